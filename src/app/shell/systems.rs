//! The tabs of the rule systems. A tap changes to a system; a tap on the current one shows its
//! rulings.

use leptos::prelude::*;

use crate::app::context::fetch;
use crate::app::context::ui::use_ui;
use crate::app::pieces::icon::{self, Icon};
use crate::rules;
use crate::state::{Action, Panel};

/// The tabs.
#[component]
pub fn Systems() -> impl IntoView {
    let ui = use_ui();
    let tabs = rules::KEYS.iter().map(|key| view! { <Tab key/> });
    view! {
        <div class="systems" role="group" aria-label=ui.t("ui.systems")>{tabs.collect_view()}</div>
    }
}

/// The tab of a rule system.
#[component]
fn Tab(key: &'static str) -> impl IntoView {
    let ui = use_ui();
    let is_chosen = Memo::new(move |_| ui.rules().key == key);
    let label = move || {
        let (short, whole) = (ui.join(&["rules.", key]), ui.join(&["rules.", key, ".name"]));
        // The label for screen readers contains the visible text.
        if !is_chosen.get() {
            return if whole.contains(&short) { whole } else { [&*short, " ", &*whole].concat() };
        }
        let language = ui.language_now();
        let (preset, rulings) = (ui.preset(), ui.t("ui.rulings"));
        [&*short, " ", &*rulings, language.colon(), &*whole, language.comma(), &*preset].concat()
    };
    let choose = move |_| {
        if is_chosen.get_untracked() {
            ui.act(Action::Open(Panel::Rulings));
        } else {
            fetch::choose(ui, key);
        }
    };
    view! {
        <button
            type="button"
            class="system"
            data-rules=key
            aria-label=label
            aria-pressed=move || is_chosen.get().to_string()
            aria-busy=move || (ui.awaited_system.get() == Some(key)).then_some("true")
            data-action=move || is_chosen.get().then_some("rulings")
            on:click=choose
        >
            <span>{ui.join(&["rules.", key])}</span>
            <Icon path=icon::TUNE/>
            " "
            <i class="opens">{ui.t("ui.rulings")}</i>
        </button>
    }
}
