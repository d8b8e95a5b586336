//! The rulings: presets, and each ruling with its switch.

use leptos::prelude::*;

use super::kit::{Ui, group, hook, switch, text};
use super::state::Action;

pub fn sheet(ui: Ui) -> AnyView {
    let rules = ui.rules();
    let preset = move || ui.draft.with(|d| d.preset());
    let presets = rules.presets().iter().map(|p| {
        let key = p.key;
        let on = Signal::derive(move || preset() == Some(key));
        let words = vec![
            text("name", ui.t(&format!("preset.{key}"))),
            text("also", ui.t(&format!("preset.{key}.definition"))),
        ];
        switch(ui, "preset", hook("data-preset", key), String::new(), Some(on), Action::Preset(key), words.into_any())
    });
    let presets = group("presets", presets.collect());
    let rulings = rules.rulings().iter().enumerate().map(|(i, key)| ruling(ui, i, key));
    vec![presets, group("rulings", rulings.collect())].into_any()
}

fn ruling(ui: Ui, index: usize, key: &'static str) -> AnyView {
    let on = Memo::new(move |_| ui.draft.with(|d| d.rulings() >> index & 1 == 1));
    let words = vec![
        text("name", ui.t(&format!("ruling.{key}"))),
        text("also", ui.t(&format!("ruling.{key}.definition"))),
    ];
    view! {
        <label class="ruling" data-ruling=key>
            <span class="words">{words}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change=move |ev| ui.act(Action::Ruling(key, event_target_checked(&ev)))
            />
        </label>
    }
    .into_any()
}
