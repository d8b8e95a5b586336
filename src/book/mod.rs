//! The rulebook: what it has besides the tables of fans.
//!
//! The names, worth and exclusions of a fan come from its rule system's table. Here is what only
//! a rulebook needs: clauses, example hands, payment rules and special cases, a glossary. Its
//! words are texts of their own, fetched when it is opened: `book-<system>` and `book`.

mod address;
mod beside;
mod entry;
mod glossary;
pub(crate) mod pages;
mod search;

use serde::Serialize;

use crate::system::{Names, keyed};

pub use address::Page;
pub use beside::{Beside, ByRuling, Excluded, excluded_by, excludes};
pub use entry::{About, Entry, Group, Heading, entries, groups};
pub use glossary::{TERMS, Term};
pub use search::Index;

/// The rulebook of a rule system.
#[derive(Debug)]
pub struct Book {
    /// A page for each fan of the table, in its order; none where the fans are another system's.
    pub fans: &'static [FanPage],
    /// What is not in the table, in reading order.
    pub rules: &'static [RulePage],
    /// The exclusions that depend on a ruling, whether the table has them or not.
    pub by_ruling: &'static [ByRuling],
}

/// What a rulebook has for a fan. Its definition is `fan.<system>.<fan>.definition`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FanPage {
    /// The fan's key.
    pub fan: &'static str,
    /// The clause of the rules.
    pub clause: &'static str,
    /// Links of hands, two or three, whose best reading counts the fan.
    pub examples: &'static [&'static str],
}

keyed! {
    /// What a rule that is not a fan is about.
    RuleKind {
        /// How a hand is built and when it wins.
        Winning = "winning",
        /// How points are counted.
        Counting = "counting",
        /// Who pays whom.
        Payment = "payment",
        /// What a mistake costs.
        Penalty = "penalty",
        /// Anything out of the ordinary.
        Special = "special",
    }
}

/// A rule that is not in the table of fans. Its text is `rule.<system>.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RulePage {
    /// The stable key, no fan's of the system.
    pub key: &'static str,
    /// What it is about.
    pub kind: RuleKind,
    /// What it is called.
    pub names: Names,
    /// The clause of the rules.
    pub clause: &'static str,
    /// Links of hands or deals that show it, where a hand can.
    pub examples: &'static [&'static str],
}

/// The sections of the page that says how a deal goes: `deal.<system>.<section>` is the text,
/// `deal.<section>` the heading. A `¶` parts paragraphs.
pub const SECTIONS: [&str; 7] =
    ["tiles", "wall", "claims", "winning", "end", "next-dealer", "penalties"];
