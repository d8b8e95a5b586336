//! Every yakuman.

use super::*;
use crate::rules::riichi::fans::CHIIHOU;
use crate::rules::riichi::obstacles;

#[test]
fn each_has_a_hand() {
    for (hand, expected) in [
        ("[EEE][SSS][WWW]NN99p+N", "daisuushii"),
        ("19m19p19sESWNCFP+P", "kokushi-13"),
        ("119m19p19sESWNCF+P", "kokushi"),
        ("1112345678999m+5m", "chuuren-9"),
        ("1112345667899m+9m", "chuuren"),
        ("222m333p444s888s6m+6m", "suuankou-tanki"),
        ("222m333p444s88s66m+8s?win=self-drawn", "suuankou"),
        ("[CCC][FFF][PPP]23m55s+4m", "daisangen"),
        ("[1111m][2222p][3333s,1][4444s,5]7m+7m", "suukantsu"),
        ("[EEE][SSS]WW999mNN+W", "shousuushii"),
        ("[EEE][SSS][CCC]WWPP+W", "tsuuiisou"),
        ("EESSWWNNCCFFP+P", "tsuuiisou"),
        ("[111m][999m]111p99p99s+9p", "chinroutou"),
        ("[222s]33s44s66s888s6s+4s", "ryuuiisou"),
    ] {
        let mut draft = draft(hand);
        draft.set("seat", "S").unwrap();
        if !draft.win_source().is_self_drawn() {
            draft.set("from", "N").unwrap();
        }
        let report = rules::score(&draft);
        assert_eq!(yaku(best(&report)), expected, "{hand}");
        assert_eq!(best(&report).limit, Some("yakuman"));
    }
}

#[test]
fn of_the_first_turn() {
    let hand = "234567m345p78s99m+6s?win=self-drawn&first-turn=yes";
    assert_eq!(yaku(best(&report(hand))), "tenhou");
    assert_eq!(yaku(best(&report(&format!("{hand}&seat=N")))), "chiihou");
}

/// A win on a replacement tile is self-drawn: what is in the way of the first turn is the kong.
#[test]
fn a_kong_ends_the_first_turn() {
    let draft = draft("[1111m]234567p345s9s+9s?win=replacement&seat=S");
    let examined = rules::engine(draft.system()).unwrap().examine(&draft);
    let why = examined.why(0, 0, CHIIHOU).expect("a row");
    assert_eq!(why, Err(obstacles::HAS_KONG));
}

#[test]
fn a_yakuman_silences_everything_else() {
    let report = report("[CCC][FFF][PPP]23m55s+4m?seat=S&from=W&dora=F");
    assert_eq!(yaku(best(&report)), "daisangen");
    let dropped = best(&report).dropped.iter().map(|dropped| dropped.fan.key);
    assert!(dropped.collect::<Vec<_>>().contains(&"dora"));
}

#[test]
fn four_of_them_can_be_doubled() {
    for hand in ["[EEE][SSS][WWW]NN99p+N", "19m19p19sESWNCFP+P", "1112345678999m+5m"] {
        let hand = format!("{hand}?seat=S&from=N");
        assert_eq!(best(&ruled(&hand, "wrc", &[])).total, 32_000);
        let doubled = ruled(&hand, "mahjong-soul", &[]);
        assert_eq!((best(&doubled).total, best(&doubled).points), (64_000, 26));
    }
}
