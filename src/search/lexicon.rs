//! What is known of words: those that say nothing about what is asked, those that mean the same, those
//! that tell what a question wants to know, and those that name a rule system. They are data, in the file
//! `words.txt`.

use std::collections::{HashMap, HashSet};

use super::fold::runs;
use super::fold::{fold, fold_phrase, is_han, is_kana, katakana};
use super::kind::Kind;
use super::ranks::{has_ranks, joined_ranks};
use super::stem::stem;
use crate::sorting::Sort;

/// What is known of words, whatever they are used for.
#[derive(Clone, Debug, Default)]
pub(super) struct Lexicon {
    /// Words of letters that say nothing about what is asked.
    pub(super) stops: HashSet<String>,
    /// Phrases of Chinese and Japanese that say nothing, by their first character, the longest first.
    phrases: HashMap<char, Vec<String>>,
    /// Words of letters by their stems, each with the one that stands for all of its meaning.
    pub(super) same: HashMap<String, String>,
    /// Phrases of Chinese and Japanese that mean the same, by their first character, the longest first,
    /// each with the one that stands for it.
    same_phrases: HashMap<char, Vec<(String, String)>>,
    /// Words for a thing and for its kinds, such as honors and winds, each with the others, and the ranks
    /// of sets, each with the kind of set.
    pub(super) kin: HashMap<String, Vec<String>>,
    /// Words that name a rule system.
    systems: Vec<SystemName>,
    /// Phrases that tell what kind of question it is, in every language.
    kinds: Vec<(String, Kind)>,
    /// Words between two things that are compared.
    pub(super) joints: HashSet<String>,
}

/// A word that names a rule system.
#[derive(Clone, Debug)]
struct SystemName {
    word: String,
    /// The key of the rule system.
    system: String,
    /// Whether a page of that rule system has the name as well, as the declaration of riichi has.
    is_page: bool,
}

/// The file with them: a kind, a colon and words on each line.
const SOURCE: &str = include_str!("words.txt");

