//! What else the rules ask about a win without tiles, such as who is liable for it.

use leptos::prelude::*;

use super::choice::{Choice, Choices};
use super::deal_form::Form;
use super::fields::FieldFaults;
use crate::app::context::use_i18n;
use crate::session::{Field, WinAnswer};
use crate::system::Question;
use crate::text::explain;

/// One of the questions. It is there while it matters, and as long as it names a player.
#[component]
pub fn WinQuestion(
    question: &'static Question,
    /// The names of the players.
    names: Vec<String>,
    /// The players in the order of their seats.
    players: Vec<usize>,
    /// The player who won.
    winner: Memo<Option<usize>>,
    /// The index of the win.
    index: usize,
    form: Form,
) -> impl IntoView {
    let i18n = use_i18n();
    let key = question.key;
    let answer = Memo::new(move |_| form.of_win(index, |win| win.answer(question)));
    let is_asked = Memo::new(move |_| {
        form.asks(index, question) || matches!(answer.get(), Some(WinAnswer::Player(_)))
    });
    let choices = move || {
        let names_players = question.seats_asked().next().is_some();
        let others =
            players.iter().filter(|player| names_players && winner.get() != Some(**player));
        let others = others
            .map(|player| Choice::new(WinAnswer::Player(*player), player, names[*player].clone()));
        let catalogue = i18n.catalogue();
        let words = question.answers.iter().filter(|answer| answer.seat().is_none());
        let words = words.map(|answer| {
            let said = explain::answer(&catalogue, question, *answer).to_string();
            Choice::new(WinAnswer::Other(*answer), answer, said)
        });
        view! {
            <Choices
                legend=i18n.join(&["ask.", key])
                field=format!("{key}{index}")
                choices=words.chain(others).collect()
                is_chosen=move |value: &WinAnswer| answer.get() == Some(*value)
                choose=move |value| form.change(|form| form.answer(index, question, value))
            />
        }
    };
    view! {
        {move || is_asked.get().then(&choices)}
        <FieldFaults faults=form.faults of=vec![Field::WinAnswer(index, key)]/>
    }
}
