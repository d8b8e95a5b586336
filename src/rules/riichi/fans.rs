//! The table of riichi: yaku, yakuman, dora, and the fu (Y1–Y46, R10, R14). One row holds everything
//! about a yaku.
//!
//! The unit of a row says how it counts. Han are added up, and so are fu; yakuman count alone.

use crate::reading::division::Form::{SevenPairs, ThirteenOrphans};
use crate::scoring::Kinds::{self, RoundWind, SeatWind, These};
use crate::scoring::fan_table::fan_table;
use crate::scoring::needs::{
    All, Came, Concealed, ConcealedPungs, EachPart, Fact, HasOne, Is, Kongs, OneSuit, PairOf,
    Pungs, PungsAndPair, Unless, Waited,
};
use crate::scoring::{PartRequirement, SetSort, TileClass, WaitShape};
use crate::system::{Fan, Unit};
use crate::tiles::{Tile, TileSet};

use super::deal::Deal;
use super::dora::{self, Held, PULLED, RedFives};
use super::joined::{self, Joined};
use super::needs::{
    AT_ONCE, DECLARED, DECLARED_FIRST, DISCARDED, DOUBLE_WIND, EAST, FIRST_TURN, HAS_CHOW,
    MAY_BE_LAST, NINE_WAITS, NO_KONG, NO_NORTH_ASIDE, NO_ORPHANS, NOT_EAST, NOTHING_BUT_20_FU,
    NineGates, ONE_SIDED_WAIT, OPEN_HAND, PARTS_OF_PINFU, Played, RENHOU_PLAYED,
    REPLACEMENT_COUNTS, Replaced, SingleWind, THIRTEEN_WAITS, UNBROKEN, WAIT_OF_PINFU,
};
use super::obstacles::{self, TERMINAL, WON_PAIR};
use super::ruling::Ruling;

/// The numbers of all rows that a yakuman excludes: those that are no yakuman.
const ALL_BUT_YAKUMAN: [u8; 55] = {
    let mut all = [0; 55];
    let mut i = 0;
    while i < all.len() {
        let number = i as u8 + 1;
        all[i] = if number < DAISUUSHII { number } else { number + DORA - DAISUUSHII };
        i += 1;
    }
    all
};

/// The same, and the yakuman `of` which this one is the rarer form.
const fn and_yakuman(of: u8) -> [u8; 56] {
    let mut all = [of; 56];
    let mut i = 0;
    while i < ALL_BUT_YAKUMAN.len() {
        all[i] = ALL_BUT_YAKUMAN[i];
        i += 1;
    }
    all
}

/// The numbers of all other fu, which seven pairs do not have.
const OTHER_FU: [u8; 18] = {
    let mut all = [FU_PAIR_OF_NORTH; 18];
    let mut i = 0;
    while i + 1 < all.len() {
        all[i] = FU_BASE + i as u8;
        i += 1;
    }
    all
};

