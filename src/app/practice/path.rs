//! The path: its steps in order, and which of them were done.

use leptos::prelude::*;

use crate::app::context::part::Part;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Loaded};
use crate::practice::Step;

use super::play::{Playing, Screen};

/// The words of the path of the rule system in use.
pub fn words() -> Part<()> {
    let calculator = use_calculator();
    Part::new(move |fetching| async move {
        let name = ["path-", calculator.rules.get_untracked().key].concat();
        let there = fetching.words(&[&*name]).await;
        fetching.arrived();
        there.then_some(())
    })
}

/// The steps.
#[component]
pub fn PathView(play: Playing) -> impl IntoView {
    view! { <Loaded part=words() render=move |()| view! { <Steps play/> }.into_any()/> }
}

#[component]
fn Steps(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let steps = play.steps();
    let progress = play.progress.get_untracked();
    let done = steps.iter().filter(|step| progress.has_done(step.key)).count();
    // Where to go on: at the step that was looked at, or at the first that is not done.
    let last = progress.step.as_deref().filter(|key| !progress.has_done(key));
    let here = steps
        .iter()
        .position(|step| Some(step.key) == last)
        .or_else(|| steps.iter().position(|step| !progress.has_done(step.key)));
    let rows = steps.iter().enumerate().map(|(index, step)| {
        view! { <StepRow play index step is_done=progress.has_done(step.key) is_here=here == Some(index)/> }
    });
    let rows = rows.collect_view();
    view! {
        <p class="path-head">{i18n.t("ui.practice.path-head")}</p>
        <progress max=steps.len().to_string() value=done.to_string() aria-label=i18n.t("ui.practice.path")></progress>
        <ol class="path-steps" data-part="steps">{rows}</ol>
    }
}

/// A step in the list.
#[component]
fn StepRow(
    play: Playing,
    index: usize,
    step: &'static Step,
    is_done: bool,
    is_here: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let mark = if is_done { "✓".to_owned() } else { (index + 1).to_string() };
    let spoken =
        is_done.then(|| view! { <span class="spoken">{i18n.t("ui.practice.done")}</span> });
    view! {
        <li>
            <Button
                class="step-row" hook=("data-step", step.key) attr:data-done=is_done.to_string()
                attr:aria-current=if is_here { "step" } else { "false" }
                press=move || play.show(Screen::Step(index))
            >
                <span class="nth-step" aria-hidden="true">{mark}</span>
                <span class="name">{i18n.join(&["path.", play.rules().key, ".", step.key])}</span>
                {spoken}
            </Button>
        </li>
    }
}
