//! The possibilities: hands that are one change away. A tap tries one.

use leptos::prelude::*;

use crate::app::browser::paint::{idle_after_paint, step_by_step};
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Words};
use crate::calculator::Action;
use crate::entry::Draft;
use crate::explore::ways::is_asked;
use crate::explore::what_if::{Possibility, Search};
use crate::scoring::Engine;
use crate::text::what_if::possibility as sentence;

/// The largest number of possibilities of a kind that are listed.
const MOST: usize = 3;

/// The tiles and the circumstances that would raise the total, where the ways to a win do not say more.
/// They are searched after the rest has been painted.
#[component]
pub fn OneStepAway() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    if calculator.place.get() == 0
        && is_asked(&calculator.draft.get(), &calculator.report().standing)
    {
        return None;
    }
    let found = RwSignal::new(Vec::new());
    search_after_paint(found, Search::improvements);
    Some(view! { <Possibilities found heading=i18n.t("ui.near")/> })
}

/// The changes that would make a fan count. They are searched after the rest has been painted.
#[component]
pub fn WaysToFan(
    /// The number of the fan.
    fan: u8,
) -> impl IntoView {
    let found = RwSignal::new(Vec::new());
    search_after_paint(found, move |engine, draft, place| {
        Search::of_fan(engine, draft, place, fan)
    });
    view! { <Possibilities found fan/> }
}

/// Searches the hand on the screen once that is painted.
fn search_after_paint(
    found: RwSignal<Vec<Possibility>>,
    search: impl FnOnce(&'static dyn Engine, &Draft, usize) -> Search + 'static,
) {
    let calculator = use_calculator();
    idle_after_paint(move || {
        if let (false, Some(engine)) = (found.is_disposed(), calculator.engine()) {
            search_on(
                untrack(|| search(engine, &calculator.draft.get(), calculator.place.get())),
                found,
            );
        }
    });
}

/// Looks for possibilities, at first until the browser has something else to do. What was found is there
/// at the end.
fn search_on(search: Search, found: RwSignal<Vec<Possibility>>) {
    let is_wanted = move || !found.is_disposed();
    step_by_step(search, Search::step, is_wanted, move |search| found.set(search.found(MOST)));
}

/// The list of possibilities; empty until they have been found.
#[component]
fn Possibilities(
    found: RwSignal<Vec<Possibility>>,
    /// The heading.
    #[prop(optional, into)]
    heading: Option<String>,
    /// The fan that they are about. Without it they are about the total.
    #[prop(optional)]
    fan: Option<u8>,
) -> impl IntoView {
    let i18n = use_i18n();
    let list = move || {
        let found = found.get();
        if found.is_empty() {
            return None;
        }
        let row = |possibility| view! { <PossibilityRow possibility fan/> };
        Some(untrack(|| {
            let rows = found.into_iter().map(row).collect_view();
            let heading = heading.clone().map(|heading| view! { <h2>{heading}</h2> });
            view! {
                {heading}
                {rows}
                <p class="also">{i18n.t("ui.near-hint")}</p>
            }
        }))
    };
    view! { <div class="nears">{list}</div> }
}

/// A possibility. A tap tries it and unfolds the fan that it brings.
#[component]
pub fn PossibilityRow(
    possibility: Possibility,
    /// The fan that it is about.
    #[prop(optional_no_strip)]
    fan: Option<u8>,
) -> impl IntoView {
    let i18n = use_i18n();
    let sentence = sentence(&i18n.catalogue(), &possibility);
    let fan = fan.or(possibility.fans_gained.first().map(|fan| fan.number));
    let action = Action::Try(Box::new(possibility.draft), fan);
    view! {
        <Button class="near" hook=("data-near", "") press=action>
            <span><Words sentence/></span>
        </Button>
    }
}
