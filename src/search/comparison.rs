//! The comparison of a question with the index: which subjects it is about, the best first.

use super::clauses::clauses;
use super::index::{Index, NameKind};
use super::kind::Kind;
use super::question::Question;
use super::subject::Subject;
use super::typing::{Letters, beginning, likeness};
use super::words::Word;
use crate::sorting::Sort;

/// What the best matching name counts, what the next best one adds to it, and what the words of the
/// question add that stand anywhere in the names and the text.
const NAME: f32 = 1.0;
const NEXT_NAME: f32 = 0.15;
const TEXT: f32 = 0.3;

/// What is added to the score of a subject if the question names its rule system, and if it names none
/// and the rule system is the one in use.
const NAMED_SYSTEM: f32 = 0.6;
const SYSTEM_IN_USE: f32 = 0.35;

/// What is added for the kind of a subject: fans are asked for more often than other rules, terms more
/// often still, and the course of a deal less.
const FAN: f32 = 0.06;
const TERM: f32 = 0.08;
const DEAL: f32 = -0.05;

/// What is added to a term for what the question wants to know.
const TERM_FOR_PRICE: f32 = -0.2;
const TERM_FOR_MEANING: f32 = 0.15;
const TERM_FOR_COMPARISON: f32 = 0.2;

/// What is added to a rule of the system that is asked about if the question is what may be done.
const RULE_FOR_PERMISSION: f32 = 0.05;

/// What is added to a page of another rule system if the question is what something is worth or what
/// may be done: each rule system has its own answer.
const ELSEWHERE: f32 = -0.2;

/// What is added to a page that comes from a clause that the question names.
const CLAUSE: f32 = 1.0;

/// How well a name that only other people use matches, compared with the subject's own name.
const OTHER_NAME: f32 = 0.9;

/// How much of a name's score does not depend on how much of the name was asked for.
const ANY_SAID: f32 = 0.3;

/// The weight of a word of a question that no text has, if it is written in letters. It is more than
/// that of many other words, because such a question is usually about something that is not explained
/// here.
const UNKNOWN: f32 = 2.0;

/// How well a word matches one for a kind of the same thing.
const KIN: f32 = 0.4;

/// The smallest part of the question's weight that a subject must match to be found.
const LEAST: f32 = 0.15;

/// A subject that a question found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit<'a> {
    pub subject: usize,
    pub score: f32,
    /// The name that matches best, if one that people say does.
    pub name: Option<&'a str>,
}

