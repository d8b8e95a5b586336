//! Other names of fans, rules and terms: everyday words of each language, and names in other schools
//! of mahjong. They are data, in the files of the folder `synonyms`.
//!
//! A line of a file has the pages that it is about, a colon, and names between bars. `@source` says
//! where the names of the lines below it come from.

use crate::system::with_languages;
use crate::text::Language;

/// What other names there are, and where they come from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Synonyms {
    /// The pages that are called so: `mcr/full-flush`, `term/ready`, `sichuan/deal/wall`, `sichuan`.
    pub pages: &'static str,
    /// The names, between bars.
    names: &'static str,
    /// Where the names come from.
    #[cfg_attr(not(test), expect(dead_code, reason = "it is for those who read the data"))]
    pub source: &'static str,
}

impl Synonyms {
    /// The pages that are called so.
    pub fn pages(&self) -> impl Iterator<Item = &'static str> {
        self.pages.split_whitespace()
    }

    /// The names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.split('|').map(str::trim).filter(|name| !name.is_empty())
    }
}

/// The names of other schools, in several scripts.
pub(super) const SCHOOLS: &str = include_str!("synonyms/schools.txt");

/// The file of what people of a language say.
pub(super) fn of(language: Language) -> &'static str {
    macro_rules! file_of {
        ($($language:ident $tag:literal $english:literal;)*) => {
            match language {
                $(Language::$language => include_str!(concat!("synonyms/", $tag, ".txt")),)*
            }
        };
    }
    with_languages!([file_of])
}

/// The lines of a file.
pub(super) fn read(file: &'static str) -> impl Iterator<Item = Synonyms> {
    let mut source = "";
    file.lines().filter_map(move |line| {
        if let Some(named) = line.strip_prefix("@source ") {
            source = named;
            return None;
        }
        let (pages, names) = line.split_once(':')?;
        Some(Synonyms { pages, names, source })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::subject::{Subject, subjects};

    #[test]
    fn every_line_says_where_it_comes_from_and_is_about_pages_that_exist() {
        let known: Vec<String> = subjects().iter().map(Subject::key).collect();
        let mut unknown = Vec::new();
        let files = Language::WRITTEN.iter().map(|language| of(*language)).chain([SCHOOLS]);
        for synonyms in files.flat_map(read) {
            assert!(!synonyms.source.is_empty(), "{}", synonyms.names);
            assert!(synonyms.names().count() > 0, "{}", synonyms.pages);
            unknown.extend(synonyms.pages().filter(|page| !known.iter().any(|key| key == page)));
        }
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
