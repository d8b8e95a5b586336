//! The rule systems, one folder each, and the registry from which all look-ups are derived.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod siamese;
pub mod sichuan;

use crate::book::Book;
use crate::entry::Draft;
use crate::scoring::{Engine, Report};
use crate::system::System;

/// Every rule system: its module, in the order in which they are shown.
macro_rules! registry {
    ($($module:ident)*) => {
        /// What every rule system says of itself.
        pub static SYSTEMS: &[&System] = &[$(&$module::SYSTEM,)*];

        /// The code of every rule system, in the same order.
        pub static ENGINES: &[&dyn Engine] = &[$(&$module::ENGINE,)*];

        /// The rulebook of a rule system.
        pub fn book(system: &System) -> Option<&'static Book> {
            [$((&$module::SYSTEM, &$module::book::BOOK),)*]
                .into_iter()
                .find_map(|(other, book)| (other == system).then_some(book))
        }
    };
}

registry! { mcr siamese sichuan classical nanchang }

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
    }
}
