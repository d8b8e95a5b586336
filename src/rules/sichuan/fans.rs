//! The table of the nine fans, in the order of clauses S19–S27. The detections of these rows are
//! in the module `detect`.
//!
//! All fans add up and none excludes another; only their sum has a limit (S15), which a ruling raises.

use crate::system::{Fan, Names, Unit};

macro_rules! fans {
    ($($name:ident $number:literal $key:literal $worth:literal $en:literal $ru:literal $zh:literal $ja:literal;)*) => {
        $(#[doc = concat!("The number of ", $en, " ", $zh, ".")] pub const $name: u8 = $number;)*

        /// The fans in the order of their numbers, from 1. `worth` is a number of fans, each of
        /// which doubles the value of the win.
        pub static FANS: [Fan; 9] = [$(Fan {
            number: $number,
            key: $key,
            worth: $worth,
            names: Names::new($en, $ru, $zh, $ja),
            excludes: &[],
            unit: Unit::Fans,
            is_counted: true,
        },)*];
    };
}

#[rustfmt::skip]
fans! {
    ROOT 1 "root" 1 "Root" "Четвёрка" "根" "根";
    ALL_PUNGS 2 "all-pungs" 1 "All Pungs" "Все панги" "对对胡" "対々和";
    GOLDEN_WAIT 3 "golden-wait" 1 "Golden Wait" "Золотое ожидание" "金钩钓" "金鉤釣";
    FULL_FLUSH 4 "full-flush" 2 "Full Flush" "Полное изобилие" "清一色" "清一色";
    SEVEN_PAIRS 5 "seven-pairs" 2 "Seven Pairs" "Семь пар" "七对" "七対子";
    WIN_AFTER_KONG 6 "win-after-kong" 1 "Win after Kong" "Выигрыш после конга" "杠上花" "槓上開花";
    DISCARD_AFTER_KONG 7 "discard-after-kong" 1 "Discard after Kong" "Наброс после конга" "杠上炮" "槓上炮";
    ROBBING_THE_KONG 8 "robbing-the-kong" 1 "Robbing the Kong" "Ограбление конга" "抢杠胡" "搶槓";
    UNDER_THE_SEA 9 "under-the-sea" 1 "Under the Sea" "Морское дно" "海底" "海底";
}
