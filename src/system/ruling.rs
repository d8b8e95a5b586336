//! Rulings: the points on which authorities differ, and which can be switched.

use serde::Serialize;

/// A named choice of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Preset {
    /// Its key.
    pub key: &'static str,
    /// Bit `i` for the ruling `i`.
    pub bits: u32,
}

/// Defines the rulings of a rule system: an enum of them, and the set of those that are on.
macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        $crate::system::key_enum! {
            /// A named reading of the rules. What on and off mean stands with each.
            Ruling { $($(#[$doc])* $name = $key,)* }
        }

        impl Ruling {
            /// The keys of all rulings, in the order of [`Ruling::ALL`].
            pub const KEYS: &'static [&'static str] = &[$($key,)*];
        }

        /// The rulings that are on: bit `i` for the ruling `i` of [`Ruling::ALL`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Rulings(u32);

        impl Rulings {
            /// The rulings of these bits; bits beyond the last ruling mean nothing.
            pub const fn from_bits(bits: u32) -> Rulings {
                Rulings(bits & ((1 << Ruling::ALL.len()) - 1))
            }

            /// The bits, one for each ruling.
            pub const fn bits(self) -> u32 {
                self.0
            }

            /// Whether a ruling is on.
            #[inline]
            pub const fn on(self, ruling: Ruling) -> bool {
                self.0 >> ruling as u32 & 1 == 1
            }

            /// With a ruling switched on or off.
            #[must_use]
            pub const fn with(self, ruling: Ruling, on: bool) -> Rulings {
                let bit = 1 << ruling as u32;
                Rulings(if on { self.0 | bit } else { self.0 & !bit })
            }
        }

        impl Default for Rulings {
            /// Those of the first preset.
            fn default() -> Rulings {
                Rulings(Rulings::PRESETS[0].bits)
            }
        }
    };
}
pub(crate) use rulings;
