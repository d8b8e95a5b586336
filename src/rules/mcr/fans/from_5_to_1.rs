//! The fans worth 5 points to 1: §4, 55–81, and the five-point fan of competition practice.

use crate::rules::mcr::{hands, joined_sets, sets, ways};

use super::numbers::*;
use super::row::rows;

rows! {
    OUTSIDE_HAND = 55 "outside-hand" 4,
        names "Outside Hand" "Внешняя рука" "全带幺" "全帯幺",
        when reading(sets::outside_hand),
        excludes [];

    FULLY_CONCEALED_HAND = 56 "fully-concealed-hand" 4,
        names "Fully Concealed Hand" "Полностью закрытая рука" "不求人" "不求人",
        when hand(ways::fully_concealed_hand),
        excludes [SELF_DRAWN];

    TWO_MELDED_KONGS = 57 "two-melded-kongs" 4,
        names "Two Melded Kongs" "Два открытых конга" "双明杠" "双明槓",
        when hand(hands::two_melded_kongs),
        excludes [MELDED_KONG];

    LAST_TILE = 58 "last-tile" 4,
        names "Last Tile" "Последняя плитка" "和绝张" "和絶張",
        when hand(ways::last_tile),
        excludes [];

    DRAGON_PUNG = 59 "dragon-pung" 2, each part,
        names "Dragon Pung" "Панг драконов" "箭刻" "箭刻",
        when reading(sets::dragon_pung),
        excludes [];

    PREVALENT_WIND = 60 "prevalent-wind" 2,
        names "Prevalent Wind" "Ветер раунда" "圈风刻" "圈風刻",
        when reading(sets::prevalent_wind),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    SEAT_WIND = 61 "seat-wind" 2,
        names "Seat Wind" "Ветер места" "门风刻" "門風刻",
        when reading(sets::seat_wind),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    CONCEALED_HAND = 62 "concealed-hand" 2,
        names "Concealed Hand" "Закрытая рука" "门前清" "門前清",
        when hand(ways::concealed_hand),
        excludes [];

    ALL_CHOWS = 63 "all-chows" 2,
        names "All Chows" "Все чоу" "平和" "平和",
        when reading(sets::all_chows),
        excludes [NO_HONORS];

    TILE_HOG = 64 "tile-hog" 2, each kind,
        names "Tile Hog" "Четыре врозь" "四归一" "四帰一",
        when hand(hands::tile_hog),
        excludes [];

    DOUBLE_PUNG = 65 "double-pung" 2,
        names "Double Pung" "Двойной панг" "双同刻" "双同刻",
        when two_pungs(joined_sets::double_pung),
        excludes [];

    TWO_CONCEALED_PUNGS = 66 "two-concealed-pungs" 2,
        names "Two Concealed Pungs" "Два закрытых панга" "双暗刻" "双暗刻",
        when reading(sets::two_concealed_pungs),
        excludes [];

    CONCEALED_KONG = 67 "concealed-kong" 2,
        names "Concealed Kong" "Закрытый конг" "暗杠" "暗槓",
        when hand(hands::concealed_kong),
        excludes [];

    ALL_SIMPLES = 68 "all-simples" 2,
        names "All Simples" "Все плитки простые" "断幺" "断幺",
        when hand(hands::all_simples),
        excludes [NO_HONORS];

    PURE_DOUBLE_CHOW = 69 "pure-double-chow" 1,
        names "Pure Double Chow" "Чистое двойное чоу" "一般高" "一般高",
        when two_chows(joined_sets::pure_double_chow),
        excludes [];

    MIXED_DOUBLE_CHOW = 70 "mixed-double-chow" 1,
        names "Mixed Double Chow" "Смешанное двойное чоу" "喜相逢" "喜相逢",
        when two_chows(joined_sets::mixed_double_chow),
        excludes [];

    SHORT_STRAIGHT = 71 "short-straight" 1,
        names "Short Straight" "Короткий ряд" "连六" "連六",
        when two_chows(joined_sets::short_straight),
        excludes [];

    TWO_TERMINAL_CHOWS = 72 "two-terminal-chows" 1,
        names "Two Terminal Chows" "Два терминальных чоу" "老少副" "老少副",
        when two_chows(joined_sets::two_terminal_chows),
        excludes [];

    PUNG_OF_TERMINALS_OR_HONORS = 73 "pung-of-terminals-or-honors" 1, each part,
        names "Pung of Terminals or Honors" "Панг терминальных или благородных" "幺九刻" "幺九刻",
        when reading(sets::pung_of_terminals_or_honors),
        excludes [];

    MELDED_KONG = 74 "melded-kong" 1,
        names "Melded Kong" "Открытый конг" "明杠" "明槓",
        when hand(hands::melded_kong),
        excludes [];

    ONE_VOIDED_SUIT = 75 "one-voided-suit" 1,
        names "One Voided Suit" "Пропущенная масть" "缺一门" "缺一門",
        when hand(hands::one_voided_suit),
        excludes [];

    NO_HONORS = 76 "no-honors" 1,
        names "No Honors" "Без благородных" "无字" "無字",
        when hand(hands::no_honors),
        excludes [];

    EDGE_WAIT = 77 "edge-wait" 1,
        names "Edge Wait" "Краевое ожидание" "边张" "辺張",
        when reading(ways::edge_wait),
        excludes [CLOSED_WAIT, SINGLE_WAIT];

    CLOSED_WAIT = 78 "closed-wait" 1,
        names "Closed Wait" "Закрытое ожидание" "坎张" "坎張",
        when reading(ways::closed_wait),
        excludes [EDGE_WAIT, SINGLE_WAIT];

    SINGLE_WAIT = 79 "single-wait" 1,
        names "Single Wait" "Ожидание единственной" "单钓将" "単調将",
        when reading(ways::single_wait),
        excludes [EDGE_WAIT, CLOSED_WAIT];

    SELF_DRAWN = 80 "self-drawn" 1,
        names "Self-Drawn" "Выигрыш со стены" "自摸" "自摸",
        when hand(ways::self_drawn),
        excludes [];

    FLOWER_TILES = 81 "flower-tiles" 1, each flower,
        names "Flower Tiles" "Цветы и сезоны" "花牌" "花牌",
        when hand(hands::flower_tiles),
        excludes [];

    MELDED_AND_CONCEALED_KONG = 82 "melded-and-concealed-kong" 5,
        names "Melded and Concealed Kong" "Открытый и закрытый конги" "明暗杠" "明暗槓",
        when hand(hands::melded_and_concealed_kong),
        excludes [TWO_MELDED_KONGS, CONCEALED_KONG, MELDED_KONG];
}
