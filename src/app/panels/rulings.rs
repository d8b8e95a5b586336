//! The panel of the rulings: presets, and a switch for each ruling, or a choice where it has several values.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_device, use_i18n};
use crate::app::panels::own_presets::NameRulings;
use crate::app::panels::switch::Switch;
use crate::app::pieces::{BookLink, Button, Icon, icon};
use crate::calculator::{Action, room};
use crate::rulebook::Page;
use crate::system::{self, Preset, System};
use crate::text::rulings::{by_whom, choice_by_whom};

/// The presets and rulings of the rule system.
#[component]
pub fn Rulings() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let rules = calculator.rules.get();
    let bits = Signal::derive(move || calculator.draft.get().rulings());
    let choose = move |rulings| calculator.act(Action::Rulings(rulings));
    let toggle = move |(ruling, on)| calculator.act(Action::Ruling(ruling, on));
    let set = choose;
    view! {
        <BookLink page=Page::List(rules.key) class="to-book" action="book">
            {i18n.t("ui.book")}
            <Icon path=icon::NEXT/>
        </BookLink>
        <Presets system=rules bits choose/>
        <NameRulings/>
        <RulingSwitches system=rules bits toggle set/>
    }
}

/// The presets of a rule system, with those of the player's own. A tap chooses one.
#[component]
pub fn Presets(
    system: &'static System,
    /// Which rulings are on: a bit for each, in their order.
    bits: Signal<u64>,
    /// Chooses the rulings of a preset.
    #[prop(into)]
    choose: Callback<u64>,
) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let preset = |preset: &Preset| {
        let key = preset.key;
        view! {
            <PresetButton
                name=i18n.join(&["preset.", key])
                definition=i18n.join(&["preset.", key, ".definition"])
                rulings=preset.bits
                bits
                choose
                attr:data-preset=key
            />
        }
    };
    let own = move || {
        let button = |(name, rulings): (String, u64)| {
            let hook = name.clone();
            view! {
                <PresetButton
                    name
                    definition=i18n.t("ui.own-preset.definition")
                    rulings
                    bits
                    choose
                    attr:data-own-preset=hook
                />
            }
        };
        device.own_presets_of(system).into_iter().map(button).collect_view()
    };
    view! {
        <div class="presets">
            {system.presets.iter().map(preset).collect_view()}
            {own}
        </div>
    }
}

/// A button that chooses the rulings of a preset.
#[component]
fn PresetButton(
    name: String,
    /// What the preset is.
    definition: String,
    /// The rulings of the preset.
    rulings: u64,
    /// The rulings that are on.
    bits: Signal<u64>,
    choose: Callback<u64>,
) -> impl IntoView {
    let calculator = use_calculator();
    view! {
        <Button
            class="preset" pressed=move || bits.get() == rulings
            press=move || {
                if !calculator.entering.held.get_untracked() {
                    choose.run(rulings);
                }
            }
        >
            <span class="name">{name}</span>
            <span class="also">{definition}</span>
        </Button>
    }
}

/// A switch for each ruling of a rule system, which says in which presets it is on, and a choice for each point
/// of several values.
#[component]
pub fn RulingSwitches(
    system: &'static System,
    /// Which rulings are on: a bit for each, in their order.
    bits: Signal<u64>,
    /// Switches a ruling on or off.
    #[prop(into)]
    toggle: Callback<(&'static str, bool)>,
    /// Switches all rulings, given as bits.
    #[prop(into)]
    set: Callback<u64>,
) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let switch = move |index: usize, ruling: &'static str| {
        let is_on = Signal::derive(move || bits.get() >> index & 1 == 1);
        let by = Signal::derive(move || {
            let own = device.own_presets_of(system);
            let own: Vec<_> = own.iter().map(|(name, bits)| (&**name, *bits)).collect();
            by_whom(&i18n.catalogue(), system, index, &own)
        });
        view! {
            <Switch
                name=i18n.join(&["ruling.", ruling])
                definition=i18n.join(&["ruling.", ruling, ".definition"])
                by
                is_on
                toggle=move || toggle.run((ruling, !is_on.get_untracked()))
                attr:data-ruling=ruling
            />
        }
    };
    let rows = system.rulings.iter().enumerate().map(|(index, ruling)| {
        let Some(choice) = system.choice_with(ruling) else {
            return Some(switch(index, ruling).into_any());
        };
        // A choice stands where the first of its rulings would.
        let is_first = choice.rulings().all(|key| system.ruling_bit(key) >= Some(1 << index));
        is_first.then(|| view! { <RulingChoice system choice bits set/> }.into_any())
    });
    view! { <div class="rulings">{rows.collect_view()}</div> }
}

/// The values side by side, with what they mean and which presets have which.
#[component]
fn RulingChoice(
    system: &'static System,
    choice: &'static system::RulingChoice,
    /// Which rulings are on: a bit for each, in their order.
    bits: Signal<u64>,
    /// Switches all rulings, given as bits.
    set: Callback<u64>,
) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let key = choice.key;
    let by = move || {
        let own = device.own_presets_of(system);
        let own: Vec<_> = own.iter().map(|(name, bits)| (&**name, *bits)).collect();
        choice_by_whom(&i18n.catalogue(), system, choice, &own)
    };
    let words = move |value: &str| i18n.join(&["ruling-choice.", key, ".", value]);
    let [beside, pair] = room(choice.values.iter().map(|value| words(value.key)));
    let values = choice.values.iter().map(|value| {
        view! {
            <Button
                class="offer"
                hook=("data-choice", value.key)
                pressed=move || choice.value_of(system, bits.get()) == value
                press=move || set.run(choice.with(system, value, bits.get_untracked()))
            >
                {words(value.key)}
            </Button>
        }
    });
    view! {
        <fieldset class="ruling-choice" data-ruling=key>
            <legend class="name">{i18n.join(&["ruling-choice.", key])}</legend>
            <p class="also">{i18n.join(&["ruling-choice.", key, ".definition"])}</p>
            <div class="offers" style:--beside=beside style:--pair=pair>{values.collect_view()}</div>
            <p class="by">{by}</p>
        </fieldset>
    }
}
