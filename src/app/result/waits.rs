//! The waits of a ready hand, each with its worth and payment.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, PaymentLine, TileArt, Words};
use crate::calculator::Action;
use crate::scoring::{Payment, Wait, Worth};
use crate::text::{expected_payments, note};
use crate::tiles::Tile;

/// The table of the waits; a tap adds the winning tile.
#[component]
pub fn Waits(waits: Vec<Wait>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let has_brackets = |wait: &Wait| {
        let discards = wait.payments.iter().filter(|p| !p.source.is_self_drawn());
        expected_payments::has_brackets(
            &Vec::from_iter(discards),
            &calculator.report(),
            &calculator.draft.get(),
        )
    };
    let brackets = waits.iter().any(has_brackets).then(|| i18n.t("ui.hint.brackets"));
    let pays = waits.iter().any(|wait| !wait.payments.is_empty());
    let receiver =
        pays.then(|| expected_payments::receiver(&calculator.draft.get(), &i18n.catalogue()));
    let tip = in_a_row([receiver, brackets, Some(i18n.t("ui.hint.waits"))].into_iter().flatten());
    let rows = waits.into_iter().map(|wait| view! { <WaitRow wait/> }).collect_view();
    view! {
        <div class="waits">
            <Columns keys=vec!["ui.wait", "ui.copies", "ui.by-discard", "ui.self-drawn"]/>
            {rows}
        </div>
        <p class="tip">{tip}</p>
    }
}

/// Sentences one after the other. A full-width point has its own room after it.
fn in_a_row(sentences: impl Iterator<Item = String>) -> String {
    let add = |all: String, next: String| {
        let space = if all.ends_with('。') { "" } else { " " };
        [&*all, space, &*next].concat()
    };
    sentences.reduce(add).unwrap_or_default()
}

/// The headings of the columns. For screen readers, each row has its own words.
#[component]
pub fn Columns(keys: Vec<&'static str>) -> impl IntoView {
    let i18n = use_i18n();
    let columns = keys.into_iter().map(|key| view! { <span>{i18n.t(key)}</span> });
    view! { <div class="head" aria-hidden="true">{columns.collect_view()}</div> }
}

/// A tile with its name for screen readers.
#[component]
pub fn NamedTile(tile: Tile) -> impl IntoView {
    let name = use_i18n().tile(tile);
    view! { <TileArt tile attr:role="img" attr:aria-label=name/> }
}

/// A tile with its name for screen readers, and how many copies of it are left.
#[component]
pub fn TileWithCopies(tile: Tile, copies: usize) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <NamedTile tile/>
        <span class="copies">
            <span aria-hidden="true">{copies.to_string()}</span>
            <span class="spoken">{i18n.count("ui.left", copies)}</span>
        </span>
    }
}

/// A wait: the tile, its copies, and both ways to win with it.
#[component]
fn WaitRow(wait: Wait) -> impl IntoView {
    let (drawn, discarded) =
        wait.payments.into_iter().partition::<Vec<_>, _>(|p| p.source.is_self_drawn());
    view! {
        <Button class="wait" hook=("data-wait", wait.tile) press=Action::Tap(wait.tile)>
            <TileWithCopies tile=wait.tile copies=wait.copies.into()/>
            <WayToWin key="ui.by-discard" worth=wait.discard payments=discarded/>
            <WayToWin key="ui.self-drawn" worth=wait.self_drawn payments=drawn/>
        </Button>
    }
}

/// The total of a way to win and who pays, or why it may not win.
#[component]
fn WayToWin(key: &'static str, worth: Worth, payments: Vec<Payment>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let class = if worth.wins { "points" } else { "points less" };
    let below = match &worth.why {
        Some(why) => {
            let sentence = note::sentence(why, &i18n.catalogue());
            view! { <span class="below"><Words sentence/></span> }.into_any()
        }
        None => {
            let payments = Vec::from_iter(&payments);
            let (report, draft) = (calculator.report(), calculator.draft.get());
            let lines = expected_payments::lines(&payments, &report, &draft, &i18n.catalogue());
            let line = |line| view! { <span class="also"><PaymentLine line/></span> };
            lines.into_iter().map(line).collect_view().into_any()
        }
    };
    view! {
        <span class="worth">
            <span class="spoken">{i18n.t(key)}</span>
            <b class=class>{worth.total.to_string()}</b>
            {below}
        </span>
    }
}
