//! The readings of a hand as sheets: the step from a deal to its divisions.

use crate::scoring;

use super::deal::Deal;
use super::sheet::{HandSheet, sheet};

/// Every reading of a hand, the best first (R5); empty if the hand is not complete. Readings of one
/// division that count the same are included once.
pub(super) fn readings(deal: &Deal) -> Vec<HandSheet> {
    scoring::sheets(&deal.facts(), sheet)
}
