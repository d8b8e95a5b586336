//! The question who pays how much, where the amounts are typed.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::tiles::Seat;

use crate::app::practice::play::Playing;

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