fan_table! {
    "riichi", needs of Deal;

    // The yaku (Y1–Y31). A han for a concealed hand stands first, one for an open hand after it.

    /// Riichi: declared with a concealed hand (Y1).
    RIICHI = 1 "riichi" 1 / - Han, needs [Concealed] then [DECLARED];
    /// Double riichi: declared on the first turn (Y2).
    DOUBLE_RIICHI = 2 "double-riichi" 2 / - Han,
        needs [Concealed] then [DECLARED] then [DECLARED_FIRST], excludes &[RIICHI];
    /// Ippatsu: won within one go-round after riichi (Y3).
    IPPATSU = 3 "ippatsu" 1 / - Han,
        needs [Played(Ruling::Ippatsu)] then [Concealed] then [DECLARED] then [AT_ONCE]
            then [UNBROKEN];
    /// Fully concealed hand: concealed and self-drawn (Y4).
    MENZEN_TSUMO = 4 "menzen-tsumo" 1 / - Han, needs [Concealed, Came::SELF_DRAWN];
    /// Pinfu: concealed, four chows, a pair that is worth no fu, and a two-sided wait. By a ruling it does
    /// not count on a self-drawn tile (Y5).
    PINFU = 5 "pinfu" 1 / - Han,
        needs [Concealed, PARTS_OF_PINFU] then [WAIT_OF_PINFU]
            then [Unless(Ruling::PinfuWithSelfDraw, Came::CLAIMED)];
    /// Pure double chow (Y6).
    IIPEIKOU = 6 "iipeikou" 1 / - Han, needs [Concealed] then [Joined(joined::IIPEIKOU)];
    /// All simples. By a ruling it counts in an open hand, too (Y7).
    TANYAO = 7 "tanyao" 1 Han,
        needs [All(TileClass::SIMPLE), Unless(Ruling::OpenTanyao, Concealed)];
    /// A pung or kong of the seat wind (Y8).
    YAKUHAI_SEAT = 8 "yakuhai-seat" 1 Han, needs [Pungs::of(SeatWind)];
    /// A pung or kong of the round's wind (Y9).
    YAKUHAI_ROUND = 9 "yakuhai-round" 1 Han, needs [Pungs::of(RoundWind)];
    /// A pung or kong of white dragons (Y10).
    YAKUHAI_WHITE = 10 "yakuhai-white" 1 Han, needs [Pungs::of(These(TileSet::of(Tile::WHITE)))];
    /// A pung or kong of green dragons (Y11).
    YAKUHAI_GREEN = 11 "yakuhai-green" 1 Han, needs [Pungs::of(These(TileSet::of(Tile::GREEN)))];
    /// A pung or kong of red dragons (Y12).
    YAKUHAI_RED = 12 "yakuhai-red" 1 Han, needs [Pungs::of(These(TileSet::of(Tile::RED)))];
    /// Robbing a kong (Y13).
    CHANKAN = 13 "chankan" 1 Han, needs [Came::ROBBED_KONG];
    /// After a kong: won on the replacement tile (Y14).
    RINSHAN = 14 "rinshan" 1 Han, needs [Replaced];
    /// Under the sea: the last tile of the wall, drawn. By a ruling a replacement tile may be the last
    /// (Y15).
    HAITEI = 15 "haitei" 1 Han,
        needs [Came::SELF_DRAWN] then [Came::LAST_OF_WALL] then [MAY_BE_LAST];
    /// Under the river: the last discard (Y16).
    HOUTEI = 16 "houtei" 1 Han, needs [DISCARDED] then [Came::LAST_DISCARD];
    /// Seven pairs, all of them different (Y17).
    CHIITOITSU = 17 "chiitoitsu" 2 / - Han, needs [Is(SevenPairs)];
    /// Mixed triple chow (Y18).
    SANSHOKU_DOUJUN = 18 "sanshoku-doujun" 2 / 1 Han, needs [Joined(joined::SANSHOKU_DOUJUN)];
    /// Pure straight (Y19).
    ITTSU = 19 "ittsu" 2 / 1 Han, needs [Joined(joined::ITTSU)];
    /// Half outside hand: a terminal or honor in every part, a chow, and an honor (Y20).
    CHANTA = 20 "chanta" 2 / 1 Han,
        needs [EachPart::is(PartRequirement::TERMINAL_OR_HONOR)] then [HAS_CHOW]
            then [HasOne(TileClass::HONOR)];
    /// Triple pung (Y21).
    SANSHOKU_DOUKOU = 21 "sanshoku-doukou" 2 Han, needs [Joined(joined::SANSHOKU_DOUKOU)];
    /// Exactly three concealed pungs or kongs (Y22).
    SANANKOU = 22 "sanankou" 2 Han, needs [ConcealedPungs::exactly(3)];
    /// Exactly three kongs (Y23).
    SANKANTSU = 23 "sankantsu" 2 Han, needs [Kongs::exactly(3)];
    /// All pungs (Y24).
    TOITOI = 24 "toitoi" 2 Han, needs [EachPart::is(PartRequirement::PUNG)];
    /// Little three dragons: pungs of two, and the pair of the third (Y25).
    SHOUSANGEN = 25 "shousangen" 2 Han, needs [PungsAndPair(TileSet::DRAGONS)];
    /// All terminals and honors, and both are there, in four sets or seven pairs (Y26).
    HONROUTOU = 26 "honroutou" 2 Han,
        needs [NO_ORPHANS] then [All(TileClass::TERMINAL_OR_HONOR)]
            then [HasOne(TileClass::TERMINAL)] then [HasOne(TileClass::HONOR)];
    /// Twice pure double chow (Y27).
    RYANPEIKOU = 27 "ryanpeikou" 3 / - Han,
        needs [Concealed] then [Joined(joined::RYANPEIKOU)], excludes &[IIPEIKOU];
    /// Half flush: one suit and honors, and both are there (Y28).
    HONITSU = 28 "honitsu" 3 / 2 Han, needs [OneSuit::OrHonors] then [HasOne(TileClass::HONOR)];
    /// Full outside hand: a terminal in every part, and a chow (Y29).
    JUNCHAN = 29 "junchan" 3 / 2 Han, needs [EachPart::is(TERMINAL)] then [HAS_CHOW];
    /// Full flush: one suit, no honors (Y30).
    CHINITSU = 30 "chinitsu" 6 / 5 Han, needs [OneSuit::Alone];
    /// Blessing of Man: on a discard before the first turn, where it is played (Y31).
    RENHOU = 31 "renhou" 5 / - Han,
        needs [RENHOU_PLAYED] then [DISCARDED] then [Concealed] then [NO_KONG] then [FIRST_TURN]
            then [NO_NORTH_ASIDE];

    // The yakuman (Y32–Y46).

    /// Big four winds (Y32).
    DAISUUSHII = 32 "daisuushii" 1 Yakuman,
        needs [Pungs::at_least(4, TileSet::WINDS)], excludes &ALL_BUT_YAKUMAN;
    /// Thirteen orphans, of which all thirteen kinds stood in the hand before the win (Y33).
    KOKUSHI_13 = 33 "kokushi-13" 1 / - Yakuman,
        needs [Is(ThirteenOrphans)] then [THIRTEEN_WAITS], shows tiles, excludes &and_yakuman(KOKUSHI);
    /// Thirteen orphans (Y34).
    KOKUSHI = 34 "kokushi" 1 / - Yakuman,
        needs [Is(ThirteenOrphans)], shows tiles, excludes &ALL_BUT_YAKUMAN;
    /// Nine gates, of which 1112345678999 stood in the hand before the win (Y35).
    CHUUREN_9 = 35 "chuuren-9" 1 / - Yakuman,
        needs [Concealed] then [NineGates] then [NINE_WAITS], excludes &and_yakuman(CHUUREN);
    /// Nine gates: 1112345678999 of one suit and any tile of it, without a kong (Y36).
    CHUUREN = 36 "chuuren" 1 / - Yakuman,
        needs [Concealed] then [NineGates], excludes &ALL_BUT_YAKUMAN;
    /// Four concealed pungs, of which the winning tile completed the pair (Y37).
    SUUANKOU_TANKI = 37 "suuankou-tanki" 1 / - Yakuman,
        needs [ConcealedPungs::exactly(4)] then [Waited(WON_PAIR, &[WaitShape::Pair])],
        shows sets, excludes &and_yakuman(SUUANKOU);
    /// Four concealed pungs (Y38).
    SUUANKOU = 38 "suuankou" 1 / - Yakuman,
        needs [ConcealedPungs::exactly(4)], excludes &ALL_BUT_YAKUMAN;
    /// Big three dragons (Y39).
    DAISANGEN = 39 "daisangen" 1 Yakuman,
        needs [Pungs::at_least(3, TileSet::DRAGONS)], excludes &ALL_BUT_YAKUMAN;
    /// Four kongs (Y40).
    SUUKANTSU = 40 "suukantsu" 1 Yakuman, needs [Kongs::exactly(4)], excludes &ALL_BUT_YAKUMAN;
    /// Blessing of Heaven: East wins with the dealt hand (Y41).
    TENHOU = 41 "tenhou" 1 / - Yakuman,
        needs [EAST] then [Came::SELF_DRAWN] then [Concealed] then [NO_KONG] then [FIRST_TURN]
            then [NO_NORTH_ASIDE],
        excludes &ALL_BUT_YAKUMAN;
    /// Blessing of Earth: another player draws the winning tile on the first turn (Y42).
    CHIIHOU = 42 "chiihou" 1 / - Yakuman,
        needs [NOT_EAST] then [Came::SELF_DRAWN] then [Concealed] then [NO_KONG] then [FIRST_TURN]
            then [NO_NORTH_ASIDE],
        excludes &ALL_BUT_YAKUMAN;
    /// Little four winds: pungs of three, and the pair of the fourth (Y43).
    SHOUSUUSHII = 43 "shousuushii" 1 Yakuman,
        needs [PungsAndPair(TileSet::WINDS)], excludes &ALL_BUT_YAKUMAN;
    /// All honors (Y44).
    TSUUIISOU = 44 "tsuuiisou" 1 Yakuman, needs [All(TileClass::HONOR)], excludes &ALL_BUT_YAKUMAN;
    /// All terminals (Y45).
    CHINROUTOU = 45 "chinroutou" 1 Yakuman,
        needs [All(TileClass::TERMINAL)], excludes &ALL_BUT_YAKUMAN;
    /// All green (Y46).
    RYUUIISOU = 46 "ryuuiisou" 1 Yakuman, needs [All(TileClass::GREEN)], excludes &ALL_BUT_YAKUMAN;

    // Dora, which are no yaku (R10).

    /// A han for each tile and each indicator that points at it (R10).
    DORA = 47 "dora" 1 Han, needs [Held::DORA], times dora::number;
    /// The same for the indicators beneath, after riichi and where they are played (R10).
    URA_DORA = 48 "ura-dora" 1 / - Han,
        needs [Played(Ruling::UraDora)] then [Concealed] then [DECLARED] then [Held::URA_DORA],
        times dora::number_of_ura;
    /// Red fives, where they are played (R2, SN12).
    RED_FIVE = 49 "red-five" 1 Han, needs [RedFives], times dora::number_of_red;

    // The fu (R14).

    /// Every hand.
    FU_BASE = 50 "fu-base" 20 Fu, needs [];
    /// A concealed hand won on the tile of another player.
    FU_CONCEALED_DISCARD = 51 "fu-concealed-discard" 10 / - Fu, needs [Concealed, Came::CLAIMED];
    /// Self-drawn, but not with pinfu, and on a replacement tile only by a ruling.
    FU_SELF_DRAWN = 52 "fu-self-drawn" 2 Fu,
        needs [Came::SELF_DRAWN] then [REPLACEMENT_COUNTS] then [NOT_PINFU];
    /// The winning tile completed the pair, the middle of a chow, or 3 of 123 or 7 of 789.
    FU_WAIT = 53 "fu-wait" 2 Fu, needs [ONE_SIDED_WAIT];
    /// A pair of dragons.
    FU_PAIR_OF_DRAGONS = 54 "fu-pair-of-dragons" 2 Fu, needs [PairOf(These(TileSet::DRAGONS))];
    /// A pair of the seat wind that is not the round's.
    FU_PAIR_OF_SEAT_WIND = 55 "fu-pair-of-seat-wind" 2 Fu, needs [SingleWind] then [PairOf(SeatWind)];
    /// A pair of the round's wind that is not the seat's.
    FU_PAIR_OF_ROUND_WIND = 56 "fu-pair-of-round-wind" 2 Fu,
        needs [SingleWind] then [PairOf(RoundWind)];
    /// A pair of a wind that is the seat's and the round's.
    FU_PAIR_OF_DOUBLE_WIND = 57 "fu-pair-of-double-wind" 2 Fu,
        needs [DOUBLE_WIND] then [PairOf(SeatWind)];
    /// Each open pung of 2–8.
    FU_OPEN_PUNG = 58 "fu-open-pung" 2 Fu, needs [SetSort::OPEN_PUNG], each part;
    /// Each concealed pung of 2–8.
    FU_CONCEALED_PUNG = 59 "fu-concealed-pung" 4 Fu, needs [SetSort::CONCEALED_PUNG], each part;
    /// Each open pung of terminals or honors.
    FU_OPEN_OUTER_PUNG = 60 "fu-open-outer-pung" 4 Fu, needs [SetSort::OPEN_OUTER_PUNG], each part;
    /// Each concealed pung of terminals or honors.
    FU_CONCEALED_OUTER_PUNG = 61 "fu-concealed-outer-pung" 8 Fu,
        needs [SetSort::CONCEALED_OUTER_PUNG], each part;
    /// Each open kong of 2–8.
    FU_OPEN_KONG = 62 "fu-open-kong" 8 Fu, needs [SetSort::OPEN_KONG], each part;
    /// Each concealed kong of 2–8.
    FU_CONCEALED_KONG = 63 "fu-concealed-kong" 16 Fu, needs [SetSort::CONCEALED_KONG], each part;
    /// Each open kong of terminals or honors.
    FU_OPEN_OUTER_KONG = 64 "fu-open-outer-kong" 16 Fu, needs [SetSort::OPEN_OUTER_KONG], each part;
    /// Each concealed kong of terminals or honors.
    FU_CONCEALED_OUTER_KONG = 65 "fu-concealed-outer-kong" 32 Fu,
        needs [SetSort::CONCEALED_OUTER_KONG], each part;
    /// An open hand won on a discard that has nothing but the 20 fu of every hand: it counts 30.
    FU_OPEN_TWENTY = 66 "fu-open-twenty" 10 Fu,
        needs [OPEN_HAND] then [Came::CLAIMED] then [NOTHING_BUT_20_FU];
    /// Seven pairs, which have no other fu.
    FU_SEVEN_PAIRS = 67 "fu-seven-pairs" 25 / - Fu, needs [Is(SevenPairs)], excludes &OTHER_FU;

    // What only three players have (SN5, SN7).

    /// A pung or kong of Norths, where they are worth something to everybody (SN5).
    YAKUHAI_NORTH = 68 "yakuhai-north" 1 Han,
        needs [Played(Ruling::NorthYakuhai)] then [Pungs::of(NORTH)];
    /// Norths that the winner laid aside (SN7).
    PULLED_NORTH = 69 "pulled-north" 1 Han,
        needs [Played(Ruling::PulledNorths)] then [PULLED], times dora::number_pulled;
    /// A pair of Norths, where they are worth something to everybody (SN5).
    FU_PAIR_OF_NORTH = 70 "fu-pair-of-north" 2 Fu,
        needs [Played(Ruling::NorthYakuhai)] then [PairOf(NORTH)];
}

