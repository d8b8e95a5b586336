//! The row of the four players' hands: whose each is, how many tiles it has and what it is missing.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::Button;
use crate::entry::Hand;
use crate::scoring::HandState;
use crate::state::Action;
use crate::text::Slot;
use crate::tiles::Seat;

/// Whether the hands of several players are entered: another hand or an event is there, or another
/// place is chosen. In a session, rules that ask for events need every hand.
pub fn shows_hands(ui: Ui) -> bool {
    let (draft, rules) = (ui.draft(), ui.rules());
    let is_begun = || {
        let others = draft.others.iter().any(|tiles| !tiles.is_empty());
        others || !draft.events.is_empty() || ui.place.get() > 0
    };
    rules.places.len() > 1
        && !ui.together()
        && (is_begun() || ui.is_at_table() && !rules.events.is_empty())
}

/// A button for each hand, in the order of the seats.
#[component]
pub fn HandsRow() -> impl IntoView {
    let ui = use_ui();
    let places = Memo::new(move |_| {
        let draft = ui.draft();
        let place = |seat: &Seat| draft.own_seat().places_to(*seat);
        draft.seats().iter().map(place).collect::<Vec<_>>()
    });
    view! {
        <div class="hands" role="group" aria-label=ui.t("ui.hands") data-part="places">
            <For
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
    let ui = use_ui();
    // When the rule system has just changed, a button that is about to go has no place.
    let is_there = move || place < ui.rules().places.len();
    let name = Memo::new(move |_| if is_there() { ui.place_name(place) } else { String::new() });
    // Until somebody says whose hand is entered, none of these has its tiles.
    let is_somebodys = Memo::new(move |_| place > 0 || ui.is_owner_known());
    let size = Memo::new(move |_| {
        let tiles =
            ui.draft().place(place).filter(|_| is_somebodys.get()).map(|tiles| tiles.size());
        tiles.unwrap_or(0)
    });
    let state = Memo::new(move |_| match is_somebodys.get() {
        true => hand_state(ui, place),
        false => HandState::NotEntered,
    });
    let is_chosen = move || ui.is_owner_known() && ui.place.get() == place;
    let choose = move || {
        let seat = untrack(|| ui.draft()).seat(place).filter(|_| !untrack(|| ui.is_owner_known()));
        ui.act(seat.map_or(Action::Place(place), |seat| Action::Winner(None, seat)));
    };
    let words = move || state_words(ui, state.get(), size.get());
    let count = move || Some(size.get()).filter(|size| *size > 0);
    let comma = move || ui.language_now().comma();
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
fn hand_state(ui: Ui, place: usize) -> HandState {
    // The engine may still be on its way.
    ui.track_fetched();
    let draft = ui.draft();
    match ui.engine() {
        _ if place >= draft.system().places.len() => HandState::NotEntered,
        Some(engine) => engine.hand_state(&draft, place),
        None => HandState::of_place(&draft, place),
    }
}

/// What a hand with so many tiles is missing, in words.
fn state_words(ui: Ui, state: HandState, size: usize) -> String {
    let missing = (Hand::COMPLETE - 1).saturating_sub(size);
    ui.count(&["hand-state.", state.key()].concat(), missing)
}

/// The name of a place with the number of its tiles.
pub fn place_label(ui: Ui, place: usize) -> String {
    let size = ui.draft().place(place).map_or(0, |tiles| tiles.size());
    ui.fill(
        "ui.place-size",
        &[("seat", Slot::text(ui.place_name(place))), ("n", Slot::Number(size as i64))],
    )
}
