//! What all parts of the screen share: the app's signals, its words, buttons.

use leptos::prelude::*;

use crate::draft::Draft;
use crate::report::Report;
use crate::ruleset::Ruleset;
use crate::score::score;
use crate::sheet::Sheet;
use crate::text::{Catalogue, Sentence, Slot};
use crate::tile::Tile;

use super::art;
use super::state::{Action, Mode, Panel, State};

/// The app's signals: cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Ui {
    pub state: RwSignal<State>,
    pub draft: Memo<Draft>,
    pub report: Memo<Report>,
    pub mode: Memo<Option<Mode>>,
    pub panel: Memo<Option<Panel>>,
    /// The words of the language; the screen is made anew when it changes.
    pub words: RwSignal<Option<Catalogue>>,
    /// Whether the click to come only ends a long press.
    pub held: StoredValue<bool>,
}

impl Ui {
    pub fn new(state: State) -> Ui {
        let state = RwSignal::new(state);
        let draft = Memo::new(move |_| state.with(|s| s.draft().clone()));
        Ui {
            state,
            draft,
            report: Memo::new(move |_| draft.with(score)),
            mode: Memo::new(move |_| state.with(|s| s.mode)),
            panel: Memo::new(move |_| state.with(|s| s.panel)),
            words: RwSignal::new(None),
            held: StoredValue::new(false),
        }
    }

    pub fn act(self, action: Action) {
        self.state.update(|s| s.apply(action));
    }

    pub fn rules(self) -> &'static dyn Ruleset {
        self.draft.with(Draft::rules)
    }

    pub fn catalogue(self) -> Catalogue {
        self.words.get_untracked().expect("the screen is shown once there are words")
    }

    /// The words of a key.
    pub fn t(self, key: &str) -> String {
        self.words.with_untracked(|w| w.as_ref().map_or_else(String::new, |w| w.get(key).into()))
    }

    /// The words of a key with its slots filled.
    pub fn fill(self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.catalogue().text(key, slots)
    }

    /// The words of a key with `{n}`.
    pub fn count(self, key: &str, n: usize) -> String {
        self.fill(key, &[("n", Slot::Number(n as i64))])
    }

    pub fn tile(self, tile: Tile) -> String {
        self.t(&format!("tile.{tile}"))
    }

    /// What `read` makes of the reading that is looked at, if the hand is complete.
    pub fn sheet<T>(self, read: impl FnOnce(&Sheet) -> T) -> Option<T> {
        let reading = self.state.with(|s| s.reading);
        self.report.with(|r| r.sheets.get(reading).map(read))
    }
}

/// The name and the value of the attribute by which tests and styles find something.
pub type Hook = (&'static str, String);

pub fn hook(name: &'static str, value: impl ToString) -> Hook {
    (name, value.to_string())
}

/// A button. Its name is its text, unless a label is given.
pub fn button(
    ui: Ui,
    class: &'static str,
    hook: Hook,
    label: String,
    action: Action,
    body: AnyView,
) -> AnyView {
    switch(ui, class, hook, label, None, action, body)
}

/// A button that is on or off: `aria-pressed`.
pub fn switch(
    ui: Ui,
    class: &'static str,
    hook: Hook,
    label: String,
    on: Option<Signal<bool>>,
    action: Action,
    body: AnyView,
) -> AnyView {
    let click = move |_| {
        if !ui.held.get_value() {
            ui.act(action.clone());
        }
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=Some(label).filter(|l| !l.is_empty())
            aria-pressed=move || on.map(|on| if on.get() { "true" } else { "false" })
            on:click=click
        >
            {body}
        </button>
    }
    .attr(hook.0, hook.1)
    .into_any()
}

/// Words with tiles among them.
pub fn say(sentence: &Sentence) -> AnyView {
    let spans = sentence.0.iter().map(|span| match span {
        crate::text::Span::Text(text) => text.clone().into_any(),
        crate::text::Span::Tiles(tiles) => art::group(tiles),
    });
    spans.collect::<Vec<_>>().into_any()
}

/// Plain text in an element of a class.
pub fn text(class: &'static str, text: String) -> AnyView {
    view! { <span class=class>{text}</span> }.into_any()
}

/// Parts side by side or below one another.
pub fn group(class: &'static str, parts: Vec<AnyView>) -> AnyView {
    view! { <div class=class>{parts}</div> }.into_any()
}

/// A small heading within the list.
pub fn heading(text: String) -> AnyView {
    view! { <h2>{text}</h2> }.into_any()
}
