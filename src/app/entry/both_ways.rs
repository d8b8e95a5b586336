//! What the hand brings by discard and by self-draw, which the switch between the two says.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n};
use crate::app::pieces::Words;
use crate::explore::both_ways::both_ways;
use crate::text::both_ways::{Brings, in_words};

/// What each of the two usual ways to win brings a complete hand of a player who has no other.
pub fn both_ways_in_words(calculator: Calculator, i18n: I18n) -> Vec<Brings> {
    let Some(engine) = calculator.engine() else { return Vec::new() };
    if calculator.sheet().is_none() || calculator.place.get() > 0 || calculator.is_one_player() {
        return Vec::new();
    }
    let draft = calculator.draft.get();
    in_words(&both_ways(engine, &draft), &draft, &i18n.catalogue())
}

/// How many letters of what is paid have room beside the name of a way on a small phone.
const SHORT: usize = 6;

/// What a way to win brings, on its key: what is paid, and for who listens all of it.
#[component]
pub fn WayBrings(brings: Brings) -> impl IntoView {
    let Brings { source, is_present, paid, details, barred } = brings;
    let is_long = paid.chars().count() > SHORT;
    view! {
        <span
            class="brings" data-way-to-win=source.key() data-present=is_present.then_some("")
            data-long=is_long.then_some("")
        >
            " " <b>{paid}</b>
            <span class="spoken">
                " " {details}
                {barred.map(|sentence| view! { <Words sentence/> })}
            </span>
        </span>
    }
}
