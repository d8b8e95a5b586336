//! Who pays whom, and why.

use crate::ledger::{Ledger, Transfer};
use crate::seat::Seat;

use super::dom::{El, el, group, text};
use super::kit::Ui;

pub fn sheet(ui: Ui) -> Vec<El> {
    vec![el("div", "ledger").region(move || match &ui.report().ledger {
        Some(ledger) => table(ui, ledger),
        None => vec![text("p", "quiet", &ui.t("ui.no-payments"))],
    })]
}

fn table(ui: Ui, ledger: &Ledger) -> Vec<El> {
    let own = ui.draft().answer("seat").unwrap_or_default();
    let net = ledger.net.iter().map(|(seat, net)| {
        let (sign, tone) = match net {
            0 => ("", "even"),
            1.. => ("+", "up"),
            _ => ("−", "down"),
        };
        let mut name = text("span", "", &name(ui, seat));
        if seat.letter() == own {
            name = name.child(text("span", "you", &ui.t("ui.you")));
        }
        let amount = text("b", "", &format!("{sign}{}", net.unsigned_abs()));
        let net = group("div", "net", vec![name, amount]);
        net.attr("data-net", seat.letter()).attr("data-tone", tone)
    });
    let rows = ledger.transfers.iter().map(|t| row(ui, t)).collect();
    vec![group("div", "nets", net.collect()), group("div", "transfers", rows)]
}

fn name(ui: Ui, seat: Seat) -> String {
    ui.join(&["seat.", seat.letter()])
}

fn row(ui: Ui, transfer: &Transfer) -> El {
    let to = transfer.to.map_or_else(|| ui.t("ui.nobody"), |seat| name(ui, seat));
    let way = format!("{} → {to}", name(ui, transfer.from));
    let (formula, amount) = (transfer.formula.to_string(), transfer.amount.to_string());
    let mut sum = el("span", "sum");
    if formula != amount {
        sum = sum.child(text("span", "formula", &format!("{formula} = ")));
    }
    let parts = vec![
        text("span", "", &way),
        sum.child(text("b", "", &amount)),
        text("span", "reason", &ui.join(&["ledger.", transfer.reason])),
    ];
    group("div", "transfer", parts)
}
