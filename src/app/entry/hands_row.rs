//! The row of the four players' hands: whose each is, how many tiles it has and what it is missing.

use leptos::prelude::*;

use crate::app::context::{Calculator, Fetching, I18n, use_calculator, use_fetching, use_i18n};
use crate::app::pieces::{Button, Rows};
use crate::calculator::Action;
use crate::entry::Hand;
use crate::scoring::HandState;
use crate::text::Slot;

/// Whether the hands of several players are entered: another hand or an event is there, or another
/// place is chosen. In a session, rules that ask for events need every hand.
pub fn shows_hands(calculator: Calculator) -> bool {
    let (draft, rules) = (calculator.draft.get(), calculator.rules.get());
    let is_begun = || {
        let others = draft.others.iter().any(|tiles| !tiles.is_empty());
        others || !draft.events.is_empty() || calculator.place.get() > 0
    };
    rules.places.len() > 1
        && !calculator.is_one_player()
        && (is_begun() || calculator.is_at_table() && !rules.events.is_empty())
}

/// A button for each hand, in the order of the seats.
#[component]
pub fn HandsRow() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let places = Memo::new(move |_| calculator.draft.get().places_by_seat());
    view! {
        <div class="hands" role="group" aria-label=i18n.t("ui.hands") data-part="places">
            <Rows
                each=move || places.get()
                key=|place| *place
                children=move |place| view! { <HandTab place/> }
            />
        </div>
    }
}

/// The button of a hand.
#[component]
fn HandTab(place: usize) -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    // When the rule system has just changed, a button that is about to go has no place.
    let is_there = move || place < calculator.rules.get().places.len();
    let name = Memo::new(move |_| if is_there() { i18n.place_name(place) } else { String::new() });
    // Until somebody says whose hand is entered, none of these has its tiles.
    let is_somebodys = Memo::new(move |_| place > 0 || calculator.is_owner_known());
    let size = Memo::new(move |_| {
        let tiles = calculator
            .draft
            .get()
            .place(place)
            .filter(|_| is_somebodys.get())
            .map(|tiles| tiles.size());
        tiles.unwrap_or(0)
    });
    let state = Memo::new(move |_| match is_somebodys.get() {
        true => hand_state(calculator, fetching, place),
        false => HandState::NotEntered,
    });
    let is_chosen = move || calculator.is_owner_known() && calculator.place.get() == place;
    let choose = move || {
        let seat = untrack(|| calculator.draft.get())
            .seat(place)
            .filter(|_| !untrack(|| calculator.is_owner_known()));
        calculator.act(seat.map_or(Action::Place(place), |seat| Action::Winner(None, seat)));
    };
    let words = move || state_words(i18n, state.get(), size.get());
    let count = move || Some(size.get()).filter(|size| *size > 0);
    let comma = move || i18n.language().comma();
    view! {
        <Button
            class="hand-tab" hook=("data-place", place)
            attr:data-state=move || state.get().key()
            attr:data-own=move || (place == 0 && is_somebodys.get()).then_some("") pressed=is_chosen
            press=choose
        >
            <span class="of"><span class="name">{name}</span> <b class="size">{count}</b></span>
            <span class="spoken">{comma}</span>
            <span class="state">{words}</span>
        </Button>
    }
}

/// How far the hand of a place is.
fn hand_state(calculator: Calculator, fetching: Fetching, place: usize) -> HandState {
    // The engine may still be on its way.
    fetching.track_fetched();
    let draft = calculator.draft.get();
    match calculator.engine() {
        _ if place >= draft.system().places.len() => HandState::NotEntered,
        Some(engine) => engine.hand_state(&draft, place),
        None => HandState::of_place(&draft, place),
    }
}

/// What a hand with so many tiles is missing, in words.
fn state_words(i18n: I18n, state: HandState, size: usize) -> String {
    let missing = (Hand::COMPLETE - 1).saturating_sub(size);
    i18n.count(&["hand-state.", state.key()].concat(), missing)
}

/// The name of a place with the number of its tiles.
pub fn place_label(calculator: Calculator, i18n: I18n, place: usize) -> String {
    let size = calculator.draft.get().place(place).map_or(0, |tiles| tiles.size());
    i18n.fill(
        "ui.place-size",
        &[("seat", Slot::text(i18n.place_name(place))), ("n", Slot::Number(size as i64))],
    )
}
