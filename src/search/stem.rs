//! Takes the endings off English and Russian words.
//!
//! Questions and names are cut in the same way, so it matters only that the forms of one word meet. A
//! full stemmer (rust-stemmers has eighteen languages in one) would weigh more than the whole search.

/// The endings of Russian words, longer ones first.
const RUSSIAN: &[&str] = &[
    "иями", "ованн", "ями", "ами", "ией", "иям", "ием", "иях", "ого", "его", "ому", "ему", "ыми",
    "ими", "ешь", "ишь", "ает", "яет", "ают", "яют", "ите", "ете", "ать", "ять", "ить", "еть",
    "ться", "ая", "яя", "ое", "ее", "ые", "ие", "ый", "ий", "ой", "ей", "ем", "им", "ым", "ом",
    "их", "ых", "ую", "юю", "ию", "ия", "ии", "ам", "ям", "ах", "ях", "ов", "ев", "ет", "ут", "ют",
    "ит", "ат", "ят", "ть", "ся", "сь", "а", "я", "о", "е", "ы", "и", "у", "ю", "ь", "й",
];

/// The letters that stay of a word at least.
const LEAST: usize = 3;

/// Returns a folded word without its ending.
pub(super) fn stem(word: &str) -> &str {
    match word.chars().next() {
        Some('а'..='я') => russian(word),
        Some('a'..='z') => english(word),
        _ => word,
    }
}

fn russian(word: &str) -> &str {
    let cut = RUSSIAN.iter().filter_map(|ending| word.strip_suffix(ending));
    cut.filter(|rest| rest.chars().count() >= LEAST).min_by_key(|rest| rest.len()).unwrap_or(word)
}

fn english(word: &str) -> &str {
    let longer = |rest: &&str, least: usize| rest.len() >= least;
    if let Some(rest) = word.strip_suffix("ing").filter(|rest| longer(rest, 4)) {
        return rest;
    }
    if let Some(rest) = word.strip_suffix("ed").filter(|rest| longer(rest, 4)) {
        return rest;
    }
    if let Some(rest) = word.strip_suffix("es").filter(|rest| rest.ends_with(['s', 'x', 'h'])) {
        return rest;
    }
    let plural = word.strip_suffix('s').filter(|rest| !rest.ends_with(['s', 'u', 'i']));
    plural.filter(|rest| longer(rest, LEAST)).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_meet() {
        for forms in [
            &["pungs", "pung"][..],
            &["flushes", "flush"],
            &["claiming", "claims", "claimed", "claim"],
            &["чистая", "чистую", "чистой"],
            &["масть", "масти", "мастей", "мастью"],
            &["панг", "панги", "пангов", "пангами"],
            &["победа", "победу", "победы"],
        ] {
            let first = stem(forms[0]);
            assert!(forms.iter().all(|form| stem(form) == first), "{forms:?}");
        }
    }

    #[test]
    fn short_words_keep_their_letters() {
        for word in ["kan", "yes", "чоу", "три", "1112345678999", "ss", "清一色"] {
            assert_eq!(stem(word), word);
        }
    }
}
