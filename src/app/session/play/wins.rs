//! The wins of a deal without tiles.

use std::sync::Arc;

use leptos::prelude::*;

use super::choice::{Choice, Choices};
use super::deal_form::Form;
use super::fields::{FieldFaults, NumberLine};
use super::win_questions::WinQuestion;
use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::app::session::shown::words_of;
use crate::session::{Field, Origin, Session};
use crate::sorting::Sort;
use crate::system::{ScoreTable, Values};
use crate::text::session::player_name;
use crate::text::{Slot, fans};

/// The wins in order, and the values of the other hands where they are paid.
#[component]
pub fn Wins(session: Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let values = session.system().game.values;
    let count = Memo::new(move |_| form.with(|form| form.wins.len()).unwrap_or(0));
    let shown = StoredValue::new(session);
    let win = move |index| view! { <Win session=shown.get_value() index form/> };
    let has_room = move || count.get() < values.most_wins();
    view! {
        <For each=move || 0..count.get() key=|index| *index children=win/>
        <Show when=has_room>
            <Button class="offer" name="add-win" press=move || form.change(|form| form.add_win())>
                {i18n.t("session.add-win")}
            </Button>
        </Show>
        {(values == Values::Hands).then(|| view! { <Hands session=shown.get_value() form/> })}
        <PutDown session=shown.get_value() form/>
    }
}

/// Who put something on the table, in systems where somebody may.
#[component]
pub fn PutDown(session: Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let question = session.system().game.put_down?;
    let words = words_of(i18n, &session);
    let players = form.players().into_iter();
    let name = |player| player_name(&session, player, &words);
    Some(view! {
        <Choices
            legend=i18n.join(&["ask.", question.key])
            field="put-down".to_owned()
            choices=players.map(|player| Choice::new(player, player, name(player))).collect()
            is_chosen=move |player: &usize| {
                form.with(|form| form.put_down.contains(player)) == Some(true)
            }
            choose=move |player| form.change(|form| form.toggle_put_down(player))
        />
        <FieldFaults faults=form.faults of=vec![Field::PutDown]/>
    })
}

/// A win: who won, from whom, and how much.
#[component]
fn Win(session: Arc<Session>, index: usize, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &session);
    let players = form.players();
    let name = |player| player_name(&session, player, &words);
    let is_only = session.system().game.values.most_wins() == 1;
    let legend = match is_only {
        true => i18n.t("session.who-won"),
        false => i18n.fill("session.who-won.nth", &[("n", Slot::count(index + 1))]),
    };
    let winner = Memo::new(move |_| form.of_win(index, |win| win.winner));
    let from = Memo::new(move |_| form.of_win(index, |win| win.from));
    let names: Vec<_> = (0..session.agreement.players()).map(name).collect();
    // Who has won before is not asked for again where players win once.
    let left = Memo::new(move |_| form.with(|form| form.players_left(index).collect::<Vec<_>>()));
    let winners = {
        let (players, names) = (players.clone(), names.clone());
        move || {
            let left = left.get().unwrap_or_default();
            let there = players.iter().copied().filter(|player| left.contains(player));
            let choices = there.map(|player| Choice::new(player, player, names[player].clone()));
            view! {
                <Choices
                    legend=legend.clone()
                    field=format!("winner{index}")
                    choices=choices.collect()
                    is_chosen=move |value: &usize| winner.get() == Some(*value)
                    choose=move |value| form.change(|form| form.choose_winner(index, value))
                />
            }
        }
    };
    let system = session.system();
    let questions = system.game.win_questions.iter().map(|question| {
        let (names, players) = (names.clone(), players.clone());
        view! { <WinQuestion question names players winner index form/> }
    });
    let questions = questions.collect_view();
    // The choices are made again when the winner of this win or of one before it changes, not at every tap.
    let possible = Memo::new(move |_| {
        let origins = form.with(|form| form.origins(index).collect::<Vec<_>>());
        (winner.get(), origins.unwrap_or_default())
    });
    let origins = move || {
        let choice = |origin| match origin {
            Origin::Wall => Choice::new(origin, "wall", i18n.t("session.self-drawn")),
            Origin::Player(player) => Choice::new(origin, player, names[player].clone()),
            Origin::Unknown => Choice::new(origin, "unknown", i18n.t("session.from-unknown")),
            Origin::SameTile => Choice::new(origin, "same-tile", i18n.t("session.from-same-tile")),
        };
        let mut origins = possible.get().1;
        origins.arrange_by_key(|origin| match origin {
            Origin::Wall => 0,
            Origin::Player(player) => 1 + players.iter().position(|at| at == player).unwrap_or(0),
            Origin::Unknown | Origin::SameTile => 1 + players.len(),
        });
        let choices: Vec<_> = origins.into_iter().map(choice).collect();
        view! {
            <Choices
                legend=i18n.t("session.won-from")
                field=format!("from{index}")
                choices
                is_chosen=move |value: &Origin| from.get() == Some(*value)
                choose=move |value| form.change(|form| form.wins[index].from = Some(value))
            />
        }
    };
    let value = Signal::derive(move || {
        form.of_win(index, |win| Some(win.points.clone())).unwrap_or_default()
    });
    let on_type = Callback::new(move |text| form.change(|form| form.type_points(index, text)));
    let counts = system.score_table.map(|table| view! { <Counts table index form/> });
    let points = match system.counters().next() {
        Some(_) => "session.points.beside-counters",
        None => "session.points",
    };
    let removes = Memo::new(move |_| form.with(|form| form.wins.len() > 1) == Some(true));
    view! {
        {winners}
        <FieldFaults faults=form.faults of=vec![Field::Winner(index)]/>
        {origins}
        <FieldFaults faults=form.faults of=vec![Field::From(index)]/>
        {counts}
        <NumberLine label=i18n.t(points) field=format!("points{index}") value on_type/>
        <FieldFaults faults=form.faults of=vec![Field::Points(index)] instead=on_type/>
        {questions}
        <Show when=move || removes.get()>
            <Button
                class="offer" name="remove-win"
                press=move || form.change(|form| form.remove_win(index))
            >
                {i18n.t("session.remove-win")}
            </Button>
        </Show>
    }
}

