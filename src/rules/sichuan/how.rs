//! How a winning tile comes in Sichuan.

use crate::system::keyed;

keyed! {
    /// How the winning tile came.
    How {
        /// Another player's discard.
        Discard = "discard",
        /// Drawn from the wall.
        SelfDrawn = "self-drawn",
        /// Drawn to replace the fourth tile of the winner's own kong (S24).
        Replacement = "replacement",
        /// Discarded by another player right after his kong (S25).
        DiscardAfterKong = "discard-after-kong",
        /// Added by another player to his pung (S26).
        RobbedKong = "robbed-kong",
    }
}

impl How {
    /// Whether the winner drew the tile.
    #[inline]
    pub const fn is_self_drawn(self) -> bool {
        matches!(self, How::SelfDrawn | How::Replacement)
    }

    /// The way of a key.
    pub fn from_key(key: &str) -> Option<How> {
        How::ALL.iter().copied().find(|how| how.key() == key)
    }
}
