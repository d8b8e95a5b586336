//! Rulings: points of the rules on which authorities differ. The user can switch each of them on or
//! off.

use serde::Serialize;

use super::System;

/// A preset: a named set of rulings that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// The stable key.
    pub key: &'static str,
    /// The rulings that are on. Bit `i` stands for the ruling with the index `i`.
    pub bits: u64,
}

/// A preset as it was in older versions of links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FormerPreset {
    /// The key of the preset.
    pub key: &'static str,
    /// The last version of links in which it had these rulings.
    pub until: u32,
    /// The rulings that were on, as in [`Preset`].
    pub bits: u64,
}

/// A ruling that links have only since a later version than the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NewerRuling {
    /// The key of the ruling.
    pub key: &'static str,
    /// The first version of links that has it.
    pub since: u32,
}

/// A point of the rules with several values, one of which is in force. Its name in the catalogues is
/// `ruling-choice.<key>`, and `ruling-choice.<key>.definition` says what the values mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingChoice {
    /// The key.
    pub key: &'static str,
    /// The values, in the order in which they are shown. One of them is no ruling.
    pub values: &'static [ChoiceValue],
}

/// A value of a [`RulingChoice`]. Its name is `ruling-choice.<key of the choice>.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceValue {
    /// The key.
    pub key: &'static str,
    /// The rulings that are on.
    pub on: &'static [&'static str],
}

impl RulingChoice {
    /// The rulings that it decides. Those of several values come several times.
    pub fn rulings(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.values.iter().flat_map(|value| value.on).copied()
    }

    /// The value in force under these rulings, given as bits: the one with most rulings of those whose rulings
    /// are all on, and the last one of several.
    pub fn value_of(&self, system: &System, rulings: u64) -> &'static ChoiceValue {
        let is_on = |value: &&ChoiceValue| {
            value.on.iter().all(|key| system.ruling_bit(key).is_some_and(|bit| rulings & bit != 0))
        };
        let in_force = self.values.iter().filter(is_on).max_by_key(|value| value.on.len());
        in_force.unwrap_or(&self.values[0])
    }

    /// These rulings, given as bits, with another value in force.
    pub fn with(&self, system: &System, value: &ChoiceValue, rulings: u64) -> u64 {
        let bits = |keys: &mut dyn Iterator<Item = &'static str>| {
            keys.filter_map(|key| system.ruling_bit(key)).fold(0, |bits, bit| bits | bit)
        };
        rulings & !bits(&mut self.rulings()) | bits(&mut value.on.iter().copied())
    }
}

/// A [`RulingChoice`]: its key and its values. A value is the ruling `<key>.<value>`, or those that it names: none
/// if it holds while all of the choice are off.
macro_rules! ruling_choice {
    ($key:literal: $($value:literal $(=> $on:expr)?),+) => {
        $crate::system::RulingChoice {
            key: $key,
            values: &[$(
                $crate::system::ChoiceValue {
                    key: $value,
                    on: $crate::system::ruling_choice!(@on $key, $value $(, $on)?),
                }
            ),+],
        }
    };
    (@on $key:literal, $value:literal) => { &[concat!($key, ".", $value)] };
    (@on $key:literal, $value:literal, $on:expr) => { &$on };
}
pub(crate) use ruling_choice;

/// Defines the rulings of a rule system: an enum of them, and the set of those that are on.
macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        $crate::system::key_enum! {
            /// A point on which authorities differ. Each variant says what on and off mean.
            Ruling { $($(#[$doc])* $name = $key,)* }
        }

        impl Ruling {
            /// The keys of all rulings, in the order of [`Ruling::ALL`].
            pub const KEYS: &'static [&'static str] = &[$($key,)*];
        }

        /// The set of rulings that are on. Bit `i` stands for the ruling `i` of [`Ruling::ALL`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rulings(u64);

        #[allow(dead_code, reason = "a rule system uses what it needs")]
        impl Rulings {
            /// The rulings of these bits. Bits beyond the last ruling are ignored.
            pub const fn from_bits(bits: u64) -> Rulings {
                Rulings(bits & ((1 << Ruling::ALL.len()) - 1))
            }

            /// The bits, one for each ruling.
            pub const fn bits(self) -> u64 {
                self.0
            }

            /// Whether a ruling is on.
            #[inline]
            pub const fn on(self, ruling: Ruling) -> bool {
                self.0 >> ruling as u32 & 1 == 1
            }

            /// Returns the set with one ruling switched on or off.
            #[must_use]
            pub const fn with(self, ruling: Ruling, on: bool) -> Rulings {
                let bit = 1 << ruling as u32;
                Rulings(if on { self.0 | bit } else { self.0 & !bit })
            }
        }

        impl Default for Rulings {
            /// The rulings of the first preset.
            fn default() -> Rulings {
                Rulings(Rulings::PRESETS[0].bits)
            }
        }
    };
}
pub(crate) use rulings;
