//! Plural categories: which of the templates of a key a number takes.

pub(super) use super::plural_rules::Category;
use super::{Language, plural_rules};

/// What is appended to the key of a template of each category.
const SUFFIXES: [(&str, Category); 6] = [
    ("_zero", Category::Zero),
    ("_one", Category::One),
    ("_two", Category::Two),
    ("_few", Category::Few),
    ("_many", Category::Many),
    ("_other", Category::Other),
];

impl Category {
    /// Returns the category of a number.
    pub(super) fn of(language: Language, n: i64) -> Category {
        plural_rules::category(language, n.unsigned_abs())
    }

    /// Splits the category off the key of a template; it is `Other` if the key names none.
    pub(super) fn split(key: &str) -> (&str, Category) {
        let split = |(suffix, category)| Some((key.strip_suffix(suffix)?, category));
        SUFFIXES.into_iter().find_map(split).unwrap_or((key, Category::Other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The integers of samples such as `0, 2~16, 100, …`.
    fn integers(samples: &str) -> Vec<i64> {
        let parts = samples.split(", ").filter(|part| *part != "…");
        let range = |part: &str| {
            let (first, last) = part.split_once('~').unwrap_or((part, part));
            first.parse().unwrap()..=last.parse().unwrap()
        };
        parts.flat_map(range).collect()
    }

    #[test]
    fn numbers_have_the_categories_of_cldrs_samples() {
        let mut count = 0;
        for (language, category, samples) in plural_rules::SAMPLES {
            for n in integers(samples) {
                assert_eq!(Category::of(*language, n), *category, "{n} in {}", language.tag());
                count += 1;
            }
        }
        assert!(count > 100, "{count}");
    }
}
