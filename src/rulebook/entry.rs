//! The entries of a rule system's rulebook, in their order and groups.

use std::cmp::Ordering;

use crate::rules;
use crate::sorting::Sort;
use crate::system::System;
use crate::system::{Fan, Names, Unit};

use super::{Book, Page, RuleKind};

/// The subject of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A fan of the system's table.
    Fan(&'static Fan),
    /// A rule that is not a fan.
    Rule(RuleKind),
}

/// An entry of a rulebook: a fan, or a rule that is not a fan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The key, unique in the rulebook.
    pub key: &'static str,
    /// The subject.
    pub about: About,
    /// The names in four languages.
    pub names: Names,
    /// The clause of the rules.
    pub clause: &'static str,
    /// Whether no tile shows it: [`FanPage::is_told`](super::FanPage::is_told).
    pub is_told: bool,
    /// Links of hands or deals as examples.
    pub examples: &'static [&'static str],
}

impl Entry {
    /// Returns the catalogue key of the entry's definition.
    pub fn text(&self, rules: &System) -> String {
        match self.about {
            About::Fan(fan) => format!("fan.{}.{}.definition", rules.words, fan.key),
            About::Rule(_) => format!("rule.{}.{}", rules.key, self.key),
        }
    }

    /// Returns the number of the fan; `None` if the entry is about a rule.
    pub fn number(&self) -> Option<u8> {
        match self.about {
            About::Fan(fan) => Some(fan.number),
            About::Rule(_) => None,
        }
    }
}

/// Returns the system whose rulebook has the page of a fan of another one: the system itself, or the one
/// that it borrows the fan from.
pub fn book_of(rules: &'static System, fan: &Fan) -> &'static System {
    let origin = rules::system(rules.words).filter(|origin| origin.fan(fan.number) == Some(fan));
    origin.unwrap_or(rules)
}

/// Returns the keys of the rulebooks in which an entry that a rule system names can be: its own and, if the system is
/// a form of another one, the rulebook of that one.
pub fn books_of(key: &'static str) -> impl Iterator<Item = &'static str> {
    let origin = rules::system(key).map(|rules| rules.words).filter(|words| *words != key);
    std::iter::once(key).chain(origin)
}

/// Returns the page about a fan of a rule system. If the system borrows the fan from another one, the page is in the
/// rulebook of that one.
pub fn page_of(rules: &'static System, fan: &Fan) -> Page {
    Page::Entry(book_of(rules, fan).key, fan.key.to_owned())
}

/// Returns all entries: first the fans, without those that the system borrows from another one, then the
/// rules.
pub fn entries(rules: &'static System, book: &'static Book) -> Vec<Entry> {
    let fans = rules.fans.iter().filter(|fan| book_of(rules, fan) == rules).map(|fan| {
        let page = book.fans.iter().find(|page| page.fan == fan.key);
        Entry {
            key: fan.key,
            about: About::Fan(fan),
            names: fan.names,
            clause: page.map_or("", |page| page.clause),
            is_told: page.is_some_and(|page| page.is_told),
            examples: page.map_or(&[], |page| page.examples),
        }
    });
    let others = book.rules.iter().map(|page| Entry {
        key: page.key,
        about: About::Rule(page.kind),
        names: page.names,
        clause: page.clause,
        is_told: false,
        examples: page.examples,
    });
    fans.chain(others).collect()
}

/// Finds an entry by its key, or by a clause that it comes from, such as `S15`. Where several come from
/// one clause, it is the first that begins with it.
pub fn find(entries: &[Entry], key_or_clause: &str) -> Option<usize> {
    let names = |entry: &Entry| {
        let parts = entry.clause.split(|c: char| !c.is_alphanumeric());
        parts.filter(|part| !part.is_empty()).position(|part| part == key_or_clause)
    };
    let by_key = entries.iter().position(|entry| entry.key == key_or_clause);
    let by_clause = || {
        let places = entries.iter().enumerate();
        let found = places.filter_map(|(at, entry)| Some((names(entry)?, at)));
        found.min().map(|(_, at)| at)
    };
    by_key.or_else(by_clause)
}

/// Returns the entry that a page shows; `None` if it is no entry, or there is none.
pub fn entry_of(page: &Page) -> Option<Entry> {
    let Page::Entry(system, key) = page else { return None };
    let system = rules::system(system)?;
    let mut entries = entries(system, rules::book(system)?).into_iter();
    entries.find(|entry| entry.key == key)
}

/// What the entries of a group share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Fans of this worth.
    Worth(Unit, u16),
    /// Fans that are counted in this unit, in a system with several units.
    Unit(Unit),
    /// Rules of this kind.
    Kind(RuleKind),
}

/// Entries under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The heading.
    pub heading: Heading,
    /// Their indices among all entries.
    pub entries: Vec<usize>,
}

