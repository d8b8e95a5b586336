//! What can be found: fans and rules of every rule system, parts of the course of a deal, terms, and
//! the systems themselves. A subject is a page of the rulebook.

use crate::rulebook::{About, Entry, Page, SECTIONS, TERMS, Term, entries};
use crate::rules;
use crate::system::{Fan, System};
use crate::text::Catalogue;
use crate::text::explain::name;

/// Something that a question can be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A fan or another rule of a rule system.
    Entry(&'static System, Entry),
    /// A part of the course of a deal.
    Deal(&'static System, &'static str),
    /// A term of the glossary.
    Term(&'static Term),
    /// A rule system.
    System(&'static System),
}

/// Returns everything that can be found.
pub(super) fn subjects() -> Vec<Subject> {
    let of_system = |system: &'static System| {
        let entries = rules::book(system).map(|book| entries(system, book)).unwrap_or_default();
        let entries = entries.into_iter().map(move |entry| Subject::Entry(system, entry));
        let deal = SECTIONS.into_iter().map(move |section| Subject::Deal(system, section));
        [Subject::System(system)].into_iter().chain(entries).chain(deal)
    };
    let systems = rules::SYSTEMS.iter().copied().flat_map(of_system);
    systems.chain(TERMS.iter().map(Subject::Term)).collect()
}

impl Subject {
    /// The page of the rulebook about it.
    pub fn page(&self) -> Page {
        match self {
            Subject::Entry(system, entry) => Page::Entry(system.key, entry.key.to_owned()),
            Subject::Deal(system, section) => Page::Deal(system.key, Some(section)),
            Subject::Term(term) => Page::Terms(Some(term.key.to_owned())),
            Subject::System(system) => Page::List(system.key),
        }
    }

    /// The key of its page in lists of synonyms and of questions: `mcr/full-flush`, `term/ready`.
    pub fn key(&self) -> String {
        match self {
            Subject::Entry(system, entry) => [system.key, "/", entry.key].concat(),
            Subject::Deal(system, section) => [system.key, "/deal/", section].concat(),
            Subject::Term(term) => ["term/", term.key].concat(),
            Subject::System(system) => system.key.to_owned(),
        }
    }

    /// The key of its rule system; `None` for a term, which all share.
    pub fn system(&self) -> Option<&'static str> {
        match self {
            Subject::Entry(system, _) | Subject::Deal(system, _) | Subject::System(system) => {
                Some(system.key)
            }
            Subject::Term(_) => None,
        }
    }

    /// The fan, if it is one.
    pub fn fan(&self) -> Option<&'static Fan> {
        match self {
            Subject::Entry(_, Entry { about: About::Fan(fan), .. }) => Some(fan),
            _ => None,
        }
    }

    /// Its name in a language.
    pub fn name(&self, words: &Catalogue) -> String {
        match self {
            Subject::Entry(_, entry) => name(words, &entry.names).to_owned(),
            Subject::Term(term) => name(words, &term.names).to_owned(),
            Subject::Deal(_, section) => words.get(&["deal.", section].concat()).to_owned(),
            Subject::System(system) => system.name(words.language()).to_owned(),
        }
    }

    /// The catalogue key of the text about it.
    pub fn text(&self) -> String {
        match self {
            Subject::Entry(system, entry) => entry.text(system),
            Subject::Term(term) => ["term.", term.key].concat(),
            Subject::Deal(system, section) => ["deal.", system.key, ".", section].concat(),
            Subject::System(system) => ["deal.", system.key, ".tiles"].concat(),
        }
    }

    /// A hand that shows it, as a link; `None` if no hand can.
    pub fn example(&self) -> Option<&'static str> {
        match self {
            Subject::Entry(_, entry) => entry.examples.first().copied(),
            Subject::Term(term) => term.example(),
            Subject::Deal(..) | Subject::System(_) => None,
        }
    }
}
