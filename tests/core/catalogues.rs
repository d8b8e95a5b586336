//! The catalogues of all languages have an entry for every key that the rule systems and the app use.

use std::collections::BTreeSet;

use super::text_files::{Entries, slots};
use crate::support::faults;
use crate::support::sources::source_files;
use hule::entry::FaultCode;
use hule::reading::division::Form;
use hule::rules;
use hule::session::OTHER_OFFENCE;
use hule::system::{Answer, AnswerKind, Question, System};
use hule::text::{Catalogue, Language};
use hule::tiles::Tile;

/// The catalogues of all languages.
pub fn catalogues() -> Vec<Catalogue> {
    Language::WRITTEN.iter().map(|language| Catalogue::of(*language)).collect()
}

/// In Chinese, Sichuan and Nanchang write 胡 instead of 和, and riichi has words of its own.
#[test]
fn rule_systems_have_words_of_their_own() {
    for catalogue in catalogues() {
        let own = catalogue.keys().filter_map(|key| key.split_once('@'));
        for (key, mark) in own {
            assert!(catalogue.has(key), "{key}");
            let marks = |system: &System| catalogue.find(&format!("otherwise.{}", system.key));
            let speaks = |system: &&System| {
                marks(system).is_some_and(|marks| marks.split(' ').any(|other| other == mark))
            };
            let system = rules::SYSTEMS.iter().copied().find(|system| speaks(system)).expect(mark);
            let other = catalogue.clone().for_system(system.key);
            assert_ne!(other.get(key), catalogue.get(key), "{key}");
            assert_eq!(slots(other.get(key)), slots(catalogue.get(key)), "{key}");
            assert_eq!(catalogue.clone().for_system("mcr").get(key), catalogue.get(key), "{key}");
        }
    }
    let chinese = Catalogue::of(Language::Zh);
    let said = |rules: &str| chinese.clone().for_system(rules).get("ask.win.discard").to_owned();
    for (system, words) in [
        ("mcr", "点和"),
        ("riichi", "荣和"),
        ("sanma", "荣和"),
        ("siamese", "点和"),
        ("sichuan", "点炮"),
        ("classical", "点和"),
        ("nanchang", "点炮"),
    ] {
        assert_eq!(said(system), words, "{system}");
    }
}

/// In Chinese, what all systems share is said to a player of riichi in the words of riichi.
#[test]
fn riichi_is_spoken_of_in_its_own_words() {
    let foreign = [
        "点和",
        "将牌",
        "箭牌",
        "番种",
        "圈风",
        "{{n}}分",
        "{{amount}}分",
        "{{points}}分",
        "{{total}}分",
    ];
    // What no hand of riichi brings about, and a fraction.
    let unreached = [
        "form.knitted-straight",
        "principle.",
        "refusal.",
        "split.",
        "total.base",
        "verdict.below",
        "verdict.no-wait-reaches",
        "versus.before-limit",
        "versus.dearest-fan",
        "versus.fewest-",
        "versus.most-true",
        "ways.one-in",
    ];
    let words = Catalogue::of(Language::Zh).for_system("riichi");
    for file in ["ui", "more", "ways", "session", "practice"] {
        let text = std::fs::read_to_string(format!("src/text/zh/{file}.json")).unwrap();
        let entries: Entries = serde_json::from_str(&text).unwrap();
        let keys = entries.keys().map(|key| key.split('_').next().unwrap());
        let reached = keys.filter(|key| !unreached.iter().any(|other| key.starts_with(other)));
        for key in reached.filter(|key| !key.contains('@')) {
            let text = words.get(key);
            assert!(foreign.iter().all(|word| !text.contains(word)), "{key}: {text}");
        }
    }
}

/// The key of the word for an answer that a question has at least: yes and no are common words.
fn word_of(question: &Question, answer: Answer) -> String {
    match answer {
        Answer::Yes | Answer::No => format!("answer.{answer}"),
        _ => format!("ask.{}.{answer}", question.key),
    }
}

/// The key of the short word for an answer to an option: numbers may have one in common.
fn short_of(option: &Question, answer: Answer) -> String {
    match (option.kind, answer) {
        (AnswerKind::ChoiceOrNumber { .. }, Answer::Number(_)) => {
            format!("ask.{}.short", option.key)
        }
        _ => format!("ask.{}.{answer}.short", option.key),
    }
}

/// A question has its own words for an answer only where they differ from the common ones.
#[test]
fn answers_say_only_what_does_not_go_without_saying() {
    for catalogue in catalogues() {
        for key in catalogue.keys().filter(|key| key.starts_with("ask.")) {
            let (text, said) = (catalogue.get(key), (catalogue.language(), key));
            assert!(!text.is_empty(), "{said:?}");
            if let Some((_, answer @ ("yes" | "no"))) = key.rsplit_once('.') {
                assert_ne!(text, catalogue.get(&format!("answer.{answer}")), "{said:?}");
            }
        }
    }
}

