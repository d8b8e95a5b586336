//! One exercise: the hand, the question, and the marks of the answer.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::circumstances::circumstances;
use crate::app::pieces::{AnswersLine, Button, FlowerArt, MeldArt, TileRow, Tiles, WordsLine};
use crate::entry::notation::Tiles as HandTiles;
use crate::practice::{Exercise, Kind, Task};

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
        view! {
            <div class="exercise" data-kind=kind>
                <HandOf exercise=exercise.clone()/>
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
                <MarkedAnswer exercise=exercise.clone() marks/>
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
pub fn CheckButton(play: Playing) -> impl IntoView {
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
        _ => false,
    }
}

/// The key of the question.
fn heading(exercise: &Exercise) -> String {
    let question = match &exercise.task {
        Task::Fans { candidates, .. } if !candidates.is_empty() => "choose-fans",
        Task::Payment { candidates, .. } if !candidates.is_empty() => "choose-payment",
        Task::Payment { .. } => "payment",
        _ => exercise.kind.key(),
    };
    ["ui.practice.ask.", question].concat()
}

/// The hand and its circumstances. A question about groups has no hand, and the tiles of a question
/// for a discard are the answers.
#[component]
fn HandOf(exercise: Arc<Exercise>) -> impl IntoView {
    let mut hand = exercise.draft.tiles.clone();
    match exercise.kind {
        Kind::Sets => return None,
        Kind::Discard => {
            hand.standing.clear();
            hand.win = None;
        }
        _ => {}
    }
    let others = exercise.draft.is_one_player().then(|| exercise.draft.others.clone());
    let others = others.unwrap_or_default().into_iter().filter(|hand| !hand.is_empty());
    let others = others.map(|hand| view! { <DealtHand hand part="dealt-other"/> }).collect_view();
    // How a tile came is not known of a hand that is not complete.
    let line = match exercise.kind {
        Kind::Waits | Kind::Discard => {
            let sentences = circumstances(use_i18n(), &exercise.draft);
            view! { <p class="answers-line"><WordsLine sentences/></p> }.into_any()
        }
        _ => {
            let report = (*exercise.report).clone();
            view! { <AnswersLine report/> }.into_any()
        }
    };
    Some(view! {
        <DealtHand hand/>
        {others}
        {line}
    })
}

/// The dealt hand: standing tiles, melds, flowers, and the winning tile apart.
#[component]
fn DealtHand(
    hand: HandTiles,
    /// The hook `data-part`.
    #[prop(default = "dealt")]
    part: &'static str,
) -> impl IntoView {
    let melds = hand.melds.into_iter().map(|meld| {
        view! { <TileRow name=meld.to_string()><MeldArt meld/></TileRow> }
    });
    let flowers = hand.flowers.into_iter().map(|flower| {
        view! { <TileRow name=flower.to_string()><FlowerArt flower/></TileRow> }
    });
    let win = hand.win.map(|tile| {
        view! { <span class="won"><Tiles tiles=vec![tile]/></span> }
    });
    let standing = (!hand.standing.is_empty()).then(|| view! { <Tiles tiles=hand.standing/> });
    view! {
        <div class="dealt" data-part=part>
            {standing}
            {melds.collect_view()}
            {win}
            {flowers.collect_view()}
        </div>
    }
}
