//! The rulebook of riichi.

use crate::rules::pages::Book;

/// The rulebook.
pub static BOOK: Book =
    Book { fans: &[], rules: &[], by_ruling: &[], terms: &[], term_pages: &[] };
