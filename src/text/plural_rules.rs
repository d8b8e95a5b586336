//! The plural rules of CLDR 48 for integers. Written by tools/plurals.mjs; not to be edited.
//!
//! CLDR is © Unicode, Inc., under the Unicode License V3: <https://www.unicode.org/license.txt>.

use super::Language;

/// A plural category of CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Category {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

/// Returns the plural category of a number.
pub(super) fn category(language: Language, n: u64) -> Category {
    match language {
        Language::En => match n {
            _ if n == 1 => Category::One,
            _ => Category::Other,
        },
        Language::Ru => match n {
            _ if n % 10 == 1 && n % 100 != 11 => Category::One,
            _ if matches!(n % 10, 2..=4) && !matches!(n % 100, 12..=14) => Category::Few,
            _ if n.is_multiple_of(10) || matches!(n % 10, 5..=9) || matches!(n % 100, 11..=14) => {
                Category::Many
            }
            _ => Category::Other,
        },
        Language::Zh => Category::Other,
        Language::Ja => Category::Other,
    }
}

/// CLDR's samples of each category.
#[cfg(test)]
pub(super) const SAMPLES: &[(Language, Category, &str)] = &[
    (Language::En, Category::One, "1"),
    (Language::En, Category::Other, "0, 2~16, 100, 1000, 10000, 100000, 1000000, …"),
    (Language::Ru, Category::One, "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001, …"),
    (Language::Ru, Category::Few, "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002, …"),
    (Language::Ru, Category::Many, "0, 5~19, 100, 1000, 10000, 100000, 1000000, …"),
    (Language::Zh, Category::Other, "0~15, 100, 1000, 10000, 100000, 1000000, …"),
    (Language::Ja, Category::Other, "0~15, 100, 1000, 10000, 100000, 1000000, …"),
];
