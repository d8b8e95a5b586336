//! The line below the hand: seat and places, undo and redo, and the key for the winning tile.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::entry::seat_keys::{SeatKeys, place_label};
use crate::app::pieces::button::ToolButton;
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::tile::meld_key;
use crate::state::{Action, Mode};

/// The line below the hand.
#[component]
pub fn PlacesLine() -> impl IntoView {
    let ui = use_ui();
    let has_win = Memo::new(move |_| ui.tiles().win.is_some());
    let line = NodeRef::<Div>::new();
    // A place gives way to a hint, and the key for the winning tile goes with it.
    focus::pass_on(line, move || {
        ui.tiles();
        ui.mode();
        ui.typed();
    });
    view! {
        <div class="under" node_ref=line data-places=move || (ui.rules().places.len() > 1).then_some("")>
            <Whose/>
            <div class="picks">{move || has_win.get().then(|| view! { <PickKey/> })}</div>
            <div class="steps">
                <ToolButton
                    name="undo"
                    icon=icon::UNDO
                    action=Action::Undo
                    attr:data-idle=move || (!ui.can_undo.get()).then_some("")
                />
                <ToolButton
                    name="redo"
                    icon=icon::REDO
                    action=Action::Redo
                    attr:data-idle=move || (!ui.can_redo.get()).then_some("")
                />
            </div>
        </div>
    }
}

/// The player's seat, the other places and how far the hand is; in a mode, a hint what the next tap
/// does.
#[component]
fn Whose() -> impl IntoView {
    let ui = use_ui();
    let places = Memo::new(move |_| places_beside(ui));
    let has_places = Memo::new(move |_| places.with(|places| !places.is_empty()));
    let hint = Memo::new(move |_| hint(ui));
    let is_hinting = Memo::new(move |_| hint.with(|hint| !hint.is_empty()));
    let content = move || match (is_hinting.get(), has_places.get()) {
        (true, true) => view! {
            {move || view! { <Chip place=ui.place.get()/> }}
            <span class="hint">{hint}</span>
        }
        .into_any(),
        (true, false) => view! { <span class="hint">{hint}</span> }.into_any(),
        (false, true) => view! {
            <div class="places" data-part="places">
                <SeatKeys/>
                <div class="chips" role="group" aria-label=ui.t("ui.places")>
                    <For
                        each=move || places.get()
                        key=|place| *place
                        children=move |place| view! { <Chip place/> }
                    />
                </div>
            </div>
        }
        .into_any(),
        (false, false) => view! {
            <SeatKeys/>
            <span class="hint">{move || size_hint(ui)}</span>
        }
        .into_any(),
    };
    view! { <div class="whose">{content}</div> }
}

/// The places that are chosen beside the seat: those of the other players, or all hands of one player.
fn places_beside(ui: Ui) -> Vec<usize> {
    let first = if ui.together() { 0 } else { 1 };
    (first..ui.rules().places.len()).collect()
}

/// The button of a place: its name, and how many tiles have been entered.
#[component]
fn Chip(place: usize) -> impl IntoView {
    let ui = use_ui();
    // When the rule system has just changed, a button that is about to go has no place.
    let is_there = move || place < ui.rules().places.len();
    let size = Memo::new(move |_| ui.draft().place(place).map_or(0, |tiles| tiles.size()));
    let name = move || if is_there() { ui.place_name(place) } else { String::new() };
    let letter = move || {
        let seat = ui.draft().seat(place).filter(|_| !ui.together());
        seat.map_or_else(name, |seat| ui.join(&["seat.", seat.letter(), ".letter"]))
    };
    let label = move || if is_there() { place_label(ui, place) } else { String::new() };
    let full = Memo::new(move |_| size.get() * 8 / ui.draft().room(place));
    view! {
        <button
            type="button"
            class="chip"
            data-place=place.to_string()
            aria-label=label
            data-full=move || full.get().to_string()
            aria-pressed=move || (ui.place.get() == place).to_string()
            on:click=ui.on_click(Action::Place(place))
        >
            <span class="whole">{name}</span>
            <span class="letter">{letter}</span>
        </button>
    }
}

/// Says what the next tap does, in a mode or while notation is typed.
fn hint(ui: Ui) -> String {
    let typed = ui.typed();
    match ui.mode() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => ui.join(&["ui.hint.", meld_key(kind)]),
        Some(Mode::Flowers) => ui.t("ui.hint.flowers"),
        Some(Mode::Win) => ui.t("ui.hint.win"),
        None => String::new(),
    }
}

/// How many tiles have been entered, as long as the hand is not complete.
fn size_hint(ui: Ui) -> String {
    match ui.draft().tiles.size() {
        0 | 14 => String::new(),
        n => ui.count("ui.hint.size", n),
    }
}

/// The key that chooses another winning tile.
#[component]
fn PickKey() -> impl IntoView {
    let ui = use_ui();
    view! {
        <button
            type="button"
            class="pick"
            data-mode="win"
            aria-label=ui.t("ui.choose-win")
            aria-pressed=move || (ui.mode() == Some(Mode::Win)).to_string()
            on:click=ui.on_click(Action::Mode(Mode::Win))
        >
            <span>{ui.t("ui.winning-tile")}</span>
            <Icon path=icon::SWAP/>
        </button>
    }
}
