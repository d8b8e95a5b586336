//! What decides which comes first: between readings of equal totals, and among discards and ways to a win.

use super::key_enum;

key_enum! {
    /// A criterion that decides between readings of equal totals.
    Tie {
        /// The reading whose best single fan is worth more.
        DearestFan = "dearest-fan",
        /// The reading with fewer fans.
        FewestFans = "fewest-fans",
        /// The reading that is a limit hand.
        LimitHand = "limit-hand",
        /// The reading that would be worth more without the limit.
        BeforeLimit = "before-limit",
        /// The reading with more fans, including those beyond the limit.
        MostFans = "most-fans",
        /// The reading with more fu.
        MostFu = "most-fu",
        /// The reading whose fans come first in the table.
        FirstFans = "first-fans",
        /// The reading of which more fans are true, whether they count or not.
        MostTrue = "most-true",
        /// The reading in which fewer wild tiles stand for others.
        FewestWild = "fewest-wild",
    }
}

key_enum! {
    /// What comes first among discards or ways to a win.
    Ranking {
        /// What is nearest to a complete hand, then what more tiles help.
        Speed = "speed",
        /// What can be expected to win the most points.
        Worth = "worth",
    }
}
