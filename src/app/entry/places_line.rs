//! The line below the hand: the player's seat, the way to the other hands, undo and redo, and the key
//! for the winning tile.

use leptos::prelude::*;

use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::entry::hands_row::place_label;
use crate::app::entry::seat_keys::SeatKeys;
use crate::app::pieces::{Button, Icon, ToolButton, icon, meld_key};
use crate::calculator::{Action, Mode};
use crate::text::Slot;

/// The line below the hand.
#[component]
pub fn PlacesLine(
    /// Whether the hands of all players stand in a row, where one of them is chosen.
    has_hands: Memo<bool>,
) -> impl IntoView {
    let calculator = use_calculator();
    let has_win = Memo::new(move |_| calculator.tiles().win.is_some());
    view! {
        <div class="under" data-places=move || (calculator.rules.get().places.len() > 1).then_some("")>
            <Seats has_hands/>
            <div class="picks">{move || has_win.get().then(|| view! { <PickKey/> })}</div>
            <div class="steps">
                <ToolButton
                    name="undo" icon=icon::UNDO action=Action::Undo
                    attr:data-idle=move || (!calculator.can_undo.get()).then_some("")
                />
                <ToolButton
                    name="redo" icon=icon::REDO action=Action::Redo
                    attr:data-idle=move || (!calculator.can_redo.get()).then_some("")
                />
            </div>
        </div>
    }
}

/// The player's seat, and what stands beside it; in a mode, a hint what the next tap does.
#[component]
fn Seats(has_hands: Memo<bool>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let hint = Memo::new(move |_| hint(calculator, i18n));
    let is_hinting = Memo::new(move |_| hint.with(|hint| !hint.is_empty()));
    let label = move || {
        // The seats are not the hands that stand in a row above.
        has_hands.get().then(|| view! { <span class="seats-label">{i18n.t("ask.seat")}</span> })
    };
    // In a session the players are named elsewhere: above the tiles or in a row of their hands.
    let is_at_table = Memo::new(move |_| calculator.is_at_table());
    let content = move || match (is_hinting.get(), is_at_table.get()) {
        (true, _) => view! { <span class="hint">{hint}</span> }.into_any(),
        (false, true) => view! { <BesideSeats has_hands/> }.into_any(),
        (false, false) => view! { {label} <SeatKeys/> <BesideSeats has_hands/> }.into_any(),
    };
    view! { <div class="places-line">{content}</div> }
}

/// What stands beside the seats: the hands of one player, the way to those of the other players, or
/// how far the hand is where there is no other.
#[component]
fn BesideSeats(has_hands: Memo<bool>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let kind = Memo::new(move |_| {
        (calculator.rules.get().places.len() > 1, calculator.is_one_player(), has_hands.get())
    });
    move || {
        match kind.get() {
        (false, _, _) => {
            view! { <span class="hint">{move || size_hint(i18n, calculator.draft.get().tiles.size())}</span> }
                .into_any()
        }
        (true, true, _) => view! { <OwnHands/> }.into_any(),
        (true, false, false) => view! { <OtherHandsButton/> }.into_any(),
        (true, false, true) => ().into_any(),
    }
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

/// Says what the next tap does, in a mode or while notation is typed.
fn hint(calculator: Calculator, i18n: I18n) -> String {
    let typed = calculator.typed.get();
    match calculator.mode.get() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => i18n.join(&["ui.hint.", meld_key(kind)]),
        Some(Mode::Flowers) => i18n.t("ui.hint.flowers"),
        Some(Mode::Win) => i18n.t("ui.hint.win"),
        Some(Mode::List(question)) => {
            let name = i18n.join(&["ask.", question.key]);
            i18n.fill("ui.hint.list", &[("question", Slot::text(name))])
        }
        None => String::new(),
    }
}

/// How many tiles have been entered, as long as the hand is not complete.
pub fn size_hint(i18n: I18n, size: usize) -> String {
    match size {
        0 | 14 => String::new(),
        n => i18n.count("ui.hint.size", n),
    }
}

/// The key that chooses another winning tile.
#[component]
fn PickKey() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    view! {
        <Button
            class="pick" hook=("data-mode", "win") label=i18n.t("ui.choose-win")
            pressed=move || calculator.mode.get() == Some(Mode::Win) press=Action::Mode(Mode::Win)
        >
            <span>{i18n.t("ui.winning-tile")}</span>
            <Icon path=icon::SWAP/>
        </Button>
    }
}
