//! The amounts in the rulebook: where one language says 300 points, no other says 100.

use std::collections::BTreeSet;

use super::text_files::files;
use hule::text::Language;

/// Texts of which one language writes an amount in digits that another one has in words, such as a full hundred.
const IN_WORDS: [(&str, &str); 6] = [
    ("zh", "deal.riichi.tiles"),
    ("ja", "deal.riichi.tiles"),
    ("ja", "rule.riichi.discard-payment"),
    ("ja", "rule.riichi.self-draw-payment"),
    ("ja", "rule.riichi.steps"),
    ("ja", "rule.sanma.whole-thousands.name"),
];

/// The years in which rules were written are no amounts.
const YEARS: std::ops::Range<u32> = 1900..2100;

/// The numbers of a text from 100 on. Digits that rise, or stand beside a letter, are tiles: 147 258 369, 123m.
fn amounts(text: &str) -> BTreeSet<u32> {
    let chars: Vec<char> = text.chars().collect();
    let digit = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    // What stands between thousands and hundreds.
    let joins = |at: usize| {
        matches!(chars.get(at), Some(',' | ' ' | '\u{a0}' | '\u{202f}'))
            && (1..=3).all(|more| digit(at + more))
            && !digit(at + 4)
    };
    let letter = |at: usize| chars.get(at).is_some_and(char::is_ascii_alphabetic);
    let mut found = BTreeSet::new();
    let mut at = 0;
    while at < chars.len() {
        let (start, mut number) = (at, String::new());
        while digit(at) || !number.is_empty() && joins(at) {
            number.extend(chars[at..].first().filter(|c| c.is_ascii_digit()));
            at += 1;
        }
        let is_tiles =
            number.as_bytes().is_sorted() || letter(at) || start > 0 && letter(start - 1);
        let amount = number.parse().ok().filter(|amount| *amount >= 100 && !is_tiles);
        found.extend(amount.filter(|amount| !YEARS.contains(amount)));
        at = at.max(start + 1);
    }
    found
}

#[test]
fn amounts_are_read() {
    let text = "15,000 or 1 000, 8000点, in 1998: 147、258、369, 123m, 12 and 300";
    assert_eq!(amounts(text), BTreeSet::from([15_000, 1000, 8000, 300]));
}

/// The texts of the rules, by key.
fn rules(language: Language) -> Vec<(String, String)> {
    let entries = files(language).into_iter().flatten();
    entries.filter(|(key, _)| key.starts_with("rule.") || key.starts_with("deal.")).collect()
}

#[test]
fn the_rulebook_has_the_same_amounts_in_every_language() {
    let english = rules(Language::En);
    assert!(english.iter().filter(|(_, text)| !amounts(text).is_empty()).count() > 30);
    let mut wrong = vec![];
    for language in Language::WRITTEN {
        let own = rules(*language);
        for (key, text) in &english {
            let Some((_, other)) = own.iter().find(|(of, _)| of == key) else { continue };
            let is_known = IN_WORDS.contains(&(language.tag(), key.as_str()));
            let (here, there) = (amounts(other), amounts(text));
            if (here == there) == is_known {
                let is = if is_known { "are the same now" } else { "differ" };
                let tag = language.tag();
                wrong.push(format!("{tag} {key}: {here:?} and, in English, {there:?} {is}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
