//! A language is listed once: `with_languages!` in `src/system/language.rs`. Nothing else in Rust names
//! one, so that a new language brings words and no code; lists in other files are compared with it.

use std::fs::read_to_string;

use crate::support::sources::source_files;
use hule::text::{Catalogue, Language};

/// What may name a language: the file, the language, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    // Written by `tools/plurals.mjs`, which takes the languages from the folders of the catalogues.
    ("text/plural_rules.rs", ""),
    // Chinese is where most names of fans and terms come from.
    ("app/pieces/explanation.rs", "Zh"),
    // What stands on the tiles is written in characters, in every language.
    ("text/brush.rs", "Ja"),
];

/// The code of a file before its tests, without comments.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod tests {").next().expect("a first part");
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn code_names_no_language_but_english_where_nothing_is_chosen() {
    let mut named = Vec::new();
    for (path, text) in source_files("").into_iter().filter(|(path, _)| !path.contains("tests")) {
        let code = code(&text);
        for language in Language::WRITTEN.iter().filter(|language| **language != Language::En) {
            let name = format!("{language:?}");
            let is_allowed = EXCEPTIONS
                .iter()
                .any(|(file, only)| *file == path && (only.is_empty() || *only == name));
            let is_named = code.contains(&format!("Language::{name}"))
                || code.contains(&format!("text/{}/", language.tag()));
            if is_named && !is_allowed {
                named.push(format!("{path} names {name}"));
            }
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn a_language_is_a_folder_of_words() {
    let folders = std::fs::read_dir("src/text").unwrap().map(|entry| entry.unwrap());
    let folders = folders.filter(|entry| entry.path().join("ui.json").exists());
    let mut found: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    let mut tags: Vec<&str> = Language::WRITTEN.iter().map(|language| language.tag()).collect();
    found.sort();
    tags.sort_unstable();
    assert_eq!(found, tags);
    for language in Language::WRITTEN {
        assert_eq!(Language::from_tag(language.tag()), Some(*language));
        assert!(Catalogue::of(*language).has("ui.language"), "{}", language.tag());
        let scripts = ["Latin", "Cyrillic", "Kana", "Han"];
        assert!(language.scripts().split(' ').all(|script| scripts.contains(&script)));
        assert!([".", ","].contains(&language.point()), "{}", language.tag());
    }
}

#[test]
fn lists_of_the_package_are_those_of_the_core() {
    let types = read_to_string("src/js/types.d.ts").unwrap();
    let tags: Vec<&str> = Language::WRITTEN.iter().map(|language| language.tag()).collect();
    let list: Vec<String> = tags.iter().map(|tag| format!("\"{tag}\"")).collect();
    let line = format!("export type Language = {};\n", list.join(" | "));
    assert!(types.contains(&line), "src/js/types.d.ts needs: {line}");
    for (file, words) in [("words.js", "words"), ("pictures/words.js", "words/pictures")] {
        let module = read_to_string(format!("www/package/{file}")).unwrap();
        for tag in &tags[1..] {
            let import = format!("{tag}: () => import(\"./{words}/{tag}.js\"),");
            assert!(module.contains(&import), "www/package/{file} needs: {import}");
        }
    }
}
