//! A button of the panels about sessions, and the pair that undoes a change and does it again.

use leptos::prelude::*;

use super::open::use_session;
use crate::app::context::ui::use_ui;

/// A button. Its hook `data-action` is its name.
#[component]
pub fn Offer(
    name: &'static str,
    /// What stands on it.
    #[prop(into)]
    words: Signal<String>,
    /// What a click does.
    run: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="offer" data-action=name on:click=move |_| run()>
            {move || words.get()}
        </button>
    }
}

/// Buttons that undo the last change of the open session, and do it again. Each is there if there is
/// such a change.
#[component]
pub fn UndoRedo() -> impl IntoView {
    let (ui, open) = (use_ui(), use_session());
    let undo = ui.t("session.undo");
    let redo = ui.t("session.redo");
    view! {
        <Show when=move || open.can_undo()>
            <Offer name="undo-session" words=undo.clone() run=move || open.undo()/>
        </Show>
        <Show when=move || open.can_redo()>
            <Offer name="redo-session" words=redo.clone() run=move || open.redo()/>
        </Show>
    }
}
