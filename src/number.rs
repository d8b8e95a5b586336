//! Numbers as answers: every answer of a draft is a text that lives as long as the program.

/// The greatest number that can be an answer.
pub const MOST: u16 = 499;

/// All numbers in order: `0123…498499`.
static DIGITS: [u8; start(MOST + 1)] = digits();

/// Where a number begins in [`DIGITS`].
const fn start(n: u16) -> usize {
    let n = n as usize;
    match n {
        0..10 => n,
        10..100 => 10 + 2 * (n - 10),
        _ => 190 + 3 * (n - 100),
    }
}

const fn digits() -> [u8; start(MOST + 1)] {
    let mut digits = [0; start(MOST + 1)];
    let (mut n, mut at) = (0, 0);
    while n <= MOST {
        let mut unit = if n < 10 {
            1
        } else if n < 100 {
            10
        } else {
            100
        };
        while unit > 0 {
            digits[at] = b'0' + (n / unit % 10) as u8;
            at += 1;
            unit /= 10;
        }
        n += 1;
    }
    digits
}

/// A number in digits; `None` if it is greater than [`MOST`].
pub fn text(n: u16) -> Option<&'static str> {
    let range = start(n)..start(n.checked_add(1)?);
    std::str::from_utf8(DIGITS.get(range)?).ok()
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
