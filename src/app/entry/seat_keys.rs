//! The keys for the player's own seat.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Rows};
use crate::calculator::Action;
use crate::system::{Answer, Role};
use crate::tiles::Seat;

/// A key for each seat at which somebody plays. A tap sits the player there; a tap on the player's
/// own seat shows the own hand.
#[component]
pub fn SeatKeys() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let seats = Memo::new(move |_| calculator.draft.get().seats().to_vec());
    view! {
        <div class="seats" role="group" aria-label=i18n.t("ask.seat") data-part="seats">
            <Rows
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
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_own = Memo::new(move |_| calculator.draft.get().own_seat() == seat);
    let sit = move || {
        let question = untrack(|| calculator.rules.get()).question_about(Role::Seat);
        match question.filter(|_| !is_own.get_untracked()) {
            Some(question) => calculator.act(Action::Answer(question, Answer::Seat(seat))),
            None => calculator.act(Action::Place(0)),
        }
    };
    view! {
        <Button
            class="seat-key" hook=("data-seat", seat.letter()) label=move || i18n.seat(seat)
            pressed=move || is_own.get() press=sit
        >
            {i18n.join(&["seat.", seat.letter(), ".letter"])}
        </Button>
    }
}
