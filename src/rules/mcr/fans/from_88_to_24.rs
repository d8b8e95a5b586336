//! The fans worth 88 to 24 points: §4, 1–27.

use crate::rules::mcr::{fixed_hands, hands, joined_sets, kongs, sets};

use super::numbers::*;
use super::row::rows;

rows! {
    BIG_FOUR_WINDS = 1 "big-four-winds" 88,
        when reading(sets::big_four_winds),
        excludes [BIG_THREE_WINDS, ALL_PUNGS, PREVALENT_WIND, SEAT_WIND, LITTLE_FOUR_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    BIG_THREE_DRAGONS = 2 "big-three-dragons" 88,
        when reading(sets::big_three_dragons),
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG, LITTLE_THREE_DRAGONS];

    ALL_GREEN = 3 "all-green" 88,
        when hand(hands::all_green),
        excludes [ONE_VOIDED_SUIT],
        also [all_of(HALF_FLUSH).unless(AllGreenPlusHalfFlush)];

    NINE_GATES = 4 "nine-gates" 88,
        when hand(fixed_hands::nine_gates),
        excludes [
            FULL_FLUSH, CONCEALED_HAND, ONE_VOIDED_SUIT, NO_HONORS, EDGE_WAIT, CLOSED_WAIT,
            SINGLE_WAIT,
        ],
        also [
            all_of(PUNG_OF_TERMINALS_OR_HONORS).only_while(NineGatesNeverTerminalPung),
            first_of(PUNG_OF_TERMINALS_OR_HONORS),
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
        ],
        missing fixed_hands::missing_nine_gates;

    FOUR_KONGS = 5 "four-kongs" 88,
        when hand(kongs::four_kongs),
        excludes [
            MELDED_KONG, SINGLE_WAIT, THREE_KONGS, ALL_PUNGS, TWO_MELDED_KONGS,
        ],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(kongs::many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(kongs::several_concealed_kongs),
            all_of(CONCEALED_KONG)
                .unless(FourKongsPlusConcealedKong)
                .only_if(kongs::concealed_kongs_do_not_add),
        ];

    SEVEN_SHIFTED_PAIRS = 6 "seven-shifted-pairs" 88,
        when reading(fixed_hands::seven_shifted_pairs),
        excludes [FULL_FLUSH, CONCEALED_HAND, SINGLE_WAIT, SEVEN_PAIRS, ONE_VOIDED_SUIT, NO_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)],
        missing fixed_hands::missing_seven_shifted_pairs;

    THIRTEEN_ORPHANS = 7 "thirteen-orphans" 88,
        when reading(fixed_hands::thirteen_orphans),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT, ALL_TERMINALS_AND_HONORS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    ALL_TERMINALS = 8 "all-terminals" 64,
        when hand(hands::all_terminals),
        excludes [
            ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, NO_HONORS,
            ALL_TERMINALS_AND_HONORS,
        ],
        also [all_of(DOUBLE_PUNG).unless(AllTerminalsPlusDoublePung)];

    LITTLE_FOUR_WINDS = 9 "little-four-winds" 64,
        when reading(sets::little_four_winds),
        excludes [BIG_THREE_WINDS],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    LITTLE_THREE_DRAGONS = 10 "little-three-dragons" 64,
        when reading(sets::little_three_dragons),
        excludes [TWO_DRAGON_PUNGS, DRAGON_PUNG];

    ALL_HONORS = 11 "all-honors" 64,
        when hand(hands::all_honors),
        excludes [ALL_PUNGS, OUTSIDE_HAND, PUNG_OF_TERMINALS_OR_HONORS, ALL_TERMINALS_AND_HONORS];

    FOUR_CONCEALED_PUNGS = 12 "four-concealed-pungs" 64,
        when reading(sets::four_concealed_pungs),
        excludes [ALL_PUNGS, CONCEALED_HAND, THREE_CONCEALED_PUNGS, TWO_CONCEALED_PUNGS],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)],
        missing sets::missing_concealed_pungs;

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

    THREE_KONGS = 17 "three-kongs" 32,
        when hand(kongs::three_kongs),
        excludes [TWO_MELDED_KONGS, MELDED_KONG],
        also [
            all_of(TWO_CONCEALED_KONGS).only_if(kongs::many_concealed_kongs),
            all_of(TWO_CONCEALED_KONGS).unless(ConcealedKongsAdd),
            all_of(CONCEALED_KONG).only_if(kongs::several_concealed_kongs),
            all_of(CONCEALED_KONG).unless(ConcealedKongsAdd),
        ];

    ALL_TERMINALS_AND_HONORS = 18 "all-terminals-and-honors" 32,
        when hand(hands::all_terminals_and_honors),
        excludes [ALL_PUNGS, PUNG_OF_TERMINALS_OR_HONORS, OUTSIDE_HAND];

    SEVEN_PAIRS = 19 "seven-pairs" 24,
        when reading(fixed_hands::seven_pairs),
        excludes [CONCEALED_HAND, SINGLE_WAIT],
        also [
            all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed),
            last_of(TILE_HOG).only_while(NoInevitableTileHog).only_if(hands::inevitable_tile_hog),
        ];

    GREATER_HONORS_AND_KNITTED_TILES = 20 "greater-honors-and-knitted-tiles" 24,
        when reading(fixed_hands::greater_honors_and_knitted_tiles),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)],
        missing fixed_hands::missing_greater_honors;

    ALL_EVEN_PUNGS = 21 "all-even-pungs" 24,
        when reading(sets::all_even_pungs),
        excludes [ALL_PUNGS, ALL_SIMPLES, NO_HONORS];

    FULL_FLUSH = 22 "full-flush" 24,
        when hand(hands::full_flush),
        excludes [NO_HONORS, ONE_VOIDED_SUIT];

    PURE_TRIPLE_CHOW = 23 "pure-triple-chow" 24,
        when three_chows(joined_sets::pure_triple_chow),
        excludes [PURE_SHIFTED_PUNGS, PURE_DOUBLE_CHOW];

    PURE_SHIFTED_PUNGS = 24 "pure-shifted-pungs" 24,
        when three_pungs(joined_sets::pure_shifted_pungs),
        excludes [PURE_TRIPLE_CHOW];

    UPPER_TILES = 25 "upper-tiles" 24,
        when hand(hands::upper_tiles),
        excludes [NO_HONORS, UPPER_FOUR];

    MIDDLE_TILES = 26 "middle-tiles" 24,
        when hand(hands::middle_tiles),
        excludes [ALL_SIMPLES, NO_HONORS];

    LOWER_TILES = 27 "lower-tiles" 24,
        when hand(hands::lower_tiles),
        excludes [NO_HONORS, LOWER_FOUR];
}
