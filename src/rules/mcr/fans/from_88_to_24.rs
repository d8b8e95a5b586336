//! The fans worth 88 to 24 points: §4, 1–27.

use crate::reading::division::Form::{SevenPairs, ThirteenOrphans};
use crate::rules::mcr::joined_sets;
use crate::rules::mcr::needs::{
    GreaterHonors, NineGates, ShiftedPairs, TILE_USED, concealed_kongs_do_not_add,
    inevitable_tile_hog, many_concealed_kongs, several_concealed_kongs_unnamed,
};
use crate::rules::mcr::obstacles::{EVEN_PUNG, LOWER, MIDDLE, UPPER};
use crate::scoring::TileClass;
use crate::scoring::needs::{
    All, ConcealedPungs, EachPart, HasOne, Is, Kongs, OneSuit, Pungs, PungsAndPair,
};
use crate::tiles::TileSet;

use super::numbers::*;
use super::row::rows;

rows! {
    /// All four winds are pungs or kongs: Big Four Winds 大四喜 (§4, 1).
    BIG_FOUR_WINDS = 1 "big-four-winds" 88,
        needs of reading [Pungs::at_least(4, TileSet::WINDS)],
        excludes [BIG_THREE_WINDS, ALL_PUNGS, PREVALENT_WIND, SEAT_WIND, LITTLE_FOUR_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    /// All three dragons are pungs or kongs: Big Three Dragons 大三元 (§4, 2).
    BIG_THREE_DRAGONS = 2 "big-three-dragons" 88,
        needs of reading [Pungs::at_least(3, TileSet::DRAGONS)],
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG, LITTLE_THREE_DRAGONS];

    /// Every tile is a 2, 3, 4, 6 or 8 of bamboo or a green dragon: All Green 绿一色 (§4, 3).
    ALL_GREEN = 3 "all-green" 88,
        needs of hand [All(TileClass::GREEN)],
        excludes [ONE_VOIDED_SUIT],
        also [all_of(HALF_FLUSH).unless(AllGreenPlusHalfFlush)];

    /// The concealed tiles before the win were 1112345678999 of one suit: Nine Gates 九莲宝灯 (§4, 4).
    NINE_GATES = 4 "nine-gates" 88,
        needs of hand [TILE_USED] then [NineGates],
        excludes [
            FULL_FLUSH, CONCEALED_HAND, ONE_VOIDED_SUIT, NO_HONORS, EDGE_WAIT, CLOSED_WAIT,
            SINGLE_WAIT,
        ],
        also [
            all_of(PUNG_OF_TERMINALS_OR_HONORS).only_while(NineGatesNeverTerminalPung),
            first_of(PUNG_OF_TERMINALS_OR_HONORS),
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
        ];

    /// Four sets are kongs: Four Kongs 四杠 (§4, 5).
    FOUR_KONGS = 5 "four-kongs" 88,
        needs of hand [Kongs::at_least(4)],
        excludes [
            MELDED_KONG, SINGLE_WAIT, THREE_KONGS, ALL_PUNGS, TWO_MELDED_KONGS,
        ],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(several_concealed_kongs_unnamed),
            all_of(CONCEALED_KONG)
                .unless(FourKongsPlusConcealedKong)
                .only_if(concealed_kongs_do_not_add),
        ];

    /// The seven pairs are of consecutive ranks in one suit: Seven Shifted Pairs 连七对 (§4, 6).
    SEVEN_SHIFTED_PAIRS = 6 "seven-shifted-pairs" 88,
        needs of reading [ShiftedPairs],
        excludes [FULL_FLUSH, CONCEALED_HAND, SINGLE_WAIT, SEVEN_PAIRS, ONE_VOIDED_SUIT, NO_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    /// The hand is one of each terminal and honor, and one more of them: Thirteen Orphans 十三幺
    /// (§4, 7).
    THIRTEEN_ORPHANS = 7 "thirteen-orphans" 88,
        needs of reading [Is(ThirteenOrphans)], shows tiles,
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT, ALL_TERMINALS_AND_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    /// Every tile is a 1 or a 9: All Terminals 清幺九 (§4, 8).
    ALL_TERMINALS = 8 "all-terminals" 64,
        needs of hand [All(TileClass::TERMINAL)],
        excludes [
            ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, NO_HONORS,
            ALL_TERMINALS_AND_HONORS,
        ],
        also [all_of(DOUBLE_PUNG).unless(AllTerminalsPlusDoublePung)];

    /// Three winds are pungs or kongs and the fourth is the pair: Little Four Winds 小四喜 (§4, 9).
    LITTLE_FOUR_WINDS = 9 "little-four-winds" 64,
        needs of reading [PungsAndPair(TileSet::WINDS)],
        excludes [BIG_THREE_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    /// Two dragons are pungs or kongs and the third is the pair: Little Three Dragons 小三元
    /// (§4, 10).
    LITTLE_THREE_DRAGONS = 10 "little-three-dragons" 64,
        needs of reading [PungsAndPair(TileSet::DRAGONS)],
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG];

    /// Every tile is an honor: All Honors 字一色 (§4, 11).
    ALL_HONORS = 11 "all-honors" 64,
        needs of hand [All(TileClass::HONOR)],
        excludes [ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, ALL_TERMINALS_AND_HONORS];

    /// Four pungs or kongs were made without claiming: Four Concealed Pungs 四暗刻 (§4, 12).
    FOUR_CONCEALED_PUNGS = 12 "four-concealed-pungs" 64,
        needs of reading [ConcealedPungs::at_least(4)],
        excludes [ALL_PUNGS, CONCEALED_HAND, THREE_CONCEALED_PUNGS, TWO_CONCEALED_PUNGS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    PURE_TERMINAL_CHOWS = 13 "pure-terminal-chows" 64,
        when four_chows(joined_sets::pure_terminal_chows),
        excludes [
            SEVEN_PAIRS, FULL_FLUSH, ALL_CHOWS, PURE_DOUBLE_CHOW, TWO_TERMINAL_CHOWS,
            ONE_VOIDED_SUIT, NO_HONORS,
        ];

    QUADRUPLE_CHOW = 14 "quadruple-chow" 48,
        when four_chows(joined_sets::quadruple_chow),
        excludes [PURE_SHIFTED_PUNGS, TILE_HOG, PURE_DOUBLE_CHOW, PURE_TRIPLE_CHOW];

    FOUR_PURE_SHIFTED_PUNGS = 15 "four-pure-shifted-pungs" 48,
        when four_pungs(joined_sets::four_pure_shifted_pungs),
        excludes [PURE_TRIPLE_CHOW, PURE_SHIFTED_PUNGS, ALL_PUNGS];

    FOUR_PURE_SHIFTED_CHOWS = 16 "four-pure-shifted-chows" 32,
        when four_chows(joined_sets::four_pure_shifted_chows),
        excludes [SHORT_STRAIGHT, PURE_SHIFTED_CHOWS, TWO_TERMINAL_CHOWS];

    /// Three sets are kongs: Three Kongs 三杠 (§4, 17).
    THREE_KONGS = 17 "three-kongs" 32,
        needs of hand [Kongs::at_least(3)],
        excludes [TWO_MELDED_KONGS, MELDED_KONG],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(several_concealed_kongs_unnamed),
            all_of(CONCEALED_KONG).unless(ConcealedKongsAdd),
        ];

    /// Every tile is a terminal or an honor, and both are there: All Terminals and Honors 混幺九
    /// (§4, 18).
    ALL_TERMINALS_AND_HONORS = 18 "all-terminals-and-honors" 32,
        needs of hand [All(TileClass::TERMINAL_OR_HONOR)] then [HasOne(TileClass::TERMINAL)] then [HasOne(TileClass::HONOR)],
        excludes [ALL_PUNGS, PUNG_OF_TERMINALS_OR_HONORS, OUTSIDE_HAND];

    /// The hand is read as seven pairs: Seven Pairs 七对 (§4, 19).
    SEVEN_PAIRS = 19 "seven-pairs" 24,
        needs of reading [Is(SevenPairs)],
        excludes [CONCEALED_HAND, SINGLE_WAIT],
        also [
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
            last_of(TILE_HOG).only_while(NoInevitableTileHog).only_if(inevitable_tile_hog),
        ];

    /// The hand is all seven honors and knitted tiles: Greater Honors and Knitted Tiles 七星不靠
    /// (§4, 20).
    GREATER_HONORS_AND_KNITTED_TILES = 20 "greater-honors-and-knitted-tiles" 24,
        needs of reading [GreaterHonors], shows tiles,
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    /// Every set is a pung or kong of 2, 4, 6 or 8, and so is the pair: All Even Pungs 全双刻
    /// (§4, 21).
    ALL_EVEN_PUNGS = 21 "all-even-pungs" 24,
        needs of reading [EachPart::is(EVEN_PUNG)],
        excludes [ALL_PUNGS, ALL_SIMPLES, NO_HONORS];

    /// All tiles are of one suit, without honors: Full Flush 清一色 (§4, 22).
    FULL_FLUSH = 22 "full-flush" 24,
        needs of hand [OneSuit::Alone],
        excludes [NO_HONORS, ONE_VOIDED_SUIT];

    PURE_TRIPLE_CHOW = 23 "pure-triple-chow" 24,
        when three_chows(joined_sets::pure_triple_chow),
        excludes [PURE_SHIFTED_PUNGS, PURE_DOUBLE_CHOW];

    PURE_SHIFTED_PUNGS = 24 "pure-shifted-pungs" 24,
        when three_pungs(joined_sets::pure_shifted_pungs),
        excludes [PURE_TRIPLE_CHOW];

    /// Every tile is a 7, 8 or 9: Upper Tiles 全大 (§4, 25).
    UPPER_TILES = 25 "upper-tiles" 24,
        needs of hand [All(UPPER)],
        excludes [NO_HONORS, UPPER_FOUR];

    /// Every tile is a 4, 5 or 6: Middle Tiles 全中 (§4, 26).
    MIDDLE_TILES = 26 "middle-tiles" 24,
        needs of hand [All(MIDDLE)],
        excludes [ALL_SIMPLES, NO_HONORS];

    /// Every tile is a 1, 2 or 3: Lower Tiles 全小 (§4, 27).
    LOWER_TILES = 27 "lower-tiles" 24,
        needs of hand [All(LOWER)],
        excludes [NO_HONORS, LOWER_FOUR];
}
