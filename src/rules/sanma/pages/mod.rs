//! The rulebook where it differs from that of riichi, and the pages of the rows that only three players have.

mod fans;
mod rules;
mod terms;

use crate::rules::pages::Book;

/// The rulebook.
pub static BOOK: Book = Book {
    fans: fans::FANS,
    rules: rules::RULES,
    by_ruling: &[],
    terms: terms::TERMS,
    term_pages: terms::PAGES,
};
