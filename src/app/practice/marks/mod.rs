//! The marks of an answer: what was right and wrong, and why.

mod fans;
mod tiles;

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, Words};
use crate::app::result::comparison::TwoReadings;
use crate::app::result::ledger::LedgerTable;
use crate::calculator::Action;
use crate::entry::link;
use crate::practice::{Exercise, Given, Marks, Task};
use crate::scoring::comparison::Comparison;
use crate::scoring::{Discard, Report, Standing};
use crate::system::Unit;
use crate::text::fans::count_of;
use crate::text::summary::Summary;
use crate::text::{Sentence, Slot, payments};
use crate::tiles::{BySeat, Tile};

use super::question::{amounts_in_words, win_in_words};
use fans::{CountedRows, FanMarksView};
use tiles::{DiscardMarks, GroupMarks, WaitMarks};

/// How many tiles are named that are in the way of a win.
const MOST_IN_THE_WAY: usize = 3;

/// The verdict, and the why of the right answer.
#[component]
pub fn MarkedAnswer(
    /// The exercise.
    exercise: Arc<Exercise>,
    /// The marks.
    marks: Marks,
    /// The answer that was given.
    given: Option<Given>,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_right = marks.is_right();
    let given = given.and_then(|given| answer_words(i18n, &exercise, &given)).map(|words| {
        let words = i18n.with("ui.practice.your-answer", "answer", &words);
        view! { <p class="why-line" data-part="your-answer">{words}</p> }
    });
    let verdict = if is_right { "ui.practice.right" } else { "ui.practice.wrong" };
    view! {
        <p class="marked" data-part="marked" role="status" data-right=yes_or_no(is_right)>
            {i18n.t(verdict)}
        </p>
        {given}
        <div class="whys" data-part="why">
            <Whys exercise=exercise.clone() marks/>
        </div>
        <OpenHand exercise/>
    }
}

/// The answer that was given in words, if it is not shown among what is marked.
fn answer_words(i18n: I18n, exercise: &Exercise, given: &Given) -> Option<String> {
    let payment = |net: &BySeat<i32>| {
        let words = payments::of_nets(net, &i18n.catalogue());
        if words.is_empty() { i18n.t("pay.nobody") } else { words }
    };
    match (&exercise.task, given) {
        (Task::Win { .. }, Given::Choice(index)) => {
            let key = if *index == 0 { "ui.practice.yes" } else { "ui.practice.no" };
            Some(i18n.t(key))
        }
        (Task::Payment { candidates, .. }, Given::Choice(index)) => {
            candidates.get(*index).map(payment)
        }
        (Task::Count { unit, candidates, .. }, given) => {
            let count = match given {
                Given::Choice(index) => candidates.get(*index).copied()?,
                Given::Count(count) => *count,
                _ => return None,
            };
            Some(count_of(*unit, count.into(), &i18n.catalogue()))
        }
        (Task::Worth { candidates, .. }, Given::Choice(index)) => {
            candidates.get(*index).map(|amounts| amounts_in_words(i18n, exercise, amounts))
        }
        (Task::Worth { .. }, Given::Amounts(amounts)) => {
            Some(amounts_in_words(i18n, exercise, amounts))
        }
        (Task::Fans { candidates, .. }, Given::Fans(answer)) => {
            let is_said = candidates.is_empty() && answer.total > 0;
            is_said.then(|| i18n.with("ui.practice.in-all", "n", &answer.total.to_string()))
        }
        (Task::Payment { .. }, Given::Net(net)) => {
            Some(payment(&BySeat::from_fn(|seat| net[seat].unwrap_or(0))))
        }
        _ => None,
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
        (Task::Sets { groups, right }, Marks::Groups { missed, wrong }) => {
            view! { <GroupMarks groups right missed wrong/> }.into_any()
        }
        (Task::Win { wins }, _) => view! { <WinMarks exercise wins/> }.into_any(),
        (Task::Waits { .. }, Marks::Tiles(marks)) => {
            view! { <WaitMarks exercise marks/> }.into_any()
        }
        (Task::Discard { right }, Marks::Tiles(marks)) => {
            view! { <DiscardMarks exercise right marks/> }.into_any()
        }
        (Task::Reading { readings, right }, marks) => {
            let order = [readings[right], readings[1 - right]];
            let is_right = marks.is_right();
            view! { <ReadingMarks exercise order is_right/> }.into_any()
        }
        (Task::Fans { candidates, .. }, Marks::Fans(marks)) => {
            let asks_total = candidates.is_empty();
            view! { <FanMarksView exercise marks asks_total/> }.into_any()
        }
        (Task::Count { unit, .. }, _) => view! { <CountMarks exercise unit/> }.into_any(),
        (Task::Worth { right, .. }, _) => view! { <WorthMarks exercise right/> }.into_any(),
        (Task::Fans { .. }, Marks::Choice(_)) => view! { <CountedRows exercise/> }.into_any(),
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
    let in_the_way = in_the_way(i18n, &exercise.report).into_iter().map(|sentence| {
        view! { <p class="why-line" data-part="in-the-way"><Words sentence/></p> }
    });
    let in_the_way = in_the_way.collect_view();
    view! {
        <p class="why-line">{i18n.t(key)}</p>
        {in_the_way}
        <CountedRows exercise with_readings=true/>
        {verdict}
    }
}

/// The tiles without each of which a hand that is not complete would be ready.
fn in_the_way(i18n: I18n, report: &Report) -> Vec<Sentence> {
    let Standing::Discarding { shanten, discards } = &report.standing else { return Vec::new() };
    let words = i18n.catalogue();
    if *shanten > 0 {
        return vec![words.sentence("ui.practice.in-the-way.several", &[])];
    }
    let sentence = |discard: &Discard| {
        let waits: Vec<Tile> = discard.useful.iter().collect();
        let slots = [("tile", Slot::tiles(&[discard.tile])), ("waits", Slot::tiles(&waits))];
        words.sentence("ui.practice.in-the-way", &slots)
    };
    discards.iter().take(MOST_IN_THE_WAY).map(sentence).collect()
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

/// The rows of the hand that a count adds up, and what they come to.
#[component]
fn CountMarks(exercise: Arc<Exercise>, unit: Unit) -> impl IntoView {
    view! { <CountedRows exercise of=unit/> }
}

/// What is paid, and the limit, if the counts reach one.
#[component]
fn WorthMarks(exercise: Arc<Exercise>, right: Vec<i32>) -> impl IntoView {
    let i18n = use_i18n();
    let won = win_in_words(i18n, &exercise);
    let paid = amounts_in_words(i18n, &exercise, &right);
    view! {
        <p class="why-line">{won}</p>
        <p class="total-was" data-part="worth-right">{paid}</p>
    }
}

/// The button that opens the hand in the calculator.
#[component]
fn OpenHand(exercise: Arc<Exercise>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    if matches!(exercise.task, Task::Sets { .. } | Task::Worth { .. }) {
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

/// Two readings compared, the better one first.
#[component]
fn ReadingMarks(exercise: Arc<Exercise>, order: [usize; 2], is_right: bool) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let examined = calculator.engine()?.examine(&exercise.draft);
    let comparison = Comparison::new(calculator.rules.get(), &examined, 0, order)?;
    let sheets = order.map(|index| examined.report.sheets[index].clone());
    let mut heads = ["ui.practice.better", "ui.practice.other"].map(|key| i18n.t(key));
    let chosen = &mut heads[usize::from(!is_right)];
    *chosen = [&**chosen, " · ", &*i18n.t("ui.practice.chosen")].concat();
    Some(view! { <TwoReadings comparison sheets heads/> })
}
