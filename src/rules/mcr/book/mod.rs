//! The rulebook's clauses and examples, and what is not in the table.

mod fans;
mod rules;

use crate::rules::rulebook::Book;

use super::fans::BY_RULING;

/// The rulebook.
pub static BOOK: Book = Book { fans: fans::FANS, rules: rules::RULES, by_ruling: &BY_RULING };
