//! A ready hand: each wait with what it is worth, and what is paid for it.

use leptos::prelude::{Get, RwSignal, Set};

use crate::report::{Payment, Wait, Worth};
use crate::text::Slot;

use super::art;
use super::controls::truth;
use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::state::Action;
use super::summary::{signed, who_pays};

pub fn waits(ui: Ui, waits: &[Wait]) -> Vec<El> {
    let head =
        ["ui.wait", "ui.by-discard", "ui.self-drawn"].map(|key| text("span", "", &ui.t(key)));
    let mut rows = vec![group("div", "head", head.into())];
    // The row whose payments are shown, from 1 on.
    let open = RwSignal::new(0);
    rows.extend(waits.iter().enumerate().map(|(i, wait)| row(ui, wait, open, i + 1)));
    rows.push(text("p", "quiet", &ui.t("ui.hint.waits")));
    rows
}

fn row(ui: Ui, wait: &Wait, open: RwSignal<usize>, number: usize) -> El {
    let words = vec![
        text("span", "name", &ui.tile(wait.tile)),
        text("span", "copies", &ui.count("ui.left", usize::from(wait.copies))),
    ];
    let body = vec![
        art::tile(wait.tile),
        group("span", "kind", words),
        worth(ui, &wait.discard),
        worth(ui, &wait.self_drawn),
    ];
    let button = ui.button("wait", Action::Tap(wait.tile));
    let mut parts = vec![button.attr("data-wait", &wait.tile.to_string()).children(body)];
    if !wait.payments.is_empty() {
        let is_open = move || open.get() == number;
        let name = ui.fill("ui.payments-with", &[("tile", Slot::text(ui.tile(wait.tile)))]);
        let unfold = el("button", "unfold").attr("type", "button").attr("aria-label", &name);
        let unfold = unfold
            .attr("data-payments", &wait.tile.to_string())
            .live("aria-expanded", move || Some(truth(is_open()).into()))
            .on("click", move |_| open.set(if is_open() { 0 } else { number }));
        let payments = wait.payments.clone();
        let shown = el("div", "paid").region(move || match is_open() {
            true => payments.iter().map(|payment| paid(ui, payment)).collect(),
            false => Vec::new(),
        });
        parts.extend([unfold, shown]);
    }
    group("div", "waiting", parts)
}

fn worth(ui: Ui, worth: &Worth) -> El {
    let points = text("b", "points", &worth.total.to_string());
    match &worth.why {
        None => group("span", "worth", vec![points]),
        Some(why) => {
            let below = el("span", "below").say(&why.sentence(&ui.catalogue()));
            group("span", "worth short", vec![points, below])
        }
    }
}

/// “from South   +58   South pays 42 · West, North pay 8 each”.
fn paid(ui: Ui, payment: &Payment) -> El {
    let way = match payment.from {
        Some(from) => ui.join(&["ask.from.", from.letter(), ".short"]),
        None if payment.way.is_self_drawn() => ui.t("ui.self-drawn"),
        None => ui.t("ui.by-discard"),
    };
    let draft = ui.draft();
    let gain = draft.rules().seat(&draft, 0).map_or(0, |seat| payment.net[seat]);
    let parts = vec![
        text("span", "", &way),
        text("b", "", &signed(gain)),
        text("span", "quiet", &who_pays(ui, &ui.draft(), &payment.net)),
    ];
    group("p", "payment-line", parts)
}
