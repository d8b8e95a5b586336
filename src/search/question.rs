//! A question, as it is compared with what is known.

use super::fold::{is_han, is_kana};
use super::words::{Lexicon, Word};
use crate::text::Language;

/// A question.
pub(super) struct Question {
    /// Its words, without those that name a rule system.
    pub words: Vec<Word>,
    /// The rule systems that it names.
    pub systems: Vec<String>,
    /// Whether the last word may be unfinished.
    pub is_open: bool,
}

impl Question {
    /// Reads a question.
    pub fn read(lexicon: &Lexicon, text: &str) -> Question {
        let systems: Vec<String> = lexicon.systems(text).into_iter().map(str::to_owned).collect();
        let mut words = lexicon.words(text);
        if !systems.is_empty() {
            let others: Vec<Word> =
                words.iter().filter(|word| !lexicon.is_system(word)).cloned().collect();
            // A question that asks for nothing but the name is about the system itself.
            if others.iter().any(|word| !word.is_stop()) {
                words = others;
            }
        }
        let is_open = !text.ends_with(|c: char| c.is_whitespace() || c.is_ascii_punctuation());
        Question { words, systems, is_open }
    }
}

/// Returns the languages that a question can be in, by its letters, apart from `spoken`, the language
/// of the reader. Their texts are searched as well.
pub fn languages(question: &str, spoken: Language) -> Vec<Language> {
    let has = |is: fn(char) -> bool| question.chars().any(is);
    let mut languages = Vec::new();
    if has(|c| c.is_ascii_alphabetic()) {
        languages.push(Language::En);
    }
    if has(|c| matches!(c, '\u{400}'..='\u{4ff}')) {
        languages.push(Language::Ru);
    }
    if has(is_kana) {
        languages.push(Language::Ja);
    } else if has(is_han) && spoken != Language::Ja {
        languages.push(Language::Zh);
    }
    languages.retain(|language| *language != spoken);
    languages
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
    fn the_name_of_a_system_is_not_searched_for_unless_it_is_all() {
        let lexicon = Lexicon::new();
        let question = Question::read(&lexicon, "who pays in Sichuan?");
        assert_eq!(question.systems, ["sichuan"]);
        assert!(question.words.iter().all(|word| word.text != "sichuan"));
        assert!(!Question::read(&lexicon, "Sichuan").words.is_empty());
    }
}
