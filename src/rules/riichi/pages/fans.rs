//! The pages of the rows of the table: each with its clauses and its examples as links.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "riichi";
    "riichi" "Y1" told [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W"
        "123m45678p789sWW+9p?seat=S&riichi=riichi&win=self-drawn"
        "[5555p]23467m22p678s+8m?seat=S&riichi=riichi&from=W"
    ];
    "double-riichi" "Y2" told [
        "23456799m345p78s+6s?seat=S&riichi=double&from=W"
        "123m45678p789sWW+9p?seat=S&riichi=double&win=self-drawn"
    ];
    "ippatsu" "Y3" told [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&ippatsu=yes"
        "123m45678p789sWW+9p?seat=S&riichi=riichi&win=self-drawn&ippatsu=yes"
    ];
    "menzen-tsumo" "Y4" told [
        "23456799m345p78s+6s?seat=S&win=self-drawn"
        "[5555p]23467m22p678s+8m?seat=S&win=self-drawn"
    ];
    "pinfu" "Y5" [
        "23456799m345p78s+6s?seat=S&from=W"
        "123456m3488p567s+2p?seat=S&win=self-drawn"
    ];
    "iipeikou" "Y6" [
        "223344m678p5699s+7s?seat=S&from=W"
        "456m78p112233sWW+9p?seat=S&win=self-drawn"
    ];
    "tanyao" "Y7" [
        "23467m22456p678s+8m?seat=S&from=W"
        "[345p]23467m22p678s+8m?seat=S&from=W"
    ];
    "yakuhai-seat" "Y8" [
        "[SSS]12367m45688s+5m?seat=S&from=W"
        "[WWWW]22m34567p678s+5p?seat=W&from=N"
    ];
    "yakuhai-round" "Y9" [
        "[EEE]12367m45688s+5m?seat=S&from=W"
        "[234m]678m45p22sSSS+6p?round=S&seat=W&win=self-drawn"
    ];
    "yakuhai-white" "Y10" [
        "[PPP]12367m45688s+5m?seat=S&from=W"
        "[234m]678m45p22sPPP+6p?seat=S&win=self-drawn"
    ];
    "yakuhai-green" "Y11" [
        "[FFF]12367m45688s+5m?seat=S&from=W"
        "[234m]678m45p22sFFF+6p?seat=S&win=self-drawn"
    ];
    "yakuhai-red" "Y12" [
        "[CCC]12367m45688s+5m?seat=S&from=W"
        "[234m]678m45p22sCCC+6p?seat=S&win=self-drawn"
    ];
    "chankan" "Y13" told [
        "[345p]234m678p3379s+8s?seat=W&win=robbed-kong&from=S"
        "[CCC]12367m45688s+8m?seat=S&win=robbed-kong&from=W"
    ];
    "rinshan" "Y14" told [
        "[5555p,1]23467m22p678s+8m?seat=S&win=replacement"
        "[CCCC]12367m45688s+5m?seat=S&win=replacement"
    ];
    "haitei" "Y15" told [
        "[234m][555p]88p34567s+8s?seat=S&win=self-drawn&last=draw"
        "[CCC]12367m45688s+5m?seat=S&win=self-drawn&last=draw"
    ];
    "houtei" "Y16" told [
        "[234m][555p]88p34567s+8s?seat=S&from=W&last=claim"
        "[CCC]12367m45688s+5m?seat=S&from=W&last=claim"
    ];
    "chiitoitsu" "Y17" [
        "1144m2277p3366sE+E?seat=S&from=W"
        "2255m4488p33677s+6s?seat=S&win=self-drawn"
    ];
    "sanshoku-doujun" "Y18" [
        "23499m234p23467s+8s?seat=S&from=W"
        "[234m]99m234p23467s+8s?seat=S&from=W"
    ];
    "ittsu" "Y19" [
        "12345678m345pWW+9m?seat=S&from=W"
        "[123m]456789m45pWW+6p?seat=S&from=W"
    ];
    "chanta" "Y20" [
        "123789m12p999sWW+3p?seat=S&from=W"
        "[123m][999p]78sWWNNN+9s?seat=S&from=W"
    ];
    "sanshoku-doukou" "Y21" [
        "[333m]88m333p33367s+8s?seat=S&from=W"
        "[777m][777p]23499m77s+7s?seat=S&from=W"
    ];
    "sanankou" "Y22" [
        "222m555p34888sWW+2s?seat=S&from=E"
        "[234m]5m777p111sNNN+5m?seat=S&from=W"
    ];
    "sankantsu" "Y23" [
        "[2222m,1][1111s][7777s,1]67m55p+8m?seat=S&from=W"
        "[3333p,1][9999p][4444s,5]3466m+5m?seat=S&win=self-drawn"
    ];
    "toitoi" "Y24" [
        "[222m][777p]66p44488s+8s?seat=S&from=W"
        "[333s][5555m,1][888p]4m222p+4m?seat=S&from=W"
    ];
    "shousangen" "Y25" [
        "[PPP]34m678sCCCFF+2m?seat=S&from=W"
        "[CCC][FFFF,1]234m567pP+P?seat=W&from=S"
    ];
    "honroutou" "Y26" [
        "[111m][999p]99m111sEE+E?seat=S&from=W"
        "1199m1199p11sEEC+C?seat=S&from=W"
    ];
    "ryanpeikou" "Y27" [
        "223344m556677p9s+9s?seat=S&from=W"
        "667788p11223sWW+3s?seat=S&win=self-drawn"
    ];
    "honitsu" "Y28" [
        "[234m]5678889mNNN+4m?seat=S&from=W"
        "12334556789sWW+4s?seat=S&from=E"
    ];
    "junchan" "Y29" [
        "123789m12p11789s+3p?seat=S&from=W"
        "[789s]12399m12p999s+3p?seat=S&from=W"
    ];
    "chinitsu" "Y30" [
        "[234m]5566778999m+4m?seat=S&from=W"
        "1222334556778m+9m?seat=S&win=self-drawn"
    ];
    "renhou" "Y31 · R13" told [
        "23467m22456p678s+8m?seat=S&from=E&first-turn=yes"
        "12345m45699p678s+6m?seat=W&from=S&first-turn=yes"
    ];
    "daisuushii" "Y32" [
        "[EEE][SSS][WWW]5pNNN+5p?seat=S&from=E"
        "[WWWW,1][NNN]88pEEESS+S?seat=S&win=self-drawn"
    ];
    "kokushi-13" "Y33" [
        "19m19p19sESWNCFP+9s?seat=S&from=W"
        "19m19p19sESWNCFP+E?seat=S&win=self-drawn"
    ];
    "kokushi" "Y34" [
        "19m19p199sSWNCFP+E?seat=S&from=W"
        "119m19p19sESWNCF+P?seat=S&win=self-drawn"
    ];
    "chuuren-9" "Y35" [
        "1112345678999m+5m?seat=S&from=W"
        "1112345678999p+1p?seat=W&win=self-drawn"
    ];
    "chuuren" "Y36" [
        "1112345678899m+9m?seat=S&win=self-drawn"
        "1112334567899s+9s?seat=S&from=W"
    ];
    "suuankou-tanki" "Y37" [
        "2227m555p888sWWW+7m?seat=S&from=E"
        "[5555p]111m3999sNNN+3s?seat=S&win=self-drawn"
    ];
    "suuankou" "Y38" [
        "222m555p44777sWW+W?seat=S&win=self-drawn"
        "[3333p]11m44466888s+6s?seat=S&win=self-drawn"
    ];
    "daisangen" "Y39" [
        "[CCC][FFF]234m5pPPP+5p?seat=S&from=E"
        "[PPPP,1]45m99sCCCFFF+6m?seat=S&win=self-drawn"
    ];
    "suukantsu" "Y40" [
        "[2222m,1][5555p][7777s,1][EEEE,1]8p+8p?seat=S&from=W"
        "[3333p,1][4444s,5][8888m,1][9999p]6m+6m?seat=S&win=replacement"
    ];
    "tenhou" "Y41" told [
        "23467m22456p678s+8m?win=self-drawn&first-turn=yes"
        "1144m2277p3366sS+S?win=self-drawn&first-turn=yes"
    ];
    "chiihou" "Y42" told [
        "23467m22456p678s+8m?seat=S&win=self-drawn&first-turn=yes"
        "1144m2277p3366sS+S?seat=W&win=self-drawn&first-turn=yes"
    ];
    "shousuushii" "Y43" [
        "[SSS][WWW][NNN]78mEE+9m?round=S&seat=N&from=W"
        "[EEE]234pSSSWNNN+W?seat=S&from=E"
    ];
    "tsuuiisou" "Y44" [
        "[EEE][FFF]SSSWWCC+C?seat=W&from=E"
        "EESSWWNNCCFFP+P?seat=S&from=W"
    ];
    "chinroutou" "Y45" [
        "[999m][9999p,1]111m1p999s+1p?seat=S&from=E"
        "[111s]11999m111p99s+9s?seat=S&win=self-drawn"
    ];
    "ryuuiisou" "Y46" [
        "[FFF][333s]2224466s+6s?seat=S&from=W"
        "2233444466688s+8s?seat=S&win=self-drawn"
    ];
    "dora" "R10" [
        "23456799m345p78s+6s?seat=S&from=W&dora=8m"
        "[CCC]12367m45688s+5m?seat=S&from=W&dora=F"
        "[345p]23467m22p678s+8m?seat=S&from=W&dora=11m"
    ];
    "ura-dora" "R10" [
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W&dora=1p&ura=8m"
        "123m45678p789sWW+9p?seat=S&riichi=riichi&win=self-drawn&dora=E&ura=S"
    ];
    "red-five" "R2 · R10" [
        "[CCC]12367m45688s+0m?seat=S&from=W&rulings=mahjong-soul"
        "[340p]23467m22p678s+8m?seat=S&from=W&rulings=m-league"
    ];
    "fu-base" "R14" told [
        "[CCC]12367m45688s+5m?seat=S&from=W"
        "23456799m345p78s+6s?seat=S&from=W"
    ];
    "fu-concealed-discard" "R14" told [
        "222m555p34888sWW+2s?seat=S&from=E"
        "23456799m345p78s+6s?seat=S&riichi=riichi&from=W"
    ];
    "fu-self-drawn" "R14" told [
        "[CCC]12367m45688s+5m?seat=S&win=self-drawn"
        "[5555p,1]23467m22p678s+8m?seat=S&win=replacement"
    ];
    "fu-wait" "R14 · R-A2" [
        "[CCC]12346m45688s+5m?seat=S&from=W"
        "[CCC]12389m45688s+7m?seat=S&from=W"
        "[CCC]123678m4568s+8s?seat=S&from=W"
    ];
    "fu-pair-of-dragons" "R14" [
        "123m456p23478sCC+9s?seat=S&riichi=riichi&from=W"
        "[SSS]12367m456sFF+5m?seat=S&from=W"
    ];
    "fu-pair-of-seat-wind" "R14" [
        "123m456p23478sSS+9s?seat=S&riichi=riichi&from=W"
        "[CCC]12367m456sSS+5m?seat=S&from=W"
    ];
    "fu-pair-of-round-wind" "R14" [
        "123m456p23478sEE+9s?seat=S&riichi=riichi&from=W"
        "[CCC]12367m456sEE+5m?seat=S&from=W"
    ];
    "fu-pair-of-double-wind" "R14" [
        "123m456p23478sEE+9s?riichi=riichi&from=W"
        "[CCC]12367m456sSS+5m?round=S&seat=S&from=W&rulings=mahjong-soul"
    ];
    "fu-open-pung" "R14 · R6" [
        "[555p]23467m22p678s+8m?seat=S&from=W"
        "234678m55p34588s+5p?seat=S&riichi=riichi&from=W"
    ];
    "fu-concealed-pung" "R14" [
        "[234m]678m555p3488s+5s?seat=S&from=W"
        "234678m55p34588s+5p?seat=S&win=self-drawn"
    ];
    "fu-open-outer-pung" "R14 · R6" [
        "[CCC]12367m45688s+5m?seat=S&from=W"
        "[SSS][NNN]12367m88s+5m?seat=S&from=W"
    ];
    "fu-concealed-outer-pung" "R14" [
        "[234m]678m45p22sPPP+6p?seat=S&from=W"
        "345678m99p11178s+9s?seat=S&riichi=riichi&from=W"
    ];
    "fu-open-kong" "R14" [
        "[5555p,1]23467m22p678s+8m?seat=S&from=W"
        "[8888s,5][345m]567m34p22s+2p?seat=S&from=W"
    ];
    "fu-concealed-kong" "R14" [
        "[5555p][234m]67m22678s+8m?seat=S&from=W"
        "[3333m]88m67789p456s+8p?seat=S&riichi=riichi&from=W"
    ];
    "fu-open-outer-kong" "R14" [
        "[CCCC,1]12367m45688s+5m?seat=S&from=W"
        "[NNNN,5][PPP]67p23488s+5p?seat=S&from=W"
    ];
    "fu-concealed-outer-kong" "R14" [
        "[1111m][CCC]567p4588s+6s?seat=S&from=W"
        "[WWWW]234567m33p67s+8s?seat=S&riichi=riichi&from=E"
    ];
    "fu-open-twenty" "R14" told [
        "[234m]345567p2267s+8s?seat=S&from=W"
        "[345p]23467m22p678s+8m?seat=S&from=W"
    ];
    "fu-seven-pairs" "R14" [
        "1144m2277p3366sE+E?seat=S&from=W"
        "2255m4488p33677s+6s?seat=S&win=self-drawn"
    ];
}
