//! The table of Chinese Classical: points for sets and for the win, doubles, and limit hands
//! (C10–C41). One row holds everything about a fan.
//!
//! The unit of a row says how it counts. Points are added up; a factor, a power of two, multiplies
//! them; a limit hand is worth the limit, which is usually 500. The table has them in this order.

use crate::scoring::fan_table::{NearMiss, Rule, fan_table};
use crate::scoring::{SetSort, Shortfall};
use crate::system::{Fan, Unit};

use super::reading::{Found, Reading};
use super::{doubles, limit_hands, points, ways};

/// What is counted with: a detection, how often the row counts, and what is missing.
pub(super) type FanRule =
    Rule<fn(&Reading) -> Found, fn(&Reading) -> u8, fn(&NearMiss<Reading>) -> Shortfall>;

/// The numbers of all points and doubles, which a limit hand excludes.
const ALL_BUT_LIMITS: [u8; HIDDEN_TREASURE as usize - 1] = {
    let mut all = [0; HIDDEN_TREASURE as usize - 1];
    let mut i = 0;
    while i < all.len() {
        all[i] = i as u8 + 1;
        i += 1;
    }
    all
};

fan_table! {
    "classical", FanRule;

    PAIR_OF_OWN_WIND = 1 "pair-of-own-wind" 2 Points, when points::pair_of_own_wind;
    PAIR_OF_ROUND_WIND = 2 "pair-of-round-wind" 2 Points, when points::pair_of_round_wind;
    PAIR_OF_DRAGONS = 3 "pair-of-dragons" 2 Points, when points::pair_of_dragons, each part;
    // The pungs (C8, C11).
    OPEN_PUNG = 4 "open-pung" 2 Points,
        when |r| r.sets_of(SetSort::OPEN_PUNG), each part,
        missing |miss| SetSort::OPEN_PUNG.missing(miss);
    CONCEALED_PUNG = 5 "concealed-pung" 4 Points,
        when |r| r.sets_of(SetSort::CONCEALED_PUNG), each part,
        missing |miss| SetSort::CONCEALED_PUNG.missing(miss);
    OPEN_PUNG_OF_TERMINALS_OR_HONORS = 6 "open-pung-of-terminals-or-honors" 4 Points,
        when |r| r.sets_of(SetSort::OPEN_OUTER_PUNG), each part,
        missing |miss| SetSort::OPEN_OUTER_PUNG.missing(miss);
    CONCEALED_PUNG_OF_TERMINALS_OR_HONORS = 7 "concealed-pung-of-terminals-or-honors" 8 Points,
        when |r| r.sets_of(SetSort::CONCEALED_OUTER_PUNG), each part,
        missing |miss| SetSort::CONCEALED_OUTER_PUNG.missing(miss);
    // The kongs (C12).
    OPEN_KONG = 8 "open-kong" 8 Points,
        when |r| r.sets_of(SetSort::OPEN_KONG), each part,
        missing |miss| SetSort::OPEN_KONG.missing(miss);
    CONCEALED_KONG = 9 "concealed-kong" 16 Points,
        when |r| r.sets_of(SetSort::CONCEALED_KONG), each part,
        missing |miss| SetSort::CONCEALED_KONG.missing(miss);
    OPEN_KONG_OF_TERMINALS_OR_HONORS = 10 "open-kong-of-terminals-or-honors" 16 Points,
        when |r| r.sets_of(SetSort::OPEN_OUTER_KONG), each part,
        missing |miss| SetSort::OPEN_OUTER_KONG.missing(miss);
    CONCEALED_KONG_OF_TERMINALS_OR_HONORS = 11 "concealed-kong-of-terminals-or-honors" 32 Points,
        when |r| r.sets_of(SetSort::CONCEALED_OUTER_KONG), each part,
        missing |miss| SetSort::CONCEALED_OUTER_KONG.missing(miss);
    FLOWER = 12 "flower" 4 Points, when points::flower, times points::flowers;
    GOING_OUT = 13 "going-out" 20 Points, when points::going_out;
    FROM_THE_WALL = 14 "from-the-wall" 2 Points, when points::from_the_wall;
    ONLY_POSSIBLE_TILE = 15 "only-possible-tile" 2 Points,
        when points::only_possible_tile, missing points::missing_only_possible_tile;
    DRAGON_PUNG = 16 "dragon-pung" 2 Factor, when doubles::dragon_pung, each part;
    OWN_WIND_PUNG = 17 "own-wind-pung" 2 Factor, when doubles::own_wind_pung;
    ROUND_WIND_PUNG = 18 "round-wind-pung" 2 Factor, when doubles::round_wind_pung;
    ONE_SUIT_WITH_HONORS = 19 "one-suit-with-honors" 2 Factor, when doubles::one_suit_with_honors;
    ONE_SUIT_ONLY = 20 "one-suit-only" 8 Factor, when doubles::one_suit_only;
    OWN_FLOWER = 21 "own-flower" 2 Factor, when doubles::own_flower, times doubles::flower_doubles;
    ONLY_PUNGS = 22 "only-pungs" 2 Factor, when doubles::only_pungs;
    NO_POINTS = 23 "no-points" 2 Factor, when doubles::no_points;
    FREE_TILE = 24 "free-tile" 2 Factor, when ways::free_tile;
    LAST_TILE_BEFORE_DEAD_WALL = 25 "last-tile-before-dead-wall" 2 Factor, when ways::last_tile;
    ROBBING_THE_KONG = 26 "robbing-the-kong" 2 Factor,
        when ways::robbing_the_kong, excludes &[LAST_OF_ITS_KIND];
    THREE_WINDS_AND_PAIR = 27 "three-winds-and-pair" 4 Factor, when doubles::three_winds_and_pair;
    TWO_DRAGONS_AND_PAIR = 28 "two-dragons-and-pair" 2 Factor, when doubles::two_dragons_and_pair;
    TERMINAL_OR_HONOR_IN_EVERY_SET = 29 "terminal-or-honor-in-every-set" 2 Factor,
        when doubles::terminal_or_honor_in_every_set;
    FULLY_CONCEALED = 30 "fully-concealed" 2 Factor,
        when ways::fully_concealed, missing ways::missing_fully_concealed;
    TWO_OR_THREE_KONGS = 31 "two-or-three-kongs" 2 Factor, when doubles::two_or_three_kongs;
    LAST_OF_ITS_KIND = 32 "last-of-its-kind" 2 Factor, when ways::last_of_its_kind;
    READY_ON_FIRST_DEAL = 33 "ready-on-first-deal" 2 Factor, when ways::ready_on_first_deal;
    HIDDEN_TREASURE = 34 "hidden-treasure" 500 Limit,
        when limit_hands::hidden_treasure, excludes &ALL_BUT_LIMITS,
        missing limit_hands::missing_hidden_treasure;
    EMPERORS_SUITE = 35 "emperors-suite" 500 Limit,
        when limit_hands::emperors_suite, excludes &ALL_BUT_LIMITS;
    HEADS_AND_TAILS = 36 "heads-and-tails" 500 Limit,
        when limit_hands::heads_and_tails, excludes &ALL_BUT_LIMITS;
    IMPERIAL_JADE = 37 "imperial-jade" 500 Limit,
        when limit_hands::imperial_jade, excludes &ALL_BUT_LIMITS;
    HEAVENLY_TWINS = 38 "heavenly-twins" 500 Limit,
        when limit_hands::heavenly_twins, excludes &ALL_BUT_LIMITS,
        missing limit_hands::missing_heavenly_twins;
    THREE_GREAT_SCHOLARS = 39 "three-great-scholars" 500 Limit,
        when limit_hands::three_great_scholars, excludes &ALL_BUT_LIMITS,
        missing limit_hands::missing_three_great_scholars;
    FOUR_JOYS = 40 "four-joys" 500 Limit, when limit_hands::four_joys, excludes &ALL_BUT_LIMITS;
    FOUR_BY_FOUR = 41 "four-by-four" 500 Limit,
        when limit_hands::four_by_four, excludes &ALL_BUT_LIMITS;
    THIRTEEN_WONDERS = 42 "thirteen-wonders" 500 Limit,
        when limit_hands::thirteen_wonders, excludes &ALL_BUT_LIMITS;
    MOON_FROM_THE_BOTTOM_OF_THE_SEA = 43 "moon-from-the-bottom-of-the-sea" 500 Limit,
        when ways::moon, excludes &ALL_BUT_LIMITS,
        missing |miss| ways::missing_win_tile(miss, ways::MOON);
    GRAPES_ON_THE_FLAT_ROOF = 44 "grapes-on-the-flat-roof" 500 Limit,
        when ways::grapes, excludes &ALL_BUT_LIMITS,
        missing |miss| ways::missing_win_tile(miss, ways::GRAPES);
}

/// The row with a number.
pub(super) fn row(fan: u8) -> &'static Fan {
    &FANS[usize::from(fan) - 1]
}

/// Whether a row is a limit hand.
pub(super) fn is_limit(fan: u8) -> bool {
    row(fan).unit == Unit::Limit
}
