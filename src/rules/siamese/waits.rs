//! What 27 tiles wait for, and how far they are from a win.

use serde::Serialize;

use crate::reading::division::KNITTED;
use crate::reading::shanten;
use crate::rules::mcr;
use crate::scoring::Worth;
use crate::tiles::{Counts, Tile, TileSet, WinSource};

use super::double_win::{WinningSplit, double_win};
use super::first_win::{ChosenHand, best_of_each_hand, best_without};
use super::hand_id::{ByHand, HandId};
use super::hand_search;
use super::player_tiles::PlayerTiles;

/// A tile that completes a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CompletingTile {
    /// The tile.
    pub tile: Tile,
    /// How many copies the player does not hold.
    pub copies: u8,
    /// What each hand is worth claimed from a discard.
    pub discard: ByHand<Option<Worth>>,
    /// What each hand that uses the tile is worth self-drawn.
    pub self_drawn: ByHand<Option<Worth>>,
    /// The dearest double win.
    pub double: Option<WinningSplit>,
}

/// What a player waits for who has not won yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Waits {
    /// What is complete already and can be declared after any draw, without the drawn tile (M15).
    pub complete: ByHand<Option<ChosenHand>>,
    /// The tiles that complete a hand.
    pub tiles: Vec<CompletingTile>,
}

/// What 27 tiles wait for; nothing where there are more or fewer. A tile of which the player
/// holds all four is none.
pub fn waits(player: &PlayerTiles) -> Waits {
    let mut waits = Waits { complete: ByHand::default(), tiles: Vec::new() };
    if player.tile().is_some() || player.size() + 1 != PlayerTiles::COMPLETE {
        return waits;
    }
    let waiting = player.waiting();
    waits.complete = best_of_each_hand(&waiting, best_without);
    let mut dearest = BestPoints::NONE;
    each_hand(&waiting, &mut |hand| dearest.note(hand));
    let needed = player.rulings().needed();
    let held = waiting.melded().plus(waiting.standing());
    for tile in drawable(&waiting) {
        let [discard, self_drawn] = dearest.worth(tile, needed);
        let drawn = waiting.with_tile(Some(tile), WinSource::SelfDrawn);
        let double = double_win(&drawn, 1).best.first().copied();
        let helps = |worths: &ByHand<Option<Worth>>| worths.a.is_some() || worths.b.is_some();
        if helps(&discard) || helps(&self_drawn) || double.is_some() {
            let copies = 4 - held.get(tile);
            waits.tiles.push(CompletingTile { tile, copies, discard, self_drawn, double });
        }
    }
    waits
}

/// What 28 tiles that do not win wait for once one of them is discarded: of each kind that is
/// asked for.
pub fn waits_after(player: &PlayerTiles, discards: &[Tile]) -> Vec<Vec<CompletingTile>> {
    let waiting = player.waiting();
    let (shared, held) = (waiting.standing(), waiting.melded().plus(waiting.standing()));
    // Of each discard, and whether it leaves a hand that is complete without another tile: only
    // then can a tile complete both.
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
    let needed = player.rulings().needed();
    let of = |(discarded, (dearest, both)): (&Tile, (BestPoints, bool))| {
        let left = waiting.without(*discarded);
        let wait = |tile: Tile| {
            let [discard, self_drawn] = dearest.worth(tile, needed);
            let drawn = left.with_tile(Some(tile), WinSource::SelfDrawn);
            let double = both.then(|| double_win(&drawn, 1).best.first().copied()).flatten();
            let any = discard.a.is_some() || discard.b.is_some();
            let copies = 4 - held.get(tile);
            any.then_some(CompletingTile { tile, copies, discard, self_drawn, double })
        };
        drawable(&waiting).filter_map(wait).collect()
    };
    discards.iter().zip(found).map(of).collect()
}

/// The kinds that may complete a hand of a player who holds these tiles.
fn drawable(waiting: &PlayerTiles) -> impl Iterator<Item = Tile> {
    let held = waiting.melded().plus(waiting.standing());
    TileSet::ALL.minus(held.at_least(4)).filter(|tile| can_be_used(waiting.standing(), *tile))
}

