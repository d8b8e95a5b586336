//! The rulings of Sichuan: the open readings S-A1 to S-A12, and the points in which the textbook of
//! the rules' author differs from them (V. Novikov, 2020, pp. 25–35).

use crate::system::{NewerRuling, Preset, rulings};

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
    /// On: at most four fans count, and the limit is 16 points. Off: three fans, 8 points (S15).
    FourFansLimit = "four-fans-limit",
    /// On: Golden Wait is any four pungs or kongs, declared or not, won on the tile of the pair.
    /// Off: the four sets are declared (S21).
    GoldenWaitAnyPungs = "golden-wait-any-pungs",
    /// On: a false win also returns the points of all kongs of that player. Off: it costs the fine
    /// alone (S33).
    FalseWinReturnsKongs = "false-win-returns-kongs",
    /// On: a player who has declared a set of the missing suit pays the fine of a flower pig also
    /// when the deal ends with the third win, and a claim to win with a tile of the missing suit is
    /// a false win that costs this fine, too. Off: the fine is paid at the end of the wall alone
    /// (S30), and such a claim costs nothing.
    DeclaredForbiddenSuit48 = "declared-forbidden-suit-48",
}

impl Rulings {
    /// The textbook of the rules' author.
    pub const TEXTBOOK_2020: Rulings = Rulings(0)
        .with(Ruling::FlowerPigPaysReady, true)
        .with(Ruling::FourFansLimit, true)
        .with(Ruling::GoldenWaitAnyPungs, true)
        .with(Ruling::FalseWinReturnsKongs, true)
        .with(Ruling::DeclaredForbiddenSuit48, true);

    /// The rulings that came after the first version of links.
    pub const NEWER: &'static [NewerRuling] = &[
        NewerRuling { key: Ruling::FourFansLimit.key(), since: 2 },
        NewerRuling { key: Ruling::GoldenWaitAnyPungs.key(), since: 2 },
        NewerRuling { key: Ruling::FalseWinReturnsKongs.key(), since: 2 },
        NewerRuling { key: Ruling::DeclaredForbiddenSuit48.key(), since: 2 },
    ];

    /// Both presets, the default first.
    pub const PRESETS: &'static [Preset] = &[
        Preset { key: "wmsg", bits: 0 },
        Preset { key: "textbook-2020", bits: Rulings::TEXTBOOK_2020.0 },
    ];

    /// The number of fans that count at most (S15).
    pub const fn limit(self) -> u8 {
        if self.on(Ruling::FourFansLimit) { 4 } else { 3 }
    }
}
