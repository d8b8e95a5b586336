//! The panel of the rulings: presets, and a switch for each ruling.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::panels::switch::Switch;
use crate::app::pieces::book_link::BookLink;
use crate::app::pieces::icon::{self, Icon};
use crate::book::Page;
use crate::state::Action;

/// The presets and rulings of the rule system.
#[component]
pub fn Rulings() -> impl IntoView {
    let ui = use_ui();
    let rules = ui.rules();
    let presets = rules.presets.iter().map(|preset| view! { <PresetButton preset=preset.key/> });
    let rulings = rules.rulings.iter().enumerate();
    let rulings = rulings.map(|(index, key)| view! { <RulingSwitch index ruling=*key/> });
    view! {
        <BookLink page=Page::List(rules.key) class="to-book" action="book">
            {ui.t("ui.book")}
            <Icon path=icon::NEXT/>
        </BookLink>
        <div class="presets">{presets.collect_view()}</div>
        <div class="rulings">{rulings.collect_view()}</div>
    }
}

/// A preset. A tap sets all rulings to it.
#[component]
fn PresetButton(
    /// The key of the preset.
    preset: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button
            type="button"
            class="preset"
            data-preset=preset
            aria-pressed=move || (ui.draft().preset() == Some(preset)).to_string()
            on:click=ui.on_click(Action::Preset(preset))
        >
            <span class="name">{ui.join(&["preset.", preset])}</span>
            <span class="also">{ui.join(&["preset.", preset, ".definition"])}</span>
        </button>
    }
}

/// The switch of a ruling.
#[component]
fn RulingSwitch(
    /// Its index among the rulings of the rule system.
    index: usize,
    /// The key of the ruling.
    ruling: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    let is_on = Signal::derive(move || ui.draft().rulings() >> index & 1 == 1);
    let toggle = move || ui.act(Action::Ruling(ruling, !is_on.get_untracked()));
    view! {
        <Switch
            name=ui.join(&["ruling.", ruling])
            definition=ui.join(&["ruling.", ruling, ".definition"])
            is_on
            toggle
            attr:data-ruling=ruling
        />
    }
}
