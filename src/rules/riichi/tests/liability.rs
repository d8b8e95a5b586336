//! Who is liable, and for what (R18).

use crate::entry::notation;
use crate::rules::riichi::liability::shown_by;

use super::*;

#[test]
fn declared_sets_show_it() {
    for (melds, expected) in [
        ("[CCC][FFF][PPP]", vec!["daisangen"]),
        ("[CCCC][FFFF][PPP]", vec!["daisangen"]),
        ("[CCCC][FFFF][PPPP]", vec![]),
        ("[CCC][FFF]", vec![]),
        ("[EEE][SSS][WWW][NNN]", vec!["daisuushii"]),
        ("[EEEE,1][SSSS][WWWW][NNNN]", vec!["daisuushii", "suukantsu"]),
        ("[CCCC,1][FFFF][PPPP][1111m]", vec!["daisangen", "suukantsu"]),
        ("[1111m][2222m][3333m][4444m]", vec![]),
        ("[1111m,1][2222m][3333m][4444m]", vec!["suukantsu"]),
    ] {
        let tiles = notation::parse(melds).unwrap();
        let shown = shown_by(&tiles.melds);
        let keys: Vec<&str> = shown.iter().filter_map(|yakuman| yakuman.word()).collect();
        assert_eq!(keys, expected, "{melds}");
    }
}

/// Big four winds and all honors, for the first of which West is liable.
const WINDS: &str = "[EEE][SSS][WWW][NNN]C+C?seat=S&liable=W&honba=1";

#[test]
fn the_liable_part_alone_is_paid_so() {
    let drawn = format!("{WINDS}&win=self-drawn");
    assert_eq!(net(&ruled(&drawn, "wrc", &[])), [-16_100, 64_300, -40_100, -8_100]);
    let whole = ruled(&drawn, "wrc", &["liability-whole-hand"]);
    assert_eq!(net(&whole), [0, 64_300, -64_300, 0]);
    let honba = ruled(&drawn, "wrc", &["liable-pays-honba"]);
    assert_eq!(net(&honba), [-16_000, 64_300, -40_300, -8_000]);
}

#[test]
fn a_third_player_who_discards_pays_half() {
    let discarded = format!("{WINDS}&from=N");
    let part = ruled(&discarded, "wrc", &[]);
    assert_eq!(net(&part), [0, 64_300, -16_000, -48_300]);
    let whole = ruled(&discarded, "wrc", &["liability-whole-hand"]);
    assert_eq!(net(&whole), [0, 64_300, -32_000, -32_300]);
    // What they pay half of is the hand, or the one yakuman of it.
    let halved = |report: &Report, reason| {
        let transfers = &report.ledger.as_ref().expect("a ledger").transfers;
        transfers.iter().filter(|transfer| transfer.reason == reason).count()
    };
    assert_eq!((halved(&part, "liable-half-part"), halved(&part, "liable-half")), (2, 0));
    assert_eq!((halved(&whole, "liable-half-part"), halved(&whole, "liable-half")), (0, 2));
    let honba = ruled(&discarded, "wrc", &["liable-pays-honba"]);
    assert_eq!(net(&honba), [0, 64_300, -16_300, -48_000]);
    // The liable player who discards pays as usual.
    let own = format!("{WINDS}&from=W");
    assert_eq!(net(&ruled(&own, "wrc", &[])), [0, 64_300, -64_300, 0]);
}

#[test]
fn four_kongs_make_liable_by_a_ruling() {
    let hand = "[1111m,1][2222p][3333s][4444s]7m+7m?seat=S&win=self-drawn&liable=W";
    assert_eq!(net(&ruled(hand, "wrc", &[])), [0, 32_000, -32_000, 0]);
    let off = ruled(hand, "wrc", &["liability-four-kongs"]);
    assert_eq!(net(&off), [-16_000, 32_000, -8_000, -8_000]);
}

