//! The rulebook: every fan and rule of a rule system, with clauses and examples, and a glossary.
//!
//! The names, worth and exclusions of a fan come from the table of its rule system, the clauses and
//! examples from the system's [`Book`]. This module orders them into entries and groups and gives
//! every page an address; `search` finds them. The texts of the rulebook are the
//! files `book` and `book-<system>` of a catalogue, which the app fetches when the rulebook is opened.
//! The rulebook takes no part in the flow from draft to report.

mod address;
mod entry;
mod exclusions;
mod glossary;
mod mistakes;

pub use address::Page;
pub use entry::{
    About, Entry, Group, Heading, book_of, books_of, entries, entry_of, find, groups, page_of,
};
pub use exclusions::{Excluded, Exclusions, excluded_by, excludes};
pub use glossary::{TERMS, Term};
pub use mistakes::{Change, Mistake, mistakes};

pub use crate::rules::pages::{Book, ByRuling, FanPage, RuleKind, RulePage};

/// The sections of the page about the course of a deal. `deal.<section>` is the heading,
/// `deal.<system>.<section>` the text. A `¶` separates paragraphs.
pub const SECTIONS: [&str; 7] =
    ["tiles", "wall", "claims", "winning", "end", "next-dealer", "penalties"];
