//! Several winners on one discard (R19), worked by hand.

use super::*;

/// Riichi and pinfu of South on a discard of East: 2 han 30 fu, 2000. Two honba and two sticks lie on the
/// table; South and West put down one more each.
const HAND: &str = "234567m345p78s99m+6s?seat=S&riichi=riichi&from=E&honba=2&sticks=2&declared=SW";

/// West won, too, with 3 han 40 fu: 5200. North won, too, with a mangan: 8000.
const WEST: &str = "&event=also-won.0..winner:W.worth:3.fu:40";
const NORTH: &str = "&event=also-won.0..winner:N.worth:mangan";

fn of(events: &str, preset: &str) -> Report {
    let report = ruled(&format!("{HAND}{events}"), preset, &[]);
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    report
}

/// The seats of the winners that are paid, with their points.
fn paid(report: &Report) -> Vec<(Seat, i32)> {
    report.wins.iter().map(|win| (win.seat, win.points)).collect()
}

#[test]
fn all_are_paid_and_the_nearest_takes_what_lies_on_the_table() {
    let report = of(&format!("{WEST}{NORTH}"), "mahjong-soul");
    // East pays 2000 + 600, 5200 and 8000. South takes four sticks and had put down one, like West.
    assert_eq!(net(&report), [-15_800, 5600, 4200, 8000]);
    let expected = [(Seat::South, 2000), (Seat::West, 5200), (Seat::North, 8000)];
    assert_eq!(paid(&report), expected);
    assert_eq!(report.counters[..], [0, 0]);
    assert!(report.is_over);
}

#[test]
fn each_gets_the_honba_and_the_own_stick_where_the_ruling_says_so() {
    // West gets the own stick back, South takes the three others.
    let report = of(WEST, "ema");
    assert_eq!(net(&report), [-8400, 2600 + 3000 - 1000, 5800, 0]);
}

#[test]
fn a_stick_of_an_earlier_deal_is_nobodys_own() {
    let hand = "123m456p234s55m78s+9s?seat=S&riichi=riichi&from=W&sticks=1";
    let south = ruled(&format!("{hand}{NORTH}"), "ema", &[]);
    // North, the nearest after West, takes the stick, as if the tiles entered were North's.
    assert_eq!(net(&south), [0, 2000, -10_000, 9000]);
    let both = ruled(&format!("{hand}&declared=S{NORTH}"), "ema", &[]);
    assert_eq!(net(&both), [0, 2000, -10_000, 9000]);
}

#[test]
fn the_nearest_alone_is_paid_by_a_ruling() {
    let from_north = HAND.replace("from=E", "from=N");
    let east = "&event=also-won.0..winner:E.worth:1.fu:30";
    let report = ruled(&format!("{from_north}{east}"), "m-league", &[]);
    // East is next after North: 1500, the honba and all sticks.
    assert_eq!(net(&report), [1500 + 600 + 4000, -1000, -1000, -2100]);
    assert_eq!(paid(&report), [(Seat::East, 1500)]);
    let keys: Vec<&str> = report.notes.iter().map(|note| &*note.key).collect();
    assert_eq!((barred(&report), keys), ("riichi.nearest-wins", vec!["riichi.east-won"]));
    assert_eq!((report.next_dealer, &report.counters[..]), (Some(Seat::East), &[3, 0][..]));
}

#[test]
fn three_annul_the_deal_by_a_ruling() {
    let report = of(&format!("{WEST}{NORTH}"), "tenhou");
    assert_eq!(net(&report), [0, -1000, -1000, 0]);
    assert_eq!(report.counters[..], [3, 4]);
    assert!(paid(&report).is_empty());
    assert_eq!(barred(&report), "riichi.annulled");
}

#[test]
fn what_is_not_known_of_them_is_asked() {
    for (event, expected) in [
        ("also-won.0.", "winner worth"),
        ("also-won.0..winner:W", "worth"),
        ("also-won.0..winner:W.worth:2", "fu"),
        ("also-won.0..worth:yakuman-2", "winner"),
    ] {
        let report = of(&format!("&event={event}"), "wrc");
        let keys = report.missing.iter().map(|missing| &missing.note.key);
        let keys: Vec<&str> = keys.map(|key| key.rsplit('.').next().unwrap()).collect();
        assert_eq!(keys.join(" "), expected, "{event}");
        assert_eq!((&report.ledger, report.is_over), (&None, false), "{event}");
    }
}

#[test]
fn what_cannot_be() {
    for (hand, event, expected) in [
        (HAND, "winner:S.worth:1.fu:30", "event 1 also-won-twice (S)"),
        (HAND, "winner:E.worth:1.fu:30", "event 1 also-won-discarder (E)"),
        (HAND, "winner:W.worth:1.fu:25", "event 1 also-won-fu (25)"),
        (
            "234567m345p78s99m+6s?win=self-drawn",
            "winner:W.worth:4.fu:30",
            "event 1 also-won-without-discard",
        ),
        (
            "234567m345p78s99m?ending=draw",
            "winner:W.worth:4.fu:30",
            "event 1 also-won-without-discard",
        ),
    ] {
        let report = rules::score(&draft(&format!("{hand}&event=also-won.0..{event}")));
        let faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
        assert_eq!(faults, [expected], "{event}");
    }
    let two = "&event=also-won.0..winner:W.worth:yakuman-2";
    let report = ruled(&format!("{HAND}{two}"), "ema", &[]);
    assert_eq!(report.faults[0].to_string(), "event 1 also-won-yakuman (2)");
}
