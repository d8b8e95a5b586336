//! Payments in words: who pays whom, and the question that decides it.

use std::cmp::Reverse;

use crate::app::context::ui::Ui;
use crate::entry::{Asked, Draft};
use crate::scoring::{EntryPoint, Missing, Report};
use crate::system::{AnswerKind, Question};
use crate::text::{note, payments};
use crate::tiles::{BySeat, Seat};

/// Says who pays, or what is missing that decides it.
pub fn payment_words(ui: Ui, report: &Report) -> Option<String> {
    match open_tile_question(report) {
        Some(asked) => Some(ui.join(&["ask.", asked.key])),
        None => payments::of_report(report, &ui.catalogue())
            .or_else(|| report.missing.first().map(|missing| missing_words(ui, missing))),
    }
}

/// The question for a turned-up tile that everything depends on, if it is open.
pub fn open_tile_question(report: &Report) -> Option<&Asked> {
    report.asked.iter().find(|asked| asked.kind == AnswerKind::Tile && asked.answer.is_none())
}

/// What is missing before anybody pays, in words. Who discarded the tile of the only hand is asked
/// shortly.
pub fn missing_words(ui: Ui, missing: &Missing) -> String {
    if missing.entry == PAYER {
        let words = ["ui.who.", ui.draft().win_source().key()].concat();
        if ui.catalogue().has(&words) {
            return ui.t(&words);
        }
    }
    note::sentence(&missing.note, &ui.catalogue()).to_string()
}

/// Where it is entered from whom the winning tile of the first place came.
pub const PAYER: EntryPoint = EntryPoint::Answer { question: Question::DISCARDER, place: 0 };

/// The players with what they win or lose in all, the largest gain first.
pub fn sorted_nets(draft: &Draft, net: &BySeat<i32>) -> Vec<(Seat, i32)> {
    let mut nets: Vec<_> = draft.seats().iter().map(|seat| (*seat, net[*seat])).collect();
    nets.sort_by_key(|(_, net)| Reverse(*net));
    nets
}
