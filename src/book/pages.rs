//! How the rule systems write their pages down: a row each, as in the tables of fans.

/// The pages of a rule system's fans: key, clause, the links of the examples without
/// `1/<rules>/`.
macro_rules! fan_pages {
    ($rules:literal; $($fan:literal $clause:literal [$($link:literal)*];)*) => {
        /// The fans in the order of the table.
        pub(super) static FANS: &[$crate::book::FanPage] = &[$($crate::book::FanPage {
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
        pub(super) static RULES: &[$crate::book::RulePage] = &[$($crate::book::RulePage {
            key: $key,
            kind: $crate::book::RuleKind::$kind,
            names: $crate::system::Names { en: $en, ru: $ru, zh: $zh, ja: $ja },
            clause: $clause,
            examples: &[$(concat!("1/", $rules, "/", $link)),*],
        },)*];
    };
}

pub(crate) use {fan_pages, rule_pages};
