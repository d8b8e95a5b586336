//! Says that the session is not kept on this device, or not as it was here, and offers a way out.

use gloo::file::Blob;
use leptos::prelude::*;

use crate::app::browser::files;
use crate::app::context::ui::use_ui;
use crate::app::session::keeping::Trouble;
use crate::app::session::offer::Offer;
use crate::app::session::open::{OpenSession, use_session};
use crate::app::session::storing;
use crate::session::{Table, file};
use crate::state::Action;

/// The media type of a session's file.
const JSON: &str = "application/json";

/// What is wrong with keeping the session, if anything is.
#[component]
pub fn TroubleNote() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    let note = move || {
        let trouble = open.trouble.get()?;
        let words = match trouble {
            Trouble::NotKept => ui.t("session.trouble.not-kept"),
            Trouble::ChangedElsewhere => ui.t("session.trouble.changed"),
            Trouble::DeletedElsewhere => ui.t("session.trouble.deleted"),
            Trouble::Damaged(parts) => ui.count("session.put-aside", parts),
        };
        let ways = match trouble {
            Trouble::NotKept => {
                let again = move || storing::write_soon(open);
                view! {
                    <Offer
                        name="save-session"
                        words=ui.t("session.trouble.save")
                        run=move || save(open)
                    />
                    <Offer name="keep-again" words=ui.t("ui.retry") run=again/>
                }
                .into_any()
            }
            Trouble::DeletedElsewhere => {
                let keep = move || storing::keep_deleted(open);
                let leave = move || {
                    open.leave();
                    ui.act(Action::Close);
                };
                view! {
                    <Offer name="keep-deleted" words=ui.t("session.keep") run=keep/>
                    <Offer name="leave-deleted" words=ui.t("session.leave") run=leave/>
                }
                .into_any()
            }
            Trouble::ChangedElsewhere | Trouble::Damaged(_) => {
                let read = move || open.trouble.set(None);
                view! { <Offer name="trouble-read" words=ui.t("ui.close") run=read/> }.into_any()
            }
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

/// Saves the session as a file.
fn save(open: OpenSession) {
    let text = open.with_table(|table: &Table| file::write(table.session()));
    if let Some(text) = text {
        files::save("hule-session.json", Blob::new_with_options(&*text, Some(JSON)));
    }
}
