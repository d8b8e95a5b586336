//! One exercise: the hand, the question, and the marks of the answer.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::practice::{Exercise, Kind, Task};

use super::facts::FactsView;
use super::marks::MarkedAnswer;
use super::play::Playing;
use super::question::QuestionView;

/// The exercises, one after another. Each is rendered anew.
#[component]
pub fn Exercises(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let again = move || {
        let is_again = play.is_again.get();
        is_again
            .then(|| view! { <p class="again" data-part="again">{i18n.t("ui.practice.again")}</p> })
    };
    let next = move || {
        view! {
            <Button class="primary" name="next" press=move || play.next()>
                {i18n.t("ui.practice.next")}
            </Button>
            <div class="offers">
                <Button class="offer" name="same-again" press=move || play.same_again()>
                    {i18n.t("ui.practice.same-again")}
                </Button>
            </div>
        }
        .into_any()
    };
    view! {
        {again}
        <ExerciseView play next/>
    }
}

/// The exercise that is played. `next` is what comes after the marks.
#[component]
pub fn ExerciseView(
    /// What is played.
    play: Playing,
    /// Renders the way on.
    next: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let exercise = move || {
        let exercise = play.exercise.get();
        let kind = exercise.kind.key();
        // The concealed tiles of a question for a discard are the answers, until one was given.
        let is_answered = play.follow(|round| round.marks.is_some());
        let asks_discard = exercise.kind == Kind::Discard;
        let is_open_only = Signal::derive(move || asks_discard && !is_answered.get());
        view! {
            <div class="exercise" data-kind=kind>
                <FactsView exercise=exercise.clone() is_open_only/>
                <Asked play exercise next/>
            </div>
        }
    };
    view! { <div>{exercise}</div> }
}

/// The question, until it is answered; then the marks.
#[component]
fn Asked(
    play: Playing,
    exercise: Arc<Exercise>,
    next: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let heading = i18n.t(&heading(&exercise));
    let marks = Memo::new(move |_| play.round.with(|round| round.marks.clone()));
    let has_check = !is_answered_by_tap(&exercise);
    let given = move || play.round.with_untracked(|round| round.given());
    let body = move || match marks.get() {
        None => view! {
            <div class="asked">
                <QuestionView play exercise=exercise.clone()/>
                {has_check.then(|| view! { <CheckButton play/> })}
            </div>
        }
        .into_any(),
        Some(marks) => view! {
            <div class="answer">
                <MarkedAnswer exercise=exercise.clone() marks given=given()/>
                {next()}
            </div>
        }
        .into_any(),
    };
    view! {
        <h3>{heading}</h3>
        {body}
    }
}

/// The button that marks the answer. Without an answer it says what to do.
#[component]
fn CheckButton(play: Playing) -> impl IntoView {
    let i18n = use_i18n();
    let has_answer = move || play.round.with(|round| round.given().is_some());
    let label = move || match has_answer() {
        true => i18n.t("ui.practice.check"),
        false => i18n.t("ui.practice.choose"),
    };
    view! {
        <Button
            class="primary" name="check" attr:data-ready=move || has_answer().to_string()
            press=move || play.check()
        >
            {label}
        </Button>
    }
}

/// Whether a tap on one of the possibilities is the answer.
fn is_answered_by_tap(exercise: &Exercise) -> bool {
    match &exercise.task {
        Task::Win { .. } | Task::Reading { .. } => true,
        Task::Payment { candidates, .. } => !candidates.is_empty(),
        Task::Count { candidates, .. } => !candidates.is_empty(),
        Task::Worth { candidates, .. } => !candidates.is_empty(),
        _ => false,
    }
}

/// The key of the question.
fn heading(exercise: &Exercise) -> String {
    let question = match &exercise.task {
        Task::Fans { candidates, .. } if !candidates.is_empty() => "choose-fans",
        Task::Payment { candidates, .. } if !candidates.is_empty() => "choose-payment",
        Task::Payment { .. } => "payment",
        Task::Count { unit, .. } => unit.key(),
        _ => exercise.kind.key(),
    };
    ["ui.practice.ask.", question].concat()
}
