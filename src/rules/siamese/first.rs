//! The best first win: one hand of fourteen out of all that a player holds (M4, M5).

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::rules::mcr;
use crate::tiles::{Counts, Tile};

use super::choices::{self, Pool};
use super::holding::Holding;
use super::side::{BySide, Side};

/// A complete hand chosen from the shared tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Which of the hands it is.
    pub side: Side,
    /// Its tiles outside melds, with the drawn or claimed one if it is used.
    pub tiles: Counts,
    /// Whether it uses the drawn or claimed tile (M15).
    pub uses_tile: bool,
    /// Whether that counts as the last of its kind (M9).
    pub last_copy: bool,
    /// What it is worth.
    pub points: u16,
}

impl Chosen {
    /// The chosen hand as a deal of MCR, for its sheets and reasons.
    pub fn deal(&self, holding: &Holding) -> mcr::Deal {
        let tile = holding.tile().filter(|_| self.uses_tile);
        // What is said of the drawn tile is true even where it does not help this hand.
        let said = !self.uses_tile && holding.situation().win.last_copy;
        holding.deal(self.side, &self.tiles, tile, self.last_copy || said)
    }
}

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut s = serializer.serialize_struct("Chosen", 5)?;
        s.serialize_field("side", &self.side)?;
        s.serialize_field("tiles", &self.tiles.tiles().collect::<Vec<_>>())?;
        s.serialize_field("uses_tile", &self.uses_tile)?;
        s.serialize_field("last_copy", &self.last_copy)?;
        s.serialize_field("points", &self.points)?;
        s.end()
    }
}

/// One of the hands with these tiles, counted to its best sheet; `None` if it is not complete.
pub(super) fn worth(
    holding: &Holding,
    side: Side,
    tiles: &Counts,
    tile: Option<Tile>,
    last_copy: bool,
) -> Option<u16> {
    Some(mcr::best(&holding.deal(side, tiles, tile, last_copy))?.points)
}

/// The dearest hand that each side can win with now, however little it is worth; `None` where
/// there is no complete one.
///
/// A discard must be used. A drawn tile need not be (M15), but whoever has it uses it: that takes
/// no fan away.
pub fn first_win(holding: &Holding) -> BySide<Option<Chosen>> {
    by_side(holding, best_of)
}

/// The best hand of each side, looked for once where both are alike.
pub(super) fn by_side(
    holding: &Holding,
    best: impl Fn(&Holding, Side) -> Option<Chosen>,
) -> BySide<Option<Chosen>> {
    let a = best(holding, Side::A);
    let b = if holding.is_symmetric() {
        a.map(|chosen| Chosen { side: Side::B, ..chosen })
    } else {
        best(holding, Side::B)
    };
    BySide { a, b }
}

fn best_of(holding: &Holding, side: Side) -> Option<Chosen> {
    let used = best_with(holding, side);
    let unused = if holding.self_drawn() { best_without(holding, side) } else { None };
    match (used, unused) {
        (Some(used), Some(unused)) if used.points < unused.points => Some(unused),
        (used, unused) => used.or(unused),
    }
}

/// The dearest hand of a side that uses the drawn or claimed tile.
fn best_with(holding: &Holding, side: Side) -> Option<Chosen> {
    let tile = holding.tile()?;
    best_from(holding, side, &holding.pool(side).with(tile), Some(tile))
}

/// The dearest hand of a side that leaves the kind of the drawn tile to the other. While no tile
/// is drawn, that is what wins with any.
pub(super) fn best_without(holding: &Holding, side: Side) -> Option<Chosen> {
    let pool = holding.pool(side);
    let pool = holding.tile().map_or(pool, |tile| pool.without(tile));
    best_from(holding, side, &pool, None)
}

fn best_from(holding: &Holding, side: Side, pool: &Pool, tile: Option<Tile>) -> Option<Chosen> {
    let mut best: Option<Chosen> = None;
    let uses_tile = tile.is_some();
    let last_copy = uses_tile && holding.situation().win.last_copy;
    choices::hands(pool, holding.melds(side).len(), &mut |tiles| {
        let points = worth(holding, side, &tiles, tile, last_copy).unwrap_or(0);
        if best.is_none_or(|best| points > best.points) {
            best = Some(Chosen { side, tiles, uses_tile, last_copy, points });
        }
    });
    best
}
