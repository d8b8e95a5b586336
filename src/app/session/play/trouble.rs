//! Says that the session is not kept on this device, or not as it was here, and offers a way out.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::session::carry::save_file;
use crate::app::session::open::use_session;
use crate::app::session::troubles::Trouble;
use crate::app::session::{opening, store};
use crate::calculator::Action;

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
    let i18n = use_i18n();
    let words = match trouble {
        Trouble::NotKept => i18n.t("session.trouble.not-kept"),
        Trouble::ChangedElsewhere => i18n.t("session.trouble.changed"),
        Trouble::DeletedElsewhere => i18n.t("session.trouble.deleted"),
        Trouble::Damaged(parts) => i18n.count("session.put-aside", parts),
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
    let (calculator, i18n, open) = (use_calculator(), use_i18n(), use_session());
    match trouble {
        Trouble::NotKept => {
            let save = move || {
                open.session.get_untracked().iter().for_each(|session| save_file(session));
            };
            let again = move || store::write_soon(open);
            view! {
                <Button class="offer" name="save-session" press=save>{i18n.t("session.trouble.save")}</Button>
                <Button class="offer" name="keep-again" press=again>{i18n.t("ui.retry")}</Button>
            }
            .into_any()
        }
        Trouble::DeletedElsewhere => {
            let keep = move || store::keep_deleted(open);
            let leave = move || {
                opening::forget(open);
                calculator.act(Action::Close);
            };
            view! {
                <Button class="offer" name="keep-deleted" press=keep>{i18n.t("session.keep")}</Button>
                <Button class="offer" name="leave-deleted" press=leave>{i18n.t("session.leave")}</Button>
            }
            .into_any()
        }
        Trouble::ChangedElsewhere | Trouble::Damaged(_) => {
            let read = move || open.troubles.update(|troubles| troubles.read(trouble));
            view! { <Button class="offer" name="trouble-read" press=read>{i18n.t("ui.close")}</Button> }.into_any()
        }
    }
}
