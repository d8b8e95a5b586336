//! Plural forms: which form of a word a number takes.

use super::Language;

/// Returns the index of the plural form for `n`: one of two in English, of three in Russian, and
/// always 0 in Chinese and Japanese.
pub(super) fn form(language: Language, n: i64) -> usize {
    let n = n.unsigned_abs();
    match language {
        Language::En => usize::from(n != 1),
        Language::Ru => match (n % 10, n % 100) {
            (1, rest) if rest != 11 => 0,
            (2..=4, rest) if !(12..=14).contains(&rest) => 1,
            _ => 2,
        },
        Language::Zh | Language::Ja => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_has_three_forms() {
        let forms = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111].map(|n| form(Language::Ru, n));
        assert_eq!(forms, [2, 0, 1, 1, 2, 2, 2, 0, 1, 2, 0, 2]);
    }
}
