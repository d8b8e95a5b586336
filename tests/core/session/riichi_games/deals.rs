//! Single deals of a game, corrections, and games of before.

use super::*;

#[test]
fn who_declared_is_ready_or_the_deal_is_a_chombo() {
    let session = game("wrc", &[]);
    let rules = engine(&session);
    let mut table = Table::new(session, rules);
    let mut draft = table.begin_deal();
    draft.set("ending", "draw").unwrap();
    draft.set("declared", "S").unwrap();
    let declared = rules.system().question("declared").unwrap();
    rules.reconcile(&mut draft, declared, None);
    let ready = rules.system().question("tenpai").unwrap();
    assert_eq!(draft.answer(ready).unwrap().to_string(), "S");
    // Unmarked again, it cannot be recorded.
    draft.set("tenpai", "W").unwrap();
    let entry = table.hand(&draft);
    let refused = table.enter(entry, rules).unwrap_err();
    assert_eq!(refused[0].fault.code.to_string(), "declared-not-ready");
    assert!(table.sheet().deals.is_empty());
    // So it is in a session that was not entered here, where who is ready need not be said.
    let mut session = table.session().clone();
    session.deals = vec![drawn("W", "S")];
    assert_eq!(sheet(&session).faults[0].to_string(), "deals[0].link: declared-not-ready (S)");
    session.deals = vec![hand("1/riichi/?ending=draw&declared=S")];
    assert_eq!(sheet(&session).deals[0].net, [-1000, 2000, -1000, -1000]);
    // In a game of before a deal that was recorded counts as it did.
    session.agreement.set("oka", "no").expect("an option");
    for (deal, net) in [
        (drawn("W", "S"), [-1000, -2000, 3000, -1000]),
        (hand("1/riichi/?ending=draw&declared=S"), [0, -1000, 0, 0]),
    ] {
        session.deals = vec![deal];
        let sheet = sheet(&session);
        assert_eq!((&sheet.deals[0].net[..], &sheet.faults[..]), (&net[..], &[][..]));
    }
    let refused = Table::new(session, rules).enter(drawn("N", "S").entry, rules).unwrap_err();
    assert_eq!(refused[0].fault.code.to_string(), "declared-not-ready");
}

#[test]
fn riichi_with_too_few_points_is_marked() {
    for (preset, below) in [("tenhou", vec![3]), ("m-league", vec![])] {
        let mut session = game(preset, &[]);
        session.deals = vec![net([24_300, 0, 0, -24_300], Some(0)), drawn("N", "N")];
        let sheet = sheet(&session);
        assert_eq!(sheet.deals[1].put_down_below, below);
        assert_eq!((&sheet.deals[1].put_down, &sheet.deals[1].ready), (&vec![3], &Some(vec![3])));
        assert_eq!(sheet.totals[3], 700 - 1000 + 3000);
    }
}

#[test]
fn ends_of_a_deal_are_those_of_the_game() {
    let endings = |preset| Ending::of(&game(preset, &[]).agreement);
    assert!(endings("tenhou").contains(&Ending::Aborted) && endings("wrc").contains(&Ending::Void));
    assert!(!endings("wrc").contains(&Ending::Aborted));
    let mcr = crate::session::session("mcr");
    assert!(!Ending::of(&mcr.agreement).contains(&Ending::Void));
    // An abortive draw is marked where there are none.
    let mut session = game("wrc", &[]);
    session.deals = vec![aborted(&[])];
    assert_eq!(sheet(&session).faults[0].to_string(), "deals[0].type: no-aborted-deals");
}

#[test]
fn games_of_before_are_what_they_were() {
    // A start of 25,000 without an oka, and a chombo off the totals, as it was.
    let old = "session/2/riichi;p=Anna,Ben,Cem,Dora;s=25000;r=mahjong-soul;o=start:25000,uma:20-10;n1000.0.-1000.0~0;a;!chombo-20000.1";
    let import = link::decode(old, rules::SYSTEMS).expect("a link");
    assert_eq!(import.put_aside, []);
    let sheet = sheet(&import.session);
    assert_eq!(sheet.faults, []);
    assert_eq!(sheet.totals, [26_000, 5_000, 24_000, 25_000]);
    assert_eq!(sheet.table_points, Some(vec![16.0, -45.0, -16.0, 5.0]));
    assert_eq!(link::encode(&import.session).as_deref(), Ok(old));
    assert_eq!(file::to_value(&import.session)["version"], 1);
    // To play once more is to play a game of today.
    assert!(
        link::encode(&Plan::like(&import.session).session(0)).unwrap().starts_with("session/4/")
    );
    // A new game says its preset alone, and so does a program's session.
    let new = game("tenhou", &[]);
    assert_eq!(link::encode(&new).unwrap(), "session/4/riichi;p=Anna,Ben,Cem,Dora;r=tenhou");
    let text = r#"{"rules":"riichi","preset":"tenhou","players":["Anna","Ben","Cem","Dora"]}"#;
    assert_eq!(file::read(text, rules::SYSTEMS).unwrap().session, new);
}

#[test]
fn a_correction_moves_honba_and_the_end_along() {
    let mut session = game("tenhou", &[]);
    session.deals = totals_after(&session, 7, [33_000, 27_000, 20_000, 20_000]);
    session.deals.push(win(1, Some(2), 2_000, &[]));
    let rules = engine(&session);
    let mut history = History::new(session, rules);
    assert_eq!(why(history.sheet()), Some("last-deal"));
    // Anna's points go to Ben in the first deal: nobody has 30,000, and the game goes on in West.
    let other = net([2_000, 2_000, -5_000, 1_000], Some(1));
    let difference = history.apply(&Change::Correct(0, other), rules).expect("a change");
    assert_eq!(difference.complete, [true, false]);
    assert_eq!(history.sheet().next.as_ref().and_then(|next| next.round), Some(Wind::West));
    // A win of the dealer in the first deal puts one honba on the table of the second.
    let dealer = net([8_000, 2_000, -5_000, -5_000], Some(0));
    let difference = history.apply(&Change::Correct(0, dealer), rules).expect("a change");
    let counters = difference.deals[0].counters.as_ref().expect("other honba");
    assert_eq!((counters[0][0], counters[1][0]), (0, 1));
}
