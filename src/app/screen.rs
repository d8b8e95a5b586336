//! The screen: the parts in their places.

use leptos::prelude::*;

use crate::report::Standing;

use super::art;
use super::kit::{Ui, button, hook, text};
use super::state::{Action, Panel};
use super::{circumstances, dialog, discards, entry, fans, hand, help, notice, palette, press};
use super::{summary, waits};

pub fn screen(ui: Ui) -> AnyView {
    let parts = view! {
        <section class="result" aria-label=ui.t("ui.result")>
            {header(ui)}
            {summary::summary(ui)}
        </section>
        <section class="middle" data-part="list" tabindex="-1">
            {move || middle(ui)}
        </section>
        <section class="entry" aria-label=ui.t("ui.entry")>
            {notice::notice(ui)}
            {hand::hand(ui)}
            {circumstances::line(ui)}
            {entry::modes(ui)}
            {palette::palette(ui)}
        </section>
        {dialog::dialog(ui)}
    };
    press::screen(ui, parts.into_any())
}

fn header(ui: Ui) -> AnyView {
    let rules = move || {
        let key = ui.rules().key();
        let preset = ui.draft.with(|d| d.preset()).map_or("ui.own-rulings".into(), |p| format!("preset.{p}"));
        (ui.t(&format!("rules.{key}")), ui.t(&preset))
    };
    let name = view! {
        <strong>{move || rules().0}</strong>
        <span>{move || rules().1}</span>
    };
    let tool = |name: &'static str, path, action| {
        let label = ui.t(&format!("ui.{name}"));
        button(ui, "tool", hook("data-action", name), label, action, art::icon(path))
    };
    let rulings = Action::Open(Panel::Rulings);
    view! {
        <header>
            {button(ui, "system", hook("data-action", "rulings"), String::new(), rulings, name.into_any())}
            <div class="tools" class:no-undo=move || !ui.state.with(|s| s.can_undo()) class:no-redo=move || !ui.state.with(|s| s.can_redo())>
                {tool("undo", art::UNDO, Action::Undo)}
                {tool("redo", art::REDO, Action::Redo)}
                {tool("menu", art::MORE, Action::Open(Panel::Menu))}
            </div>
        </header>
    }
    .into_any()
}

/// What the hand has come to: fans, waits, discards, or how to begin.
fn middle(ui: Ui) -> AnyView {
    let report = ui.report.get();
    match &report.standing {
        Standing::Faulty => {
            let words = ui.catalogue();
            let faults = report.faults.iter().map(|f| {
                view! { <li>{super::kit::say(&f.sentence(&words))}</li> }.into_any()
            });
            view! { <ul class="faults" data-part="faults">{faults.collect::<Vec<_>>()}</ul> }.into_any()
        }
        Standing::Entering { missing } if *missing == 13 && ui.draft.with(|d| d.tiles.is_empty()) => {
            help::beginning(ui)
        }
        Standing::Entering { missing } => {
            text("quiet", ui.count("ui.missing", usize::from(*missing)))
        }
        Standing::Unready { useful, copies, .. } => discards::useful(ui, *useful, *copies),
        Standing::Discarding { discards, .. } => discards::discards(ui, discards),
        Standing::Ready { waits } => waits::waits(ui, waits),
        Standing::Complete { .. } => fans::fans(ui, &report),
    }
}
