//! The line below the hand: the way to the other hands of the player or of the table, the key for the
//! winning tile, undo and redo. Where there are no other hands, it shares a row with what is beside it.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::entry::hands_row::{place_label, shows_hands};
use crate::app::pieces::{Button, Icon, ToolButton, icon};
use crate::calculator::{Action, Mode};

/// The line below the hand.
#[component]
pub fn PlacesLine() -> impl IntoView {
    let calculator = use_calculator();
    let has_win = Memo::new(move |_| calculator.tiles().win.is_some());
    // The hands of all players stand in a row above, once there are several.
    let has_others = Memo::new(move |_| {
        let has_places = calculator.rules.get().places.len() > 1;
        has_places && (calculator.is_one_player() || !shows_hands(calculator))
    });
    view! {
        <div class="under" data-others=move || has_others.get().then_some("")>
            <div class="places-line">{move || has_others.get().then(|| view! { <Others/> })}</div>
            <div class="picks">{move || has_win.get().then(|| view! { <PickKey/> })}</div>
            <div class="steps">
                <ToolButton
                    name="undo" icon=icon::UNDO action=Action::Undo
                    attr:data-idle=move || (!calculator.entering.can_undo.get()).then_some("")
                />
                <ToolButton
                    name="redo" icon=icon::REDO action=Action::Redo
                    attr:data-idle=move || (!calculator.entering.can_redo.get()).then_some("")
                />
            </div>
        </div>
    }
}

/// The hands of one player, or the way to those of the other players.
#[component]
fn Others() -> impl IntoView {
    let calculator = use_calculator();
    let is_one_player = Memo::new(move |_| calculator.is_one_player());
    move || match is_one_player.get() {
        true => view! { <OwnHands/> }.into_any(),
        false => view! { <OtherHandsButton/> }.into_any(),
    }
}

/// The button that leads to the hand of the next player, and shows those of all.
#[component]
fn OtherHandsButton() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="other-hands" name="other-hands" press=Action::Place(1)>
            {i18n.t("ui.other-hands")}
            <Icon path=icon::NEXT/>
        </Button>
    }
}

/// The hands of one player.
#[component]
fn OwnHands() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let places = Memo::new(move |_| (0..calculator.rules.get().places.len()).collect::<Vec<_>>());
    view! {
        <div class="chips" role="group" aria-label=i18n.t("ui.places") data-part="places">
            <For
                each=move || places.get()
                key=|place| *place
                children=move |place| view! { <Chip place/> }
            />
        </div>
    }
}

/// The button of a hand: its name, and how many tiles have been entered.
#[component]
fn Chip(place: usize) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    // When the rule system has just changed, a button that is about to go has no place.
    let is_there = move || place < calculator.rules.get().places.len();
    let size =
        Memo::new(move |_| calculator.draft.get().place(place).map_or(0, |tiles| tiles.size()));
    let name = move || if is_there() { i18n.place_name(place) } else { String::new() };
    let label =
        move || if is_there() { place_label(calculator, i18n, place) } else { String::new() };
    let full = Memo::new(move |_| size.get() * 8 / calculator.draft.get().room(place));
    view! {
        <Button
            class="chip" hook=("data-place", place) label
            attr:data-full=move || full.get().to_string() pressed=move || calculator.place.get() == place
            press=Action::Place(place)
        >
            {name}
        </Button>
    }
}

/// The key that chooses another winning tile.
#[component]
fn PickKey() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    view! {
        <Button
            class="pick" hook=("data-mode", "win") label=i18n.t("ui.choose-win")
            pressed=move || calculator.entering.mode.get() == Some(Mode::Win) press=Action::Mode(Mode::Win)
        >
            <span>{i18n.t("ui.winning-tile")}</span>
            <Icon path=icon::SWAP/>
        </Button>
    }
}
