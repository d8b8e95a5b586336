//! Questions that numbers answer: one of the two counts of a hand, with a few to choose from or a field, and who pays
//! how much, where the amounts are typed.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, LabelledNumber};
use crate::app::practice::play::Playing;
use crate::system::Unit;
use crate::text::fans;
use crate::tiles::Seat;

/// Counts, of which one is right.
#[component]
pub fn CountChoice(play: Playing, unit: Unit, candidates: Vec<u16>) -> impl IntoView {
    let i18n = use_i18n();
    let cards = candidates.into_iter().enumerate().map(|(index, count)| {
        view! {
            <Button
                class="option-card" hook=("data-choice", index) press=move || play.answer(index)
            >
                <b>{fans::count_of(unit, count.into(), &i18n.catalogue())}</b>
            </Button>
        }
    });
    view! { <div class="pair-of-cards">{cards.collect_view()}</div> }
}

/// A field for the count.
#[component]
pub fn CountQuestion(play: Playing, unit: Unit) -> impl IntoView {
    let label = use_i18n().join(&["ui.practice.kind.", unit.key()]);
    view! { <NumberAnswer play label digits=3 part="count-answer"/> }
}

/// A field for a number that is an answer, or a part of one.
#[component]
pub fn NumberAnswer(
    play: Playing,
    label: String,
    /// How many digits it has room for.
    digits: u8,
    /// The value of the hook `data-part`.
    part: &'static str,
) -> impl IntoView {
    let value = Signal::derive(move || play.round.with(|round| round.total.clone()));
    let on_type = move |typed| play.round.update(|round| round.total = typed);
    view! { <LabelledNumber label hook=("data-part", part.to_owned()) room=digits value on_type/> }
}

/// A field for each player who may have to pay.
#[component]
pub fn PaymentQuestion(
    /// What is played.
    play: Playing,
    /// These players.
    payers: Vec<Seat>,
) -> impl IntoView {
    let i18n = use_i18n();
    let field = move |seat: Seat| {
        view! {
            <label class="count">
                <span>{i18n.with("ui.practice.pays", "seat", &i18n.seat(seat))}</span>
                <input
                    class="number"
                    // A keyboard of digits has no sign on many phones.
                    inputmode="text"
                    maxlength="7"
                    autocomplete="off"
                    data-pays=seat.letter()
                    prop:value=move || play.round.with(|round| round.pays[seat].clone())
                    on:input:target=move |event| {
                        play.round.update(|round| round.pays[seat] = event.target().value());
                    }
                />
            </label>
        }
    };
    payers.into_iter().map(field).collect_view()
}
