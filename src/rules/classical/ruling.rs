//! The readings of the rules that are left to the players (C-A1 to C-A13, "option: yes").

use crate::system::{Preset, rulings};

rulings! {
    /// C-A1: a flower or season that is both one's own and the round's doubles twice.
    FlowerDoublesTwice = "flower-doubles-twice",
    /// C-A1: however many flowers and seasons match, they double once.
    FlowersDoubleOnce = "flowers-double-once",
    /// C-A3: a hand without claimed sets is fully concealed on a claimed winning tile, too.
    ConcealedOnDiscard = "concealed-on-discard",
    /// C-A4: no points means none for flowers, the wall or the only possible tile either.
    NoPointsAtAll = "no-points-at-all",
    /// C-A5: the discard after the last tile counts as the last tile, too (C21, C40).
    LastTileOnDiscard = "last-tile-on-discard",
    /// C-A7: of the pairs in a hand that did not win, only the dearest counts.
    LoserOnePair = "loser-one-pair",
    /// C-A7: the pairs in a hand that did not win count nothing.
    LoserNoPairs = "loser-no-pairs",
    /// C-A8: one suit doubles the winner's hand alone.
    OneSuitWinnerOnly = "one-suit-winner-only",
    /// C-A13: of two who claim the win, the one nearer to the discarder in turn wins.
    NearestClaimWins = "nearest-claim-wins",
}

impl Rulings {
    /// The rules as they are written: every ruling off.
    pub const AS_WRITTEN: Rulings = Rulings(0);

    /// The one preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "as-written", bits: 0 }];
}
