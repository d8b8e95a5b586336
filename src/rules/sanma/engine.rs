//! The engine of sanma: that of riichi, for this form of it.

use crate::rules::riichi::Riichi;

use super::system::VARIANT;

/// The engine of sanma.
pub const ENGINE: Riichi = Riichi(&VARIANT);
