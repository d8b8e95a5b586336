//! The rule systems.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod siamese;
pub mod sichuan;

use crate::ruleset::Ruleset;

/// Every rule system: the registry from which all look-ups are derived.
pub static ALL: &[&dyn Ruleset] =
    &[&mcr::Mcr, &siamese::Siamese, &sichuan::Sichuan, &classical::Classical, &nanchang::Nanchang];

/// The rule system of a key.
pub fn by_key(key: &str) -> Option<&'static dyn Ruleset> {
    ALL.iter().copied().find(|r| r.key() == key)
}
