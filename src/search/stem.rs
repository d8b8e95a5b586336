//! Takes the endings off English and Russian words.
//!
//! Questions and names are cut in the same way, so it matters only that the forms of one word meet. A
//! full stemmer (rust-stemmers has eighteen languages in one) would weigh more than the whole search.

/// The endings of Russian words, longer ones first.
const RUSSIAN: &[&str] = &[
    "аться",
    "иться",
    "ованн",
    "яться",
    "иями",
    "ает",
    "ами",
    "ать",
    "ают",
    "его",
    "ему",
    "ете",
    "еть",
    "ешь",
    "ией",
    "ием",
    "ими",
    "ите",
    "ить",
    "ишь",
    "иям",
    "иях",
    "ого",
    "ому",
    "уть",
    "ыми",
    "яет",
    "ями",
    "ять",
    "яют",
    "ам",
    "ат",
    "ах",
    "ая",
    "ев",
    "ее",
    "ей",
    "ем",
    "ет",
    "ие",
    "ии",
    "ий",
    "им",
    "ит",
    "их",
    "ию",
    "ия",
    "ов",
    "ое",
    "ой",
    "ом",
    "сь",
    "ся",
    "ут",
    "ую",
    "ые",
    "ый",
    "ым",
    "ых",
    "ью",
    "ют",
    "юю",
    "ям",
    "ят",
    "ях",
    "яя",
    "а",
    "е",
    "и",
    "й",
    "о",
    "у",
    "ы",
    "ь",
    "ю",
    "я",
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
