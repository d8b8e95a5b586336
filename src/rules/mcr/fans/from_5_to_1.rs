//! The fans worth 5 points to 1: §4, 55–81, and the five-point fan of competition practice.

use crate::rules::mcr::{hands, joined_sets, kongs, sets, ways};

use super::numbers::*;
use super::row::rows;

rows! {
    OUTSIDE_HAND = 55 "outside-hand" 4,
        when reading(sets::outside_hand),
        excludes [];

    FULLY_CONCEALED_HAND = 56 "fully-concealed-hand" 4,
        when hand(ways::fully_concealed_hand),
        excludes [SELF_DRAWN],
        missing ways::missing_fully_concealed_hand;

    TWO_MELDED_KONGS = 57 "two-melded-kongs" 4,
        when hand(kongs::two_melded_kongs),
        excludes [MELDED_KONG];

    LAST_TILE = 58 "last-tile" 4,
        when hand(ways::last_tile),
        excludes [];

    DRAGON_PUNG = 59 "dragon-pung" 2, each part,
        when reading(sets::dragon_pung),
        excludes [];

    // The detection of fan 73 leaves out pungs of these winds. The rows name it for those who read the
    // table: the rulebook, and what another seat or round would bring.
    PREVALENT_WIND = 60 "prevalent-wind" 2,
        when reading(sets::prevalent_wind),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    SEAT_WIND = 61 "seat-wind" 2,
        when reading(sets::seat_wind),
        excludes [],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    CONCEALED_HAND = 62 "concealed-hand" 2,
        when hand(ways::concealed_hand),
        excludes [];

    ALL_CHOWS = 63 "all-chows" 2,
        when reading(sets::all_chows),
        excludes [NO_HONORS];

    TILE_HOG = 64 "tile-hog" 2, each kind,
        when hand(hands::tile_hog),
        excludes [],
        missing hands::missing_tile_hog;

    DOUBLE_PUNG = 65 "double-pung" 2,
        when two_pungs(joined_sets::double_pung),
        excludes [];

    TWO_CONCEALED_PUNGS = 66 "two-concealed-pungs" 2,
        when reading(sets::two_concealed_pungs),
        excludes [],
        missing sets::missing_concealed_pungs;

    CONCEALED_KONG = 67 "concealed-kong" 2,
        when hand(kongs::concealed_kong),
        excludes [];

    ALL_SIMPLES = 68 "all-simples" 2,
        when hand(hands::all_simples),
        excludes [NO_HONORS];

    PURE_DOUBLE_CHOW = 69 "pure-double-chow" 1,
        when two_chows(joined_sets::pure_double_chow),
        excludes [];

    MIXED_DOUBLE_CHOW = 70 "mixed-double-chow" 1,
        when two_chows(joined_sets::mixed_double_chow),
        excludes [];

    SHORT_STRAIGHT = 71 "short-straight" 1,
        when two_chows(joined_sets::short_straight),
        excludes [];

    TWO_TERMINAL_CHOWS = 72 "two-terminal-chows" 1,
        when two_chows(joined_sets::two_terminal_chows),
        excludes [];

    PUNG_OF_TERMINALS_OR_HONORS = 73 "pung-of-terminals-or-honors" 1, each part,
        when reading(sets::pung_of_terminals_or_honors),
        excludes [],
        missing sets::missing_pung_of_terminals_or_honors;

    MELDED_KONG = 74 "melded-kong" 1,
        when hand(kongs::melded_kong),
        excludes [];

    ONE_VOIDED_SUIT = 75 "one-voided-suit" 1,
        when hand(hands::one_voided_suit),
        excludes [];

    NO_HONORS = 76 "no-honors" 1,
        when hand(hands::no_honors),
        excludes [];

    EDGE_WAIT = 77 "edge-wait" 1,
        when reading(ways::edge_wait),
        excludes [CLOSED_WAIT, SINGLE_WAIT],
        missing ways::missing_wait;

    CLOSED_WAIT = 78 "closed-wait" 1,
        when reading(ways::closed_wait),
        excludes [EDGE_WAIT, SINGLE_WAIT],
        missing ways::missing_wait;

    SINGLE_WAIT = 79 "single-wait" 1,
        when reading(ways::single_wait),
        excludes [EDGE_WAIT, CLOSED_WAIT],
        missing ways::missing_wait;

    SELF_DRAWN = 80 "self-drawn" 1,
        when hand(ways::self_drawn),
        excludes [];

    FLOWER_TILES = 81 "flower-tiles" 1, each flower,
        when hand(hands::flower_tiles),
        excludes [];

    MELDED_AND_CONCEALED_KONG = 82 "melded-and-concealed-kong" 5,
        when hand(kongs::melded_and_concealed_kong),
        excludes [TWO_MELDED_KONGS, CONCEALED_KONG, MELDED_KONG],
        missing kongs::missing_melded_and_concealed_kong;
}
