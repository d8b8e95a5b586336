//! Why a declared win is not valid: the minimum (M16), the golden rule (M7), a deal that is over (M10), or a
//! mistake of the player (M18). [`Course`](super::course::Course) checks it.

use crate::scoring::Note;
use crate::system::key_enum;
use crate::tiles::Seat;

key_enum! {
    /// Why a declared win is not valid. The sentence for it is in the text catalogues under
    /// `siamese.invalid.<key>`.
    InvalidWin {
        /// The hand has fewer than eight points (M16).
        BelowMinimum = "below-minimum",
        /// The second win is worth less than the player's first win (M7).
        BelowFirst = "below-first",
        /// The deal was over because a player already had two wins (M10).
        DealOver = "deal-over",
        /// The player made a mistake before, after which MCR allows no win in the deal (M18).
        AfterMistake = "after-mistake",
    }
}

impl InvalidWin {
    /// The note that a player's win is not valid.
    pub fn note(self, seat: Seat) -> Note {
        Note::of(format!("siamese.invalid.{}", self.key()), seat)
    }
}
