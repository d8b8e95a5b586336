//! The clauses of rules that a question names, such as S10, R-A2 and §3.1.

use super::fold::half_width;

/// The most characters of a clause.
const LONGEST: usize = 8;

/// The clauses in a text, in one spelling. A number alone is none: it is the number of a fan, or of tiles.
pub(super) fn clauses(text: &str) -> Vec<String> {
    let text: String = text.chars().map(half_width).collect();
    let text = text.to_lowercase().replace("§ ", "§");
    let is_outside = |c: char| !(c.is_ascii_alphanumeric() || "§-.".contains(c));
    let parts = text.split(is_outside).map(|part| part.trim_end_matches(['.', '-']));
    parts.filter(|part| is_clause(part)).map(str::to_owned).collect()
}

/// Whether a part of a text can be a clause: it begins with a section sign or a letter, ends with a number, and has at
/// most two letters, as SN12 and R-A2 have.
fn is_clause(part: &str) -> bool {
    let letters = part.chars().filter(char::is_ascii_alphabetic).count();
    part.chars().count() <= LONGEST
        && part.starts_with(|c: char| c == '§' || c.is_ascii_alphabetic())
        && part.ends_with(|c: char| c.is_ascii_digit())
        && letters <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_every_spelling() {
        for (text, found) in [
            ("S10", &["s10"][..]),
            ("what does rule r-a2 say?", &["r-a2"]),
            ("§ 3.1", &["§3.1"]),
            ("§2.1 P1 · R18", &["§2.1", "p1", "r18"]),
            ("S15是什么", &["s15"]),
            ("Ｓ１５とは", &["s15"]),
            ("8 points", &[]),
            ("123m 456p", &[]),
            ("full flush", &[]),
        ] {
            assert_eq!(clauses(text), found, "{text}");
        }
    }
}
