//! What is wrong with the browser's storage, told quietly until the reader closes it.

use leptos::prelude::*;

use crate::app::context::storage_notes::UnreadSession;
use crate::app::context::ui::use_ui;
use crate::app::pieces::button::{Button, Tool};
use crate::app::pieces::icon;

/// Both notes, as far as there is something to tell.
#[component]
pub fn StorageNotes() -> impl IntoView {
    let ui = use_ui();
    let notes = ui.storage_notes;
    let unread = move || {
        notes.unread_session.get().map(|why| {
            let words = match why {
                UnreadSession::NoStore(_) => ui.t("session.trouble.unread"),
                UnreadSession::Damaged => ui.count("session.damaged", 1),
            };
            let again = match why {
                UnreadSession::NoStore(again) => Some(again),
                UnreadSession::Damaged => None,
            };
            let close = Callback::new(move |()| notes.unread_session.set(None));
            view! { <Note name="unread-session" words again close/> }
        })
    };
    let nothing_kept = move || {
        notes.says_nothing_kept().then(|| {
            let close = Callback::new(move |()| notes.close_nothing_kept());
            view! { <Note name="nothing-kept" words=ui.t("ui.not-kept") again=None close/> }
        })
    };
    view! {
        {unread}
        {nothing_kept}
    }
}

/// A note, with a button that closes it.
#[component]
fn Note(
    /// The hook `data-part`.
    name: &'static str,
    words: String,
    /// Tries again what failed.
    again: Option<Callback<()>>,
    close: Callback<()>,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="notice quiet-notice" data-part=name>
            <div>
                <p>{words}</p>
                {again.map(|again| view! {
                    <Button class="reload" name="read-session-again" press=move || again.run(())>
                        {ui.t("ui.retry")}
                    </Button>
                })}
            </div>
            <Tool
                icon=icon::CLOSE hook=("data-action", "close-note") label=ui.t("ui.close")
                press=move || close.run(())
            />
        </div>
    }
}