#[test]
fn nobody_is_liable_for_what_does_not_count() {
    // Where yakuman do not add up, the first counts: the big four winds, not the four kongs.
    let hand = "[EEEE,1][SSSS][WWWW][NNNN]C+C?seat=S&win=self-drawn&liable=W";
    let kongs = format!("{hand}&liable-for=suukantsu");
    let only_first = ruled(&kongs, "ema", &["liability-four-kongs"]);
    assert_eq!(net(&only_first), [-16_000, 32_000, -8_000, -8_000]);
    let winds = ruled(&format!("{hand}&liable-for=daisuushii"), "ema", &[]);
    assert_eq!(net(&winds), [0, 32_000, -32_000, 0]);
}

/// West is liable for the dragons of South. North discards the tile on which East wins, too.
const DRAGONS: &str = "[CCC][FFF][PPP]23m55s+4m?seat=S&from=N&liable=W&honba=1";
const EAST: &str = "23456799m345p78s+6s?seat=E&from=N&honba=1";

#[test]
fn another_winner_is_paid_like_one_with_tiles() {
    let other = "&event=also-won.0..winner:S.worth:yakuman.liable:W";
    let usual = "&event=also-won.0..winner:E.worth:1.fu:30";
    for switched in [&[][..], &["liability-whole-hand"], &["liable-pays-honba"]] {
        let with_tiles = ruled(&format!("{DRAGONS}{usual}"), "ema", switched);
        let without = ruled(&format!("{EAST}{other}"), "ema", switched);
        assert_eq!(net(&with_tiles), net(&without), "{switched:?}");
    }
    // The liable player and North pay 16,000 each, and North the rest and both honba.
    let without = ruled(&format!("{EAST}{other}"), "ema", &[]);
    assert_eq!(net(&without), [1800, 32_300, -16_000, -18_100]);
    // The discarder who is liable pays as usual.
    let own = ruled(&format!("{EAST}{}", other.replace("liable:W", "liable:N")), "ema", &[]);
    assert_eq!(net(&own), [1800, 32_300, 0, -34_100]);
}

#[test]
fn of_several_yakuman_of_another_winner_the_liable_one_alone_is_shared() {
    let winds = "[EEE][SSS][WWW][NNN]C+C?seat=S&from=N&liable=W";
    let east = "23456799m345p78s+6s?seat=E&from=N";
    let usual = "&event=also-won.0..winner:E.worth:1.fu:30";
    let units = |several: u8| {
        format!(
            "&event=also-won.0..winner:S.worth:yakuman-{several}.liable:W.liable-for:daisuushii"
        )
    };
    let cases = [("tenhou", 2), ("mahjong-soul", 3)];
    for (preset, several) in cases {
        let with_tiles = ruled(&format!("{winds}{usual}"), preset, &[]);
        let without = ruled(&format!("{east}{}", units(several)), preset, &[]);
        assert_eq!(net(&with_tiles), net(&without), "{preset}");
    }
}

#[test]
fn who_is_liable_for_another_winner_is_asked_for_a_yakuman_alone() {
    let asked = |event: &str| {
        let draft = draft(&format!("{EAST}&event=also-won.0..winner:S.{event}"));
        let [event] = &draft.events[..] else { panic!("one event") };
        let asked = event.kind.questions.iter().filter(|question| event.asks(question));
        asked.map(|question| question.key).skip(2).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(asked("worth:3"), "fu");
    assert_eq!(asked("worth:sanbaiman"), "");
    assert_eq!(asked("worth:yakuman.liable:W"), "liable");
    assert_eq!(asked("worth:yakuman-2"), "liable");
    assert_eq!(asked("worth:yakuman-2.liable:W"), "liable liable-for");
    let own = draft(&format!("{EAST}&event=also-won.0..winner:S.worth:yakuman.liable:S"));
    let faults = rules::score(&own).faults;
    assert_eq!(faults[0].to_string(), "event 1 liable-winner");
}