/// A hand that a tile completes.
struct Completed<'a> {
    id: HandId,
    /// Its tiles outside melds, with the one that is still to come.
    tiles: &'a Counts,
    tile: Tile,
    /// What it is worth claimed from a discard and self-drawn.
    points: [u16; 2],
}

/// Calls `each` with every hand that some tile completes, once for each such tile.
fn each_hand(waiting: &PlayerTiles, each: &mut dyn FnMut(&Completed)) {
    let ways =
        [WinSource::Discard, WinSource::SelfDrawn].map(|source| waiting.with_tile(None, source));
    let symmetric = waiting.is_symmetric();
    let possible: TileSet = drawable(waiting).collect();
    for id in HandId::BOTH.into_iter().filter(|id| !symmetric || *id == HandId::A) {
        let melds = waiting.melds(id).len();
        // Equal tiles are worth as much whichever of them comes last, but for the wait.
        let mut count = |tiles: Counts, drawable: TileSet| {
            let of =
                |tile| ways.each_ref().map(|source| source.deal(id, &tiles, Some(tile), false));
            let deals: Vec<mcr::Deal> = drawable.flat_map(of).collect();
            let points = mcr::points_of_each(&deals).unwrap_or_default();
            for (tile, points) in drawable.zip(points.chunks_exact(2)) {
                let hand = Completed { id, tiles: &tiles, tile, points: [points[0], points[1]] };
                each(&hand);
                if symmetric {
                    each(&Completed { id: id.other(), ..hand });
                }
            }
        };
        hand_search::each_hand(&waiting.pool(id), melds, &mut |tiles| {
            count(tiles, tiles.kinds().intersection(possible));
        });
        // Beside what is held already, one copy more.
        for tile in possible {
            let pool =
                waiting.with_tile(Some(tile), WinSource::SelfDrawn).pool(id).with_every(tile);
            hand_search::each_hand(&pool, melds, &mut |tiles| count(tiles, TileSet::of(tile)));
        }
    }
}

/// What the dearest hand of each side is worth that a tile completes, claimed and self-drawn.
#[derive(Clone)]
struct BestPoints([[ByHand<Option<u16>>; 2]; Tile::KINDS]);

impl BestPoints {
    const NONE: BestPoints = BestPoints([[ByHand { a: None, b: None }; 2]; Tile::KINDS]);

    fn note(&mut self, hand: &Completed) {
        for (worth, points) in self.0[hand.tile.index()].iter_mut().zip(hand.points) {
            worth[hand.id] = worth[hand.id].max(Some(points));
        }
    }

    fn worth(&self, tile: Tile, needed: u16) -> [ByHand<Option<Worth>>; 2] {
        let of = |points| Worth::needing(needed, points, points);
        self.0[tile.index()].map(|worth| ByHand::from_fn(|id| worth[id].map(of)))
    }
}

/// Whether some form may have a use for one more tile beside these: false only where none has.
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

/// How far a hand is from complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Distance {
    /// How many tiles it misses; 0 is complete, 1 is ready.
    pub missing: u8,
    /// The kinds that bring it nearer.
    pub useful: TileSet,
    /// How many copies of them the player does not hold.
    pub copies: u8,
}

/// How far each hand is from complete, if it may take any of the shared tiles; pins are left
/// out of account.
pub fn distances(player: &PlayerTiles) -> ByHand<Distance> {
    let (tiles, melded) = (player.shared(), player.melded());
    let all = tiles.plus(&melded);
    ByHand::from_fn(|id| {
        let melds = player.melds(id).len();
        let standing = shanten::Standing { tiles: &tiles, melded: &melded, melds };
        let shanten::Distance { missing, useful } = shanten::distance(standing, mcr::FORMS);
        Distance { missing, useful, copies: shanten::copies_left(useful, &all) }
    })
}
