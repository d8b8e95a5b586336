//! The glossaries: which word each language has for a thing, and which words it does not use.
//!
//! `tests/data/glossary/<language>.json` is a list of things. `of` is the thing in English, `say` the
//! word for it, and `never` the words that no text of the catalogues and no name may use, except as
//! part of the phrases in `allowed`. `in` and `not_in` are beginnings of keys: the row is about these
//! texts only. `known` lists the keys of texts that are still to be rewritten. The list has to be
//! exact, so that it only becomes shorter.
//!
//! Letters of a word count in either case. A forbidden word is a whole word where words have blanks
//! between them, and any part of a text in Chinese and Japanese. A `*` stands for any letters.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::text_files::files;
use hule::text::Language;

/// A thing, the word for it and the words that are not used for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    of: String,
    say: String,
    #[serde(default)]
    never: Vec<String>,
    #[serde(default)]
    allowed: Vec<String>,
    #[serde(default, rename = "in")]
    only: Vec<String>,
    #[serde(default)]
    not_in: Vec<String>,
    #[serde(default)]
    known: Vec<String>,
}

impl Row {
    /// Whether the row is about the text of a key.
    fn is_about(&self, key: &str) -> bool {
        let among = |keys: &[String]| keys.iter().any(|start| key.starts_with(start.as_str()));
        (self.only.is_empty() || among(&self.only)) && !among(&self.not_in)
    }

    /// The first forbidden word in a text.
    fn forbidden_in(&self, text: &str) -> Option<&str> {
        let mut text = characters(text);
        for phrase in self.allowed.iter().map(|phrase| characters(phrase)) {
            while let Some((from, to)) = find(&phrase, &text) {
                text.splice(from..to, ['·']);
            }
        }
        self.never.iter().map(String::as_str).find(|word| find(&characters(word), &text).is_some())
    }
}

/// The characters of a text in lower case.
fn characters(text: &str) -> Vec<char> {
    text.to_lowercase().chars().collect()
}

/// Whether a character is a letter of a word. Chinese and Japanese do not separate words.
fn is_letter(character: char) -> bool {
    character.is_alphabetic() && u32::from(character) < 0x2E80
}

/// Where the words of a pattern are in a text, as whole words.
fn find(pattern: &[char], text: &[char]) -> Option<(usize, usize)> {
    let inside =
        |at: usize| at > 0 && at < text.len() && is_letter(text[at - 1]) && is_letter(text[at]);
    (0..text.len()).filter(|from| !inside(*from)).find_map(|from| {
        let end = ends(pattern, &text[from..]).into_iter().find(|end| !inside(from + end))?;
        (end > 0).then_some((from, from + end))
    })
}

/// All lengths of the beginnings of a text that a pattern fits.
fn ends(pattern: &[char], text: &[char]) -> Vec<usize> {
    let rest = |at: usize| {
        let found = ends(&pattern[1..], &text[at..]);
        found.into_iter().map(move |end| at + end).collect::<Vec<_>>()
    };
    match pattern.first() {
        None => vec![0],
        Some('*') => {
            let letters = text.iter().take_while(|letter| is_letter(**letter)).count();
            (0..=letters).flat_map(rest).collect()
        }
        Some(wanted) if text.first() == Some(wanted) => rest(1),
        Some(_) => vec![],
    }
}

/// The glossary of a language.
fn glossary(language: Language) -> Vec<Row> {
    let path = format!("tests/data/glossary/{}.json", language.tag());
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// A text with a dot for each slot.
fn without_slots(text: &str) -> String {
    let parts =
        text.split("{{").map(|part| part.split_once("}}").map_or(part, |(_, behind)| behind));
    parts.collect::<Vec<_>>().join("·")
}

/// Every text of a language with its key: those of the catalogues, and the names.
pub fn texts(language: Language) -> Vec<(String, String)> {
    let entries = files(language).into_iter().flatten();
    entries.map(|(key, text)| (key, without_slots(&text))).collect()
}

#[test]
fn no_text_has_a_word_that_the_glossary_forbids() {
    let mut wrong = vec![];
    for language in Language::WRITTEN {
        let texts = texts(*language);
        for row in glossary(*language) {
            let mut known: BTreeSet<&str> = row.known.iter().map(String::as_str).collect();
            for (key, text) in texts.iter().filter(|(key, _)| row.is_about(key)) {
                let Some(word) = row.forbidden_in(text) else { continue };
                if !known.remove(key.as_str()) {
                    let Row { of, say, .. } = &row;
                    let language = language.tag();
                    wrong
                        .push(format!("{language} {key}: not “{word}” but “{say}” ({of}): {text}"));
                }
            }
            let mended = |key: &&str| format!("{} {key} is mended: {}", language.tag(), row.of);
            wrong.extend(known.iter().map(mended));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// No row recommends what another one forbids everywhere.
#[test]
fn preferred_words_are_not_forbidden() {
    for language in Language::WRITTEN {
        let rows = glossary(*language);
        assert!(rows.len() >= 10, "{}", language.tag());
        for row in rows.iter().filter(|row| row.only.is_empty()) {
            for said in &rows {
                assert_eq!(row.forbidden_in(&said.say), None, "{}: {}", said.say, row.of);
            }
        }
    }
}

#[test]
fn words_are_found_as_wholes() {
    let is_in = |word: &str, text: &str| find(&characters(word), &characters(text)).is_some();
    assert!(is_in("lies", "A tile lies there.") && is_in("lies", "Lies"));
    assert!(!is_in("lies", "Flies, allies"));
    assert!(is_in("take * away", "Take it away.") && !is_in("take * away", "Take it far away."));
    assert!(is_in("кост*", "костями") && !is_in("кост*", "скости"));
    assert!(is_in("胡", "可以胡牌") && is_in("№", "№ 13"));
    let row = Row {
        of: String::new(),
        say: String::new(),
        never: vec!["stands".to_owned()],
        allowed: vec!["stands for".to_owned()],
        only: vec!["fan.".to_owned()],
        not_in: vec!["fan.toy.".to_owned()],
        known: vec![],
    };
    assert_eq!(row.forbidden_in("It stands for another."), None);
    assert_eq!(row.forbidden_in("It stands for another, which stands."), Some("stands"));
    assert!(row.is_about("fan.mcr.a") && !row.is_about("fan.toy.a") && !row.is_about("rule.mcr.a"));
}
