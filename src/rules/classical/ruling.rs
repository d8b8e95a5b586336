//! The readings of the rules that are left to the players (C-A1 to C-A13, "option: yes").

use crate::system::{Preset, keyed};

keyed! {
    /// A named reading that differs from the rules as they are written. All are off by default.
    Ruling {
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
pub struct Rulings(u16);

impl Rulings {
    /// The rules as they are written: every ruling off.
    pub const AS_WRITTEN: Rulings = Rulings(0);

    /// The one preset.
    pub const PRESETS: &'static [Preset] = &[Preset { key: "as-written", bits: 0 }];

    /// The rulings of these bits, in the order of [`Ruling::ALL`].
    pub const fn from_bits(bits: u32) -> Rulings {
        Rulings(bits as u16 & ((1 << Ruling::ALL.len()) - 1))
    }

    /// Whether a ruling is on.
    #[inline]
    pub const fn on(self, ruling: Ruling) -> bool {
        self.0 >> ruling as u16 & 1 == 1
    }

    /// With a ruling switched on or off.
    #[must_use]
    pub const fn with(self, ruling: Ruling, on: bool) -> Rulings {
        let bit = 1 << ruling as u16;
        Rulings(if on { self.0 | bit } else { self.0 & !bit })
    }
}
