//! The addresses of the pages of the rulebook: `book/mcr`, `book/mcr/full-flush`,
//! `book/mcr/deal/wall`, `book/ask`, `book/terms/shanten`.

use std::fmt;

use crate::rules;

use super::SECTIONS;

/// A page of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The list of the entries of a rule system.
    List(&'static str),
    /// The course of a deal in a rule system, scrolled to a section if there is one.
    Deal(&'static str, Option<&'static str>),
    /// The entry of a rule system with this key, or from this clause of the rules. There may be no such
    /// entry.
    Entry(&'static str, String),
    /// The questions that can be asked.
    Ask,
    /// The glossary, scrolled to the term with this key if there is one.
    Terms(Option<String>),
}

impl Page {
    /// Whether an address, without `#`, is that of a page of the rulebook.
    pub fn is_page(address: &str) -> bool {
        address.strip_prefix("book").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// Returns the page of an address, without `#`. If the address names no rule system, the page is
    /// one of the system `default`.
    pub fn parse(address: &str, default: &'static str) -> Page {
        let mut parts = address.split('/').skip(1).filter(|part| !part.is_empty());
        let Some(first) = parts.next() else { return Page::List(default) };
        if first == "ask" {
            return Page::Ask;
        }
        if first == "terms" {
            return Page::Terms(parts.next().map(str::to_owned));
        }
        let Some(system) = rules::system(first).map(|system| system.key) else {
            return Page::Entry(default, first.to_owned());
        };
        match parts.next() {
            None => Page::List(system),
            Some("deal") => {
                let section = parts.next();
                Page::Deal(system, SECTIONS.iter().copied().find(|key| Some(*key) == section))
            }
            Some(key) => Page::Entry(system, key.to_owned()),
        }
    }

    /// Returns the key of the page's rule system; `None` for what all share.
    pub fn system(&self) -> Option<&'static str> {
        match self {
            Page::List(system) | Page::Deal(system, _) | Page::Entry(system, _) => Some(system),
            Page::Ask | Page::Terms(_) => None,
        }
    }
}

/// Writes the address, without `#`.
impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Page::List(system) => write!(f, "book/{system}"),
            Page::Deal(system, None) => write!(f, "book/{system}/deal"),
            Page::Deal(system, Some(section)) => write!(f, "book/{system}/deal/{section}"),
            Page::Entry(system, key) => write!(f, "book/{system}/{key}"),
            Page::Ask => f.write_str("book/ask"),
            Page::Terms(None) => f.write_str("book/terms"),
            Page::Terms(Some(key)) => write!(f, "book/terms/{key}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let entry = |system, key: &str| Page::Entry(system, key.to_owned());
        for (address, page) in [
            ("book/sichuan", Page::List("sichuan")),
            ("book/mcr/full-flush", entry("mcr", "full-flush")),
            ("book/nanchang/deal", Page::Deal("nanchang", None)),
            ("book/nanchang/deal/wall", Page::Deal("nanchang", Some("wall"))),
            ("book/ask", Page::Ask),
            ("book/terms", Page::Terms(None)),
            ("book/terms/shanten", Page::Terms(Some("shanten".to_owned()))),
        ] {
            assert!(Page::is_page(address));
            assert_eq!(Page::parse(address, "mcr"), page);
            assert_eq!(page.to_string(), address);
        }
    }

    #[test]
    fn what_is_not_there_is_an_entry_or_the_list() {
        assert_eq!(Page::parse("book", "sichuan"), Page::List("sichuan"));
        assert_eq!(Page::parse("book/mcr/", "sichuan"), Page::List("mcr"));
        assert_eq!(Page::parse("book/chess/rook", "mcr"), Page::Entry("mcr", "chess".to_owned()));
        assert_eq!(Page::parse("book/mcr/deal/queen", "mcr"), Page::Deal("mcr", None));
        assert!(!Page::is_page("1/mcr/123m") && !Page::is_page("") && !Page::is_page("bookish"));
    }
}
