//! What decides between readings of equal totals.

use super::key_enum;

key_enum! {
    /// What decides between readings of equal totals.
    Tie {
        /// The dearer single fan.
        DearestFan = "dearest-fan",
        /// Fewer fans.
        FewestFans = "fewest-fans",
        /// A limit hand.
        LimitHand = "limit-hand",
        /// What it would come to without the limit.
        BeforeLimit = "before-limit",
        /// More fans, those beyond the limit among them.
        MostFans = "most-fans",
        /// More that is true of it, whether it counts or not.
        MostTrue = "most-true",
        /// Fewer wild tiles that stand for others.
        FewestWild = "fewest-wild",
    }
}
