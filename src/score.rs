//! The one entry point: from a draft to its report.

use crate::draft::Draft;
use crate::report::Report;

/// Everything there is to say about a draft.
pub fn score(draft: &Draft) -> Report {
    draft.rules().report(draft)
}
