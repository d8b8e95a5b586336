//! The rulebook of riichi: a page for each row of the table and for each other rule.

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
