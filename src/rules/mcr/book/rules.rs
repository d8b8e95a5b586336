//! The rules of MCR that are not fans.

use crate::rules::rulebook::rule_pages;

#[rustfmt::skip]
rule_pages! { "mcr";
    "standard-hand" Winning "§1.2" "Four sets and a pair" "Четыре комбинации и пара" "四组面子和一对将牌" "4面子1雀頭" [
        "[123m][456p]234m55p78s+9s?from=N"
        "99m333444555p12s+3s?win=self-drawn"
    ];
    "special-hands" Winning "§1.2" "Special hands" "Руки без комбинаций" "没有面子的牌型" "面子のない和了形" [
        "2255m3388p669sCC+9s?from=W"
        "19m19p19sESWNCFP+C?from=N"
        "14m258p36sESWNCF+9s?from=W"
    ];
    "knitted-hand" Winning "§1.2"
        "Knitted straight, a set and a pair" "Переплетённый ряд, комбинация и пара" "组合龙、一组面子和一对将牌" "組合龍と1面子1雀頭" [
        "[678p]147m258p369sE+E?from=S"
        "13347m25568p369s+7p?win=self-drawn"
    ];
    "eight-points" Winning "§1.2" "Eight points to win" "Минимум в 8 очков" "8分起和" "8点縛り" [
        "[222m][777s]44499p55s12h+5s?from=W"
        "[222m][777s]444p5588s+5s?from=W"
    ];
    "two-ways" Winning "§3.1" "Self-drawn or from another player" "Со стены и со сноса" "自摸与点和" "ツモとロン" [
        "[345m][345p]678m22p34s+5s?win=self-drawn"
        "[345m][345p]678m22p34s+5s?from=N"
        "[345p][666m]78p234sEE+9p?win=robbed-kong&from=W"
    ];
    "claiming" Winning "§1.3" "Chow, pung and kong from a discard" "Чоу, панг и конг со сноса" "吃、碰、杠" "チー・ポン・カン" [
        "[CCC][345p]345m99p34s+5s?from=N"
    ];
    "claim-order" Winning "§1.3" "Order of claims" "Порядок объявлений" "吃碰杠和的次序" "鳴きの優先順位" [];
    "kong-kinds" Winning "§1.3" "Three kinds of kong" "Три вида конгов" "三种杠" "3種の槓" [
        "[3333p][6666s,1][7777m,5]9m234s+9m?from=W"
    ];
    "concealed-kong-rule" Winning "§1.3"
        "Concealed kongs leave the hand concealed" "С закрытым конгом рука остаётся закрытой" "暗杠不破门清" "暗槓は門前を崩さない" [
        "[7777m]345m345p3499s+5s?from=W"
    ];
    "non-repeat" Counting "§2.1 P1" "Non-Repeat" "Неповторение" "不重复原则" "不重複の原則" [
        "[345m][678m]1235599m+9m?from=W"
        "[111m][999p]99m11p999s+1p?from=S"
    ];
    "non-separation" Counting "§2.1 P2" "Non-Separation" "Неразделение" "不拆移原则" "不拆移の原則" [
        "99m333444555p12s+3s?win=self-drawn"
    ];
    "non-identity" Counting "§2.1 P3" "Non-Identical" "Неидентичность" "不得相同原则" "不得相同の原則" [
        "[123s][123s]45699sPP+P?from=N"
    ];
    "high-versus-low" Counting "§2.1 P4" "High-versus-Low" "Большее против меньшего" "就高不就低" "就高不就低の原則" [
        "3m666677778888p+3m?win=self-drawn"
    ];
    "account-once" Counting "§2.1 P5" "Account-Once" "Одноразовый подсчёт" "套算一次原则" "套算一次の原則" [
        "[123m][123m]77889mCC+9m?from=N"
    ];
    "joining-fans" Counting "§2.1" "Fans that join sets" "Фаны, соединяющие комбинации" "套算的番种" "面子を組み合わせる役" [
        "[123m][456p]123p5578s+9s?from=N"
    ];
    "wait-fans" Counting "§2.4" "When a wait counts" "Когда засчитывается ожидание" "边张、坎张、单钓将" "待ちの役" [
        "[456m][456p]99m12456s+3s?from=N"
        "[345m][345p]7889m345s+8m?from=N"
        "[345m][345p]7889m345s+8m?from=N&rulings=competition-1998"
    ];
    "kong-fans" Counting "§5" "One fan for all kongs" "Конги считают один раз" "杠只计一个番种" "槓の役は1つ" [
        "[3333m,1][7777p]88p23467s+5s?from=W"
        "[3333m,1][7777p]88p23467s+5s?from=W&rulings=competition-1998"
        "[3333m][7777p][8888s]6p456s+6p?win=self-drawn"
    ];
    "wind-pungs" Counting "§4" "Pungs with wind fans" "Панги единиц и девяток при фанах ветров" "风刻番种与幺九刻" "風牌の役と幺九刻" [
        "[NNN][WWW]1115pSSS+5p?from=S"
    ];
    "instead-of-self-drawn" Counting "§4" "Instead of Self-Drawn" "Вместо фана «Выигрыш со стены»" "不另计自摸" "自摸に代わる役" [
        "[345m][777s]45678pNN+9p?win=self-drawn&last=draw"
        "[SSSS,1][345m]678m23p55s+4p?win=replacement"
        "234567m34p66678s+5p?win=self-drawn"
    ];
    "flowers-last" Counting "§2.3" "Flowers come last" "Цветы считают в конце" "花牌最后计" "花牌は最後に加算" [
        "[345m][345p]678m22p34s2h+5s?from=N"
        "[222m][777s]44499p55s12h+5s?from=W"
    ];
    "two-presets" Counting "§5"
        "Green Book and competition practice" "«Зелёная книга» и правила 1998" "绿皮书与1998年竞赛规则" "グリーンブックと競技規則1998" [
        "2255m3388p669sCC+9s?win=self-drawn"
        "2255m3388p669sCC+9s?win=self-drawn&rulings=competition-1998"
    ];
    "self-drawn-payment" Payment "§3.1" "Self-drawn win" "Выигрыш со стены" "自摸付分" "ツモ和了の支払い" [
        "[SSS][345p]1117899p12h+6p?win=self-drawn"
    ];
    "discard-payment" Payment "§3.1" "Win on a discard" "Выигрыш со сноса" "点和付分" "ロンの支払い" [
        "[CCC][345p]345m99p34s12h+5s?from=N"
    ];
    "robbed-kong-payment" Payment "§3.1" "Robbed kong" "Ограбленный конг" "抢杠和付分" "搶槓の支払い" [
        "[345p][666m]78p234sEE+9p?win=robbed-kong&from=W"
    ];
    "drawn-deal" Payment "Green Book" "Nobody wins" "Ничья" "荒牌" "流局" [];
    "table-points" Payment "§3.3" "Table points" "Турнирные очки" "标准分" "順位点" [];
    "too-few-points" Penalty "§3.2 · 6" "False win: too few points" "Недобор очков" "不足起和分" "点数不足" [
        "[222m][777s]44499p55s+5s?from=W&outcome=too-few"
    ];
    "mistaken-win" Penalty "§3.2 · 6" "False win: hand not complete" "Ошибочное «Ху»" "错和" "錯和" [
        "[345p][666m]78p234sEE?outcome=mistaken"
    ];
    "wrong-disclosure" Penalty "§3.2 · 7" "Showing tiles after another player’s false win" "Ошибочное раскрытие" "错误亮牌" "誤った手牌公開" [
        "?outcome=disclosure"
    ];
    "empty-claim" Penalty "Green Book · 3" "Claim not followed through" "Объявление без взятия плитки" "空吃、空碰、空杠" "空鳴き" [];
    "early-touch" Penalty "Green Book · 4"
        "Touching the wall too early" "Касание стены раньше времени" "提前摸牌" "先ヅモ" [];
    "late-pung" Penalty "Green Book · 5" "Late pung" "Запоздалый панг" "超时碰牌" "発声の遅れたポン" [];
    "wrong-count" Penalty "Green Book · 8" "Too many or too few tiles" "Неверное число плиток" "多牌、少牌（相公）" "多牌・少牌" [];
    "exposed-tile" Penalty "Green Book · 7" "Exposed tiles" "Раскрытые плитки" "误露牌" "牌の露出" [];
    "wrong-call" Penalty "Green Book · 11"
        "Wrong calls and late taking" "Неверные объявления и опоздания" "喊错与迟取" "誤った発声と取り遅れ" [];
    "information" Penalty "Green Book · 9, 10"
        "Hints and misconduct" "Подсказки и нарушение порядка" "通风报信与违纪" "情報漏らしと不正行為" [];
    "at-once" Penalty "Green Book" "Immediate objections" "Возражения — сразу" "当场提出" "異議はその場で" [];
    "one-winner" Special "§1.4" "One winner" "Один победитель" "截和" "頭ハネ" [];
    "flower-replacement" Special "№ 46, 81" "Flowers and their replacement" "Замещение цветов и сезонов" "补花" "花牌の補充" [
        "[5555p]234678m2267s1h+8s?win=self-drawn"
    ];
    "own-discards" Special "Green Book"
        "Passed and discarded tiles" "Пропущенные и снесённые плитки" "过牌与同张" "見逃した牌と同じ牌" [];
    "kong-in-turn" Special "Green Book · 8"
        "When a kong may be declared" "Когда можно объявить конг" "何时可以开杠" "槓を宣言できるとき" [];
    "last-tiles" Special "§4"
        "The last tile and the last discard" "Последняя плитка и последний снос" "最后一张牌" "最後の牌と最後の捨て牌" [
        "[345m][777s]45678pNN+9p?win=self-drawn&last=draw"
        "[345m][777s]45678pNN+9p?from=W&last=claim"
    ];
}
