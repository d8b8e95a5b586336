//! The end of the wall (R20–R22).

use super::*;

/// What a draw comes to with these players ready, and with these rivers.
fn drawn(ready: &str, nagashi: &str, preset: &str) -> [i32; 4] {
    let answers = [("tenpai", ready), ("nagashi", nagashi)];
    let mut draft = draft("?ending=draw");
    for (question, answer) in answers {
        draft.set(question, answer).unwrap();
    }
    draft.set_preset(preset).unwrap();
    net(&rules::score(&draft))
}

#[test]
fn those_who_are_not_ready_pay_the_others() {
    for (ready, expected) in [
        ("", [0, 0, 0, 0]),
        ("S", [-1000, 3000, -1000, -1000]),
        ("EN", [1500, -1500, -1500, 1500]),
        ("SWN", [-3000, 1000, 1000, 1000]),
        ("ESWN", [0, 0, 0, 0]),
    ] {
        assert_eq!(drawn(ready, "", "wrc"), expected, "{ready}");
    }
}

#[test]
fn a_river_of_terminals_and_honors_is_paid_instead() {
    assert_eq!(drawn("EN", "N", "wrc"), [1500, -1500, -1500, 1500]);
    assert_eq!(drawn("EN", "N", "tenhou"), [-4000, -2000, -2000, 8000]);
    assert_eq!(drawn("SWN", "ES", "tenhou"), [8000, 4000, -6000, -6000]);
}

#[test]
fn what_replaces_the_payments_of_those_who_are_not_ready_is_said_in_their_place() {
    for (answers, preset, expected) in [
        ("tenpai=E", "tenhou", "riichi.drawn"),
        ("tenpai=W&nagashi=N", "tenhou", "riichi.drawn-nagashi"),
        // Where it is not played, a river is worth nothing.
        ("tenpai=W&nagashi=N", "wrc", "riichi.drawn"),
    ] {
        let mut draft = draft(&format!("?ending=draw&{answers}"));
        draft.set_preset(preset).unwrap();
        assert_eq!(rules::score(&draft).notes[0].key, expected, "{answers} {preset}");
    }
}

#[test]
fn east_stays_who_is_ready() {
    for (answers, expected) in
        [("tenpai=E", Seat::East), ("tenpai=S", Seat::South), ("nagashi=E", Seat::South)]
    {
        let report = report(&format!("?ending=draw&{answers}"));
        assert_eq!(report.next_dealer, Some(expected), "{answers}");
        assert!(report.is_over && report.wins.is_empty());
    }
}

#[test]
fn the_sticks_stay_on_the_table() {
    let report = report("?ending=draw&tenpai=S&sticks=3");
    assert_eq!(net(&report), [-1000, 3000, -1000, -1000]);
}

#[test]
fn who_declared_riichi_is_ready_until_it_is_said_who_is() {
    let report = report("?ending=draw&declared=SN");
    assert_eq!(net(&report), [-1500, 500, -1500, 500]);
    assert_eq!(report.ready, Some([Seat::South, Seat::North].into_iter().collect()));
    let tenpai = report.asked.iter().find(|asked| asked.question.key == "tenpai").unwrap();
    assert_eq!((tenpai.answer.unwrap().to_string(), tenpai.inferred), ("SN".to_owned(), true));
}
