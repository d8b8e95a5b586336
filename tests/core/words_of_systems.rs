//! The words that a single rule system brings stand in its own file, so that a hand of another one
//! does without them and a new system adds no words elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::read_to_string;

use super::text_files::depends_on_language;
use crate::support::sources::source_files;
use hule::rules;

/// The folders of `src` whose keys every rule system may use.
const SHARED: [&str; 8] =
    ["tiles", "system", "entry", "reading", "scoring", "explore", "session", "text"];

/// What stands in the file of every rule system's words.
const COMMON: &str = "more";

/// The string literals of a text, without those of comments.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    code.flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// The rule systems, or `None` for what all share, whose folders have a literal.
fn folders_of_literals() -> BTreeMap<String, BTreeSet<Option<String>>> {
    let mut found: BTreeMap<String, BTreeSet<Option<String>>> = BTreeMap::new();
    for (path, text) in source_files("") {
        let parts: Vec<&str> = path.split('/').collect();
        let owner = match parts[..] {
            ["rules", system, _, ..] => Some(system.to_owned()),
            [folder, ..] if SHARED.contains(&folder) => None,
            _ => continue,
        };
        let text = text.split("#[cfg(test)]\nmod tests {").next().expect("a first part");
        // The keys of terms are not those of sentences.
        let is_apart = path.contains("tests") || path.ends_with("pages/terms.rs");
        for literal in literals(text).filter(|_| !is_apart) {
            found.entry(literal.to_owned()).or_default().insert(owner.clone());
        }
    }
    found
}

/// The beginnings of the keys that systems make of their data, each with the systems.
fn keys_of_data() -> BTreeMap<String, BTreeSet<Option<String>>> {
    let mut found: BTreeMap<String, BTreeSet<Option<String>>> = BTreeMap::new();
    for (system, faults) in rules::SYSTEMS.iter().zip(rules::FAULTS) {
        let of_events = system.events.iter().flat_map(|event| event.questions);
        let questions = system.questions.iter().chain(of_events);
        let questions = questions.flat_map(|q| ["ask", "near"].map(|kind| (kind, q.key)));
        let rulings = system.rulings.iter().map(|ruling| ("ruling", *ruling));
        let presets = system.presets.iter().map(|preset| ("preset", preset.key));
        let faults = faults.iter().map(|code| ("fault", code.key()));
        for (kind, key) in questions.chain(rulings).chain(presets).chain(faults) {
            let owner = Some(system.key.to_owned());
            found.entry(format!("{kind}.{key}")).or_default().insert(owner);
        }
    }
    found
}

/// The file of the words that only these systems use. `None` if they have no file in common.
fn file(systems: &BTreeSet<Option<String>>) -> Option<&'static str> {
    let known: Option<Vec<_>> = systems.iter().map(|key| rules::system(key.as_ref()?)).collect();
    match known?[..] {
        [only] => Some(only.key),
        // The fans of a system may be those of another one.
        [one, other] if one.words == other.words => Some(one.words),
        _ => None,
    }
}

#[test]
fn words_of_one_system_stand_in_its_file() {
    let (data, literals) = (keys_of_data(), folders_of_literals());
    let text = read_to_string(format!("src/text/en/{COMMON}.json")).unwrap();
    let common: BTreeMap<String, String> = serde_json::from_str(&text).unwrap();
    let mut misplaced = Vec::new();
    for key in common.keys() {
        let mut parts = key.split(['.', '_']);
        let (Some(kind), Some(name)) = (parts.next(), parts.next()) else { continue };
        let systems = match kind {
            "ask" | "near" | "ruling" | "preset" | "fault" => data.get(&format!("{kind}.{name}")),
            "obstacle" | "exclusion" | "ledger" | "refusal" | "gap" | "missing" | "no-win"
            | "wait" => literals.get(name),
            _ => None,
        };
        if let Some(file) = systems.and_then(file) {
            misplaced.push(format!("{key}: {file}.json"));
        }
    }
    assert!(misplaced.is_empty(), "{misplaced:#?}");
    assert!(data.len() > 60 && literals.len() > 1000, "{} {}", data.len(), literals.len());
}

/// The files have the same keys in every language.
#[test]
fn a_key_stands_in_the_same_file_in_every_language() {
    let base = |key: &str| key.split('_').next().expect("a first part").to_owned();
    let files = std::fs::read_dir("src/text/en").unwrap();
    for name in files.map(|file| file.unwrap().file_name().into_string().unwrap()) {
        let keys = |language: &str| -> BTreeSet<String> {
            let text = read_to_string(format!("src/text/{language}/{name}")).unwrap();
            let texts: BTreeMap<String, String> = serde_json::from_str(&text).unwrap();
            texts.keys().map(|key| base(key)).filter(|key| !depends_on_language(key)).collect()
        };
        for language in ["ru", "zh", "ja"] {
            assert_eq!(keys(language), keys("en"), "{name} in {language}");
        }
    }
}
