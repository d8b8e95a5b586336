//! What is said in passing, over the list and without moving anything.

use super::art;
use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::state::{Action, Notice};

pub fn notice(ui: Ui) -> El {
    el("div", "notices")
        .attr("role", "alert")
        .region(move || Vec::from_iter(ui.notice().map(|notice| words(ui, &notice))))
}

fn words(ui: Ui, notice: &Notice) -> El {
    let words = ui.catalogue();
    let mut lines = Vec::new();
    match notice {
        Notice::Word(key) => lines.push(text("p", "", &ui.t(key))),
        Notice::Faults(before, faults) => {
            lines.extend(before.map(|key| text("p", "", &ui.t(key))));
            lines.extend(faults.iter().map(|f| el("p", "").say(&f.sentence(&words))));
        }
    }
    let close = ui.button("tool", Action::Hush).attr("data-action", "hush");
    let close = close.attr("aria-label", &ui.t("ui.close")).child(art::icon(art::CLOSE));
    group("div", "notice", vec![group("div", "", lines), close]).attr("data-part", "notice")
}
