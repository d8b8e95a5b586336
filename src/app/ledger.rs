//! Who pays whom, and why.

use leptos::prelude::*;

use crate::ledger::{Ledger, Transfer};
use crate::seat::Seat;

use super::kit::{Ui, group, text};

pub fn sheet(ui: Ui) -> AnyView {
    let body = move || match ui.report.with(|r| r.ledger.clone()) {
        Some(ledger) => table(ui, &ledger),
        None => text("quiet", ui.t("ui.no-payments")),
    };
    view! { <div class="ledger">{body}</div> }.into_any()
}

fn table(ui: Ui, ledger: &Ledger) -> AnyView {
    let own = ui.draft.with(|d| d.answer("seat")).unwrap_or_default();
    let net = ledger.net.iter().map(|(seat, net)| {
        let sign = if *net > 0 { "+" } else { "" };
        let amount = format!("{sign}{net}").replace('-', "−");
        let tone = if *net > 0 { "up" } else if *net < 0 { "down" } else { "even" };
        let you = (seat.letter() == own).then(|| text("you", ui.t("ui.you")));
        view! {
            <div class="net" data-net=seat.letter() data-tone=tone>
                <span>{name(ui, seat)} {you}</span>
                <b>{amount}</b>
            </div>
        }
        .into_any()
    });
    let net = group("nets", net.collect());
    let rows: Vec<AnyView> = ledger.transfers.iter().map(|t| row(ui, t)).collect();
    vec![net, group("transfers", rows)].into_any()
}

fn name(ui: Ui, seat: Seat) -> String {
    ui.t(&format!("seat.{seat}"))
}

fn row(ui: Ui, transfer: &Transfer) -> AnyView {
    let to = transfer.to.map_or_else(|| ui.t("ui.nobody"), |seat| name(ui, seat));
    let way = format!("{} → {to}", name(ui, transfer.from));
    let formula = transfer.formula.to_string();
    let amount = transfer.amount.to_string();
    let formula = (formula != amount).then(|| text("formula", format!("{formula} =")));
    view! {
        <div class="transfer">
            <span class="way">{way}</span>
            <span class="sum">{formula} <b>{amount}</b></span>
            <span class="reason">{ui.t(&format!("ledger.{}", transfer.reason))}</span>
        </div>
    }
    .into_any()
}
