//! Who pays whom in a report, or what is missing that decides it.

use crate::entry::{Asked, Draft};
use crate::scoring::{Missing, Report};
use crate::system::AnswerKind;

use super::summary::Summary;
use super::{Catalogue, expected_payments, note, payments};

/// Says who pays whom, or what is missing that decides it. `None` if there is nothing to say.
pub fn sentence(draft: &Draft, report: &Report, words: &Catalogue) -> Option<String> {
    match open_tile_question(report) {
        Some(asked) => Some(words.get(&["ask.", asked.question.key].concat()).to_owned()),
        None => payments::of_report(report, words).or_else(|| {
            report.missing.first().map(|missing| missing_sentence(draft, missing, words))
        }),
    }
}

/// The question for a turned-up tile that everything depends on, if it is open.
pub fn open_tile_question(report: &Report) -> Option<&Asked> {
    report
        .asked
        .iter()
        .find(|asked| asked.question.kind == AnswerKind::Tile && asked.answer.is_none())
}

/// Says what is missing before anybody pays. Who discarded the tile of the only hand is asked in few
/// words.
pub fn missing_sentence(draft: &Draft, missing: &Missing, words: &Catalogue) -> String {
    let short = ["ui.who.", draft.win_source().key()].concat();
    if missing.entry.is_discarder() && words.has(&short) {
        return words.get(&short).to_owned();
    }
    note::sentence(&missing.note, words).to_string()
}

/// The result in one sentence for who hears it: the total, what it means, and who pays, or would pay.
pub fn announcement(
    summary: &Summary,
    draft: &Draft,
    report: &Report,
    words: &Catalogue,
) -> String {
    let total = summary.total_with_unit();
    let payment = sentence(draft, report, words).unwrap_or_default();
    let expected = expected_payments::while_open(report, draft, words).unwrap_or_default();
    let mut parts = vec![total.trim(), &*summary.verdict, &*payment, &*expected];
    parts.retain(|part| !part.is_empty());
    parts.join(words.language().comma())
}
