//! The panel of the rulings: presets, and a switch for each ruling.

use crate::app::context::controls::truth;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, group, text};
use crate::app::panels::menu;
use crate::app::pieces::art;
use crate::state::Action;

pub fn sheet(ui: Ui) -> Vec<El> {
    let rules = ui.rules();
    let presets = rules.presets.iter().map(|preset| {
        let key = preset.key;
        ui.button("preset", Action::Preset(key))
            .attr("data-preset", key)
            .pressed_if(move || ui.draft().preset() == Some(key))
            .children(words(ui, &["preset.", key].concat()))
    });
    let rulings = rules.rulings.iter().enumerate().map(|(i, key)| ruling(ui, i, key));
    vec![
        menu::book_link(ui, "to-book").child(art::icon(art::NEXT)),
        group("div", "presets", presets.collect()),
        group("div", "rulings", rulings.collect()),
    ]
}

/// The name and the definition of a ruling or preset.
fn words(ui: Ui, key: &str) -> Vec<El> {
    vec![text("span", "name", &ui.t(key)), text("span", "also", &ui.join(&[key, ".definition"]))]
}

fn ruling(ui: Ui, index: usize, key: &'static str) -> El {
    let on = move || ui.draft().rulings() >> index & 1 == 1;
    let toggle = move |_| ui.act(Action::Ruling(key, !on()));
    let words = group("span", "words", words(ui, &["ruling.", key].concat()));
    crate::app::dom::el("button", "ruling")
        .attr("type", "button")
        .attr("role", "switch")
        .attr("data-ruling", key)
        .live("aria-checked", move || Some(truth(on()).into()))
        .on("click", toggle)
        .children(vec![words, text("i", "switch", "")])
}
