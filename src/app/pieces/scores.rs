//! What a sheet is worth, in the units of its rule system, and the notes of a report.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::sentence::{CitingWords, Words};
use crate::scoring::{Note, Sheet};
use crate::system::Fan;
use crate::text::message::HandSummary;
use crate::text::{fans, note, totals};

impl Ui {
    /// Writes what a fan is worth, counted once or several times: `4`, `2 fans`, `×8`, `limit`.
    pub fn worth(self, fan: &Fan, points: u16) -> String {
        fans::worth(fan, points, &self.catalogue())
    }

    /// The hand on the screen in words, for a message or a picture. Tracks nothing.
    pub fn hand_summary(self) -> HandSummary {
        untrack(|| {
            let (draft, report) = (self.draft(), self.report());
            HandSummary::of(&draft, &report, self.reading(), &self.catalogue())
        })
    }
}

/// How the total is calculated; nothing if it is a plain sum.
#[component]
pub fn FormulaLine(sheet: Sheet) -> impl IntoView {
    let sentence = totals::formula(&sheet, &use_ui().catalogue())?;
    Some(view! { <p class="formula-line" data-part="formula"><Words sentence/></p> })
}

/// The notes of the report, and the next dealer; nothing if there are none.
#[component]
pub fn Notes(notes: Vec<Note>) -> impl IntoView {
    let ui = use_ui();
    let words = ui.catalogue();
    let dealer = ui.report().next_dealer;
    let dealer =
        dealer.map(|seat| view! { <li>{ui.with("ui.next-dealer", "seat", &ui.seat(seat))}</li> });
    if notes.is_empty() && dealer.is_none() {
        return None;
    }
    let lines = notes.iter().map(|note| {
        let (sentence, system) = (note::sentence(note, &words), ui.rules().key);
        view! { <li><CitingWords sentence system/></li> }
    });
    Some(view! { <ul class="notes" data-part="notes">{lines.collect_view()} {dealer}</ul> })
}
