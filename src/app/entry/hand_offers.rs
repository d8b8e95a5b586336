//! What the tiles of the current hand show and the events do not have yet: a kong, or a win, each in
//! one tap.

use leptos::prelude::*;

use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::entry::suggestions::written;
use crate::app::pieces::{Button, TileArt};
use crate::calculator::Action;
use crate::entry::Event;
use crate::scoring::Suggestion;
use crate::text::event::EventWords;

/// The events that the tiles of the current hand show; nothing if there are none.
#[component]
pub fn HandOffers() -> impl IntoView {
    let calculator = use_calculator();
    let shown = Memo::new(move |_| {
        let place = calculator.place.get();
        let mut all = calculator.suggestions();
        all.retain(|suggestion| suggestion.is_shown && suggestion.event.place == place);
        all
    });
    let offers = move || {
        let all = shown.get().into_iter();
        all.map(|suggestion| view! { <Offer suggestion/> }).collect_view()
    };
    let is_any = move || shown.with(|shown| !shown.is_empty());
    move || {
        is_any().then(|| {
            view! { <div class="hand-offers" data-part="hand-offers">{offers}</div> }
        })
    }
}

/// What the tiles show, and a button for each way in which it can have happened.
#[component]
fn Offer(suggestion: Suggestion) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let event = &suggestion.event;
    let is_win = event.kind.is_win;
    let several = suggestion.variants.len() > 1;
    let lead = match (is_win, several) {
        (true, _) => Some(view! { <span class="lead">{i18n.t("ui.tiles-win")}</span> }.into_any()),
        (false, true) => {
            Some(view! { <span class="lead"><NamedEvent event=event.clone()/></span> }.into_any())
        }
        (false, false) => None,
    };
    let variants = suggestion.variants.iter();
    let buttons = variants.map(|variant| {
        let (draft, catalogue) = (calculator.draft.get(), i18n.catalogue());
        let event_words = EventWords::new(&draft, &catalogue);
        let words = event_words.added(variant, &suggestion.event);
        let label = event_words.label(variant, &suggestion.event);
        let action = Action::Insert(suggestion.index, variant.clone(), suggestion.meld);
        // Several ways are told apart by their words alone.
        let content = if several && !words.is_empty() {
            view! { <span>{words.clone()}</span> }.into_any()
        } else {
            view! { <NamedEvent event=variant.clone()/> }.into_any()
        };
        view! {
            <Button class="offer" hook=("data-offered", written(variant)) label press=action>
                <span class="plus" aria-hidden="true">"+"</span>
                {content}
            </Button>
        }
    });
    let buttons = buttons.collect_view();
    view! { <div class="hand-offer" role="group" aria-label=event_kind(i18n, event)>{lead} {buttons}</div> }
}

/// The kind of an event with its tile.
#[component]
fn NamedEvent(event: Event) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <span>{event_kind(i18n, &event)}</span>
        {event.tile.map(|tile| view! { <TileArt tile/> })}
    }
}

fn event_kind(i18n: I18n, event: &Event) -> String {
    i18n.join(&["event.", event.kind.key])
}
