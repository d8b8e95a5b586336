//! The fans worth 5 points to 1: §4, 55–81, and the five-point fan of competition practice.

use crate::rules::mcr::joined_sets;
use crate::rules::mcr::needs::{
    BODY_WAIT_COUNTS, HAS_FLOWERS, KIND_OF_WAIT, MIXED_KONGS_PLAYED, OneOfEachKong, OnlyWaitOf,
    OuterPung, SET_BESIDE_STRAIGHT_COUNTS, TILE_USED, TwoMeldedKongs, flowers,
};
use crate::rules::mcr::obstacles::{CHOW, NO_FOUR_ALIKE};
use crate::scoring::Kinds::{RoundWind, SeatWind};
use crate::scoring::needs::{
    All, Came, Concealed, ConcealedPungs, EachPart, FourOutsideKongs, Kongs, Pungs, TwoSuits,
};
use crate::scoring::{PartRequirement, TileClass, WaitShape};
use crate::tiles::TileSet;

use super::numbers::*;
use super::row::rows;

/// The kinds of wait that fans count, with the fan for each.
const WAITS: &[(WaitShape, u8)] = &[
    (WaitShape::Edge, EDGE_WAIT),
    (WaitShape::Middle, CLOSED_WAIT),
    (WaitShape::Pair, SINGLE_WAIT),
];

