//! The panel of the rule systems, each with its whole name. The row at the top of the screen may have
//! no room for all of them.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_device, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::{Action, Panel};
use crate::rules;
use crate::system::System;

/// Every rule system. A tap changes to it.
#[component]
pub fn AllSystems() -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let systems = rules::SYSTEMS.iter().map(|system| view! { <OneSystem system/> });
    view! {
        <div class="all-systems">{systems.collect_view()}</div>
        {(!device.is_guest).then(|| view! {
            <Button class="wide" name="settings" press=Action::Open(Panel::Settings)>
                {i18n.t("ui.systems.choose")}
            </Button>
        })}
    }
}

/// A rule system, with the name of its tab before its whole name.
#[component]
fn OneSystem(system: &'static System) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let key = system.key;
    let is_in_use = move || calculator.rules.get() == system;
    let choose = move || {
        calculator.act(Action::Close);
        if !untrack(is_in_use) {
            calculator.choose_rules(key);
        }
    };
    view! {
        <Button class="system-row" hook=("data-rules", key) pressed=is_in_use press=choose>
            <span class="words">
                <span class="name">{i18n.name(&system.short_names)}</span>
                <span class="also">{i18n.name(&system.names)}</span>
            </span>
        </Button>
    }
}
