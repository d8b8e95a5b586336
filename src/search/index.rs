//! The index: which words stand in the names and texts of which subjects, and the comparison of a
//! question with them.

use std::collections::{HashMap, HashSet};

use super::question::Question;
use super::subject::{Subject, subjects};
use super::synonyms;
use super::typing::{Letters, beginning, likeness};
use super::words::{Lexicon, Word};
use crate::text::{Catalogue, Language};

/// How much the best name counts, and how much it counts that all words of the question stand
/// somewhere in the names and the text.
const NAME: f32 = 1.0;
const TEXT: f32 = 0.4;

/// How much a subject of a system that the question names, or of the one in use, comes before others.
const NAMED_SYSTEM: f32 = 0.6;
const SYSTEM_IN_USE: f32 = 0.1;

/// How well another name matches that is the same as what is asked: its own name comes first.
const OTHER_NAME: f32 = 0.94;

/// How much a word of letters says that nobody knows: something else was asked for.
const UNKNOWN: f32 = 2.0;

/// How much of what is asked has to be found, as a part of all that it says.
const LEAST: f32 = 0.34;

/// An index, which knows names of every language from the start and texts of those that were added.
#[derive(Clone, Debug)]
pub struct Index {
    pub(super) lexicon: Lexicon,
    pub(super) subjects: Vec<Subject>,
    names: Vec<Name>,
    words: Vec<KnownWord>,
    by_text: HashMap<String, usize>,
    forms: Vec<Form>,
    /// The texts of the forms.
    written: HashSet<String>,
    languages: Vec<Language>,
}

/// A name of a subject.
#[derive(Clone, Debug)]
struct Name {
    subject: usize,
    kind: NameKind,
    /// The name as it is written.
    text: String,
    /// Its words, and how much each says.
    words: Vec<(usize, f32)>,
}

/// Who calls a subject by a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameKind {
    /// The rules.
    Own,
    /// Other people.
    Other,
    /// Nobody: it is a key, a number or a clause.
    Mark,
}

/// A form of a word as it is written in names, which typed words are compared with.
#[derive(Clone, Debug)]
struct Form {
    text: String,
    letters: Letters,
    word: usize,
}

/// A word that is known.
#[derive(Clone, Debug, Default)]
struct KnownWord {
    /// The names that it stands in.
    names: Vec<u32>,
    /// The subjects whose names or texts it stands in, in ascending order.
    subjects: Vec<u32>,
    /// How much it says: a word that stands everywhere says little.
    weight: f32,
}

/// A subject that a question found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit<'a> {
    pub subject: usize,
    pub score: f32,
    /// The name that matches best, if one that people say does.
    pub name: Option<&'a str>,
}

impl Default for Index {
    fn default() -> Self {
        Index::new()
    }
}

impl Index {
    /// Creates the index of all names. Texts are added with [`Index::add`].
    pub fn new() -> Index {
        let mut index = Index {
            lexicon: Lexicon::new(),
            subjects: subjects(),
            names: Vec::new(),
            words: Vec::new(),
            by_text: HashMap::new(),
            forms: Vec::new(),
            written: HashSet::new(),
            languages: Vec::new(),
        };
        let mut by_key: HashMap<String, usize> = HashMap::new();
        for at in 0..index.subjects.len() {
            let subject = index.subjects[at];
            by_key.insert(subject.key(), at);
            for name in own_names(&subject) {
                index.name(at, &name, NameKind::Own);
            }
            for name in marks(&subject) {
                index.name(at, &name, NameKind::Mark);
            }
        }
        for synonyms in synonyms::all() {
            for at in synonyms.pages().filter_map(|page| by_key.get(page)) {
                for name in synonyms.names() {
                    index.name(*at, name, NameKind::Other);
                }
            }
        }
        index.weigh();
        index
    }

    /// Adds the texts of a language, as far as the catalogue has them. A language that is there is not
    /// added again.
    pub fn add(&mut self, words: &Catalogue) {
        if self.has(words.language()) {
            return;
        }
        self.languages.push(words.language());
        for at in 0..self.subjects.len() {
            let subject = self.subjects[at];
            if matches!(subject, Subject::Deal(..) | Subject::System(_)) {
                self.name(at, &subject.name(words), NameKind::Own);
            }
            let key = subject.text();
            for word in self.lexicon.words(words.find(&key).unwrap_or_default()) {
                let word = self.know(&word);
                self.stands_in(word, at);
            }
        }
        self.weigh();
    }

