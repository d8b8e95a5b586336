//! One reading of a won hand: the input of the detections.

use arrayvec::ArrayVec;

use crate::entry::Hand;
use crate::reading::division::{Division, Form, Part};
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::Tile;

use super::deal::Deal;
use super::declared::DeclaredWin;
use super::winning_tiles::WinningTiles;

/// The result of a detection: the evidence for a row, or the first obstacle.
pub(super) type Found = Result<Evidence, Obstacle>;

/// A division of the winner's hand, and the part that the winning tile completed.
pub(super) struct Reading<'a> {
    pub deal: &'a Deal,
    pub win: &'a DeclaredWin,
    pub hand: &'a Hand,
    pub tile: Tile,
    pub division: &'a Division,
    pub won: Part,
}

impl<'a> Reading<'a> {
    /// The reading of a division in which the winning tile completed the part `won`. Returns `None`
    /// for a deal that nobody won.
    pub fn of(deal: &'a Deal, division: &'a Division, won: Part) -> Option<Reading<'a>> {
        let (win, hand) = (deal.win()?, deal.winner()?);
        Some(Reading { deal, win, hand, tile: hand.win()?, division, won })
    }

    /// The tiles of a hand without melds; `None` with melds.
    pub fn concealed(&self) -> Option<WinningTiles<'a>> {
        WinningTiles::new(self.deal).filter(|winning| winning.melds.is_empty())
    }

    /// The reading of a division that is best for the winner, who may choose which of several
    /// identical tiles came last (N24). That is a pair with a lone jing if the tile was self-drawn,
    /// and any other part if it was claimed.
    pub fn best(deal: &'a Deal, division: &'a Division) -> Option<Reading<'a>> {
        let mut reading = Reading::of(deal, division, Part::PAIR)?;
        let drawn = reading.win.source.is_self_drawn();
        let parts = division.parts().filter(|part| reading.may_be_won(*part));
        reading.won = parts.min_by_key(|part| (reading.is_lone_jing(*part) != drawn, *part))?;
        Some(reading)
    }

    /// Whether the winning tile can have completed the part. A claimed tile is not wild (N5).
    fn may_be_won(&self, part: Part) -> bool {
        let declared = part.as_set().is_some_and(|i| self.division.sets[i].declared);
        let tiles = self.tiles_in(part);
        let has_tile = if self.win.source.is_self_drawn() {
            tiles.iter().any(|(tile, _)| *tile == self.tile)
        } else {
            tiles.contains(&(self.tile, self.tile))
        };
        !declared && has_tile
    }

    /// The tiles in a part, each with the tile that it stands for.
    fn tiles_in(&self, part: Part) -> ArrayVec<(Tile, Tile), 14> {
        let mut tiles: ArrayVec<(Tile, Tile), 14> =
            self.division.tiles(part).into_iter().map(|tile| (tile, tile)).collect();
        for wild in self.division.wilds.iter().filter(|w| w.part == part) {
            let place = tiles.iter().position(|place| *place == (wild.stands_for, wild.stands_for));
            if let Some(place) = place {
                tiles[place].0 = wild.tile;
            }
        }
        tiles
    }

    /// Whether the part is a pair of the winning tile and a jing, wild or at face value (N24).
    pub fn is_lone_jing(&self, part: Part) -> bool {
        let [(a, _), (b, _)] = self.tiles_in(part)[..] else { return false };
        let jing = self.deal.jing();
        part.as_pair().is_some() && (a == self.tile && jing.has(b) || b == self.tile && jing.has(a))
    }

    /// Checks that the division has a form.
    pub fn require_form(&self, wanted: Form) -> Result<(), Obstacle> {
        if self.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
    }
}
