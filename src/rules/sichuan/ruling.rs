//! The readings on which practice differs: the options of `rules/sichuan`, "Open readings".

use crate::system::{Preset, keyed};

keyed! {
    /// A named reading of the rules. All are off by default; what on means stands with each.
    Ruling {
        /// A win on the replacement tile of an open kong: on, who fed the kong pays the value
        /// alone; off, it is a self-draw that all pay (S-A1).
        FeederPaysAfterOpenKong = "feeder-pays-after-open-kong",
        /// On, a flower pig also pays the ready players their maximum, as a player who is not
        /// ready does (S-A5).
        FlowerPigPaysReady = "flower-pig-pays-ready",
        /// On, a flower pig keeps the points of his kongs; off, they are returned (S-A6).
        FlowerPigKeepsKongs = "flower-pig-keeps-kongs",
        /// On, the theoretical maximum includes the point of a self-draw (S-A8).
        MaximumPlusOne = "maximum-plus-one",
        /// A kong whose next discard wins: on, its points go to the winner; off, back to those
        /// who paid (S-A12).
        KongToWinner = "kong-to-winner",
    }
}

impl Ruling {
    /// The keys of all rulings, in the order of [`Ruling::ALL`].
    pub const KEYS: &'static [&'static str] = &{
        let mut keys = [""; Ruling::ALL.len()];
        let mut i = 0;
        while i < keys.len() {
            keys[i] = Ruling::ALL[i].key();
            i += 1;
        }
        keys
    };
}

/// The rulings that are on, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rulings(u8);

impl Rulings {
    /// The decided readings of the WMSG rules: the default.
    pub const WMSG: Rulings = Rulings(0);

    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "wmsg", bits: 0 }];

    /// The rulings of these bits, in the order of [`Ruling::ALL`].
    pub const fn from_bits(bits: u32) -> Rulings {
        Rulings((bits & ((1 << Ruling::ALL.len()) - 1)) as u8)
    }

    /// Whether a ruling is on.
    #[inline]
    pub const fn on(self, ruling: Ruling) -> bool {
        self.0 >> ruling as u8 & 1 == 1
    }

    /// With a ruling switched on or off.
    #[must_use]
    pub const fn with(self, ruling: Ruling, on: bool) -> Rulings {
        let bit = 1 << ruling as u8;
        Rulings(if on { self.0 | bit } else { self.0 & !bit })
    }
}
