//! What a rule system writes for the rulebook, besides its table of fans: clauses, examples, and
//! the rules that are no fans. Each system has its pages in a folder `book` of its own.

use serde::Serialize;

use crate::system::{Names, key_enum};

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

key_enum! {
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

/// Fans that exclude another one as long as a ruling is on, or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByRuling {
    /// The numbers of the fans that exclude it.
    pub fans: &'static [u8],
    /// The number of the fan that is excluded.
    pub excludes: u8,
    /// The key of the ruling.
    pub ruling: &'static str,
}

/// The pages of a rule system's fans: key, clause, the links of the examples without
/// `1/<rules>/`.
macro_rules! fan_pages {
    ($rules:literal; $($fan:literal $clause:literal [$($link:literal)*];)*) => {
        /// The fans in the order of the table.
        pub(super) static FANS: &[$crate::rules::rulebook::FanPage] = &[$($crate::rules::rulebook::FanPage {
            fan: $fan,
            clause: $clause,
            examples: &[$(concat!("1/", $rules, "/", $link)),*],
        },)*];
    };
}

/// The pages of a rule system's other rules: key, kind, clause, names, the links of the examples
/// without `1/<rules>/`.
macro_rules! rule_pages {
    ($rules:literal; $($key:literal $kind:ident $clause:literal
        $en:literal $ru:literal $zh:literal $ja:literal [$($link:literal)*];)*) => {
        /// The other rules in reading order.
        pub(super) static RULES: &[$crate::rules::rulebook::RulePage] = &[$($crate::rules::rulebook::RulePage {
            key: $key,
            kind: $crate::rules::rulebook::RuleKind::$kind,
            names: $crate::system::Names { en: $en, ru: $ru, zh: $zh, ja: $ja },
            clause: $clause,
            examples: &[$(concat!("1/", $rules, "/", $link)),*],
        },)*];
    };
}

pub(crate) use {fan_pages, rule_pages};
