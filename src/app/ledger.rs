//! Who pays whom, and why.

use crate::ledger::{Ledger, Transfer};
use crate::seat::Seat;
use crate::text::Slot;

use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::summary::signed;
use super::worth;

pub fn sheet(ui: Ui) -> Vec<El> {
    vec![el("div", "ledger").region(move || match &ui.report().ledger {
        Some(ledger) => table(ui, ledger),
        None => vec![text("p", "quiet", &ui.t("ui.no-payments"))],
    })]
}

/// What each player wins or loses in all, the largest gain first.
pub fn nets(ui: Ui, ledger: &Ledger) -> Vec<(Seat, i32)> {
    let draft = ui.draft();
    let seats = draft.rules().seats(&draft);
    let mut nets: Vec<_> = seats.iter().map(|seat| (*seat, ledger.net[*seat])).collect();
    crate::sort::by(&mut nets, |(_, a), (_, b)| a > b);
    nets
}

fn table(ui: Ui, ledger: &Ledger) -> Vec<El> {
    let draft = ui.draft();
    let own = draft.rules().seat(&draft, 0);
    let nets = nets(ui, ledger);
    let mut cells: Vec<El> = nets
        .iter()
        .map(|(seat, net)| {
            let mut name = text("span", "", &ui.seat(*seat));
            if own == Some(*seat) {
                name = name.child(text("span", "you", &ui.t("ui.you")));
            }
            cell(name, *net).attr("data-net", seat.letter())
        })
        .collect();
    if ledger.bank != 0 {
        cells.push(cell(text("span", "", &ui.t("ui.bank")), ledger.bank).attr("data-net", "bank"));
    }
    let rows = groups(&ledger.transfers).into_iter().map(|group| row(ui, &group)).collect();
    let mut parts = vec![group("div", "nets", cells), group("div", "transfers", rows)];
    parts.extend(worth::notes(ui, &ui.report().notes));
    parts
}

fn cell(name: El, net: i32) -> El {
    let tone = match net {
        0 => "even",
        1.. => "up",
        _ => "down",
    };
    let cell = group("div", "net", vec![name, text("b", "", &signed(net))]);
    cell.attr("data-tone", tone)
}

/// Payments that follow each other and are alike but for who pays.
fn groups(transfers: &[Transfer]) -> Vec<Vec<&Transfer>> {
    let mut groups: Vec<Vec<&Transfer>> = Vec::new();
    for transfer in transfers {
        let like = |group: &&mut Vec<&Transfer>| {
            let first = group[0];
            (first.to, first.reason) == (transfer.to, transfer.reason)
                && first.formula == transfer.formula
                && group.iter().all(|other| other.from != transfer.from)
        };
        match groups.last_mut().filter(like) {
            Some(group) => group.push(transfer),
            None => groups.push(vec![transfer]),
        }
    }
    groups
}

/// “East, West, North → South   8 + 1 = 9 each”.
fn row(ui: Ui, transfers: &[&Transfer]) -> El {
    let first = transfers[0];
    let to = first.to.map_or_else(|| ui.t("ui.nobody"), |seat| ui.seat(seat));
    let payers: Vec<String> = transfers.iter().map(|transfer| ui.seat(transfer.from)).collect();
    let way = [&*payers.join(", "), " → ", &*to].concat();
    let (formula, amount) = (first.formula.to_string(), first.amount.to_string());
    let shown = if formula == amount { String::new() } else { formula };
    let amount = match transfers.len() {
        1 => amount,
        _ => ui.fill("ui.each", &[("amount", Slot::text(amount))]),
    };
    let parts = vec![
        text("span", "", &way),
        text("b", "", &amount),
        text("span", "reason", &ui.join(&["ledger.", first.reason])),
        text("span", "formula", &shown),
    ];
    group("div", "transfer", parts)
}
