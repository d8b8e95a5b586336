//! What is not entered, and therefore counted as 0.

use serde::Serialize;

use crate::system::key_enum;
use crate::text::{Catalogue, Sentence, Slot};
use crate::tiles::{Seat, Tile};

key_enum! {
    /// What is not entered. Its sentence stands in the catalogues under `gap.<key>`.
    GapKind {
        /// How a player won before the first event.
        EarlierWin = "earlier-win",
        /// The hand of a player who wins.
        WinningHand = "winning-hand",
        /// The hand of a player at the end of the wall.
        Hand = "hand",
        /// The missing suit of a player at the end of the wall: taken for one that he lacks.
        Void = "void",
        /// Who discarded the winning tile.
        Discarder = "discarder",
        /// Who discarded the fourth tile of an open kong.
        KongFeeder = "kong-feeder",
        /// A kong that lies among the melds, as an event.
        Kong = "kong",
        /// The kong after which a player discarded the winning tile.
        KongBeforeDiscard = "kong-before-discard",
    }
}

/// Something that is not entered, and therefore counted as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gap {
    /// What it is.
    pub kind: GapKind,
    /// Whose it is.
    pub seat: Seat,
    /// The tile of the kong, if it is about one.
    pub tile: Option<Tile>,
}

impl Gap {
    /// The sentence that says so: "North's hand is not entered: counted as 0."
    pub fn sentence(&self, catalogue: &Catalogue) -> Sentence {
        let kong: Vec<Tile> = self.tile.into_iter().flat_map(|tile| [tile; 4]).collect();
        let seat = catalogue.get(&format!("seat.{}", self.seat)).to_owned();
        let slots = [("seat", Slot::text(seat)), ("tiles", Slot::tiles(&kong))];
        catalogue.sentence(&format!("gap.{}", self.kind.key()), &slots)
    }
}
