//! Harbour goes through the whole library without a line changed elsewhere.

use hule::calculator::{Action, Notice, State};
use hule::entry::{Draft, FaultCode, link};
use hule::explore::what_if::Search;
use hule::rules::mcr;
use hule::scoring::comparison::Comparison;
use hule::scoring::{Engine, Standing};
use hule::text::{self, Catalogue, Language, explain, fault, missing};
use hule::tiles::{Meld, Tile, WinSource};

use super::fans::{ALL_PUNGS, FAIR_WIND, PAIR_OF_WINDS};
use super::faults::HONORS_IN_A_STORM;
use super::questions::{FAIR, STORM, WEATHER};
use super::{RULES, SYSTEM};

/// What the catalogues would say of it.
const WORDS: &str = r#"{
    "fault.honors-in-a-storm": "{{tiles}}: nobody may hold honors in a storm. Take them out.",
    "fan.harbour.fair-wind.definition": "The weather was fair.",
    "fan.harbour.fair-wind.why": "The weather was fair, and the hand won with {{win}}.",
    "fan.harbour.all-pungs.why": "Four pungs: {{parts}}.",
    "obstacle.not-fair": "The weather was not fair.",
    "obstacle.part.pung": "{{part}} is not a pung.",
    "near.weather.fair": "With fair weather",
    "near.fan": "{{fan}}",
    "near.also": "{{change}}: {{fans}}, {{difference}}"
}"#;

fn engine() -> &'static dyn Engine {
    RULES.engine
}

fn hand(link: &str) -> Draft {
    link::decode(link, &[&SYSTEM]).unwrap_or_else(|faults| panic!("{link}: {faults:?}"))
}

fn words() -> Catalogue {
    Catalogue::parse(Language::En, WORDS)
}

#[test]
fn a_hand_is_scored_and_paid() {
    let report = engine().report(&hand("1/harbour/111222333m444pEE?seat=S&weather=fair"));
    assert_eq!(report.faults, []);
    // Four pungs and fair weather beat three chows of characters.
    assert_eq!(report.sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [10, 5]);
    let net = report.settled.ledger.expect("paid").net;
    assert_eq!((net.east, net.south, net.west, net.north), (-10, 30, -10, -10));
}

#[test]
fn a_fan_says_why_it_applies_and_why_not() {
    let draft = hand("1/harbour/123m222444m444pE+E");
    let examined = engine().examine(&draft);
    let sheets = &examined.report.sheets;
    let said = |fan| match examined.why_or_nearest(0, 0, fan).expect("a sheet") {
        Ok(_) => panic!("it does not apply"),
        Err(shortfall) => missing::missing(&words(), &shortfall, sheets, 0).to_string(),
    };
    assert_eq!(said(FAIR_WIND), "The weather was not fair.");
    assert_eq!(said(ALL_PUNGS), "123m is not a pung.");
    assert!(matches!(examined.why(0, 0, PAIR_OF_WINDS), Some(Ok(_))));
    assert_eq!(examined.why(0, 0, 4), None);

    let fair = hand("1/harbour/123m222444m444pE+E?weather=fair");
    let examined = engine().examine(&fair);
    let wind = SYSTEM.fan(FAIR_WIND).expect("a fan");
    let why = explain::explain_fan(&words(), &fair, &examined, wind).expect("a sentence");
    assert_eq!(why.to_string(), "The weather was fair, and the hand won with E.");
}

#[test]
fn its_own_fault_is_told_and_refuses_the_tile() {
    let draft = hand("1/harbour/123mE?weather=storm");
    let faults = engine().faults(&draft);
    assert_eq!(faults[0].code, HONORS_IN_A_STORM);
    let said = fault::sentence(&faults[0], &words()).to_string();
    assert_eq!(said, "E: nobody may hold honors in a storm. Take them out.");
    // The answer that would bring it is impossible.
    let asked = engine().asked(&hand("1/harbour/123mE"));
    let weather = asked.iter().find(|asked| asked.question.key == "weather").expect("asked");
    let storm = weather.offers.iter().find(|offer| offer.answer == STORM).expect("on offer");
    assert_eq!(storm.impossible.as_ref().map(|fault| fault.code), Some(HONORS_IN_A_STORM));
}

#[test]
fn a_ready_hand_has_waits_with_payments() {
    let report = engine().report(&hand("1/harbour/111222333m444pE?weather=fair"));
    let Standing::Ready { waits } = report.settled.standing else {
        panic!("{:?}", report.standing)
    };
    let [wait] = &waits[..] else { panic!("{waits:?}") };
    assert_eq!((wait.tile, wait.copies, wait.discard.total), (Tile::EAST, 3, 10));
    // The generic driver has completed the hand and asked for the ledger.
    let sources: Vec<WinSource> = wait.payments.iter().map(|payment| payment.source).collect();
    assert_eq!(sources, [WinSource::Discard, WinSource::SelfDrawn]);
    assert_eq!(wait.payments[0].net.east, 30);
}

