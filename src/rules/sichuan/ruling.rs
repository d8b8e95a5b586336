//! The readings on which practice differs: the options of `rules/sichuan`, "Open readings".

use crate::system::{Preset, rulings};

rulings! {
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

impl Rulings {
    /// The decided readings of the WMSG rules: the default.
    pub const WMSG: Rulings = Rulings(0);

    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "wmsg", bits: 0 }];
}
