//! What the hands of a deal already tell, each event in one tap.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::event_words::{certain_words, event_name};
use crate::app::pieces::tile::TileArt;
use crate::entry::Event;
use crate::scoring::Suggestion;
use crate::state::Action;

/// The suggested events; nothing if there are none.
#[component]
pub fn Suggestions() -> impl IntoView {
    let ui = use_ui();
    let suggestions = Memo::new(move |_| ui.suggestions());
    let rows = move || {
        let all = suggestions.get();
        (!all.is_empty()).then(|| {
            let rows = all.into_iter().map(|suggestion| view! { <Row suggestion/> });
            view! {
                <h3 id="suggested">{ui.t("ui.suggested")}</h3>
                <div class="suggested" role="group" aria-labelledby="suggested">
                    {rows.collect_view()}
                </div>
            }
        })
    };
    view! { <div>{rows}</div> }
}

/// A suggested event. If it has one variant, the row is its button, else each variant has one.
#[component]
fn Row(suggestion: Suggestion) -> impl IntoView {
    let ui = use_ui();
    if let [only] = &suggestion.variants[..] {
        let action = Action::Insert(suggestion.index, only.clone(), suggestion.meld);
        return view! {
            <button
                type="button"
                class="suggestion"
                data-suggested=written(only)
                on:click=ui.on_click(action)
            >
                <Words event=only.clone()/>
            </button>
        }
        .into_any();
    }
    let event = suggestion.event.clone();
    let name = event_name(ui, &event);
    let variants = suggestion.variants.iter();
    let buttons = variants
        .map(|variant| view! { <Variant suggestion=suggestion.clone() variant=variant.clone()/> });
    let buttons = buttons.collect_view();
    view! {
        <div class="suggestion" role="group" aria-label=name>
            <Words event/>
            <div class="variants">{buttons}</div>
        </div>
    }
    .into_any()
}

/// An event in words, with its tile.
#[component]
fn Words(event: Event) -> impl IntoView {
    let ui = use_ui();
    view! {
        <span class="words">
            <span class="name">{event_name(ui, &event)}</span>
            <span class="also">{certain_words(ui, &event).join(" · ")}</span>
        </span>
        {event.tile.map(|tile| view! { <TileArt tile/> })}
    }
}

/// A variant of a suggested event, shown by what it adds.
#[component]
fn Variant(suggestion: Suggestion, variant: Event) -> impl IntoView {
    let ui = use_ui();
    let Suggestion { index, event, meld, .. } = suggestion;
    let tile = variant.tile.filter(|_| event.tile.is_none());
    let words = added_words(ui, &variant, &event);
    let label = label(ui, &variant, &words);
    view! {
        <button
            type="button"
            class="offer"
            data-suggested=written(&variant)
            aria-label=label
            on:click=ui.on_click(Action::Insert(index, variant, meld))
        >
            {tile.map(|tile| view! { <TileArt tile/> })}
            {(!words.is_empty()).then(|| view! { <span>{words}</span> })}
        </button>
    }
}

/// What a variant adds to what all variants have in common.
pub fn added_words(ui: Ui, variant: &Event, event: &Event) -> String {
    let common = certain_words(ui, event);
    let mut words = certain_words(ui, variant);
    words.retain(|word| !common.contains(word));
    words.join(" · ")
}

/// The name of the button of a variant: the event, its tile and what it adds.
pub fn label(ui: Ui, variant: &Event, words: &str) -> String {
    let tile = variant.tile.map(|tile| ui.tile(tile));
    let mut parts = vec![event_name(ui, variant)];
    parts.extend(tile);
    parts.push(words.to_owned());
    parts.retain(|part| !part.is_empty());
    parts.join(ui.language_now().comma())
}

/// A suggested event as in a link, for the hooks of tests: `kong.2.9s`.
pub fn written(event: &Event) -> String {
    let tile = event.tile.map(|tile| tile.to_string()).unwrap_or_default();
    let answers = event.given().map(|(key, answer)| format!(".{key}:{answer}"));
    format!("{}.{}.{tile}{}", event.kind, event.place, answers.collect::<String>())
}