rows! {
    /// Every set and the pair has a terminal or an honor: Outside Hand 全带幺 (§4, 55).
    OUTSIDE_HAND = 55 "outside-hand" 4,
        needs of reading [EachPart::is(PartRequirement::TERMINAL_OR_HONOR)];

    /// Nothing was claimed, and the winning tile was drawn: Fully Concealed Hand 不求人 (§4, 56).
    FULLY_CONCEALED_HAND = 56 "fully-concealed-hand" 4,
        needs of hand [Concealed, Came::SELF_DRAWN],
        excludes [SELF_DRAWN];

    /// Two kongs are melded: Two Melded Kongs 双明杠 (§4, 57). By ruling one melded and one
    /// concealed kong are enough.
    TWO_MELDED_KONGS = 57 "two-melded-kongs" 4,
        needs of hand [TwoMeldedKongs],
        excludes [MELDED_KONG];

    /// The winning tile was the last copy of its kind: Last Tile 和绝张 (§4, 58).
    LAST_TILE = 58 "last-tile" 4,
        needs of hand [TILE_USED] then [Came::LAST_COPY];

    /// A set is a pung or kong of dragons. Each counts: Dragon Pung 箭刻 (§4, 59).
    DRAGON_PUNG = 59 "dragon-pung" 2,
        needs of reading [Pungs::at_least(1, TileSet::DRAGONS)], each part;

    // Fan 73 leaves out pungs of these winds. The rows name it for those who read the
    // table: the rulebook, and what another seat or round would bring.
    /// A set is a pung or kong of the round's wind: Prevalent Wind 圈风刻 (§4, 60).
    PREVALENT_WIND = 60 "prevalent-wind" 2,
        needs of reading [Pungs::of(RoundWind)],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    /// A set is a pung or kong of the player's own wind: Seat Wind 门风刻 (§4, 61).
    SEAT_WIND = 61 "seat-wind" 2,
        needs of reading [Pungs::of(SeatWind)],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    /// Nothing was claimed before the winning discard: Concealed Hand 门前清 (§4, 62).
    CONCEALED_HAND = 62 "concealed-hand" 2,
        needs of hand [Concealed] then [Came::CLAIMED];

    /// Every set is a chow and the pair is of a suit: All Chows 平和 (§4, 63). A knitted straight
    /// stands for three chows.
    ALL_CHOWS = 63 "all-chows" 2,
        needs of reading [EachPart::is(CHOW)],
        excludes [NO_HONORS];

    /// All four tiles of a kind are there, but not as a kong. Each such kind counts: Tile Hog 四归一
    /// (§4, 64).
    TILE_HOG = 64 "tile-hog" 2,
        needs of hand [FourOutsideKongs(NO_FOUR_ALIKE)], each kind;

    DOUBLE_PUNG = 65 "double-pung" 2,
        when two_pungs(joined_sets::double_pung);

    /// Two pungs or kongs were made without claiming: Two Concealed Pungs 双暗刻 (§4, 66).
    TWO_CONCEALED_PUNGS = 66 "two-concealed-pungs" 2,
        needs of reading [ConcealedPungs::at_least(2)];

    /// A kong is concealed: Concealed Kong 暗杠 (§4, 67).
    CONCEALED_KONG = 67 "concealed-kong" 2,
        needs of hand [Kongs::at_least(1).concealed()];

    /// No tile is a terminal or an honor: All Simples 断幺 (§4, 68).
    ALL_SIMPLES = 68 "all-simples" 2,
        needs of hand [All(TileClass::SIMPLE)],
        excludes [NO_HONORS];

    PURE_DOUBLE_CHOW = 69 "pure-double-chow" 1,
        when two_chows(joined_sets::pure_double_chow);

    MIXED_DOUBLE_CHOW = 70 "mixed-double-chow" 1,
        when two_chows(joined_sets::mixed_double_chow);

    SHORT_STRAIGHT = 71 "short-straight" 1,
        when two_chows(joined_sets::short_straight);

    TWO_TERMINAL_CHOWS = 72 "two-terminal-chows" 1,
        when two_chows(joined_sets::two_terminal_chows);

    /// A set is a pung or kong of terminals, or of a wind that is neither the seat's nor the round's.
    /// Each counts: Pung of Terminals or Honors 幺九刻 (§4, 73).
    PUNG_OF_TERMINALS_OR_HONORS = 73 "pung-of-terminals-or-honors" 1,
        needs of reading [OuterPung], each part;

    /// A kong is melded: Melded Kong 明杠 (§4, 74).
    MELDED_KONG = 74 "melded-kong" 1,
        needs of hand [Kongs::at_least(1).melded()];

    /// The tiles are of just two suits, with or without honors: One Voided Suit 缺一门 (§4, 75).
    ONE_VOIDED_SUIT = 75 "one-voided-suit" 1,
        needs of hand [TwoSuits];

    /// No tile is an honor: No Honors 无字 (§4, 76).
    NO_HONORS = 76 "no-honors" 1,
        needs of hand [All(TileClass::SUITED)];

    /// Only the 3 of 1-2-3 or the 7 of 7-8-9 was missing: Edge Wait 边张 (§4, 77).
    EDGE_WAIT = 77 "edge-wait" 1,
        needs of reading [KIND_OF_WAIT] then [OnlyWaitOf { kind: WaitShape::Edge, counted: WAITS }]
            then [BODY_WAIT_COUNTS, SET_BESIDE_STRAIGHT_COUNTS],
        excludes [CLOSED_WAIT, SINGLE_WAIT];

    /// Only the middle of a chow was missing: Closed Wait 坎张 (§4, 78).
    CLOSED_WAIT = 78 "closed-wait" 1,
        needs of reading [KIND_OF_WAIT] then [OnlyWaitOf { kind: WaitShape::Middle, counted: WAITS }]
            then [BODY_WAIT_COUNTS, SET_BESIDE_STRAIGHT_COUNTS],
        excludes [EDGE_WAIT, SINGLE_WAIT];

    /// Only one tile of the pair was missing: Single Wait 单钓将 (§4, 79).
    SINGLE_WAIT = 79 "single-wait" 1,
        needs of reading [KIND_OF_WAIT] then [OnlyWaitOf { kind: WaitShape::Pair, counted: WAITS }]
            then [BODY_WAIT_COUNTS],
        excludes [EDGE_WAIT, CLOSED_WAIT];

    /// The winning tile was drawn: Self-Drawn 自摸 (§4, 80).
    SELF_DRAWN = 80 "self-drawn" 1,
        needs of hand [Came::SELF_DRAWN];

    /// The player has flowers or seasons. Each counts: Flower Tiles 花牌 (§4, 81).
    FLOWER_TILES = 81 "flower-tiles" 1,
        needs of hand [HAS_FLOWERS], times flowers;

    /// One kong is melded and one is concealed: Melded and Concealed Kong 明暗杠, the five-point fan of
    /// competition practice.
    MELDED_AND_CONCEALED_KONG = 82 "melded-and-concealed-kong" 5,
        needs of hand [OneOfEachKong, MIXED_KONGS_PLAYED],
        excludes [TWO_MELDED_KONGS, CONCEALED_KONG, MELDED_KONG];
}
