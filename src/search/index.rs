//! The index: which words stand in the names and texts of which subjects.

use std::collections::{HashMap, HashSet};

use super::lexicon::Lexicon;
use super::subject::{Subject, subjects};
use super::synonyms;
use super::typing::Letters;
use super::words::Word;
use crate::text::{Catalogue, Language};

/// The power of the weight of a word: below 1, rare words weigh less above common ones.
const RARE: f32 = 0.8;

/// An index. It knows the names in the rules of every language and those of other schools from the
/// start. What people of a language say besides, and its texts, are added.
#[derive(Clone, Debug)]
pub struct Index {
    pub(super) lexicon: Lexicon,
    pub(super) subjects: Vec<Subject>,
    pub(super) names: Vec<Name>,
    pub(super) words: Vec<KnownWord>,
    pub(super) by_text: HashMap<String, usize>,
    pub(super) forms: Vec<Form>,
    /// The texts of the forms.
    pub(super) written: HashSet<String>,
    /// The subjects by their keys.
    by_key: HashMap<String, usize>,
    /// The pairs of fans of which the first has the names of the second.
    shared: HashSet<(usize, usize)>,
    /// The languages whose other names are there, and those whose texts are.
    spoken: Vec<Language>,
    languages: Vec<Language>,
}

/// A name of a subject.
#[derive(Clone, Debug)]
pub(super) struct Name {
    pub subject: usize,
    pub kind: NameKind,
    /// The name as it is written.
    pub text: String,
    /// Its words, each with its share: how much it says compared with a whole word.
    pub words: Vec<(usize, f32)>,
    /// The weight of all its words.
    pub weight: f32,
}

/// Who uses a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameKind {
    /// The rules.
    Own,
    /// Other people.
    Other,
    /// Nobody: it is a key, a number or a clause.
    Mark,
}

/// A form of a word as it is written in names, which typed words are compared with.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub text: String,
    pub letters: Letters,
    pub word: usize,
}

/// A word that is known.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownWord {
    /// The names that it stands in.
    pub names: Vec<u32>,
    /// The subjects whose names or texts it stands in, in ascending order.
    pub subjects: Vec<u32>,
    /// Its weight: the fewer subjects it stands in, the more.
    pub weight: f32,
}

impl Default for Index {
    fn default() -> Self {
        Index::new()
    }
}

impl Index {
    /// Creates the index of the names in the rules. [`Index::learn`] adds what people say, and
    /// [`Index::add`] adds texts.
    pub fn new() -> Index {
        let mut index = Index {
            lexicon: Lexicon::new(),
            subjects: subjects(),
            names: Vec::new(),
            words: Vec::new(),
            by_text: HashMap::new(),
            forms: Vec::new(),
            written: HashSet::new(),
            by_key: HashMap::new(),
            shared: HashSet::new(),
            spoken: Vec::new(),
            languages: Vec::new(),
        };
        for at in 0..index.subjects.len() {
            let subject = index.subjects[at];
            index.by_key.insert(subject.key(), at);
            for name in own_names(&subject) {
                index.name(&[at], &name, NameKind::Own);
            }
            for name in marks(&subject) {
                index.name(&[at], &name, NameKind::Mark);
            }
        }
        index.add_synonyms(synonyms::SCHOOLS);
        index.weigh();
        index
    }

    /// Adds the names that people of a language use besides those in the rules. A language that was
    /// learnt is not learnt again.
    pub fn learn(&mut self, language: Language) {
        if !self.spoken.contains(&language) {
            self.spoken.push(language);
            self.add_synonyms(synonyms::of(language));
            self.weigh();
        }
    }

    fn add_synonyms(&mut self, file: &'static str) {
        for synonyms in synonyms::read(file) {
            let pages: Vec<usize> =
                synonyms.pages().filter_map(|page| self.by_key.get(page).copied()).collect();
            for name in synonyms.names() {
                self.name(&pages, name, NameKind::Other);
            }
            self.share_names(&pages);
        }
    }

    /// Gives fans that are the same thing in several rule systems each other's names.
    fn share_names(&mut self, pages: &[usize]) {
        let is_fan = |at: &&usize| self.subjects[**at].fan().is_some();
        let fans: Vec<usize> = pages.iter().filter(is_fan).copied().collect();
        let pairs = fans.iter().flat_map(|fan| fans.iter().map(move |other| (*fan, *other)));
        let system = |fan: usize| self.subjects[fan].system();
        let pairs: Vec<_> = pairs.filter(|(fan, other)| system(*fan) != system(*other)).collect();
        for (fan, other) in pairs {
            if self.shared.insert((fan, other)) {
                let own = own_names(&self.subjects[fan]);
                let names = own_names(&self.subjects[other]);
                for name in names.iter().filter(|name| !own.contains(name)) {
                    self.name(&[fan], name, NameKind::Other);
                }
            }
        }
    }

    /// Learns a language, and adds its texts as far as the catalogue has them. A language that is there
    /// is not added again.
    pub fn add(&mut self, words: &Catalogue) {
        if self.has(words.language()) {
            return;
        }
        self.learn(words.language());
        self.languages.push(words.language());
        for at in 0..self.subjects.len() {
            let subject = self.subjects[at];
            if matches!(subject, Subject::Deal(..) | Subject::System(_)) {
                self.name(&[at], &subject.name(words), NameKind::Own);
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

    /// Adds a name of some subjects.
    fn name(&mut self, subjects: &[usize], text: &str, kind: NameKind) {
        let mut words: Vec<(usize, f32)> = Vec::new();
        for word in self.lexicon.words(text) {
            let known = self.know(&word);
            self.form(known, &word);
            if words.iter().all(|(other, _)| *other != known) {
                words.push((known, word.share));
            }
        }
        for subject in subjects {
            let at = self.names.len() as u32;
            for (word, _) in &words {
                self.words[*word].names.push(at);
                self.stands_in(*word, *subject);
            }
            let (text, words) = (text.to_owned(), words.clone());
            self.names.push(Name { subject: *subject, kind, text, words, weight: 0.0 });
        }
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

    /// Calculates the weight of each word and of each name.
    fn weigh(&mut self) {
        let all = self.subjects.len() as f32;
        for word in &mut self.words {
            word.weight = (1.0 + all / (1.0 + word.subjects.len() as f32)).ln().powf(RARE);
        }
        for name in &mut self.names {
            let weights = name.words.iter().map(|(word, share)| share * self.words[*word].weight);
            name.weight = weights.sum();
        }
    }
}

/// The names of a subject in every language.
fn own_names(subject: &Subject) -> Vec<String> {
    let names = match subject {
        Subject::Entry(_, entry) => entry.names,
        Subject::Term(term) => term.names,
        Subject::Deal(..) | Subject::System(_) => return Vec::new(),
    };
    let mut all: Vec<String> = Vec::new();
    for (_, name) in names.iter() {
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
