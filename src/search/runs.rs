//! Cuts a folded text where spaces are or the kind of character changes.

use super::fold::{is_han, is_kana};

/// The runs of one kind of character: letters, digits, Chinese and Japanese.
pub(super) fn runs(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().flat_map(|part| {
        let mut rest = part;
        std::iter::from_fn(move || {
            let first = kind(rest.chars().next()?);
            let end = rest.find(|c| kind(c) != first).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            rest = after;
            Some(run)
        })
    })
}

fn kind(c: char) -> u8 {
    match c {
        c if is_han(c) || is_kana(c) => 0,
        c if c.is_ascii_digit() => 1,
        _ => 2,
    }
}
