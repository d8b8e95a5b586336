//! The pages of the fans: each with its clauses and its examples as links.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "sichuan";
    "root" "S19 · §10 № 1" [
        "[777p]1234599m789p+6m?void=s&from=W"
        "[5555m]678m2344499p+1p?void=s&win=self-drawn"
        "[555m]567m2223444p+2p?void=s&from=N"
    ];
    "all-pungs" "S20 · §10 № 2" [
        "[222m][555m]7778899p+9p?void=s&from=N"
        "[888s]222m4446699s+6s?void=p&win=self-drawn"
    ];
    "golden-wait" "S21 · §10 № 3" [
        "[222m][444m][777p][888p]6p+6p?void=s&from=W"
        "[222m][666m][3333p][888p]5p+5p?void=s&win=self-drawn"
        "[222m][333m][555m][7777m,1]6p+6p?void=s&from=W&kong-from=N"
    ];
    "full-flush" "S22 · §10 № 4" [
        "[222p][777p]3455688p+4p?void=s&from=S"
        "1112345678999m+2m?void=p&win=self-drawn"
    ];
    "seven-pairs" "S23 · §10 № 5" [
        "22335566m77889p+9p?void=s&from=S"
        "22223355m77889p+9p?void=s&from=S"
        "1133446677899s+8s?void=p&win=self-drawn"
    ];
    "win-after-kong" "S24 · §10 № 6" told [
        "[2222m]4566m345777p+6m?void=s&win=replacement"
        "[8888s,5]23445699m67s+5s?void=p&win=replacement"
        "[2222m,1]4566m345777p+6m?void=s&win=replacement&kong-from=S"
    ];
    "discard-after-kong" "S25 · §10 № 7" told [
        "2344566m234777p///[9999p]134569m2258p?void=s&void.3=s&event=kong.3.9p&event=win.0.6m.win:discard-after-kong.from:N"
        "33557799m22446p+6p///[7777s,1]13488m23589s?void=s&void.3=p&event=kong.3.7s.kong:open.from:S&event=win.0.6p.win:discard-after-kong.from:N"
    ];
    "robbing-the-kong" "S26 · §10 № 8" told [
        "55577m23456789s+1s?void=p&win=robbed-kong&from=S"
        "2445666m234777p//[333m]1479m124779s?void=s&void.2=p&event=win.0.3m.win:robbed-kong.from:W"
    ];
    "under-the-sea" "S27 · §10 № 9" told [
        "12367m45556888p+8m?void=s&win=self-drawn&sea=yes"
        "12367m45556888p+8m?void=s&from=W&sea=yes"
        "[222p][777s]3344455s+3s?void=m&win=self-drawn&sea=yes"
    ];
}
