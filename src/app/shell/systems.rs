//! The row of rule systems: a tab each, and a button that offers all of them where there is no room for
//! every tab. A tap changes to a system; a tap on the current one shows its rulings.
//!
//! The style shows as many tabs as there is room for, by their rank (`style/systems.css`), so that the
//! first screen, which is rendered when the app is built, needs no measuring.

use leptos::prelude::*;

use crate::app::context::{Stage, use_calculator, use_device, use_fetching, use_i18n};
use crate::app::pieces::{Button, Icon, icon};
use crate::calculator::{Action, Panel};
use crate::rules;
use crate::system::System;

/// Notes in the row which rule system is in use.
pub fn note_use() {
    let (calculator, device, fetching) = (use_calculator(), use_device(), use_fetching());
    Effect::new(move || {
        let key = calculator.rules.get().key;
        // Before the kept hand is there, nobody has chosen the system that the app begins with.
        if fetching.stage.get() == Stage::Ready {
            device.change_system_row(|row| row.note_use(key));
        }
    });
}

/// The row.
#[component]
pub fn Systems() -> impl IntoView {
    let i18n = use_i18n();
    let tabs = rules::SYSTEMS.iter().map(|system| view! { <SystemTab system/> });
    view! {
        <div class="systems" role="group" aria-label=i18n.t("ui.systems")>
            {tabs.collect_view()}
            <Button
                class="more-systems" name="systems" label=i18n.t("ui.more-systems")
                press=Action::Open(Panel::Systems)
            >
                <Icon path=icon::DOWN/>
            </Button>
        </div>
    }
}

/// The tab of a rule system.
#[component]
fn SystemTab(system: &'static System) -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let device = use_device();
    let key = system.key;
    let is_chosen = Memo::new(move |_| calculator.rules.get().key == key);
    let rank = Memo::new(move |_| {
        let awaited = fetching.awaited_system.get();
        let in_use = awaited.into_iter().chain([calculator.rules.get().key]).collect::<Vec<_>>();
        device.system_row.with(|row| row.rank(key, &in_use))
    });
    let label = move || {
        let (short, whole) = (i18n.name(&system.short_names), i18n.name(&system.names));
        // The label for screen readers contains the visible text.
        if !is_chosen.get() {
            return if whole.contains(short) { whole.into() } else { [short, " ", whole].concat() };
        }
        let language = i18n.language();
        let (preset, rulings) = (i18n.preset(), i18n.t("ui.rulings"));
        [short, " ", &*rulings, language.colon(), whole, language.comma(), &*preset].concat()
    };
    let choose = move |_| {
        if is_chosen.get_untracked() {
            calculator.act(Action::Open(Panel::Rulings));
        } else {
            calculator.choose_rules(key);
        }
    };
    view! {
        <button
            type="button"
            class="system"
            data-rules=key
            data-rank=move || rank.get().map_or_else(|| "none".to_owned(), |rank| rank.to_string())
            aria-label=label
            aria-pressed=move || is_chosen.get().to_string()
            aria-busy=move || (fetching.awaited_system.get() == Some(key)).then_some("true")
            data-action=move || is_chosen.get().then_some("rulings")
            on:click=choose
        >
            <span>{i18n.name(&system.short_names)}</span>
            <Icon path=icon::TUNE/>
            " "
            <i class="opens">{i18n.t("ui.rulings")}</i>
        </button>
    }
}
