//! The ranks of tiles in a text, however they are written.

use std::borrow::Cow;

use super::fold::runs;

/// Words that may stand between ranks, and the plural of a digit.
const BETWEEN_RANKS: [&str; 5] = ["and", "or", "s", "и", "или"];

/// The numerals that are ranks, in order.
const NUMERALS: &str = "一二三四五六七八九";

/// Whether a folded text has the ranks of a set.
pub(super) fn has_ranks(folded: &str) -> bool {
    let is_rank = |c: &char| c.is_ascii_digit() || NUMERALS.contains(*c);
    folded.chars().filter(is_rank).nth(SET - 1).is_some()
}

/// A folded text in which the ranks of at least three tiles are one number, however they were written:
/// "4-5-6", "4, 5 or 6" and 四五六 are 456.
pub(super) fn joined_ranks(folded: &str) -> String {
    let parts: Vec<Cow<str>> = runs(folded).map(with_digits).collect();
    let parts: Vec<&str> = parts.iter().flat_map(|part| part.split(' ')).collect();
    let rank = |at: usize| {
        parts.get(at).copied().filter(|part| part.len() == 1 && part.as_bytes()[0].is_ascii_digit())
    };
    let mut text = String::with_capacity(folded.len());
    let mut at = 0;
    while at < parts.len() {
        let mut ranks = String::new();
        let mut end = at;
        while let Some(digit) = rank(end) {
            ranks.push_str(digit);
            end += 1;
            let between =
                parts[end..].iter().take_while(|part| BETWEEN_RANKS.contains(part)).count();
            if rank(end + between).is_some() {
                end += between;
            }
        }
        if ranks.len() < SET {
            (ranks, end) = (parts[at].to_owned(), at + 1);
        }
        text.push_str(&ranks);
        text.push(' ');
        at = end;
    }
    text
}

/// A run in which at least three Chinese numerals in a row are digits.
fn with_digits(run: &str) -> Cow<'_, str> {
    let numeral = |c: char| NUMERALS.chars().position(|numeral| numeral == c);
    let characters: Vec<char> = run.chars().collect();
    let count =
        |from: usize| characters[from..].iter().take_while(|c| numeral(**c).is_some()).count();
    if !(0..characters.len()).any(|from| count(from) >= SET) {
        return run.into();
    }
    let mut text = String::new();
    let mut at = 0;
    while at < characters.len() {
        let ranks = count(at);
        if ranks >= SET {
            let digits = characters[at..at + ranks].iter().filter_map(|c| numeral(*c));
            let number: String = digits.map(|digit| (digit + 1).to_string()).collect();
            text.extend([" ", &number, " "]);
        } else {
            text.extend(&characters[at..at + ranks.max(1)]);
        }
        at += ranks.max(1);
    }
    text.trim().to_owned().into()
}

/// The sets in a run of digits that is several of them without spaces, such as 333444555; else the run.
pub(super) fn sets(run: &str) -> Vec<&str> {
    let is_set = |set: &[u8]| {
        let is_rank = set.iter().all(u8::is_ascii_digit);
        let steps = || set.windows(2).map(|pair| pair[1].wrapping_sub(pair[0]));
        is_rank
            && set.len() == SET
            && (steps().all(|step| step == 0) || steps().all(|step| step == 1))
    };
    if run.len() > SET && run.as_bytes().chunks(SET).all(is_set) {
        (0..run.len()).step_by(SET).map(|from| &run[from..from + SET]).collect()
    } else {
        vec![run]
    }
}

/// The tiles of a set, of which as many are also written as one number.
const SET: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(text: &str) -> String {
        joined_ranks(text).trim().to_owned()
    }

    #[test]
    fn ranks_are_one_number_however_they_are_written() {
        for text in ["4 5 6", "456", "4 5 or 6", "4s 5s and 6", "四五六"] {
            assert_eq!(joined(text), "456", "{text}");
        }
        assert_eq!(joined("147 258"), "147 258");
        assert_eq!(joined("1 to 9"), "1 to 9");
        assert_eq!(joined("三四"), "三四");
        assert_eq!(joined("一二三万"), "123 万");
    }

    #[test]
    fn sets_without_spaces_are_cut() {
        assert_eq!(sets("333444555"), ["333", "444", "555"]);
        assert_eq!(sets("123456789"), ["123", "456", "789"]);
        for run in ["123", "1112345678999", "233", "147258", "pung", ""] {
            assert_eq!(sets(run), [run]);
        }
    }
}
