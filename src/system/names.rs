//! Names in every language. They stand in the catalogues, in files of their own: what languages say of
//! themselves in `src/text/<language>/names.json`, terms in `names-terms.json`, and a rule system with its
//! fans and rules in `names-<system>.json`. `build.rs` makes a table of all names of a language. A name is looked up
//! when the program is compiled, so that a missing name is an error of the compiler.

use std::cmp::Ordering;

use super::Language;
use super::language::with_languages;

/// A name in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names([&'static str; Language::WRITTEN.len()]);

impl Names {
    /// A name in each language, in the order of [`Language::WRITTEN`].
    pub const fn new(names: [&'static str; Language::WRITTEN.len()]) -> Names {
        Names(names)
    }

    /// The name in a language.
    pub const fn get(self, language: Language) -> &'static str {
        self.0[language as usize]
    }

    /// The names, each with its language.
    pub fn iter(self) -> impl Iterator<Item = (Language, &'static str)> {
        Language::WRITTEN.iter().copied().zip(self.0)
    }
}

/// The names of a language, each after its key, in the order of the keys.
type Table = &'static [(&'static str, &'static str)];

macro_rules! tables {
    ($($language:ident $tag:literal $english:literal;)*) => {
        [$(include!(concat!(env!("OUT_DIR"), "/names-", $tag, ".rs"))),*]
    };
}

/// The table of each language, in the order of [`Language::WRITTEN`].
const TABLES: [Table; Language::WRITTEN.len()] = with_languages!([tables]);

/// The names of a key in each language. For [`names!`], which sees to it that only the compiler does this.
pub(crate) const fn find(key: &str) -> Names {
    let mut names = [""; TABLES.len()];
    let mut language = 0;
    while language < TABLES.len() {
        names[language] = find_in(TABLES[language], key);
        language += 1;
    }
    Names(names)
}

/// The name of a key in one table.
const fn find_in(table: Table, key: &str) -> &'static str {
    let (mut first, mut end) = (0, table.len());
    while first < end {
        let middle = usize::midpoint(first, end);
        let (found, name) = table[middle];
        match compare(found.as_bytes(), key.as_bytes()) {
            Ordering::Less => first = middle + 1,
            Ordering::Equal => return name,
            Ordering::Greater => end = middle,
        }
    }
    panic!("no file of names has this name")
}

/// The order of two keys.
const fn compare(one: &[u8], other: &[u8]) -> Ordering {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return if one[at] < other[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    if one.len() == other.len() {
        Ordering::Equal
    } else if at == one.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

/// The [`Names`] of a key, which is given by its parts.
macro_rules! names {
    ($($part:expr),+) => {
        const { $crate::system::names::find(concat!($($part),+)) }
    };
}
pub(crate) use names;
