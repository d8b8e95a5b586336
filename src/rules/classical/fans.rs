//! The table of Chinese Classical: points for sets and for the win, doubles, and limit hands
//! (C10–C41). One row holds everything about a fan.
//!
//! The unit of a row says how it counts. Points are added up; a factor, a power of two, multiplies
//! them; a limit hand is worth the limit, which is usually 500. The table has them in this order.

use crate::reading::division::Form::{SevenPairs, ThirteenOrphans};
use crate::scoring::Kinds::{RoundWind, SeatWind, These, Valueless};
use crate::scoring::fan_table::fan_table;
use crate::scoring::needs::{
    Came, Concealed, EachPart, HasFlowers, HasOne, Is, Kongs, OneSuit, OnlyWait, PairOf, Pungs,
    PungsAndPair, WonTile,
};
use crate::scoring::{PartRequirement, SetSort, TileClass};
use crate::system::{Fan, Unit};
use crate::tiles::{Suit, Tile, TileSet};

use super::deal::Deal;
use super::needs::{
    FLOWERS_DOUBLE, FREE_TILE as FREE, GreatScholars, LAST_TILE, NO_OTHER_POINTS, OWN_TILE,
    PAIRS_COUNT, READY_ON_DEAL, SUIT_COUNTS, SUITS_KNOWN, TWIN_TILES, WON, flower_doubles, flowers,
};
use super::obstacles::{GREEN_PUNG, HONORS, TERMINALS, WORTHLESS};

/// The tile that is the moon.
const MOON: Tile = Tile::suited(Suit::Dots, 1);

