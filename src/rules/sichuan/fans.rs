//! The table of the nine fans, in the order of clauses S19–S27. One row holds everything about a
//! fan.
//!
//! All fans add up and none excludes another; only their sum has a limit (S15), which a ruling raises.

use crate::reading::division::Form::SevenPairs;
use crate::scoring::fan_table::fan_table;
use crate::scoring::needs::{
    Came, EachPart, FourAlike, Is, LastTile, OneSuit, Under, Unless, Waited,
};
use crate::scoring::{PartRequirement, WaitShape};
use crate::tiles::WinSource;

use super::needs::AllDeclared;
use super::obstacles::{self, COMPLETED_PAIR, NO_FOUR};
use super::reading::HowWon;
use super::ruling::Ruling::GoldenWaitAnyPungs;

fan_table! {
    "sichuan", needs of HowWon;

    /// Each kind with all four tiles, as a kong or not: Root 根 (S19).
    ROOT = 1 "root" 1 Fans, needs [FourAlike(NO_FOUR)], each kind;
    /// Every set is a pung or a kong: All Pungs 对对胡 (S20).
    ALL_PUNGS = 2 "all-pungs" 1 Fans, needs [EachPart::is(PartRequirement::PUNG)], shows sets;
    /// All four sets are declared, concealed kongs included, and the win completes the pair: Golden Wait
    /// 金钩钓 (S21). By ruling the sets are any pungs or kongs, declared or not.
    GOLDEN_WAIT = 3 "golden-wait" 1 Fans,
        needs [
            Unless(GoldenWaitAnyPungs, AllDeclared),
            Under(GoldenWaitAnyPungs, EachPart::is(PartRequirement::PUNG)),
        ] then [Under(GoldenWaitAnyPungs, Waited(COMPLETED_PAIR, &[WaitShape::Pair]))];
    /// All tiles are of one suit: Full Flush 清一色 (S22).
    FULL_FLUSH = 4 "full-flush" 2 Fans, needs [OneSuit::Alone];
    /// Seven pairs 七对 (S23). Four identical tiles are two of them, and also a root.
    SEVEN_PAIRS = 5 "seven-pairs" 2 Fans, needs [Is(SevenPairs)];
    /// The winning tile replaced a kong: Win after Kong 杠上花 (S24).
    WIN_AFTER_KONG = 6 "win-after-kong" 1 Fans, needs [Came::REPLACEMENT];
    /// The winning tile was discarded right after a kong: Discard after Kong 杠上炮 (S25).
    DISCARD_AFTER_KONG = 7 "discard-after-kong" 1 Fans,
        needs [Came(obstacles::DISCARD_AFTER_KONG, |win| win.source == WinSource::DiscardAfterKong)];
    /// Another player added the winning tile to a pung: Robbing the Kong 抢杠胡 (S26).
    ROBBING_THE_KONG = 8 "robbing-the-kong" 1 Fans, needs [Came::ROBBED_KONG];
    /// The winning tile was the last of the wall, or the last discard: Under the Sea 海底 (S27).
    UNDER_THE_SEA = 9 "under-the-sea" 1 Fans, needs [LastTile];
}
