//! Questions with a few possibilities: a tap chooses one.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Division, Tiles};
use crate::practice::Exercise;
use crate::text::payments;
use crate::tiles::{BySeat, Tile};

use crate::app::practice::play::Playing;

/// Yes and no.
#[component]
pub fn YesOrNo(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let button = |index: usize, key: &'static str| {
        view! {
            <Button
                class="option-card" hook=("data-choice", index) press=move || play.answer(index)
            >
                <b>{i18n.t(key)}</b>
            </Button>
        }
    };
    view! {
        <div class="pair-of-cards">
            {button(0, "ui.practice.yes")} {button(1, "ui.practice.no")}
        </div>
    }
}

/// Two readings of the hand.
#[component]
pub fn ReadingChoice(
    play: Playing,
    exercise: Arc<Exercise>,
    readings: [usize; 2],
) -> impl IntoView {
    let cards = readings.into_iter().enumerate().filter_map(|(index, reading)| {
        let sheet = exercise.report.sheets.get(reading)?.clone();
        Some(view! {
            <Button
                class="option-card" hook=("data-choice", index) press=move || play.answer(index)
            >
                <Division sheet/>
            </Button>
        })
    });
    view! { <div class="cards">{cards.collect_view()}</div> }
}

/// Payments, of which one is right.
#[component]
pub fn PaymentChoice(play: Playing, candidates: Vec<BySeat<i32>>) -> impl IntoView {
    let i18n = use_i18n();
    let cards = candidates.into_iter().enumerate().map(|(index, net)| {
        let words = payments::of_nets(&net, &i18n.catalogue());
        let words = if words.is_empty() { i18n.t("pay.nobody") } else { words };
        view! {
            <Button
                class="option-card" hook=("data-choice", index) press=move || play.answer(index)
            >
                {words}
            </Button>
        }
    });
    view! { <div class="cards">{cards.collect_view()}</div> }
}

/// Groups of tiles, of which some are right.
#[component]
pub fn GroupChoice(play: Playing, groups: Vec<[Tile; 3]>) -> impl IntoView {
    let cards = groups.into_iter().enumerate().map(|(index, group)| {
        let is_chosen = play.follow(move |round| round.chosen.contains(&index));
        view! {
            <Button
                class="option-card" hook=("data-choice", index) pressed=move || is_chosen.get()
                press=move || play.round.update(|round| round.flip(index))
            >
                <Tiles tiles=group.to_vec()/>
            </Button>
        }
    });
    view! { <div class="groups">{cards.collect_view()}</div> }
}
