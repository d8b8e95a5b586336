//! What is answered beside the hand: switches for what was declared and by whom, lists of tiles, such as
//! those that lie open on the table, and numbers of what lies there. A question says itself that it belongs here.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::lasting::{Lasting, LastingMemo};
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, Rows, Stepper, TileArt, icon};
use crate::calculator::{Action, Mode, Panel};
use crate::entry::Asked;
use crate::sorting::Sort;
use crate::system::{Answer, AnswerKind, Question, Role};
use crate::tiles::{Seat, Tile};

/// The row of questions; nothing where the rule system has none of them.
#[component]
pub fn BesideHand() -> impl IntoView {
    let calculator = use_calculator();
    let questions = Memo::new(move |_| {
        let report = calculator.report();
        let asked = report.asked.iter().filter(|asked| asked.question.beside_hand);
        // A session knows what lies on the table.
        let is_known =
            |asked: &&Asked| asked.question.role == Role::Counter && calculator.is_at_table();
        let asked = asked.filter(|asked| asked.place == 0 && !is_known(asked));
        let mut questions: Vec<_> = asked.map(|asked| asked.question).collect();
        questions.arrange_by_key(|question| place_in_row(question));
        questions
    });
    let is_there = Memo::new(move |_| questions.with(|all| !all.is_empty()));
    let one = move |question: &'static Question| {
        let answer = Lasting::memo(move || calculator.draft.get().answer(question));
        match question.kind {
            AnswerKind::Tiles { .. } => view! { <TileList question answer/> }.into_any(),
            AnswerKind::Seats => view! { <SeatSwitches question answer/> }.into_any(),
            AnswerKind::Number { most } if question.counts.is_some() => {
                view! { <LaidAside question most answer/> }.into_any()
            }
            AnswerKind::Number { .. } => {
                let act = Callback::new(move |answer| Action::Answer(question, answer));
                let now = Signal::derive(move || answer.get());
                view! { <Stepper question now act label=label(use_i18n(), question)/> }.into_any()
            }
            _ => view! { <Declaration question answer/> }.into_any(),
        }
    };
    let row = move || {
        is_there.get().then(|| {
            view! {
                <div class="beside-hand scroll" data-part="beside-hand">
                    <Rows each=move || questions.get() key=|question| question.key children=one/>
                    <PresetInForce/>
                </div>
            }
        })
    };
    view! { {row} }
}

/// The name of the preset in force, in a rule system that names it. A tap leads to the choice. Nothing
/// during the deal of a session, of which the rulings are agreed on.
#[component]
fn PresetInForce() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_named = move || calculator.rules.get().names_preset && !calculator.is_at_table();
    let is_named = Memo::new(move |_| is_named());
    let label = move || [&*i18n.t("ui.rulings"), i18n.language().colon(), &*i18n.preset()].concat();
    move || {
        is_named.get().then(|| {
            view! {
                <Button
                    class="preset-in-force" name="preset" label press=Action::Open(Panel::Rulings)
                >
                    <span>{move || i18n.preset()}</span>
                    <Icon path=icon::DOWN/>
                </Button>
            }
        })
    }
}

/// Where a question stands in the row: what was declared, then the tiles, then who declared it, and what
/// lies on the table.
fn place_in_row(question: &Question) -> u8 {
    match question.kind {
        AnswerKind::Choice | AnswerKind::ChoiceOrNumber { .. } | AnswerKind::ChoiceOrTenths => 0,
        AnswerKind::Number { .. } if question.counts.is_some() => 0,
        AnswerKind::Tile | AnswerKind::Tiles { .. } => 1,
        AnswerKind::Seats => 2,
        AnswerKind::Number { .. } => 3,
    }
}

/// What stands on the control of a question.
fn label(i18n: I18n, question: &Question) -> String {
    i18n.join(&["ask.", question.key, ".label"])
}

/// The switch of a question that is no by default. It is switched on to the first other answer; the
/// remaining ones are among the circumstances.
#[component]
fn Declaration(
    question: &'static Question,
    /// The present answer.
    answer: LastingMemo<Option<Answer>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_on = move || answer.get().is_some_and(|answer| answer != Answer::No);
    let toggle = move |_| {
        let first = question.all().find(|answer| *answer != Answer::No);
        let next = if untrack(is_on) { Some(Answer::No) } else { first };
        next.into_iter().for_each(|next| calculator.act(Action::Answer(question, next)));
    };
    // Another answer than the first one has its own name.
    let words = move || match answer.get() {
        Some(Answer::Word(word)) if question.answers.get(1) != Some(&Answer::Word(word)) => {
            i18n.join(&["ask.", question.key, ".", word, ".label"])
        }
        _ => label(i18n, question),
    };
    view! {
        <button
            type="button"
            class="declaration"
            role="switch"
            data-declare=question.key
            aria-checked=move || is_on().to_string()
            on:click=toggle
        >
            {words}
        </button>
    }
}

