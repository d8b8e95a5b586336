//! The search of the rulebook: finds entries and terms by name, key, number or definition.

use crate::system::Names;
use crate::system::System;
use crate::text::Catalogue;

use super::{Entry, Term};

/// A search index, made once for each list and language.
#[derive(Clone, Debug, Default)]
pub struct Index {
    rows: Vec<Row>,
}

/// The searched texts of one entry or term, folded.
#[derive(Clone, Debug)]
struct Row {
    number: String,
    /// The names in four languages, then the key.
    names: [String; 5],
    text: String,
}

/// Folds a text for comparison: lower case, and one spelling for variants of a character.
fn fold(text: &str) -> String {
    let lower = text.chars().flat_map(char::to_lowercase);
    let folded = lower.map(|c| match c {
        'ё' => 'е',
        '-' | '–' | '・' | '·' => ' ',
        '’' => '\'',
        c => c,
    });
    folded.collect()
}

impl Row {
    fn new(number: Option<u8>, names: &Names, key: &str, text: &str) -> Row {
        Row {
            number: number.map_or_else(String::new, |number| number.to_string()),
            names: [names.en, names.ru, names.zh, names.ja, key].map(fold),
            text: fold(text),
        }
    }

    /// Ranks a match: 0 is exact, 1 in the names, 2 in the definition; `None` if nothing matches.
    fn rank(&self, query: &str) -> Option<usize> {
        let is_in_names = |word: &str| self.names.iter().any(|name| name.contains(word));
        if self.number == query || self.names.iter().any(|name| name == query) {
            return Some(0);
        }
        if query.split_whitespace().all(is_in_names) {
            return Some(1);
        }
        let is_anywhere = |word: &str| is_in_names(word) || self.text.contains(word);
        query.split_whitespace().all(is_anywhere).then_some(2)
    }
}

impl Index {
    /// Creates the index of the entries of a rulebook.
    pub fn of_entries(rules: &System, entries: &[Entry], words: &Catalogue) -> Index {
        let row = |entry: &Entry| {
            let text = entry.text(rules);
            Row::new(entry.number(), &entry.names, entry.key, words.get(&text))
        };
        Index { rows: entries.iter().map(row).collect() }
    }

    /// Creates the index of the glossary.
    pub fn of_terms(terms: &[Term], words: &Catalogue) -> Index {
        let row = |term: &Term| {
            let text = format!("term.{}", term.key);
            Row::new(None, &term.names, term.key, words.get(&text))
        };
        Index { rows: terms.iter().map(row).collect() }
    }

    /// Returns the indices of the matches, the best first. An empty query matches everything.
    pub fn find(&self, query: &str) -> Vec<usize> {
        let query = fold(query.trim());
        if query.is_empty() {
            return (0..self.rows.len()).collect();
        }
        let ranked = self.rows.iter().enumerate();
        let mut found: Vec<(usize, usize)> =
            ranked.filter_map(|(i, row)| Some((row.rank(&query)?, i))).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, index)| index).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::entries;
    use crate::rules;

    fn found(query: &str) -> Vec<Entry> {
        let (rules, book) =
            (rules::system("mcr").unwrap(), rules::book(&rules::mcr::SYSTEM).unwrap());
        let entries = entries(rules, book);
        let index = Index::of_entries(rules, &entries, &Catalogue::english());
        index.find(query).into_iter().map(|i| entries[i]).collect()
    }

    fn find(query: &str) -> Vec<&'static str> {
        found(query).iter().map(|entry| entry.key).collect()
    }

    #[test]
    fn every_language_finds_the_same() {
        for name in ["full flush", "Full-Flush", "清一色", "полное изоб", "22", " FULL  flush "]
        {
            assert_eq!(find(name)[0], "full-flush", "{name}");
        }
        assert_eq!(find("槓上開花"), ["out-with-replacement-tile"]);
        assert_eq!(find("杠上开花"), ["out-with-replacement-tile"]);
        assert_eq!(find("ВСЕ ЗЕЛЕНЫЕ"), ["all-green"]);
    }

    #[test]
    fn names_come_before_definitions() {
        let kongs = found("kong");
        assert_eq!(kongs[0].key, "four-kongs", "the dearest first");
        let named = |entry: &&Entry| {
            entry.key.contains("kong") || entry.names.en.to_lowercase().contains("kong")
        };
        let first = kongs.iter().take_while(named).count();
        assert_eq!(first, kongs.iter().filter(named).count());
        assert!(kongs.len() > first, "definitions are searched, too");
        assert_eq!(find("knitted straight")[0], "knitted-straight");
    }

    #[test]
    fn an_empty_query_finds_everything_in_order_and_nonsense_nothing() {
        assert_eq!(find("")[..2], ["big-four-winds", "big-three-dragons"]);
        assert_eq!(find("  ").len(), find("").len());
        assert!(find("").len() >= 82);
        assert_eq!(find("queen's gambit"), [""; 0]);
    }
}
