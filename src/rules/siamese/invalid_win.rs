//! The conditions for declaring a win: the minimum (M16) and the golden rule (M7), in a deal that is not over
//! (M10), by a player who has made no mistake (M18).

use crate::system::key_enum;

use super::ruling::Rulings;

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

/// Checks whether a hand of so many points may be declared. `first` is the value of the player's
/// first win, if there was one.
///
/// # Errors
/// The reason why it may not. The minimum is checked before the golden rule.
pub(crate) fn check_win(
    points: i32,
    first: Option<i32>,
    rulings: Rulings,
) -> Result<(), InvalidWin> {
    if !rulings.enough(points) {
        Err(InvalidWin::BelowMinimum)
    } else if first.is_some_and(|first| points < first) {
        Err(InvalidWin::BelowFirst)
    } else {
        Ok(())
    }
}