impl Index {
    /// Returns the subjects that a question of one thing is about, the best first. `in_use` is the key of
    /// the rule system that comes first where several know the same.
    pub(super) fn find_one(&self, question: &Question, in_use: &str) -> Vec<Hit<'_>> {
        let asked: Vec<Asked> = self.asked(question);
        let all: f32 = asked.iter().filter(|word| !word.is_stop).map(|word| word.weight).sum();
        if all <= 0.0 {
            return Vec::new();
        }
        let mut in_names = Tally::of(self.names.len());
        let mut in_subjects = Tally::of(self.subjects.len());
        for word in &asked {
            for (at, quality) in &word.known {
                let known = &self.words[*at];
                let gain = Gain {
                    asked: if word.is_stop { 0.0 } else { word.weight * quality },
                    said: known.weight * quality * word.share,
                };
                known.names.iter().for_each(|place| in_names.raise(*place, gain));
                known.subjects.iter().for_each(|place| in_subjects.raise(*place, gain));
            }
            in_names.next_word();
            in_subjects.next_word();
        }
        let mut best: Vec<(f32, Option<usize>)> = vec![(0.0, None); self.subjects.len()];
        let mut next = vec![0.0_f32; self.subjects.len()];
        for (at, gain) in in_names.sums.iter().enumerate().filter(|(_, gain)| gain.asked > 0.0) {
            let name = &self.names[at];
            let own = if name.kind == NameKind::Own { 1.0 } else { OTHER_NAME };
            // The square: a name that says much more than was asked is rarely what was meant.
            let said = (gain.said / name.weight).min(1.0).powi(2);
            let score = own * (gain.asked / all) * (ANY_SAID + (1.0 - ANY_SAID) * said);
            if score > best[name.subject].0 {
                next[name.subject] = best[name.subject].0;
                best[name.subject] = (score, Some(at));
            } else if score > next[name.subject] {
                next[name.subject] = score;
            }
        }
        let mut hits: Vec<Hit> = Vec::new();
        for (subject, found) in in_subjects.sums.iter().enumerate() {
            let (name_score, name) = best[subject];
            let found = found.asked / all;
            if found < LEAST {
                continue;
            }
            let score = NAME * name_score
                + NEXT_NAME * next[subject]
                + TEXT * found
                + self.preference(&self.subjects[subject], question, in_use);
            let name = name.map(|at| &self.names[at]);
            let name = name.filter(|name| name.kind != NameKind::Mark);
            let name = name.map(|name| name.text.as_str());
            hits.push(Hit { subject, score, name });
        }
        hits.arrange_by(|a, b| b.score.total_cmp(&a.score).then(a.subject.cmp(&b.subject)));
        hits
    }

    /// How much a subject comes before others that match as well.
    fn preference(&self, subject: &Subject, question: &Question, in_use: &str) -> f32 {
        let asks = |kind: Kind| question.kinds.contains(&kind);
        let if_asks = |kind: Kind, change: f32| if asks(kind) { change } else { 0.0 };
        let system = subject.system();
        // The rule system that is asked about.
        let is_meant = system.is_some_and(|system| question.is_about(system, in_use));
        let kind = match subject {
            Subject::Entry(..) if subject.fan().is_some() => FAN,
            Subject::Term(_) => {
                TERM + if_asks(Kind::Price, TERM_FOR_PRICE)
                    + if_asks(Kind::Meaning, TERM_FOR_MEANING)
                    + if_asks(Kind::Comparison, TERM_FOR_COMPARISON)
            }
            Subject::Entry(..) if is_meant => if_asks(Kind::Permission, RULE_FOR_PERMISSION),
            Subject::Deal(..) if is_meant => DEAL + if_asks(Kind::Permission, RULE_FOR_PERMISSION),
            Subject::Deal(..) => DEAL,
            Subject::Entry(..) | Subject::System(_) => 0.0,
        };
        let place = match is_meant {
            true if question.systems.is_empty() => SYSTEM_IN_USE,
            true => NAMED_SYSTEM,
            false if system.is_none() => 0.0,
            false => if_asks(Kind::Price, ELSEWHERE).min(if_asks(Kind::Permission, ELSEWHERE)),
        };
        kind + place + if is_from(subject, &question.clauses) { CLAUSE } else { 0.0 }
    }

    /// The words of a question, with the known words that they can be.
    fn asked(&self, question: &Question) -> Vec<Asked> {
        let words = self.as_known(&question.words);
        let last = words.len().saturating_sub(1);
        let words = words.iter().enumerate();
        words
            .map(|(at, word)| {
                let known = self.known(word, question.is_open && at == last);
                let weight = known.iter().map(|(at, _)| self.words[*at].weight).fold(0.0, f32::max);
                // A word of letters that nobody knows is something else that was asked for; a pair of
                // characters that nobody knows is only where two words meet.
                let unknown = if word.is_letters { UNKNOWN } else { 0.0 };
                let weight = if known.is_empty() { unknown } else { weight };
                let is_stop = word.is_stop();
                Asked { weight: weight * word.share, share: word.share, is_stop, known }
            })
            .collect()
    }

    /// The known words that a word of a question can be, and how well each matches.
    fn known(&self, word: &Word, is_open: bool) -> Vec<(usize, f32)> {
        let mut found = Vec::new();
        let same = self.by_text.get(&word.text).copied();
        found.extend(same.map(|at| (at, 1.0)));
        let kin = self.lexicon.kin.get(&word.text).into_iter().flatten();
        found.extend(kin.filter_map(|kin| self.by_text.get(kin)).map(|at| (*at, KIN)));
        if !word.is_letters {
            return found;
        }
        let letters = Letters::of(&word.form);
        for form in self.forms.iter().filter(|form| Some(form.word) != same) {
            let begins = if is_open { beginning(&word.form, &form.text) } else { 0.0 };
            let quality = match same {
                None if begins == 0.0 => likeness(&word.form, letters, &form.text, form.letters),
                _ => begins,
            };
            if quality > 0.0 {
                found.push((form.word, quality));
            }
        }
        found
    }
}

/// Whether a page comes from one of these clauses.
fn is_from(subject: &Subject, asked: &[String]) -> bool {
    let Subject::Entry(_, entry) = subject else { return false };
    !asked.is_empty() && clauses(entry.clause).iter().any(|clause| asked.contains(clause))
}

/// What a name, or a subject as a whole, has of a question.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    /// How much of what is asked.
    asked: f32,
    /// How much of what the name says.
    said: f32,
}

impl Gain {
    fn is_none(self) -> bool {
        self.asked == 0.0 && self.said == 0.0
    }

    fn raise(&mut self, other: Gain) {
        self.asked = self.asked.max(other.asked);
        self.said = self.said.max(other.said);
    }

    fn add(&mut self, other: Gain) {
        self.asked += other.asked;
        self.said += other.said;
    }
}

/// What names, or subjects, have of a question.
struct Tally {
    /// What each of them has of the words so far.
    sums: Vec<Gain>,
    /// What each of them has of the present word: the best of the known words that it can be.
    best: Vec<Gain>,
    /// Those that have anything of the present word.
    touched: Vec<u32>,
}

impl Tally {
    fn of(count: usize) -> Tally {
        let none = || vec![Gain::default(); count];
        Tally { sums: none(), best: none(), touched: Vec::new() }
    }

    /// Notes that a place has a known word that the present word can be.
    fn raise(&mut self, place: u32, gain: Gain) {
        let best = &mut self.best[place as usize];
        if best.is_none() {
            self.touched.push(place);
        }
        best.raise(gain);
    }

    /// Adds what was found of the present word.
    fn next_word(&mut self) {
        for place in self.touched.drain(..) {
            let gain = std::mem::take(&mut self.best[place as usize]);
            self.sums[place as usize].add(gain);
        }
    }
}

/// A word of a question.
struct Asked {
    /// Its weight.
    weight: f32,
    /// How much it says compared with a whole word.
    share: f32,
    /// Whether it is a word such as "when", which need not be found.
    is_stop: bool,
    /// The known words that it can be, and how well each matches.
    known: Vec<(usize, f32)>,
}
