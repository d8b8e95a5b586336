//! Exercises are fair: what is shown of a deal decides the answer, whatever is not shown, and nothing is
//! missing of the deal. `HULE_EXERCISES=2000` draws so many of each kind, rule system and level.

use std::thread;

use hule::entry::{Asked, Draft, link};
use hule::practice::{Exercise, Kind, Level, Task, Wish, ask, draw_seeded, kinds};
use hule::rules;
use hule::scoring::{Engine, Note};
use hule::system::{Answer, Role, Seating};
use hule::text::{Catalogue, Language, explain};
use hule::tiles::{Meld, Tile, WinSource};

/// How many exercises of a kind, rule system and level are drawn. Two hands of the same tiles take long.
fn draws(engine: &'static dyn Engine) -> u32 {
    let asked = std::env::var("HULE_EXERCISES").ok().and_then(|number| number.parse().ok());
    asked.unwrap_or(if engine.system().key == "siamese" { 2 } else { 12 })
}

/// Whether the right answer of an exercise is right for another deal, too. What there is to choose from may
/// differ.
fn is_right_for(engine: &'static dyn Engine, exercise: &Exercise, draft: &Draft) -> bool {
    if let Task::Reading { readings, right } = exercise.task {
        let report = engine.report(draft);
        let total = |at: usize| {
            let division = &exercise.report.sheets[at].division;
            report.sheets.iter().find(|sheet| sheet.division == *division).map(|sheet| sheet.total)
        };
        let [better, worse] = [readings[right], readings[1 - right]].map(total);
        return better.zip(worse).is_some_and(|(better, worse)| better > worse);
    }
    let Some(other) = ask(engine, exercise.kind, exercise.level, draft.clone()) else {
        return false;
    };
    match (&exercise.task, &other.task) {
        (Task::Waits { right, .. }, Task::Waits { right: same, .. }) => right == same,
        (Task::Fans { right, .. }, Task::Fans { right: same, .. }) => right == same,
        (Task::Payment { right, .. }, Task::Payment { right: same, .. }) => right == same,
        (Task::Count { right, .. }, Task::Count { right: same, .. }) => right == same,
        (task, same) => task == same,
    }
}

/// The deal as far as it is shown.
fn shown(exercise: &Exercise) -> Draft {
    let (facts, draft) = (exercise.facts(), &exercise.draft);
    let mut shown = Draft::new(draft.system());
    if facts.rulings {
        shown.copy_rulings(draft);
    }
    for place in facts.hands {
        *shown.place_mut(place).expect("a place") = draft.place(place).expect("a place").clone();
    }
    for Asked { question, place, answer, inferred, .. } in facts.answers {
        if !inferred {
            shown.put(question, place, answer.expect("an answer")).expect("a question");
        }
    }
    if facts.events {
        shown.events.clone_from(&draft.events);
    }
    shown
}

/// The deals that differ from this one in something that is not shown.
fn others(exercise: &Exercise, draft: &Draft) -> Vec<Draft> {
    let facts = exercise.facts();
    let mut others = Vec::new();
    for asked in draft.asked() {
        let question = asked.question;
        let is_said = facts.answers.iter().any(|a| (a.question, a.place) == (question, asked.place))
            || !facts.hands.is_empty() && is_usual(asked.answer)
            // What is asked of an unfinished hand says that the deal goes on.
            || question.role == Role::Ending;
        for offer in asked.offers.iter().filter(|_| !is_said) {
            let mut other = draft.clone();
            other.put(question, asked.place, offer.answer).expect("an offer");
            others.push(other);
        }
    }
    let has_others = draft.system().seating == Seating::Players && !facts.others_count_nothing;
    for place in (1..draft.system().places.len()).filter(|_| has_others) {
        if !facts.hands.contains(&place) {
            let mut other = draft.clone();
            other.place_mut(place).expect("a place").standing = pungs(draft);
            others.push(other);
        }
    }
    others
}

/// Whether an answer says that something did not happen, or that there is none of it.
fn is_usual(answer: Option<Answer>) -> bool {
    answer.is_some_and(Answer::is_none)
}

