//! The rows of `tests/data/fans.txt`.

use hule::entry::{Draft, link};
use hule::rules;
use hule::rules::mcr::FANS;
use hule::text::Language;

/// A fan with its three hands.
pub struct Row {
    pub fan: u8,
    pub counts: Draft,
    /// The hand that drops it and the reason, or why no hand does.
    pub dropped: Result<(Draft, &'static str), &'static str>,
    pub absent: Draft,
    pub obstacle: &'static str,
}

/// A hand of MCR as a link writes it.
pub fn hand(text: &str) -> Draft {
    link::decode(&format!("1/mcr/{text}"), rules::SYSTEMS)
        .unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

pub fn rows() -> Vec<Row> {
    let lines = include_str!("../data/fans.txt").lines();
    let lines: Vec<&str> = lines.filter(|l| !l.is_empty() && !l.starts_with('#')).collect();
    lines.chunks(4).map(row).collect()
}

fn row(lines: &[&'static str]) -> Row {
    let [head, counts, dropped, absent] = lines[..] else { panic!("no row: {lines:?}") };
    let (number, name) = head.split_once(' ').expect("number and name");
    let fan: u8 = number.parse().expect("a number");
    assert_eq!(name, FANS[usize::from(fan) - 1].name(Language::En));
    let after = |line: &'static str, word: &str| {
        line.trim().strip_prefix(word).unwrap_or_else(|| panic!("{word}: {line}")).trim()
    };
    let two = |text: &'static str| text.split_once(" | ").expect("a hand | what it shows");
    let dropped = after(dropped, "dropped");
    let dropped = match dropped.strip_prefix("never: ") {
        Some(reason) => Err(reason),
        None => Ok(two(dropped)).map(|(text, why)| (hand(text), why)),
    };
    let (without, obstacle) = two(after(absent, "absent"));
    let counts = hand(after(counts, "counts"));
    Row { fan, counts, dropped, absent: hand(without), obstacle }
}
