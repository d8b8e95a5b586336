//! Questions that compare two things: each of the two is looked for.

use super::comparison::Hit;
use super::fold::{is_han, is_kana};
use super::index::Index;
use super::lexicon::Lexicon;
use super::question::{MOST_WORDS, Question};
use super::words::Word;

/// So many ways to cut a question in two are tried at most.
const MOST_CUTS: usize = 6;

/// How much the words about one of two things count for the other one.
const CONTEXT: f32 = 0.25;

impl Index {
    /// Returns the subjects that a question is about, the best first. The best for each of two things that
    /// it compares come before all others. `in_use` is the key of the rule system that comes first where
    /// several know the same.
    pub(super) fn find(&self, question: &Question, in_use: &str) -> Vec<Hit<'_>> {
        let mut hits = self.find_one(question, in_use);
        let best = |half: &Question| self.find_one(half, in_use).first().copied();
        let found = question.halves().filter_map(|(one, other)| Some((best(&one)?, best(&other)?)));
        let found = found.filter(|(one, other)| one.subject != other.subject);
        let score = |(one, other): &(Hit, Hit)| one.score + other.score;
        if let Some((one, other)) = found.max_by(|a, b| score(a).total_cmp(&score(b))) {
            hits.retain(|hit| hit.subject != one.subject && hit.subject != other.subject);
            let score = hits.first().map_or(0.0, |hit| hit.score).max(one.score);
            hits.splice(..0, [Hit { score, ..one }, Hit { score, ..other }]);
        }
        hits
    }
}

impl Question {
    /// The two questions of one that compares two things, cut in each way that is possible. The words
    /// about the other thing may belong to both: "seat and prevalent wind".
    pub(super) fn halves(&self) -> impl Iterator<Item = (Question, Question)> {
        let half = |own: &[Word], other: &[Word], is_open: bool| {
            let mut words = own.to_vec();
            for word in other {
                if !words.iter().any(|own| own.text == word.text) {
                    words.push(Word { share: word.share * CONTEXT, ..word.clone() });
                }
            }
            words.truncate(MOST_WORDS);
            Question { words, parts: Vec::new(), is_open, ..self.clone() }
        };
        self.parts
            .iter()
            .map(move |(left, right)| (half(left, right, false), half(right, left, self.is_open)))
    }
}

impl Lexicon {
    /// The ways in which a question can be cut between two things that it compares. Chinese writes "and"
    /// like "win", and Japanese particles are spaces here, so there can be several.
    pub(super) fn cuts(&self, question: &str) -> Vec<(String, String)> {
        let folded = self.without_phrases(&self.folded(question));
        let cuts = folded.char_indices().filter_map(|(at, c)| {
            let (one, other) = (folded[..at].trim(), folded[at + c.len_utf8()..].trim());
            let other = if c == ' ' { self.after_joint(one, other)? } else { other };
            let is_joint = c == ' ' || self.joints.contains(&*c.to_string());
            let is_cut = is_joint && !one.is_empty() && !other.is_empty();
            is_cut.then(|| (one.to_owned(), other.to_owned()))
        });
        cuts.take(MOST_CUTS).collect()
    }

    /// What follows the word between two things; `None` if there is no such word. Between characters of
    /// Chinese and Japanese a space is enough.
    fn after_joint<'a>(&self, one: &str, other: &'a str) -> Option<&'a str> {
        let is_character = |c: Option<char>| c.is_some_and(|c| is_han(c) || is_kana(c));
        let (word, rest) = other.split_once(' ').unwrap_or((other, ""));
        if self.joints.contains(word) {
            Some(rest.trim_start())
        } else {
            let is_space =
                is_character(one.chars().next_back()) && is_character(other.chars().next());
            is_space.then_some(other)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Catalogue, Language};

    fn first_two(question: &str, language: Language) -> Vec<String> {
        let words = Catalogue::of(language);
        let mut index = Index::new();
        index.add(&words);
        let answers = index.ask(question, &words, "mcr");
        answers.all().take(2).map(|answer| answer.subject.key()).collect()
    }

    #[test]
    fn both_things_that_are_compared_come_first() {
        for (question, language, pages) in [
            ("difference between full flush and half flush", Language::En, ["full", "half"]),
            ("half flush vs full flush", Language::En, ["half", "full"]),
            ("which is worth more, full or half flush?", Language::En, ["full", "half"]),
            ("清一色和混一色哪个大", Language::Zh, ["full", "half"]),
            ("混一色と清一色の違い", Language::Ja, ["half", "full"]),
        ] {
            let pages = pages.map(|page| ["mcr/", page, "-flush"].concat());
            assert_eq!(first_two(question, language), pages, "{question}");
        }
        let straights = ["mcr/pure-straight", "mcr/mixed-straight"];
        let question = "чем чистый ряд отличается от смешанного";
        assert_eq!(first_two(question, Language::Ru), straights);
    }

    #[test]
    fn a_question_is_cut_in_every_way_that_is_possible() {
        let cuts = |question: &str| Lexicon::new().cuts(question);
        assert_eq!(cuts("pung vs kong"), [("pung".to_owned(), "kong".to_owned())]);
        assert!(cuts("碰碰和和清一色").contains(&("碰碰和".to_owned(), "清一色".to_owned())));
        assert!(cuts("full flush").is_empty());
        assert!(cuts("and or").is_empty());
        assert!(cuts(&"a and b or ".repeat(100)).len() <= MOST_CUTS);
    }
}
