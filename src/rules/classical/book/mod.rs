//! The rulebook's clauses and examples, and what is not in the table.

mod fans;
mod rules;

use crate::rules::rulebook::Book;

/// The rulebook.
pub static BOOK: Book = Book { fans: fans::FANS, rules: rules::RULES, by_ruling: &[] };
