//! The files of the catalogues: all languages have the same keys and slots, and the plural categories
//! that CLDR gives them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use hule::rulebook::TERMS;
use hule::rules;
use hule::system::Unit;
use hule::text::{Catalogue, Language, Slot, brush};

/// The entries of a file.
pub type Entries = BTreeMap<String, String>;

/// The entries of each file of a language, with the plural categories in their keys.
pub fn files(language: Language) -> Vec<Entries> {
    let text = |path: PathBuf| std::fs::read_to_string(path).unwrap();
    paths(language).map(|path| serde_json::from_str(&text(path)).unwrap()).collect()
}

/// The paths of the files of a language.
fn paths(language: Language) -> impl Iterator<Item = PathBuf> {
    let files = std::fs::read_dir(format!("src/text/{}", language.tag())).unwrap();
    files.map(|file| file.unwrap().path())
}

/// A key of a file without its plural category.
fn base(key: &str) -> &str {
    key.split_once('_').map_or(key, |(base, _)| base)
}

/// Whether a key that one language has may lack in another one: a rule system or a question has a
/// wording of its own there, and elsewhere that of all, or fans have names that are not the Japanese ones.
pub fn depends_on_language(key: &str) -> bool {
    let of_question = key.starts_with("ask.") && (key.ends_with(".yes") || key.ends_with(".no"));
    let of_names = key.starts_with("otherwise.") || key.starts_with("japanese.");
    key.contains('@') || of_names || of_question
}

/// The slots of a template, such as `{{tiles}}`.
pub fn slots(template: &str) -> BTreeSet<&str> {
    template
        .split("{{")
        .skip(1)
        .map(|part| part.split_once("}}").expect("it is closed").0)
        .collect()
}

/// The plural categories that numbers have in a language.
fn categories(language: Language) -> BTreeSet<String> {
    let all = ["zero", "one", "two", "few", "many", "other"];
    let forms = all.map(|category| (format!("n_{category}"), category));
    let forms = serde_json::to_string(&BTreeMap::from(forms)).unwrap();
    let catalogue = Catalogue::parse(language, &forms);
    (0..=1000).map(|n| catalogue.text("n", &[("n", Slot::Number(n))])).collect()
}

#[test]
fn catalogues_have_the_same_keys_and_slots() {
    let common = |key: &str| !depends_on_language(key);
    let english: Entries = files(Language::En).into_iter().flatten().collect();
    let of_all = english.iter().filter(|(key, _)| common(key));
    let wanted: BTreeMap<&str, BTreeSet<&str>> =
        of_all.map(|(key, text)| (base(key), slots(text))).collect();
    for language in Language::WRITTEN {
        let entries: Entries = files(*language).into_iter().flatten().collect();
        let common: Vec<_> = entries.iter().filter(|(key, _)| common(key)).collect();
        let keys: BTreeSet<&str> = common.iter().map(|(key, _)| base(key)).collect();
        assert_eq!(keys, wanted.keys().copied().collect(), "{}", language.tag());
        for (key, text) in common {
            assert_eq!(slots(text), wanted[base(key)], "{key} in {}", language.tag());
        }
    }
}

/// A key that depends on a number does so in every language, and has a template for each plural
/// category that numbers have there.
#[test]
fn keys_have_all_plural_categories() {
    let mut plurals: Vec<BTreeSet<String>> = vec![];
    for language in Language::WRITTEN {
        let mut given: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for key in files(*language).iter().flat_map(Entries::keys) {
            if let Some((key, category)) = key.split_once('_') {
                given.entry(key.to_owned()).or_default().insert(category.to_owned());
            }
        }
        let wanted = categories(*language);
        for (key, given) in &given {
            assert_eq!(*given, wanted, "{key} in {}", language.tag());
            assert!(!files(*language).iter().any(|file| file.contains_key(key)), "{key}");
        }
        plurals.push(given.into_keys().filter(|key| !key.contains('@')).collect());
    }
    assert!(plurals[0].len() > 20, "{:?}", plurals[0]);
    assert!(plurals.iter().all(|keys| *keys == plurals[0]), "{plurals:?}");
}

/// A template that another one refers to is there, in the syntax that is understood.
#[test]
fn references_lead_to_templates() {
    let mut count = 0;
    for language in Language::WRITTEN {
        let catalogue = Catalogue::of(*language);
        for (key, text) in files(*language).iter().flatten() {
            for reference in text.split("$t(").skip(1) {
                let other = reference.split_once(", {\"count\": {{").expect("a number").0;
                assert!(reference.contains("}}})") && catalogue.has(other), "{key}: {other}");
                count += 1;
            }
        }
    }
    assert!(count > 0);
}

/// Each name belongs to something. That everything has a name is seen when the tables are compiled.
#[test]
fn every_name_belongs_to_something() {
    let language = ["name", "comma", "colon", "semicolon", "point", "scripts"];
    let mut wanted: BTreeMap<String, BTreeSet<String>> = BTreeMap::from([
        ("names".to_owned(), language.iter().map(|what| format!("language.{what}")).collect()),
        (
            "names-terms".to_owned(),
            TERMS.iter().map(|term| format!("term.{}.name", term.key)).collect(),
        ),
    ]);
    for system in rules::SYSTEMS {
        // A fan is named in the file of the system whose words it uses.
        let with_its_words = rules::SYSTEMS.iter().filter(|other| other.words == system.key);
        let fans = with_its_words.flat_map(|other| other.fans);
        let fans = fans.map(|fan| format!("fan.{}.{}", system.key, fan.key));
        let rules = rules::book(system).expect("a rulebook").rules.iter();
        let rules = rules.map(|rule| format!("rule.{}.{}.name", system.key, rule.key));
        let own = [format!("rules.{}", system.key), format!("rules.{}.name", system.key)];
        wanted.insert(format!("names-{}", system.key), fans.chain(rules).chain(own).collect());
    }
    for language in Language::WRITTEN {
        for (file, wanted) in &wanted {
            let path = format!("src/text/{}/{file}.json", language.tag());
            let text = std::fs::read_to_string(path).unwrap();
            let names: Entries = serde_json::from_str(&text).unwrap();
            assert_eq!(names.into_keys().collect::<BTreeSet<_>>(), *wanted, "{}", language.tag());
        }
    }
}

/// No key comes twice: the second entry would silently replace the first.
#[test]
fn no_key_comes_twice() {
    for language in Language::WRITTEN {
        let mut seen = BTreeSet::new();
        for path in paths(*language) {
            let text = std::fs::read_to_string(path).unwrap();
            for line in text.lines().filter(|line| line.contains('"')) {
                let (key, _) = line.split_once("\": \"").unwrap_or_else(|| panic!("{line}"));
                assert!(seen.insert(key.to_owned()), "{key}");
            }
        }
    }
}

#[test]
fn the_brush_has_every_character_of_a_limit() {
    let characters = include_str!("../../www/art/brush.txt");
    let fans = rules::SYSTEMS.iter().flat_map(|system| system.fans);
    let yakuman = fans.filter(|fan| fan.unit == Unit::Yakuman).map(|fan| fan.name(Language::Ja));
    let mut names = yakuman.chain(brush::LIMITS.map(|(_, name)| name)).peekable();
    assert!(names.peek().is_some());
    names.for_each(|name| assert!(name.chars().all(|c| characters.contains(c)), "{name}"));
}