/// The keys that the rule systems and the core make.
pub fn wanted() -> Vec<String> {
    let mut wanted: Vec<String> = vec![];
    for rules in rules::SYSTEMS {
        let words = rules.words;
        for fan in rules.fans {
            wanted.extend(
                ["why", "definition"].map(|what| format!("fan.{words}.{}.{what}", fan.key)),
            );
        }
        // A ruling that is a value of a choice has its name only; the choice says what it means.
        wanted.extend(rules.rulings.iter().map(|ruling| format!("ruling.{ruling}")));
        let switches = rules.rulings.iter().filter(|ruling| rules.choice_with(ruling).is_none());
        let switches = switches.map(|ruling| format!("ruling.{ruling}"));
        for choice in rules.ruling_choices {
            let name = format!("ruling-choice.{}", choice.key);
            wanted.extend(choice.values.iter().map(|value| format!("{name}.{}", value.key)));
            wanted.extend([format!("{name}.definition"), name]);
        }
        let presets = rules.presets.iter().map(|p| format!("preset.{}", p.key));
        for switch in switches.chain(presets) {
            wanted.extend([format!("{switch}.definition"), switch]);
        }
        wanted.extend(rules.places.iter().map(|place| format!("place.{}", place.key)));
        wanted.extend(rules.events.iter().map(|event| format!("event.{}", event.key)));
        let of_events = rules.events.iter().flat_map(|event| event.questions);
        let of_wins = rules.game.win_questions;
        for question in rules.questions.iter().chain(of_events).chain(of_wins) {
            wanted.push(format!("ask.{}", question.key));
            wanted.extend(question.beside_hand.then(|| format!("ask.{}.label", question.key)));
            match question.kind {
                AnswerKind::Choice => {
                    wanted.extend(question.answers.iter().map(|a| word_of(question, *a)));
                    // A default goes without saying.
                    let others = question.answers.iter().filter(|a| question.default != Some(**a));
                    wanted.extend(others.map(|a| format!("ask.{}.{a}.short", question.key)));
                }
                _ => wanted.push(format!("ask.{}.short", question.key)),
            }
        }
        for option in rules.game.options {
            wanted.push(format!("ask.{}", option.key));
            wanted.extend(option.answers.iter().map(|a| word_of(option, *a)));
            // What differs from a preset is said in short.
            if !rules.game.presets.is_empty() && option.key != "oka" {
                wanted.extend(option.answers.iter().map(|a| short_of(option, *a)));
            }
        }
        wanted.extend(rules.game.offences.iter().map(|o| format!("offence.{}", o.key)));
        for meld in rules.melds {
            let key = serde_json::to_value(meld).expect("a key");
            wanted.push(format!("meld.{}", key.as_str().expect("a key")));
        }
    }
    wanted.push(format!("offence.{OTHER_OFFENCE}"));
    let codes = faults::codes().map(|code| format!("fault.{code}"));
    let forms = Form::ALL.iter().map(|form| format!("form.{}", form.key()));
    wanted.extend(codes.chain(forms));
    wanted.extend(Tile::all().map(|tile| format!("tile.{tile}")));
    wanted.extend(hule::tiles::Flower::all().map(|flower| format!("flower.{flower}")));
    for seat in hule::tiles::Wind::ALL {
        wanted.extend([format!("seat.{seat}"), format!("wind.{seat}")]);
    }
    wanted.extend(
        (1..=5).flat_map(|n| [format!("principle.P{n}"), format!("principle.P{n}.definition")]),
    );
    wanted
}

/// Every key has an entry.
#[test]
fn every_key_has_an_entry() {
    let wanted = wanted();
    for catalogue in catalogues() {
        let missing: Vec<&String> = wanted.iter().filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{:?}: {missing:?}", catalogue.language());
    }
}

/// No two fault codes have the same key.
#[test]
fn fault_codes_differ() {
    let codes: Vec<FaultCode> = faults::codes().collect();
    let keys: BTreeSet<&str> = codes.iter().map(|code| code.key()).collect();
    assert_eq!(keys.len(), codes.len());
}

/// A fault says what is wrong, and then what to do.
#[test]
fn every_fault_has_two_sentences() {
    for catalogue in catalogues() {
        for code in faults::codes() {
            let text = catalogue.get(&format!("fault.{code}")).to_owned();
            assert!(sentences(&text) >= 2, "{:?} {code}: {text}", catalogue.language());
        }
    }
    assert_eq!(
        [sentences("A hand."), sentences("“Why?” is no. 3. Go!"), sentences("一。二。")],
        [1, 2, 2]
    );
}

/// How many sentences a text has. A sentence ends with its stop, which a blank or a capital letter
/// follows, or nothing.
fn sentences(text: &str) -> usize {
    let ends = text.match_indices(['.', '!', '?', '。', '！', '？']).filter(|(at, stop)| {
        let mut rest = text[at + stop.len()..].chars();
        match (rest.next(), rest.next()) {
            (None, _) => true,
            (Some(next), _) if !stop.is_ascii() => next != '」' && next != '”',
            (Some(next), Some(after)) => next == ' ' && (after.is_uppercase() || !after.is_ascii()),
            _ => false,
        }
    });
    ends.count()
}

/// Every key that is written out in the app's sources has an entry.
#[test]
fn every_key_of_the_screen_has_an_entry() {
    let texts: Vec<String> = source_files("").into_iter().map(|(_, text)| text).collect();
    let quoted = texts.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
    // A key that ends with a dot is a prefix of others.
    let keys: BTreeSet<&str> =
        quoted.filter(|word| word.starts_with("ui.") && !word.ends_with(['.', '}'])).collect();
    assert!(keys.len() > 50, "{keys:?}");
    for catalogue in catalogues() {
        let missing: Vec<_> = keys.iter().filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{:?}: {missing:?}", catalogue.language());
    }
}
