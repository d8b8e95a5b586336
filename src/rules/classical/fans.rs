//! The table of Chinese Classical: points for sets and for the win, doubles, and limit hands
//! (C10–C41).
//!
//! A row has its worth, its names and the rows that it excludes. The detections are in the module
//! `detect`.

use crate::system::{Fan, Names, Unit};

/// How a row of the table counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The row adds points: [`Fan::worth`] is their number.
    Points,
    /// The row multiplies the points: [`Fan::worth`] is the factor, a power of two.
    Double,
    /// The row is worth the limit: [`Fan::worth`] is the usual limit, 500.
    Limit,
}

/// How the row with a number counts. The table has points first, then doubles, then limit hands.
pub const fn kind(fan: u8) -> Kind {
    match fan {
        PAIR_OF_OWN_WIND..=ONLY_POSSIBLE_TILE => Kind::Points,
        DRAGON_PUNG..=READY_ON_FIRST_DEAL => Kind::Double,
        _ => Kind::Limit,
    }
}

/// The unit of a row's worth.
const fn unit(fan: u8) -> Unit {
    match kind(fan) {
        Kind::Points => Unit::Points,
        Kind::Double => Unit::Factor,
        Kind::Limit => Unit::Limit,
    }
}

/// The numbers of all points and doubles, which a limit hand excludes.
pub(super) const ALL_BUT_LIMITS: [u8; READY_ON_FIRST_DEAL as usize] = {
    let mut all = [0; READY_ON_FIRST_DEAL as usize];
    let mut i = 0;
    while i < all.len() {
        all[i] = i as u8 + 1;
        i += 1;
    }
    all
};

