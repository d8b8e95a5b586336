//! The panel of the settings: how the app looks and feels, which rule systems stand at the top of the
//! screen, and the presets of one's own.

use leptos::prelude::*;

use crate::app::browser::vibration;
use crate::app::context::settings::{
    Look, fan_names, has_numerals, set_fan_names, set_numerals, set_vibrates, vibrates,
};
use crate::app::context::{Renewed, use_calculator, use_device, use_fetching, use_i18n};
use crate::app::panels::own_presets::OwnPresetList;
use crate::app::panels::switch::SettingSwitch;
use crate::app::pieces::{Button, Choice, Choices};
use crate::rules;
use crate::text::FanNames;

/// The settings. They are about this device, so an embedded app has none.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <div class="questions">
            <LookChoice look=Look::Theme/>
            <LookChoice look=Look::TextSize/>
            <SystemsInRow/>
            <NamesOfFans/>
        </div>
        <div class="switches">
            <SettingSwitch
                words="ui.numerals" read=has_numerals write=set_numerals attr:data-look="numerals"
            />
            {vibration::is_possible().then(|| view! {
                <SettingSwitch
                    words="ui.vibration" read=vibrates write=set_vibrates attr:data-look="vibration"
                />
            })}
        </div>
        <OwnPresetList/>
    }
}

/// The choice of one of the values of a look.
#[component]
fn LookChoice(look: Look) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let chosen = RwSignal::new(look.value());
    let choice = |value: &'static str| {
        let choose = move || {
            look.choose(device, value);
            chosen.set(look.value());
        };
        let words = i18n.join(&["ui.", look.key(), ".", value]);
        Choice::new(value, words, move || chosen.get() == value, choose)
    };
    let choices: Vec<_> = look.values().iter().map(|value| choice(value)).collect();
    view! {
        <Choices
            legend=i18n.join(&["ui.", look.key()])
            hook=("data-look", look.key())
            button_hook="data-value"
            choices
        />
    }
}

/// Which rule systems stand at the top of the screen, if there is room for them.
#[component]
fn SystemsInRow() -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let offer = move |key: &'static str| {
        let is_shown = move || device.system_row.with(|row| row.is_shown(key));
        let toggle = move || {
            let shown = !untrack(is_shown);
            device.change_system_row(|row| row.set_shown(key, shown));
        };
        view! {
            <Button class="offer" hook=("data-value", key) pressed=is_shown press=toggle>
                {i18n.short_name(key)}
            </Button>
        }
    };
    view! {
        <fieldset data-look="systems">
            <legend>{i18n.t("ui.systems.shown")}</legend>
            <p class="quiet">{i18n.t("ui.systems.hint")}</p>
            <div class="offers">{rules::KEYS.iter().map(|key| offer(key)).collect_view()}</div>
        </fieldset>
    }
}

/// By which names fans are called, where the rule system in use has two sorts in this language.
#[component]
fn NamesOfFans() -> impl IntoView {
    let (calculator, i18n, fetching, device) =
        (use_calculator(), use_i18n(), use_fetching(), use_device());
    let name = move |names: FanNames| match names {
        FanNames::Own => i18n.language().name().to_owned(),
        FanNames::Japanese => i18n.t("ui.fan-names.japanese"),
    };
    let choose = move |names: FanNames| {
        set_fan_names(device, names);
        // The screen is rendered anew with the other names.
        let panel = document().query_selector("dialog[open]").ok().flatten();
        calculator.screen.renewed.set(Some(Renewed {
            control: ["[data-look=fan-names] [data-value=", names.key(), "]"].concat(),
            scrolled: panel.map_or(0, |panel| panel.scroll_top()),
        }));
        fetching.call_fans(names);
    };
    i18n.catalogue().has_japanese_names(calculator.rules.get_untracked()).then(|| {
        let choices = FanNames::ALL.iter().map(|names| {
            let is_chosen = move || fan_names() == *names;
            Choice::new(names.key(), name(*names), is_chosen, move || choose(*names))
        });
        let choices: Vec<_> = choices.collect();
        view! {
            <Choices
                legend=i18n.t("ui.fan-names")
                hook=("data-look", "fan-names")
                button_hook="data-value"
                choices
            />
        }
    })
}
