//! Presets of the player's own: a form that names the rulings as they are, and the list in the
//! settings.

use leptos::html::Input;
use leptos::prelude::*;
use web_sys::SubmitEvent;

use crate::app::context::{use_calculator, use_device, use_i18n};
use crate::app::pieces::{Button, Tool, icon};
use crate::calculator::{Action, LONGEST_NAME, Panel};
use crate::rules;
use crate::text::isolated;

/// A form that keeps the rulings in force under a name; nothing where they already have one.
#[component]
pub fn NameRulings() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    let is_named = Memo::new(move |_| i18n.name_of_rulings(&calculator.draft.get()).is_some());
    view! {
        <Show when=move || !is_named.get() && !device.is_guest>
            <NameForm/>
        </Show>
    }
}

#[component]
fn NameForm() -> impl IntoView {
    let (calculator, i18n, device) = (use_calculator(), use_i18n(), use_device());
    let field = NodeRef::<Input>::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked()
            && !device.add_own_preset(&field.value(), &calculator.draft.get())
        {
            // An element that is gone takes no focus.
            let _ = field.focus();
        }
    };
    view! {
        <form class="name-rulings" on:submit=submit>
            <p class="also">{i18n.t("ui.own-preset.hint")}</p>
            <div class="entry-line">
                <input
                    node_ref=field
                    class="search"
                    type="text"
                    maxlength=LONGEST_NAME.to_string()
                    autocomplete="off"
                    dir="auto"
                    aria-label=i18n.t("ui.own-preset.name")
                    placeholder=i18n.t("ui.own-preset.name")
                    data-part="preset-name"
                />
                <Button class="offer" name="name-rulings">{i18n.t("ui.own-preset.keep")}</Button>
            </div>
        </form>
    }
}

/// The presets of the player's own in the settings, each with a button that removes it, and the way
/// to the rulings, where they are made.
#[component]
pub fn OwnPresetList() -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let rows = move || {
        let own = device.own_presets.get();
        let row = |rules: &str, name: &str| {
            let (key, name) = (rules.to_owned(), name.to_owned());
            let label = i18n.with("ui.own-preset.remove", "name", &name);
            let system = rules::system(rules).map(|system| i18n.name(&system.short_names));
            let removed = name.clone();
            view! {
                <li class="kept-hand">
                    <span class="name">{isolated(&name).into_owned()}</span>
                    <span class="also">{system}</span>
                    <Tool
                        label
                        icon=icon::CLOSE
                        hook=("data-kept", "remove-preset")
                        press=move || device.remove_own_preset(&key, &removed)
                    />
                </li>
            }
        };
        own.all().iter().map(|preset| row(&preset.rules, &preset.name)).collect_view()
    };
    view! {
        <h2>{i18n.t("ui.own-presets")}</h2>
        <ul class="own-presets">{rows}</ul>
        <p class="also">{i18n.t("ui.own-presets.hint")}</p>
        <Button class="offer" name="choose-rulings" press=Action::Open(Panel::Rulings)>
            {i18n.t("ui.rulings")}
        </Button>
    }
}
