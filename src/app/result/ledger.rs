//! The ledger: what each player wins or loses, and every transfer with its reason.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Notes;
use crate::entry::Draft;
use crate::scoring::{Ledger, Transfer};
use crate::text::Slot;
use crate::text::payments::{parties, sorted_nets};
use crate::text::rulings;
use crate::text::signed;

/// The panel with the payments of the hand on the screen.
#[component]
pub fn Payments() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let payments = move || {
        let report = calculator.report();
        match report.ledger.clone() {
            Some(ledger) => view! {
                <LedgerTable draft=(*calculator.draft.get()).clone() ledger/>
                <Notes notes=report.notes.clone()/>
            }
            .into_any(),
            None => view! { <p class="quiet">{i18n.t("ui.no-payments")}</p> }.into_any(),
        }
    };
    view! { <div class="ledger">{payments}</div> }
}

/// The net of each player, and every transfer.
#[component]
pub fn LedgerTable(
    /// Whose seats these are.
    draft: Draft,
    ledger: Ledger,
) -> impl IntoView {
    let Ledger { transfers, .. } = ledger.clone();
    view! {
        <Nets draft ledger/>
        <Transfers transfers/>
    }
}

/// What each player, and the bank if it takes part, wins or loses in all.
#[component]
fn Nets(draft: Draft, ledger: Ledger) -> impl IntoView {
    let i18n = use_i18n();
    let own = draft.seat(0);
    let players = sorted_nets(&draft, &ledger.net).into_iter().map(|(seat, net)| {
        let is_own = own == Some(seat);
        view! { <Net hook=seat.letter() name=i18n.seat(seat) is_own net/> }
    });
    let bank = (ledger.bank != 0).then(|| {
        view! { <Net hook="bank" name=i18n.t("ui.bank") is_own=false net=ledger.bank/> }
    });
    let table = (ledger.taken != 0).then(|| {
        view! { <Net hook="table" name=i18n.t("ui.table") is_own=false net=-ledger.taken/> }
    });
    view! { <div class="nets">{players.collect_view()} {bank} {table}</div> }
}

/// What one player wins or loses.
#[component]
fn Net(
    /// The value of `data-net`.
    hook: &'static str,
    name: String,
    /// Whether it is the player whose hand is scored.
    is_own: bool,
    net: i32,
) -> impl IntoView {
    let i18n = use_i18n();
    let tone = match net {
        0 => "even",
        1.. => "up",
        _ => "down",
    };
    let you = is_own.then(|| view! { <span class="you">{i18n.t("ui.you")}</span> });
    let figure = signed(net);
    let figures = figure.chars().count().to_string();
    view! {
        <div class="net" data-tone=tone data-net=hook style:--figures=figures>
            <span>{name}{you}</span>
            <b>{figure}</b>
        </div>
    }
}

/// The transfers. Those that differ only in one of the players stand in one row.
#[component]
fn Transfers(transfers: Vec<Transfer>) -> impl IntoView {
    let rows = groups(transfers).into_iter().map(|group| view! { <TransferRow group/> });
    view! { <div class="transfers">{rows.collect_view()}</div> }
}

/// A row for a group of transfers: “East, West and North pay South   8 + 1 = 9 each”.
#[component]
fn TransferRow(group: Vec<Transfer>) -> impl IntoView {
    let i18n = use_i18n();
    let first = &group[0];
    let parties = parties(&group, &i18n.catalogue());
    let (formula, amount) = (first.formula.to_string(), first.amount.to_string());
    let formula = match (&first.limit, first.name) {
        (Some(limit), _) => rulings::limit(&i18n.catalogue(), limit, first.amount),
        (None, Some(name)) => [&*i18n.join(&["limit.", name]), " · ", &*formula].concat(),
        (None, None) if formula == amount => String::new(),
        (None, None) => formula,
    };
    let amount = match group.len() {
        1 => amount,
        _ => i18n.fill("ui.each", &[("amount", Slot::text(amount))]),
    };
    view! {
        <div class="transfer">
            <span>{parties}</span>
            <b>{amount}</b>
            <span class="reason">{i18n.join(&["ledger.", first.reason])}</span>
            <span class="formula">{formula}</span>
        </div>
    }
}

/// Groups consecutive transfers that differ only in who pays or in who receives.
fn groups(transfers: Vec<Transfer>) -> Vec<Vec<Transfer>> {
    let mut groups: Vec<Vec<Transfer>> = Vec::new();
    for transfer in transfers {
        let like = |group: &&mut Vec<Transfer>| {
            let same = |other: &Transfer| {
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
