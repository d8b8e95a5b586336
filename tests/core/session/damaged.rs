//! Deals that could not be read: what players add to them is kept, what was there of them stays as it was, and
//! changes can be undone all the same.

use hule::rules;
use hule::session::file::{self, Import};
use hule::session::{Change, Deal, Entry, History, KeptSession, Penalty, Session, Table, link};
use serde_json::{Value, json};

use super::{engine, sheet};

/// A session of MCR with two deals that can't be read: a text, and one whose winner is damaged. The second one has
/// a penalty.
fn damaged() -> Value {
    json!({
        "hule": "session", "version": 1, "rules": "mcr", "players": ["Anna", "Ben", "Cem", "Dora"],
        "deals": [
            { "type": "draw" },
            "nonsense",
            { "type": "wins", "wins": [{ "winner": "Ben", "from": null, "points": 24 }],
              "penalties": [{ "kind": "too-few", "player": 0 }] }
        ]
    })
}

fn read(text: &str) -> Import {
    file::read(text, rules::SYSTEMS).expect("a session")
}

/// The session after these changes.
fn changed(session: Session, changes: &[Change]) -> Session {
    let engine = engine(&session);
    let mut history = History::new(session, engine);
    for change in changes {
        history.apply(change, engine).expect("a change");
    }
    history.session().clone()
}

/// Penalties for both damaged deals, and the end of the game after the last one.
fn punished() -> Session {
    let late = Penalty { reason: "twice; ~! in a row".into(), ..Penalty::new("mistaken", 3) };
    let session = read(&damaged().to_string()).session;
    let changes = [Change::Penalize(1, late), Change::TakeBack(2, 0), Change::DealerEnds(2, true)];
    changed(session, &changes)
}

#[test]
fn the_penalties_of_a_damaged_deal_count() {
    let import = read(&damaged().to_string());
    assert_eq!(import.session.deals[2].penalties, [Penalty::new("too-few", 0)]);
    assert_eq!(sheet(&import.session).totals, [-30, 10, 10, 10]);
    // As long as nothing is added, everything is written as it was.
    assert_eq!(file::to_value(&import.session)["deals"], damaged()["deals"]);
}

#[test]
fn what_is_added_to_a_damaged_deal_comes_back() {
    let session = punished();
    assert_eq!(sheet(&session).totals, [20, 20, 20, -60]);
    let import = read(&file::write(&session));
    assert_eq!(import.session, session);
    // What was there is told as it was, also of a deal that was written anew.
    let told = |import: &Import| {
        let of_deals =
            import.put_aside.iter().filter(|aside| aside.fault.field.to_string() == "type");
        of_deals.map(|aside| aside.raw.clone()).collect::<Vec<_>>()
    };
    let first = damaged()["deals"].as_array().expect("deals")[1..].to_vec();
    assert_eq!(told(&import), first.iter().map(Value::to_string).collect::<Vec<_>>());
    // Once the penalties are as they were at first, so is the text.
    let back = [
        Change::TakeBack(1, 0),
        Change::Penalize(2, Penalty::new("too-few", 0)),
        Change::DealerEnds(2, false),
    ];
    assert_eq!(file::to_value(&changed(import.session, &back))["deals"], damaged()["deals"]);
}

#[test]
fn a_link_has_what_was_added_to_a_damaged_deal() {
    let session = punished();
    let import = link::decode(&link::encode(&session).expect("a link"), rules::SYSTEMS);
    let read = import.expect("a session").session;
    let added = |session: &Session| {
        let deals = session.deals.iter();
        deals.map(|deal| (deal.penalties.clone(), deal.ends)).collect::<Vec<_>>()
    };
    assert_eq!(added(&read), added(&session));
    assert_eq!(read.deals[1], session.deals[1]);
    assert!(matches!(read.deals[2].entry, Entry::Damaged(_)));
    assert_eq!(link::encode(&read), link::encode(&session));
    // The link has the damaged deal as a text, which is what stood in the file.
    let again = file::to_value(&read)["deals"][2]["deal"].clone();
    let text: String = serde_json::from_str(again.as_str().expect("a text")).expect("JSON");
    assert_eq!(text, damaged()["deals"][2].to_string());
}

/// A deal that was cut off in a link has the penalties that follow it.
#[test]
fn a_penalty_after_a_damaged_part_of_a_link_belongs_to_it() {
    let import = link::decode("session/2/mcr;p=A,B,C,D;w1.2;!too-few.3", rules::SYSTEMS).unwrap();
    assert_eq!(import.session.deals[0].penalties, [Penalty::new("too-few", 3)]);
    let told: Vec<_> = import.put_aside.iter().map(|aside| aside.fault.to_string()).collect();
    assert_eq!(told, ["deals[0].type: damaged-deal"]);
    assert_eq!(import.put_aside[0].raw, "\"w1.2\"");
}

/// Nothing that is nested deeper than a file can be is written.
/// An older program put a penalty after a deal that it could not read, and this one can.
#[test]
fn what_an_older_program_could_not_read_is_read_once_it_can_be() {
    let mut file = damaged();
    let deal = json!({ "type": "wins", "wins": [{ "winner": 1, "from": 2, "points": 24 }] });
    let penalty = json!({ "kind": "late-pung", "player": 3 });
    file["deals"] =
        json!([{ "type": "damaged", "deal": deal.to_string(), "penalties": [penalty] }]);
    let import = read(&file.to_string());
    assert_eq!(import.put_aside, []);
    let read = file::to_value(&import.session)["deals"][0].clone();
    assert_eq!((&read["wins"], &read["penalties"][0]), (&deal["wins"], &penalty));
}

#[test]
fn a_damaged_deal_is_not_nested_deeper_than_it_was() {
    let depth = 120;
    let deal = ["[".repeat(depth), "]".repeat(depth)].concat();
    let text =
        format!(r#"{{ "rules": "mcr", "players": ["A", "B", "C", "D"], "deals": [{deal}] }}"#);
    let penalty = Change::Penalize(0, Penalty::new("too-few", 0));
    let session = changed(read(&text).session, &[penalty]);
    assert_eq!(read(&file::write(&session)).session, session);
}

#[test]
fn a_session_with_a_damaged_deal_can_be_undone_after_it_was_kept() {
    let session = read(&damaged().to_string()).session;
    let engine = engine(&session);
    let mut table = Table::new(session.clone(), engine);
    table.enter(Entry::Draw, engine).unwrap();
    table.apply(&Change::Penalize(1, Penalty::new("mistaken", 3)), engine).unwrap();
    table.apply(&Change::Correct(2, Deal::new(Entry::Abandoned)), engine).unwrap();
    let mut states: Vec<Session> = table.before().cloned().collect();
    let kept = KeptSession::after(0, "a", table.session(), table.sheet(), 7);
    let kept = kept.after_steps(table.session(), table.before());
    let now = kept.read(rules::SYSTEMS).unwrap().session;
    states.reverse();
    assert_eq!((states.len(), &states[0]), (3, &session));
    assert_eq!(kept.read_steps(&now, rules::SYSTEMS), states);
}
