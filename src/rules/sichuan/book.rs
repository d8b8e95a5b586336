//! The rulebook's clauses and examples, and what is not in the table.

use crate::book::Book;

/// The rulebook.
pub static BOOK: Book = Book { fans: &[], rules: &[], by_ruling: &[] };
