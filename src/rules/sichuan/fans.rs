//! The table of the nine fans, in the order of clauses S19–S27. One row holds everything about a
//! fan; the functions of the rows are in the module `detect`.
//!
//! All fans add up and none excludes another; only their sum has a limit (S15), which a ruling raises.

use crate::scoring::Shortfall;
use crate::scoring::fan_table::{NearMiss, Rule, fan_table};

use super::detect;
use super::reading::{Found, Reading};

/// What is counted with: a detection, how often the fan counts, and what is missing.
pub(super) type FanRule =
    Rule<fn(&Reading) -> Found, fn(&Reading) -> u8, fn(&NearMiss<Reading>) -> Shortfall>;

fan_table! {
    "sichuan", FanRule;

    ROOT = 1 "root" 1 Fans, when detect::root, each kind, missing detect::missing_root;
    ALL_PUNGS = 2 "all-pungs" 1 Fans, when detect::all_pungs;
    GOLDEN_WAIT = 3 "golden-wait" 1 Fans,
        when detect::golden_wait, missing detect::missing_golden_wait;
    FULL_FLUSH = 4 "full-flush" 2 Fans, when detect::full_flush;
    SEVEN_PAIRS = 5 "seven-pairs" 2 Fans, when detect::seven_pairs;
    WIN_AFTER_KONG = 6 "win-after-kong" 1 Fans, when detect::win_after_kong;
    DISCARD_AFTER_KONG = 7 "discard-after-kong" 1 Fans, when detect::discard_after_kong;
    ROBBING_THE_KONG = 8 "robbing-the-kong" 1 Fans, when detect::robbing_the_kong;
    UNDER_THE_SEA = 9 "under-the-sea" 1 Fans, when detect::under_the_sea;
}
