//! The fans worth 16 to 6 points: §4, 28–54.

use crate::rules::mcr::{hands, joined_sets, sets, ways};

use super::numbers::*;
use super::row::rows;

rows! {
    PURE_STRAIGHT = 28 "pure-straight" 16,
        names "Pure Straight" "Чистый ряд" "清龙" "清龍",
        when three_chows(joined_sets::pure_straight),
        excludes [SHORT_STRAIGHT, TWO_TERMINAL_CHOWS];

    THREE_SUITED_TERMINAL_CHOWS = 29 "three-suited-terminal-chows" 16,
        names "Three-Suited Terminal Chows" "Три масти и терминальные чоу" "三色双龙会" "三色双龍会",
        when four_chows(joined_sets::three_suited_terminal_chows),
        excludes [ALL_CHOWS, PURE_DOUBLE_CHOW, TWO_TERMINAL_CHOWS, NO_HONORS, MIXED_DOUBLE_CHOW];

    PURE_SHIFTED_CHOWS = 30 "pure-shifted-chows" 16,
        names "Pure Shifted Chows" "Чистые смещённые чоу" "一色三步高" "一色三歩高",
        when three_chows(joined_sets::pure_shifted_chows),
        excludes [];

    ALL_FIVES = 31 "all-fives" 16,
        names "All Fives" "Все пятёрки" "全带五" "全帯五",
        when reading(sets::all_fives),
        excludes [ALL_SIMPLES, NO_HONORS];

    TRIPLE_PUNG = 32 "triple-pung" 16,
        names "Triple Pung" "Тройной панг" "三同刻" "三同刻",
        when three_pungs(joined_sets::triple_pung),
        excludes [DOUBLE_PUNG];

    THREE_CONCEALED_PUNGS = 33 "three-concealed-pungs" 16,
        names "Three Concealed Pungs" "Три закрытых панга" "三暗刻" "三暗刻",
        when reading(sets::three_concealed_pungs),
        excludes [TWO_CONCEALED_PUNGS];

    LESSER_HONORS_AND_KNITTED_TILES = 34 "lesser-honors-and-knitted-tiles" 12,
        names "Lesser Honors and Knitted Tiles" "Малые благородные и переплетённые плитки" "全不靠" "全不靠",
        when reading(sets::lesser_honors_and_knitted_tiles),
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    KNITTED_STRAIGHT = 35 "knitted-straight" 12,
        names "Knitted Straight" "Переплетённый ряд" "组合龙" "組合龍",
        when reading(sets::knitted_straight),
        excludes [],
        also [all_of(CONCEALED_HAND).only_while(KnittedStraightNoConcealedHand)];

    UPPER_FOUR = 36 "upper-four" 12,
        names "Upper Four" "Четыре верхних" "大于五" "大于五",
        when hand(hands::upper_four),
        excludes [NO_HONORS];

    LOWER_FOUR = 37 "lower-four" 12,
        names "Lower Four" "Четыре нижних" "小于五" "小于五",
        when hand(hands::lower_four),
        excludes [NO_HONORS];

    BIG_THREE_WINDS = 38 "big-three-winds" 12,
        names "Big Three Winds" "Большие три ветра" "三风刻" "三風刻",
        when reading(sets::big_three_winds),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    MIXED_STRAIGHT = 39 "mixed-straight" 8,
        names "Mixed Straight" "Смешанный ряд" "花龙" "花龍",
        when three_chows(joined_sets::mixed_straight),
        excludes [];

    REVERSIBLE_TILES = 40 "reversible-tiles" 8,
        names "Reversible Tiles" "Симметричные плитки" "推不倒" "推不倒",
        when hand(hands::reversible_tiles),
        excludes [],
        also [all_of(ONE_VOIDED_SUIT).unless(ReversiblePlusOneVoidedSuit)];

    MIXED_TRIPLE_CHOW = 41 "mixed-triple-chow" 8,
        names "Mixed Triple Chow" "Смешанное тройное чоу" "三色三同顺" "三色三同順",
        when three_chows(joined_sets::mixed_triple_chow),
        excludes [MIXED_DOUBLE_CHOW];

    MIXED_SHIFTED_PUNGS = 42 "mixed-shifted-pungs" 8,
        names "Mixed Shifted Pungs" "Смешанные смещённые панги" "三色三节高" "三色三節高",
        when three_pungs(joined_sets::mixed_shifted_pungs),
        excludes [];

    CHICKEN_HAND = 43 "chicken-hand" 8,
        names "Chicken Hand" "Цыплячья рука" "无番和" "無番和",
        when chicken,
        excludes [];

    LAST_TILE_DRAW = 44 "last-tile-draw" 8,
        names "Last Tile Draw" "Последняя плитка со стены" "妙手回春" "妙手回春",
        when hand(ways::last_tile_draw),
        excludes [SELF_DRAWN];

    LAST_TILE_CLAIM = 45 "last-tile-claim" 8,
        names "Last Tile Claim" "Последний снос" "海底捞月" "海底撈月",
        when hand(ways::last_tile_claim),
        excludes [];

    OUT_WITH_REPLACEMENT_TILE = 46 "out-with-replacement-tile" 8,
        names "Out with Replacement Tile" "Выигрыш замещающей плиткой" "杠上开花" "槓上開花",
        when hand(ways::out_with_replacement_tile),
        excludes [SELF_DRAWN];

    ROBBING_THE_KONG = 47 "robbing-the-kong" 8,
        names "Robbing the Kong" "Ограбление конга" "抢杠和" "搶槓和",
        when hand(ways::robbing_the_kong),
        excludes [FULLY_CONCEALED_HAND, LAST_TILE, SINGLE_WAIT];

    TWO_CONCEALED_KONGS = 48 "two-concealed-kongs" 8 (6 unless TwoConcealedKongs8),
        names "Two Concealed Kongs" "Два закрытых конга" "双暗杠" "双暗槓",
        when hand(hands::two_concealed_kongs),
        excludes [TWO_CONCEALED_PUNGS, CONCEALED_KONG];

    ALL_PUNGS = 49 "all-pungs" 6,
        names "All Pungs" "Все панги" "碰碰和" "碰碰和",
        when reading(sets::all_pungs),
        excludes [];

    HALF_FLUSH = 50 "half-flush" 6,
        names "Half Flush" "Пол-изобилия" "混一色" "混一色",
        when hand(hands::half_flush),
        excludes [ONE_VOIDED_SUIT];

    MIXED_SHIFTED_CHOWS = 51 "mixed-shifted-chows" 6,
        names "Mixed Shifted Chows" "Смешанные смещённые чоу" "三色三步高" "三色三歩高",
        when three_chows(joined_sets::mixed_shifted_chows),
        excludes [];

    ALL_TYPES = 52 "all-types" 6,
        names "All Types" "Все типы" "五门齐" "五門斉",
        when hand(hands::all_types),
        excludes [];

    MELDED_HAND = 53 "melded-hand" 6,
        names "Melded Hand" "Открытая рука" "全求人" "全求人",
        when reading(sets::melded_hand),
        excludes [SINGLE_WAIT];

    TWO_DRAGON_PUNGS = 54 "two-dragon-pungs" 6,
        names "Two Dragon Pungs" "Два панга драконов" "双箭刻" "双箭刻",
        when reading(sets::two_dragon_pungs),
        excludes [DRAGON_PUNG];
}
