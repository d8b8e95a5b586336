//! What is said in passing, over the list and without moving anything.

use super::art;
use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::state::{Action, Notice};

pub fn notice(ui: Ui) -> El {
    el("div", "notices").attr("role", "alert").region(move || {
        Vec::from_iter(ui.notice().map(|notice| match (&notice, ui.later()) {
            (Notice::Word(key), _) => saying(ui, vec![text("p", "", &ui.t(key))]),
            (_, Some(later)) => saying(ui, (later.faults)(ui, &notice)),
            (_, None) => saying(ui, Vec::new()),
        }))
    })
}

fn saying(ui: Ui, lines: Vec<El>) -> El {
    let close = ui.button("tool", Action::Hush).attr("data-action", "hush");
    let close = close.attr("aria-label", &ui.t("ui.close")).child(art::icon(art::CLOSE));
    group("div", "notice", vec![group("div", "", lines), close]).attr("data-part", "notice")
}

/// What is wrong, one sentence each.
pub fn faults(ui: Ui, notice: &Notice) -> Vec<El> {
    let words = ui.catalogue();
    let mut lines = Vec::new();
    if let Notice::Faults(before, faults) = notice {
        lines.extend(before.map(|key| text("p", "", &ui.t(key))));
        lines.extend(faults.iter().map(|f| el("p", "").say(&f.sentence(&words))));
    }
    lines
}
