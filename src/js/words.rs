//! The words that the package speaks with. The English ones are built in; those of other
//! languages are handed over once a program asks for them.

use std::cell::RefCell;

use crate::text::{Catalogue, Language};

use super::options;

/// The English files that hold what the core says. `tools/package.mjs` takes the same files of the
/// other languages.
const ENGLISH: &str = concat!(
    include_str!("../text/en/ui.properties"),
    include_str!("../text/en/more.properties"),
    include_str!("../text/en/mcr.properties"),
    include_str!("../text/en/siamese.properties"),
    include_str!("../text/en/sichuan.properties"),
    include_str!("../text/en/classical.properties"),
    include_str!("../text/en/nanchang.properties"),
);

thread_local! {
    /// The catalogues that there are so far.
    static WORDS: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// Takes over the words of a language. A tag that means none is passed over.
pub fn learn(tag: &str, text: &str) {
    if let Some(language) = options::language(tag) {
        add(Catalogue::parse(language, text));
    }
}

/// The words of a language, or English ones as long as there are none.
pub fn of(language: Language) -> Catalogue {
    find(language).or_else(|| find(Language::En)).unwrap_or_else(|| {
        let english = Catalogue::parse(Language::En, ENGLISH);
        add(english.clone());
        english
    })
}

fn find(language: Language) -> Option<Catalogue> {
    WORDS.with_borrow(|words| words.iter().find(|c| c.language() == language).cloned())
}

fn add(catalogue: Catalogue) {
    WORDS.with_borrow_mut(|words| {
        words.retain(|other| other.language() != catalogue.language());
        words.push(catalogue);
    });
}