#[test]
fn discards_are_ranked_by_what_they_leave() {
    let report = engine().report(&hand("1/harbour/111222333m444pE9s"));
    let Standing::Discarding { shanten: 0, discards } = report.settled.standing else {
        panic!("{:?}", report.standing)
    };
    assert_eq!(discards[0].tile.to_string(), "9s");
    assert_eq!(discards[0].waits[0].tile, Tile::EAST);
}

#[test]
fn what_one_change_brings_is_found() {
    let draft = hand("1/harbour/123m222444m444pE+E");
    let mut found = Search::improvements(engine(), &draft, 0).run(3);
    found.retain(|near| !near.change.is_exchange());
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].fans_gained[0].number, found[0].total_change), (FAIR_WIND, 3));
    let said = text::what_if::possibility(&words(), &found[0]).to_string();
    assert_eq!(said, "With fair weather: Fair Wind, +3");
    let of_fan = Search::of_fan(engine(), &draft, 0, FAIR_WIND).run(3);
    assert_eq!(of_fan.len(), 1);
}

#[test]
fn links_and_other_systems_take_it() {
    let link = "1/harbour/[EEE]123m456p7899s+6s?seat=W&weather=fair";
    let draft = hand(link);
    assert_eq!(link::encode(&draft), link);
    assert_eq!(link::decode(link, &[&mcr::SYSTEM]).unwrap_err()[0].code, FaultCode::UNKNOWN_RULES);
    // The hand goes to MCR with what makes sense there, and back.
    let there = draft.for_system(&mcr::SYSTEM);
    assert_eq!(link::encode(&there), "1/mcr/[EEE]123m456p7899s+6s?seat=W");
    assert_eq!(there.for_system(&SYSTEM).tiles, draft.tiles);
}

#[test]
fn two_readings_are_compared() {
    let examined = engine().examine(&hand("1/harbour/111222333m444pEE"));
    let comparison = Comparison::new(&SYSTEM, &examined, 0, [0, 1]).expect("two readings");
    assert_eq!(comparison.totals, [7, 2]);
    assert_eq!(
        comparison.gains.iter().map(|gain| gain.fan.number).collect::<Vec<_>>(),
        [ALL_PUNGS]
    );
}

#[test]
fn the_app_takes_its_taps() {
    let mut state = State::new(Draft::new(&SYSTEM));
    state.engines = vec![engine(), &mcr::ENGINE];
    state.apply(Action::Answer(&WEATHER, STORM));
    state.apply(Action::Tap("1m".parse().expect("a tile")));
    assert_eq!(link::encode(state.draft()), "1/harbour/1m?weather=storm");
    // Its own fault refuses the tile that would cause it.
    state.apply(Action::Tap(Tile::EAST));
    let Some(Notice::Faults(_, faults)) = &state.notice else { panic!("{:?}", state.notice) };
    assert_eq!(faults[0].code, HONORS_IN_A_STORM);
    assert_eq!(link::encode(state.draft()), "1/harbour/1m?weather=storm");
    state.apply(Action::Answer(&WEATHER, FAIR));
    state.apply(Action::Meld(Meld::pung(Tile::EAST)));
    state.apply(Action::Rules("mcr"));
    assert_eq!(link::encode(state.draft()), "1/mcr/[EEE]1m");
    state.apply(Action::Undo);
    assert_eq!(link::encode(state.draft()), "1/harbour/[EEE]1m?weather=fair");
    state.apply(Action::Paste("#1/harbour/111222333m444pE?weather=fair".into()));
    assert_eq!(state.notice, Some(Notice::Word("ui.pasted")));
    let report = state.engine().expect("its engine").report(state.draft());
    assert!(matches!(report.standing, Standing::Ready { .. }));
}

#[test]
fn a_question_is_asked_while_its_condition_holds() {
    let asked = |link: &str| {
        let asked = hand(link).asked().into_iter().map(|asked| asked.question.key);
        asked.collect::<Vec<_>>()
    };
    assert_eq!(asked("1/harbour/123mE"), ["seat", "win", "weather"]);
    assert_eq!(asked("1/harbour/123mE?weather=storm"), ["seat", "win", "weather", "anchored"]);
    let faults = engine().faults(&hand("1/harbour/123mE?weather=storm&anchored=yes"));
    assert_eq!(faults, []);
}
