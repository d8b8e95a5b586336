//! Cuts a text into the words that are compared: words of letters without their endings, numbers, and
//! single and paired characters of Chinese and Japanese, which are written without spaces.

use super::fold::runs;
use super::fold::{is_han, is_hiragana, is_kana, katakana};
use super::lexicon::Lexicon;
use super::ranks::sets;
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

/// How much a pair of syllables says of the script in which Japanese writes its grammar.
const HIRAGANA: f32 = 0.6;

/// How much a word says that tells little of what is asked, such as "when".
const STOP: f32 = 0.12;

impl Lexicon {
    /// Returns the words of a text. Words such as "when" say little unless there are no others.
    pub fn words(&self, text: &str) -> Vec<Word> {
        let folded = self.folded(text);
        let words = self.words_of(&self.without_phrases(&folded));
        if words.is_empty() { self.words_of(&folded) } else { words }
    }

    /// The words of a folded text.
    fn words_of(&self, folded: &str) -> Vec<Word> {
        let mut words = Vec::new();
        for run in runs(folded).flat_map(sets) {
            match run.chars().next() {
                Some(c) if is_han(c) || is_kana(c) => characters(run, &mut words),
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
    pub fn word(&self, run: &str) -> Word {
        let stem = stem(run);
        let text = self.same.get(stem).map_or(stem, |same| same).to_owned();
        let is_letters = run.chars().all(char::is_alphabetic);
        Word { text, form: run.to_owned(), share: 1.0, is_letters }
    }
}

/// Adds the characters of a run of Chinese or Japanese, single and in pairs.
fn characters(run: &str, words: &mut Vec<Word>) {
    let characters: Vec<char> = run.chars().collect();
    let word =
        |text: String, share: f32| Word { form: text.clone(), text, share, is_letters: false };
    for pair in characters.windows(2) {
        let share = if pair.iter().all(|c| is_hiragana(*c)) { HIRAGANA } else { 1.0 };
        words.push(word(katakana(&pair.iter().collect::<String>()), share));
    }
    for c in &characters {
        if characters.len() == 1 {
            words.push(word(katakana(&c.to_string()), 1.0));
        } else if is_han(*c) {
            words.push(word(c.to_string(), SINGLE));
        }
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
    fn both_scripts_of_japanese_are_one() {
        assert_eq!(words("てんぱい"), words("テンパイ"));
        assert_eq!(words("たんやお"), words("タンヤオ"));
    }

    #[test]
    fn a_question_of_empty_words_keeps_them() {
        assert!(!words("what is this").is_empty());
        assert!(words("").is_empty());
    }
}
