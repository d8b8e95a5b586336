//! The panel of the settings: how the app looks and feels, and the presets of one's own.

use leptos::prelude::*;

use crate::app::browser::vibration;
use crate::app::context::settings::{Look, set_vibrates, vibrates};
use crate::app::context::ui::use_ui;
use crate::app::panels::own_presets::OwnPresetList;
use crate::app::panels::switch::Switch;
use crate::app::pieces::button::Button;

/// The settings. They are about this device, so an embedded app has none.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <div class="questions">
            <LookChoice look=Look::Theme/>
            <LookChoice look=Look::TextSize/>
        </div>
        <div class="switches">
            <NumeralsSwitch/>
            {vibration::is_possible().then(|| view! { <VibrationSwitch/> })}
        </div>
        <OwnPresetList/>
    }
}

/// The choice of one of the values of a look.
#[component]
fn LookChoice(look: Look) -> impl IntoView {
    let ui = use_ui();
    let chosen = RwSignal::new(look.value());
    let offer = move |value: &'static str| {
        let choose = move || {
            look.choose(ui, value);
            chosen.set(look.value());
        };
        view! {
            <Button
                class="offer" hook=("data-value", value) pressed=move || chosen.get() == value
                press=choose
            >
                {ui.join(&["ui.", look.key(), ".", value])}
            </Button>
        }
    };
    view! {
        <fieldset data-look=look.key()>
            <legend>{ui.join(&["ui.", look.key()])}</legend>
            <div class="offers">{look.values().iter().map(|value| offer(value)).collect_view()}</div>
        </fieldset>
    }
}

/// The switch for ranks and letters on the tiles.
#[component]
fn NumeralsSwitch() -> impl IntoView {
    let ui = use_ui();
    let is_on = RwSignal::new(Look::Numerals.value() == "on");
    let toggle = move || {
        Look::Numerals.choose(ui, if is_on.get_untracked() { "off" } else { "on" });
        is_on.set(Look::Numerals.value() == "on");
    };
    view! {
        <Switch
            name=ui.t("ui.numerals")
            definition=ui.t("ui.numerals.definition")
            is_on
            toggle
            attr:data-look="numerals"
        />
    }
}

/// The switch for the vibration.
#[component]
fn VibrationSwitch() -> impl IntoView {
    let ui = use_ui();
    let is_on = RwSignal::new(vibrates());
    let toggle = move || {
        set_vibrates(ui, !vibrates());
        is_on.set(vibrates());
        if vibrates() {
            vibration::answer(false);
        }
    };
    view! {
        <Switch
            name=ui.t("ui.vibration")
            definition=ui.t("ui.vibration.definition")
            is_on
            toggle
            attr:data-look="vibration"
        />
    }
}
