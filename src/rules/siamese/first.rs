//! The best first win: one hand of fourteen out of all that a player holds (M4, M5).

use serde::Serialize;

use crate::count::Counts;
use crate::rules::mcr;
use crate::tile::Tile;

use super::choices;
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
        holding.deal(self.side, &self.tiles, tile, self.last_copy)
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
    let a = best_of(holding, Side::A);
    let b = if holding.is_symmetric() {
        a.map(|chosen| Chosen { side: Side::B, ..chosen })
    } else {
        best_of(holding, Side::B)
    };
    BySide { a, b }
}

fn best_of(holding: &Holding, side: Side) -> Option<Chosen> {
    let drawn = holding.tile()?;
    let last_copy = holding.situation().win.last_copy;
    let mut best: Option<Chosen> = None;
    choices::hands(&holding.pool(side), holding.melds(side).len(), &mut |tiles| {
        let uses_tile = tiles.get(drawn) > 0;
        if !uses_tile && !holding.self_drawn() {
            return;
        }
        let tile = Some(drawn).filter(|_| uses_tile);
        let points = worth(holding, side, &tiles, tile, last_copy).unwrap_or(0);
        if best.is_none_or(|best| points > best.points) {
            best = Some(Chosen { side, tiles, uses_tile, last_copy, points });
        }
    });
    best
}

impl Serialize for Chosen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut s = serializer.serialize_struct("Chosen", 5)?;
        s.serialize_field("side", &self.side)?;
        s.serialize_field("tiles", &self.tiles.tiles().collect::<Vec<_>>())?;
        s.serialize_field("uses_tile", &self.uses_tile)?;
        s.serialize_field("last_copy", &self.last_copy)?;
        s.serialize_field("points", &self.points)?;
        s.end()
    }
}
