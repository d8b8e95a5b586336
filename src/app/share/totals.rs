//! The totals of the kept hands. They are found after the lists have been painted, one at a time.

use std::collections::VecDeque;

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::calculator::decode;
use crate::text::fault;
use crate::text::summary::Summary;

/// What a row says about its hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// The total, or why the link cannot be read.
    pub words: String,
    /// Whether the link cannot be read.
    pub is_damaged: bool,
}

/// Finds the totals while the panel is open.
#[derive(Clone, Copy)]
pub struct Totals {
    calculator: Calculator,
    i18n: I18n,
    waiting: StoredValue<VecDeque<(RwSignal<Total>, String)>>,
}

impl Totals {
    /// No hand waits for its total.
    pub fn new() -> Totals {
        Totals {
            calculator: use_calculator(),
            i18n: use_i18n(),
            waiting: StoredValue::new(VecDeque::new()),
        }
    }

    /// The total of a link, which is empty until it is found.
    pub fn of(self, link: &str) -> RwSignal<Total> {
        let total = RwSignal::new(Total::default());
        let is_first = self.waiting.read_value().is_empty();
        self.waiting.write_value().push_back((total, link.to_owned()));
        if is_first {
            self.find();
        }
        total
    }

    fn find(self) {
        after_paint(move || {
            // The panel may be closed by then, or the row gone.
            let next = self.waiting.try_update_value(|waiting| waiting.front().cloned());
            let Some((total, link)) = next.flatten() else { return };
            total.try_set(untrack(|| self.total(&link)));
            self.waiting.update_value(|waiting| drop(waiting.pop_front()));
            self.find();
        });
    }

    fn total(self, link: &str) -> Total {
        let (i18n, engines) = (self.i18n, self.calculator.engines());
        match decode(link, &engines) {
            Ok(draft) => {
                let engine = engines.iter().find(|engine| engine.system() == draft.system());
                let Some(engine) = engine else { return Total::default() };
                let summary = Summary::of(&draft, &engine.report(&draft), 0, &i18n.catalogue());
                let words = [" · ", &*summary.total, " ", &*summary.unit].concat();
                Total { words: words.trim_end().to_owned(), is_damaged: false }
            }
            Err(faults) => {
                let words = i18n.catalogue();
                let fault = faults.first().map(|fault| fault::sentence(fault, &words).to_string());
                let words = [" · ", &*fault.unwrap_or_default()].concat();
                Total { words, is_damaged: true }
            }
        }
    }
}
