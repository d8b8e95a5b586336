//! The readings that the rules leave open and a table may choose.

use crate::system::{Preset, rulings};

rulings! {
    /// N-A4. On: a heavenly or earthly win's 20 is doubled for what the hand itself is; off: flat.
    OpeningWinsDoubled = "opening-wins-doubled",
    /// N-A6. On: in a drawn hand the dealer pays 5 to each; off: not.
    DealerPaysDrawnHand = "dealer-pays-drawn-hand",
    /// N-A12. On: the indicator may be drawn, so that there are four primary jing; off: three.
    IndicatorInPlay = "indicator-in-play",
}

impl Rulings {
    /// The reading of the source: all off.
    pub const DEFAULT: Rulings = Rulings(0);

    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "nanchang", bits: 0 }];
}
