//! Every rule system answers whatever is entered: nothing panics, every key has words, a link
//! restores the draft, and answers that are offered bring no fault.

use crate::catalogues::catalogues;
use crate::support::drafts;
use crate::support::flow;
use crate::support::flow::quick;
use crate::support::random::Random;
use hule::entry::notation::{Marks, Tiles};
use hule::entry::{Draft, Event, Fault, link};
use hule::rules;
use hule::rules::score;
use hule::scoring::{Report, Standing};
use hule::system::Answer;
use hule::system::Question;
use hule::system::System;
use hule::text::{explain, fault, note};
use hule::tiles::{Flower, Meld, MeldKind, Tile};

fn tile(random: &mut Random) -> Tile {
    Tile::from_index(random.below(Tile::KINDS)).expect("a kind")
}

fn meld(random: &mut Random) -> Option<Meld> {
    use MeldKind::{AddedKong, Chow, ConcealedKong, Kong, Pung};
    let tile = tile(random);
    match random.below(4) {
        0 => {
            let chows: Vec<Meld> = Meld::honor_chows_with(tile).collect();
            (!chows.is_empty()).then(|| random.pick(&chows))
        }
        _ => Meld::of(random.pick(&[Chow, Pung, Kong, AddedKong, ConcealedKong]), tile),
    }
}

/// Random tiles, which need not be possible.
fn tiles(random: &mut Random, most: usize) -> Tiles {
    let number = random.below(most + 1);
    let (melds, flowers) = (random.below(6).saturating_sub(1), random.below(12).saturating_sub(8));
    Tiles {
        standing: (0..number).map(|_| tile(random)).collect(),
        melds: (0..melds).filter_map(|_| meld(random)).collect(),
        win: if random.below(2) == 0 { Some(tile(random)) } else { None },
        flowers: (0..flowers)
            .filter_map(|_| Flower::from_number(1 + random.below(8) as u8))
            .collect(),
        marks: Marks::default(),
    }
}

fn answer(random: &mut Random, question: &Question) -> Answer {
    question.all().nth(random.below(question.len())).expect("an answer")
}

fn place(random: &mut Random, rules: &System) -> usize {
    random.below(rules.places.len())
}

/// Answers a random question, whether or not the answer agrees with the others.
fn answer_any(random: &mut Random, draft: &mut Draft) {
    let questions = draft.system().questions;
    let question = &questions[random.below(questions.len())];
    let place = place(random, draft.system());
    if question.is_of(place) {
        let answer = answer(random, question);
        if random.below(2) == 0 {
            flow::engine(draft).answer(draft, question, place, answer).expect("an answer");
        } else {
            draft.put(question, place, answer).expect("an answer");
        }
    }
}

fn event_any(random: &mut Random, draft: &mut Draft) {
    let kinds = draft.system().events;
    if kinds.is_empty() {
        return;
    }
    let kind = &kinds[random.below(kinds.len())];
    let mut event = Event::new(kind, place(random, draft.system()));
    event.tile = (kind.tile && random.below(4) > 0).then(|| tile(random));
    for question in kind.questions {
        if random.below(2) == 0 {
            let answer = answer(random, question);
            event.put(question, answer).expect("an answer");
        }
    }
    draft.events.push(event);
}

fn rulings_any(random: &mut Random, draft: &mut Draft) {
    for key in draft.system().rulings {
        if random.below(4) == 0 {
            draft.set_ruling(key, random.below(2) == 0).expect("a ruling");
        }
    }
}

/// A random draft.
fn draft(random: &mut Random, rules: &'static System) -> Draft {
    let mut draft = Draft::new(rules);
    let most = if random.below(3) == 0 { 30 } else { 15 };
    draft.tiles = tiles(random, most);
    for other in &mut draft.others {
        if random.below(2) == 0 {
            *other = tiles(random, 14);
        }
    }
    (0..random.below(8)).for_each(|_| answer_any(random, &mut draft));
    (0..random.below(5).saturating_sub(1)).for_each(|_| event_any(random, &mut draft));
    rulings_any(random, &mut draft);
    draft
}

