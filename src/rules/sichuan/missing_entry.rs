//! What the settlement could not count because it was not entered, and where it is entered.

use crate::system::key_enum;
use crate::tiles::{Seat, Tile};

use super::ruling::{Ruling, Rulings};

key_enum! {
    /// What was not entered. The key of its sentence in the catalogues is `missing.<key>` if it moves
    /// points, and else `gap.<key>`.
    MissingEntryKind {
        /// How a player won before the first event.
        EarlierWin = "earlier-win",
        /// The hand of a player who wins.
        WinningHand = "winning-hand",
        /// The hand of a player at the end of the wall.
        Hand = "hand",
        /// The missing suit of a player at the end of the wall: assumed to be one that the hand
        /// lacks.
        MissingSuit = "void",
        /// The player who discarded the winning tile.
        Discarder = "discarder",
        /// The player who discarded the fourth tile of an open kong.
        KongFeeder = "kong-feeder",
        /// The event of a kong that is among the melds.
        Kong = "kong",
        /// The kong after which a player discarded the winning tile.
        KongBeforeDiscard = "kong-before-discard",
    }
}

impl MissingEntryKind {
    /// Whether points may move because of it, so that nothing can be paid before it is entered.
    ///
    /// A win before the first event is settled on its own. A missing suit is certain enough: a player
    /// keeps no tile of it. The points for the kong before a discard go back to those who paid them
    /// (S12), unless the winner gets them (S-A12).
    pub fn moves_points(self, rulings: Rulings) -> bool {
        match self {
            MissingEntryKind::EarlierWin | MissingEntryKind::MissingSuit => false,
            MissingEntryKind::KongBeforeDiscard => rulings.on(Ruling::KongToWinner),
            _ => true,
        }
    }
}

/// Something that was not entered and therefore counts as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissingEntry {
    /// What was not entered.
    pub kind: MissingEntryKind,
    /// The player whom it concerns.
    pub seat: Seat,
    /// The tile of the kong, if it concerns a kong.
    pub tile: Option<Tile>,
    /// The index of the event that needs it. `None` if none does.
    pub event: Option<usize>,
}
