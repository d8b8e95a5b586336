//! What looks further than the hand on the screen: what one change or another ruling would bring, and the hands
//! of other places.

mod other_place;
mod ruling_changes;
pub mod what_if;

use leptos::prelude::*;

use crate::app::result::further::Views;

/// The views of this part of the program.
pub const VIEWS: Views = Views {
    one_step_away: || view! { <what_if::OneStepAway/> }.into_any(),
    ruling_changes: || view! { <ruling_changes::RulingChanges/> }.into_any(),
    ways_to_fan: |fan| view! { <what_if::WaysToFan fan/> }.into_any(),
    other_place: |place| view! { <other_place::OtherPlace place/> }.into_any(),
};
