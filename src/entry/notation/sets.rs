//! Sets: the meld that some tiles make as they are written.

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Meld, Tile, TileSet};

use super::pieces::{Piece, Pose};

/// Tiles that are written as one set.
#[derive(Clone, Copy)]
pub(super) struct Set<'a> {
    /// The tiles, as they are written.
    pub pieces: &'a [Piece],
    /// What other programs write behind a comma: the place of the claimed tile, from 5 on for the tile
    /// that was added to a pung.
    pub note: Option<&'a str>,
    /// Whether brackets or marks say that a tile was claimed.
    pub is_claimed: bool,
    /// Whether a mark says that a tile was added to a pung.
    pub is_added: bool,
    /// The text, for messages.
    pub written: &'a str,
}

impl<'a> Set<'a> {
    /// Tiles that are a set only by the way they lie.
    pub fn laid(pieces: &'a [Piece], written: &'a str) -> Set<'a> {
        Set { pieces, note: None, is_claimed: false, is_added: false, written }
    }

    /// The meld. `marked_once` are the kinds of which only one copy is marked.
    ///
    /// # Errors
    /// Why the tiles make none.
    pub fn meld(&self, marked_once: TileSet) -> Result<Meld, Fault> {
        let mut marked = self.pieces.iter().filter(|piece| piece.is_marked);
        let (first, again) = (marked.next(), marked.next());
        let tile = again.and(first).and_then(|piece| piece.face);
        if let Some(tile) = tile.filter(|tile| marked_once.contains(*tile)) {
            return Err(Fault::new(FaultCode::MARKED_TWICE).tiles([tile]));
        }
        let mut tiles: Vec<Tile> = self.pieces.iter().filter_map(|piece| piece.face).collect();
        tiles.sort_unstable();
        let meld = if tiles.len() < self.pieces.len() {
            self.half_hidden(&tiles)
        } else {
            self.of(&tiles)?
        };
        let meld = meld.map(|meld| meld.with_mark(first.is_some()));
        meld.ok_or_else(|| self.not_a_meld(&tiles, marked_once))
    }

    /// The concealed kong of which two tiles lie face down.
    fn half_hidden(&self, tiles: &[Tile]) -> Option<Meld> {
        match tiles {
            [a, b] if a == b && self.pieces.len() == 4 => Some(Meld::concealed_kong(*a)),
            _ => None,
        }
    }

    /// The meld of sorted tiles; `None` if they make none.
    fn of(&self, tiles: &[Tile]) -> Result<Option<Meld>, Fault> {
        let has = |pose: Pose| self.pieces.iter().any(|piece| piece.pose == pose);
        let is_added = self.is_added || has(Pose::Added);
        let place = match self.note.map(|note| note.trim().parse::<u8>()) {
            Some(Err(_)) => return Ok(None),
            Some(Ok(place)) => place,
            None if is_added => 5,
            None => u8::from(self.is_claimed || has(Pose::Lying)),
        };
        let alike = tiles.windows(2).all(|w| w[0] == w[1]);
        Ok(match (tiles, place) {
            // The tile that was added lies on another one, which is written once for both.
            ([a, _, _], _) if alike && is_added && !self.is_added => Some(Meld::added_kong(*a)),
            ([a, _, _], 0..=7) if alike && !is_added => Some(Meld::pung(*a)),
            ([a, _, _, _], 0) if alike => Some(Meld::concealed_kong(*a)),
            ([a, _, _, _], 1..=4) if alike => Some(Meld::kong(*a)),
            ([a, _, _, _], 5..=7) if alike => Some(Meld::added_kong(*a)),
            ([a, b, c], 0..=3) if a.up(1) == Some(*b) && a.up(2) == Some(*c) => Meld::chow(*a),
            ([a, b, c], 0..=3) if !alike && tiles.iter().all(|tile| tile.is_honor()) => {
                let tiles = [*a, *b, *c];
                let fault = || Fault::new(FaultCode::HONORS_NO_MELD).tiles(tiles);
                Some(Meld::honor_chow(tiles).ok_or_else(fault)?)
            }
            _ => None,
        })
    }

    /// Why sorted tiles make no meld. Where they would make one without what stands behind the comma, that is wrong.
    fn not_a_meld(&self, tiles: &[Tile], marked_once: TileSet) -> Fault {
        let is_mark = self.note.is_some() && Set { note: None, ..*self }.meld(marked_once).is_ok();
        let code = if is_mark { FaultCode::UNKNOWN_MELD_MARK } else { FaultCode::NOT_A_MELD };
        let written = if self.written.trim().is_empty() { "[]" } else { self.written.trim() };
        Fault::new(code).value(written).tiles(tiles.iter().copied())
    }
}