/// The tile that is the grapes.
const GRAPES: Tile = Tile::suited(Suit::Dots, 5);

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
    "classical", needs of Deal;

    // The points that every player counts (C10–C13). Four tiles that are not declared as a kong are a
    // pung and a tile (C8). A pung that a claimed winning tile completed is open (C-A2).

    /// A pair of the seat wind (C10). Pairs count in four sets and a pair, and in a losing hand (C-A7).
    PAIR_OF_OWN_WIND = 1 "pair-of-own-wind" 2 Points,
        needs [PAIRS_COUNT] then [PairOf(SeatWind)];
    /// A pair of the prevalent wind (C10).
    PAIR_OF_ROUND_WIND = 2 "pair-of-round-wind" 2 Points,
        needs [PAIRS_COUNT] then [PairOf(RoundWind)];
    /// Each pair of dragons (C10).
    PAIR_OF_DRAGONS = 3 "pair-of-dragons" 2 Points,
        needs [PAIRS_COUNT] then [PairOf(These(TileSet::DRAGONS))], each part;
    /// Each open pung of 2–8 (C11).
    OPEN_PUNG = 4 "open-pung" 2 Points, needs [SetSort::OPEN_PUNG], each part;
    /// Each concealed pung of 2–8 (C11).
    CONCEALED_PUNG = 5 "concealed-pung" 4 Points, needs [SetSort::CONCEALED_PUNG], each part;
    /// Each open pung of terminals or honors (C11).
    OPEN_PUNG_OF_TERMINALS_OR_HONORS = 6 "open-pung-of-terminals-or-honors" 4 Points,
        needs [SetSort::OPEN_OUTER_PUNG], each part;
    /// Each concealed pung of terminals or honors (C11).
    CONCEALED_PUNG_OF_TERMINALS_OR_HONORS = 7 "concealed-pung-of-terminals-or-honors" 8 Points,
        needs [SetSort::CONCEALED_OUTER_PUNG], each part;
    /// Each open kong of 2–8 (C12).
    OPEN_KONG = 8 "open-kong" 8 Points, needs [SetSort::OPEN_KONG], each part;
    /// Each concealed kong of 2–8 (C12).
    CONCEALED_KONG = 9 "concealed-kong" 16 Points, needs [SetSort::CONCEALED_KONG], each part;
    /// Each open kong of terminals or honors (C12).
    OPEN_KONG_OF_TERMINALS_OR_HONORS = 10 "open-kong-of-terminals-or-honors" 16 Points,
        needs [SetSort::OPEN_OUTER_KONG], each part;
    /// Each concealed kong of terminals or honors (C12).
    CONCEALED_KONG_OF_TERMINALS_OR_HONORS = 11 "concealed-kong-of-terminals-or-honors" 32 Points,
        needs [SetSort::CONCEALED_OUTER_KONG], each part;
    /// Each flower and season (C13).
    FLOWER = 12 "flower" 4 Points, needs [HasFlowers], times flowers;

    // The points that only the winner counts (C14).

    /// The win (C14).
    GOING_OUT = 13 "going-out" 20 Points, needs [WON];
    /// The winning tile came from the wall. A free tile does, too (C14, C-A14).
    FROM_THE_WALL = 14 "from-the-wall" 2 Points, needs [WON] then [Came::SELF_DRAWN];
    /// No other kind would have completed the hand, even one that was used up (C14, C-A6).
    ONLY_POSSIBLE_TILE = 15 "only-possible-tile" 2 Points, needs [WON] then [OnlyWait];

    // The doubles of every player (C15–C17).

    /// Each pung or kong of dragons (C15).
    DRAGON_PUNG = 16 "dragon-pung" 2 Factor, needs [Pungs::of(These(TileSet::DRAGONS))], each part;
    /// A pung or kong of the seat wind (C15).
    OWN_WIND_PUNG = 17 "own-wind-pung" 2 Factor, needs [Pungs::of(SeatWind)];
    /// A pung or kong of the prevalent wind (C15).
    ROUND_WIND_PUNG = 18 "round-wind-pung" 2 Factor, needs [Pungs::of(RoundWind)];
    /// Tiles of one suit and honors (C16). Tiles that were not entered can be of another suit.
    ONE_SUIT_WITH_HONORS = 19 "one-suit-with-honors" 2 Factor,
        needs [SUIT_COUNTS] then [SUITS_KNOWN] then [OneSuit::OrHonors]
            then [HasOne(TileClass::HONOR)];
    /// Tiles of one suit alone (C16).
    ONE_SUIT_ONLY = 20 "one-suit-only" 8 Factor,
        needs [SUIT_COUNTS] then [SUITS_KNOWN] then [OneSuit::Alone];
    /// Flowers and seasons of the seat wind or the prevalent wind (C17, C-A1).
    OWN_FLOWER = 21 "own-flower" 2 Factor,
        needs [HasFlowers] then [FLOWERS_DOUBLE], times flower_doubles;

    // The doubles of the winner (C18–C29).

    /// Pungs and kongs alone, beside any pair (C18).
    ONLY_PUNGS = 22 "only-pungs" 2 Factor,
        needs [WON] then [EachPart::is(PartRequirement::PUNG)];
    /// Four chows and a pair that is worth no points (C19). The points of the win don't matter (C-A4).
    NO_POINTS = 23 "no-points" 2 Factor,
        needs [WON] then [EachPart::is(WORTHLESS).with_pair_of(Valueless)] then [NO_OTHER_POINTS];
    /// A win on a free tile, which replaced a kong, a flower or a season (C20).
    FREE_TILE = 24 "free-tile" 2 Factor, needs [WON] then [FREE];
    /// A win on the last tile before the dead wall, which was drawn (C21, C-A5).
    LAST_TILE_BEFORE_DEAD_WALL = 25 "last-tile-before-dead-wall" 2 Factor,
        needs [WON] then [LAST_TILE];
    /// A win on a tile that another player added to a pung (C22). It is the last of its kind, for
    /// which there is no second double.
    ROBBING_THE_KONG = 26 "robbing-the-kong" 2 Factor,
        needs [WON] then [Came::ROBBED_KONG], excludes &[LAST_OF_ITS_KIND];
    /// Three pungs or kongs and the pair of winds (C23).
    THREE_WINDS_AND_PAIR = 27 "three-winds-and-pair" 4 Factor,
        needs [WON] then [PungsAndPair(TileSet::WINDS)];
    /// Two pungs or kongs and the pair of dragons (C24).
    TWO_DRAGONS_AND_PAIR = 28 "two-dragons-and-pair" 2 Factor,
        needs [WON] then [PungsAndPair(TileSet::DRAGONS)];
    /// A terminal or honor in every set and the pair (C25).
    TERMINAL_OR_HONOR_IN_EVERY_SET = 29 "terminal-or-honor-in-every-set" 2 Factor,
        needs [WON] then [EachPart::is(PartRequirement::TERMINAL_OR_HONOR)];
    /// No claimed set, and a winning tile that was drawn (C26, C-A3).
    FULLY_CONCEALED = 30 "fully-concealed" 2 Factor, needs [WON] then [Concealed, OWN_TILE];
    /// Two or three kongs (C27). Four kongs are a limit hand.
    TWO_OR_THREE_KONGS = 31 "two-or-three-kongs" 2 Factor,
        needs [WON] then [Kongs::between(2, 3)];
    /// A win on a tile that is visibly the last of its four (C28).
    LAST_OF_ITS_KIND = 32 "last-of-its-kind" 2 Factor, needs [WON] then [Came::LAST_COPY];
    /// The hand was ready on the first deal (C29).
    READY_ON_FIRST_DEAL = 33 "ready-on-first-deal" 2 Factor, needs [WON] then [READY_ON_DEAL];

    // The limit hands (C31–C41).

    /// No chow, one suit without honors, and everything concealed, the winning tile included (C31, C-A11).
    HIDDEN_TREASURE = 34 "hidden-treasure" 500 Limit,
        needs [WON] then [EachPart::is(PartRequirement::PUNG), OneSuit::Alone, Concealed]
            then [Came::SELF_DRAWN],
        shows parts, excludes &ALL_BUT_LIMITS;
    /// Winds and dragons alone (C32).
    EMPERORS_SUITE = 35 "emperors-suite" 500 Limit,
        needs [WON] then [EachPart::is(HONORS)], shows tiles, excludes &ALL_BUT_LIMITS;
    /// Terminals alone (C33).
    HEADS_AND_TAILS = 36 "heads-and-tails" 500 Limit,
        needs [WON] then [EachPart::is(TERMINALS)], shows tiles, excludes &ALL_BUT_LIMITS;
    /// Pungs, kongs and the pair of green tiles (C34).
    IMPERIAL_JADE = 37 "imperial-jade" 500 Limit,
        needs [WON] then [EachPart::is(GREEN_PUNG)], shows tiles, excludes &ALL_BUT_LIMITS;
    /// Seven pairs of honors or of one suit. Four identical tiles are two pairs (C35, C-A9).
    HEAVENLY_TWINS = 38 "heavenly-twins" 500 Limit,
        needs [WON] then [Is(SevenPairs), TWIN_TILES], shows parts, excludes &ALL_BUT_LIMITS;
    /// Pungs or kongs of all dragons, and another one and the pair of the same suit (C36, C-A10).
    THREE_GREAT_SCHOLARS = 39 "three-great-scholars" 500 Limit,
        needs [WON] then [GreatScholars], excludes &ALL_BUT_LIMITS;
    /// Pungs or kongs of all winds (C37).
    FOUR_JOYS = 40 "four-joys" 500 Limit,
        needs [WON] then [Pungs::at_least(4, TileSet::WINDS)], excludes &ALL_BUT_LIMITS;
    /// Four kongs (C38).
    FOUR_BY_FOUR = 41 "four-by-four" 500 Limit,
        needs [WON] then [Kongs::exactly(4)], excludes &ALL_BUT_LIMITS;
    /// One of each terminal and honor, and one more of any (C39).
    THIRTEEN_WONDERS = 42 "thirteen-wonders" 500 Limit,
        needs [WON] then [Is(ThirteenOrphans)], shows tiles, excludes &ALL_BUT_LIMITS;
    /// The moon, the 1 of dots, is the last tile before the dead wall (C40).
    MOON_FROM_THE_BOTTOM_OF_THE_SEA = 43 "moon-from-the-bottom-of-the-sea" 500 Limit,
        needs [WON] then [LAST_TILE, WonTile(MOON)], excludes &ALL_BUT_LIMITS;
    /// The grapes, the 5 of dots, are the free tile (C41).
    GRAPES_ON_THE_FLAT_ROOF = 44 "grapes-on-the-flat-roof" 500 Limit,
        needs [WON] then [FREE, WonTile(GRAPES)], excludes &ALL_BUT_LIMITS;
}

/// The row with a number.
pub(super) fn row(fan: u8) -> &'static Fan {
    &FANS[usize::from(fan) - 1]
}

/// Whether a row is a limit hand.
pub(super) fn is_limit(fan: u8) -> bool {
    row(fan).unit == Unit::Limit
}
