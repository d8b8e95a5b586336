//! The keys for the player's own seat.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::button::Button;
use crate::state::Action;
use crate::system::{Answer, Role};
use crate::tiles::Seat;

/// A key for each seat at which somebody plays. A tap sits the player there; a tap on the player's
/// own seat shows the own hand.
#[component]
pub fn SeatKeys() -> impl IntoView {
    let ui = use_ui();
    let seats = Memo::new(move |_| ui.draft().seats().to_vec());
    view! {
        <div class="seats" role="group" aria-label=ui.t("ask.seat") data-part="seats">
            <For
                each=move || seats.get()
                key=|seat| *seat
                children=move |seat| view! { <SeatKey seat/> }
            />
        </div>
    }
}

/// The key of a seat.
#[component]
fn SeatKey(seat: Seat) -> impl IntoView {
    let ui = use_ui();
    let is_own = Memo::new(move |_| ui.draft().own_seat() == seat);
    let sit = move || {
        let question = untrack(|| ui.rules()).question_about(Role::Seat);
        match question.filter(|_| !is_own.get_untracked()) {
            Some(question) => ui.act(Action::Answer(question, Answer::Seat(seat))),
            None => ui.act(Action::Place(0)),
        }
    };
    view! {
        <Button
            class="seat-key" hook=("data-seat", seat.letter()) label=move || ui.seat(seat)
            pressed=move || is_own.get() press=sit
        >
            {ui.join(&["seat.", seat.letter(), ".letter"])}
        </Button>
    }
}
