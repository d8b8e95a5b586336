//! The tabs of the rule systems. A tap changes to a system; a tap on the current one shows its
//! rulings.

use leptos::prelude::*;

use crate::rules;

use crate::app::context::controls::truth;
use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::state::{Action, Panel};

pub fn systems(ui: Ui) -> El {
    let tabs = rules::KEYS.iter().map(|key| tab(ui, key));
    group("div", "systems", tabs.collect())
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.systems"))
}

fn tab(ui: Ui, key: &'static str) -> El {
    let chosen = move || ui.rules().key == key;
    let label = move || {
        let (short, whole) = (ui.join(&["rules.", key]), ui.join(&["rules.", key, ".name"]));
        // The label for screen readers contains the visible text.
        let name = if whole.contains(&short) { whole } else { [&*short, " ", &*whole].concat() };
        let now = ui.language_now();
        let (preset, rulings) = (ui.preset(), ui.t("ui.rulings"));
        let rulings = [&*name, now.comma(), &*preset, now.colon(), &*rulings].concat();
        Some(if chosen() { rulings } else { name })
    };
    let choose = move |_| {
        if untrack(chosen) {
            ui.act(Action::Open(Panel::Rulings));
        } else {
            fetch::choose(ui, key);
        }
    };
    el("button", "system")
        .attr("type", "button")
        .attr("data-rules", key)
        .live("aria-label", label)
        .live("aria-pressed", move || Some(truth(chosen()).into()))
        .live("data-action", move || chosen().then(|| "rulings".into()))
        .on("click", choose)
        .children(vec![text("span", "", &ui.join(&["rules.", key])), art::icon(art::DOWN)])
}
