//! The possibilities: hands that are one change away. A tap tries one.

use leptos::prelude::*;

use crate::app::browser::paint::{idle_after_paint, step_by_step};
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Words};
use crate::explore::what_if::{Possibility, Search};
use crate::state::Action;
use crate::text::what_if::possibility as sentence;

/// The largest number of possibilities that are listed.
const MOST: usize = 3;

/// The circumstances that would raise the total.
#[component]
pub fn BetterCircumstances() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let found = RwSignal::new(Vec::new());
    if let Some(engine) = calculator.engine() {
        search_on(
            Search::circumstances(engine, &calculator.draft.get(), calculator.place.get()),
            found,
        );
    }
    view! { <Possibilities found heading=i18n.t("ui.near")/> }
}

/// The changes that would make a fan count. They are searched after the rest has been painted.
#[component]
pub fn WaysToFan(
    /// The number of the fan.
    fan: u8,
) -> impl IntoView {
    let calculator = use_calculator();
    let found = RwSignal::new(Vec::new());
    idle_after_paint(move || {
        if let (false, Some(engine)) = (found.is_disposed(), calculator.engine()) {
            let search = untrack(|| {
                Search::of_fan(engine, &calculator.draft.get(), calculator.place.get(), fan)
            });
            search_on(search, found);
        }
    });
    view! { <Possibilities found fan/> }
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
fn PossibilityRow(possibility: Possibility, fan: Option<u8>) -> impl IntoView {
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
