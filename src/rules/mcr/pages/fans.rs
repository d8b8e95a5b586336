//! The pages of the fans: `rules/mcr` §4, whose numbers are the clauses. Where the rulebook of 1998
//! settles how a fan is read, its page stands after the number.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "mcr";
    "big-four-winds" "№ 1"
        ["[EEE][SSS]5pWWWNNN+5p?from=W" "[WWWW,1][NNN]88sEESSS+E?round=S&seat=W&from=S"];
    "big-three-dragons" "№ 2"
        ["[CCC]123m5pFFFPPP+5p?from=N" "[PPPP,5][FFF]67899sCC+C?from=S"];
    "all-green" "№ 3 · 1998, p. 55"
        ["[FFF]2334466688s+2s?from=S" "[234s][666s]2234888s+2s?from=N" "22334466668sFF+8s?win=self-drawn"];
    "nine-gates" "№ 4"
        ["1112345678999m+5m?win=self-drawn" "1112345678999s+1s?from=W"];
    "four-kongs" "№ 5 · 1998, p. 56"
        ["[2222m,1][5555p,5][8888s,1][EEEE,1]C+C?seat=S&from=W" "[3333p][6666s,1][7777m,5][9999m]4s+4s?win=self-drawn"];
    "seven-shifted-pairs" "№ 6"
        ["2233445566778p+8p?from=S" "1122334556677s+4s?win=self-drawn"];
    "thirteen-orphans" "№ 7"
        ["19m19p19sESWNCFP+C?from=N" "119m19p19sESWNCF+P?win=self-drawn"];
    "all-terminals" "№ 8 · 1998, p. 58"
        ["[111m][999p]99m11p999s+1p?from=S" "111199m1199p119s+9s?win=self-drawn"];
    "little-four-winds" "№ 9"
        ["[EEE][SSS]234mWWWN+N?seat=S&from=E" "[NNNN,1][WWW]78pEESSS+9p?from=S"];
    "little-three-dragons" "№ 10"
        ["[CCC][FFF]345p678sP+P?from=N" "12389mCCFFFPPP+7m?win=self-drawn"];
    "all-honors" "№ 11"
        ["[EEE][CCC]SSSWPPP+W?seat=W&from=S" "EESSWWNNCCFFP+P?win=self-drawn"];
    "four-concealed-pungs" "№ 12"
        ["222m555p888sNNNC+C?seat=W&from=E" "[3333p]77799m44sWWW+4s?win=self-drawn"];
    "pure-terminal-chows" "№ 13"
        ["[123p][789p]1235789p+5p?from=N" "1122335578899s+7s?win=self-drawn"];
    "quadruple-chow" "№ 14"
        ["[234m][234m]23344m77p+2m?from=N" "3m666677778888p+3m?win=self-drawn"];
    "four-pure-shifted-pungs" "№ 15"
        ["[222s][333s]444555sE+E?from=N" "[4444m,1][555m]66677m99p+7m?from=W"];
    "four-pure-shifted-chows" "№ 16 · 1998, p. 62"
        ["[123m][234m]34556mCC+4m?from=N" "[345p][567p]12389p22s+7p?from=N"];
    "three-kongs" "№ 17"
        ["[2222p,1][6666s,5][NNNN]345m8s+8s?from=W" "[3333m][7777p][8888s]6p456s+6p?win=self-drawn"];
    "all-terminals-and-honors" "№ 18"
        ["[111m][999s]9pEEECCC+9p?from=S" "1199m99p11sEECCP+P?win=self-drawn"];
    "seven-pairs" "№ 19 · 1998, p. 65"
        ["2255m3388p669sCC+9s?from=W" "222277m33p55889s+9s?win=self-drawn" "44668899m22p556s+6s?from=S"];
    "greater-honors-and-knitted-tiles" "№ 20"
        ["147m25p36sESWNCP+F?from=W" "17m28p369sESWNFP+C?win=self-drawn"];
    "all-even-pungs" "№ 21"
        ["[222m][666p]8p444888s+8p?from=S" "[8888p,1][444m]88m22266s+6s?win=self-drawn"];
    "full-flush" "№ 22"
        ["[345m][678m]1235599m+9m?from=W" "1133445668899p+5p?from=N" "1234567788899s+9s?win=self-drawn"];
    "pure-triple-chow" "№ 23"
        ["[345p][345p]78m345p11s+9m?from=N" "[678s]123m4p667788s+4p?win=self-drawn"];
    "pure-shifted-pungs" "№ 24"
        ["[333s][444s]678m9p555s+9p?from=N" "[777p][8888p,1]999p34sEE+2s?seat=S&from=W"];
    "upper-tiles" "№ 25"
        ["[789m][888p]77m78999s+7m?from=S" "7788m77889p7799s+9p?win=self-drawn"];
    "middle-tiles" "№ 26"
        ["[456m][555p]44p45666s+4p?from=W" "4455m44556p5566s+6p?win=self-drawn"];
    "lower-tiles" "№ 27"
        ["[123m][222p]33p11123s+3p?from=W" "[123s]123m11112p33s+3p?win=self-drawn"];
    "pure-straight" "№ 28"
        ["[123m][456m]78m345p22s+9m?from=N" "22m567p12345678s+9s?win=self-drawn"];
    "three-suited-terminal-chows" "№ 29"
        ["[123m][789p]89m123p55s+7m?from=N" "123789m123789p5s+5s?win=self-drawn"];
    "pure-shifted-chows" "№ 30"
        ["[234p][345p]777m456p9s+9s?from=N" "[123s]888p34557sEE+6s?from=N"];
    "all-fives" "№ 31"
        ["[345m][555p]67m45556s+5m?from=N" "345567m567p4556s+5s?win=self-drawn"];
    "triple-pung" "№ 32"
        ["[777m][777p]23m99p777s+4m?from=S" "[2222m,5][222p]88p22567s+2s?from=S"];
    "three-concealed-pungs" "№ 33"
        ["[234p]555m888p222sN+N?from=W" "[345p]444m77p888sEE+7p?seat=S&win=self-drawn"];
    "lesser-honors-and-knitted-tiles" "№ 34 · 1998, p. 76"
        ["14m258p36sESWNCF+9s?from=W" "147m25p369sESWFP+8p?win=self-drawn"];
    "knitted-straight" "№ 35"
        ["[678p]147m258p369sE+E?from=S" "[222s]147m28p369sCC+5p?from=W" "13347m25568p369s+7p?win=self-drawn"];
    "upper-four" "№ 36"
        ["[678m][789p]777m6677s+6s?from=W" "6677m6699p77889s+9s?win=self-drawn"];
    "lower-four" "№ 37"
        ["[123m][234p]11p12444s+3s?from=N" "1133m2244p11224s+4s?win=self-drawn"];
    "big-three-winds" "№ 38"
        ["[EEE][SSS]345m8pWWW+8p?seat=W&from=N" "[NNNN,1][WWW]67pSSSFF+8p?from=N"];
    "mixed-straight" "№ 39"
        ["[123m][456p]22m34578s+9s?from=N" "455667m78p12344s+9p?win=self-drawn"];
    "reversible-tiles" "№ 40"
        ["[234p][888s]9p456sPPP+9p?from=S" "2244558899p668s+8s?from=W"];
    "mixed-triple-chow" "№ 41"
        ["[345m][345p]888m9p345s+9p?from=W" "[678m]123m678p67sNN+8s?from=N"];
    "mixed-shifted-pungs" "№ 42"
        ["[333m][444p]789m2p555s+2p?from=W" "[777s]999m12388pFF+8p?from=S"];
    "chicken-hand" "№ 43"
        ["[234m][678p]333p45sEE+3s?seat=S&from=W" "[666m][345s]23478pEE+9p?from=W"];
    "last-tile-draw" "№ 44" told
        ["[345m][777s]45678pNN+9p?win=self-drawn&last=draw" "[CCC]234567m55p78s+6s?win=self-drawn&last=draw"];
    "last-tile-claim" "№ 45" told
        ["[345m][777s]45678pNN+9p?from=W&last=claim" "[678p]34555m23466s+5m?from=N&last=claim"];
    "out-with-replacement-tile" "№ 46" told
        ["[SSSS,1][345m]678m23p55s+4p?win=replacement" "[5555p]234789m67sNN+8s?win=replacement"];
    "robbing-the-kong" "№ 47" told
        ["[345p][666m]78p234sEE+9p?win=robbed-kong&from=W" "234567m46p678sCC+5p?win=robbed-kong&from=S"];
    "two-concealed-kongs" "№ 48"
        ["[3333m][8888s]34567pNN+8p?from=W" "[NNNN][5555s]2349m456p+9m?win=self-drawn"];
    "all-pungs" "№ 49"
        ["[222m][777s]444p5588s+5s?from=W" "[8888p,5][333s]22666mNN+2m?win=self-drawn"];
    "half-flush" "№ 50"
        ["[345p][789p]12pSSPPP+3p?seat=W&from=N" "[EEE]23467899sCC+9s?from=W"];
    "mixed-shifted-chows" "№ 51"
        ["[234m][345p]99p45678s+9s?from=N" "234789m35p12355s+4p?win=self-drawn"];
    "all-types" "№ 52"
        ["[CCC]234m67p789sEE+5p?from=S" "[SSS]345m56p678sFF+7p?seat=W&win=self-drawn"];
    "melded-hand" "№ 53"
        ["[123m][456p][678s][345m]8p+8p?from=N" "[222s][666p][888m][555s]3m+3m?from=S"];
    "two-dragon-pungs" "№ 54"
        ["[CCC][PPP]234567m9s+9s?from=N" "[FFF]45789p88sCCC+3p?win=self-drawn"];
    "outside-hand" "№ 55"
        ["[123m][789s]8999pCCC+7p?win=self-drawn" "999m123789p13sCC+2s?from=W"];
    "fully-concealed-hand" "№ 56" told
        ["234567m34p66678s+5p?win=self-drawn" "[CCCC]345m45p12377s+6p?win=self-drawn"];
    "two-melded-kongs" "№ 57"
        ["[CCCC,1][7777p,5]88p23467s+5s?from=W" "[8888m,1][8888s,5]55m234p45s+3s?win=self-drawn"];
    "last-tile" "№ 58" told
        ["[345m][345p]777p35sNN+4s?from=N&last-copy=yes" "[678s]678m3357p234s+6p?win=self-drawn&last-copy=yes"];
    "dragon-pung" "№ 59"
        ["[CCC][345p]345m99p34s+5s?from=N" "[FFFF,5][123p]55678pSS+5p?from=W"];
    "prevalent-wind" "№ 60"
        ["[WWW][345m]88m345p34s+5s?round=W&from=N" "[SSS]23467899pCC+9p?round=S&seat=W&from=E"];
    "seat-wind" "№ 61"
        ["[WWW][345m]88m345p34s+5s?seat=W&from=S" "[NNN]12356788mFF+8m?seat=N&from=W" "[EEE][345s]345m3499p+5p?from=W"];
    "concealed-hand" "№ 62" told
        ["12399m456p34578s+9s?from=N" "[7777m]345m345p3499s+5s?from=W"];
    "all-chows" "№ 63"
        ["[123m][456p]234m55p78s+9s?from=N" "13447m25899p369s+5m?from=W"];
    "tile-hog" "№ 64"
        ["[555m][345p]345m99p34s+5s?from=N" "222277m33p55889s+9s?from=N"];
    "double-pung" "№ 65"
        ["[222m][222s]66777p88s+6p?from=W" "[111m][111s]234pEECC+C?from=S"];
    "two-concealed-pungs" "№ 66"
        ["[234s]4455578sNNN+9s?from=N" "[777m][333s]9m444pEEE+9m?seat=S&from=W"];
    "concealed-kong" "№ 67"
        ["[7777p][345m]88m345p34s+5s?from=N" "[NNNN]123m456p5578s+9s?from=N"];
    "all-simples" "№ 68"
        ["[345m][345p]67888m34s+5s?from=N" "[222m][444p]555p6688s+6s?from=W"];
    "pure-double-chow" "№ 69"
        ["[123m][456p]123m55p78s+9s?from=N" "[CCC]2233447899p+6p?from=N"];
    "mixed-double-chow" "№ 70"
        ["[123m][456p]123p5578s+9s?from=N" "[CCC][234m]34p678sEE+2p?from=N"];
    "short-straight" "№ 71"
        ["[FFF][234s]1156778s+9s?from=N" "234567m34566p67s+8s?win=self-drawn"];
    "two-terminal-chows" "№ 72"
        ["[123s][789s][CCC]55sEE+5s?from=W" "123789m1299p789s+3p?win=self-drawn"];
    "pung-of-terminals-or-honors" "№ 73"
        ["[123m][456p]999m5578s+9s?from=N" "[NNN]123m45556p78s+9s?from=N"];
    "melded-kong" "№ 74"
        ["[7777p,1][345m]88m345p34s+5s?from=N" "[NNNN,5]1235567788s+9s?from=N"];
    "one-voided-suit" "№ 75"
        ["[123m][456m]78m34599p+9m?from=N" "[222m][999m]33366pEE+6p?from=W"];
    "no-honors" "№ 76"
        ["[123m][456p]666m22p78s+9s?from=N" "[222m][777s][444p]9p555s+9p?from=W"];
    "edge-wait" "№ 77 · 1998, p. 93"
        ["[456m][456p]99m12456s+3s?from=N" "[CCC]1234445589p+7p?from=N"];
    "closed-wait" "№ 78 · 1998, p. 93"
        ["[345m][345p]777m22p35s+4s?from=N" "12344m456p22279s+8s?win=self-drawn"];
    "single-wait" "№ 79"
        ["[456m][456p]999m3p456s+3p?from=N" "[PPP][678s]1235999s+5s?from=W"];
    "self-drawn" "№ 80" told
        ["[345m][345p]678m22p34s+5s?win=self-drawn" "[SSS][345p]1117899p+6p?win=self-drawn"];
    "flower-tiles" "№ 81"
        ["[345m][345p]678m22p34s2h+5s?from=N" "[123m][456p]666m55p78s158h+9s?win=self-drawn"];
    "melded-and-concealed-kong" "§5"
        ["[3333m,1][7777p]88p23467s+5s?from=W&rulings=competition-1998" "[NNNN,5][5555s]678m3499p+2p?seat=N&win=self-drawn&rulings=competition-1998"];
}
