//! The rulebook: what it has besides the tables of fans.
//!
//! The names, worth and exclusions of a fan come from its rule system's table. Here is what only
//! a rulebook needs: clauses, example hands, payment rules and special cases, a glossary. Its
//! words are texts of their own, fetched when it is opened: `book-<system>` and `book`.

mod address;
mod beside;
mod entry;
mod glossary;
mod search;

pub use address::Page;
pub use beside::{Beside, Excluded, excluded_by, excludes};
pub use entry::{About, Entry, Group, Heading, entries, groups};
pub use glossary::{TERMS, Term};
pub use search::Index;

pub use crate::rules::rulebook::{Book, ByRuling, FanPage, RuleKind, RulePage};

/// The sections of the page that says how a deal goes: `deal.<system>.<section>` is the text,
/// `deal.<section>` the heading. A `¶` parts paragraphs.
pub const SECTIONS: [&str; 7] =
    ["tiles", "wall", "claims", "winning", "end", "next-dealer", "penalties"];
