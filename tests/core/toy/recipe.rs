//! The recipe for a rule system is followed: its files are those of Harbour and of every rule system,
//! and its code is theirs.

use std::collections::BTreeSet;
use std::path::Path;

use hule::rules;

use super::RULES;

const RECIPE: &str = include_str!("../../../docs/adding-a-rule-system.md");

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The names of the files of the first list, such as `fans`.
fn listed() -> BTreeSet<String> {
    let files = RECIPE.lines().filter_map(|line| line.strip_prefix("- `")?.split_once(".rs`"));
    files.map(|(name, _)| name.to_owned()).collect()
}

/// The names of the files and folders of Rust in a folder, but for the tests.
fn in_folder(folder: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string());
    names.map(|name| name.expect("a name").replace(".rs", "")).collect()
}

/// The blocks of Rust in the recipe.
fn blocks() -> Vec<&'static str> {
    let blocks = RECIPE.split("```rust\n").skip(1);
    blocks.map(|rest| rest.split_once("```").expect("the end of a block").0).collect()
}

#[test]
fn the_toy_has_the_files_of_the_recipe_and_no_others() {
    let mut files = in_folder("tests/core/toy");
    for test in ["recipe", "tests"] {
        assert!(files.remove(test));
    }
    assert_eq!(files, listed());
}

#[test]
fn every_rule_system_has_the_files_of_the_recipe() {
    for system in rules::SYSTEMS {
        let key = system.key;
        let files = in_folder(&format!("src/rules/{key}"));
        // Siamese counts with the fans of MCR.
        let is_own =
            |name: &&String| system.words == key || !["fans", "obstacles"].contains(&&***name);
        for name in listed().iter().filter(is_own) {
            assert!(files.contains(name), "{key}: {name}");
        }
    }
}

#[test]
fn the_code_of_the_recipe_is_that_of_the_toy_and_of_the_registry() {
    let mut sources = vec![
        std::fs::read_to_string(Path::new(ROOT).join("src/rules/mod.rs")).expect("the registry"),
    ];
    for name in listed() {
        let file = Path::new(ROOT).join("tests/core/toy").join(name).with_extension("rs");
        sources.push(std::fs::read_to_string(file).expect("a file of the toy"));
    }
    assert!(blocks().len() >= 6);
    for block in blocks() {
        assert!(sources.iter().any(|source| source.contains(block)), "in no file:\n{block}");
    }
}

#[test]
fn the_registry_takes_it() {
    assert_eq!(RULES.engine.system(), RULES.system);
    let pages: Vec<&str> = RULES.book.fans.iter().map(|page| page.fan).collect();
    assert_eq!(pages, RULES.system.fans.iter().map(|fan| fan.key).collect::<Vec<_>>());
    assert!(RULES.path.beginners.iter().all(|key| pages.contains(key)));
    assert_eq!((RULES.faults.len(), RULES.obstacles.parts.len()), (1, 1));
}

/// The files that are changed, as the last table lists them, have every rule system.
#[test]
fn a_rule_system_changes_few_files() {
    let rows = RECIPE.split("| file | what |").nth(1).expect("the table").lines();
    let files = rows.filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let changed: Vec<&str> = files.map(|(file, _)| file).collect();
    for file in &changed {
        let text = std::fs::read_to_string(Path::new(ROOT).join(file)).expect(file).to_lowercase();
        assert!(rules::KEYS.iter().all(|key| text.contains(key)), "{file}");
    }
    assert_eq!(changed.len(), 7, "{changed:?}");
}
