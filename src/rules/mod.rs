//! The rule systems.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod siamese;
pub mod sichuan;

use crate::book::Book;
use crate::scoring::Ruleset;

/// The registry, from which all look-ups are derived. The app fetches a system's code when it is
/// first needed; each names the file that it is in.
macro_rules! registry {
    ($($key:ident: $rules:expr, in $file:ident;)*) => {
        /// Every rule system.
        pub static ALL: &[&dyn Ruleset] = &[$(&$rules,)*];

        /// The rulebook of a rule system's key.
        pub fn book(key: &str) -> Option<&'static Book> {
            match key {
                $(stringify!($key) => Some(&$key::book::BOOK),)*
                _ => None,
            }
        }

        /// The keys of all rule systems, in the order of [`ALL`].
        pub static KEYS: &[&str] = &[$(stringify!($key),)*];

        /// Rule systems as the app has them: in files of their own.
        #[cfg(feature = "app")]
        pub mod fetched {
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::*;

            $(
                #[wasm_split($file, fallible)]
                fn $key() -> Result<&'static dyn Ruleset, SplitLoaderError> {
                    Ok(&$rules)
                }
            )*

            /// The rule system of a key; `None` where there is none, or it can't be fetched.
            pub async fn by_key(key: &str) -> Option<&'static dyn Ruleset> {
                match key {
                    $(stringify!($key) => $key().await.ok(),)*
                    _ => None,
                }
            }
        }
    };
}

registry! {
    mcr: mcr::Mcr::WHOLE, in later;
    siamese: siamese::Siamese, in systems;
    sichuan: sichuan::Sichuan, in systems;
    classical: classical::Classical, in systems;
    nanchang: nanchang::Nanchang, in systems;
}

/// The first rule system as an empty hand shows it, without the code that counts.
pub static OUTLINE: &dyn Ruleset = &mcr::Mcr::OUTLINE;

/// The rule system of a key.
pub fn by_key(key: &str) -> Option<&'static dyn Ruleset> {
    ALL.iter().copied().find(|r| r.key() == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_those_of_the_systems() {
        assert_eq!(ALL.iter().map(|rules| rules.key()).collect::<Vec<_>>(), KEYS);
    }

    #[test]
    fn an_empty_hand_looks_the_same_in_outline() {
        use crate::entry::Draft;
        use crate::scoring::driver::score;
        assert_eq!(score(&Draft::new(OUTLINE)), score(&Draft::new(ALL[0])));
    }
}
