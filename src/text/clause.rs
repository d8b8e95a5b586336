//! The clauses of the rules that sentences name: “At most three fans count (S15).”

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// A clause: a capital letter and a number. Its brackets belong to the words around it.
    Clause(&'a str),
}

/// Splits a text at the clauses that it names in brackets.
///
/// ```
/// use hule::text::clause::{Piece, split};
///
/// let pieces = [Piece::Words("At most three fans count ("), Piece::Clause("S15"), Piece::Words(").")];
/// assert_eq!(split("At most three fans count (S15)."), pieces);
/// ```
pub fn split(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut from, mut at) = (0, 0);
    while let Some(open) = text[at..].find(['(', '（']) {
        let start = at + open + text[at + open..].chars().next().map_or(1, char::len_utf8);
        at = start;
        let Some(length) = text[start..].find([')', '）']) else { break };
        let inside = &text[start..start + length];
        if is_clause(inside) {
            pieces.push(Piece::Words(&text[from..start]));
            pieces.push(Piece::Clause(inside));
            from = start + length;
            at = from;
        }
    }
    pieces.push(Piece::Words(&text[from..]));
    pieces
}

/// Whether a text is the name of a clause, as `S15`.
fn is_clause(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && !chars.as_str().is_empty()
        && chars.all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_clauses_are_split_off() {
        for text in ["", "One (two) three", "(S15", "of (S15a) and (s15) and (15) and (S)"] {
            assert_eq!(split(text), [Piece::Words(text)]);
        }
        let pieces = [Piece::Words("不计（"), Piece::Clause("P1"), Piece::Words("）。")];
        assert_eq!(split("不计（P1）。"), pieces);
        assert_eq!(split("(a (C9) b").len(), 3);
    }
}
