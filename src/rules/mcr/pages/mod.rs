//! The pages of the rulebook on MCR: clauses and examples of the fans, and the other rules.

mod fans;
mod rules;
mod terms;

use crate::rules::pages::Book;

use super::fans::BY_RULING;

/// The rulebook.
pub static BOOK: Book = Book {
    fans: fans::FANS,
    rules: rules::RULES,
    by_ruling: &BY_RULING,
    terms: terms::TERMS,
    term_pages: terms::PAGES,
};
