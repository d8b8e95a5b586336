//! The panel with the saved hands and the history.

use leptos::prelude::*;

use super::files::FileButtons;
use super::shelf::Shelf;
use super::shown::Shown;
use super::totals::Totals;
use crate::app::browser::hands::Which;
use crate::app::browser::web;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, HandStrip};
use crate::entry::link;
use crate::saved::{KeptHand, MAX_NAME_LENGTH, MAX_SAVED};

/// The panel.
#[component]
pub fn SavedHands() -> impl IntoView {
    let i18n = use_i18n();
    let (shown, totals) = (Shown::load(i18n), Totals::new());
    let messages = move || {
        let lines = shown.messages.get();
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <ThisHand shown/>
        <div class="feedback" role="status" data-part="feedback">{messages}</div>
        <div class="kept">
            <Shelf shown totals which=Which::Saved/>
            <Shelf shown totals which=Which::History/>
        </div>
        <FileButtons shown/>
    }
}

/// The hand on the screen, with a field for the name to save it under.
#[component]
fn ThisHand(shown: Shown) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let draft = calculator.draft.get();
    if draft.tiles.is_empty() {
        return view! { <p class="quiet">{i18n.t("ui.saved.nothing")}</p> }.into_any();
    }
    let name = RwSignal::new(String::new());
    let save = move || {
        let link = link::encode(&untrack(|| calculator.draft.get()));
        let kept = KeptHand::new(link, &name.read_untracked(), web::date());
        let mut there_is_room = true;
        if !shown.change(Which::Saved, |list| there_is_room = list.save(kept)) {
            return;
        }
        if !there_is_room {
            return shown.say(i18n.count("ui.saved.most", MAX_SAVED));
        }
        shown.say(i18n.t("ui.saved.done"));
        name.set(String::new());
    };
    view! {
        <div class="this-hand">
            <div class="card">
                <HandStrip hand=draft.tiles.clone()/>
                <p class="name">{i18n.hand_summary().total()}</p>
            </div>
            <div class="entry-line">
                <input
                    class="search"
                    type="text"
                    dir="auto"
                    maxlength=MAX_NAME_LENGTH.to_string()
                    autocomplete="off"
                    data-part="name"
                    aria-label=i18n.t("ui.saved.name")
                    placeholder=i18n.t("ui.saved.name")
                    prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value())
                />
                <Button class="primary" name="save" press=save>{i18n.t("ui.saved.save")}</Button>
            </div>
        </div>
    }
    .into_any()
}
