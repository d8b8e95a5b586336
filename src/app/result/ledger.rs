//! The ledger: what each player wins or loses, and every transfer with its reason.

use std::cmp::Reverse;

use crate::entry::Draft;
use crate::scoring::{Ledger, Transfer};
use crate::text::Slot;
use crate::tiles::{BySeat, Seat};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::worth;
use crate::app::result::summary::signed;

pub fn sheet(ui: Ui) -> Vec<El> {
    vec![el("div", "ledger").region(move || match &ui.report().ledger {
        Some(ledger) => {
            let mut parts = table(ui, &ui.draft(), ledger);
            parts.extend(worth::notes(ui, &ui.report().notes));
            parts
        }
        None => vec![text("p", "quiet", &ui.t("ui.no-payments"))],
    })]
}

/// The players with what they win or lose in all, the largest gain first.
pub fn nets(draft: &Draft, net: &BySeat<i32>) -> Vec<(Seat, i32)> {
    let seats = draft.seats();
    let mut nets: Vec<_> = seats.iter().map(|seat| (*seat, net[*seat])).collect();
    nets.sort_by_key(|(_, net)| Reverse(*net));
    nets
}

/// The panel with the net of each player and every transfer.
pub fn table(ui: Ui, draft: &Draft, ledger: &Ledger) -> Vec<El> {
    let own = draft.seat(0);
    let nets = nets(draft, &ledger.net);
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
    vec![group("div", "nets", cells), group("div", "transfers", rows)]
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

/// Groups consecutive transfers that differ only in who pays or in who receives.
fn groups(transfers: &[Transfer]) -> Vec<Vec<&Transfer>> {
    let mut groups: Vec<Vec<&Transfer>> = Vec::new();
    for transfer in transfers {
        let like = |group: &&mut Vec<&Transfer>| {
            let same = |other: &&Transfer| {
                (other.reason, &other.formula) == (transfer.reason, &transfer.formula)
                    && (other.from != transfer.from || other.to != transfer.to)
            };
            let to_one = group.iter().all(|other| other.to == transfer.to);
            let of_one = group.iter().all(|other| other.from == transfer.from);
            group.iter().all(same) && (to_one || of_one)
        };
        match groups.last_mut().filter(like) {
            Some(group) => group.push(transfer),
            None => groups.push(vec![transfer]),
        }
    }
    groups
}

/// Joins the names of seats, each once.
fn names(ui: Ui, seats: impl Iterator<Item = Option<Seat>>) -> String {
    let mut names: Vec<String> = Vec::new();
    for seat in seats {
        let name = seat.map_or_else(|| ui.t("ui.nobody"), |seat| ui.seat(seat));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(ui.language_now().comma())
}

/// A row for a group of transfers: “East, West, North → South   8 + 1 = 9 each”.
fn row(ui: Ui, transfers: &[&Transfer]) -> El {
    let first = transfers[0];
    let payers = names(ui, transfers.iter().map(|transfer| Some(transfer.from)));
    let way = [&*payers, " → ", &*names(ui, transfers.iter().map(|t| t.to))].concat();
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
