//! What 27 tiles wait for, and how far they are from a win.

use serde::Serialize;

use crate::count::Counts;
use crate::division::KNITTED;
use crate::report::Worth;
use crate::rules::mcr;
use crate::tile::{Tile, TileSet};
use crate::wait;
use crate::win::Way;

use super::double::{Split, double_win};
use super::first::{Chosen, best_in_ways, best_without, by_side};
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
    let waiting = holding.with_tile(None, Way::SelfDrawn);
    if holding.tile().is_some() || holding.size() + 1 != Holding::COMPLETE {
        return waits;
    }
    waits.complete = by_side(&waiting, best_without);
    let held = waiting.melded().plus(waiting.standing());
    let possible = TileSet::ALL.minus(held.at_least(4));
    for tile in possible.filter(|tile| may_be_used(waiting.standing(), *tile)) {
        let ways = [Way::Discard, Way::SelfDrawn].map(|way| holding.with_tile(Some(tile), way));
        let [claimed, drawn] = &ways;
        let a = best_in_ways([claimed, drawn], Side::A);
        let b = match holding.is_symmetric() {
            true => a,
            false => best_in_ways([claimed, drawn], Side::B),
        };
        let worth = |way: usize| {
            let needed = holding.rulings().needed();
            let of = |points: u16| Worth::needing(needed, points, points);
            let best = BySide { a: a[way], b: b[way] };
            BySide::from_fn(|side| best[side].map(|chosen| of(chosen.points)))
        };
        let wait = Wait {
            tile,
            copies: 4 - held.get(tile),
            discard: worth(0),
            self_drawn: worth(1),
            double: double_win(drawn, 1).best.first().copied(),
        };
        let helps = |worths: &BySide<Option<Worth>>| worths.a.is_some() || worths.b.is_some();
        if helps(&wait.discard) || helps(&wait.self_drawn) || wait.double.is_some() {
            waits.tiles.push(wait);
        }
    }
    waits
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
        let standing = wait::Standing { tiles: &tiles, melded: &melded, melds };
        let wait::Distance { missing, useful } = wait::distance(standing, mcr::FORMS);
        Distance { missing, useful, copies: wait::copies_left(useful, &all) }
    })
}
