//! The readings of the rules that are left to the players, as options (C-A1 to C-A13).

use crate::system::{Preset, rulings};

rulings! {
    /// C-A1: a flower or season of both the seat wind and the prevalent wind doubles twice.
    FlowerDoublesTwice = "flower-doubles-twice",
    /// C-A1: however many flowers and seasons match, they double once.
    FlowersDoubleOnce = "flowers-double-once",
    /// C-A3: a hand without claimed sets is fully concealed even on a claimed winning tile.
    ConcealedOnDiscard = "concealed-on-discard",
    /// C-A4: no points also requires no points for flowers, the wall or the only possible tile.
    NoPointsAtAll = "no-points-at-all",
    /// C-A5: the discard after the last tile also counts as the last tile (C21, C40).
    LastTileOnDiscard = "last-tile-on-discard",
    /// C-A7: only the pair with the most points counts in a losing hand.
    LoserOnePair = "loser-one-pair",
    /// C-A7: pairs count nothing in a losing hand.
    LoserNoPairs = "loser-no-pairs",
    /// C-A8: one suit doubles only the winner's hand.
    OneSuitWinnerOnly = "one-suit-winner-only",
    /// C-A13: if several players claim the win, the one nearest after the discarder wins.
    NearestClaimWins = "nearest-claim-wins",
}

impl Rulings {
    /// The only preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "as-written", bits: 0 }];
}
