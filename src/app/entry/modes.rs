//! The mode keys above the palette, which say what the next tile is for, and the hint about the next tap in a mode or
//! while notation is typed.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::entry::palette::{BackspaceKey, has_backspace};
use crate::app::pieces::{Button, melds_with_keys};
use crate::calculator::{Action, Mode};
use crate::system::System;
use crate::text::Slot;
use crate::tiles::{MeldKind, TileSet};

/// The mode keys. They are rendered again when the rule system changes.
#[component]
pub fn Modes() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    view! {
        <div class="modes" role="group" aria-label=i18n.t("ui.modes")>
            {move || view! { <Keys rules=calculator.rules.get() marked=calculator.entering.marked.get()/> }}
        </div>
    }
}

/// The keys for the melds of a rule system.
#[component]
fn Keys(rules: &'static System, marked: TileSet) -> impl IntoView {
    let kinds = melds_with_keys(rules);
    view! {
        {kinds.map(|kind| view! { <MeldMode kind/> }).collect_view()}
        {(!has_backspace(rules, marked)).then(|| view! { <BackspaceKey/> })}
    }
}

/// The key for a kind of meld.
#[component]
fn MeldMode(kind: MeldKind) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (mode, key) = (Mode::Meld(kind), kind.key());
    view! {
        <Button
            class="mode" hook=("data-mode", key) pressed=move || calculator.entering.mode.get() == Some(mode)
            press=Action::Mode(mode)
        >
            {i18n.join(&["ui.mode.", key])}
        </Button>
    }
}

/// Says what the next tap does; nothing if it does what it always does.
pub fn hint(calculator: Calculator, i18n: I18n) -> String {
    let typed = calculator.entering.typed.get();
    match calculator.entering.mode.get() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => i18n.join(&["ui.hint.", kind.key()]),
        Some(Mode::Flowers) => i18n.t("ui.hint.flowers"),
        Some(Mode::Win) => i18n.t("ui.hint.win"),
        Some(Mode::List(question)) => {
            let name = i18n.join(&["ask.", question.key]);
            i18n.fill("ui.hint.list", &[("question", Slot::text(name))])
        }
        None => String::new(),
    }
}
