//! Where the result shows what would make a hand win. What searches for it is a part of its own, which
//! is fetched when it is first needed.

use leptos::prelude::*;

use crate::app::context::part::Part;
use crate::app::context::{use_calculator, use_fetching};
use crate::app::pieces::Loaded;
use crate::app::result::discards::Discards;
use crate::explore::ways::is_asked;
use crate::scoring::Discard;

/// The views of the part of the program that searches for ways to a win.
#[derive(Clone, Copy, Debug)]
pub struct Views {
    /// The ways of a hand that does not win.
    pub ways: fn() -> AnyView,
    /// The discards of fourteen tiles in the order that the player wants, and the ways after them.
    pub discards: fn(Vec<Discard>) -> AnyView,
}

/// That part, as a context.
#[derive(Clone, Copy)]
pub struct WaysPart(pub Part<Views>);

/// The ways of the hand, where that is asked.
#[component]
pub fn WaysToWin() -> impl IntoView {
    let calculator = use_calculator();
    if calculator.place.get() > 0
        || !is_asked(&calculator.draft.get(), &calculator.report().standing)
    {
        return None;
    }
    let WaysPart(part) = expect_context();
    Some(view! { <Loaded part render=|views: Views| (views.ways)()/> })
}

/// The discards of fourteen tiles: by worth or by speed, where that is asked. Until the part with the
/// choice is there, as the report has them.
#[component]
pub fn DiscardsInOrder(
    discards: Vec<Discard>,
    /// Whether the worth of the waits is still being calculated.
    pending: bool,
) -> impl IntoView {
    let (calculator, fetching) = (use_calculator(), use_fetching());
    if !is_asked(&calculator.draft.get(), &calculator.report().standing) {
        return view! { <Discards discards pending/> }.into_any();
    }
    let WaysPart(part) = expect_context();
    Effect::new(move || part.supply().need(fetching));
    let list = move || {
        let discards = discards.clone();
        match part.get() {
            Some(views) => untrack(|| (views.discards)(discards)),
            None => untrack(|| view! { <Discards discards pending/> }.into_any()),
        }
    };
    list.into_any()
}
