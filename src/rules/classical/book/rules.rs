//! The pages of the rules that are not in the table: each with its clauses, names and examples as
//! links.

use crate::rules::rulebook::rule_pages;

#[rustfmt::skip]
rule_pages! { "classical";
    "forms" Winning "C2 · C3" "Winning hands" "Победная рука" "和牌牌型" "和了形" [
        "[234s]12367m456p55s+8m"
        "1122335577889m+9m"
        "19m19p19sESWNCFP+9s"
    ];
    "ready-hand" Winning "C6" "Declaring the ready hand" "Объявление просящей руки" "报听" "テンパイ宣言" [
        "[234s]12367m456p55s+8m"
        "[234s]12367m456p55s+8m?ready=no"
    ];
    "steps" Counting "C42" "From points to value" "Как считается рука" "算分步骤" "計算の手順" [
        "[CCC]12367m45688s+5m"
        "[CCC][FFFF,1]23467m88s+5m"
    ];
    "open-and-concealed" Counting "C8 · C11 · C12" "Open and concealed sets" "Открытые и закрытые комбинации" "明与暗" "明と暗" [
        "[555p]23467m22p678s+8m"
        "[234m]678m555p3488s+5s"
        "[5555p][234m]67m22678s+8m"
    ];
    "claimed-winning-tile" Counting "C8 · C-A2" "A set completed by a claimed tile" "Комбинация, завершённая чужой плиткой" "点和凑成的刻子" "ロンで完成した面子" [
        "[234m]678m55p34588s+5p"
        "[234m]678m55p34588s+5p?win=self-drawn"
    ];
    "undeclared-kong" Counting "C8" "A kong that is not declared" "Необъявленный конг" "未开杠的四张" "宣言していない4枚" [
        "[234m]78m555567p99s+9m"
    ];
    "worth-nothing" Counting "C10 · C19 · C-A4" "Chows and other pairs" "Чоу и прочие пары" "无副的顺子和对子" "符の付かない面子" [
        "[234s]12367m456p55s+8m"
        "[234s]12367m456p55s+8m?win=self-drawn&rulings=no-points-at-all"
    ];
    "double-wind" Counting "C10 · C15" "Both own wind and round wind" "Свой ветер и ветер раунда сразу" "门风兼圈风" "自風と場風の重複" [
        "[234s]123m456p78sSS+9s?round=S&seat=S"
        "[EEE]12367m45688s+5m"
    ];
    "doubles-multiply" Counting "C15–C29" "Doubles multiply" "Удвоения перемножаются" "番数相乘" "倍は掛け合わせる" [
        "[CCC][FFFF,1]23467m88s+5m"
        "23467m22456p678s+8m?win=self-drawn&ready-on-deal=yes"
    ];
    "best-arrangement" Counting "C14" "Highest reading" "Лучший разбор руки" "取最高牌型" "最も高い取り方" [
        "[CCC]222333444m5s+5s"
    ];
    "limit" Counting "C30" "The limit" "Лимит" "满贯" "満貫" [
        "1112345678899m+9m?win=self-drawn"
        "[SSS][WWW][NNN]78mEE+9m?round=S&seat=N"
    ];
    "limit-hands" Counting "C31–C41" "Limit hands" "Лимитные руки" "满贯牌型" "満貫役" [
        "[EEE][FFF]SSSWWCC+C"
        "[EEE][FFF]SSSWWCC+C?limit=1000"
    ];
    "rounding" Counting "C42" "Rounding" "Округление" "进位" "切り上げ" [
        "[555p]23467m22p678s+8m"
    ];
    "losing-hands" Counting "C10–C13 · C15–C17 · C-A7 · C-A8" "What losers count" "Что считают проигравшие" "未和者的计算" "和了しなかった人の計算" [
        "[234m][555p]88p34567s+8s/[777m]1358999mCCC?seat=S&from=E"
        "[CCC]12367m45688s+5m/1478m258p369sESW/22258m369p147sES/147m258p369sEWNN?seat=S&from=W"
    ];
    "winner-is-paid" Payment "C43" "The winner is paid by all" "Платят победителю" "付给和牌者" "和了者への支払い" [
        "[CCC]12367m45688s+5m?seat=S&from=W"
    ];
    "losers-settle" Payment "C44" "The losers settle" "Расчёт проигравших" "未和三家互算" "和了しなかった人どうしの精算" [
        "234567m345678p9s+9s/1478m258p369sESW/[1111s]147m999p25sEW/[1111p,1]22258m3p47sES?round=W&seat=N&win=self-drawn"
    ];
    "east-doubles" Payment "C45" "East pays and receives double" "Восток платит и получает вдвое" "东家加倍" "東家の2倍" [
        "234567m345678p9s+9s?win=self-drawn"
        "[CCC]12367m45688s+5m?seat=S&from=E"
    ];
    "drawn-deal" Payment "C9" "Nobody wins" "Ничья" "流局" "流局" [
        "[234s]12367m456p55s?ending=draw"
    ];
    "stakes" Payment "C48" "Points to begin with" "Очки в начале игры" "起始分" "持ち点" [];
    "no-penalties" Penalty "C46" "Penalties" "Штрафы" "罚则" "罰則" [];
    "order-of-claims" Special "C4" "Who may claim" "Кто берёт снос" "吃碰杠的先后" "鳴きの優先順" [];
    "two-claims" Special "C5 · C-A13" "Two players claim to win" "Двое объявили победу" "两家同和" "同じ牌への和了宣言" [
        "[234s]12367m456p55s+8m/[CCC]34567m22p567s?from=N&claims.1=yes"
        "[234s]12367m456p55s+8m/[CCC]34567m22p567s?from=N&claims.1=yes&rulings=nearest-claim-wins"
    ];
    "robbed-kong" Special "C7 · C22 · C-A12" "Robbing a kong" "Какой конг можно ограбить" "抢加杠" "搶槓できる槓" [
        "[345p]234m678p3379s+8s?win=robbed-kong&from=S"
    ];
    "free-tiles" Special "C20 · C47 · C-A14" "Loose tiles" "Свободные плитки" "补牌" "嶺上牌" [
        "[5555p,1]23467m22p678s+8m?win=replacement"
        "[234s]12367m456p55s3h+8m?win=replacement"
    ];
    "flowers" Special "C1 · C13 · C17 · C50 · C-A1" "Flowers and seasons" "Цветы и сезоны" "花牌" "花牌の扱い" [
        "[234m][555p]88p34567s235h+8s?seat=S&from=W"
        "[234s]12355m456p78s15h+9s"
        "[234s]12355m456p78s15h+9s?rulings=flower-doubles-twice"
    ];
    "last-tile" Special "C21 · C-A5" "The last tile on a discard" "Последняя плитка и снос после неё" "海底之后打出的牌" "最後の牌と捨て牌" [
        "[234m][555p]88p34567s+8s?seat=S&last=claim"
        "[234m][555p]88p34567s+8s?seat=S&last=claim&rulings=last-tile-on-discard"
    ];
    "concealed-on-a-discard" Special "C26 · C-A3" "A concealed hand on a discard" "Закрытая рука со сноса" "门前清点和" "門前のロン" [
        "234555m678p4588s+6s?seat=S&from=W"
        "234555m678p4588s+6s?seat=S&from=W&rulings=concealed-on-discard"
    ];
    "east-stays" Special "C49" "Who is East next" "Смена ветров" "连庄与轮庄" "親の交代" [
        "234567m345678p9s+9s?win=self-drawn"
    ];
}
