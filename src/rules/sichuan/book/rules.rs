//! The pages of the rules that are not in the table of fans: each with its clauses, names and
//! examples as links.

use crate::rules::rulebook::rule_pages;

#[rustfmt::skip]
rule_pages! { "sichuan";
    "forms" Winning "S3 · §3.1" "Winning hands" "Победные руки" "胡牌牌型" "和了形" [
        "2344566m234777p+6m?void=s&from=S"
        "22335566m77889p+9p?void=s&from=S"
    ];
    "missing-suit" Winning "S4 · §3.2" "Missing suit" "Отсутствующая масть" "定缺" "欠け色（定缺）" [
        "2344566m234777p+6m?void=s&from=S"
        "[222m]456m34577p99s+7p?void=s&from=S"
    ];
    "no-claimed-chows" Winning "S2 · §2" "No claiming of chows" "Чоу не объявляют" "不能吃牌" "チーなし" [
        "[222m]34567m34588p+8m?void=s&from=N"
    ];
    "value" Counting "S15 · §9.1–9.3" "Value of a win" "Стоимость победы" "胡牌分" "和了点" [
        "2344566m234777p+6m?void=s&from=S"
        "[777p]1234599m789p+6m?void=s&from=W"
        "[222m][333m][555m][7777m,1]6p+6p?void=s&from=W&kong-from=N"
    ];
    "adding-up" Counting "S19–S27 · §10" "Fans add up" "Фаны складываются" "番数相加" "翻は加算" [
        "[222m][444m][777p][888p]6p+6p?void=s&from=W"
        "1133446677899s+8s?void=p&win=self-drawn"
    ];
    "best-arrangement" Counting "S15 · §9" "Highest reading" "Лучший разбор" "取最高牌型" "最も高い取り方" [
        "223344m5566778p+8p?void=s&from=S"
    ];
    "on-a-discard" Payment "S16 · §9.4" "Win on a discard" "Выигрыш со сноса" "点炮" "ロン" [
        "2344566m234777p+6m?void=s&from=S"
    ];
    "self-draw" Payment "S17 · §9.5" "Self-drawn win" "Выигрыш со стены" "自摸加底" "ツモ和了" [
        "2344566m234777p+6m?void=s&win=self-drawn"
        "2344566m234777p+6m?void=s&win=self-drawn&out.1=yes"
    ];
    "after-a-win" Payment "S18 · §7.2" "After a player’s own win" "После своей победы" "胡牌之后" "和了した後" [
        "2344566m234777p/12445789p13579s/13m11234577899s/2223457778889m?void=s&void.1=m&void.2=p&void.3=p&event=win.3.9m.from:E&event=win.0.6m.win:self-drawn.sea:yes&event=wall-end.0."
    ];
    "open-kong" Payment "S9 · §8.1" "Open kong" "Открытый конг" "明杠" "明槓" [
        "[2222m,1]4566m345777p+6m?void=s&win=self-drawn&kong-from=S"
    ];
    "added-kong" Payment "S10 · §8.2" "Added kong" "Повышенный конг" "加杠" "加槓" [
        "[3333m,5]789m1235679s+9s?void=p&win=self-drawn"
        "[3333m,5]789m1235679s?void=p&event=kong.0.3m.kong:late&event=win.0.9s.win:self-drawn"
    ];
    "concealed-kong" Payment "S11 · §8.3" "Concealed kong" "Закрытый конг" "暗杠" "暗槓" [
        "[5555m]678m2344499p+1p?void=s&win=self-drawn"
    ];
    "kong-returned" Payment "S12 · §8.4 · S-A12" "Kong points returned after a discard" "Возврат за конг после наброса" "杠上炮退杠分" "放銃による槓の点の返却" [
        "2344566m234777p///[9999p]134569m2258p?void=s&void.3=s&event=kong.3.9p&event=win.0.6m.win:discard-after-kong.from:N"
        "2344566m234777p///[8888p,5][9999p]134569m2p?void=s&void.3=s&event=kong.3.8p.kong:added&event=kong.3.9p&event=win.0.6m.win:discard-after-kong.from:N"
    ];
    "robbed-kong" Payment "S28" "Payment for a robbed kong" "Плата за ограбленный конг" "抢杠付分" "搶槓の支払い" [
        "2445666m234777p//[333m]1479m124779s?void=s&void.2=p&event=win.0.3m.win:robbed-kong.from:W"
    ];
    "win-after-open-kong" Payment "S17 · S24 · S-A1" "Win after an open kong" "Победа после открытого конга" "明杠后的杠上花" "明槓後の和了" [
        "[2222m,1]4566m345777p+6m?void=s&win=replacement&kong-from=S"
        "[2222m,1]4566m345777p+6m?void=s&win=replacement&kong-from=S&rulings=feeder-pays-after-open-kong"
    ];
    "wall-end-states" Payment "S29 · §11.1" "The end of the wall" "Окончание стены" "牌墙摸完时的结算" "荒牌時の状態" [
        "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0."
    ];
    "not-ready-pays" Payment "S31 · §11.3 · S-A5 · S-A8" "Players who are not ready pay" "Кто не в ожидании, платит" "查大叫" "ノーテンの支払い" [
        "[5555m,1]46m22234789p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=kong.0.5m.kong:open.from:W&event=wall-end.0."
    ];
    "same-state" Payment "S32 · §11.4" "All in the same state" "Все в одинаковом состоянии" "各家状态相同" "全員が同じ状態" [
        "2344566m234777p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=wall-end.0."
    ];
    "kongs-returned-at-the-end" Payment "S13 · §8.5 · S-A6 · S-A7" "Kong points returned at the end" "Возврат за конги при окончании стены" "未听退杠分" "ノーテンの槓の点の返却" [
        "[9999p]11245788m14p/[8888p,5]12447p13579s/1245789m124779s/134569m1224567p?void=s&void.1=m&void.2=p&void.3=s&event=kong.0.9p&event=kong.1.8p.kong:late&event=wall-end.0."
    ];
    "flower-pig" Penalty "S30 · §11.2" "Flower pig" "Поросёнок" "花猪" "花猪" [
        "11245788m1447p1s/6m12445789p1357s/3369m124677889s/134569m2235689p?void=s&void.1=m&void.2=p&void.3=s&event=wall-end.0."
    ];
    "false-win" Penalty "S33 · §11.5" "False win" "Ложная победа" "诈胡" "錯和" [
        "2223457778889m?seat=N&void=p&event=win.0.9m.from:E&event=false-win.3."
    ];
    "late-missing-suit" Penalty "S7 · §5.4" "Keeping the missing suit" "Отсутствующая масть ещё в руке" "缓打定缺" "欠け色を残す" [];
    "several-winners" Special "S5 · §3.3" "Several wins on one discard" "Несколько побед на одном сносе" "一炮多响" "一炮多響" [
        "2344566m234777p/1133556m778899s?seat=S&void=s&void.1=p&event=win.0.6m.from:E&event=win.1.6m.same-tile:yes"
    ];
    "play-goes-on" Special "S8 · §4" "Play goes on" "Игра продолжается" "血战到底" "血戦到底" [
        "12345m34577799p/[222m][333m]1118899p/56778m11123455s?seat=S&void=s&void.1=s&void.2=p&event=win.0.6m.from:E&event=win.1.8p.from:E&event=win.2.9m.win:self-drawn"
    ];
    "passed-win" Special "S6 · §3.4 · S-A10" "A passed win" "Пропущенная победа" "过胡" "見逃し" [
        "2344566m234777p+6m?void=s&from=S&passed=1"
        "[777p]1234599m789p+6m?void=s&from=W&passed=1"
    ];
    "third-win-on-the-last-tile" Special "S8 · S-A11" "Third win on the last tile" "Третья победа на последней плитке" "最后一张牌上的第三家胡" "最後の牌での3人目の和了" [
        "12345m34577799p/[222m][333m]1118899p/56778m11123455s?seat=S&void=s&void.1=s&void.2=p&event=win.0.6m.from:E&event=win.1.8p.from:E&event=win.2.9m.win:self-drawn.sea:yes"
    ];
    "replacement" Special "S14 · §8" "Replacement tiles" "Замещающая плитка" "杠后补牌" "槓の補充牌" [
        "[2222m]4566m345777p+6m?void=s&win=replacement&sea=yes"
    ];
    "wait-for-a-held-tile" Special "S-A9" "Waiting for a tile you hold four of" "Ожидание исчерпанной плитки" "所听的牌已在手中" "自分で使い切った待ち" [
        "[5555m,1]46m22234789p/[888m][333m]1118899p/1345p123456789s/6678p111234567s?void=s&void.1=s&void.2=m&void.3=m&event=kong.0.5m.kong:open.from:W&event=wall-end.0."
    ];
    "choosing-the-missing-suit" Special "S35 · §5.1–5.3" "Choosing the missing suit" "Выбор отсутствующей масти" "选定缺门" "欠け色の決め方" [];
    "next-dealer" Special "S36 · §6" "Who deals next" "Следующий дилер" "下一局的庄家" "次の親" [
        "2344566m234777p/1133556m778899s?seat=S&void=s&void.1=p&event=win.0.6m.from:E&event=win.1.6m.same-tile:yes"
    ];
}
