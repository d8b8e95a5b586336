//! The table of riichi: yaku, yakuman, dora, and the fu (Y1–Y46, R10, R14). One row holds everything
//! about a yaku.
//!
//! The unit of a row says how it counts. Han are added up, and so are fu; yakuman count alone.

use crate::scoring::fan_table::{NearMiss, Rule, fan_table};
use crate::scoring::{SetSort, Shortfall};
use crate::system::{Fan, Unit};

use super::reading::{Found, Reading};
use super::{dora, fu, hands, joined, sets, ways, yakuman};

/// What is counted with: a detection, how often the row counts, and what is missing.
pub(super) type FanRule =
    Rule<fn(&Reading) -> Found, fn(&Reading) -> u8, fn(&NearMiss<Reading>) -> Shortfall>;

/// The numbers of all rows that a yakuman excludes: those that are no yakuman.
const ALL_BUT_YAKUMAN: [u8; 52] = {
    let mut all = [0; 52];
    let mut i = 0;
    while i < all.len() {
        let number = i as u8 + 1;
        all[i] = if number < DAISUUSHII { number } else { number + DORA - DAISUUSHII };
        i += 1;
    }
    all
};

/// The same, and the yakuman `of` which this one is the rarer form.
const fn and_yakuman(of: u8) -> [u8; 53] {
    let mut all = [of; 53];
    let mut i = 0;
    while i < ALL_BUT_YAKUMAN.len() {
        all[i] = ALL_BUT_YAKUMAN[i];
        i += 1;
    }
    all
}

/// The numbers of all other fu, which seven pairs do not have.
const OTHER_FU: [u8; 17] = {
    let mut all = [0; 17];
    let mut i = 0;
    while i < all.len() {
        all[i] = FU_BASE + i as u8;
        i += 1;
    }
    all
};

