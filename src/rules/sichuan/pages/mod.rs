//! The rulebook of Sichuan: a page for each fan and for each rule that is not in the table of fans.

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
