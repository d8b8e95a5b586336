//! How to begin, and how to enter a hand.

use crate::link;

use super::dom::{El, group, text};
use super::kit::Ui;
use super::menu;
use super::state::Action;

/// What an empty hand shows.
pub fn beginning(ui: Ui) -> Vec<El> {
    let examples = ui.rules().examples().iter().filter_map(|(key, link)| {
        let draft = link::decode(link).ok()?;
        let name = text("span", "name", &ui.join(&["ui.example.", key]));
        let strip = menu::strip(&draft.tiles);
        let button = ui.button("example", Action::Load(draft)).attr("data-example", key);
        Some(button.children(vec![name, strip]))
    });
    let mut parts: Vec<El> =
        ["ui.begin.1", "ui.begin.2"].map(|k| text("p", "begin", &ui.t(k))).into();
    parts.push(text("h2", "", &ui.t("ui.examples")));
    parts.push(group("div", "examples", examples.collect()));
    parts
}

/// How to enter a hand, by hand and by keyboard.
pub fn sheet(ui: Ui) -> Vec<El> {
    ["1", "2", "3", "4", "7", "5", "6"].map(|i| text("p", "", &ui.join(&["ui.help.", i]))).into()
}
