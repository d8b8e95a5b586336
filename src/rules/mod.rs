//! The rule systems, one folder each, and the registry from which all look-ups are derived.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod rulebook;
pub mod siamese;
pub mod sichuan;

use crate::entry::{Draft, FaultCode};
use crate::rules::rulebook::Book;
use crate::scoring::{Engine, OwnRequirements, Report};
use crate::system::System;

/// Every rule system: its module, in the order in which they are shown, and the part of the app
/// that its engine is in.
macro_rules! registry {
    ($($module:ident in $part:ident;)*) => {
        /// What every rule system says of itself.
        pub static SYSTEMS: &[&System] = &[$(&$module::SYSTEM,)*];

        /// The code of every rule system, in the same order.
        pub static ENGINES: &[&dyn Engine] = &[$(&$module::ENGINE,)*];

        /// The fault codes that each rule system alone gives, in the same order.
        pub static FAULTS: &[&[FaultCode]] = &[$($module::faults::ALL,)*];

        /// What each rule system's fans alone ask for, in the same order.
        pub static OBSTACLES: &[OwnRequirements] = &[$($module::obstacles::ALL,)*];

        /// The keys of every rule system, in the same order.
        pub static KEYS: &[&str] = &[$($module::SYSTEM.key,)*];

        /// Engines as the app has them: each is fetched when it is first needed.
        #[cfg(feature = "app")]
        pub mod fetched {
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::*;

            $(
                #[wasm_split($part, fallible)]
                fn $module() -> Result<&'static dyn Engine, SplitLoaderError> {
                    Ok(&$module::ENGINE)
                }
            )*

            /// The engine of a rule system's key; `None` where there is none, or it can't be
            /// fetched.
            pub async fn engine(key: &str) -> Option<&'static dyn Engine> {
                match key {
                    $(stringify!($module) => $module().await.ok(),)*
                    _ => None,
                }
            }
        }

        /// The rulebook of a rule system.
        pub fn book(system: &System) -> Option<&'static Book> {
            [$((&$module::SYSTEM, &$module::book::BOOK),)*]
                .into_iter()
                .find_map(|(other, book)| (other == system).then_some(book))
        }
    };
}

registry! {
    mcr in later;
    siamese in systems;
    sichuan in systems;
    classical in systems;
    nanchang in systems;
}

/// The rule system of a key.
pub fn system(key: &str) -> Option<&'static System> {
    SYSTEMS.iter().copied().find(|system| system.key == key)
}

/// The code of a rule system; `None` if it is not one of [`SYSTEMS`].
pub fn engine(system: &System) -> Option<&'static dyn Engine> {
    ENGINES.iter().copied().find(|engine| engine.system() == system)
}

/// Everything there is to say about a draft of one of the [`SYSTEMS`].
///
/// # Panics
/// If the draft is of another system: ask its [`Engine`] for the report instead.
pub fn score(draft: &Draft) -> Report {
    engine(draft.system()).expect("a system of the registry").report(draft)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_is_that_of_its_system() {
        let engines: Vec<_> = ENGINES.iter().map(|engine| engine.system()).collect();
        assert_eq!(engines, SYSTEMS);
        assert_eq!(engines.iter().map(|system| system.key).collect::<Vec<_>>(), KEYS);
    }
}
