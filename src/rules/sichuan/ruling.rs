//! The open readings of the rules as options: S-A1 to S-A12.

use crate::system::{Preset, rulings};

rulings! {
    /// A win on the replacement tile of an open kong. On: the player who discarded for the kong
    /// pays the value alone. Off: it is a self-drawn win, which all opponents pay (S-A1).
    FeederPaysAfterOpenKong = "feeder-pays-after-open-kong",
    /// On: a flower pig also pays the ready players their maximum, like a player who is not ready
    /// (S-A5).
    FlowerPigPaysReady = "flower-pig-pays-ready",
    /// On: a flower pig keeps the points of their kongs. Off: the points are returned (S-A6).
    FlowerPigKeepsKongs = "flower-pig-keeps-kongs",
    /// On: the theoretical maximum includes the extra point of a self-drawn win (S-A8).
    MaximumPlusOne = "maximum-plus-one",
    /// A kong whose next discard is a winning tile. On: its points go to the winner. Off: they go
    /// back to the players who paid them (S-A12).
    KongToWinner = "kong-to-winner",
}

impl Rulings {
    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "wmsg", bits: 0 }];
}
