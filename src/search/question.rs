//! A question, as it is compared with what is known.

use super::clauses::clauses;
use super::fold::{is_han, is_kana};
use super::kind::Kind;
use super::lexicon::Lexicon;
use super::words::Word;
use crate::text::Language;

/// The most characters of a question that are read.
pub const LONGEST_QUESTION: usize = 200;

/// The most words of a question that are looked for, each of them once.
pub(super) const MOST_WORDS: usize = 24;

/// A question that was read. It is read once, however often something is compared with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// Its words, without those that name a rule system.
    pub(super) words: Vec<Word>,
    /// The rule systems that it names.
    pub(super) systems: Vec<String>,
    /// The clauses of rules that it names.
    pub(super) clauses: Vec<String>,
    /// What it wants to know.
    pub(super) kinds: Vec<Kind>,
    /// The ways to cut it between two things that it compares.
    pub(super) parts: Vec<(Vec<Word>, Vec<Word>)>,
    /// Whether the last word may be unfinished.
    pub(super) is_open: bool,
}

impl Question {
    /// Reads a question.
    pub(super) fn read(lexicon: &Lexicon, text: &str) -> Question {
        let text = beginning(text);
        let systems: Vec<String> = lexicon.systems(text).into_iter().map(str::to_owned).collect();
        let mut words = lexicon.words(text);
        if !systems.is_empty() {
            let others: Vec<Word> =
                words.iter().filter(|word| !lexicon.is_system(&word.text)).cloned().collect();
            // A question that asks for nothing but the name is about the system itself.
            if others.iter().any(|word| !word.is_stop()) {
                words = others;
            }
        }
        let is_open = !text.ends_with(|c: char| c.is_whitespace() || c.is_ascii_punctuation());
        let mut distinct: Vec<Word> = Vec::new();
        for word in words {
            if distinct.len() < MOST_WORDS && !distinct.contains(&word) {
                distinct.push(word);
            }
        }
        let mut kinds = lexicon.kinds(text);
        let parts = if kinds.contains(&Kind::Comparison) { lexicon.cuts(text) } else { Vec::new() };
        if parts.is_empty() {
            kinds.retain(|kind| *kind != Kind::Comparison);
        }
        let words_of = |part: &str| {
            let mut words = lexicon.words(part);
            words.retain(|word| !lexicon.is_system(&word.text));
            words
        };
        let parts = parts.iter().map(|(left, right)| (words_of(left), words_of(right))).collect();
        Question { words: distinct, systems, clauses: clauses(text), kinds, parts, is_open }
    }

    /// Whether the question is about a rule system. It is if it names that system. If it names no system, it
    /// is about the one with the key `in_use`.
    pub(super) fn is_about(&self, system: &str, in_use: &str) -> bool {
        match self.systems.is_empty() {
            true => system == in_use,
            false => self.systems.iter().any(|named| named == system),
        }
    }
}

/// A script, as languages name theirs, and whether a letter belongs to it.
type Script = (&'static str, fn(char) -> bool);

const SCRIPTS: [Script; 4] = [
    ("Latin", |c| c.is_ascii_alphabetic()),
    ("Cyrillic", |c| matches!(c, '\u{400}'..='\u{4ff}')),
    ("Kana", is_kana),
    ("Han", is_han),
];

/// The part of a question that is read.
fn beginning(text: &str) -> &str {
    text.char_indices().nth(LONGEST_QUESTION).map_or(text, |(end, _)| &text[..end])
}

/// Returns the languages that a question can be in, by its letters, where those are not letters of
/// `spoken`, the language of the reader: for each script the first one. Their texts are searched as well.
pub fn languages(question: &str, spoken: Language) -> Vec<Language> {
    let question = beginning(question);
    let has = |is: fn(char) -> bool| question.chars().any(is);
    let found = SCRIPTS.iter().filter(|(script, is)| {
        // Between kana, the characters of Chinese are Japanese.
        has(*is) && !(*script == "Han" && has(is_kana)) && !spoken.scripts().contains(script)
    });
    let of = |script: &str| Language::WRITTEN.iter().find(|l| l.scripts().contains(script));
    found.filter_map(|(script, _)| of(script).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_tell_the_language() {
        assert_eq!(languages("full flush", Language::En), []);
        assert_eq!(languages("чистая масть", Language::En), [Language::Ru]);
        assert_eq!(languages("清一色", Language::Ja), []);
        assert_eq!(languages("清一色", Language::Ru), [Language::Zh]);
        assert_eq!(languages("テンパイ", Language::Zh), [Language::Ja]);
    }

    #[test]
    fn a_long_question_is_read_as_far_as_its_first_words() {
        let lexicon = Lexicon::new();
        let number = |text: &str| Question::read(&lexicon, text).words.len();
        assert_eq!(number(&"tile ".repeat(100_000)), 1);
        let distinct: String = (10..1_000).map(|n| format!("{n} ")).collect();
        assert_eq!(number(&distinct), MOST_WORDS);
        // A character of Chinese can be a word on its own and in a pair.
        assert!(number(&"清一色碰碰和门前清全求人".repeat(10_000)) <= MOST_WORDS);
        let long = format!("{}清一色", " ".repeat(LONGEST_QUESTION));
        assert_eq!((number(&long), languages(&long, Language::En)), (0, Vec::new()));
        let short = format!("{}清", " ".repeat(LONGEST_QUESTION - 1));
        assert_eq!(languages(&short, Language::En), [Language::Zh]);
    }

    #[test]
    fn the_name_of_a_system_is_not_searched_for_unless_it_is_all() {
        let lexicon = Lexicon::new();
        let question = Question::read(&lexicon, "who pays in Sichuan?");
        assert_eq!(question.systems, ["sichuan"]);
        assert!(question.words.iter().all(|word| word.text != "sichuan"));
        assert!(!Question::read(&lexicon, "Sichuan").words.is_empty());
    }
}
