//! The result: the total, what it means, who pays.

use leptos::prelude::*;

use crate::ledger::Ledger;
use crate::report::{Report, Standing};
use crate::ruleset::Asked;
use crate::text::Slot;

use super::kit::{Ui, button, group, hook, text};
use super::state::{Action, Panel};

/// The result in words.
#[derive(Clone, PartialEq)]
struct Summary {
    /// For the style: `wins`, `short`, `ready`, `open`, `fault`.
    tone: &'static str,
    total: String,
    unit: String,
    verdict: String,
}

fn summarize(ui: Ui, report: &Report, reading: usize) -> Summary {
    let tiles = ui.draft.with(|d| d.tiles.size());
    let (tone, total, unit, verdict) = match &report.standing {
        Standing::Faulty => ("fault", "–".into(), String::new(), ui.t("ui.impossible")),
        Standing::Entering { .. } if tiles == 0 => {
            ("open", "0".into(), ui.count("ui.points", 0), ui.t("ui.empty"))
        }
        Standing::Entering { missing } => {
            let verdict = ui.count("ui.entering", usize::from(*missing));
            ("open", tiles.to_string(), ui.count("ui.tiles", tiles), verdict)
        }
        Standing::Unready { shanten, copies, .. } => {
            let n = usize::from(*shanten);
            ("open", n.to_string(), ui.count("ui.from-ready", n), ui.count("ui.useful", usize::from(*copies)))
        }
        Standing::Discarding { shanten: 0, .. } => {
            ("open", ui.t("ui.no-win"), String::new(), ui.t("ui.discard-to-ready"))
        }
        Standing::Discarding { shanten, .. } => {
            let verdict = ui.count("ui.discard-to", usize::from(*shanten));
            ("open", ui.t("ui.no-win"), String::new(), verdict)
        }
        Standing::Ready { waits } => {
            let copies = waits.iter().map(|w| usize::from(w.copies)).sum();
            ("ready", ui.t("ui.ready"), String::new(), ui.count("ui.left-in-all", copies))
        }
        Standing::Complete { wins, needed } => {
            let sheet = &report.sheets[reading.min(report.sheets.len() - 1)];
            let total = usize::from(sheet.total);
            let slots = [
                ("n", Slot::Number(i64::from(sheet.points))),
                ("needed", Slot::Number(i64::from(*needed))),
            ];
            let verdict = match (wins, sheet.points == sheet.total) {
                (true, _) => ui.t("ui.wins"),
                (false, true) => ui.fill("ui.below", &slots),
                (false, false) => ui.fill("ui.below-flowers", &slots),
            };
            let tone = if *wins { "wins" } else { "short" };
            (tone, total.to_string(), ui.count("ui.points", total), verdict)
        }
    };
    Summary { tone, total, unit, verdict }
}

pub fn summary(ui: Ui) -> AnyView {
    let summary = Memo::new(move |_| {
        let reading = ui.state.with(|s| s.reading);
        ui.report.with(|report| summarize(ui, report, reading))
    });
    view! {
        <div class="summary" data-tone=move || summary.with(|s| s.tone)>
            <p class="hero" aria-live="polite" aria-atomic="true">
                <span class="total" data-part="total">{move || summary.with(|s| s.total.clone())}</span>
                <span class="unit">{move || summary.with(|s| s.unit.clone())}</span>
                <span class="verdict" data-part="verdict">{move || summary.with(|s| s.verdict.clone())}</span>
            </p>
            <div class="payment" data-part="payment">{move || payment(ui)}</div>
        </div>
    }
    .into_any()
}

/// Who pays, or the question that has to be answered first.
fn payment(ui: Ui) -> AnyView {
    let report = ui.report.get();
    let complete = matches!(report.standing, Standing::Complete { .. });
    match &report.ledger {
        Some(ledger) => {
            let mut line = who_pays(ui, ledger);
            if matches!(report.standing, Standing::Complete { wins: false, .. }) {
                line = ui.fill("ui.if-declared", &[("payments", Slot::text(line))]);
            }
            let open = Action::Open(Panel::Payments);
            let body = vec![text("", line), super::art::icon(super::art::NEXT)].into_any();
            button(ui, "pays", hook("data-action", "payments"), String::new(), open, body)
        }
        None if complete => report
            .asked
            .iter()
            .find(|asked| asked.answer.is_none())
            .map_or_else(|| ().into_any(), |asked| question(ui, asked)),
        None => ().into_any(),
    }
}

/// “South, West pay 8 each · North pays 24”.
fn who_pays(ui: Ui, ledger: &Ledger) -> String {
    let mut groups: Vec<(i32, Vec<String>)> = Vec::new();
    for (seat, net) in ledger.net.iter().filter(|(_, net)| **net < 0) {
        let name = ui.t(&format!("seat.{seat}"));
        match groups.iter_mut().find(|(amount, _)| *amount == -net) {
            Some((_, names)) => names.push(name),
            None => groups.push((-net, vec![name])),
        }
    }
    groups.sort_by_key(|(amount, _)| -amount);
    let lines = groups.into_iter().map(|(amount, names)| {
        let key = if names.len() == 1 { "ui.pays" } else { "ui.pay-each" };
        let slots = [
            ("seats", Slot::text(names.join(", "))),
            ("amount", Slot::Number(i64::from(amount))),
        ];
        ui.fill(key, &slots)
    });
    lines.collect::<Vec<_>>().join(" · ")
}

/// A question without an answer, asked where the answer is missed.
fn question(ui: Ui, asked: &Asked) -> AnyView {
    let key = asked.key;
    let way = ui.draft.with(|d| d.answer("win")).unwrap_or_default();
    let own = format!("ui.who.{way}");
    let label = if ui.catalogue().has(&own) { ui.t(&own) } else { ui.t(&format!("ask.{key}")) };
    let mut parts = vec![text("who", label)];
    parts.extend(asked.offers.iter().filter(|o| o.impossible.is_none()).map(|offer| {
        let name = text("", ui.t(&format!("ask.{key}.{}", offer.answer)));
        let action = Action::Answer(key, offer.answer);
        button(ui, "seat", hook("data-from", offer.answer), String::new(), action, name)
    }));
    group("asking", parts)
}
