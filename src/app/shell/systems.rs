//! The tabs of the rule systems. A tap changes to a system; a tap on the current one shows its
//! rulings.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_fetching, use_i18n};
use crate::app::pieces::{Icon, icon};
use crate::calculator::{Action, Panel};
use crate::rules;

/// The tabs.
#[component]
pub fn Systems() -> impl IntoView {
    let i18n = use_i18n();
    let tabs = rules::KEYS.iter().map(|key| view! { <Tab key/> });
    view! {
        <div class="systems" role="group" aria-label=i18n.t("ui.systems")>{tabs.collect_view()}</div>
    }
}

/// The tab of a rule system.
#[component]
fn Tab(key: &'static str) -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let is_chosen = Memo::new(move |_| calculator.rules.get().key == key);
    let label = move || {
        let (short, whole) = (i18n.join(&["rules.", key]), i18n.join(&["rules.", key, ".name"]));
        // The label for screen readers contains the visible text.
        if !is_chosen.get() {
            return if whole.contains(&short) { whole } else { [&*short, " ", &*whole].concat() };
        }
        let language = i18n.language();
        let (preset, rulings) = (i18n.preset(), i18n.t("ui.rulings"));
        [&*short, " ", &*rulings, language.colon(), &*whole, language.comma(), &*preset].concat()
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
            aria-label=label
            aria-pressed=move || is_chosen.get().to_string()
            aria-busy=move || (fetching.awaited_system.get() == Some(key)).then_some("true")
            data-action=move || is_chosen.get().then_some("rulings")
            on:click=choose
        >
            <span>{i18n.join(&["rules.", key])}</span>
            <Icon path=icon::TUNE/>
            " "
            <i class="opens">{i18n.t("ui.rulings")}</i>
        </button>
    }
}
