//! The answers to a question: the best one, and the rest by rule system.

use super::comparison::Hit;
use super::index::Index;
use super::question::Question;
use super::sentence::answering;
use super::subject::Subject;
use crate::text::Catalogue;

/// An answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// What it is about.
    pub subject: Subject,
    /// The name that the question matches, if it is not the name in the reader's language.
    pub also: Option<String>,
}

/// Answers about one rule system, or about terms, which all share.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The key of the rule system; `None` for terms.
    pub system: Option<&'static str>,
    /// The answers, the best first.
    pub answers: Vec<Answer>,
}

/// What a question found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers {
    /// The best answer; `None` if nothing was found.
    pub best: Option<Answer>,
    /// The others by rule system, the group with the best of them first.
    pub others: Vec<Group>,
    /// The question as it was read.
    pub question: Question,
}

/// The smallest score that an answer is shown with, as a part of the best one's.
const NEAR: f32 = 0.45;

/// The same within the group of a rule system that is not in use, as a part of the best of the group.
const NEAR_ELSEWHERE: f32 = 0.75;

/// So many answers are shown at most.
const MOST: usize = 12;

impl Answers {
    /// The number of answers.
    pub fn len(&self) -> usize {
        usize::from(self.best.is_some())
            + self.others.iter().map(|group| group.answers.len()).sum::<usize>()
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.best.is_none()
    }

    /// All answers as they stand on the screen.
    pub fn all(&self) -> impl Iterator<Item = &Answer> {
        self.best.iter().chain(self.others.iter().flat_map(|group| &group.answers))
    }
}

impl Index {
    /// Answers a question. `words` are those of the reader's language; `in_use` is the key of the rule
    /// system that comes first where several know the same.
    ///
    /// ```
    /// use hule::search::Index;
    /// use hule::text::Catalogue;
    ///
    /// let words = Catalogue::english();
    /// let mut index = Index::new();
    /// index.add(&words);
    /// let best = |question: &str| index.ask(question, &words, "mcr").best.unwrap().subject.key();
    /// assert_eq!(best("what is full flush?"), "mcr/full-flush");
    /// assert_eq!(best("чистая масть"), "mcr/full-flush");
    /// assert_eq!(best("清一色 in Sichuan"), "sichuan/full-flush");
    /// ```
    pub fn ask(&self, question: &str, words: &Catalogue, in_use: &str) -> Answers {
        let question = Question::read(&self.lexicon, question);
        let hits = self.find(&question, in_use);
        let Some(first) = hits.first() else { return Answers { question, ..Answers::default() } };
        let least = first.score * NEAR;
        let answer = |hit: &Hit| {
            let subject = self.subjects[hit.subject];
            let own = subject.name(words);
            Answer { subject, also: hit.name.filter(|name| *name != own).map(str::to_owned) }
        };
        let is_elsewhere =
            |system: Option<&str>| system.is_some_and(|system| !question.is_about(system, in_use));
        let mut others: Vec<Group> = Vec::new();
        // The best score of each group.
        let mut best: Vec<f32> = Vec::new();
        for hit in hits.iter().skip(1).take_while(|hit| hit.score >= least).take(MOST - 1) {
            let answer = answer(hit);
            let system = answer.subject.system();
            match others.iter().position(|group| group.system == system) {
                Some(at) if is_elsewhere(system) && hit.score < best[at] * NEAR_ELSEWHERE => {}
                Some(at) => others[at].answers.push(answer),
                None => {
                    others.push(Group { system, answers: vec![answer] });
                    best.push(hit.score);
                }
            }
        }
        let best = Some(answer(first));
        Answers { best, others, question }
    }

    /// The sentence of the text about a subject that answers a question best.
    pub fn sentence<'a>(
        &self,
        question: &Question,
        subject: &Subject,
        words: &'a Catalogue,
    ) -> &'a str {
        let key = subject.text();
        answering(&self.lexicon, question, words.find(&key).unwrap_or_default())
    }
}
