//! The comparison of one hand under every rule system.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, LaidHand, Words};
use crate::calculator::Action;
use crate::entry::Draft;
use crate::rules;
use crate::scoring::{Engine, Report};
use crate::system::System;
use crate::text::fans;
use crate::text::fault;
use crate::text::summary::Summary;

/// The hand, what it comes to under each rule system in which it wins, and folded all others.
#[component]
pub fn SystemComparison() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let draft = untrack(|| calculator.draft.get());
    let report = untrack(|| calculator.report());
    let engines = calculator.engines();
    let of = |system: &&System| engines.iter().copied().find(|e| e.system() == *system);
    let compared = rules::SYSTEMS.iter().filter_map(of).map(|engine| Compared::of(engine, &draft));
    let (wins, others) = compared.partition::<Vec<_>, _>(|one| one.report.standing.wins());
    let row = |compared| view! { <SystemRow compared/> };
    let is_open = wins.is_empty();
    view! {
        <div class="compared-hand"><LaidHand draft=Draft::clone(&draft) report=Report::clone(&report)/></div>
        <p class="quiet">{i18n.t("ui.compare-hint")}</p>
        <div class="compared">{wins.into_iter().map(row).collect_view()}</div>
        {(!others.is_empty()).then(|| view! {
            <details class="folded" data-part="no-win" open=is_open>
                <summary>{i18n.count("ui.compare-no-win", others.len())}</summary>
                <div class="compared">{others.into_iter().map(row).collect_view()}</div>
            </details>
        })}
    }
}

/// The hand as it would be under a rule system.
struct Compared {
    rules: &'static System,
    /// Whether it is the rule system in use.
    is_current: bool,
    /// What of the hand exists there.
    draft: Draft,
    report: Report,
    /// How many tiles do not exist there, or have no room.
    lost: usize,
}

impl Compared {
    fn of(engine: &dyn Engine, draft: &Draft) -> Compared {
        let rules = engine.system();
        let is_current = rules.key == draft.system().key;
        let other = if is_current { draft.clone() } else { draft.for_system(rules) };
        let lost = draft.tiles.size().saturating_sub(other.tiles.size());
        Compared { rules, is_current, report: engine.report(&other), draft: other, lost }
    }
}

/// The hand under a rule system. A tap changes to that system.
#[component]
fn SystemRow(compared: Compared) -> impl IntoView {
    let i18n = use_i18n();
    let Compared { rules, is_current, draft, report, lost } = compared;
    let key = rules.key;
    let summary = Summary::of(&draft, &report, 0, &i18n.catalogue());
    let names = report.sheets.first().map(|sheet| fans::names(sheet, &i18n.catalogue()));
    let lost = (lost > 0).then(|| i18n.count("ui.compare-lost", lost));
    // The first fault says why there is no total.
    let words = i18n.catalogue();
    let fault = report.faults.first().map(|first| fault::sentence(first, &words));
    let also = [Some(summary.verdict), names, lost].into_iter().flatten();
    view! {
        <Button
            class="system-row" hook=("data-compare", key) attr:data-tone=summary.tone.key()
            pressed=move || is_current
            press=if is_current { Action::Close } else { Action::TakeTo(key) }
        >
            <span class="words">
                <span class="name">{i18n.name(&rules.names)}</span>
                {also.map(|words| view! { <span class="also">{words}</span> }).collect_view()}
                {fault.map(|sentence| view! { <span class="also"><Words sentence/></span> })}
            </span>
            <span class="worth">
                <b>{summary.total}</b>
                <span>{summary.unit}</span>
            </span>
        </Button>
    }
}
