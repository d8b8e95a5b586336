//! The readings that the rules leave open, as options that the players choose.

use crate::system::{Preset, rulings};

rulings! {
    /// N-A4. On: the 20 points of a heavenly or earthly win are doubled for the rows of the hand.
    /// Off: they are a flat amount.
    OpeningWinsDoubled = "opening-wins-doubled",
    /// N-A6. On: after a drawn hand the dealer pays 5 points to each of the others. Off: nothing is
    /// paid.
    DealerPaysDrawnHand = "dealer-pays-drawn-hand",
    /// N-A12. On: the indicator is in play, so there are four primary jing. Off: there are three.
    IndicatorInPlay = "indicator-in-play",
}

impl Rulings {
    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "nanchang", bits: 0 }];
}
