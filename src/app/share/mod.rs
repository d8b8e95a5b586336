//! Sharing a hand, and saved hands.

mod actions;
mod file;
mod list;
mod saved;
mod script;
mod summary_text;

use leptos::prelude::AnyView;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::dom::views;
use crate::state::Panel;

pub use script::Script;

/// Renders the panel for sharing, or the one for saved hands.
pub fn view(panel: Panel) -> AnyView {
    let ui = use_ui();
    views(match panel {
        Panel::Share => actions::sheet(ui),
        _ => saved::sheet(ui),
    })
}

impl Ui {
    /// The script of these panels.
    fn script(self) -> Script {
        self.store(|store| store.script.clone()).map(Script).expect("it is fetched with the part")
    }
}
