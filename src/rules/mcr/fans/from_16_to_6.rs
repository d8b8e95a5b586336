//! The fans worth 16 to 6 points: §4, 28–54.

use crate::reading::division::Form::{FourSets, HonorsAndKnitted};
use crate::rules::mcr::joined_sets;
use crate::rules::mcr::needs::{
    AN_HONOR_LESS, AsItStands, CLAIMED_SET, EachSetClaimed, EachType, KnittedStraight,
    STRAIGHT_COUNTS, TILE_USED,
};
use crate::rules::mcr::obstacles::{self, FIVE, REVERSIBLE};
use crate::scoring::needs::{
    All, Came, ConcealedPungs, EachPart, HasOne, Is, Kongs, OneSuit, Pungs,
};
use crate::scoring::{PartRequirement, TileClass};
use crate::tiles::TileSet;

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
        when three_chows(joined_sets::pure_shifted_chows);

    /// Every set and the pair has a 5: All Fives 全带五 (§4, 31).
    ALL_FIVES = 31 "all-fives" 16,
        needs of reading [EachPart::is(FIVE)],
        excludes [ALL_SIMPLES, NO_HONORS];

    TRIPLE_PUNG = 32 "triple-pung" 16,
        when three_pungs(joined_sets::triple_pung),
        excludes [DOUBLE_PUNG];

    /// Three pungs or kongs were made without claiming: Three Concealed Pungs 三暗刻 (§4, 33).
    THREE_CONCEALED_PUNGS = 33 "three-concealed-pungs" 16,
        needs of reading [ConcealedPungs::at_least(3)],
        excludes [TWO_CONCEALED_PUNGS];

    /// The hand is knitted tiles and at most six honors: Lesser Honors and Knitted Tiles 全不靠
    /// (§4, 34).
    LESSER_HONORS_AND_KNITTED_TILES = 34 "lesser-honors-and-knitted-tiles" 12,
        needs of reading [Is(HonorsAndKnitted)] then [AN_HONOR_LESS], shows tiles,
        excludes [ALL_TYPES, CONCEALED_HAND, SINGLE_WAIT],
        also [all_of(FULLY_CONCEALED_HAND).unless(SpecialHandsFullyConcealed)];

    /// All nine tiles of a knitted straight are there: Knitted Straight 组合龙 (§4, 35). They may
    /// belong to Lesser Honors and Knitted Tiles.
    KNITTED_STRAIGHT = 35 "knitted-straight" 12,
        needs of reading [KnittedStraight] then [STRAIGHT_COUNTS],
        also [all_of(CONCEALED_HAND).only_while(KnittedStraightNoConcealedHand)];

    /// Every tile is a 6, 7, 8 or 9: Upper Four 大于五 (§4, 36).
    UPPER_FOUR = 36 "upper-four" 12,
        needs of hand [All(obstacles::UPPER_FOUR)],
        excludes [NO_HONORS];

    /// Every tile is a 1, 2, 3 or 4: Lower Four 小于五 (§4, 37).
    LOWER_FOUR = 37 "lower-four" 12,
        needs of hand [All(obstacles::LOWER_FOUR)],
        excludes [NO_HONORS];

    /// Three winds are pungs or kongs: Big Three Winds 三风刻 (§4, 38).
    BIG_THREE_WINDS = 38 "big-three-winds" 12,
        needs of reading [Pungs::at_least(3, TileSet::WINDS)],
        also [own_sets(PUNG_OF_TERMINALS_OR_HONORS)];

    MIXED_STRAIGHT = 39 "mixed-straight" 8,
        when three_chows(joined_sets::mixed_straight);

    /// Every tile looks the same upside down: Reversible Tiles 推不倒 (§4, 40).
    REVERSIBLE_TILES = 40 "reversible-tiles" 8,
        needs of hand [All(REVERSIBLE)],
        also [all_of(ONE_VOIDED_SUIT).unless(ReversiblePlusOneVoidedSuit)];

    MIXED_TRIPLE_CHOW = 41 "mixed-triple-chow" 8,
        when three_chows(joined_sets::mixed_triple_chow),
        excludes [MIXED_DOUBLE_CHOW];

    MIXED_SHIFTED_PUNGS = 42 "mixed-shifted-pungs" 8,
        when three_pungs(joined_sets::mixed_shifted_pungs);

    CHICKEN_HAND = 43 "chicken-hand" 8,
        when chicken;

    /// The winning tile was drawn as the last of the wall: Last Tile Draw 妙手回春 (§4, 44).
    LAST_TILE_DRAW = 44 "last-tile-draw" 8,
        needs of hand [Came::SELF_DRAWN] then [Came::LAST_OF_WALL],
        excludes [SELF_DRAWN];

    /// The winning tile was the last discard of the game: Last Tile Claim 海底捞月 (§4, 45).
    LAST_TILE_CLAIM = 45 "last-tile-claim" 8,
        needs of hand [Came::CLAIMED] then [Came::LAST_DISCARD];

    /// The winning tile was the replacement tile of a kong: Out with Replacement Tile 杠上开花 (§4, 46).
    OUT_WITH_REPLACEMENT_TILE = 46 "out-with-replacement-tile" 8,
        needs of hand [Came::REPLACEMENT] then [TILE_USED],
        excludes [SELF_DRAWN];

    /// Another player added the winning tile to a pung: Robbing the Kong 抢杠和 (§4, 47).
    ROBBING_THE_KONG = 47 "robbing-the-kong" 8,
        needs of hand [Came::ROBBED_KONG],
        excludes [FULLY_CONCEALED_HAND, LAST_TILE, SINGLE_WAIT];

    /// Two kongs are concealed: Two Concealed Kongs 双暗杠 (§4, 48).
    TWO_CONCEALED_KONGS = 48 "two-concealed-kongs" 8 (6 unless TwoConcealedKongs8),
        needs of hand [Kongs::at_least(2).concealed()],
        excludes [TWO_CONCEALED_PUNGS, CONCEALED_KONG];

    /// Every set is a pung or a kong: All Pungs 碰碰和 (§4, 49).
    ALL_PUNGS = 49 "all-pungs" 6,
        needs of reading [EachPart::is(PartRequirement::PUNG)];

    /// The tiles are of one suit, with honors: Half Flush 混一色 (§4, 50).
    HALF_FLUSH = 50 "half-flush" 6,
        needs of hand [OneSuit::OrHonors] then [HasOne(TileClass::HONOR)],
        excludes [ONE_VOIDED_SUIT];

    MIXED_SHIFTED_CHOWS = 51 "mixed-shifted-chows" 6,
        when three_chows(joined_sets::mixed_shifted_chows);

    /// All three suits are there, winds and dragons: All Types 五门齐 (§4, 52).
    ALL_TYPES = 52 "all-types" 6,
        needs of hand [EachType];

    /// All four sets were claimed, and the pair was completed by a discard: Melded Hand 全求人
    /// (§4, 53).
    MELDED_HAND = 53 "melded-hand" 6,
        needs of reading [CLAIMED_SET] then [AsItStands(Is(FourSets))] then [Came::CLAIMED] then [EachSetClaimed],
        excludes [SINGLE_WAIT];

    /// Two dragons are pungs or kongs: Two Dragon Pungs 双箭刻 (§4, 54).
    TWO_DRAGON_PUNGS = 54 "two-dragon-pungs" 6,
        needs of reading [Pungs::at_least(2, TileSet::DRAGONS)],
        excludes [DRAGON_PUNG];
}