    /// Whether the texts of a language are there.
    pub fn has(&self, language: Language) -> bool {
        self.languages.contains(&language)
    }

    /// Adds a name of a subject.
    fn name(&mut self, subject: usize, text: &str, kind: NameKind) {
        let at = self.names.len();
        let mut words: Vec<(usize, f32)> = Vec::new();
        for word in self.lexicon.words(text) {
            let share = word.share;
            let known = self.know(&word);
            self.form(known, &word);
            let word = known;
            if words.iter().all(|(other, _)| *other != word) {
                words.push((word, share));
                self.words[word].names.push(at as u32);
                self.stands_in(word, subject);
            }
        }
        self.names.push(Name { subject, kind, text: text.to_owned(), words });
    }

    /// The number of a word, which is new if it was not known.
    fn know(&mut self, word: &Word) -> usize {
        if let Some(at) = self.by_text.get(&word.text) {
            return *at;
        }
        self.by_text.insert(word.text.clone(), self.words.len());
        self.words.push(KnownWord::default());
        self.words.len() - 1
    }

    /// Notes how a known word is written.
    fn form(&mut self, known: usize, word: &Word) {
        if word.is_letters && self.written.insert(word.form.clone()) {
            let letters = Letters::of(&word.form);
            self.forms.push(Form { text: word.form.clone(), letters, word: known });
        }
    }

    /// Notes that a word stands in the names or the text of a subject.
    fn stands_in(&mut self, word: usize, subject: usize) {
        let subjects = &mut self.words[word].subjects;
        if let Err(at) = subjects.binary_search(&(subject as u32)) {
            subjects.insert(at, subject as u32);
        }
    }

    /// Finds out how much each word says.
    fn weigh(&mut self) {
        let all = self.subjects.len() as f32;
        for word in &mut self.words {
            word.weight = (1.0 + all / (1.0 + word.subjects.len() as f32)).ln();
        }
    }

    /// Returns the subjects that a question is about, the best first. `in_use` is the key of the rule
    /// system that comes first where several know the same.
    pub(super) fn find(&self, question: &Question, in_use: &str) -> Vec<Hit<'_>> {
        let asked: Vec<Asked> = self.asked(question);
        let all: f32 = asked.iter().filter(|word| !word.is_stop).map(|word| word.weight).sum();
        if all <= 0.0 {
            return Vec::new();
        }
        let mut in_names = vec![Gain::default(); self.names.len()];
        let mut in_subjects = vec![Gain::default(); self.subjects.len()];
        for word in &asked {
            let mut best_name: HashMap<u32, Gain> = HashMap::new();
            let mut best_subject: HashMap<u32, Gain> = HashMap::new();
            for (at, quality) in &word.known {
                let known = &self.words[*at];
                let gain = Gain {
                    asked: if word.is_stop { 0.0 } else { word.weight * quality },
                    said: known.weight * quality * word.share,
                };
                for (places, best) in
                    [(&known.names, &mut best_name), (&known.subjects, &mut best_subject)]
                {
                    places.iter().for_each(|place| best.entry(*place).or_default().raise(gain));
                }
            }
            best_name.into_iter().for_each(|(at, gain)| in_names[at as usize].add(gain));
            best_subject.into_iter().for_each(|(at, gain)| in_subjects[at as usize].add(gain));
        }
        let mut best: Vec<(f32, Option<usize>)> = vec![(0.0, None); self.subjects.len()];
        for (at, gain) in in_names.iter().enumerate().filter(|(_, gain)| gain.asked > 0.0) {
            let name = &self.names[at];
            let size: f32 =
                name.words.iter().map(|(word, share)| share * self.words[*word].weight).sum();
            let own = if name.kind == NameKind::Own { 1.0 } else { OTHER_NAME };
            let score = own * (gain.asked / all) * (0.3 + 0.7 * (gain.said / size).min(1.0));
            if score > best[name.subject].0 {
                best[name.subject] = (score, Some(at));
            }
        }
        let mut hits: Vec<Hit> = Vec::new();
        for (subject, found) in in_subjects.iter().enumerate() {
            let (name_score, name) = best[subject];
            let found = found.asked / all;
            if found < LEAST {
                continue;
            }
            let score = NAME * name_score
                + TEXT * found
                + self.preference(&self.subjects[subject], question, in_use);
            let name = name.map(|at| &self.names[at]);
            let name = name.filter(|name| name.kind != NameKind::Mark);
            let name = name.map(|name| name.text.as_str());
            hits.push(Hit { subject, score, name });
        }
        hits.sort_by(|a, b| b.score.total_cmp(&a.score).then(a.subject.cmp(&b.subject)));
        hits
    }

    /// How much a subject comes before others that match as well.
    fn preference(&self, subject: &Subject, question: &Question, in_use: &str) -> f32 {
        let system = subject.system();
        let is_named = system.is_some_and(|key| question.systems.iter().any(|s| s == key));
        let kind = match subject {
            Subject::Entry(..) if subject.fan().is_some() => 0.06,
            Subject::Entry(..) => 0.0,
            Subject::Term(_) => 0.03,
            Subject::Deal(..) => -0.05,
            Subject::System(_) => 0.0,
        };
        let in_use = if system == Some(in_use) { SYSTEM_IN_USE } else { 0.0 };
        kind + in_use + if is_named { NAMED_SYSTEM } else { 0.0 }
    }

    /// The words of a question, with the known words that they can be.
    fn asked(&self, question: &Question) -> Vec<Asked> {
        let last = question.words.len().saturating_sub(1);
        let words = question.words.iter().enumerate();
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

/// What a name, or a subject as a whole, has of a question.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    /// How much of what is asked.
    asked: f32,
    /// How much of what the name says.
    said: f32,
}

