//! The pair of buttons that undoes a change of the open session and does it again.

use leptos::prelude::*;

use super::open::use_session;
use crate::app::context::use_i18n;
use crate::app::pieces::Button;

/// Buttons that undo the last change of the open session, and do it again. Each is there if there is
/// such a change.
#[component]
pub fn UndoRedo() -> impl IntoView {
    let (i18n, open) = (use_i18n(), use_session());
    view! {
        <Show when=move || open.can_undo()>
            <Button class="offer" name="undo-session" press=move || open.undo()>{i18n.t("session.undo")}</Button>
        </Show>
        <Show when=move || open.can_redo()>
            <Button class="offer" name="redo-session" press=move || open.redo()>{i18n.t("session.redo")}</Button>
        </Show>
    }
}