macro_rules! fans {
    ($($name:ident $number:literal $key:literal $worth:literal [$($x:tt)*] $en:literal $ru:literal $zh:literal $ja:literal;)*) => {
        $(#[doc = concat!("The number of ", $en, " ", $zh, ".")] pub const $name: u8 = $number;)*

        /// The rows in the order of their numbers, from 1: points, doubles, limit hands.
        pub static FANS: [Fan; 44] = [$(Fan {
            number: $number,
            key: $key,
            worth: $worth,
            names: Names::new($en, $ru, $zh, $ja),
            excludes: fans!(@ $($x)*),
            unit: unit($number),
            is_counted: true,
        },)*];
    };
    (@ limit) => { &ALL_BUT_LIMITS };
    (@ $($x:ident)*) => { &[$($x),*] };
}

#[rustfmt::skip]
fans! {
    PAIR_OF_OWN_WIND 1 "pair-of-own-wind" 2 [] "Pair of Own Wind" "Пара своего ветра" "门风将" "自風の対子";
    PAIR_OF_ROUND_WIND 2 "pair-of-round-wind" 2 [] "Pair of the Round’s Wind" "Пара ветра раунда" "圈风将" "場風の対子";
    PAIR_OF_DRAGONS 3 "pair-of-dragons" 2 [] "Pair of Dragons" "Пара драконов" "箭牌将" "三元牌の対子";
    OPEN_PUNG 4 "open-pung" 2 [] "Open Pung of 2–8" "Открытый панг (2–8)" "中张明刻" "中張牌の明刻";
    CONCEALED_PUNG 5 "concealed-pung" 4 [] "Concealed Pung of 2–8" "Закрытый панг (2–8)" "中张暗刻" "中張牌の暗刻";
    OPEN_PUNG_OF_TERMINALS_OR_HONORS 6 "open-pung-of-terminals-or-honors" 4 [] "Open Pung of Terminals or Honors" "Открытый панг терминальных, ветров или драконов" "幺九明刻" "幺九牌の明刻";
    CONCEALED_PUNG_OF_TERMINALS_OR_HONORS 7 "concealed-pung-of-terminals-or-honors" 8 [] "Concealed Pung of Terminals or Honors" "Закрытый панг терминальных, ветров или драконов" "幺九暗刻" "幺九牌の暗刻";
    OPEN_KONG 8 "open-kong" 8 [] "Open Kong of 2–8" "Открытый конг (2–8)" "中张明杠" "中張牌の明槓";
    CONCEALED_KONG 9 "concealed-kong" 16 [] "Concealed Kong of 2–8" "Закрытый конг (2–8)" "中张暗杠" "中張牌の暗槓";
    OPEN_KONG_OF_TERMINALS_OR_HONORS 10 "open-kong-of-terminals-or-honors" 16 [] "Open Kong of Terminals or Honors" "Открытый конг терминальных, ветров или драконов" "幺九明杠" "幺九牌の明槓";
    CONCEALED_KONG_OF_TERMINALS_OR_HONORS 11 "concealed-kong-of-terminals-or-honors" 32 [] "Concealed Kong of Terminals or Honors" "Закрытый конг терминальных, ветров или драконов" "幺九暗杠" "幺九牌の暗槓";
    FLOWER 12 "flower" 4 [] "Flower or Season" "Цветок или сезон" "花牌" "花牌";
    GOING_OUT 13 "going-out" 20 [] "Going Out" "За победу" "和底" "和了";
    FROM_THE_WALL 14 "from-the-wall" 2 [] "Winning Tile from the Wall" "Победная плитка со стены" "自摸" "自摸";
    ONLY_POSSIBLE_TILE 15 "only-possible-tile" 2 [] "Only Possible Tile" "Единственно возможная плитка" "独听" "単独待ち";
    DRAGON_PUNG 16 "dragon-pung" 2 [] "Pung or Kong of Dragons" "Панг или конг драконов" "箭刻" "三元牌の刻子";
    OWN_WIND_PUNG 17 "own-wind-pung" 2 [] "Pung or Kong of Own Wind" "Панг или конг своего ветра" "门风刻" "自風の刻子";
    ROUND_WIND_PUNG 18 "round-wind-pung" 2 [] "Pung or Kong of the Round’s Wind" "Панг или конг ветра раунда" "圈风刻" "場風の刻子";
    ONE_SUIT_WITH_HONORS 19 "one-suit-with-honors" 2 [] "One Suit with Honors" "Чистая масть с драконами и ветрами" "混一色" "混一色";
    ONE_SUIT_ONLY 20 "one-suit-only" 8 [] "One Suit Only" "Чистая масть" "清一色" "清一色";
    OWN_FLOWER 21 "own-flower" 2 [] "Flower or Season of Own or Round Wind" "Цветок или сезон свой или раунда" "正花" "正花";
    ONLY_PUNGS 22 "only-pungs" 2 [] "Only Pungs" "Только панги" "对对和" "対々和";
    NO_POINTS 23 "no-points" 2 [] "No Points" "Нет очков (мизер)" "平和" "平和";
    FREE_TILE 24 "free-tile" 2 [] "Win on a Loose Tile" "Победа на свободной плитке" "杠上／花上开花" "嶺上開花";
    LAST_TILE_BEFORE_DEAD_WALL 25 "last-tile-before-dead-wall" 2 [] "Last Tile before the Dead Wall" "Последняя плитка перед мёртвой стеной" "海底自摸" "海底自摸";
    ROBBING_THE_KONG 26 "robbing-the-kong" 2 [LAST_OF_ITS_KIND] "Robbing the Kong" "Ограбление конга" "抢杠和" "搶槓";
    THREE_WINDS_AND_PAIR 27 "three-winds-and-pair" 4 [] "Three Sets and a Pair of Winds" "Три комбинации и пара ветров" "小四喜" "小四喜";
    TWO_DRAGONS_AND_PAIR 28 "two-dragons-and-pair" 2 [] "Two Sets and a Pair of Dragons" "Две комбинации и пара драконов" "小三元" "小三元";
    TERMINAL_OR_HONOR_IN_EVERY_SET 29 "terminal-or-honor-in-every-set" 2 [] "Terminal or Honor in Every Set" "Терминальная или благородная везде" "全带幺" "全帯幺";
    FULLY_CONCEALED 30 "fully-concealed" 2 [] "Fully Concealed Hand" "Полностью закрытая рука" "门前清自摸" "門前清自摸和";
    TWO_OR_THREE_KONGS 31 "two-or-three-kongs" 2 [] "Two or Three Kongs" "Два или три конга" "二杠子、三杠子" "二槓子・三槓子";
    LAST_OF_ITS_KIND 32 "last-of-its-kind" 2 [] "Last Tile of Its Kind" "Последняя из четырёх" "和绝张" "和絶張";
    READY_ON_FIRST_DEAL 33 "ready-on-first-deal" 2 [] "Ready as Dealt" "Просящая рука сразу после раздачи" "天听" "天聴";
    HIDDEN_TREASURE 34 "hidden-treasure" 500 [limit] "Hidden Treasure" "Найденное сокровище" "清一色四暗刻" "清一色四暗刻";
    EMPERORS_SUITE 35 "emperors-suite" 500 [limit] "Emperor’s Suite" "Свита императора" "字一色" "字一色";
    HEADS_AND_TAILS 36 "heads-and-tails" 500 [limit] "Heads and Tails" "Головы и хвосты" "清幺九" "清老頭";
    IMPERIAL_JADE 37 "imperial-jade" 500 [limit] "Imperial Jade" "Императорский нефрит" "绿一色" "緑一色";
    HEAVENLY_TWINS 38 "heavenly-twins" 500 [limit] "Heavenly Twins" "Небесные близнецы" "一色七对" "一色七対子";
    THREE_GREAT_SCHOLARS 39 "three-great-scholars" 500 [limit] "Three Great Scholars" "Трое великих учёных" "大三元" "大三元";
    FOUR_JOYS 40 "four-joys" 500 [limit] "Four Joys Have Entered Your Door" "Четыре наслаждения вошли в твою дверь" "四喜临门" "大四喜";
    FOUR_BY_FOUR 41 "four-by-four" 500 [limit] "Four by Four" "Четыре по четыре" "四杠" "四槓子";
    THIRTEEN_WONDERS 42 "thirteen-wonders" 500 [limit] "Thirteen Wonders of the World" "Тринадцать чудес света" "十三幺" "国士無双";
    MOON_FROM_THE_BOTTOM_OF_THE_SEA 43 "moon-from-the-bottom-of-the-sea" 500 [limit] "Moon from the Bottom of the Sea" "Достать луну со дна моря" "一筒捞月" "一筒撈月";
    GRAPES_ON_THE_FLAT_ROOF 44 "grapes-on-the-flat-roof" 500 [limit] "Grapes on the Flat Roof" "Вырастить виноград на плоской крыше" "五筒开花" "五筒開花";
}
