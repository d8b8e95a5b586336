//! Buttons that several parts of the screen have.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::icon::{self, Icon};
use crate::state::Action;

/// A round button with an icon. Its hook `data-action` and its name are `name`, without `ui.`.
#[component]
pub fn ToolButton(
    /// The action's name.
    name: &'static str,
    /// The path of the icon.
    icon: &'static str,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button
            type="button"
            class="tool"
            data-action=name
            aria-label=ui.join(&["ui.", name])
            on:click=ui.on_click(action)
        >
            <Icon path=icon/>
        </button>
    }
}

/// The button that closes the panel.
#[component]
pub fn CloseButton() -> impl IntoView {
    view! { <ToolButton name="close" icon=icon::CLOSE action=Action::Close/> }
}
