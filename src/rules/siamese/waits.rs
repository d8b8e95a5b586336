//! The waits of 27 tiles, and how far they are from a win. The report shows them before the draw
//! and for each discard.

use crate::reading::division::KNITTED;
use crate::rules::mcr;
use crate::tiles::{Counts, Tile, TileSet, WinSource};

use super::double_win::{WinningSplit, double_win};
use super::first_win::{ChosenHand, best_of_each_hand, best_without};
use super::hand_id::{ByHand, HandId};
use super::hand_search;
use super::player_tiles::PlayerTiles;

/// A tile that completes a hand, with the value of each hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompletingTile {
    /// The tile that completes a hand.
    pub tile: Tile,
    /// The number of copies that the player does not have.
    pub copies: u8,
    /// The points of each hand if the tile is claimed from a discard.
    pub discard: ByHand<Option<i32>>,
    /// The points of each hand if the tile is self-drawn and that hand uses it.
    pub self_drawn: ByHand<Option<i32>>,
    /// The double win of the highest total if the tile is self-drawn.
    pub double: Option<WinningSplit>,
}

/// The waits of a player who has not won yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waits {
    /// The hands that are already complete and can be declared after any draw, without the drawn
    /// tile (M15).
    pub complete: ByHand<Option<ChosenHand>>,
    /// The tiles that complete a hand.
    pub tiles: Vec<CompletingTile>,
}

impl Waits {
    /// The points of the best hand that is already complete.
    pub fn complete_points(&self) -> Option<i32> {
        self.complete.a.iter().chain(&self.complete.b).map(|chosen| chosen.points).max()
    }
}

/// The waits of 27 tiles; empty for any other number. A tile is no wait if the player has all four
/// copies.
pub(crate) fn waits(player: &PlayerTiles) -> Waits {
    let mut waits = Waits { complete: ByHand::default(), tiles: Vec::new() };
    if player.tile().is_some() || player.size() + 1 != PlayerTiles::COMPLETE {
        return waits;
    }
    let waiting = player.waiting();
    waits.complete = best_of_each_hand(&waiting, best_without);
    let mut dearest = BestPoints::NONE;
    each_hand(&waiting, &mut |hand| dearest.note(hand));
    let held = waiting.melded().plus(waiting.standing());
    for tile in drawable(&waiting) {
        let [discard, self_drawn] = dearest.of(tile);
        let drawn = waiting.with_tile(Some(tile), WinSource::SelfDrawn);
        let double = double_win(&drawn, 1).best.first().copied();
        let helps = |points: &ByHand<Option<i32>>| points.a.is_some() || points.b.is_some();
        if helps(&discard) || helps(&self_drawn) || double.is_some() {
            let copies = 4 - held.get(tile);
            waits.tiles.push(CompletingTile { tile, copies, discard, self_drawn, double });
        }
    }
    waits
}

/// The waits after each of the given discards, of 28 tiles that do not win.
pub(crate) fn waits_after(player: &PlayerTiles, discards: &[Tile]) -> Vec<Waits> {
    let waiting = player.waiting();
    let (shared, held) = (waiting.standing(), waiting.melded().plus(waiting.standing()));
    // For each discard: the best points, and whether a hand is left that is complete without
    // another tile. Only then can one tile complete both hands.
    let mut found: Vec<(BestPoints, bool)> = vec![(BestPoints::NONE, false); discards.len()];
    each_hand(&waiting, &mut |hand| {
        let complete = shared.holds(hand.tiles);
        for (discard, (dearest, both)) in discards.iter().zip(&mut found) {
            let spare = shared.get(*discard) > hand.tiles.get(*discard);
            *both |= complete && spare;
            if spare || hand.tile == *discard && complete {
                dearest.note(hand);
            }
        }
    });
    let of = |(discarded, (dearest, both)): (&Tile, (BestPoints, bool))| {
        let left = waiting.without(*discarded);
        let wait = |tile: Tile| {
            let [discard, self_drawn] = dearest.of(tile);
            let drawn = left.with_tile(Some(tile), WinSource::SelfDrawn);
            let double = both.then(|| double_win(&drawn, 1).best.first().copied()).flatten();
            let any = discard.a.is_some() || discard.b.is_some();
            let copies = 4 - held.get(tile);
            any.then_some(CompletingTile { tile, copies, discard, self_drawn, double })
        };
        let tiles = drawable(&waiting).filter_map(wait).collect();
        let complete = match both {
            true => best_of_each_hand(&left.waiting(), best_without),
            false => ByHand::default(),
        };
        Waits { complete, tiles }
    };
    discards.iter().zip(found).map(of).collect()
}

