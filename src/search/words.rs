//! Cuts a text into the words that are compared: words of letters without their endings, numbers, and
//! single and paired characters of Chinese and Japanese, which are written without spaces.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::fold::{fold, is_han, is_kana};
use super::stem::stem;

/// A word of a text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Word {
    /// The folded word without its ending, or the word that stands for all of its meaning.
    pub text: String,
    /// The folded word as it was written.
    pub form: String,
    /// How much it says compared with a whole word, up to 1.
    pub share: f32,
    /// Whether it is a word of letters, which can be misspelt or unfinished.
    pub is_letters: bool,
}

impl Word {
    /// Whether it tells little of what is asked.
    pub fn is_stop(&self) -> bool {
        self.share == STOP
    }
}

/// How much a single Chinese character says where the pair that it is in is compared, too.
const SINGLE: f32 = 0.3;

/// How much a word says that tells little of what is asked, such as "when".
const STOP: f32 = 0.12;

/// What is known of words, whatever they are used for: those that say nothing about what is asked,
/// those that mean the same, and those that name a rule system.
#[derive(Clone, Debug, Default)]
pub(super) struct Lexicon {
    stops: HashSet<String>,
    /// Phrases of Chinese and Japanese that say nothing, the longest first.
    phrases: Vec<String>,
    same: HashMap<String, String>,
    systems: Vec<(String, String)>,
}

/// The file with them: a kind, a colon and words on each line.
const SOURCE: &str = include_str!("words.txt");

impl Lexicon {
    /// Reads the lexicon.
    pub fn new() -> Lexicon {
        let mut lexicon = Lexicon::default();
        for line in SOURCE.lines().filter(|line| !line.starts_with('#')) {
            let Some((kind, words)) = line.split_once(':') else { continue };
            let words = words.split_whitespace().map(fold);
            match kind.split_once(' ').unwrap_or((kind, "")) {
                ("stop", "zh" | "ja") => lexicon.phrases.extend(words),
                ("stop", _) => lexicon.stops.extend(words),
                ("system", key) => {
                    lexicon.systems.extend(words.map(|word| (own_stem(&word), key.to_owned())));
                }
                _ => {
                    let stems: Vec<String> = words.map(|word| stem(&word).to_owned()).collect();
                    for word in &stems {
                        lexicon.same.entry(word.clone()).or_insert_with(|| stems[0].clone());
                    }
                }
            }
        }
        lexicon.phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
        lexicon
    }

    /// Returns the words of a text. Words such as "when" say little unless there are no others.
    pub fn words(&self, text: &str) -> Vec<Word> {
        let folded = fold(text);
        let words = self.words_without(&self.phrases, &folded);
        if words.is_empty() { self.words_without(&[], &folded) } else { words }
    }

    /// The words of a folded text without phrases that say nothing.
    fn words_without(&self, phrases: &[String], folded: &str) -> Vec<Word> {
        let mut words = Vec::new();
        for run in runs(folded) {
            match run.chars().next() {
                Some(c) if is_han(c) || is_kana(c) => characters(run, phrases, &mut words),
                _ if self.stops.contains(run) => words.push(Word { share: STOP, ..self.word(run) }),
                _ => words.push(self.word(run)),
            }
        }
        if words.iter().all(Word::is_stop) {
            words.iter_mut().for_each(|word| word.share = 1.0);
        }
        words
    }

    /// The word for a run of letters or digits.
    fn word(&self, run: &str) -> Word {
        let stem = stem(run);
        let text = self.same.get(stem).map_or(stem, |same| same).to_owned();
        let is_letters = run.chars().all(char::is_alphabetic);
        Word { text, form: run.to_owned(), share: 1.0, is_letters }
    }

    /// The rule systems that a question names.
    pub fn systems(&self, question: &str) -> Vec<&str> {
        let folded = fold(question);
        let named = |run: &str, word: &str| match run.chars().next() {
            Some(c) if is_han(c) || is_kana(c) => run.contains(word),
            _ => own_stem(run) == word,
        };
        let is_named = |(word, _): &&(String, String)| runs(&folded).any(|run| named(run, word));
        self.systems.iter().filter(is_named).map(|(_, key)| key.as_str()).collect()
    }

    /// Whether a word names a rule system.
    pub fn is_system(&self, word: &Word) -> bool {
        self.systems.iter().any(|(name, _)| *name == word.text)
    }
}

/// Adds the characters of a run of Chinese or Japanese, single and in pairs, without phrases.
fn characters(run: &str, phrases: &[String], words: &mut Vec<Word>) {
    let mut rest = Cow::from(run);
    for phrase in phrases {
        if rest.contains(phrase) {
            rest = rest.replace(phrase, " ").into();
        }
    }
    for piece in rest.split_whitespace() {
        let characters: Vec<char> = piece.chars().collect();
        let word =
            |text: String, share: f32| Word { form: text.clone(), text, share, is_letters: false };
        for pair in characters.windows(2) {
            words.push(word(pair.iter().collect(), 1.0));
        }
        for c in &characters {
            if characters.len() == 1 {
                words.push(word(c.to_string(), 1.0));
            } else if is_han(*c) {
                words.push(word(c.to_string(), SINGLE));
            }
        }
    }
}

fn own_stem(word: &str) -> String {
    stem(word).to_owned()
}

/// The runs of one kind of character: letters, digits, Chinese and Japanese.
fn runs(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().flat_map(|part| {
        let mut rest = part;
        std::iter::from_fn(move || {
            let first = kind(rest.chars().next()?);
            let end = rest.find(|c| kind(c) != first).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            rest = after;
            Some(run)
        })
    })
}

fn kind(c: char) -> u8 {
    match c {
        c if is_han(c) || is_kana(c) => 0,
        c if c.is_ascii_digit() => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let words = Lexicon::new().words(text);
        let least = words.iter().map(|word| word.share).fold(0.0, f32::max).min(2.0 * STOP);
        words.into_iter().filter(|word| word.share >= least).map(|word| word.text).collect()
    }

    #[test]
    fn a_question_becomes_what_it_asks_for() {
        assert_eq!(words("What is a Full Flush?"), ["full", "flush"]);
        assert_eq!(words("что такое чистая масть"), ["чист", "маст"]);
        assert_eq!(words("什么是清一色"), words("清一色"));
        assert_eq!(words("テンパイとは何ですか"), words("テンパイ"));
        assert_eq!(words("8点縛り")[0], "eight");
    }

    #[test]
    fn words_of_one_meaning_are_one() {
        assert_eq!(words("concealed pon"), words("closed pungs"));
        assert_eq!(words("7 pairs"), words("seven pair"));
    }

    #[test]
    fn a_question_of_empty_words_keeps_them() {
        assert!(!words("what is this").is_empty());
        assert!(words("").is_empty());
    }

    #[test]
    fn a_rule_system_is_recognised_in_every_language() {
        let lexicon = Lexicon::new();
        for (question, key) in [
            ("full flush in Sichuan", "sichuan"),
            ("сычуаньский маджонг", "sichuan"),
            ("四川麻将怎么算", "sichuan"),
            ("国標麻将", "mcr"),
        ] {
            assert_eq!(lexicon.systems(question).first(), Some(&key), "{question}");
        }
        assert!(lexicon.systems("full flush").is_empty());
    }
}
