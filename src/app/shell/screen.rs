//! The screen, which arranges the parts: the result above, the list between, the entry below.

use leptos::prelude::*;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, group, text};
use crate::app::entry::{circumstances, hand, long_press, modes, palette};
use crate::app::pieces::button::ToolButton;
use crate::app::pieces::icon;
use crate::app::result::summary;
use crate::app::shell::details::Details;
use crate::app::shell::dialog::PanelDialog;
use crate::app::shell::{notice, systems};
use crate::state::{Action, Panel};

pub fn screen(ui: Ui) -> El {
    let title = text("h1", "spoken", &ui.t("ui.title"));
    let result = vec![title, header(ui), summary::summary(ui)];
    let entry = vec![
        notice::notice(ui),
        hand::hand(ui),
        circumstances::line(ui),
        modes::modes(ui),
        palette::palette(ui),
    ];
    let parts = vec![
        group("section", "result", result).attr("aria-label", &ui.t("ui.result")),
        El::of(view! { <Details/> }),
        group("section", "entry", entry)
            .attr("aria-label", &ui.t("ui.entry"))
            .toggle("data-other", move || ui.place.get() > 0 && !ui.together()),
        El::of(view! { <PanelDialog/> }),
    ];
    long_press::holds(ui, group("main", "app", parts))
}

fn header(ui: Ui) -> El {
    let menu = view! { <ToolButton name="menu" icon=icon::MORE action=Action::Open(Panel::Menu)/> };
    group("header", "", vec![systems::systems(ui), El::of(menu)])
}

/// A button with an icon.
pub fn tool(_ui: Ui, name: &'static str, path: &'static str, action: Action) -> El {
    El::of(view! { <ToolButton name icon=path action/> })
}

impl Ui {
    /// The name of the preset, or of the player's own choice of rulings.
    pub fn preset(self) -> String {
        match self.draft().preset() {
            Some(preset) => self.join(&["preset.", preset]),
            None => self.t("ui.own-rulings"),
        }
    }
}

/// The screen.
#[component]
pub fn Screen() -> impl IntoView {
    screen(crate::app::context::ui::use_ui()).view()
}
