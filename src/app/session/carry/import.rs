//! A file with a session: it is opened for reading, and can be kept from there.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::OpenFileButton;
use crate::app::session::reading::{read, refusal};
use crate::calculator::{Action, Panel, SessionPanel};

/// The button that opens a file, and what is wrong with the last one.
#[component]
pub fn OpenFile() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let wrong = RwSignal::new(None::<String>);
    let take = move |text: Option<String>| {
        let Some(text) = text else { return wrong.set(Some(i18n.t("session.refused.unreadable"))) };
        match read(&text) {
            Err(refused) => wrong.set(Some(refusal(i18n, &refused))),
            Ok(_) => calculator.act(Action::Open(Panel::Session(SessionPanel::Link(text.into())))),
        }
    };
    view! {
        <OpenFileButton label=i18n.t("session.open-file") part="open-session" take/>
        <div role="alert" class="refusal">
            {move || wrong.get().map(|words| view! { <p class="fault">{words}</p> })}
        </div>
    }
}
