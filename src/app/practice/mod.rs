//! The panel for practice: exercises, the hand of the day, and the path for those who are new.

mod choices;
mod day;
mod drawing;
mod exercise;
mod facts;
mod marks;
mod path;
mod play;
mod question;
mod record;
mod step;

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::steps::Step;
use crate::app::context::hand_storage::save_soon;
use crate::app::context::{Calculator, Fetching, use_calculator, use_i18n, use_rulebook};
use crate::app::pieces::{Button, SystemInUse};
use crate::calculator::{Action, Panel};
use crate::practice::Address;
use crate::rules;

use choices::ExerciseChoices;
use day::DayView;
use exercise::Exercises;
use path::PathView;
use play::{Playing, Screen, today};
use record::RecordLines;
use step::StepView;

/// Whether an address is that of an exercise, valid or not.
pub fn is_address(hash: &str) -> bool {
    hash.starts_with("practice")
}

/// Opens the exercise of an address, or a new one if there is no such exercise. With `has_step`, the
/// present step of the browser's history is the panel's: it was made by a link to the exercise.
pub fn follow(calculator: Calculator, fetching: Fetching, address: String, has_step: bool) {
    let rules = Address::parse(&address).map(|address| address.rules().to_owned());
    let rules = rules.filter(|key| rules::KEYS.contains(&&**key));
    let keys = rules.clone().into_iter().collect();
    let show = move || {
        if let Some(key) = rules::KEYS.iter().find(|key| rules.as_deref() == Some(**key)) {
            calculator.act(Action::Rules(key));
        }
        // If the panel is open already, it is rendered anew.
        calculator.act(Action::Close);
        calculator.act(Action::Open(Panel::Practice(Some(address.into()))));
        if has_step {
            Step::new().with_panels(1).mark();
        }
    };
    fetching.systems(keys, Box::new(show));
}

/// Renders the panel, which begins with what an address means.
pub type View = fn(Option<Arc<str>>) -> AnyView;

/// The panel.
pub fn view(address: Option<Arc<str>>) -> AnyView {
    view! { <SystemInUse><Practice address=address.clone()/></SystemInUse> }.into_any()
}

/// The three parts of the panel, and the one that is shown.
#[component]
fn Practice(
    /// The address of what to begin with.
    address: Option<Arc<str>>,
) -> impl IntoView {
    let (calculator, i18n, rulebook) = (use_calculator(), use_i18n(), use_rulebook());
    let engine = calculator.engine()?;
    // From now on the address is that of the hand again.
    on_cleanup(move || save_soon(calculator, rulebook));
    let play = Playing::new(engine, address.as_deref().and_then(Address::parse))?;
    let shown = move || match play.screen.get() {
        Screen::Exercises => view! {
            <ExerciseChoices play/>
            <Exercises play/>
            <RecordLines play/>
        }
        .into_any(),
        Screen::Day(date) => view! { <DayView play date/> }.into_any(),
        Screen::Path => view! { <PathView play/> }.into_any(),
        Screen::Step(index) => view! { <StepView play index/> }.into_any(),
    };
    Some(view! {
        <div class="practice">
            <div class="tabs" role="group" aria-label=i18n.t("ui.practice")>
                <PracticeTab play name="exercises" to=Screen::Exercises/>
                <PracticeTab play name="day" to=Screen::Day(today())/>
                <PracticeTab play name="path" to=Screen::Path/>
            </div>
            {shown}
        </div>
    })
}

/// A button that shows a part of the panel.
#[component]
fn PracticeTab(play: Playing, name: &'static str, to: Screen) -> impl IntoView {
    let i18n = use_i18n();
    let is_shown = move || {
        matches!(
            (play.screen.get(), to),
            (Screen::Exercises, Screen::Exercises)
                | (Screen::Day(_), Screen::Day(_))
                | (Screen::Path | Screen::Step(_), Screen::Path)
        )
    };
    view! {
        <Button
            class="tab" hook=("data-practice", name) pressed=is_shown
            press=move || {
                if play.screen.get_untracked() != to {
                    play.show(to);
                }
            }
        >
            {i18n.join(&["ui.practice.", name])}
        </Button>
    }
}
