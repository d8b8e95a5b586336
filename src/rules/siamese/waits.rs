//! What 27 tiles wait for, and how far they are from a win.

use serde::Serialize;

use crate::reading::division::KNITTED;
use crate::reading::shanten;
use crate::rules::mcr;
use crate::scoring::Worth;
use crate::tiles::{Counts, Tile, TileSet, WinSource};

use super::choices;
use super::double::{Split, double_win};
use super::first::{Chosen, best_without, by_side};
use super::holding::Holding;
use super::side::{BySide, Side};

/// A tile that completes a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many copies the player does not hold.
    pub copies: u8,
    /// What each hand is worth claimed from a discard.
    pub discard: BySide<Option<Worth>>,
    /// What each hand that uses the tile is worth self-drawn.
    pub self_drawn: BySide<Option<Worth>>,
    /// The dearest double win.
    pub double: Option<Split>,
}

/// What a player waits for who has not won yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Waits {
    /// What is complete already and can be declared after any draw, without the drawn tile (M15).
    pub complete: BySide<Option<Chosen>>,
    /// The tiles that complete a hand.
    pub tiles: Vec<Wait>,
}

/// What 27 tiles wait for; nothing where there are more or fewer. A tile of which the player
/// holds all four is none.
pub fn waits(holding: &Holding) -> Waits {
    let mut waits = Waits { complete: BySide::default(), tiles: Vec::new() };
    if holding.tile().is_some() || holding.size() + 1 != Holding::COMPLETE {
        return waits;
    }
    let waiting = holding.waiting();
    waits.complete = by_side(&waiting, best_without);
    let mut dearest = Dearest::NONE;
    each_hand(&waiting, &mut |hand| dearest.note(hand));
    let needed = holding.rulings().needed();
    let held = waiting.melded().plus(waiting.standing());
    for tile in to_come(&waiting) {
        let [discard, self_drawn] = dearest.worth(tile, needed);
        let drawn = waiting.with_tile(Some(tile), WinSource::SelfDrawn);
        let double = double_win(&drawn, 1).best.first().copied();
        let helps = |worths: &BySide<Option<Worth>>| worths.a.is_some() || worths.b.is_some();
        if helps(&discard) || helps(&self_drawn) || double.is_some() {
            let copies = 4 - held.get(tile);
            waits.tiles.push(Wait { tile, copies, discard, self_drawn, double });
        }
    }
    waits
}

/// What 28 tiles that do not win wait for once one of them is discarded: of each kind that is
/// asked for.
pub fn waits_after(holding: &Holding, discards: &[Tile]) -> Vec<Vec<Wait>> {
    let waiting = holding.waiting();
    let (shared, held) = (waiting.standing(), waiting.melded().plus(waiting.standing()));
    // Of each discard, and whether it leaves a hand that is complete without another tile: only
    // then can a tile complete both.
    let mut found: Vec<(Dearest, bool)> = vec![(Dearest::NONE, false); discards.len()];
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
    let needed = holding.rulings().needed();
    let of = |(discarded, (dearest, both)): (&Tile, (Dearest, bool))| {
        let left = waiting.without(*discarded);
        let wait = |tile: Tile| {
            let [discard, self_drawn] = dearest.worth(tile, needed);
            let drawn = left.with_tile(Some(tile), WinSource::SelfDrawn);
            let double = both.then(|| double_win(&drawn, 1).best.first().copied()).flatten();
            let any = discard.a.is_some() || discard.b.is_some();
            let copies = 4 - held.get(tile);
            any.then_some(Wait { tile, copies, discard, self_drawn, double })
        };
        to_come(&waiting).filter_map(wait).collect()
    };
    discards.iter().zip(found).map(of).collect()
}

/// The kinds that may complete a hand of a player who holds these tiles.
fn to_come(waiting: &Holding) -> impl Iterator<Item = Tile> {
    let held = waiting.melded().plus(waiting.standing());
    TileSet::ALL.minus(held.at_least(4)).filter(|tile| may_be_used(waiting.standing(), *tile))
}

/// A hand that a tile completes.
struct Completed<'a> {
    side: Side,
    /// Its tiles outside melds, with the one that is still to come.
    tiles: &'a Counts,
    tile: Tile,
    /// What it is worth claimed from a discard and self-drawn.
    points: [u16; 2],
}

/// Calls `each` with every hand that some tile completes, once for each such tile.
fn each_hand(waiting: &Holding, each: &mut dyn FnMut(&Completed)) {
    let ways =
        [WinSource::Discard, WinSource::SelfDrawn].map(|source| waiting.with_tile(None, source));
    let symmetric = waiting.is_symmetric();
    let possible: TileSet = to_come(waiting).collect();
    for side in Side::BOTH.into_iter().filter(|side| !symmetric || *side == Side::A) {
        let melds = waiting.melds(side).len();
        // Equal tiles are worth as much whichever of them comes last, but for the wait.
        let mut count = |tiles: Counts, to_come: TileSet| {
            let of = |tile| {
                let last_copy = waiting.is_last_copy(tile);
                ways.each_ref().map(|way| way.deal(side, &tiles, Some(tile), last_copy))
            };
            let deals: Vec<mcr::Deal> = to_come.flat_map(of).collect();
            let points = mcr::points_of_each(&deals).unwrap_or_default();
            for (tile, points) in to_come.zip(points.chunks_exact(2)) {
                let hand = Completed { side, tiles: &tiles, tile, points: [points[0], points[1]] };
                each(&hand);
                if symmetric {
                    each(&Completed { side: side.other(), ..hand });
                }
            }
        };
        choices::hands(&waiting.pool(side), melds, &mut |tiles| {
            count(tiles, tiles.kinds().intersection(possible));
        });
        // Beside what is held already, one copy more.
        for tile in possible {
            let pool =
                waiting.with_tile(Some(tile), WinSource::SelfDrawn).pool(side).with_every(tile);
            choices::hands(&pool, melds, &mut |tiles| count(tiles, TileSet::of(tile)));
        }
    }
}

/// What the dearest hand of each side is worth that a tile completes, claimed and self-drawn.
#[derive(Clone)]
struct Dearest([[BySide<Option<u16>>; 2]; Tile::KINDS]);

impl Dearest {
    const NONE: Dearest = Dearest([[BySide { a: None, b: None }; 2]; Tile::KINDS]);

    fn note(&mut self, hand: &Completed) {
        for (worth, points) in self.0[hand.tile.index()].iter_mut().zip(hand.points) {
            worth[hand.side] = worth[hand.side].max(Some(points));
        }
    }

    fn worth(&self, tile: Tile, needed: u16) -> [BySide<Option<Worth>>; 2] {
        let of = |points| Worth::needing(needed, points, points);
        self.0[tile.index()].map(|worth| BySide::from_fn(|side| worth[side].map(of)))
    }
}

/// Whether some form may have a use for one more tile beside these: false only where none has.
fn may_be_used(tiles: &Counts, tile: Tile) -> bool {
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
pub fn distances(holding: &Holding) -> BySide<Distance> {
    let (tiles, melded) = (holding.shared(), holding.melded());
    let all = tiles.plus(&melded);
    BySide::from_fn(|side| {
        let melds = holding.melds(side).len();
        let standing = shanten::HandTiles { tiles: &tiles, melded: &melded, melds };
        let shanten::Distance { missing, useful } = shanten::distance(standing, mcr::FORMS);
        Distance { missing, useful, copies: shanten::copies_left(useful, &all) }
    })
}
