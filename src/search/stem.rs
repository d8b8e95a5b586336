//! Takes the endings off English and Russian words.
//!
//! Questions and names are cut in the same way, so it matters only that the forms of one word meet. A
//! full stemmer (rust-stemmers has eighteen languages in one) would weigh more than the whole search.

/// The endings of Russian words, longer ones first.
#[rustfmt::skip]
const RUSSIAN: &[&str] = &[
    "авшего", "авшему", "ившего", "ившему", "авшие", "авший", "авших", "алась", "ались", "аться",
    "ешься", "ившие", "ивший", "ивших", "илась", "ились", "иться", "ованн", "яться", "ался", "ется",
    "ился", "ится", "иями", "утся", "ются", "ятся", "ает", "ала", "али", "ало", "ами", "ать", "ают",
    "его", "ела", "ели", "ему", "ете", "еть", "ешь", "ией", "ием", "ила", "или", "ило", "ими",
    "ите", "ить", "ишь", "иям", "иях", "ого", "ому", "ула", "ули", "уть", "ыми", "яет", "яла",
    "яли", "ями", "ять", "яют", "ал", "ам", "ат", "ах", "ая", "ев", "ее", "ей", "ел", "ем", "ет",
    "ие", "ии", "ий", "ил", "им", "ит", "их", "ию", "ия", "ов", "ое", "ой", "ом", "сь", "ся", "ул",
    "ут", "ую", "ые", "ый", "ым", "ых", "ью", "ют", "юю", "ял", "ям", "ят", "ях", "яя", "а", "е",
    "и", "й", "о", "у", "ы", "ь", "ю", "я",
];

/// What else is taken off a Russian word without its ending, so that a noun meets its adjective and
/// the past of a verb.
const RUSSIAN_SUFFIXES: [&str; 6] = ["альн", "ал", "ил", "ел", "ял", "ул"];

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
    let cut = cut.filter(|rest| rest.chars().count() >= LEAST).min_by_key(|rest| rest.len());
    let rest = cut.unwrap_or(word);
    let mut cut = RUSSIAN_SUFFIXES.iter().filter_map(|suffix| rest.strip_suffix(suffix));
    cut.find(|rest| rest.chars().count() > LEAST).unwrap_or(rest)
}

fn english(word: &str) -> &str {
    let longer = |rest: &&str, least: usize| rest.len() >= least;
    let verb = word.strip_suffix("ing").or_else(|| word.strip_suffix("ed"));
    if let Some(rest) = verb.filter(|rest| longer(rest, LEAST)) {
        return without_e(single_end(rest));
    }
    if let Some(rest) = word.strip_suffix("es").filter(|rest| rest.ends_with(['s', 'x', 'h'])) {
        return rest;
    }
    if let Some(rest) = word.strip_suffix("ies").filter(|rest| longer(rest, LEAST)) {
        return rest;
    }
    let plural = word.strip_suffix('s').filter(|rest| !rest.ends_with(['s', 'u', 'i']));
    without_e(plural.filter(|rest| longer(rest, LEAST)).unwrap_or(word))
}

/// A word without the last letter of "score" and "penalty", which other forms of it lose.
fn without_e(word: &str) -> &str {
    word.strip_suffix(['e', 'y']).filter(|rest| rest.len() >= LEAST).unwrap_or(word)
}

/// The beginning of "robbing" with one letter at the end.
fn single_end(word: &str) -> &str {
    let bytes = word.as_bytes();
    let is_double = word.len() > LEAST && bytes[word.len() - 1] == bytes[word.len() - 2];
    let doubles = is_double && !word.ends_with(['l', 's', 'f', 'z', 'e', 'o']);
    if doubles { &word[..word.len() - 1] } else { word }
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
            &["сбросил", "сбросила", "сбросили", "сбросить", "сброс"],
            &["терминал", "терминалы", "терминальная"],
            &["score", "scores", "scored", "scoring"],
            &["penalty", "penalties"],
            &["robbing", "rob"],
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
