//! What may be declared: the minimum (M16) and the golden rule (M7).

use crate::system::key_enum;

use super::ruling::Rulings;

key_enum! {
    /// Why a declared win is none. Its sentence stands in the text catalogues under
    /// `siamese.invalid.<key>`.
    Invalid {
        /// The hand is not complete.
        NotComplete = "not-complete",
        /// Fewer than eight points (M16).
        BelowMinimum = "below-minimum",
        /// A second win that is worth less than the player's first (M7).
        BelowFirst = "below-first",
        /// A player had two wins before: the deal was over (M10).
        DealOver = "deal-over",
    }
}

/// Whether a hand may be declared: `points` where it is complete, `first` what the player's first
/// win was worth, if there was one.
///
/// # Errors
/// Why not; the minimum comes before the golden rule.
pub fn verdict(points: Option<u16>, first: Option<u16>, rulings: Rulings) -> Result<(), Invalid> {
    match points {
        None => Err(Invalid::NotComplete),
        Some(points) if !rulings.enough(points) => Err(Invalid::BelowMinimum),
        Some(points) if first.is_some_and(|first| points < first) => Err(Invalid::BelowFirst),
        Some(_) => Ok(()),
    }
}
