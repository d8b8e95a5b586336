//! What an exercise shows of its deal: the hands, what is said of them, and the events.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::app::pieces::answers::rulings;
use crate::app::pieces::{FlowerArt, MeldArt, TileRow, Tiles, WordsLine, meld_width};
use crate::entry::notation::Tiles as HandTiles;
use crate::entry::{Asked, Event};
use crate::practice::{Exercise, Facts};
use crate::text::event::EventWords;
use crate::text::{Sentence, Span, answers, explain, place_name, spoken};
use crate::tiles::TileSet;

/// The facts of an exercise.
#[component]
pub fn FactsView(
    /// The exercise.
    exercise: Arc<Exercise>,
    /// Whether the concealed tiles of the hand are shown elsewhere.
    #[prop(into)]
    is_open_only: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let facts = exercise.facts();
    if facts.hands.is_empty() {
        return None;
    }
    let is_named = !exercise.draft.is_one_player() && facts.hands.len() > 1;
    let hands = facts.hands.iter().map(|place| {
        view! { <PlacedHand exercise=exercise.clone() place=*place is_named is_open_only/> }
    });
    let hands = hands.collect_view();
    let sentences = sentences(i18n, &exercise, &facts);
    let events = exercise.draft.events.iter().filter(|_| facts.events);
    let events = events.map(|event| event_line(i18n, &exercise, event)).collect_view();
    let others = match facts.shows_others() {
        true => "ui.practice.others-nothing-else",
        false => "ui.practice.others-nothing",
    };
    let others = facts.others_count_nothing.then(|| [&*i18n.t(others), " "].concat());
    Some(view! {
        {hands}
        <p class="answers-line" data-part="facts"><span><WordsLine sentences/></span></p>
        {events}
        <p class="quiet">{others} {i18n.t("ui.practice.nothing-else")}</p>
    })
}

/// The answers and rulings in words.
fn sentences(i18n: I18n, exercise: &Exercise, facts: &Facts) -> Vec<Sentence> {
    let words = i18n.catalogue();
    let in_words = |asked: &Asked| {
        let answer = explain::answer_said(&words, asked.question, asked.answer?);
        let mut answer = answers::marked(asked, answer, &words);
        if asked.place > 0 {
            let name = place_name(&exercise.draft, asked.place, &words);
            answer.0.insert(0, Span::Text([&*name, words.language().colon()].concat()));
        }
        Some(answer)
    };
    let mut sentences: Vec<Sentence> = facts.answers.iter().filter_map(in_words).collect();
    if facts.rulings {
        let names = rulings(i18n, &exercise.draft).into_iter();
        sentences.extend(names.map(|name| Sentence(vec![Span::Text(name)])));
    }
    sentences
}

/// An event with its tile and its details.
fn event_line(i18n: I18n, exercise: &Exercise, event: &Event) -> impl IntoView + use<> {
    let catalogue = i18n.catalogue();
    let words = EventWords::new(&exercise.draft, &catalogue);
    let (name, details) = (words.name(event), words.details(event));
    let tile = event.tile.map(|tile| view! { <Tiles tiles=vec![tile]/> });
    view! {
        <p class="answers-line" data-part="event-line">
            <b>{name}</b> {tile} <span>{details}</span>
        </p>
    }
}

/// The hand of a place.
#[component]
fn PlacedHand(
    exercise: Arc<Exercise>,
    place: usize,
    /// Whether it is said which player has it.
    is_named: bool,
    is_open_only: Signal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let draft = &exercise.draft;
    let name = is_named.then(|| {
        let name = place_name(draft, place, &i18n.catalogue());
        view! { <p class="also">{name}</p> }
    });
    let tiles = draft.place(place).cloned().unwrap_or_default();
    let part = if place == 0 { "dealt" } else { "dealt-other" };
    let hand = move || {
        let mut hand = tiles.clone();
        if place == 0 && is_open_only.get() {
            hand.standing.clear();
            hand.win = None;
        }
        view! { <DealtHand hand part/> }
    };
    view! {
        {name}
        {hand}
    }
}

/// A dealt hand: standing tiles, melds, flowers, and the winning tile apart.
#[component]
fn DealtHand(
    hand: HandTiles,
    /// The hook `data-part`.
    part: &'static str,
) -> impl IntoView {
    let words = use_i18n().catalogue();
    let width = width(&hand);
    let melds = hand.melds.into_iter().map(|meld| {
        view! { <TileRow name=spoken::meld(&meld, &words)><MeldArt meld/></TileRow> }
    });
    let flowers = hand.flowers.into_iter().map(|flower| {
        view! { <TileRow name=spoken::flowers(&[flower], &words)><FlowerArt flower/></TileRow> }
    });
    let marked = hand.marks.standing;
    let win = hand.win.map(|tile| {
        let marked = if hand.marks.win { TileSet::of(tile) } else { TileSet::EMPTY };
        view! { <span class="won"><Tiles tiles=vec![tile] marked/></span> }
    });
    let standing =
        (!hand.standing.is_empty()).then(|| view! { <Tiles tiles=hand.standing marked/> });
    view! {
        <div class="dealt" data-part=part style:--thirds=width.to_string()>
            {standing}
            {melds.collect_view()}
            {win}
            {flowers.collect_view()}
        </div>
    }
}

/// The width of a dealt hand in thirds of a tile, with the gaps around melds, flowers and the winning tile.
fn width(hand: &HandTiles) -> usize {
    let melds: usize = hand.melds.iter().map(|meld| meld_width(meld) + 1).sum();
    let single = hand.flowers.len() + usize::from(hand.win.is_some());
    3 * hand.standing.len() + melds + 4 * single
}
