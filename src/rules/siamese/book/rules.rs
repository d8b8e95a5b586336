//! The rules that are not in the table.

use crate::rules::rulebook::rule_pages;

#[rustfmt::skip]
rule_pages! { "siamese";
    "two-hands" Winning "M3, M4" "Two hands from 28 tiles" "Две руки из одних плиток" "一人两手牌" "1人で2つの手" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
    ];
    "shared-tiles" Winning "M4"
        "Shared tiles, separate melds" "Общие плитки, раздельные комбинации" "暗牌共用，副露分开" "手の内は共有、副露は別々" [
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
        "[EEE][222s]123456m14799p1468sSWNCFP+8s?round=S&from=S"
    ];
    "minimum" Winning "M16" "Minimum of 8 points for each win" "8 очков для каждой победы" "每次和牌8分起" "和了ごとに8点" [
        "[EEE][222s]123456m14799p1468sSWNCFP+8s?round=S&from=S"
        "[234p][555s]345m67sWW+8s?seat=W&win=self-drawn&event=won.0..player:W.value:8"
    ];
    "golden-rule" Winning "M7" "Golden rule" "Золотое правило" "黄金法则" "黄金律" [
        "222m8p123456789s+8p?seat=S&win=self-drawn&event=won.0..player:S.value:29"
        "222m8p123456789s+8p?seat=S&win=self-drawn&event=won.0..player:S.value:22"
    ];
    "one-turn" Winning "M5" "After the first win" "После первой победы" "第一次和牌之后" "1回目の和了の後" [
        "222m8p123456789s?seat=S&event=won.0..player:S.value:22"
    ];
    "double-win" Winning "M6" "Two wins in one turn" "Две победы за один ход" "双和" "同じ番の2回の和了" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
        "112223366m55899p123456789sEESS+8p?round=S&from=W"
    ];
    "unused-tile" Winning "M15 · № 17"
        "Winning without the drawn tile" "Победа без взятой плитки" "和牌可以不用摸来的牌" "引いた牌を使わない和了" [
        "123456789m1135568999p112588sWN+E?round=S&win=self-drawn"
        "123456789m113568999p112588sWNC+5p?round=S&win=self-drawn"
    ];
    "joint-counting" Counting "M8 · № 12"
        "Counted together, at the maximum" "Подсчёт вместе, по максимуму" "共同计分，取最高" "全員で最高点を数える" [
        "123456789m113568999p112588sWNC+5p?round=S&win=self-drawn"
    ];
    "best-split" Counting "M8 · № 12" "The best split" "Лучшее деление" "最优分法" "最善の振り分け" [
        "112223366m55899p123456789sEESS+8p?round=S&win=self-drawn"
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
    ];
    "opened-hand" Counting "M9" "Tiles of an opened hand" "Плитки открытой руки" "亮开的一手牌" "公開した手の牌" [];
    "shared-draws" Counting "M-A3, M-A8"
        "Draws that serve both hands" "Плитка со стены для обеих рук" "一张补牌，两手都算" "両方の手に生きるツモ牌" [
        "112223366m55899p123456789sEESS+8p?win=self-drawn&last=draw"
    ];
    "winds" Counting "M18" "Winds" "Ветры" "门风与圈风" "自風と場風" [
        "[EEE][123s]678m22345p3445567899s+9s/[345m]?win=self-drawn"
    ];
    "self-draw-payment" Payment "M13 · № 15" "Self-drawn win" "Выигрыш со стены" "自摸付分" "ツモ和了の支払い" [
        "?event=won.0..player:E.value:23.win:self-drawn"
    ];
    "discard-payment" Payment "M14 · № 16" "Win on a discard" "Выигрыш со сноса" "点和付分" "ロンの支払い" [
        "?event=won.0..player:S.value:24.win:discard.from:W"
    ];
    "two-wins-void" Payment "M11 · № 13"
        "Two wins void the other players’ wins" "Две победы отменяют чужие" "两次和牌，他家作废" "2回の和了で他家は無効" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22&event=won.0..player:E.value:29"
    ];
    "wall-end" Payment "M12 · № 14" "When the wall ends" "Когда стена закончилась" "牌墙摸完" "牌山が尽きたとき" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22.win:discard.from:W&event=won.0..player:W.value:28.win:discard.from:S"
    ];
    "two-players" Payment "M17 · № 23" "Two players" "Игра вдвоём" "二人打牌" "2人打ち" [
        "?players=2&event=won.0..player:E.value:29&event=won.0..player:S.value:12.win:discard.from:E"
        "?players=2&event=won.0..player:E.value:29&event=won.0..player:S.value:12.win:discard.from:E&event=won.0..player:S.value:16"
    ];
    "mistakes" Penalty "M18" "Penalties" "Ошибки" "犯规" "反則" [
        "?event=mistake.0..player:S.outcome:too-few"
        "?event=mistake.0..player:S.outcome:mistaken"
    ];
    "invalid-win" Penalty "M7, M16" "Declarations that don’t count" "Объявление, которое не победа" "无效的和牌" "無効の和了" [
        "?event=won.0..player:E.value:29&event=won.0..player:E.value:22"
    ];
    "end-of-deal" Special "M10" "End of the deal" "Конец раздачи" "一局的结束" "局の終わり" [
        "?event=won.0..player:S.value:40&event=won.0..player:E.value:22&event=won.0..player:E.value:29"
    ];
    "four-alike" Special "M4 · № 18, 19" "Four identical tiles" "Четыре одинаковые" "四张相同的牌" "同じ牌4枚" [
        "1111335778m55699p22468sESWNCFP+E?win=self-drawn"
    ];
    "dead-wall" Special "M1, M19 · № 22" "Dead wall for two" "Мёртвая стена для двоих" "二人打牌的留牌" "2人打ちの王牌" [];
}