/// A reference case's draft with a few random changes.
fn changed(random: &mut Random, mut draft: Draft) -> Draft {
    for _ in 0..random.below(4) {
        let at = place(random, draft.system());
        let tiles = draft.place_mut(at).expect("a place");
        match random.below(8) {
            0 if !tiles.standing.is_empty() => {
                let which = random.below(tiles.standing.len());
                tiles.standing[which] = tile(random);
            }
            1 => drop(tiles.standing.pop()),
            2 => drop(tiles.melds.pop()),
            3 => tiles.melds.extend(meld(random)),
            4 => tiles.win = None,
            5 => event_any(random, &mut draft),
            6 => rulings_any(random, &mut draft),
            _ => answer_any(random, &mut draft),
        }
    }
    draft
}

fn words(report: &Report, draft: &Draft) {
    for catalogue in catalogues() {
        let whole = |text: String| assert!(!text.is_empty() && !text.contains('{'), "{text}");
        for note in &report.notes {
            assert!(catalogue.has(&note.key), "{}", note.key);
            whole(note::sentence(note, &catalogue).to_string());
        }
        report.faults.iter().for_each(|f| whole(fault::sentence(f, &catalogue).to_string()));
        for transfer in report.ledger.iter().flat_map(|ledger| &ledger.transfers) {
            assert!(catalogue.has(&format!("ledger.{}", transfer.reason)), "{}", transfer.reason);
        }
        for asked in &report.asked {
            for offer in &asked.offers {
                let question = asked.question;
                whole(explain::answer(&catalogue, question, offer.answer).to_string());
                let short = explain::answer_short(&catalogue, question, offer.answer);
                assert!(
                    !short.to_string().contains(['{', '}']),
                    "{} {}",
                    question.key,
                    offer.answer
                );
            }
        }
        let rules = draft.system();
        for sheet in report.sheets.iter().chain(report.others.iter().flat_map(|o| &o.sheets)) {
            for counted in &sheet.counted {
                let fan = counted.fan;
                let win = draft.tiles.win;
                let division = &sheet.division;
                let why = explain::why(&catalogue, rules, fan, &counted.evidence, division, win);
                whole(why.to_string());
            }
            for dropped in &sheet.dropped {
                let fan = dropped.fan;
                whole(explain::dropped(&catalogue, fan, &dropped.reason).to_string());
            }
        }
    }
}

/// Calls everything that can be asked of a draft.
fn ask(draft: &Draft) -> Report {
    let mut examined = flow::examine(draft);
    examined.finish();
    let report = examined.report;
    assert!(!report.pending);
    assert_eq!(score(draft), report);
    assert_eq!(flow::faults(draft), report.faults);
    serde_json::to_value(&report).expect("a report is JSON");
    serde_json::to_value(draft).expect("a draft is JSON");
    assert_eq!(report.faults.is_empty(), report.standing != Standing::Faulty, "{report:?}");
    if let Some(ledger) = &report.ledger {
        let all: i32 = ledger.net.iter().map(|(_, net)| net).sum();
        assert_eq!(all + ledger.bank, ledger.taken);
    }
    words(&report, draft);
    report
}

/// The draft of a link has the same report.
fn round_trip(draft: &Draft, report: &Report) {
    let text = link::encode(draft);
    if text.len() > link::LONGEST {
        return;
    }
    let again =
        link::decode(&text, rules::SYSTEMS).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    assert_eq!(link::encode(&again), text);
    assert_eq!(link::decode(&link::encode(&again), rules::SYSTEMS).as_ref(), Ok(&again));
    assert_eq!(again.given().collect::<Vec<_>>(), draft.given().collect::<Vec<_>>());
    assert_eq!(again.events, draft.events);
    assert_eq!(again.rulings(), draft.rulings());
    assert_eq!(&score(&again), report, "{text}");
}

