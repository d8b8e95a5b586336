//! The rule systems, one folder each, and the registry of them.
//!
//! A folder supplies a [`System`] (data) and an [`Engine`] (code); the driver in
//! [`scoring`](crate::scoring) runs the flow with them. Every look-up of a system goes through the
//! registry.

pub mod classical;
pub mod learning;
pub mod mcr;
pub mod nanchang;
pub mod rulebook;
pub mod siamese;
pub mod sichuan;

use crate::entry::{Draft, FaultCode};
use crate::rules::learning::Path;
use crate::rules::rulebook::Book;
use crate::scoring::{Engine, OwnRequirements, Report};
use crate::system::System;

/// Every rule system: its module, in the order in which they are shown.
macro_rules! registry {
    ($($module:ident;)*) => {
        /// The data of every rule system.
        pub static SYSTEMS: &[&System] = &[$(&$module::SYSTEM,)*];

        /// The engine of every rule system, in the same order.
        pub static ENGINES: &[&dyn Engine] = &[$(&$module::ENGINE,)*];

        /// The fault codes that only one rule system uses, by system in the same order.
        pub static FAULTS: &[&[FaultCode]] = &[$($module::faults::ALL,)*];

        /// The requirements that only one rule system's fans have, by system in the same order.
        pub static OBSTACLES: &[OwnRequirements] = &[$($module::obstacles::ALL,)*];

        /// The keys of every rule system, in the same order.
        pub static KEYS: &[&str] = &[$($module::SYSTEM.key,)*];

        /// The rulebook of a rule system. `None` if the system is not one of [`SYSTEMS`].
        pub fn book(system: &System) -> Option<&'static Book> {
            [$((&$module::SYSTEM, &$module::book::BOOK),)*]
                .into_iter()
                .find_map(|(other, book)| (other == system).then_some(book))
        }

        /// What a rule system says to learners. `None` if the system is not one of [`SYSTEMS`].
        pub fn path(system: &System) -> Option<&'static Path> {
            [$((&$module::SYSTEM, &$module::path::PATH),)*]
                .into_iter()
                .find_map(|(other, path)| (other == system).then_some(path))
        }
    };
}

registry! {
    mcr;
    siamese;
    sichuan;
    classical;
    nanchang;
}

/// The engine of the first rule system. The app begins with it, and fetches the code of the others
/// when one of them is needed: what names [`ENGINES`] brings all of it.
pub static FIRST_ENGINE: &dyn Engine = &mcr::ENGINE;

/// The rule system with this key, such as `mcr`.
pub fn system(key: &str) -> Option<&'static System> {
    SYSTEMS.iter().copied().find(|system| system.key == key)
}

/// The engine of a rule system. `None` if the system is not one of [`SYSTEMS`].
pub fn engine(system: &System) -> Option<&'static dyn Engine> {
    ENGINES.iter().copied().find(|engine| engine.system() == system)
}

/// Scores a draft of one of the [`SYSTEMS`]: checks it, reads it in every way, settles the payments,
/// and reports all of that. A draft that is unfinished or faulty gives a report that says so.
///
/// ```
/// use hule::entry::Draft;
/// use hule::rules;
///
/// let mut draft = Draft::new(rules::system("mcr").unwrap());
/// draft.read(0, "123m456p[789s][EEEE,1]C+C").unwrap();
/// draft.set("win", "self-drawn").unwrap();
/// assert_eq!(rules::score(&draft).sheets[0].total, 21);
/// ```
///
/// # Panics
/// If the draft is of another system. Ask the engine of that system for the report instead.
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
        assert_eq!(FIRST_ENGINE.system(), SYSTEMS[0]);
    }
}
