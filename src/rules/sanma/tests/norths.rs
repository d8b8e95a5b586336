//! Norths in the hand and laid aside (SN5–SN10), the dora of sanma (SN11, SN12), and what cannot be.

use crate::entry::FaultCode;
use crate::rules::sanma::faults;

use super::*;

const TENHOU: &str = "tenhou-sanma";
const PARLOUR: &str = "parlour-sanma";

#[test]
fn a_set_of_norths_is_a_yaku_where_it_is_everybodys() {
    let hand = "[NNN]345p67822s78p+9p?seat=S&from=W";
    assert_eq!(
        (net(hand, "sega-mj-sanma"), &*yaku(hand, "sega-mj-sanma")),
        ([0, 1000, -1000], "yakuhai-north")
    );
    assert_eq!((net(hand, TENHOU), &*yaku(hand, TENHOU)), ([0, 0, 0], ""));
    let pair = "234567p345s78sNN+6s?seat=S&riichi=riichi&from=W";
    assert_eq!(yaku(pair, TENHOU), "riichi pinfu");
    assert_eq!(yaku(pair, "sega-mj-sanma"), "riichi");
    let fu = |preset| {
        let counted = report(pair, preset).settled.sheets.remove(0).counted;
        counted.iter().filter(|counted| counted.fan.key == "fu-pair-of-north").count()
    };
    assert_eq!((fu(TENHOU), fu("sega-mj-sanma")), (0, 1));
}

#[test]
fn the_tile_drawn_for_a_north() {
    let hand =
        "234567p345s99m78s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1&ippatsu=yes";
    let all = "riichi menzen-tsumo pinfu rinshan pulled-north";
    assert_eq!(yaku(hand, TENHOU), all);
    let with_reds = "riichi ippatsu menzen-tsumo pinfu rinshan red-five red-five pulled-north";
    assert_eq!(yaku(hand, PARLOUR), with_reds);
    let mut draft = draft(hand, TENHOU);
    draft.set_ruling("north-replacement", false).unwrap();
    let counted = rules::score(&draft).settled.sheets.remove(0).counted;
    assert!(counted.iter().all(|counted| counted.fan.key != "rinshan"));
}

#[test]
fn winning_on_a_north_that_another_pulls() {
    let orphans = "19m19p19sESWCFPP+N?seat=W&win=pulled-north&from=S";
    assert_eq!(net(orphans, TENHOU), [0, -32_000, 32_000]);
    assert_eq!(net(orphans, PARLOUR), [0, -32_000, 32_000]);
    let riichi = "456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S&last=claim";
    assert_eq!(yaku(riichi, TENHOU), "riichi");
    assert_eq!(yaku(riichi, PARLOUR), "");
    let why = match report(riichi, PARLOUR).settled.standing {
        Standing::Complete { why: Some(why), .. } => why.key,
        other => panic!("{other:?}"),
    };
    assert_eq!(why, "sanma.yakuman-alone");
}

#[test]
fn a_north_breaks_the_first_go_round_by_a_ruling() {
    let hand = "19m19p19sESWNCFP+P?win=self-drawn&first-turn=yes&norths=1";
    assert_eq!(yaku(hand, TENHOU), "kokushi-13");
    assert_eq!(yaku(hand, PARLOUR), "kokushi-13 tenhou");
}

#[test]
fn dora_go_from_one_to_nine_in_characters() {
    let dora = |hand: &str| yaku(hand, TENHOU).matches("dora").count();
    assert_eq!(dora("999m234p56799s55s+5s?seat=S&riichi=riichi&from=W&dora=1m"), 3);
    assert_eq!(dora("111m234p56799s55s+5s?seat=S&riichi=riichi&from=W&dora=9m"), 3);
    assert_eq!(dora("[CCC]234p567p99s56s+4s?seat=S&from=W&norths=2&dora=WW"), 4);
    let red = |hand: &str, preset| yaku(hand, preset).matches("red-five").count();
    let hand = "[CCC]234p067p55s56s+4s?seat=S&from=W";
    assert_eq!((red(hand, TENHOU), red(hand, PARLOUR)), (1, 4));
}

#[test]
fn what_cannot_be() {
    let faults = |hand: &str, preset| {
        let report = rules::score(&draft(hand, preset));
        report.faults.iter().map(|fault| fault.code).collect::<Vec<_>>()
    };
    let won = "234567p345s99m78s+6s?seat=S&riichi=riichi";
    for (hand, preset, code) in [
        (format!("{won}&from=W&norths=1"), "sega-mj-sanma", faults::NORTHS_NOT_PULLED),
        (format!("{won}&win=north-replacement"), TENHOU, faults::NO_NORTH_REPLACED),
        (format!("{won}&win=pulled-north&from=W"), TENHOU, faults::PULLED_NORTH_OTHER_TILE),
        (
            "234567p345s78sNN+6s?seat=S&from=W&norths=3&riichi=riichi".into(),
            TENHOU,
            FaultCode::FIVE_OF_A_KIND,
        ),
        (format!("{won}&from=W&dora=4m"), TENHOU, FaultCode::FOREIGN_TILE),
        ("234567p345s78s55m+6s?seat=S&from=W".into(), TENHOU, FaultCode::FOREIGN_TILE),
        ("[234p]567p345s99m78s+6s?seat=S&from=W".into(), TENHOU, faults::CHOW_CALLED),
    ] {
        assert_eq!(faults(&hand, preset), [code], "{hand}");
    }
    let mut none = draft("456678p234s55sNN+N?seat=W&riichi=riichi&win=pulled-north&from=S", TENHOU);
    none.set_ruling("win-on-pulled-north.any", false).unwrap();
    assert_eq!(rules::score(&none).faults[0].code, faults::PULLED_NORTH_NOT_WON);
    for link in [
        "1/sanma/?seat=N",
        "1/sanma/?round=N",
        "1/sanma/?norths=5",
        "1/sanma/?ending=draw&tenpai=N",
    ] {
        assert!(link::decode(link, rules::SYSTEMS).is_err(), "{link}");
    }
}

/// Waits, distances and useful tiles never name a tile that is not played with.
#[test]
fn only_tiles_of_sanma_are_waited_for() {
    let tiles = crate::rules::sanma::SYSTEM.tiles;
    let Standing::Unready { useful, .. } =
        report("19m1358p2467sESW?seat=S", TENHOU).settled.standing
    else {
        panic!("it is not ready")
    };
    assert!(useful.minus(tiles).is_empty(), "{useful:?}");
    let Standing::Ready { waits } = report("[CCC]234567p99s56s?norths=2", TENHOU).settled.standing
    else {
        panic!("it is ready")
    };
    let kinds: Vec<String> = waits.iter().map(|wait| wait.tile.to_string()).collect();
    assert_eq!(kinds, ["4s", "7s"]);
}

/// Values of one point of the rules exclude each other.
#[test]
fn one_value_of_a_point_is_on() {
    let mut draft = draft("", TENHOU);
    for key in
        ["self-draw.split", "self-draw.full", "honba.1000", "honba.1000-each", "red-fives.all"]
    {
        draft.set_ruling(key, true).unwrap();
    }
    let on: Vec<&str> = draft.rulings_on().filter(|key| key.contains('.')).collect();
    let expected = [
        "self-draw.full",
        "honba.1000-each",
        "red-fives.all",
        "win-on-pulled-north.any",
        "counted-yakuman.13",
    ];
    assert_eq!(on, expected);
}
