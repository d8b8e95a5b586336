//! The fans worth 16 to 6 points: §4, 28–54.

use crate::rules::mcr::{fixed_hands, hands, joined_sets, kongs, sets, ways};

use super::numbers::*;
use super::row::rows;

rows! {
    PURE_STRAIGHT = 28 "pure-straight" 16,
        when three_chows(joined_sets::pure_straight),
        excludes [SHORT_STRAIGHT, TWO_TERMINAL_CHOWS];

    THREE_SUITED_TERMINAL_CHOWS = 29 "three-suited-terminal-chows" 16,
        when four_chows(joined_sets::three_suited_terminal_chows),
        excludes [ALL_CHOWS, PURE_DOUBLE_CHOW, TWO_TERMINAL_CHOWS, NO_HONORS, MIXED_DOUBLE_CHOW];

    PURE_SHIFTED_CHOWS = 30 "pure-shifted-chows" 16,
        when three_chows(joined_sets::pure_shifted_chows),
        excludes [];

    ALL_FIVES = 31 "all-fives" 16,
        when reading(sets::all_fives),
        excludes [ALL_SIMPLES, NO_HONORS];

    TRIPLE_PUNG = 32 "triple-pung" 16,
        when three_pungs(joined_sets::triple_pung),
        excludes [DOUBLE_PUNG];

    THREE_CONCEALED_PUNGS = 33 "three-concealed-pungs" 16,
        when reading(sets::three_concealed_pungs),
        excludes [TWO_CONCEALED_PUNGS],
        missing sets::missing_concealed_pungs;

    LESSER_HONORS_AND_KNITTED_TILES = 34 "lesser-honors-and-knitted-tiles" 12,
        when reading(fixed_hands::lesser_honors_and_knitted_tiles),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    KNITTED_STRAIGHT = 35 "knitted-straight" 12,
        when reading(fixed_hands::knitted_straight),
        excludes [],
        also [all_of(CONCEALED_HAND).only_while(KnittedStraightNoConcealedHand)],
        missing fixed_hands::missing_knitted_straight;

    UPPER_FOUR = 36 "upper-four" 12,
        when hand(hands::upper_four),
        excludes [NO_HONORS];

    LOWER_FOUR = 37 "lower-four" 12,
        when hand(hands::lower_four),
        excludes [NO_HONORS];

    BIG_THREE_WINDS = 38 "big-three-winds" 12,
        when reading(sets::big_three_winds),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    MIXED_STRAIGHT = 39 "mixed-straight" 8,
        when three_chows(joined_sets::mixed_straight),
        excludes [];

    REVERSIBLE_TILES = 40 "reversible-tiles" 8,
        when hand(hands::reversible_tiles),
        excludes [],
        also [all_of(ONE_VOIDED_SUIT).unless(ReversiblePlusOneVoidedSuit)];

    MIXED_TRIPLE_CHOW = 41 "mixed-triple-chow" 8,
        when three_chows(joined_sets::mixed_triple_chow),
        excludes [MIXED_DOUBLE_CHOW];

    MIXED_SHIFTED_PUNGS = 42 "mixed-shifted-pungs" 8,
        when three_pungs(joined_sets::mixed_shifted_pungs),
        excludes [];

    CHICKEN_HAND = 43 "chicken-hand" 8,
        when chicken,
        excludes [];

    LAST_TILE_DRAW = 44 "last-tile-draw" 8,
        when hand(ways::last_tile_draw),
        excludes [SELF_DRAWN];

    LAST_TILE_CLAIM = 45 "last-tile-claim" 8,
        when hand(ways::last_tile_claim),
        excludes [];

    OUT_WITH_REPLACEMENT_TILE = 46 "out-with-replacement-tile" 8,
        when hand(ways::out_with_replacement_tile),
        excludes [SELF_DRAWN];

    ROBBING_THE_KONG = 47 "robbing-the-kong" 8,
        when hand(ways::robbing_the_kong),
        excludes [FULLY_CONCEALED_HAND, LAST_TILE, SINGLE_WAIT];

    TWO_CONCEALED_KONGS = 48 "two-concealed-kongs" 8 (6 unless TwoConcealedKongs8),
        when hand(kongs::two_concealed_kongs),
        excludes [TWO_CONCEALED_PUNGS, CONCEALED_KONG];

    ALL_PUNGS = 49 "all-pungs" 6,
        when reading(sets::all_pungs),
        excludes [];

    HALF_FLUSH = 50 "half-flush" 6,
        when hand(hands::half_flush),
        excludes [ONE_VOIDED_SUIT];

    MIXED_SHIFTED_CHOWS = 51 "mixed-shifted-chows" 6,
        when three_chows(joined_sets::mixed_shifted_chows),
        excludes [];

    ALL_TYPES = 52 "all-types" 6,
        when hand(hands::all_types),
        excludes [],
        missing hands::missing_all_types;

    MELDED_HAND = 53 "melded-hand" 6,
        when reading(sets::melded_hand),
        excludes [SINGLE_WAIT],
        missing sets::missing_melded_hand;

    TWO_DRAGON_PUNGS = 54 "two-dragon-pungs" 6,
        when reading(sets::two_dragon_pungs),
        excludes [DRAGON_PUNG];
}