/// Some drafts of the reference cases of a rule system, with every kind of deal among them.
fn entered(rules: &System) -> Vec<Draft> {
    match rules.key {
        "mcr" => drafts::random_mcr(100).collect(),
        "siamese" => drafts::from_file(rules).into_iter().step_by(2).collect(),
        _ => drafts::from_file(rules).into_iter().step_by(6).collect(),
    }
}

#[test]
fn anything_has_an_answer() {
    for rules in rules::SYSTEMS {
        let mut random = Random::new(5);
        for _ in 0..500 {
            let draft = draft(&mut random, rules);
            let report = ask(&draft);
            round_trip(&draft, &report);
        }
    }
}

#[test]
fn a_changed_case_has_an_answer() {
    for rules in rules::SYSTEMS {
        let mut random = Random::new(6);
        for draft in entered(rules) {
            let mut draft = changed(&mut random, draft);
            if !draft.marked_in_play().is_empty() {
                // A link marks what is certain.
                draft.settle_marks();
            }
            let report = ask(&draft);
            round_trip(&draft, &report);
            let fans = rules.fans;
            for place in 0..rules.places.len() {
                let fan = random.pick(fans).number;
                let examined = flow::examine(&draft);
                examined.why(place, 0, fan);
                assert_eq!(examined.why(place, 1_000, fan), None);
                assert_eq!(examined.why(place, 0, 200), None);
            }
        }
    }
}

/// A link with some changed characters is read or refused.
#[test]
fn a_damaged_link_has_an_answer() {
    let strange: Vec<char> = "0123456789mpsESWNCFP[],+?&=/.:%{}é🀇".chars().collect();
    for rules in rules::SYSTEMS {
        let mut random = Random::new(7);
        for draft in entered(rules) {
            let mut text: Vec<char> = link::encode(&draft).chars().collect();
            for _ in 0..1 + random.below(3) {
                let at = random.below(text.len());
                match random.below(3) {
                    0 => text[at] = random.pick(&strange),
                    1 => drop(text.remove(at)),
                    _ => text.insert(at, random.pick(&strange)),
                }
            }
            if let Ok(draft) = link::decode(&text.into_iter().collect::<String>(), rules::SYSTEMS) {
                let report = ask(&draft);
                round_trip(&draft, &report);
            }
        }
    }
}

/// An answer that is offered brings no fault, and one that is marked impossible does.
#[test]
fn offered_answers_bring_no_fault() {
    for rules in rules::SYSTEMS {
        let mut random = Random::new(8);
        for draft in entered(rules).into_iter().step_by(4) {
            let draft = changed(&mut random, draft);
            let report = quick(&draft);
            let before = &report.faults;
            for asked in &flow::asked(&draft) {
                for offer in &asked.offers {
                    let mut chosen = draft.clone();
                    let engine = flow::engine(&chosen);
                    engine
                        .answer(&mut chosen, asked.question, asked.place, offer.answer)
                        .expect("on offer");
                    let faults = quick(&chosen).faults;
                    // The seat that a fault names may change with the player's seat.
                    let said = |fault: &Fault| Fault { seat: None, ..fault.clone() };
                    let before: Vec<Fault> = before.iter().map(said).collect();
                    let new = faults.iter().find(|fault| !before.contains(&said(fault)));
                    let chosen_before = asked.answer == Some(offer.answer);
                    assert!(chosen_before || new == offer.impossible.as_ref(), "{asked:?}");
                }
            }
        }
    }
}

/// A draft of one system can be taken over by every other system.
#[test]
fn a_draft_moves_to_every_other_system() {
    for rules in rules::SYSTEMS {
        for draft in entered(rules).into_iter().step_by(5) {
            for other in rules::SYSTEMS {
                let moved = draft.for_system(other);
                let report = ask(&moved);
                round_trip(&moved, &report);
                let complete = moved.complete(0).expect("the first place has a size");
                assert!(moved.tiles.size() <= complete.max(draft.tiles.size()));
            }
        }
    }
}
