//! The rulings of Siamese MCR: those of MCR, and one for the minimum.

use crate::rules::mcr;
use crate::system::Preset;

/// The key of the ruling on the minimum (M-A5). While it is on, each win needs eight points, as in
/// MCR. While it is off, any complete hand wins.
pub const MINIMUM_KEY: &str = "siamese-minimum";

/// The bit of that ruling. It follows those of MCR.
const MINIMUM_BIT: u64 = 1 << mcr::Ruling::KEYS.len();

/// The rulings that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rulings {
    /// The rulings of MCR on the value of a hand.
    pub hand: mcr::Rulings,
    /// Whether each win needs eight points (M16).
    pub minimum: bool,
}

impl Rulings {
    /// The keys of all rulings, in the order of their bits.
    pub const KEYS: [&'static str; mcr::Ruling::KEYS.len() + 1] = {
        let mut keys = [MINIMUM_KEY; mcr::Ruling::KEYS.len() + 1];
        let mut i = 0;
        while i < mcr::Ruling::KEYS.len() {
            keys[i] = mcr::Ruling::KEYS[i];
            i += 1;
        }
        keys
    };

    /// The presets of MCR, each with the minimum.
    pub const PRESETS: [Preset; mcr::Rulings::PRESETS.len()] = {
        let mut presets = [mcr::Rulings::PRESETS[0]; mcr::Rulings::PRESETS.len()];
        let mut i = 0;
        while i < presets.len() {
            let preset = mcr::Rulings::PRESETS[i];
            presets[i] = Preset { key: preset.key, bits: preset.bits | MINIMUM_BIT };
            i += 1;
        }
        presets
    };

    /// The rulings of these bits, in the order of [`Rulings::KEYS`].
    pub const fn from_bits(bits: u64) -> Rulings {
        Rulings { hand: mcr::Rulings::from_bits(bits), minimum: bits & MINIMUM_BIT != 0 }
    }

    /// The points that a hand needs to win.
    pub const fn needed(self) -> i32 {
        if self.minimum { mcr::MINIMUM } else { 0 }
    }

    /// Whether a hand of so many points may win.
    pub const fn enough(self, points: i32) -> bool {
        points >= self.needed()
    }
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings { hand: mcr::Rulings::default(), minimum: true }
    }
}
