//! What the settlement could not count because it was not entered.

use serde::Serialize;

use crate::system::key_enum;
use crate::tiles::{Seat, Tile};

key_enum! {
    /// What was not entered. The key of its sentence in the catalogues is `gap.<key>`.
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

/// Something that was not entered and therefore counts as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MissingEntry {
    /// What was not entered.
    pub kind: MissingEntryKind,
    /// The player whom it concerns.
    pub seat: Seat,
    /// The tile of the kong, if it concerns a kong.
    pub tile: Option<Tile>,
}
