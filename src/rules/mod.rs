//! The rule systems.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod siamese;
pub mod sichuan;

use crate::ruleset::Ruleset;

/// The registry: the first system, which every program has at hand, and the others, each of
/// which the app fetches when it is first wanted.
macro_rules! registry {
    ($first:literal: $first_rules:expr, $($key:ident: $rules:expr,)*) => {
        /// Every rule system: the registry from which all look-ups are derived.
        pub static ALL: &[&dyn Ruleset] = &[$first_rules, $($rules,)*];

        /// The first rule system.
        pub static FIRST: &dyn Ruleset = $first_rules;

        /// The keys of all rule systems, in the order of [`ALL`].
        pub static KEYS: &[&str] = &[$first, $(stringify!($key),)*];

        /// Rule systems as the app has them: in files of their own.
        #[cfg(feature = "app")]
        pub mod fetched {
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::*;

            $(
                #[wasm_split($key, fallible)]
                fn $key() -> Result<&'static dyn Ruleset, SplitLoaderError> {
                    Ok($rules)
                }
            )*

            /// The rule system of a key; `None` where there is none, or it can't be fetched.
            pub async fn by_key(key: &str) -> Option<&'static dyn Ruleset> {
                match key {
                    $first => Some(FIRST),
                    $(stringify!($key) => $key().await.ok(),)*
                    _ => None,
                }
            }
        }
    };
}

registry! {
    "mcr": &mcr::Mcr,
    sichuan: &sichuan::Sichuan,
    classical: &classical::Classical,
}

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
        assert_eq!(FIRST.key(), KEYS[0]);
    }
}
