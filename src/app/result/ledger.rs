//! The ledger: what each player wins or loses, and every transfer with its reason.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Notes;
use crate::entry::Draft;
use crate::scoring::Ledger;
use crate::text::payments::sorted_nets;
use crate::text::{signed, transfers};

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
    view! {
        <Nets draft ledger=ledger.clone()/>
        <Transfers ledger/>
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

/// The transfers, in rows: “East, West and North pay South   8 + 1 = 9 each”.
#[component]
fn Transfers(ledger: Ledger) -> impl IntoView {
    let words = use_i18n().catalogue();
    let rows = transfers::rows(&ledger, &words).into_iter().map(|row| {
        view! {
            <div class="transfer">
                <span>{row.parties}</span>
                <b>{row.amount}</b>
                <span class="reason">{row.reason}</span>
                <span class="formula">{row.formula}</span>
            </div>
        }
    });
    view! { <div class="transfers">{rows.collect_view()}</div> }
}
