//! Says that the session is not kept on this device, or not as it was here, and offers a way out.

use gloo::file::Blob;
use leptos::prelude::*;

use crate::app::browser::files;
use crate::app::context::ui::use_ui;
use crate::app::session::keeping::Trouble;
use crate::app::session::open::use_session;
use crate::app::session::storing;
use crate::session::{Table, file};

/// The media type of a session's file.
const JSON: &str = "application/json";

/// What is wrong with keeping the session, if anything is.
#[component]
pub fn TroubleNote() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    let note = move || {
        let words = match open.trouble.get()? {
            Trouble::NotKept => ui.t("session.trouble.not-kept"),
            Trouble::ChangedElsewhere => ui.t("session.trouble.changed"),
            Trouble::Damaged(parts) => ui.count("session.put-aside", parts),
        };
        let is_unkept = open.trouble.get() == Some(Trouble::NotKept);
        let ways = match is_unkept {
            true => view! {
                <button type="button" class="offer" data-action="save-session" on:click=move |_| {
                    if let Some(text) = open.with_table(|table: &Table| file::write(table.session())) {
                        files::save("hule-session.json", Blob::new_with_options(&*text, Some(JSON)));
                    }
                }>
                    {ui.t("session.trouble.save")}
                </button>
                <button
                    type="button"
                    class="offer"
                    data-action="keep-again"
                    on:click=move |_| storing::write_soon(open)
                >
                    {ui.t("ui.retry")}
                </button>
            }
            .into_any(),
            false => view! {
                <button
                    type="button"
                    class="offer"
                    data-action="trouble-read"
                    on:click=move |_| open.trouble.set(None)
                >
                    {ui.t("ui.close")}
                </button>
            }
            .into_any(),
        };
        Some(view! {
            <div class="card trouble" data-part="trouble">
                <p>{words}</p>
                <div class="offers">{ways}</div>
            </div>
        })
    };
    view! { <div role="alert">{note}</div> }
}
