//! A ready hand: each wait with what it is worth.

use leptos::prelude::*;

use crate::report::{Wait, Worth};

use super::art;
use super::kit::{Ui, button, group, hook, text};
use super::state::Action;

pub fn waits(ui: Ui, waits: &[Wait]) -> AnyView {
    let head = ["ui.wait", "ui.by-discard", "ui.self-drawn"].map(|key| text("", ui.t(key)));
    let mut rows = vec![group("head", head.into())];
    rows.extend(waits.iter().map(|w| row(ui, w)));
    rows.push(text("quiet", ui.t("ui.hint.waits")));
    group("waits", rows)
}

fn row(ui: Ui, wait: &Wait) -> AnyView {
    let name = ui.tile(wait.tile);
    let body = vec![
        art::tile(wait.tile),
        group("kind", vec![text("name", name), text("copies", ui.count("ui.left", usize::from(wait.copies)))]),
        worth(ui, wait.discard),
        worth(ui, wait.self_drawn),
    ];
    let action = Action::Tap(wait.tile);
    button(ui, "wait", hook("data-wait", wait.tile), String::new(), action, body.into_any())
}

fn worth(ui: Ui, worth: Worth) -> AnyView {
    let below = (!worth.wins).then(|| text("below", ui.t("ui.below-short")));
    let points = view! { <b class="points">{worth.total}</b> };
    view! { <span class="worth" class:short=!worth.wins>{points}{below}</span> }.into_any()
}