/// A switch for each seat: the name of the player, or the wind.
#[component]
fn SeatSwitches(
    question: &'static Question,
    /// The present answer.
    answer: LastingMemo<Option<Answer>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let seats = Lasting::memo(move || answer.get().and_then(Answer::seats).unwrap_or_default());
    let there = Memo::new(move |_| calculator.draft.get().seats().to_vec());
    let is_at_table = Memo::new(move |_| calculator.is_at_table());
    let switch = move |seat: Seat| {
        let toggle = move |_| {
            let next = Answer::Seats(seats.get_untracked().toggled(seat));
            calculator.act(Action::Answer(question, next));
        };
        let words = move || match is_at_table.get() {
            true => i18n.seat(seat),
            false => i18n.join(&["seat.", seat.letter(), ".letter"]),
        };
        view! {
            <button
                type="button"
                class="declaration seat-switch"
                role="switch"
                data-declare=question.key
                data-seat=seat.letter()
                aria-label=move || i18n.seat(seat)
                aria-checked=move || seats.with(|seats| seats.contains(seat)).to_string()
                on:click=toggle
            >
                <span>{words}</span>
            </button>
        }
    };
    view! {
        <div class="seat-switches" role="group" aria-label=i18n.join(&["ask.", question.key])>
            <span class="lead" aria-hidden="true">{label(i18n, question)}</span>
            <Rows each=move || there.get() key=|seat| seat.index() children=switch/>
        </div>
    }
}

/// The copies of a tile that lie aside. A tap on the name lays one more aside, and a tap on one of them
/// takes it back.
#[component]
fn LaidAside(
    question: &'static Question,
    /// How many there can be.
    most: u16,
    /// The present answer.
    answer: LastingMemo<Option<Answer>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let number = Lasting::memo(move || answer.get().and_then(Answer::number).unwrap_or(0));
    let is_left = move || {
        let left = |tile| calculator.draft.get().left(tile) > 0;
        number.get() < most && question.counts.is_some_and(left)
    };
    let put = move |number: u16| {
        calculator.act(Action::Answer(question, Answer::Number(number)));
    };
    let more = move |_| {
        if untrack(is_left) {
            put(number.get_untracked() + 1);
        }
    };
    let each = move || (0..number.get()).collect::<Vec<u16>>();
    let aside = move |at: u16| {
        let tile = question.counts?;
        let take = move || put(number.get_untracked().saturating_sub(1));
        Some(view! { <ListedTile question at=at.into() tile take/> })
    };
    view! {
        <div
            class="tile-place" role="group" aria-label=i18n.join(&["ask.", question.key])
            on:keydown=focus::follow_arrows
        >
            <button
                type="button" class="list-key" data-aside=question.key
                aria-disabled=move || (!is_left()).then_some("true")
                on:click=more
            >
                {label(i18n, question)}
                <Icon path=icon::PLUS/>
            </button>
            <Rows each key=|at| *at children=aside/>
        </div>
    }
}

/// A tile of a list, which a tap takes out.
#[component]
fn ListedTile(
    question: &'static Question,
    /// Its index in the list.
    at: usize,
    tile: Tile,
    take: impl Fn() + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <button
            type="button"
            class="tile"
            data-listed=[question.key, ".", &*at.to_string()].concat()
            aria-label=i18n.with("ui.take", "tile", &i18n.tile(tile))
            on:click=move |_| take()
        >
            <TileArt tile/>
        </button>
    }
}

/// A list of tiles. A tap on its name has the next tile of the palette put at its end, and a tap on one
/// of its tiles takes that out.
#[component]
fn TileList(
    question: &'static Question,
    /// The present answer.
    answer: LastingMemo<Option<Answer>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let list = Lasting::memo(move || answer.get().and_then(Answer::tiles).unwrap_or_default());
    let mode = Mode::List(question);
    let each = move || list.with(|list| list.iter().copied().enumerate().collect::<Vec<_>>());
    let tile = move |(at, tile): (usize, Tile)| {
        let take = move || {
            let left = list.get_untracked().without(at);
            calculator.act(Action::Answer(question, Answer::Tiles(left)));
        };
        view! { <ListedTile question at tile take/> }
    };
    let free =
        move || list.with(|list| list.is_empty()).then(|| view! { <span class="free"></span> });
    view! {
        <div
            class="tile-place" role="group" aria-label=i18n.join(&["ask.", question.key])
            on:keydown=focus::follow_arrows
        >
            <Button
                class="list-key" hook=("data-mode", question.key)
                pressed=move || calculator.entering.mode.get() == Some(mode) press=Action::Mode(mode)
            >
                {label(i18n, question)}
                {free}
            </Button>
            <Rows each key=|(at, tile)| (*at, tile.index()) children=tile/>
        </div>
    }
}
