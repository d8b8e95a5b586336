//! Rankings: by what the discards of a hand, and the ways to a win, are put in order.

use super::key_enum;

key_enum! {
    /// What comes first among discards or ways to a win.
    Ranking {
        /// What is nearest to a complete hand, then what more tiles help.
        Speed = "speed",
        /// What can be expected to win the most points.
        Worth = "worth",
    }
}
