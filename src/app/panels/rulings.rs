//! The panel of the rulings: presets, and a switch for each ruling.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::panels::switch::Switch;
use crate::app::pieces::book_link::BookLink;
use crate::app::pieces::button::Button;
use crate::app::pieces::icon::{self, Icon};
use crate::book::Page;
use crate::state::Action;
use crate::system::System;

/// The presets and rulings of the rule system.
#[component]
pub fn Rulings() -> impl IntoView {
    let ui = use_ui();
    let rules = ui.rules();
    let preset = Signal::derive(move || ui.draft().preset());
    let bits = Signal::derive(move || ui.draft().rulings());
    let choose = move |preset| ui.act(Action::Preset(preset));
    let toggle = move |(ruling, on)| ui.act(Action::Ruling(ruling, on));
    view! {
        <BookLink page=Page::List(rules.key) class="to-book" action="book">
            {ui.t("ui.book")}
            <Icon path=icon::NEXT/>
        </BookLink>
        <Presets system=rules preset choose/>
        <RulingSwitches system=rules bits toggle/>
    }
}

/// The presets of a rule system. A tap chooses one.
#[component]
pub fn Presets(
    system: &'static System,
    /// The preset in use.
    preset: Signal<Option<&'static str>>,
    /// Chooses a preset.
    #[prop(into)]
    choose: Callback<&'static str>,
) -> impl IntoView {
    let ui = use_ui();
    let button = |key: &'static str| {
        view! {
            <Button
                class="preset" hook=("data-preset", key) pressed=move || preset.get() == Some(key)
                press=move || {
                    if !ui.held.get_untracked() {
                        choose.run(key);
                    }
                }
            >
                <span class="name">{ui.join(&["preset.", key])}</span>
                <span class="also">{ui.join(&["preset.", key, ".definition"])}</span>
            </Button>
        }
    };
    let buttons = system.presets.iter().map(|preset| button(preset.key));
    view! { <div class="presets">{buttons.collect_view()}</div> }
}

/// A switch for each ruling of a rule system.
#[component]
pub fn RulingSwitches(
    system: &'static System,
    /// Which rulings are on: a bit for each, in their order.
    bits: Signal<u32>,
    /// Switches a ruling on or off.
    #[prop(into)]
    toggle: Callback<(&'static str, bool)>,
) -> impl IntoView {
    let ui = use_ui();
    let switches = system.rulings.iter().enumerate().map(|(index, ruling)| {
        let is_on = Signal::derive(move || bits.get() >> index & 1 == 1);
        view! {
            <Switch
                name=ui.join(&["ruling.", ruling])
                definition=ui.join(&["ruling.", ruling, ".definition"])
                is_on
                toggle=move || toggle.run((ruling, !is_on.get_untracked()))
                attr:data-ruling=*ruling
            />
        }
    });
    view! { <div class="rulings">{switches.collect_view()}</div> }
}
