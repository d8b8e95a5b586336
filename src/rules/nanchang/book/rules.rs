//! The pages of the rules that are not in the table: each with its clauses, names and examples as
//! links.

use crate::rules::rulebook::rule_pages;

#[rustfmt::skip]
rule_pages! { "nanchang";
    "forms" Winning "N10" "Winning hands" "Победные руки" "胡牌牌型" "和了形" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "11355m33p7799sSC+S?indicator=2m&seat=S&from=W"
        "147m258p3699sNCF+P?indicator=9s&seat=W&dealer=N&from=N"
    ];
    "honor-chows" Winning "N8" "Chows of honors" "Чоу из благородных" "字牌顺子" "字牌の順子" [
        "[SWN]5578mESWCFP+9m?indicator=1p&seat=S&from=N"
        "[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W"
    ];
    "wild-jing" Winning "N3" "Jing are wild" "Цзин — джокеры" "精可代替任何牌" "精はワイルドカード" [
        "[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W"
        "[456p]223m78p569sEE+7s?indicator=2m&seat=S&win=self-drawn"
    ];
    "jing-at-face-value" Winning "N5 · N6 · N-A10" "Jing used as themselves" "Цзин по номиналу" "当本牌用的精" "額面どおりの精" [
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
        "[123m]99m46p345678s+5p?indicator=2m&seat=S&from=W"
    ];
    "jing-in-the-winning-set" Winning "N7" "Jing in the winning set" "Цзин в победной комбинации" "胡牌那一组里的精" "和了で完成する面子の精" [
        "[456p]3789m1678sEE+2s?indicator=3m&seat=S&from=W"
        "147m37p5sESWNCFP+2m?indicator=2m&seat=S&win=self-drawn"
    ];
    "lone-jing" Winning "N25 · N-A1 · N-A7" "Waiting with a lone jing" "Ожидание с одиночным цзин" "单钓精" "精の単騎待ち" [
        "2m123456789p555s+N?indicator=2m&seat=S&from=W"
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
        "1112m999p234567s+7p//3m?indicator=2m&seat=S&from=W"
    ];
    "indicator" Counting "N2 · N4" "Which tiles are jing" "Какие плитки — цзин" "正精与副精" "正精と副精" [
        "[456p]234m78p156sEE+7s?indicator=9s&seat=S&from=W&primary.1=1"
        "[456p]23499m78p56sE+7s?indicator=N&seat=S&from=W&primary.1=1"
    ];
    "doubling" Counting "N13–N25" "One point, doubled" "Одно очко и удвоения" "1分起翻倍" "1点を2倍に" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W"
    ];
    "best-arrangement" Counting "N10" "Highest reading" "Лучший разбор руки" "取最高牌型" "最も高い取り方" [
        "2445588m7799p33s+S?indicator=2m&seat=S&win=self-drawn"
        "[CCC][888s]2m55577pE+E?indicator=2m&seat=S&from=W"
    ];
    "german-five" Counting "N22" "The five points of German" "Пять очков немецкой руки" "德国加5分" "徳国の5点" [
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&from=W&primary.1=1"
        "[345m]67m345p12388s+8m?indicator=6p&seat=S&win=self-drawn&primary.1=1"
    ];
    "opening-wins" Counting "N26 · N-A4 · N-A9" "Heavenly and earthly wins" "Победа в начале раздачи" "天胡与地胡" "天胡と地胡の点" [
        "2m123456789p555s+N?indicator=2m&win=self-drawn&opening=heavenly"
        "123456789m555sC+C?indicator=2p&seat=N&from=E&opening=earthly"
        "123456789m555sC+C?indicator=2p&seat=N&from=E&opening=earthly&rulings=opening-wins-doubled"
    ];
    "all-pay" Payment "N13–N15" "All three pay the winner" "Платят все трое" "三家都付" "3人全員が払う" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=E"
        "[456p]2m78p12356sEE+7s?indicator=2m&win=self-drawn"
    ];
    "robbed-kong" Payment "N16" "Payment for a robbed kong" "Плата за ограбленный конг" "抢杠付分" "搶槓の支払い" [
        "46789p12355sEEE+5p//[555p]2m?indicator=2m&seat=S&dealer=W&win=robbed-kong&from=N"
    ];
    "apart-from-the-win" Payment "N27–N31" "Kongs and jing are paid separately" "Конги и цзин — отдельно" "杠分与精分另计" "槓と精は別計算" [
        "[1111s]46789p55sEEE+5p//2m?indicator=2m&seat=S&win=replacement"
        "[1111m,1][9999p]/[EEEE]?indicator=C&ending=draw"
    ];
    "jing-points" Payment "N28–N30" "Jing points" "Очки за цзин" "精分的算法" "精の点の数え方" [
        "223m/3m/33m?indicator=2m&dealer=S&ending=draw"
        "1999s///5p?indicator=9s&seat=W&ending=draw"
        "[3333m,1]2m//2m?indicator=2m&seat=N&ending=draw"
    ];
    "claimed-jing" Payment "N28 · N-A8" "Winning on a jing" "Победа на снесённом цзин" "胡他家打出的精" "捨てられた精での和了" [
        "2m123456789p555s+2m?indicator=2m&seat=S&from=W"
    ];
    "drawn-deal" Payment "N27–N32 · N-A5" "When nobody wins" "Если никто не победил" "流局的结算" "流局の精算" [
        "223m/3m/33m?indicator=2m&dealer=S&ending=draw"
        "2m46789p12sEESWN?indicator=2m&four-discards=yes&ending=draw"
    ];
    "false-win" Penalty "N10" "False win" "Ложная победа" "诈胡" "錯和" [
        "[SWN]2m46789p12sEE+9s?indicator=2m&seat=S&from=W"
    ];
    "one-winner" Special "N11" "One winner only" "Побеждает один" "只有一家胡" "頭ハネ" [];
    "passed-win" Special "N12" "A passed win" "Пропущенная победа" "弃先不胡后" "棄先不胡後" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W&passed-win=yes"
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&win=self-drawn"
    ];
    "lone-jing-robbing" Special "N-A2 · N-A3" "Robbing a kong with a lone jing" "Ограбление конга с одиночным цзин" "单钓精抢杠" "精の単騎での搶槓" [
        "2m123456789p555s+N?indicator=2m&seat=S&win=robbed-kong&from=W"
    ];
    "indicator-in-play" Special "N4 · N-A12" "The turned-up tile" "Индикатор" "翻出的精" "めくった牌の扱い" [
        "[2222m]678m99p23455s+5s?indicator=2m&seat=S&win=self-drawn&rulings=indicator-in-play"
    ];
    "tiles-left" Special "N34" "Tiles that stay in the wall" "Остаток стены" "留在牌墙的牌" "残す牌" [];
    "next-dealer" Special "N32 · N33" "Who deals next" "Следующий дилер" "下一局的庄家" "次の親" [
        "[456p]2m78p12356sEE+7s?indicator=2m&seat=S&from=W"
        "[345m]67m345p12388s+8m?indicator=6p&win=self-drawn&four-discards=yes&primary.1=1"
    ];
}