impl Lexicon {
    /// Reads the lexicon.
    pub fn new() -> Lexicon {
        let mut lexicon = Lexicon::default();
        for line in SOURCE.lines().filter(|line| !line.starts_with('#')) {
            let Some((kind, words)) = line.split_once(':') else { continue };
            let words: Vec<String> = words.split_whitespace().map(fold).collect();
            match kind.split_once(' ').unwrap_or((kind, "")) {
                ("stop", _) => lexicon.add_stops(&words),
                ("same", _) => lexicon.add_same(&words),
                ("ask", kind) => {
                    let Some(kind) = Kind::of(kind) else { continue };
                    lexicon.add_stops(&words);
                    lexicon.kinds.extend(words.into_iter().map(|phrase| (phrase, kind)));
                }
                ("joint", _) => lexicon.joints.extend(words),
                ("kin", _) => {
                    let stems: Vec<String> = words.iter().map(|word| own_stem(word)).collect();
                    let Some((whole, kinds)) = stems.split_first() else { continue };
                    for kind in kinds {
                        lexicon.kin.entry(kind.clone()).or_default().push(whole.clone());
                        lexicon.kin.entry(whole.clone()).or_default().push(kind.clone());
                    }
                }
                ("set", kind) => {
                    // One way only: who asks for chows does not ask for 123.
                    for ranks in words {
                        lexicon.kin.entry(ranks).or_default().push(own_stem(kind));
                    }
                }
                (kind, key) => {
                    let stems = words.iter().map(|word| own_stem(&katakana(word)));
                    let is_page = kind == "system-and-page";
                    let named = |word| SystemName { word, system: key.to_owned(), is_page };
                    lexicon.systems.extend(stems.map(named));
                }
            }
        }
        for phrases in lexicon.phrases.values_mut() {
            phrases.arrange_by_key(|phrase| std::cmp::Reverse(phrase.len()));
        }
        for phrases in lexicon.same_phrases.values_mut() {
            phrases.arrange_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
        lexicon
    }

    /// Adds words and phrases that say nothing about what is asked.
    fn add_stops(&mut self, words: &[String]) {
        for word in words {
            if is_phrase(word) {
                self.phrases.entry(first(word)).or_default().push(word.clone());
            } else {
                self.stops.insert(word.clone());
            }
        }
    }

    /// Adds words or phrases that mean the same.
    fn add_same(&mut self, words: &[String]) {
        let Some(same) = words.first() else { return };
        if is_phrase(same) {
            for phrase in words.iter().map(|word| katakana(word)) {
                let phrases = self.same_phrases.entry(first(&phrase)).or_default();
                phrases.push((phrase, katakana(same)));
            }
        } else {
            for word in words {
                self.same.entry(own_stem(word)).or_insert_with(|| own_stem(same));
            }
        }
    }

    /// A text as its words are cut from it: folded, with the ranks of tiles in one number, and with one
    /// phrase of Chinese or Japanese in place of all that mean the same.
    pub fn folded(&self, text: &str) -> String {
        let folded = fold(text);
        let folded = if has_ranks(&folded) { joined_ranks(&folded) } else { folded };
        let is_spaced = !folded.chars().any(|c| is_han(c) || is_kana(c));
        if is_spaced { folded } else { self.with_one_phrase(&folded) }
    }

    /// A folded text with one phrase of Chinese or Japanese in place of all that mean the same.
    fn with_one_phrase(&self, folded: &str) -> String {
        let katakana = katakana(folded);
        let mut text = String::with_capacity(folded.len());
        let mut at = 0;
        let mut before = ' ';
        while let Some(c) = katakana[at..].chars().next() {
            // A word of kana does not begin within another one.
            let phrases = self.same_phrases.get(&c).filter(|_| !(is_kana(c) && is_kana(before)));
            let found = phrases
                .into_iter()
                .flatten()
                .find(|(phrase, _)| katakana[at..].starts_with(&**phrase));
            let end = at + found.map_or(c.len_utf8(), |(phrase, _)| phrase.len());
            text.push_str(found.map_or(&folded[at..end], |(_, first)| first));
            before = katakana[at..end].chars().next_back().unwrap_or(c);
            at = end;
        }
        text
    }

    /// A folded text with spaces in place of phrases that say nothing.
    pub fn without_phrases(&self, folded: &str) -> String {
        let mut text = String::with_capacity(folded.len());
        let mut rest = folded;
        while let Some(c) = rest.chars().next() {
            let phrases = self.phrases.get(&c).into_iter().flatten();
            let found =
                phrases.filter(|phrase| rest.starts_with(&***phrase)).map(String::len).next();
            text.push(if found.is_some() { ' ' } else { c });
            rest = &rest[found.unwrap_or(c.len_utf8())..];
        }
        text
    }

    /// The kinds of question that a question is.
    pub fn kinds(&self, question: &str) -> Vec<Kind> {
        let folded = fold_phrase(question);
        let folded = folded.split_whitespace().collect::<Vec<_>>().join(" ");
        let says = |phrase: &str| {
            let mut places = folded.match_indices(phrase);
            is_phrase(phrase) && places.next().is_some()
                || places.any(|(at, _)| is_word(&folded, at, at + phrase.len()))
        };
        let mut kinds: Vec<Kind> = Vec::new();
        for (phrase, kind) in &self.kinds {
            if !kinds.contains(kind) && says(phrase) {
                kinds.push(*kind);
            }
        }
        kinds
    }

    /// The rule systems that a question names.
    pub fn systems(&self, question: &str) -> Vec<&str> {
        let folded = katakana(&fold(question));
        let named = |run: &str, word: &str| match run.chars().next() {
            Some(c) if is_han(c) || is_kana(c) => run.contains(word),
            _ => own_stem(run) == word,
        };
        let is_named = |name: &&SystemName| runs(&folded).any(|run| named(run, &name.word));
        self.systems.iter().filter(is_named).map(|name| name.system.as_str()).collect()
    }

    /// Whether a word names a rule system and nothing else.
    pub fn is_system(&self, word: &str) -> bool {
        self.systems.iter().any(|name| name.word == word && !name.is_page)
    }
}

/// The first character of a phrase.
fn first(phrase: &str) -> char {
    phrase.chars().next().unwrap_or_default()
}

/// Whether a word is a phrase of Chinese or Japanese, which stands in a text without spaces.
fn is_phrase(word: &str) -> bool {
    word.starts_with(|c| is_han(c) || is_kana(c))
}

/// Whether a part of a folded text does not begin or end within a word.
fn is_word(folded: &str, from: usize, to: usize) -> bool {
    !folded[..from].ends_with(char::is_alphanumeric)
        && !folded[to..].starts_with(char::is_alphanumeric)
}

fn own_stem(word: &str) -> String {
    stem(word).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_tells_what_it_wants_to_know() {
        let lexicon = Lexicon::new();
        for (question, kind) in [
            ("How much is a full flush?", Kind::Price),
            ("сколько стоит чистая масть", Kind::Price),
            ("清一色多少番", Kind::Price),
            ("清一色は何点ですか", Kind::Price),
            ("why can't I claim a chow", Kind::Permission),
            ("full flush vs half flush", Kind::Comparison),
            ("что такое конг", Kind::Meaning),
            ("清一色とは", Kind::Meaning),
            ("テンパイとは", Kind::Meaning),
        ] {
            assert!(lexicon.kinds(question).contains(&kind), "{question}");
        }
        assert!(lexicon.kinds("full flush").is_empty());
    }

    #[test]
    fn phrases_of_one_meaning_are_one() {
        let lexicon = Lexicon::new();
        for (one, other) in
            [("诈胡", "错和"), ("暗槓", "アンカン"), ("てんぱい", "聴牌"), ("上がれる", "和了る")]
        {
            assert_eq!(lexicon.folded(one).chars().next(), lexicon.folded(other).chars().next());
        }
        // A word of kana within another one is not that word.
        assert!(lexicon.folded("サンカンツ").contains("カン"));
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
