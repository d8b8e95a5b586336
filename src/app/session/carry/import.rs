//! A file with a session: it is opened for reading, and can be kept from there.

use gloo::file::callbacks::FileReader;
use leptos::html::Input;
use leptos::prelude::*;

use crate::app::browser::files;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::session::reading::{read, refusal};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::session::file::MAX_BYTES;

/// The button that opens a file, and what is wrong with the last one.
#[component]
pub fn OpenFile() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let field = NodeRef::<Input>::new();
    let wrong = RwSignal::new(None::<String>);
    // A file is read as long as the panel is open.
    let reader = StoredValue::new_local(None::<FileReader>);
    let take = move |text: Option<String>| {
        let Some(text) = text else { return wrong.set(Some(i18n.t("session.refused.unreadable"))) };
        match read(&text) {
            Err(refused) => wrong.set(Some(refusal(i18n, &refused))),
            Ok(_) => calculator.act(Action::Open(Panel::Session(SessionPanel::Link(text.into())))),
        }
    };
    let open = move |_| {
        if let Some(field) = field.get_untracked() {
            reader.set_value(files::read_chosen(&field, MAX_BYTES + 1, take));
        }
    };
    view! {
        <label class="offer">
            {i18n.t("session.open-file")}
            <input
                node_ref=field
                type="file"
                accept=".json,application/json"
                data-part="open-session"
                on:change=open
            />
        </label>
        <div role="alert" class="refusal">
            {move || wrong.get().map(|words| view! { <p class="fault">{words}</p> })}
        </div>
    }
}
