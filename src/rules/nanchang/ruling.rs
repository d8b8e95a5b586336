//! The readings that the rules leave open and a table may choose.

use crate::system::Preset;

/// A named reading of the rules. All are off by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ruling {
    /// N-A4. On: a heavenly or earthly win's 20 is doubled for what the hand itself is; off: flat.
    OpeningWinsDoubled,
    /// N-A6. On: in a drawn hand the dealer pays 5 to each; off: not.
    DealerPaysDrawnHand,
    /// N-A12. On: the indicator may be drawn, so that there are four primary jing; off: three.
    IndicatorInPlay,
}

impl Ruling {
    /// All rulings.
    pub const ALL: &'static [Ruling] =
        &[Ruling::OpeningWinsDoubled, Ruling::DealerPaysDrawnHand, Ruling::IndicatorInPlay];

    /// The keys of all rulings, in the same order.
    pub const KEYS: &'static [&'static str] =
        &["opening-wins-doubled", "dealer-pays-drawn-hand", "indicator-in-play"];

    /// The stable key.
    pub const fn key(self) -> &'static str {
        Ruling::KEYS[self as usize]
    }
}

/// The rulings that are on, as bits in the order of [`Ruling::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rulings(u8);

impl Rulings {
    /// The reading of the source: all off.
    pub const DEFAULT: Rulings = Rulings(0);

    /// The presets.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "nanchang", bits: 0 }];

    /// The rulings of these bits.
    pub const fn from_bits(bits: u32) -> Rulings {
        Rulings(bits as u8 & 0b111)
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
