//! A deal as players write it down, before it is checked.

use crate::tiles::{BySeat, Flower, Meld, Seat, Tile, Win, Wind};

use super::ruling::Rulings;

/// The limit unless the players agree on another one (C31).
pub const LIMIT: u16 = 500;

/// What has been entered of one player's hand at the end of the deal.
///
/// A loser's hand may be given by its sets alone: the melds, and of the concealed tiles just the
/// pungs and pairs. Fewer than thirteen tiles make no one-suit double (C16), as nobody can know
/// it then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The concealed tiles, as far as known; the winner's without the winning tile.
    pub standing: Vec<Tile>,
    /// The declared sets.
    pub melds: Vec<Meld>,
    /// Flowers and seasons.
    pub flowers: Vec<Flower>,
}

/// A win as it was declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who declared a win on the tile. Several may on a discard or a robbed kong, and one of
    /// them gets it (C5).
    pub by: Vec<Seat>,
    /// The winning tile; `None` while it is not known.
    pub tile: Option<Tile>,
    /// How it came. A replacement is a free tile, after a kong or a flower alike (C20);
    /// `last_of_wall` is the last tile before the dead wall (C21).
    pub win: Win,
    /// Whether the winner was ready from the first deal on (C29).
    pub ready_on_deal: bool,
    /// Whether the winner had declared the ready hand, without which nobody wins (C6).
    pub declared_ready: bool,
}

/// How a deal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The wall is used up (C9).
    Draw,
    /// Somebody declares a win.
    Win(Claim),
}

/// A deal as players write it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The wind of the round.
    pub round: Wind,
    /// What no hand is worth more than (C30): a multiple of ten.
    pub limit: u16,
    /// Whether flowers and seasons are played with (C1).
    pub flowers: bool,
    /// The readings of the rules that the players chose.
    pub rulings: Rulings,
    /// The hands; `None` for one that was not entered, which counts as 0.
    pub hands: BySeat<Option<Entry>>,
    /// How the deal ends.
    pub ending: Ending,
}

impl Record {
    /// The hands that were entered.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Seat, &Entry)> {
        self.hands.iter().filter_map(|(seat, entry)| Some((seat, entry.as_ref()?)))
    }

    /// The win that was declared.
    pub(super) fn claim(&self) -> Option<&Claim> {
        match &self.ending {
            Ending::Win(claim) => Some(claim),
            Ending::Draw => None,
        }
    }
}
