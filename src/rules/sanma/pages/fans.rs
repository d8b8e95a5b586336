//! The pages of the rows that riichi of four players does not have; all others are in its rulebook.

use crate::rules::pages::fan_pages;

#[rustfmt::skip]
fan_pages! { "sanma";
    "yakuhai-north" "SN5" [
        "[NNN]345p678s22s78p+9p?seat=S&from=W&rulings=sega-mj-sanma"
        "345p67822sNNNCC+C?seat=S&win=self-drawn&rulings=sega-mj-sanma"
    ];
    "pulled-north" "SN7" [
        "234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2"
        "[CCC]234p567p99s56s+4s?seat=S&from=W&norths=1&dora=W"
    ];
    "fu-pair-of-north" "SN5" [
        "[CCC]234p567p56sNN+4s?seat=S&from=W&rulings=sega-mj-sanma"
        "234567p345s78sNN+6s?seat=S&riichi=riichi&from=W&rulings=sega-mj-sanma"
    ];
}
