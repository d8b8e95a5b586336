//! The comparison of one hand under every rule system.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Words};
use crate::calculator::Action;
use crate::rules;
use crate::scoring::Engine;
use crate::system::System;
use crate::text::fans;
use crate::text::fault;
use crate::text::summary::Summary;

/// The total of the hand under each rule system.
#[component]
pub fn SystemComparison() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let engines = calculator.engines();
    let of = |system: &&System| engines.iter().copied().find(|e| e.system() == *system);
    let rows = rules::SYSTEMS.iter().filter_map(of).map(|engine| view! { <SystemRow engine/> });
    view! {
        <p class="quiet">{i18n.t("ui.compare-hint")}</p>
        <div class="compared">{rows.collect_view()}</div>
    }
}

/// The hand under a rule system. A tap changes to that system.
#[component]
fn SystemRow(engine: &'static dyn Engine) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let rules = engine.system();
    let key = rules.key;
    let draft = untrack(|| calculator.draft.get());
    let is_current = key == draft.system().key;
    let other = if is_current { (*draft).clone() } else { draft.for_system(rules) };
    let report = engine.report(&other);
    let summary = Summary::of(&other, &report, 0, &i18n.catalogue());
    let names = report.sheets.first().map(|sheet| fans::names(sheet, &i18n.catalogue()));
    let lost = draft.tiles.size().saturating_sub(other.tiles.size());
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
