//! The question for the fans of a hand and its total.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::search::{SearchField, fans_named};
use crate::system::Fan;
use crate::text::explain;

use super::play::Playing;

/// The chosen fans, the fans to choose from, and a field for the total.
#[component]
pub fn FanQuestion(play: Playing) -> impl IntoView {
    let ui = use_ui();
    let wanted = RwSignal::new(String::new());
    let found = move || {
        let fans = wanted.with(|wanted| fans_named(ui.rules(), wanted));
        fans.into_iter().filter(|fan| fan.is_counted).collect::<Vec<_>>()
    };
    let named = move || {
        let numbers = play.named.get();
        numbers.into_iter().filter_map(|fan| ui.rules().fan(fan)).collect::<Vec<_>>()
    };
    view! {
        <div class="named" data-part="named">
            <For each=named key=|fan| fan.number let:fan>
                <NamedFan play fan/>
            </For>
        </div>
        <SearchField text=wanted/>
        <div class="picks-fans" role="group" aria-label=ui.t("ui.fans")>
            <For each=found key=|fan| fan.number let:fan>
                <FanPick play fan/>
            </For>
        </div>
        <label class="count">
            <span>{ui.t("ui.practice.total")}</span>
            <input
                class="number"
                inputmode="numeric"
                maxlength="5"
                autocomplete="off"
                data-part="total-said"
                bind:value=play.total
            />
        </label>
    }
}

/// A chosen fan. A tap takes it back.
#[component]
fn NamedFan(play: Playing, fan: &'static Fan) -> impl IntoView {
    let ui = use_ui();
    let name = explain::fan_name(&ui.catalogue(), fan);
    view! {
        <button
            type="button"
            class="chosen"
            aria-label=ui.with("ui.practice.not-this", "fan", name)
            on:click=move |_| play.flip(fan.number)
        >
            {name}
        </button>
    }
}

/// A fan to choose.
#[component]
fn FanPick(play: Playing, fan: &'static Fan) -> impl IntoView {
    let ui = use_ui();
    let is_named = move || play.named.with(|named| named.contains(&fan.number));
    view! {
        <button
            type="button"
            class="fan-pick"
            data-name=fan.key
            aria-pressed=move || is_named().to_string()
            on:click=move |_| play.flip(fan.number)
        >
            <b class="points">{ui.worth(fan, fan.worth)}</b>
            <span class="name">{explain::fan_name(&ui.catalogue(), fan)}</span>
        </button>
    }
}
