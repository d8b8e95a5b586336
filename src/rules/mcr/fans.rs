//! The table of the 81 fans: `rules/mcr` §4, in its order.
//!
//! What a fan *is* stands in the detections; here is what it is worth, what it is called, and
//! what is not counted beside it. The exclusions that depend on a ruling are in
//! [`super::exclusion`].

use crate::system::{Fan, Names, Unit, key};

macro_rules! fans {
    ($($number:literal $key:literal $worth:literal [$($x:literal),*] $en:literal $ru:literal $zh:literal $ja:literal;)*) => {
        /// The fans in the order of their numbers, from 1; the last is number 82, the
        /// five-point fan of competition practice.
        pub static FANS: [Fan; 82] = [$(Fan {
            number: $number,
            key: key($key),
            worth: $worth,
            names: Names::new($en, $ru, $zh, $ja),
            excludes: &[$($x),*],
            unit: Unit::Points,
            is_counted: true,
        },)*];
    };
}

#[rustfmt::skip]
fans! {
    1 "big-four-winds" 88 [38, 49, 60, 61, 73, 9] "Big Four Winds" "Большие четыре ветра" "大四喜" "大四喜";
    2 "big-three-dragons" 88 [54, 59, 10] "Big Three Dragons" "Большие три дракона" "大三元" "大三元";
    3 "all-green" 88 [75] "All Green" "Все зелёные" "绿一色" "緑一色";
    4 "nine-gates" 88 [22, 62, 73, 75, 76, 77, 78, 79] "Nine Gates" "Девять врат" "九莲宝灯" "九蓮宝燈";
    5 "four-kongs" 88 [74, 79, 17, 48, 49, 57] "Four Kongs" "Четыре конга" "四杠" "四槓";
    6 "seven-shifted-pairs" 88 [22, 62, 79, 19, 75, 76] "Seven Shifted Pairs" "Семь смещённых пар" "连七对" "連七対";
    7 "thirteen-orphans" 88 [52, 62, 79, 18] "Thirteen Orphans" "Тринадцать сирот" "十三幺" "十三幺";
    8 "all-terminals" 64 [49, 55, 73, 76, 18] "All Terminals" "Все терминальные" "清幺九" "清幺九";
    9 "little-four-winds" 64 [38, 73] "Little Four Winds" "Малые четыре ветра" "小四喜" "小四喜";
    10 "little-three-dragons" 64 [54, 59] "Little Three Dragons" "Малые три дракона" "小三元" "小三元";
    11 "all-honors" 64 [49, 55, 73, 18] "All Honors" "Все благородные" "字一色" "字一色";
    12 "four-concealed-pungs" 64 [49, 62, 33, 66] "Four Concealed Pungs" "Четыре закрытых панга" "四暗刻" "四暗刻";
    13 "pure-terminal-chows" 64 [19, 22, 63, 69, 72, 75, 76] "Pure Terminal Chows" "Чистые терминальные чоу" "一色双龙会" "一色双龍会";
    14 "quadruple-chow" 48 [24, 64, 69, 23] "Quadruple Chow" "Чистое четверное чоу" "一色四同顺" "一色四同順";
    15 "four-pure-shifted-pungs" 48 [23, 24, 49] "Four Pure Shifted Pungs" "Четыре чистых смещённых панга" "一色四节高" "一色四節高";
    16 "four-pure-shifted-chows" 32 [71, 30, 72] "Four Pure Shifted Chows" "Четыре смещённых чоу" "一色四步高" "一色四歩高";
    17 "three-kongs" 32 [48, 57, 67, 74] "Three Kongs" "Три конга" "三杠" "三槓";
    18 "all-terminals-and-honors" 32 [49, 73, 55] "All Terminals and Honors" "Все терминальные и благородные" "混幺九" "混幺九";
    19 "seven-pairs" 24 [62, 79] "Seven Pairs" "Семь пар" "七对" "七対";
    20 "greater-honors-and-knitted-tiles" 24 [52, 62, 79] "Greater Honors and Knitted Tiles" "Большие благородные и переплетённые плитки" "七星不靠" "七星不靠";
    21 "all-even-pungs" 24 [49, 68, 76] "All Even Pungs" "Все чётные панги" "全双刻" "全双刻";
    22 "full-flush" 24 [76, 75] "Full Flush" "Полное изобилие" "清一色" "清一色";
    23 "pure-triple-chow" 24 [24, 69] "Pure Triple Chow" "Чистое тройное чоу" "一色三同顺" "一色三同順";
    24 "pure-shifted-pungs" 24 [23] "Pure Shifted Pungs" "Чистые смещённые панги" "一色三节高" "一色三節高";
    25 "upper-tiles" 24 [76, 36] "Upper Tiles" "Верхние плитки" "全大" "全大";
    26 "middle-tiles" 24 [68, 76] "Middle Tiles" "Средние плитки" "全中" "全中";
    27 "lower-tiles" 24 [76, 37] "Lower Tiles" "Нижние плитки" "全小" "全小";
    28 "pure-straight" 16 [71, 72] "Pure Straight" "Чистый ряд" "清龙" "清龍";
    29 "three-suited-terminal-chows" 16 [63, 69, 72, 76, 70] "Three-Suited Terminal Chows" "Три масти и терминальные чоу" "三色双龙会" "三色双龍会";
    30 "pure-shifted-chows" 16 [] "Pure Shifted Chows" "Чистые смещённые чоу" "一色三步高" "一色三歩高";
    31 "all-fives" 16 [68, 76] "All Fives" "Все пятёрки" "全带五" "全帯五";
    32 "triple-pung" 16 [65] "Triple Pung" "Тройной панг" "三同刻" "三同刻";
    33 "three-concealed-pungs" 16 [66] "Three Concealed Pungs" "Три закрытых панга" "三暗刻" "三暗刻";
    34 "lesser-honors-and-knitted-tiles" 12 [52, 62, 79] "Lesser Honors and Knitted Tiles" "Малые благородные и переплетённые плитки" "全不靠" "全不靠";
    35 "knitted-straight" 12 [62] "Knitted Straight" "Переплетённый ряд" "组合龙" "組合龍";
    36 "upper-four" 12 [76] "Upper Four" "Четыре верхних" "大于五" "大于五";
    37 "lower-four" 12 [76] "Lower Four" "Четыре нижних" "小于五" "小于五";
    38 "big-three-winds" 12 [73] "Big Three Winds" "Большие три ветра" "三风刻" "三風刻";
    39 "mixed-straight" 8 [] "Mixed Straight" "Смешанный ряд" "花龙" "花龍";
    40 "reversible-tiles" 8 [75] "Reversible Tiles" "Вертикально симметричные плитки" "推不倒" "推不倒";
    41 "mixed-triple-chow" 8 [70] "Mixed Triple Chow" "Смешанное тройное чоу" "三色三同顺" "三色三同順";
    42 "mixed-shifted-pungs" 8 [] "Mixed Shifted Pungs" "Смешанные смещённые панги" "三色三节高" "三色三節高";
    43 "chicken-hand" 8 [] "Chicken Hand" "Куриная рука" "无番和" "無番和";
    44 "last-tile-draw" 8 [80] "Last Tile Draw" "Последняя плитка со стены" "妙手回春" "妙手回春";
    45 "last-tile-claim" 8 [] "Last Tile Claim" "Требование последней плитки" "海底捞月" "海底撈月";
    46 "out-with-replacement-tile" 8 [80] "Out with Replacement Tile" "Выигрыш с замещающей плитки" "杠上开花" "槓上開花";
    47 "robbing-the-kong" 8 [56, 58, 79] "Robbing the Kong" "Ограбление конга" "抢杠和" "搶槓和";
    48 "two-concealed-kongs" 8 [66, 67] "Two Concealed Kongs" "Два закрытых конга" "双暗杠" "双暗槓";
    49 "all-pungs" 6 [] "All Pungs" "Все группы панги" "碰碰和" "碰碰和";
    50 "half-flush" 6 [75] "Half Flush" "Пол-изобилия" "混一色" "混一色";
    51 "mixed-shifted-chows" 6 [] "Mixed Shifted Chows" "Смешанные смещённые чоу" "三色三步高" "三色三歩高";
    52 "all-types" 6 [] "All Types" "Все типы мастей" "五门齐" "五門斉";
    53 "melded-hand" 6 [79] "Melded Hand" "Открытая рука" "全求人" "全求人";
    54 "two-dragon-pungs" 6 [59] "Two Dragon Pungs" "Два панга драконов" "双箭刻" "双箭刻";
    55 "outside-hand" 4 [] "Outside Hand" "Внешняя рука" "全带幺" "全帯幺";
    56 "fully-concealed-hand" 4 [80] "Fully Concealed Hand" "Полностью закрытая" "不求人" "不求人";
    57 "two-melded-kongs" 4 [74] "Two Melded Kongs" "Два открытых конга" "双明杠" "双明槓";
    58 "last-tile" 4 [] "Last Tile" "Последняя плитка" "和绝张" "和絶張";
    59 "dragon-pung" 2 [] "Dragon Pung" "Панг драконов" "箭刻" "箭刻";
    60 "prevalent-wind" 2 [73] "Prevalent Wind" "Ветер раунда" "圈风刻" "圈風刻";
    61 "seat-wind" 2 [73] "Seat Wind" "Ветер места" "门风刻" "門風刻";
    62 "concealed-hand" 2 [] "Concealed Hand" "Закрытая рука" "门前清" "門前清";
    63 "all-chows" 2 [76] "All Chows" "Все чоу" "平和" "平和";
    64 "tile-hog" 2 [] "Tile Hog" "Четыре врозь" "四归一" "四帰一";
    65 "double-pung" 2 [] "Double Pung" "Двойной панг" "双同刻" "双同刻";
    66 "two-concealed-pungs" 2 [] "Two Concealed Pungs" "Два закрытых панга" "双暗刻" "双暗刻";
    67 "concealed-kong" 2 [] "Concealed Kong" "Закрытый конг" "暗杠" "暗槓";
    68 "all-simples" 2 [76] "All Simples" "Все плитки простые" "断幺" "断幺";
    69 "pure-double-chow" 1 [] "Pure Double Chow" "Чистое двойное чоу" "一般高" "一般高";
    70 "mixed-double-chow" 1 [] "Mixed Double Chow" "Смешанное двойное чоу" "喜相逢" "喜相逢";
    71 "short-straight" 1 [] "Short Straight" "Короткий ряд" "连六" "連六";
    72 "two-terminal-chows" 1 [] "Two Terminal Chows" "Два терминальных чоу" "老少副" "老少副";
    73 "pung-of-terminals-or-honors" 1 [] "Pung of Terminals or Honors" "Панг терминальных или благородных" "幺九刻" "幺九刻";
    74 "melded-kong" 1 [] "Melded Kong" "Открытый конг" "明杠" "明槓";
    75 "one-voided-suit" 1 [] "One Voided Suit" "Пропущенная масть" "缺一门" "缺一門";
    76 "no-honors" 1 [] "No Honors" "Без благородных плиток" "无字" "無字";
    77 "edge-wait" 1 [78, 79] "Edge Wait" "Краевое ожидание" "边张" "辺張";
    78 "closed-wait" 1 [77, 79] "Closed Wait" "Закрытое ожидание" "嵌张" "坎張";
    79 "single-wait" 1 [77, 78] "Single Wait" "Ожидание единственной" "单钓将" "単調将";
    80 "self-drawn" 1 [] "Self-Drawn" "Выигрыш со стены" "自摸" "自摸";
    81 "flower-tiles" 1 [] "Flower Tiles" "Цветы и сезоны" "花牌" "花牌";
    82 "melded-and-concealed-kong" 5 [57, 67, 74] "Melded and Concealed Kong" "Открытый и закрытый конги" "明暗杠" "明暗槓";
}