/// Thirteen tiles of which most are pungs, so that they would count.
fn pungs(draft: &Draft) -> Vec<Tile> {
    let honors_first = draft.system().tiles.iter().collect::<Vec<_>>().into_iter().rev();
    let free = honors_first.filter(|tile| draft.left(*tile) >= 3);
    free.flat_map(|tile| [tile; 3]).take(13).collect()
}

/// What is unfair about an exercise.
fn unfair(engine: &'static dyn Engine, exercise: &Exercise) -> Option<String> {
    if matches!(exercise.kind, Kind::Sets | Kind::Worth) {
        return None;
    }
    let (facts, report) = (exercise.facts(), &exercise.report);
    if !report.faults.is_empty() || !report.missing.is_empty() {
        return Some("the deal is not whole".to_owned());
    }
    let is_said = |note: &Note| note.is_of_absent_hand() && facts.others_count_nothing;
    if let Some(gap) = report.notes.iter().find(|note| note.is_gap() && !is_said(note)) {
        return Some(gap.key.to_string());
    }
    let told = shown(exercise);
    let is_wrong =
        |other: &Draft| engine.faults(other).is_empty() && !is_right_for(engine, exercise, other);
    if !is_right_for(engine, exercise, &told) {
        return Some("what is shown has another answer".to_owned());
    }
    others(exercise, &told).iter().find(|other| is_wrong(other)).map(link::encode)
}

/// Draws the exercises of a rule system and says what is unfair about some of them.
fn all_unfair(engine: &'static dyn Engine) -> Vec<String> {
    let levels = |kind| Level::ALL.iter().map(move |level| Wish::new(kind, *level));
    let exercises = kinds(engine).flat_map(levels).flat_map(|wish| {
        (0..draws(engine)).map(move |seed| draw_seeded(engine, wish, seed).expect("it is drawn"))
    });
    let unfair = exercises.filter_map(|exercise| {
        unfair(engine, &exercise).map(|why| format!("{}: {why}", exercise.address()))
    });
    unfair.collect()
}

#[test]
fn what_is_not_shown_does_not_matter_and_nothing_is_missing() {
    let unfair = thread::scope(|scope| {
        let systems = rules::ENGINES.iter().map(|engine| scope.spawn(move || all_unfair(*engine)));
        let systems: Vec<_> = systems.collect();
        systems.into_iter().flat_map(|system| system.join().expect("no panic")).collect::<Vec<_>>()
    });
    assert_eq!(unfair, <[String; 0]>::default());
}

/// Who sits where changes for all players at once: a robbed kong is that of the player who holds its pung.
#[test]
fn a_robbed_kong_was_held_by_the_player_who_is_named() {
    let mut checked = 0;
    for engine in rules::ENGINES.iter().filter(|engine| !engine.system().events.is_empty()) {
        let mut fans = engine.system().fans.iter();
        let Some(fan) = fans.find(|fan| fan.key == "robbing-the-kong") else { continue };
        let wish = Wish { fan: Some(fan.number), ..Wish::new(Kind::Payment, Level::Second) };
        for seed in 0..40 {
            let exercise = draw_seeded(*engine, wish, seed).expect("it is drawn");
            let draft = &exercise.draft;
            for event in &draft.events {
                let source = event.answer_about(Role::WinSource).and_then(Answer::win_source);
                let Some(tile) = event.tile.filter(|_| source == Some(WinSource::RobbedKong))
                else {
                    continue;
                };
                let holds = |place: &usize| {
                    let mut melds = draft.place(*place).into_iter().flat_map(|tiles| &tiles.melds);
                    melds.any(|meld| *meld == Meld::pung(tile))
                };
                let holder = (1..4).find(holds).and_then(|place| draft.seat(place));
                let named = event.answer_about(Role::Discarder).and_then(Answer::seat);
                assert_eq!(holder, named, "{}", exercise.address());
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "some exercise has a robbed kong");
}

/// Everything that is shown has words.
#[test]
fn every_fact_has_words_in_every_language() {
    for engine in rules::ENGINES {
        for question in engine.system().questions {
            for answer in question.all() {
                for language in Language::WRITTEN {
                    let words = Catalogue::of(*language);
                    let said = explain::answer_said(&words, question, answer);
                    assert!(!said.to_string().is_empty(), "{} {answer}", question.key);
                }
            }
        }
    }
}
