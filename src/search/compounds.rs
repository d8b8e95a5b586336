//! Words that are written as two, and pairs of words that are written as one.

use super::index::Index;
use super::words::Word;

/// The letters that each of two words written as one has at least.
const LEAST_HALF: usize = 3;

impl Index {
    /// The words of a question as they are known: one that was written as two, such as "chii toitsu", is
    /// one, and two that were written as one, such as "greenbook", are two.
    pub(super) fn as_known(&self, words: &[Word]) -> Vec<Word> {
        let is_known = |word: &Word| word.is_stop() || self.by_text.contains_key(&word.text);
        let mut all: Vec<Word> = Vec::new();
        for word in words {
            if !word.is_letters || is_known(word) && all.last().is_none_or(is_known) {
                all.push(word.clone());
                continue;
            }
            let whole = all.last().filter(|last| last.is_letters && !last.is_stop());
            let whole = whole.map(|last| self.lexicon.word(&[&*last.form, &word.form].concat()));
            if let Some(whole) = whole.filter(is_known) {
                all.pop();
                all.push(whole);
            } else if let Some(halves) = self.halves_of(word).filter(|_| !is_known(word)) {
                all.extend(halves);
            } else {
                all.push(word.clone());
            }
        }
        all
    }

    /// The two known words that an unknown one consists of.
    fn halves_of(&self, word: &Word) -> Option<[Word; 2]> {
        let cuts = word.form.char_indices().skip(LEAST_HALF).map(|(at, _)| at);
        let halves = cuts
            .map(|at| word.form.split_at(at))
            .filter(|(_, end)| end.chars().count() >= LEAST_HALF);
        let mut halves =
            halves.map(|(one, other)| [self.lexicon.word(one), self.lexicon.word(other)]);
        halves.find(|halves| halves.iter().all(|half| self.written.contains(&half.form)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_within_and_between_words_do_not_matter() {
        let index = Index::new();
        let known = |text: &str| {
            let words = index.as_known(&index.lexicon.words(text));
            words.into_iter().map(|word| word.form).collect::<Vec<_>>()
        };
        assert_eq!(known("tsuu iisou"), ["tsuuiisou"]);
        assert_eq!(known("fullflush"), ["full", "flush"]);
        assert_eq!(known("full flush"), ["full", "flush"]);
        assert_eq!(known("xyzzy full"), ["xyzzy", "full"]);
        assert!(known("").is_empty());
    }
}
