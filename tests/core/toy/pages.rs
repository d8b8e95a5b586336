//! The rulebook of Harbour: the clauses and examples of its fans.

use hule::rules::pages::{Book, FanPage};

/// The rulebook.
pub static BOOK: Book = Book {
    fans: &[
        page("all-pungs", "H1", &["1/harbour/111222333m444pEE"]),
        page("pair-of-winds", "H2", &["1/harbour/123m456p789s111sEE"]),
        page("fair-wind", "H3", &["1/harbour/123m456p789s111sEE?weather=fair"]),
    ],
    rules: &[],
    by_ruling: &[],
    terms: &["wind"],
    term_pages: &[("wind", &["harbour/fair-wind"])],
};

const fn page(
    fan: &'static str,
    clause: &'static str,
    examples: &'static [&'static str],
) -> FanPage {
    FanPage { fan, clause, is_told: false, examples }
}
