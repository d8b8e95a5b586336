//! Says that the session is not kept on this device, or not as it was here, and offers a way out.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::button::Button;
use crate::app::session::carry::save_file;
use crate::app::session::open::use_session;
use crate::app::session::troubles::Trouble;
use crate::app::session::{opening, storing};
use crate::state::Action;

/// What is wrong with keeping the session, if anything is.
#[component]
pub fn TroubleNote() -> impl IntoView {
    let open = use_session();
    view! {
        <div role="alert">
            <For
                each=move || open.troubles.with(|troubles| troubles.all())
                key=|trouble| *trouble
                children=|trouble| view! { <OneTrouble trouble/> }
            />
        </div>
    }
}

#[component]
fn OneTrouble(trouble: Trouble) -> impl IntoView {
    let ui = use_ui();
    let words = match trouble {
        Trouble::NotKept => ui.t("session.trouble.not-kept"),
        Trouble::ChangedElsewhere => ui.t("session.trouble.changed"),
        Trouble::DeletedElsewhere => ui.t("session.trouble.deleted"),
        Trouble::Damaged(parts) => ui.count("session.put-aside", parts),
    };
    view! {
        <div class="card trouble" data-part="trouble">
            <p>{words}</p>
            <div class="offers"><WaysOut trouble/></div>
        </div>
    }
}

/// What can be done about it.
#[component]
fn WaysOut(trouble: Trouble) -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    match trouble {
        Trouble::NotKept => {
            let save = move || {
                open.session.get_untracked().iter().for_each(|session| save_file(session));
            };
            let again = move || storing::write_soon(open);
            view! {
                <Button class="offer" name="save-session" press=save>{ui.t("session.trouble.save")}</Button>
                <Button class="offer" name="keep-again" press=again>{ui.t("ui.retry")}</Button>
            }
            .into_any()
        }
        Trouble::DeletedElsewhere => {
            let keep = move || storing::keep_deleted(open);
            let leave = move || {
                opening::forget(open);
                ui.act(Action::Close);
            };
            view! {
                <Button class="offer" name="keep-deleted" press=keep>{ui.t("session.keep")}</Button>
                <Button class="offer" name="leave-deleted" press=leave>{ui.t("session.leave")}</Button>
            }
            .into_any()
        }
        Trouble::ChangedElsewhere | Trouble::Damaged(_) => {
            let read = move || open.troubles.update(|troubles| troubles.read(trouble));
            view! { <Button class="offer" name="trouble-read" press=read>{ui.t("ui.close")}</Button> }.into_any()
        }
    }
}
