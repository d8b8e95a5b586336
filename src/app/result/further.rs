//! Where the result looks further than the hand. What does so is in a part of the program, which is fetched
//! once the hand and its payment are on the screen.

use leptos::prelude::*;

use crate::app::context::part::{Fetched, Part};
use crate::app::context::use_fetching;

/// The views of the part of the program that looks further than the hand.
#[derive(Clone, Copy, Debug)]
pub struct Views {
    /// What one change would bring.
    pub one_step_away: fn() -> AnyView,
    /// What another ruling would change.
    pub ruling_changes: fn() -> AnyView,
    /// The changes that would make a fan count, by the number of the fan.
    pub ways_to_fan: fn(u8) -> AnyView,
    /// The list that is shown while another place is current, by its index.
    pub other_place: fn(usize) -> AnyView,
}

/// That part, as a context.
#[derive(Clone, Copy)]
pub struct FurtherPart(pub Part<Views>);

/// Shows something of the part once it is there. What is only an offer is left out until then.
#[component]
pub fn Offered<R>(
    /// What shows it.
    render: R,
) -> impl IntoView
where
    R: Fn(Views) -> AnyView + Send + Sync + 'static,
{
    let (FurtherPart(part), fetching) = (expect_context(), use_fetching());
    Effect::new(move || part.need(fetching));
    move || match part.get() {
        Fetched::Here(views) => Some(untrack(|| render(views))),
        Fetched::Absent | Fetched::OnItsWay | Fetched::Failed => None,
    }
}