/// Norths.
const NORTH: Kinds = These(TileSet::of(Tile::NORTH));

/// How many of the rows four players have: the first ones.
const ROWS_OF_FOUR: usize = FU_SEVEN_PAIRS as usize;

/// The rows that four players have.
pub(super) const FANS_OF_FOUR: &[Fan] = FANS.split_at(ROWS_OF_FOUR).0;

/// Whether a row is a yaku, without which a hand does not win.
pub(super) fn is_yaku(fan: u8) -> bool {
    fan < DORA || fan == YAKUHAI_NORTH
}

/// Pinfu does not count, which has no fu for the self-drawn tile (R14).
const NOT_PINFU: Fact<Deal> =
    Fact(|r| (ROWS[usize::from(PINFU) - 1].met)(r).is_err(), obstacles::PINFU);

/// The row of the Blessing of Man where it is a yakuman by a ruling (R13).
pub(super) static RENHOU_YAKUMAN: Fan =
    Fan { unit: Unit::Yakuman, worth: 1, ..FANS[RENHOU as usize - 1] };

/// The row with a number.
pub(super) fn row(fan: u8) -> &'static Fan {
    &FANS[usize::from(fan) - 1]
}

/// Whether a yakuman counts twice where a ruling has it so (R12).
pub(super) fn can_be_doubled(fan: u8) -> bool {
    matches!(fan, DAISUUSHII | KOKUSHI_13 | CHUUREN_9 | SUUANKOU_TANKI)
}
