//! What a rule system adds to its table of fans for the rulebook: clauses, examples, and the rules
//! that are not fans. Each system has its pages in its module `pages`.

use crate::system::{Names, key_enum};

/// The rulebook of a rule system.
#[derive(Debug)]
pub struct Book {
    /// A page for each fan, in the order of the table of fans. Empty if the system uses the fans of
    /// another system.
    pub fans: &'static [FanPage],
    /// The rules that are not in the table of fans, in reading order.
    pub rules: &'static [RulePage],
    /// The exclusions that depend on a ruling, including those that are not in the table of fans.
    pub by_ruling: &'static [ByRuling],
    /// Those terms of the glossary that the system uses and not every other system, too.
    pub terms: &'static [&'static str],
    /// The pages that lay down what a term of the glossary means, with the key of the term. They are
    /// addresses without `book/`, such as `mcr/eight-points`.
    pub term_pages: &'static [(&'static str, &'static [&'static str])],
}

/// The page of a fan. The definition of the fan is in the catalogues, as
/// `fan.<system>.<fan>.definition`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FanPage {
    /// The fan's key.
    pub fan: &'static str,
    /// The clause of the rules.
    pub clause: &'static str,
    /// Whether no tile shows it, because it is about what was declared or how the hand was won.
    pub is_told: bool,
    /// Two or three links to hands whose best reading counts the fan.
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
        /// The penalties for mistakes.
        Penalty = "penalty",
        /// Any other rule for a special case.
        Special = "special",
    }
}

/// A rule that is not in the table of fans. Its text is in the catalogues, as
/// `rule.<system>.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulePage {
    /// The stable key. No fan of the system has the same key.
    pub key: &'static str,
    /// What the rule is about.
    pub kind: RuleKind,
    /// The names of the rule.
    pub names: Names,
    /// The clause of the rules.
    pub clause: &'static str,
    /// Links to hands or deals that show the rule. Empty if no hand can show it.
    pub examples: &'static [&'static str],
}

/// Fans that exclude another fan only while a ruling is on, or only while it is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRuling {
    /// The numbers of the fans that exclude the other fan.
    pub fans: &'static [u8],
    /// The number of the fan that is excluded.
    pub excludes: u8,
    /// The key of the ruling.
    pub ruling: &'static str,
}

/// Defines the pages of a rule system's fans. Each line has the key, the clause, `told` if no tile shows the fan, and
/// the links of the examples without `1/<rules>/`.
macro_rules! fan_pages {
    (@told) => { false };
    (@told told) => { true };
    ($rules:literal; $($fan:literal $clause:literal $($told:ident)? [$($link:literal)*];)*) => {
        /// The pages of the fans, in the order of the table of fans.
        pub(super) static FANS: &[$crate::rules::pages::FanPage] = &[$($crate::rules::pages::FanPage {
            fan: $fan,
            clause: $clause,
            is_told: $crate::rules::pages::fan_pages!(@told $($told)?),
            examples: &[$(concat!("1/", $rules, "/", $link)),*],
        },)*];
    };
}

/// Defines the pages of a rule system's other rules. Each line has the key, the kind, the clause,
/// and the links of the examples without `1/<rules>/`.
macro_rules! rule_pages {
    ($rules:literal; $($key:literal $kind:ident $clause:literal [$($link:literal)*];)*) => {
        /// The pages of the other rules, in reading order.
        pub(super) static RULES: &[$crate::rules::pages::RulePage] = &[$($crate::rules::pages::RulePage {
            key: $key,
            kind: $crate::rules::pages::RuleKind::$kind,
            names: $crate::system::names::names!("rule.", $rules, ".", $key, ".name"),
            clause: $clause,
            examples: &[$(concat!("1/", $rules, "/", $link)),*],
        },)*];
    };
}

/// Defines what a rule system has to do with terms of the glossary: which of them it uses and not every
/// other system, too; then the pages on a term on each line, without `<rules>/`.
macro_rules! term_pages {
    ($rules:literal; uses [$($used:literal)*]; $($term:literal [$($page:literal)*];)*) => {
        /// The terms that not every system uses.
        pub(super) static TERMS: &[&str] = &[$($used),*];

        /// The pages on terms.
        pub(super) static PAGES: &[(&str, &[&str])] =
            &[$(($term, &[$(concat!($rules, "/", $page)),*]),)*];
    };
}

pub(crate) use {fan_pages, rule_pages, term_pages};
