//! A deal as it was entered, before any check. The answers of a draft become a [`Record`], and
//! [`Deal::new`](super::Deal::new) checks it.

use crate::tiles::{BySeat, Flower, Meld, Seat, Tile, Win, Wind};

use super::ruling::Rulings;

/// The limit, unless the players agree on another one (C31).
pub(crate) const LIMIT: u16 = 500;

/// One player's hand as it was entered, at the end of the deal.
///
/// A losing hand may be entered as its sets alone: the melds, and the concealed pungs and pairs. A
/// hand of fewer than thirteen tiles has no one-suit double (C16), because its other tiles are not
/// known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct EnteredHand {
    /// The concealed tiles, as far as they are known; the winner's without the winning tile.
    pub standing: Vec<Tile>,
    /// The declared sets.
    pub melds: Vec<Meld>,
    /// Flowers and seasons.
    pub flowers: Vec<Flower>,
}

/// A win as it was declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The players who declare a win on the tile. Several may claim a discard or a robbed kong, and
    /// one of them wins (C5).
    pub by: Vec<Seat>,
    /// The winning tile; `None` while it is not known.
    pub tile: Option<Tile>,
    /// What else was answered about the win.
    pub details: WinDetails,
}

/// What is answered about a win, whoever wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WinDetails {
    /// How the tile came. A replacement is a free tile, after a kong or a flower (C20), and
    /// `last_of_wall` is the last tile before the dead wall (C21).
    pub win: Win,
    /// Whether the winner was ready on the first deal (C29).
    pub ready_on_deal: bool,
    /// Whether the winner had declared the ready hand; otherwise the win does not count (C6).
    pub declared_ready: bool,
}

/// How a deal ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The wall is used up (C9).
    Draw,
    /// At least one player declares a win.
    Win(Claim),
}

/// A deal as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// The prevalent wind.
    pub round: Wind,
    /// The highest value of a hand (C30): a multiple of ten.
    pub limit: u16,
    /// Whether flowers and seasons are in play (C1).
    pub flowers: bool,
    /// The rulings in force.
    pub rulings: Rulings,
    /// The hands; `None` for a hand that was not entered, which counts as 0.
    pub hands: BySeat<Option<EnteredHand>>,
    /// How the deal ends.
    pub ending: Ending,
}

impl Record {
    /// The hands that were entered.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Seat, &EnteredHand)> {
        self.hands.iter().filter_map(|(seat, entry)| Some((seat, entry.as_ref()?)))
    }

    /// The declared win; `None` for a drawn deal.
    pub(super) fn claim(&self) -> Option<&Claim> {
        match &self.ending {
            Ending::Win(claim) => Some(claim),
            Ending::Draw => None,
        }
    }
}
