//! The help on entering a hand.

use crate::app::browser::web;
use crate::app::context::controls::truth;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::shell::keyboard;

/// Each action of the keyboard with its keys.
const KEYS: [(&str, &[&str]); 13] = [
    ("tiles", &["1", "–", "9", "m", "p", "s"]),
    ("honors", &["E", "S", "W", "N", "C", "F", "P"]),
    ("meld", &["[", "1", "2", "3", "m", "]"]),
    ("win", &["+", "5", "m"]),
    ("back", &["Backspace"]),
    ("undo", &["Ctrl", "Z", "·", "Ctrl", "Y"]),
    ("paste", &["Ctrl", "V"]),
    ("arrows", &["←", "→", "↑", "↓"]),
    ("hold", &["Shift", "F10"]),
    ("press", &["Enter", "·", "Space"]),
    ("leave", &["Esc"]),
    ("search", &["/"]),
    ("help", &["?"]),
];

/// The help panel: entering a hand by touch and by keyboard.
pub fn sheet(ui: Ui) -> Vec<El> {
    let words = ["1", "2", "3", "4", "5", "6"].map(|i| text("p", "", &ui.join(&["ui.help.", i])));
    let mut parts = Vec::from(words);
    parts.push(text("h3", "", &ui.t("ui.keys")));
    let rows = KEYS.map(|(does, keys)| {
        let keys = keys.iter().map(|key| match *key {
            "–" | "·" => text("span", "", key),
            key => text("kbd", "", key),
        });
        let does = text("dd", "", &ui.join(&["ui.keys.", does]));
        group("div", "", vec![group("dt", "", keys.collect()), does])
    });
    parts.push(group("dl", "keys", rows.into()));
    parts.push(typing(ui));
    parts
}

/// Whether letters and digits enter tiles.
fn typing(ui: Ui) -> El {
    let words = vec![
        text("span", "name", &ui.t("ui.keys.type")),
        text("span", "also", &ui.t("ui.keys.type.definition")),
    ];
    let switch = el("button", "ruling")
        .attr("type", "button")
        .attr("role", "switch")
        .attr("data-action", "typing")
        .attr("aria-checked", truth(keyboard::types()))
        .children(vec![group("span", "words", words), el("i", "switch")]);
    let shown = switch.clone();
    switch.on("click", move |_| {
        web::save(keyboard::SILENT, if keyboard::types() { "1" } else { "" });
        shown.set("aria-checked", truth(keyboard::types()));
    })
}