/// The kinds that the player can still draw and that may complete a hand.
fn drawable(waiting: &PlayerTiles) -> impl Iterator<Item = Tile> {
    let held = waiting.melded().plus(waiting.standing());
    TileSet::ALL
        .minus(held.at_least(4))
        .iter()
        .filter(|tile| can_be_used(waiting.standing(), *tile))
}

/// A hand that is completed by one tile.
struct Completed<'a> {
    id: HandId,
    /// Its tiles outside melds, including the winning tile.
    tiles: &'a Counts,
    tile: Tile,
    /// Its points if the tile is claimed from a discard, and if it is self-drawn.
    points: [i32; 2],
}

/// Calls `each` with every hand that one tile completes, once for each such tile.
fn each_hand(waiting: &PlayerTiles, each: &mut dyn FnMut(&Completed)) {
    let ways =
        [WinSource::Discard, WinSource::SelfDrawn].map(|source| waiting.with_tile(None, source));
    let symmetric = waiting.is_symmetric();
    let possible: TileSet = drawable(waiting).collect();
    for id in HandId::BOTH.into_iter().filter(|id| !symmetric || *id == HandId::A) {
        let melds = waiting.melds(id).len();
        // The tiles are divided once for all winning tiles: only the wait differs.
        let mut count = |tiles: Counts, drawable: TileSet| {
            let of = |tile| {
                let last_copy = waiting.is_last_copy(tile);
                ways.each_ref().map(|source| source.deal(id, &tiles, Some(tile), last_copy))
            };
            let deals: Vec<mcr::Deal> = drawable.iter().flat_map(of).collect();
            let points = mcr::points_of_each(&deals).unwrap_or_default();
            for (tile, points) in drawable.iter().zip(points.chunks_exact(2)) {
                let hand = Completed {
                    id,
                    tiles: &tiles,
                    tile,
                    points: [points[0].into(), points[1].into()],
                };
                each(&hand);
                if symmetric {
                    each(&Completed { id: id.other(), ..hand });
                }
            }
        };
        hand_search::each_hand(&waiting.pool(id), melds, &mut |tiles| {
            count(tiles, tiles.kinds().intersection(possible));
        });
        // Now the hands that need one copy more than the player has.
        for tile in possible {
            let pool =
                waiting.with_tile(Some(tile), WinSource::SelfDrawn).pool(id).with_every(tile);
            hand_search::each_hand(&pool, melds, &mut |tiles| count(tiles, TileSet::of(tile)));
        }
    }
}

/// The best points of each hand by winning tile, claimed from a discard and self-drawn.
#[derive(Clone)]
struct BestPoints([[ByHand<Option<i32>>; 2]; Tile::KINDS]);

impl BestPoints {
    const NONE: BestPoints = BestPoints([[ByHand { a: None, b: None }; 2]; Tile::KINDS]);

    fn note(&mut self, hand: &Completed) {
        for (best, points) in self.0[hand.tile.index()].iter_mut().zip(hand.points) {
            best[hand.id] = best[hand.id].max(Some(points));
        }
    }

    fn of(&self, tile: Tile) -> [ByHand<Option<i32>>; 2] {
        self.0[tile.index()]
    }
}

/// Whether any form may use one more tile besides these. `false` means that none can.
fn can_be_used(tiles: &Counts, tile: Tile) -> bool {
    let kinds = tiles.kinds();
    let chow = |low: Tile| {
        let others = [Some(low), low.up(1), low.up(2)];
        others.into_iter().all(|t| t.is_some_and(|t| t == tile || kinds.contains(t)))
    };
    let chows =
        || Tile::all().filter(|low| low.up(2).is_some_and(|high| *low <= tile && tile <= high));
    let orphans = TileSet::TERMINALS_AND_HONORS;
    let with = kinds.union(TileSet::of(tile));
    let knitted = |knit: TileSet| {
        let singles = knit.union(TileSet::HONORS);
        singles.contains(tile) && with.intersection(singles).len() >= 14
            || knit.contains(tile) && knit.minus(with).is_empty()
    };
    kinds.contains(tile)
        || chows().any(chow)
        || orphans.contains(tile) && orphans.minus(with).is_empty()
        || KNITTED.into_iter().any(knitted)
}