fan_table! {
    "riichi", FanRule;

    RIICHI = 1 "riichi" 1 / - Han, when ways::riichi;
    DOUBLE_RIICHI = 2 "double-riichi" 2 / - Han, when ways::double_riichi, excludes &[RIICHI];
    IPPATSU = 3 "ippatsu" 1 / - Han, when ways::ippatsu;
    MENZEN_TSUMO = 4 "menzen-tsumo" 1 / - Han,
        when ways::menzen_tsumo, missing ways::missing_menzen_tsumo;
    PINFU = 5 "pinfu" 1 / - Han, when sets::pinfu, missing sets::missing_pinfu;
    IIPEIKOU = 6 "iipeikou" 1 / - Han,
        when joined::iipeikou, missing |miss| joined::missing(miss, joined::IIPEIKOU);
    TANYAO = 7 "tanyao" 1 Han, when hands::tanyao, missing hands::missing_tanyao;
    YAKUHAI_SEAT = 8 "yakuhai-seat" 1 Han, when sets::yakuhai_seat;
    YAKUHAI_ROUND = 9 "yakuhai-round" 1 Han, when sets::yakuhai_round;
    YAKUHAI_WHITE = 10 "yakuhai-white" 1 Han, when sets::yakuhai_white;
    YAKUHAI_GREEN = 11 "yakuhai-green" 1 Han, when sets::yakuhai_green;
    YAKUHAI_RED = 12 "yakuhai-red" 1 Han, when sets::yakuhai_red;
    CHANKAN = 13 "chankan" 1 Han, when ways::chankan;
    RINSHAN = 14 "rinshan" 1 Han, when ways::rinshan, excludes &[IPPATSU];
    HAITEI = 15 "haitei" 1 Han, when ways::haitei;
    HOUTEI = 16 "houtei" 1 Han, when ways::houtei;
    CHIITOITSU = 17 "chiitoitsu" 2 / - Han, when hands::chiitoitsu;
    SANSHOKU_DOUJUN = 18 "sanshoku-doujun" 2 / 1 Han,
        when joined::sanshoku_doujun, missing |miss| joined::missing(miss, joined::SANSHOKU_DOUJUN);
    ITTSU = 19 "ittsu" 2 / 1 Han,
        when joined::ittsu, missing |miss| joined::missing(miss, joined::ITTSU);
    CHANTA = 20 "chanta" 2 / 1 Han, when sets::chanta;
    SANSHOKU_DOUKOU = 21 "sanshoku-doukou" 2 Han,
        when joined::sanshoku_doukou, missing |miss| joined::missing(miss, joined::SANSHOKU_DOUKOU);
    SANANKOU = 22 "sanankou" 2 Han, when sets::sanankou, missing sets::missing_concealed_pungs;
    SANKANTSU = 23 "sankantsu" 2 Han, when sets::sankantsu;
    TOITOI = 24 "toitoi" 2 Han, when sets::toitoi;
    SHOUSANGEN = 25 "shousangen" 2 Han, when sets::shousangen;
    HONROUTOU = 26 "honroutou" 2 Han, when hands::honroutou;
    RYANPEIKOU = 27 "ryanpeikou" 3 / - Han,
        when joined::ryanpeikou, excludes &[IIPEIKOU],
        missing |miss| joined::missing(miss, joined::RYANPEIKOU);
    HONITSU = 28 "honitsu" 3 / 2 Han, when hands::honitsu;
    JUNCHAN = 29 "junchan" 3 / 2 Han, when sets::junchan;
    CHINITSU = 30 "chinitsu" 6 / 5 Han, when hands::chinitsu;
    RENHOU = 31 "renhou" 5 / - Han, when ways::renhou;

    DAISUUSHII = 32 "daisuushii" 1 Yakuman, when yakuman::daisuushii, excludes &ALL_BUT_YAKUMAN;
    KOKUSHI_13 = 33 "kokushi-13" 1 / - Yakuman,
        when yakuman::kokushi_13, excludes &and_yakuman(KOKUSHI);
    KOKUSHI = 34 "kokushi" 1 / - Yakuman, when yakuman::kokushi, excludes &ALL_BUT_YAKUMAN;
    CHUUREN_9 = 35 "chuuren-9" 1 / - Yakuman,
        when yakuman::chuuren_9, excludes &and_yakuman(CHUUREN), missing yakuman::missing_chuuren;
    CHUUREN = 36 "chuuren" 1 / - Yakuman,
        when yakuman::chuuren, excludes &ALL_BUT_YAKUMAN, missing yakuman::missing_chuuren;
    SUUANKOU_TANKI = 37 "suuankou-tanki" 1 / - Yakuman,
        when yakuman::suuankou_tanki, excludes &and_yakuman(SUUANKOU),
        missing sets::missing_concealed_pungs;
    SUUANKOU = 38 "suuankou" 1 / - Yakuman,
        when yakuman::suuankou, excludes &ALL_BUT_YAKUMAN, missing sets::missing_concealed_pungs;
    DAISANGEN = 39 "daisangen" 1 Yakuman, when yakuman::daisangen, excludes &ALL_BUT_YAKUMAN;
    SUUKANTSU = 40 "suukantsu" 1 Yakuman, when yakuman::suukantsu, excludes &ALL_BUT_YAKUMAN;
    TENHOU = 41 "tenhou" 1 / - Yakuman, when ways::tenhou, excludes &ALL_BUT_YAKUMAN;
    CHIIHOU = 42 "chiihou" 1 / - Yakuman, when ways::chiihou, excludes &ALL_BUT_YAKUMAN;
    SHOUSUUSHII = 43 "shousuushii" 1 Yakuman, when yakuman::shousuushii, excludes &ALL_BUT_YAKUMAN;
    TSUUIISOU = 44 "tsuuiisou" 1 Yakuman, when yakuman::tsuuiisou, excludes &ALL_BUT_YAKUMAN;
    CHINROUTOU = 45 "chinroutou" 1 Yakuman, when yakuman::chinroutou, excludes &ALL_BUT_YAKUMAN;
    RYUUIISOU = 46 "ryuuiisou" 1 Yakuman, when yakuman::ryuuiisou, excludes &ALL_BUT_YAKUMAN;

    DORA = 47 "dora" 1 Han, when dora::dora, times dora::number;
    URA_DORA = 48 "ura-dora" 1 / - Han, when dora::ura_dora, times dora::number_of_ura;
    RED_FIVE = 49 "red-five" 1 Han, when dora::red_five, each kind;

    FU_BASE = 50 "fu-base" 20 Fu, when fu::base;
    FU_CONCEALED_DISCARD = 51 "fu-concealed-discard" 10 / - Fu,
        when fu::concealed_discard, missing fu::missing_concealed_discard;
    FU_SELF_DRAWN = 52 "fu-self-drawn" 2 Fu, when fu::self_drawn;
    FU_WAIT = 53 "fu-wait" 2 Fu, when fu::wait;
    FU_PAIR_OF_DRAGONS = 54 "fu-pair-of-dragons" 2 Fu, when fu::pair_of_dragons;
    FU_PAIR_OF_SEAT_WIND = 55 "fu-pair-of-seat-wind" 2 Fu, when fu::pair_of_seat_wind;
    FU_PAIR_OF_ROUND_WIND = 56 "fu-pair-of-round-wind" 2 Fu, when fu::pair_of_round_wind;
    FU_PAIR_OF_DOUBLE_WIND = 57 "fu-pair-of-double-wind" 2 Fu, when fu::pair_of_double_wind;
    FU_OPEN_PUNG = 58 "fu-open-pung" 2 Fu,
        when |r| r.sets_of(SetSort::OPEN_PUNG), each part,
        missing |miss| SetSort::OPEN_PUNG.missing(miss);
    FU_CONCEALED_PUNG = 59 "fu-concealed-pung" 4 Fu,
        when |r| r.sets_of(SetSort::CONCEALED_PUNG), each part,
        missing |miss| SetSort::CONCEALED_PUNG.missing(miss);
    FU_OPEN_OUTER_PUNG = 60 "fu-open-outer-pung" 4 Fu,
        when |r| r.sets_of(SetSort::OPEN_OUTER_PUNG), each part,
        missing |miss| SetSort::OPEN_OUTER_PUNG.missing(miss);
    FU_CONCEALED_OUTER_PUNG = 61 "fu-concealed-outer-pung" 8 Fu,
        when |r| r.sets_of(SetSort::CONCEALED_OUTER_PUNG), each part,
        missing |miss| SetSort::CONCEALED_OUTER_PUNG.missing(miss);
    FU_OPEN_KONG = 62 "fu-open-kong" 8 Fu,
        when |r| r.sets_of(SetSort::OPEN_KONG), each part,
        missing |miss| SetSort::OPEN_KONG.missing(miss);
    FU_CONCEALED_KONG = 63 "fu-concealed-kong" 16 Fu,
        when |r| r.sets_of(SetSort::CONCEALED_KONG), each part,
        missing |miss| SetSort::CONCEALED_KONG.missing(miss);
    FU_OPEN_OUTER_KONG = 64 "fu-open-outer-kong" 16 Fu,
        when |r| r.sets_of(SetSort::OPEN_OUTER_KONG), each part,
        missing |miss| SetSort::OPEN_OUTER_KONG.missing(miss);
    FU_CONCEALED_OUTER_KONG = 65 "fu-concealed-outer-kong" 32 Fu,
        when |r| r.sets_of(SetSort::CONCEALED_OUTER_KONG), each part,
        missing |miss| SetSort::CONCEALED_OUTER_KONG.missing(miss);
    FU_OPEN_TWENTY = 66 "fu-open-twenty" 10 Fu, when fu::open_twenty;
    FU_SEVEN_PAIRS = 67 "fu-seven-pairs" 25 / - Fu, when fu::seven_pairs, excludes &OTHER_FU;
}

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
