//! The rulebook's rules; the fans are those of MCR.

mod rules;
mod terms;

use crate::rules::pages::Book;

/// The rulebook.
pub static BOOK: Book = Book {
    fans: &[],
    rules: rules::RULES,
    by_ruling: &[],
    terms: terms::TERMS,
    term_pages: terms::PAGES,
};
