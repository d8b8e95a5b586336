//! The engine of sanma: that of riichi, for this form of it.

use crate::rules::riichi::terms::Terms;
use crate::rules::riichi::{Riichi, Variant};

use super::SYSTEM;
use super::checks::faults;
use super::ruling::RULINGS;

/// The engine of sanma.
pub const ENGINE: Riichi = Riichi(&VARIANT);

/// What three players have of their own that their system does not say.
static VARIANT: Variant = Variant { system: &SYSTEM, rulings: RULINGS, always: &[], faults };

/// The rulings of these bits, for the score table.
pub(super) fn terms(bits: u64) -> Terms {
    Terms::of(&VARIANT, bits)
}
