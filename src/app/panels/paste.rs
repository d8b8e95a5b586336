//! The panel for pasting a hand, a link or a message.

use leptos::prelude::*;

use crate::app::context::{Calculator, use_calculator, use_i18n};
use crate::app::pieces::{Button, FaultList, HandStrip};
use crate::calculator::{link_in, read};
use crate::entry::notation::Tiles;
use crate::entry::{Fault, link};
use crate::rules;

/// What a text says.
#[derive(Clone, Debug, PartialEq)]
enum Preview {
    /// Nothing has been written yet.
    Empty,
    /// A link whose rule system is not there yet; it is fetched when the link is used.
    NotThereYet,
    /// A hand.
    Hand(Tiles),
    /// No hand, and why.
    Faults(Vec<Fault>),
}

impl Preview {
    fn of(calculator: Calculator, text: &str) -> Preview {
        let key = link_in(text).and_then(link::rules_key);
        let is_there = |key| calculator.engines().iter().any(|engine| engine.system().key == key);
        if key.is_some_and(|key| rules::KEYS.contains(&key) && !is_there(key)) {
            return Preview::NotThereYet;
        }
        if text.trim().is_empty() {
            return Preview::Empty;
        }
        match read(text, &calculator.draft.get(), 0, &calculator.engines()) {
            Ok(draft) => Preview::Hand(draft.tiles.clone()),
            Err(faults) => Preview::Faults(faults.into()),
        }
    }
}

/// A field for the text, what the text says, and the button that uses it.
#[component]
pub fn Paste() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let text = RwSignal::new(String::new());
    let preview = Memo::new(move |_| text.with(|text| Preview::of(calculator, text)));
    let shown = move || match preview.get() {
        Preview::Empty => view! { <p class="quiet">{i18n.t("ui.paste-example")}</p> }.into_any(),
        Preview::NotThereYet => ().into_any(),
        Preview::Hand(hand) => view! { <HandStrip hand/> }.into_any(),
        Preview::Faults(faults) => view! { <FaultList faults/> }.into_any(),
    };
    view! {
        <textarea
            rows="3"
            spellcheck="false"
            autocapitalize="off"
            aria-label=i18n.t("ui.paste")
            bind:value=text
        ></textarea>
        <div class="preview" aria-live="polite">{shown}</div>
        <Button class="primary" name="use" press=move || calculator.paste(text.get_untracked())>
            {i18n.t("ui.use")}
        </Button>
    }
}
