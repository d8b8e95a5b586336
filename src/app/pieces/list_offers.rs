//! The possible answers to a question that several tiles or several seats answer.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::tile::TileArt;
use crate::calculator::Action;
use crate::entry::Offer;
use crate::system::Answer;
use crate::tiles::Tile;

/// The tiles of the answer, each of which is taken out by a tap, and below them all tiles, each of which
/// is put at the end by a tap.
#[component]
pub fn TileListOffers(
    /// The key of the question.
    question: &'static str,
    /// How many tiles there may be.
    most: u8,
    /// The lists with one tile more, and which of them are impossible now.
    offers: Signal<Vec<Offer>>,
    /// The current answer.
    now: Signal<Option<Answer>>,
    /// The action that gives an answer.
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let list = Memo::new(move |_| now.get().and_then(Answer::tiles).unwrap_or_default());
    let put = move |tiles| calculator.act(act.run(Answer::Tiles(tiles)));
    let chosen = move || {
        let tiles = list.get();
        let button = move |(at, tile): (usize, &Tile)| {
            let tile = *tile;
            view! {
                <button
                    type="button" class="tile" data-ask=question data-taken=at.to_string()
                    aria-label=i18n.with("ui.take", "tile", &i18n.tile(tile))
                    on:click=move |_| put(list.get_untracked().without(at))
                >
                    <TileArt tile/>
                </button>
            }
        };
        tiles.iter().enumerate().map(button).collect_view()
    };
    let picker = Tile::all().map(|tile| {
        let is_barred = Memo::new(move |_| {
            let with = Answer::Tiles(list.get().with(tile));
            list.get().len() >= usize::from(most)
                || offers.with(|all| all.iter().any(|o| o.answer == with && o.impossible.is_some()))
        });
        let add = move |_| {
            if !is_barred.get_untracked() {
                put(list.get_untracked().with(tile));
            }
        };
        view! {
            <button
                type="button" class=move || if is_barred.get() { "tile muted" } else { "tile" }
                data-ask=question data-answer=tile.to_string() aria-label=i18n.tile(tile)
                aria-disabled=move || is_barred.get().then_some("true")
                on:click=add
            >
                <TileArt tile/>
            </button>
        }
    });
    view! {
        <div class="tile-list">{chosen}</div>
        <div class="tile-picker" on:keydown=focus::follow_arrows>{picker.collect_view()}</div>
    }
}

/// The seats at which somebody plays, of which any number may be pressed.
#[component]
pub fn SeatSetOffers(
    /// The key of the question.
    question: &'static str,
    /// The sets with one seat more or less, and which of them are impossible now.
    offers: Signal<Vec<Offer>>,
    /// The current answer.
    now: Signal<Option<Answer>>,
    /// The action that gives an answer.
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let seats = Memo::new(move |_| now.get().and_then(Answer::seats).unwrap_or_default());
    let there = calculator.draft.get_untracked().seats();
    let buttons = there.iter().map(|&seat| {
        let is_barred = Memo::new(move |_| {
            let with = Answer::Seats(seats.get().toggled(seat));
            offers.with(|all| all.iter().any(|o| o.answer == with && o.impossible.is_some()))
        });
        let toggle = move |_| {
            if !is_barred.get_untracked() {
                let toggled = seats.get_untracked().toggled(seat);
                calculator.act(act.run(Answer::Seats(toggled)));
            }
        };
        view! {
            <button
                type="button" class=move || if is_barred.get() { "offer muted" } else { "offer" }
                data-ask=question data-answer=seat.letter()
                aria-pressed=move || seats.get().contains(seat).to_string()
                aria-disabled=move || is_barred.get().then_some("true")
                on:click=toggle
            >
                {i18n.seat(seat)}
            </button>
        }
    });
    view! { <div class="offers many">{buttons.collect_view()}</div> }
}
