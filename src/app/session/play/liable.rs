//! The questions which player is liable for a win without tiles, and for which part of the hand.

use leptos::prelude::*;

use super::choice::{Choice, Choices};
use super::deal_form::Form;
use super::fields::FieldFaults;
use crate::app::context::use_i18n;
use crate::session::Field;
use crate::system::{Answer, Liability};

/// The two questions. The first one is asked if the win can be worth a yakuman, and stays as long as a liable
/// player is chosen. The second one is asked if the hand can have several parts with a liable player.
#[component]
pub fn LiablePlayer(
    /// The questions of the rule system.
    liability: Liability,
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
    let parts = Memo::new(move |_| form.parts_with_liability(index));
    let liable = Memo::new(move |_| form.of_win(index, |win| win.liable));
    let part =
        Memo::new(move |_| form.of_win(index, |win| win.liable_for).or(liability.part.default));
    let is_asked = Memo::new(move |_| parts.get() > 0 || liable.get().is_some());
    let asks_part = Memo::new(move |_| parts.get() > 1 && liable.get().is_some());
    let answer = move |question: &str, answer: Answer| {
        i18n.join(&["ask.", question, ".", &answer.to_string()])
    };
    let who = move || {
        let others = players.iter().copied().filter(|player| winner.get() != Some(*player));
        let others = others.map(|player| Choice::new(Some(player), player, names[player].clone()));
        let nobody = Choice::new(None, Answer::No, answer(liability.who.key, Answer::No));
        let is_chosen = move |player: &Option<usize>| liable.get() == *player;
        view! {
            <Choices
                legend=i18n.join(&["ask.", liability.who.key])
                field=format!("liable{index}")
                choices=[nobody].into_iter().chain(others).collect()
                is_chosen
                choose=move |player| form.change(|form| form.wins[index].liable = player)
            />
        }
    };
    let for_what = move || {
        let choice = |part: &Answer| Choice::new(*part, part, answer(liability.part.key, *part));
        view! {
            <Choices
                legend=i18n.join(&["ask.", liability.part.key])
                field=format!("liable-for{index}")
                choices=liability.part.answers.iter().map(choice).collect()
                is_chosen=move |chosen: &Answer| part.get() == Some(*chosen)
                choose=move |part| form.change(|form| form.wins[index].liable_for = Some(part))
            />
        }
    };
    view! {
        {move || is_asked.get().then(&who)}
        <FieldFaults faults=form.faults of=vec![Field::Liable(index)]/>
        {move || asks_part.get().then(for_what)}
    }
}
