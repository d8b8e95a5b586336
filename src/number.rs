//! Numbers as answers: every answer of a draft is a text that lives as long as the program.

use std::sync::LazyLock;

/// The greatest number that can be an answer.
pub const MOST: u16 = 499;

/// All numbers in order: `0123…498499`.
static DIGITS: LazyLock<String> = LazyLock::new(|| (0..=MOST).map(|n| n.to_string()).collect());

/// Where a number begins in [`DIGITS`].
fn start(n: u16) -> usize {
    let n = usize::from(n);
    match n {
        0..10 => n,
        10..100 => 10 + 2 * (n - 10),
        _ => 190 + 3 * (n - 100),
    }
}

/// A number in digits; `None` if it is greater than [`MOST`].
pub fn text(n: u16) -> Option<&'static str> {
    DIGITS.get(start(n)..start(n.checked_add(1)?))
}

/// The number of a text that is written as [`text`] writes it.
pub fn parse(number: &str) -> Option<u16> {
    number.parse().ok().filter(|n| text(*n) == Some(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_text() {
        for n in 0..=MOST {
            let written = text(n).unwrap();
            assert_eq!(written, n.to_string());
            assert_eq!(parse(written), Some(n));
        }
        assert_eq!(text(MOST + 1), None);
        assert_eq!(text(u16::MAX), None);
        assert!(["", "007", "+7", "-1", "500", "70000", "7 "].iter().all(|t| parse(t).is_none()));
    }
}
