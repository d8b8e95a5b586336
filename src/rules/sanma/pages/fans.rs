//! The pages of the rows that riichi of four players does not have; all others are in its rulebook. Of two of
//! those there are examples here, because none of theirs can be played by three.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "sanma";
    "yakuhai-north" "SN5" [
        "[NNN]34578p22678s+9p?seat=S&from=W&rulings=sega-mj-sanma"
        "345p22678sNNNCC+C?seat=S&win=self-drawn&rulings=sega-mj-sanma"
    ];
    "pulled-north" "SN7" [
        "99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2"
        "[CCC]234567p5699s+4s?seat=S&from=W&norths=1&dora=W"
    ];
    "fu-pair-of-north" "SN5" [
        "[CCC]234567p56sNN+4s?seat=S&from=W&rulings=sega-mj-sanma"
        "234567p34578sNN+6s?seat=S&riichi=riichi&from=W&rulings=sega-mj-sanma"
    ];
    "sanshoku-doukou" "Y21 · SN4" [
        "[111m][111p]45p111sCC+6p?seat=S&from=W"
        "[999m][999p]234p99sCC+9s?seat=S&from=W"
    ];
    "renhou" "Y31 · SN26" [
        "99m234567p34578s+6s?seat=S&from=E&first-turn=yes&rulings=sega-mj-sanma"
        "1199m2277p3366sE+E?seat=S&from=E&first-turn=yes&rulings=sega-mj-sanma"
    ];
}
