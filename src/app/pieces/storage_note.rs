//! What is wrong with the browser's storage, told quietly until the reader closes it.

use leptos::prelude::*;

use crate::app::context::{UnreadSession, use_device, use_i18n};
use crate::app::pieces::button::{Button, Tool};
use crate::app::pieces::icon;

/// Both notes, as far as there is something to tell.
#[component]
pub fn StorageNotes() -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let unread = move || {
        device.unread_session.get().map(|why| {
            let words = match why {
                UnreadSession::NoStore(_) => i18n.t("session.trouble.unread"),
                UnreadSession::Damaged => i18n.count("session.damaged", 1),
            };
            let again = match why {
                UnreadSession::NoStore(again) => Some(again),
                UnreadSession::Damaged => None,
            };
            let close = Callback::new(move |()| device.unread_session.set(None));
            view! { <Note name="unread-session" words again close/> }
        })
    };
    let nothing_kept = move || {
        device.shows_nothing_kept().then(|| {
            let close = Callback::new(move |()| device.close_nothing_kept());
            view! { <Note name="nothing-kept" words=i18n.t("ui.not-kept") again=None close/> }
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
    let i18n = use_i18n();
    view! {
        <div class="notice quiet-notice" data-part=name>
            <div>
                <p>{words}</p>
                {again.map(|again| view! {
                    <Button class="reload" name="read-session-again" press=move || again.run(())>
                        {i18n.t("ui.retry")}
                    </Button>
                })}
            </div>
            <Tool
                icon=icon::CLOSE hook=("data-action", "close-note") label=i18n.t("ui.close")
                press=move || close.run(())
            />
        </div>
    }
}
