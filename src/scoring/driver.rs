//! The one entry point: from a draft to its report.

use crate::entry::Draft;
use crate::scoring::Report;

/// Everything there is to say about a draft.
pub fn score(draft: &Draft) -> Report {
    let mut report = quick(draft);
    if report.pending {
        finish(draft, &mut report);
    }
    report
}

/// What can be said about a draft within a tap: whether there is more, [`Report::pending`] says.
pub fn quick(draft: &Draft) -> Report {
    draft.rules().report(draft)
}

/// Completes the quick report of the same draft.
pub fn finish(draft: &Draft, report: &mut Report) {
    draft.rules().finish(draft, report);
    report.pending = false;
}
