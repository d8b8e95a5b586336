//! A point of the rules with several values, of which one is chosen.

use leptos::prelude::*;

use crate::app::context::{use_device, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::room;
use crate::system::{self, System};
use crate::text::rulings::choice_by_whom;

/// The values side by side, with what they mean and which presets have which.
#[component]
pub fn RulingChoice(
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
