//! The rulebook's rules; the fans are those of MCR.

mod rules;

use crate::rules::rulebook::Book;

/// The rulebook.
pub static BOOK: Book = Book { fans: &[], rules: rules::RULES, by_ruling: &[] };
