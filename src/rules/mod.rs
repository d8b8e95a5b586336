//! The rule systems, one folder each, and the registry of them.
//!
//! A folder supplies a [`System`] (data) and an [`Engine`] (code); the driver in
//! [`scoring`](crate::scoring) runs the flow with them. Every look-up of a system goes through the
//! registry.

pub mod classical;
pub mod learning;
pub mod mcr;
pub mod nanchang;
pub mod pages;
pub mod riichi;
pub mod sanma;
pub mod siamese;
pub mod sichuan;

use crate::entry::{Draft, FaultCode};
use crate::rules::learning::Path;
use crate::rules::pages::Book;
use crate::scoring::{Engine, OwnRequirements, Report};
use crate::system::System;

/// A rule system: what its folder supplies. Each folder has it as the constant `RULES`.
pub struct Rules {
    /// What is known without running code.
    pub system: &'static System,
    /// What checks and scores a draft.
    pub engine: &'static dyn Engine,
    /// The fault codes that it alone uses.
    pub faults: &'static [FaultCode],
    /// The requirements that its fans alone have.
    pub obstacles: OwnRequirements,
    /// Its rulebook.
    pub book: &'static Book,
    /// What it says to learners.
    pub path: &'static Path,
}

/// Calls a macro with the folder of every rule system, in the order in which they are shown. This is
/// the one list of them; the catalogues follow from it, too, by the names of the folders.
macro_rules! with_rule_systems {
    ($callback:ident! $(($($argument:tt)*))?) => {
        $callback! { $($($argument)*)? mcr riichi siamese sichuan classical nanchang sanma }
    };
}

/// The parts of every rule system. Each is a list of its own, so that what needs only the data of the
/// systems does not bring the code of all of them.
macro_rules! registry {
    ($($module:ident)*) => {
        /// The data of every rule system.
        pub static SYSTEMS: &[&System] = &[$($module::RULES.system),*];

        /// The engine of every rule system, in the same order.
        pub static ENGINES: &[&dyn Engine] = &[$($module::RULES.engine),*];

        /// The fault codes that only one rule system uses, by system in the same order.
        pub static FAULTS: &[&[FaultCode]] = &[$($module::RULES.faults),*];

        /// The requirements that only one rule system's fans have, by system in the same order.
        pub static OBSTACLES: &[OwnRequirements] = &[$($module::RULES.obstacles),*];

        /// The keys of every rule system, in the same order.
        pub static KEYS: &[&str] = &[$($module::RULES.system.key),*];

        /// The rulebook of a rule system. `None` if the system is not one of [`SYSTEMS`].
        pub fn book(system: &System) -> Option<&'static Book> {
            static BOOKS: &[(&System, &Book)] =
                &[$(($module::RULES.system, $module::RULES.book)),*];
            BOOKS.iter().find_map(|(other, book)| (*other == system).then_some(*book))
        }

        /// What a rule system says to learners. `None` if the system is not one of [`SYSTEMS`].
        pub fn path(system: &System) -> Option<&'static Path> {
            static PATHS: &[(&System, &Path)] =
                &[$(($module::RULES.system, $module::RULES.path)),*];
            PATHS.iter().find_map(|(other, path)| (*other == system).then_some(*path))
        }
    };
}

with_rule_systems!(registry!);

/// The engine of the first rule system. The app begins with it, and fetches the code of the others
/// when one of them is needed: what names [`ENGINES`] brings all of it.
pub static FIRST_ENGINE: &dyn Engine = mcr::RULES.engine;

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
