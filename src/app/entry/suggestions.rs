//! What the hands of a deal already tell, each event in one tap.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, TileArt};
use crate::calculator::Action;
use crate::entry::Event;
use crate::scoring::Suggestion;
use crate::text::event::EventWords;

/// The suggested events; nothing if there are none.
#[component]
pub fn Suggestions() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let suggestions = Memo::new(move |_| calculator.suggestions());
    let rows = move || {
        let all = suggestions.get();
        (!all.is_empty()).then(|| {
            let rows = all.into_iter().map(|suggestion| view! { <SuggestionRow suggestion/> });
            view! {
                <h3 id="suggested">{i18n.t("ui.suggested")}</h3>
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
fn SuggestionRow(suggestion: Suggestion) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    if let [only] = &suggestion.variants[..] {
        let event = only.clone();
        let action = Action::Insert(suggestion.index, event.clone(), suggestion.meld);
        return view! {
            <Button class="suggestion" hook=("data-suggested", written(only)) press=action>
                <SuggestedEvent event/>
            </Button>
        }
        .into_any();
    }
    let event = suggestion.event.clone();
    let name = EventWords::new(&calculator.draft.get(), &i18n.catalogue()).name(&event);
    let variants = suggestion.variants.iter();
    let buttons = variants
        .map(|variant| view! { <Variant suggestion=suggestion.clone() variant=variant.clone()/> });
    let buttons = buttons.collect_view();
    view! {
        <div class="suggestion" role="group" aria-label=name>
            <SuggestedEvent event/>
            <div class="variants">{buttons}</div>
        </div>
    }
    .into_any()
}

/// An event in words, with its tile.
#[component]
fn SuggestedEvent(event: Event) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let (draft, words) = (calculator.draft.get(), i18n.catalogue());
    let event_words = EventWords::new(&draft, &words);
    view! {
        <span class="words">
            <span class="name">{event_words.name(&event)}</span>
            <span class="also">{event_words.certain_details(&event).join(" · ")}</span>
        </span>
        {event.tile.map(|tile| view! { <TileArt tile/> })}
    }
}

/// A variant of a suggested event, shown by what it adds.
#[component]
fn Variant(suggestion: Suggestion, variant: Event) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let Suggestion { index, event, meld, .. } = suggestion;
    let tile = variant.tile.filter(|_| event.tile.is_none());
    let (draft, words) = (calculator.draft.get(), i18n.catalogue());
    let event_words = EventWords::new(&draft, &words);
    let hook = written(&variant);
    let (added, label) = (event_words.added(&variant, &event), event_words.label(&variant, &event));
    view! {
        <Button
            class="offer" hook=("data-suggested", hook) label
            press=Action::Insert(index, variant, meld)
        >
            {tile.map(|tile| view! { <TileArt tile/> })}
            {(!added.is_empty()).then(|| view! { <span>{added}</span> })}
        </Button>
    }
}

/// A suggested event as in a link, for the hooks of tests: `kong.2.9s`.
pub fn written(event: &Event) -> String {
    let tile = event.tile.map(|tile| tile.to_string()).unwrap_or_default();
    let answers = event.given().map(|(question, answer)| format!(".{}:{answer}", question.key));
    format!("{}.{}.{tile}{}", event.kind.key, event.place, answers.collect::<String>())
}