impl Gain {
    fn raise(&mut self, other: Gain) {
        self.asked = self.asked.max(other.asked);
        self.said = self.said.max(other.said);
    }

    fn add(&mut self, other: Gain) {
        self.asked += other.asked;
        self.said += other.said;
    }
}

/// A word of a question.
struct Asked {
    /// How much it says.
    weight: f32,
    /// How much it says compared with a whole word.
    share: f32,
    /// Whether it is a word such as "when", which need not be found.
    is_stop: bool,
    /// The known words that it can be, and how well each matches.
    known: Vec<(usize, f32)>,
}

/// The names of a subject in the four languages.
fn own_names(subject: &Subject) -> Vec<String> {
    let names = match subject {
        Subject::Entry(_, entry) => entry.names,
        Subject::Term(term) => term.names,
        Subject::Deal(..) | Subject::System(_) => return Vec::new(),
    };
    let mut all: Vec<String> = Vec::new();
    for name in [names.en, names.ru, names.zh, names.ja] {
        all.push(name.to_owned());
        // 错和（诈胡）, 対子・雀頭 and «Плитка (кость)» are two names each.
        let is_end = |c: char| match subject {
            Subject::Term(_) => "（）()、・,".contains(c),
            _ => "（）()".contains(c),
        };
        let parts = name.split(is_end);
        let parts: Vec<&str> = parts.map(str::trim).filter(|part| !part.is_empty()).collect();
        if parts.len() > 1 {
            all.extend(parts.into_iter().map(str::to_owned));
        }
    }
    all
}

/// The key, the number and the clauses of a subject.
fn marks(subject: &Subject) -> Vec<String> {
    match subject {
        Subject::Entry(_, entry) => {
            let clauses = entry.clause.split(['·', ',', '–', '§', '№']).map(str::trim);
            let clauses = clauses.filter(|clause| !clause.is_empty()).map(str::to_owned);
            let number = entry.number().map(|number| number.to_string());
            [entry.key.to_owned()].into_iter().chain(number).chain(clauses).collect()
        }
        Subject::Term(term) => vec![term.key.to_owned()],
        Subject::Deal(_, section) => vec![(*section).to_owned()],
        Subject::System(system) => vec![system.key.to_owned()],
    }
}
