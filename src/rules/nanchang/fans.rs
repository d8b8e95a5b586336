//! The table of Nanchang: rows that double a win, rows that are paid with a flat amount, and rows
//! that are paid separately from the win. The detections are in the module `detect`.

use crate::system::{Fan, Names, Unit};

macro_rules! fans {
    ($($name:ident $number:literal $key:literal $worth:literal [$($x:ident),*] $en:literal $ru:literal $zh:literal $ja:literal;)*) => {
        $(#[doc = concat!("The number of ", $en, " ", $ja, ".")] pub const $name: u8 = $number;)*

        /// The rows in the order of their numbers, from 1. The [`Kind`] of a row says what its
        /// `worth` means.
        pub static FANS: [Fan; 23] = [$(Fan {
            number: $number,
            key: $key,
            worth: $worth,
            names: Names::new($en, $ru, $zh, $ja),
            excludes: &[$($x),*],
            unit: unit($number),
            is_counted: matches!(kind($number), Kind::Double | Kind::Flat),
        },)*];
    };
}

#[rustfmt::skip]
fans! {
    SELF_DRAWN 1 "self-drawn" 2 [] "Self-Drawn" "Выигрыш со стены" "自摸" "自摸";
    ROBBING_THE_KONG 2 "robbing-the-kong" 2 [] "Robbing the Kong" "Ограбление конга" "抢杠" "搶槓";
    WIN_AFTER_KONG 3 "win-after-kong" 2 [] "Win after Kong" "Выигрыш после конга" "杠开" "槓開";
    ALL_PUNGS 4 "all-pungs" 2 [] "All Pungs" "Все панги" "大七对" "大七対";
    SEVEN_PAIRS 5 "seven-pairs" 2 [] "Seven Pairs" "Семь пар" "小七对" "小七対";
    THIRTEEN_MISFITS 6 "thirteen-misfits" 2 [] "Thirteen Misfits" "Тринадцать несвязанных" "十三烂" "十三爛";
    SEVEN_STARS 7 "seven-stars" 2 [] "Seven Stars" "Семь звёзд" "七星" "七星";
    GERMAN 8 "german" 2 [] "German" "Немецкая рука" "德国" "徳国";
    DOUBLE_GERMAN 9 "double-german" 2 [] "German in German" "Немецкая в немецкой" "德中德" "徳中徳";
    JING_FISHING 10 "jing-fishing" 2 [] "Jing Fishing" "Ловля на цзин" "精钓" "精釣";
    HEAVENLY_WIN 11 "heavenly-win" 20 [SELF_DRAWN, ROBBING_THE_KONG, WIN_AFTER_KONG, ALL_PUNGS, SEVEN_PAIRS, THIRTEEN_MISFITS, SEVEN_STARS, GERMAN, DOUBLE_GERMAN, JING_FISHING, DEALER, DISCARDER] "Heavenly Win" "Небесный выигрыш" "天胡" "天胡";
    EARTHLY_WIN 12 "earthly-win" 20 [SELF_DRAWN, ROBBING_THE_KONG, WIN_AFTER_KONG, ALL_PUNGS, SEVEN_PAIRS, THIRTEEN_MISFITS, SEVEN_STARS, GERMAN, DOUBLE_GERMAN, JING_FISHING, DEALER, DISCARDER] "Earthly Win" "Земной выигрыш" "地胡" "地胡";
    DEALER 13 "dealer" 2 [] "Dealer" "Дилер" "庄家" "荘家";
    DISCARDER 14 "discarder" 2 [] "Discarder" "Снёсший" "点炮" "点炮";
    OPEN_KONG 15 "open-kong" 1 [] "Open Kong" "Открытый конг" "明杠" "明槓";
    CONCEALED_KONG 16 "concealed-kong" 2 [] "Concealed Kong" "Закрытый конг" "暗杠" "暗槓";
    JING_KONG 17 "jing-kong" 10 [OPEN_KONG, CONCEALED_KONG] "Kong of Jing" "Конг из цзин" "杠精" "槓精";
    PRIMARY_JING 18 "primary-jing" 2 [] "Primary Jing" "Главный цзин" "正精" "正精";
    SECONDARY_JING 19 "secondary-jing" 1 [] "Secondary Jing" "Побочный цзин" "副精" "副精";
    SURGE 20 "surge" 0 [] "Surge" "Прорыв" "冲关" "冲関";
    SOLE_HOLDER 21 "sole-holder" 2 [] "Sole Holder" "Единственный владелец" "霸王" "覇王";
    CHAO_ZHUANG 22 "chao-zhuang" 5 [] "Four Identical Discards" "Четыре одинаковых сноса" "抄庄" "抄荘";
    DRAWN_HAND 23 "drawn-hand" 5 [] "Nobody Wins" "Ничья" "流局" "流局";
}

/// The unit of a row's worth.
const fn unit(fan: u8) -> Unit {
    match kind(fan) {
        Kind::Double | Kind::PayerDouble | Kind::JingFactor => Unit::Factor,
        Kind::Flat | Kind::Points | Kind::DealerPays => Unit::Points,
    }
}

/// How a row of the table counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Multiplies the win by its worth, for all payers.
    Double,
    /// Is paid by each of the others instead of the doubled amount.
    Flat,
    /// Multiplies what one player pays for the win: the discarder or the dealer. The dealer also
    /// receives double.
    PayerDouble,
    /// Is paid by each of the others, separately from the win.
    Points,
    /// Multiplies the points for jing: Surge by their number minus three, Sole Holder by its worth.
    JingFactor,
    /// Is paid by the dealer to each of the others.
    DealerPays,
}

/// The kind of the row with a number of [`FANS`].
pub const fn kind(number: u8) -> Kind {
    match number {
        SELF_DRAWN..=JING_FISHING => Kind::Double,
        HEAVENLY_WIN | EARTHLY_WIN => Kind::Flat,
        DEALER | DISCARDER => Kind::PayerDouble,
        OPEN_KONG..=SECONDARY_JING => Kind::Points,
        SURGE | SOLE_HOLDER => Kind::JingFactor,
        _ => Kind::DealerPays,
    }
}

/// The worth of the row with a number of [`FANS`].
pub(super) const fn worth_of(number: u8) -> u16 {
    FANS[number as usize - 1].worth
}
