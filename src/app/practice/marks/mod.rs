//! The marks of an answer: what was right and wrong, and why.

mod fans;
mod reading;
mod tiles;

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::result::ledger::LedgerTable;
use crate::entry::link;
use crate::practice::{Exercise, Marks, Task};
use crate::scoring::Standing;
use crate::state::Action;
use crate::text::summary::Summary;

use fans::{CountedRows, FanMarksView};
use reading::ReadingMarks;
use tiles::{DiscardMarks, GroupMarks, WaitMarks};

/// The verdict, and the why of the right answer.
#[component]
pub fn MarkedAnswer(
    /// The exercise.
    exercise: Arc<Exercise>,
    /// The marks.
    marks: Marks,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_right = marks.is_right();
    let verdict = if is_right { "ui.practice.right" } else { "ui.practice.wrong" };
    view! {
        <p class="marked" data-part="marked" role="status" data-right=yes_or_no(is_right)>
            {i18n.t(verdict)}
        </p>
        <div class="whys" data-part="why">
            <Whys exercise=exercise.clone() marks/>
        </div>
        <OpenHand exercise/>
    }
}

/// Right and wrong in attributes, for the style.
fn yes_or_no(is_right: bool) -> &'static str {
    if is_right { "yes" } else { "no" }
}

/// The why of the right answer.
#[component]
fn Whys(exercise: Arc<Exercise>, marks: Marks) -> impl IntoView {
    let task = exercise.task.clone();
    match (task, marks) {
        (Task::Sets { groups, .. }, Marks::Groups { missed, wrong }) => {
            view! { <GroupMarks groups missed wrong/> }.into_any()
        }
        (Task::Win { wins }, _) => view! { <WinMarks exercise wins/> }.into_any(),
        (Task::Waits { .. }, Marks::Tiles(marks)) => {
            view! { <WaitMarks exercise marks/> }.into_any()
        }
        (Task::Discard { right }, Marks::Tiles(marks)) => {
            view! { <DiscardMarks exercise right marks/> }.into_any()
        }
        (Task::Reading { readings, right }, _) => {
            let order = [readings[right], readings[1 - right]];
            view! { <ReadingMarks exercise order/> }.into_any()
        }
        (Task::Fans { candidates, .. }, Marks::Fans(marks)) => {
            let asks_total = candidates.is_empty();
            view! { <FanMarksView exercise marks asks_total/> }.into_any()
        }
        (Task::Payment { .. }, _) => view! { <PaymentMarks exercise/> }.into_any(),
        _ => ().into_any(),
    }
}

/// Why a hand wins or does not: its reading and what it is worth, or how far it is from a win.
#[component]
fn WinMarks(exercise: Arc<Exercise>, wins: bool) -> impl IntoView {
    let i18n = use_i18n();
    let summary = Summary::of(&exercise.draft, &exercise.report, 0, &i18n.catalogue());
    let is_complete = matches!(exercise.report.standing, Standing::Complete { .. });
    let key = match (wins, is_complete) {
        (true, _) => "ui.practice.wins",
        (false, true) => "ui.practice.complete-only",
        (false, false) => "ui.practice.not-complete",
    };
    let verdict = is_complete.then(|| {
        let total = [&*summary.total_with_unit(), " · ", &*summary.verdict].concat();
        view! { <p class="total-was">{total}</p> }
    });
    view! {
        <p class="why-line">{i18n.t(key)}</p>
        <CountedRows exercise with_readings=true/>
        {verdict}
    }
}

/// Who pays, what the hand counts, and how each amount is made.
#[component]
fn PaymentMarks(exercise: Arc<Exercise>) -> impl IntoView {
    let ledger = exercise.report.ledger.clone().map(|ledger| {
        let draft = exercise.draft.clone();
        view! { <LedgerTable draft ledger/> }
    });
    view! {
        {ledger}
        <CountedRows exercise/>
    }
}

/// The button that opens the hand in the calculator.
#[component]
fn OpenHand(exercise: Arc<Exercise>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    if matches!(exercise.task, Task::Sets { .. }) {
        return None;
    }
    let link = link::encode(&exercise.draft);
    let open = move || {
        calculator.act(Action::Follow(link.clone()));
        calculator.act(Action::Close);
    };
    Some(view! {
        <div class="offers">
            <Button class="offer" name="open-hand" press=open>{i18n.t("ui.practice.open")}</Button>
        </div>
    })
}
