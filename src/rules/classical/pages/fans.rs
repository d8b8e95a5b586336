//! The pages of the rows of the table: each with its clauses and its examples as links.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "classical";
    "pair-of-own-wind" "C10" [
        "[234s]123m456p78sSS+9s?seat=S"
        "[234s]123m456p78sSS+9s?round=S&seat=S"
    ];
    "pair-of-round-wind" "C10" [
        "[234s]123m456p78sEE+9s?seat=S"
        "[345m]23456p678sWW+1p?round=W&seat=N"
    ];
    "pair-of-dragons" "C10" [
        "[234s]123m456p78sCC+9s"
        "[345m]678m123p678sF+F"
    ];
    "open-pung" "C11" [
        "[555p]23467m22p678s+8m"
        "[234m]678m55p34588s+5p"
    ];
    "concealed-pung" "C11" [
        "[234m]678m555p3488s+5s"
        "[234m]678m55p34588s+5p?win=self-drawn"
        "[234m]78m555567p99s+9m"
    ];
    "open-pung-of-terminals-or-honors" "C11" [
        "[999m]234m3345p678s+6p"
        "[NNN]234m33p45678s+3s"
        "[234m]34599p11678s+1s"
    ];
    "concealed-pung-of-terminals-or-honors" "C11" [
        "[234m]45678p11188s+3p"
        "[234m]88m678p34sWWW+5s"
        "[456s]67899m11345p+9m?win=self-drawn"
    ];
    "open-kong" "C12" [
        "[5555p,1]23467m22p678s+8m"
        "[8888s,5][345m]567m34p22s+2p"
    ];
    "concealed-kong" "C12" [
        "[5555p][234m]67m22678s+8m"
        "[3333m]88m67789p456s+8p"
    ];
    "open-kong-of-terminals-or-honors" "C12" [
        "[9999s,1]234678m3455p+5p"
        "[NNNN,5][345m]67p23488s+5p"
    ];
    "concealed-kong-of-terminals-or-honors" "C12" [
        "[1111m][234p]567p4588s+6s"
        "[WWWW][678s]23456m33p+4m"
    ];
    "flower" "C13" [
        "[234s]12355m456p78s3h+9s"
        "[555p]23467m22p678s67h+8m?seat=N"
    ];
    "going-out" "C14" told [
        "[555p]23467m22p678s+8m"
        "[234s]12367m456p55s+8m"
    ];
    "from-the-wall" "C14" told [
        "[555p]23467m22p678s+8m?win=self-drawn"
        "[5555p,1]23467m22p678s+8m?win=replacement"
    ];
    "only-possible-tile" "C14" [
        "[555p]234678m2p678s+2p"
        "[555p]23468m22p678s+7m"
        "[555p]23489m22p678s+7m"
    ];
    "dragon-pung" "C15" [
        "[CCC]12367m45688s+5m"
        "[234m]678m45p22sPPP+6p"
        "[CCC][FFFF,1]23467m88s+5m"
    ];
    "own-wind-pung" "C15" [
        "[SSS]12367m45688s+5m?seat=S"
        "[EEE]12367m45688s+5m"
        "[WWWW]22m34567p678s+5p?seat=W"
    ];
    "round-wind-pung" "C15" [
        "[EEE]12367m45688s+5m?seat=S"
        "[234m]678m45p22sSSS+6p?round=S&seat=W"
        "[EEE]12367m45688s+5m"
    ];
    "one-suit-with-honors" "C16" [
        "[234m]5678889mNNN+4m?seat=S"
        "[123s]34556789sWW+4s?seat=S"
    ];
    "one-suit-only" "C16" [
        "[777s]1233445556s+2s?seat=S"
        "[234m]5566778999m+4m?seat=S"
        "1123344567788p+9p?seat=S"
    ];
    "own-flower" "C17" [
        "[234s]12355m456p78s2h+9s?seat=S"
        "[234s]12355m456p78s5h+9s?seat=S"
        "[555p]23467m22p678s26h+8m?seat=S"
    ];
    "only-pungs" "C18" [
        "[222m][777p]66p44488s+8s"
        "[333s][5555m,1][888p]4m222p+4m"
    ];
    "no-points" "C19" [
        "[234s]12367m456p55s+8m"
        "[456m]234m56788p67s3h+8s?seat=S"
    ];
    "free-tile" "C20" told [
        "[5555p,1]23467m22p678s+8m?win=replacement"
        "[234s]12367m456p55s3h+8m?win=replacement"
    ];
    "last-tile-before-dead-wall" "C21" told [
        "[234m][555p]88p34567s+8s?seat=S&win=self-drawn&last=draw"
        "[CCC]12367m45688s+5m?win=self-drawn&last=draw"
    ];
    "robbing-the-kong" "C22" told [
        "[345p]234m678p3379s+8s?win=robbed-kong&from=S"
        "[CCC]12367m45688s+8m?win=robbed-kong"
    ];
    "three-winds-and-pair" "C23" [
        "[SSS][WWW][NNN]78mEE+9m?round=S&seat=N"
        "[EEE]234pSSSWNNN+W"
    ];
    "two-dragons-and-pair" "C24" [
        "[PPP]34m678sCCCFF+2m?seat=S"
        "[CCC][FFFF,1]234m567pP+P?seat=W"
    ];
    "terminal-or-honor-in-every-set" "C25" [
        "[123s]11123789p79s+8s"
        "[123m][999p]78sWWNNN+9s?seat=S"
    ];
    "fully-concealed" "C26" told [
        "234555m678p4588s+6s?win=self-drawn"
        "[3333m]88m67789p456s+8p?win=self-drawn"
    ];
    "two-or-three-kongs" "C27" [
        "[1111s][7777s,1]234m2256p+7p"
        "[2222m,1][5555p,5][8888s]33p67s+5s"
    ];
    "last-of-its-kind" "C28" told [
        "[234s]12367m456p55s+8m?last-copy=yes"
        "234678m34579sPP+8s?last-copy=yes"
    ];
    "ready-on-first-deal" "C29" told [
        "234m678p34579sFF+8s?seat=W&ready-on-deal=yes"
        "23467m22456p678s+8m?win=self-drawn&ready-on-deal=yes"
    ];
    "hidden-treasure" "C31" [
        "1113335557779m+9m?win=self-drawn"
        "[2222p]4446668899p+9p?win=self-drawn"
    ];
    "emperors-suite" "C32" [
        "[EEE][FFF]SSSWWCC+C"
        "[CCC][PPPP]SWWWNNN+S?seat=S"
    ];
    "heads-and-tails" "C33" [
        "[999m][9999p,1]111m1p999s+1p"
        "[111s]11999m111p99s+9s"
    ];
    "imperial-jade" "C34" [
        "[FFF][333s]2224466s+6s"
        "[222s][4444s]3366688s+8s"
    ];
    "heavenly-twins" "C35" [
        "EESSWWNNCCFFP+P"
        "1122335577889m+9m"
        "2222446677889s+9s"
    ];
    "three-great-scholars" "C36" [
        "[FFF][PPPP,1]2255mCCC+5m"
        "[CCC]3888sFFFPPP+3s?seat=S"
    ];
    "four-joys" "C37" [
        "[EEE][SSS][WWWW,1]5pNNN+5p"
        "[WWW]EEESSSNNCC+N"
    ];
    "four-by-four" "C38" [
        "[2222m,1][5555p][7777s,1][EEEE,1]8p+8p"
        "[3333p,1][4444s,5][8888m,1][9999p]6m+6m?win=replacement"
    ];
    "thirteen-wonders" "C39" [
        "19m19p19sESWNCFP+9s"
        "19m19p199sSWNCFP+E?win=self-drawn"
    ];
    "moon-from-the-bottom-of-the-sea" "C40" told [
        "234567m23p34588s+1p?win=self-drawn&last=draw"
        "[777s][345m]567m23p22s+1p?win=self-drawn&last=draw"
    ];
    "grapes-on-the-flat-roof" "C41" told [
        "[9999s,1]234567m46p88s+5p?win=replacement"
        "[234m][678s]99m34p345s3h+5p?win=replacement"
    ];
}