/// Groups the entries: fans by worth, the highest first, or by unit; then rules by kind.
pub fn groups(rules: &'static System, entries: &[Entry]) -> Vec<Group> {
    let mut units = Vec::new();
    for fan in rules.fans {
        let unit = fan.unit;
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    let mut groups: Vec<Group> = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let heading = match entry.about {
            About::Fan(fan) if units.len() > 1 => Heading::Unit(fan.unit),
            About::Fan(fan) => Heading::Worth(fan.unit, fan.worth),
            About::Rule(kind) => Heading::Kind(kind),
        };
        match groups.iter_mut().find(|group| group.heading == heading) {
            Some(group) => group.entries.push(index),
            None => groups.push(Group { heading, entries: vec![index] }),
        }
    }
    groups.arrange_by(|a, b| match (a.heading, b.heading) {
        (Heading::Worth(_, a), Heading::Worth(_, b)) => b.cmp(&a),
        (Heading::Kind(a), Heading::Kind(b)) => a.cmp(&b),
        _ => Ordering::Equal,
    });
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::clause::{self, Piece};
    use crate::text::{Catalogue, Language};

    fn all() -> impl Iterator<Item = (&'static System, Vec<Entry>)> {
        rules::SYSTEMS
            .iter()
            .map(|system| (*system, entries(system, rules::book(system).expect("a rulebook"))))
    }

    #[test]
    fn an_address_is_of_one_entry() {
        for (rules, entries) in all() {
            for (i, entry) in entries.iter().enumerate() {
                assert_ne!(entry.key, "deal", "{}", rules.key);
                assert!(!entry.key.contains(['/', '#', '?', '%', ' ']), "{}", entry.key);
                assert!(entries[..i].iter().all(|e| e.key != entry.key), "{}", entry.key);
            }
        }
    }

    #[test]
    fn every_fan_has_its_entry_in_one_book() {
        for (rules, entries) in all() {
            let fans = entries.iter().filter_map(Entry::number);
            let own = rules.fans.iter().filter(|fan| book_of(rules, fan) == rules);
            assert!(fans.eq(own.map(|fan| fan.number)), "{}", rules.key);
        }
    }

    #[test]
    fn every_clause_that_a_sentence_names_has_its_entry_in_one_book() {
        let mut clauses = vec!["P1".to_owned(), "P3".into(), "P4".into(), "P5".into()];
        for language in Language::WRITTEN {
            let catalogue = Catalogue::of(*language);
            for piece in catalogue.keys().flat_map(|key| clause::split(catalogue.get(key))) {
                if let Piece::Clause(clause) = piece {
                    clauses.push(clause.to_owned());
                }
            }
        }
        assert!(clauses.len() > 40, "{clauses:?}");
        for clause in clauses {
            let books = all().filter(|(_, entries)| find(entries, &clause).is_some());
            assert_eq!(books.count(), 1, "{clause}");
        }
    }

    #[test]
    fn an_entry_is_found_by_its_key_or_clause() {
        let key = |system: &str, name: &str| {
            let (_, entries) = all().find(|(rules, _)| rules.key == system).expect("a system");
            find(&entries, name).map(|at| entries[at].key)
        };
        assert_eq!(key("sichuan", "value"), Some("value"));
        assert_eq!(key("sichuan", "S15"), Some("value"));
        assert_eq!(key("mcr", "P1"), Some("non-repeat"));
        assert_eq!(key("nanchang", "N30"), Some("sole-holder"));
        assert_eq!(key("sichuan", "S999"), None);
    }

    #[test]
    fn groups_have_every_entry_once() {
        for (rules, entries) in all() {
            let groups = groups(rules, &entries);
            let mut seen: Vec<usize> = groups.iter().flat_map(|g| g.entries.clone()).collect();
            seen.sort_unstable();
            assert_eq!(seen, (0..entries.len()).collect::<Vec<_>>(), "{}", rules.key);
        }
    }

    #[test]
    fn fans_are_grouped_by_worth_or_by_unit() {
        let headings = |key: &str| {
            let (rules, entries) = all().find(|(rules, _)| rules.key == key).expect("a system");
            let groups = groups(rules, &entries).into_iter().map(|group| group.heading);
            groups.filter(|heading| !matches!(heading, Heading::Kind(_))).collect::<Vec<_>>()
        };
        let worth = headings("mcr");
        assert_eq!(worth[0], Heading::Worth(Unit::Points, 88));
        assert_eq!(worth[9], Heading::Worth(Unit::Points, 5), "{worth:?}");
        assert_eq!(worth.last(), Some(&Heading::Worth(Unit::Points, 1)));
        let units = [Unit::Points, Unit::Factor, Unit::Limit].map(Heading::Unit);
        assert_eq!(headings("classical"), units);
        let units = [Unit::Han, Unit::Yakuman, Unit::Fu].map(Heading::Unit);
        assert_eq!(headings("riichi"), units);
        assert_eq!(headings("siamese"), []);
        assert_eq!(headings("sanma"), [Unit::Han, Unit::Fu].map(Heading::Unit));
    }
}
