//! The fans worth 88 to 24 points: §4, 1–27.

use crate::rules::mcr::{hands, joined_sets, sets};

use super::numbers::*;
use super::row::rows;

rows! {
    BIG_FOUR_WINDS = 1 "big-four-winds" 88,
        names "Big Four Winds" "Большие четыре ветра" "大四喜" "大四喜",
        when reading(sets::big_four_winds),
        excludes [BIG_THREE_WINDS, ALL_PUNGS, PREVALENT_WIND, SEAT_WIND, LITTLE_FOUR_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    BIG_THREE_DRAGONS = 2 "big-three-dragons" 88,
        names "Big Three Dragons" "Большие три дракона" "大三元" "大三元",
        when reading(sets::big_three_dragons),
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG, LITTLE_THREE_DRAGONS];

    ALL_GREEN = 3 "all-green" 88,
        names "All Green" "Все зелёные" "绿一色" "緑一色",
        when hand(hands::all_green),
        excludes [ONE_VOIDED_SUIT],
        also [all_of(HALF_FLUSH).unless(AllGreenPlusHalfFlush)];

    NINE_GATES = 4 "nine-gates" 88,
        names "Nine Gates" "Девять врат" "九莲宝灯" "九蓮宝燈",
        when hand(hands::nine_gates),
        excludes [
            FULL_FLUSH, CONCEALED_HAND, ONE_VOIDED_SUIT, NO_HONORS, EDGE_WAIT, CLOSED_WAIT,
            SINGLE_WAIT,
        ],
        also [
            all_of(PUNG_OF_TERMINALS_OR_HONORS).only_while(NineGatesNeverTerminalPung),
            first_of(PUNG_OF_TERMINALS_OR_HONORS),
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
        ];

    FOUR_KONGS = 5 "four-kongs" 88,
        names "Four Kongs" "Четыре конга" "四杠" "四槓",
        when hand(hands::four_kongs),
        excludes [
            MELDED_KONG, SINGLE_WAIT, THREE_KONGS, ALL_PUNGS, TWO_MELDED_KONGS,
        ],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(hands::many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(hands::several_concealed_kongs),
            all_of(CONCEALED_KONG)
                .unless(FourKongsPlusConcealedKong)
                .only_if(hands::concealed_kongs_do_not_add),
        ];

    SEVEN_SHIFTED_PAIRS = 6 "seven-shifted-pairs" 88,
        names "Seven Shifted Pairs" "Семь смещённых пар" "连七对" "連七対",
        when reading(sets::seven_shifted_pairs),
        excludes [FULL_FLUSH, CONCEALED_HAND, SINGLE_WAIT, SEVEN_PAIRS, ONE_VOIDED_SUIT, NO_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    THIRTEEN_ORPHANS = 7 "thirteen-orphans" 88,
        names "Thirteen Orphans" "Тринадцать сирот" "十三幺" "十三幺",
        when reading(sets::thirteen_orphans),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT, ALL_TERMINALS_AND_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    ALL_TERMINALS = 8 "all-terminals" 64,
        names "All Terminals" "Все терминальные" "清幺九" "清幺九",
        when hand(hands::all_terminals),
        excludes [
            ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, NO_HONORS,
            ALL_TERMINALS_AND_HONORS,
        ],
        also [all_of(DOUBLE_PUNG).unless(AllTerminalsPlusDoublePung)];

    LITTLE_FOUR_WINDS = 9 "little-four-winds" 64,
        names "Little Four Winds" "Малые четыре ветра" "小四喜" "小四喜",
        when reading(sets::little_four_winds),
        excludes [BIG_THREE_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    LITTLE_THREE_DRAGONS = 10 "little-three-dragons" 64,
        names "Little Three Dragons" "Малые три дракона" "小三元" "小三元",
        when reading(sets::little_three_dragons),
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG];

    ALL_HONORS = 11 "all-honors" 64,
        names "All Honors" "Все благородные" "字一色" "字一色",
        when hand(hands::all_honors),
        excludes [ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, ALL_TERMINALS_AND_HONORS];

    FOUR_CONCEALED_PUNGS = 12 "four-concealed-pungs" 64,
        names "Four Concealed Pungs" "Четыре закрытых панга" "四暗刻" "四暗刻",
        when reading(sets::four_concealed_pungs),
        excludes [ALL_PUNGS, CONCEALED_HAND, THREE_CONCEALED_PUNGS, TWO_CONCEALED_PUNGS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    PURE_TERMINAL_CHOWS = 13 "pure-terminal-chows" 64,
        names "Pure Terminal Chows" "Чистые терминальные чоу" "一色双龙会" "一色双龍会",
        when four_chows(joined_sets::pure_terminal_chows),
        excludes [
            SEVEN_PAIRS, FULL_FLUSH, ALL_CHOWS, PURE_DOUBLE_CHOW, TWO_TERMINAL_CHOWS,
            ONE_VOIDED_SUIT, NO_HONORS,
        ];

    QUADRUPLE_CHOW = 14 "quadruple-chow" 48,
        names "Quadruple Chow" "Чистое четверное чоу" "一色四同顺" "一色四同順",
        when four_chows(joined_sets::quadruple_chow),
        excludes [PURE_SHIFTED_PUNGS, TILE_HOG, PURE_DOUBLE_CHOW, PURE_TRIPLE_CHOW];

    FOUR_PURE_SHIFTED_PUNGS = 15 "four-pure-shifted-pungs" 48,
        names "Four Pure Shifted Pungs" "Четыре чистых смещённых панга" "一色四节高" "一色四節高",
        when four_pungs(joined_sets::four_pure_shifted_pungs),
        excludes [PURE_TRIPLE_CHOW, PURE_SHIFTED_PUNGS, ALL_PUNGS];

    FOUR_PURE_SHIFTED_CHOWS = 16 "four-pure-shifted-chows" 32,
        names "Four Pure Shifted Chows" "Четыре смещённых чоу" "一色四步高" "一色四歩高",
        when four_chows(joined_sets::four_pure_shifted_chows),
        excludes [SHORT_STRAIGHT, PURE_SHIFTED_CHOWS, TWO_TERMINAL_CHOWS];

    THREE_KONGS = 17 "three-kongs" 32,
        names "Three Kongs" "Три конга" "三杠" "三槓",
        when hand(hands::three_kongs),
        excludes [TWO_MELDED_KONGS, MELDED_KONG],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(hands::many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(hands::several_concealed_kongs),
            all_of(CONCEALED_KONG).unless(ConcealedKongsAdd),
        ];

    ALL_TERMINALS_AND_HONORS = 18 "all-terminals-and-honors" 32,
        names "All Terminals and Honors" "Все терминальные и благородные" "混幺九" "混幺九",
        when hand(hands::all_terminals_and_honors),
        excludes [ALL_PUNGS, PUNG_OF_TERMINALS_OR_HONORS, OUTSIDE_HAND];

    SEVEN_PAIRS = 19 "seven-pairs" 24,
        names "Seven Pairs" "Семь пар" "七对" "七対",
        when reading(sets::seven_pairs),
        excludes [CONCEALED_HAND, SINGLE_WAIT],
        also [
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
            last_of(TILE_HOG).only_while(NoInevitableTileHog).only_if(hands::inevitable_tile_hog),
        ];

    GREATER_HONORS_AND_KNITTED_TILES = 20 "greater-honors-and-knitted-tiles" 24,
        names "Greater Honors and Knitted Tiles" "Большие благородные и переплетённые плитки" "七星不靠" "七星不靠",
        when reading(sets::greater_honors_and_knitted_tiles),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    ALL_EVEN_PUNGS = 21 "all-even-pungs" 24,
        names "All Even Pungs" "Все чётные панги" "全双刻" "全双刻",
        when reading(sets::all_even_pungs),
        excludes [ALL_PUNGS, ALL_SIMPLES, NO_HONORS];

    FULL_FLUSH = 22 "full-flush" 24,
        names "Full Flush" "Полное изобилие" "清一色" "清一色",
        when hand(hands::full_flush),
        excludes [NO_HONORS, ONE_VOIDED_SUIT];

    PURE_TRIPLE_CHOW = 23 "pure-triple-chow" 24,
        names "Pure Triple Chow" "Чистое тройное чоу" "一色三同顺" "一色三同順",
        when three_chows(joined_sets::pure_triple_chow),
        excludes [PURE_SHIFTED_PUNGS, PURE_DOUBLE_CHOW];

    PURE_SHIFTED_PUNGS = 24 "pure-shifted-pungs" 24,
        names "Pure Shifted Pungs" "Чистые смещённые панги" "一色三节高" "一色三節高",
        when three_pungs(joined_sets::pure_shifted_pungs),
        excludes [PURE_TRIPLE_CHOW];

    UPPER_TILES = 25 "upper-tiles" 24,
        names "Upper Tiles" "Верхние плитки" "全大" "全大",
        when hand(hands::upper_tiles),
        excludes [NO_HONORS, UPPER_FOUR];

    MIDDLE_TILES = 26 "middle-tiles" 24,
        names "Middle Tiles" "Средние плитки" "全中" "全中",
        when hand(hands::middle_tiles),
        excludes [ALL_SIMPLES, NO_HONORS];

    LOWER_TILES = 27 "lower-tiles" 24,
        names "Lower Tiles" "Нижние плитки" "全小" "全小",
        when hand(hands::lower_tiles),
        excludes [NO_HONORS, LOWER_FOUR];
}
