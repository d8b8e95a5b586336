//! A ready hand: each wait with what it is worth.

use crate::report::{Wait, Worth};

use super::art;
use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

pub fn waits(ui: Ui, waits: &[Wait]) -> Vec<El> {
    let head =
        ["ui.wait", "ui.by-discard", "ui.self-drawn"].map(|key| text("span", "", &ui.t(key)));
    let mut rows = vec![group("div", "head", head.into())];
    rows.extend(waits.iter().map(|w| row(ui, w)));
    rows.push(text("p", "quiet", &ui.t("ui.hint.waits")));
    rows
}

fn row(ui: Ui, wait: &Wait) -> El {
    let words = vec![
        text("span", "name", &ui.tile(wait.tile)),
        text("span", "copies", &ui.count("ui.left", usize::from(wait.copies))),
    ];
    let body = vec![
        art::tile(wait.tile),
        group("span", "kind", words),
        worth(ui, wait.discard),
        worth(ui, wait.self_drawn),
    ];
    let button = ui.button("wait", Action::Tap(wait.tile));
    button.attr("data-wait", &wait.tile.to_string()).children(body)
}

fn worth(ui: Ui, worth: Worth) -> El {
    let points = text("b", "points", &worth.total.to_string());
    if worth.wins {
        return group("span", "worth", vec![points]);
    }
    group(
        "span",
        "worth short",
        vec![points, text("span", "below", &ui.join(&["ui.below.", ui.rules().key()]))],
    )
}