/// The two counts of a hand, such as han and fu, which make its points.
#[component]
fn Counts(table: &'static ScoreTable, index: usize, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let words = i18n.catalogue();
    let main = Memo::new(move |_| form.of_win(index, |win| win.main));
    let minor = Memo::new(move |_| form.of_win(index, |win| win.minor));
    let has_minor = Memo::new(move |_| main.get().is_some_and(|main| table.mains.contains(&main)));
    let count = |unit, number: &u16, more: &str| {
        let words = fans::count_of(unit, (*number).into(), &words) + more;
        Choice::new(*number, number, words)
    };
    let mains = table.mains.iter().map(|number| count(table.main, number, ""));
    // A limit begins with a count, and reaches as far as the next one.
    let limits = table.limits.iter().map(|number| count(table.main, number, "+"));
    let mains: Vec<_> = mains.chain(limits).collect();
    let minors: Vec<_> = table.minors.iter().map(|number| count(table.minor, number, "")).collect();
    let (main_name, minor_name) = (
        i18n.join(&["session.count.", table.main.key()]),
        i18n.join(&["session.count.", table.minor.key()]),
    );
    view! {
        <Choices
            legend=main_name
            field=format!("main{index}")
            choices=mains
            is_chosen=move |value: &u16| main.get() == Some(*value)
            choose=move |value| form.change(|form| form.wins[index].main = Some(value))
        />
        {move || has_minor.get().then(|| view! {
            <Choices
                legend=minor_name.clone()
                field=format!("minor{index}")
                choices=minors.clone()
                is_chosen=move |value: &u16| minor.get() == Some(*value)
                choose=move |value| form.change(|form| form.wins[index].minor = Some(value))
            />
        })}
    }
}

/// What the hands of those who did not win were worth.
#[component]
fn Hands(session: Arc<Session>, form: Form) -> impl IntoView {
    let i18n = use_i18n();
    let words = words_of(i18n, &session);
    let winner = Memo::new(move |_| {
        form.with(|form| form.wins.first().and_then(|win| win.winner)).flatten()
    });
    let fields = form.players().into_iter().map(|player| {
        let label = player_name(&session, player, &words);
        let value = Signal::derive(move || {
            form.with(|form| form.hands[player].clone()).unwrap_or_default()
        });
        let on_type = Callback::new(move |text| form.change(|form| form.hands[player] = text));
        let field = format!("hand{player}");
        view! {
            <Show when=move || winner.get() != Some(player)>
                <NumberLine label=label.clone() field=field.clone() value on_type/>
                <FieldFaults faults=form.faults of=vec![Field::Hand(player)] instead=on_type/>
            </Show>
        }
    });
    view! {
        <fieldset>
            <legend>{i18n.t("session.other-hands")}</legend>
            {fields.collect_view()}
        </fieldset>
    }
}
