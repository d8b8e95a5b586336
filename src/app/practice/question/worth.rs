//! The question what is paid for two counts: a few amounts to choose from, or a field for each.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::{Button, LabelledNumber};
use crate::app::practice::play::Playing;
use crate::practice::{Exercise, Task};
use crate::text::fans;
use crate::tiles::Seat;

/// Who wins how, and the amounts.
#[component]
pub fn WorthQuestion(
    play: Playing,
    exercise: Arc<Exercise>,
    candidates: Vec<Vec<i32>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let asked = win_in_words(i18n, &exercise);
    let amounts = match candidates.is_empty() {
        true => {
            let number = play.round.with_untracked(|round| round.amounts.len());
            let fields = (0..number).map(|index| {
                let label = i18n.t(label(&exercise, index));
                view! { <AmountField play index label/> }
            });
            fields.collect_view().into_any()
        }
        false => {
            let cards = candidates.into_iter().enumerate().map(|(index, amounts)| {
                let amounts = amounts_in_words(i18n, &exercise, &amounts);
                view! {
                    <Button
                        class="option-card" hook=("data-choice", index)
                        press=move || play.answer(index)
                    >
                        <b>{amounts}</b>
                    </Button>
                }
            });
            view! { <div class="pair-of-cards">{cards.collect_view()}</div> }.into_any()
        }
    };
    view! {
        <p class="asked-worth" data-part="worth-asked">{asked}</p>
        {amounts}
    }
}

/// A field for an amount.
#[component]
fn AmountField(play: Playing, index: usize, label: String) -> impl IntoView {
    let amount = move || play.round.with(|round| round.amounts.get(index).cloned());
    let value = Signal::derive(move || amount().unwrap_or_default());
    let on_type = move |typed| {
        play.round.update(|round| {
            if let Some(amount) = round.amounts.get_mut(index) {
                *amount = typed;
            }
        });
    };
    view! {
        <LabelledNumber label hook=("data-amount", index.to_string()) room=6 value on_type/>
    }
}

/// Whether the winner of an exercise deals.
fn is_dealer(exercise: &Exercise) -> bool {
    exercise.draft.own_seat() == Seat::East
}

/// The key of who pays an amount.
fn label(exercise: &Exercise, index: usize) -> &'static str {
    match (exercise.draft.win_source().is_self_drawn(), is_dealer(exercise), index) {
        (false, _, _) => "ui.practice.worth.discarder",
        (true, true, _) => "ui.practice.worth.each",
        (true, false, 0) => "ui.practice.worth.others",
        (true, false, _) => "ui.practice.worth.dealer",
    }
}

/// Who wins how, with the two counts: `3 han · 40 fu · Dealer · Self-drawn`.
pub fn win_in_words(i18n: I18n, exercise: &Exercise) -> String {
    let Task::Worth { counts: [main, minor], .. } = exercise.task else { return String::new() };
    let Some(table) = exercise.draft.system().score_table else { return String::new() };
    let words = i18n.catalogue();
    let dealer =
        if is_dealer(exercise) { "ui.score-table.dealer" } else { "ui.score-table.others" };
    let source = exercise.draft.win_source();
    let source = if source.is_self_drawn() { "ui.self-drawn" } else { "ui.by-discard" };
    let is_counted = table.mains.contains(&main);
    let minor = is_counted.then(|| fans::count_of(table.minor, minor.into(), &words));
    let main = fans::count_of(table.main, main.into(), &words);
    let parts = [Some(main), minor, Some(i18n.t(dealer)), Some(i18n.t(source))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Amounts as players write them: `3900`, `1300 each`, `700 / 1300`.
pub fn amounts_in_words(i18n: I18n, exercise: &Exercise, amounts: &[i32]) -> String {
    let is_each = exercise.draft.win_source().is_self_drawn() && is_dealer(exercise);
    match amounts {
        [each] if is_each => i18n.with("ui.score-table.each", "n", &each.to_string()),
        amounts => amounts.iter().map(i32::to_string).collect::<Vec<_>>().join(" / "),
    }
}
