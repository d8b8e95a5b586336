//! The line below the hand: the places, undo and redo, and the key for the winning tile.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::button::ToolButton;
use crate::app::pieces::icon::{self, Icon};
use crate::app::pieces::tile::meld_key;
use crate::state::{Action, Mode};
use crate::text::Slot;

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

/// The places, or a hint if a mode is on or there is only one place.
#[component]
fn Whose() -> impl IntoView {
    let ui = use_ui();
    let several = Memo::new(move |_| ui.rules().places.len() > 1);
    let hint = Memo::new(move |_| hint(ui, several.get()));
    let is_hinting = Memo::new(move |_| hint.with(|hint| !hint.is_empty()));
    let content = move || match (several.get(), is_hinting.get()) {
        (false, _) => view! { <span class="hint">{hint}</span> }.into_any(),
        (true, true) => view! {
            {move || view! { <Chip place=ui.place.get()/> }}
            <span class="hint">{hint}</span>
        }
        .into_any(),
        (true, false) => {
            let chips = (0..ui.rules().places.len()).map(|place| view! { <Chip place/> });
            view! {
                <div class="chips" role="group" aria-label=ui.t("ui.places") data-part="places">
                    {chips.collect_view()}
                </div>
            }
            .into_any()
        }
    };
    view! { <div class="whose">{content}</div> }
}

/// The button of a place: its name, and how many tiles have been entered.
#[component]
fn Chip(place: usize) -> impl IntoView {
    let ui = use_ui();
    let size = Memo::new(move |_| ui.draft().place(place).map_or(0, |tiles| tiles.size()));
    let name = Memo::new(move |_| match place < ui.rules().places.len() {
        true => ui.place_name(place),
        // The rule system has just changed: this button is about to go.
        false => String::new(),
    });
    let label = move || {
        let slots = [("seat", Slot::text(name.get())), ("n", Slot::Number(size.get() as i64))];
        ui.fill("ui.place-size", &slots)
    };
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
            {name}
        </button>
    }
}

/// Says what the next tap does.
fn hint(ui: Ui, short: bool) -> String {
    let typed = ui.typed();
    match ui.mode() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => ui.join(&["ui.hint.", meld_key(kind)]),
        Some(Mode::Flowers) => ui.t("ui.hint.flowers"),
        Some(Mode::Win) => ui.t("ui.hint.win"),
        None if short => String::new(),
        None => match ui.draft().tiles.size() {
            0 => String::new(),
            14 => ui.t("ui.hint.hand"),
            n => ui.count("ui.hint.size", n),
        },
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
