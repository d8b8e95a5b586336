//! The hand on one line: standing tiles, melds, the winning tile apart.

use leptos::prelude::*;

use crate::meld::Meld;
use crate::notation::Tiles;
use crate::text::Slot;
use crate::tile::Tile;

use super::art;
use super::entry::meld_key;
use super::kit::{Ui, hook, switch, text};
use super::state::{Action, Lit, Mode, Piece, lit};

/// A place in the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Place {
    /// A standing tile, and how many of its kind stand before it.
    Standing(Tile, u8),
    /// Room for a tile.
    Free(u8),
    Meld(usize, Meld),
}

fn places(tiles: &Tiles) -> Vec<Place> {
    let mut standing = tiles.standing.clone();
    standing.sort_unstable();
    let mut places = Vec::with_capacity(14);
    for (i, tile) in standing.iter().enumerate() {
        let before = standing[..i].iter().filter(|t| *t == tile).count();
        places.push(Place::Standing(*tile, before as u8));
    }
    let taken = standing.len() + 3 * tiles.melds.len();
    places.extend((taken..13).map(|i| Place::Free(i as u8)));
    places.extend(tiles.melds.iter().enumerate().map(|(i, m)| Place::Meld(i, *m)));
    places
}

/// How many tiles wide the line is, with the gaps around melds and the winning tile.
fn width(tiles: &Tiles) -> f32 {
    let melds: f32 = tiles.melds.iter().map(|m| art::meld_width(m) + 0.2).sum();
    let taken = tiles.standing.len() + 3 * tiles.melds.len();
    tiles.standing.len().max(13 - (taken - tiles.standing.len()).min(13)) as f32 + melds + 1.3
}

pub fn hand(ui: Ui) -> AnyView {
    let places = Memo::new(move |_| ui.draft.with(|d| places(&d.tiles)));
    let shown = Memo::new(move |_| {
        let chosen = ui.state.with(|s| s.chosen)?;
        ui.draft.with(|d| ui.sheet(|sheet| lit(&d.tiles, sheet, chosen)))?
    });
    let width = Memo::new(move |_| ui.draft.with(|d| width(&d.tiles)));
    view! {
        <div class="hand" data-part="hand" role="group" aria-label=ui.t("ui.hand")
            class:picking=move || ui.mode.get() == Some(Mode::Win)
            style=("--units", move || width.get().to_string())
        >
            <div class="line">
                <For each=move || places.get() key=|place| *place children=move |place| piece(ui, place, shown) />
                {move || win(ui, shown)}
            </div>
            <div class="under">{move || hint(ui)}</div>
        </div>
    }
    .into_any()
}

fn piece(ui: Ui, place: Place, shown: Memo<Option<Lit>>) -> AnyView {
    let lit = move |test: fn(&Lit, Place) -> bool| {
        Signal::derive(move || shown.with(|l| l.as_ref().is_some_and(|l| test(l, place))))
    };
    match place {
        Place::Free(_) => view! { <span class="free"></span> }.into_any(),
        Place::Standing(tile, _) => {
            let on = lit(|l, p| matches!(p, Place::Standing(t, n) if n < l.standing.get(t)));
            let hold = format!("hand {tile}");
            let label = ui.fill("ui.take", &[("tile", Slot::text(ui.tile(tile)))]);
            let action = Action::Pick(Piece::Standing(tile));
            tile_button(ui, "tile", hold, label, on, shown, action, art::tile(tile))
        }
        Place::Meld(i, meld) => {
            let on = lit(|l, p| matches!(p, Place::Meld(i, _) if l.melds >> i & 1 == 1));
            let hold = format!("meld {i}");
            let kind = ui.t(&format!("meld.{}", meld_key(meld.kind())));
            let name = format!("{kind} {meld}");
            let label = ui.fill("ui.take", &[("tile", Slot::text(name))]);
            let action = Action::Pick(Piece::Meld(i));
            tile_button(ui, "meld", hold, label, on, shown, action, art::meld(&meld))
        }
    }
}

/// The winning tile, or room for it.
fn win(ui: Ui, shown: Memo<Option<Lit>>) -> AnyView {
    let Some(tile) = ui.draft.with(|d| d.tiles.win) else {
        return view! { <span class="free win"></span> }.into_any();
    };
    let on = Signal::derive(move || shown.with(|l| l.as_ref().is_some_and(|l| l.win)));
    let label = ui.fill("ui.take-win", &[("tile", Slot::text(ui.tile(tile)))]);
    let action = Action::Pick(Piece::Win);
    tile_button(ui, "tile win", "win".into(), label, on, shown, action, art::tile(tile))
}

#[expect(clippy::too_many_arguments)]
fn tile_button(
    ui: Ui,
    class: &'static str,
    hold: String,
    label: String,
    on: Signal<bool>,
    shown: Memo<Option<Lit>>,
    action: Action,
    body: AnyView,
) -> AnyView {
    view! {
        <button
            type="button"
            class=class
            class:lit=move || on.get()
            class:dim=move || !on.get() && shown.with(Option::is_some)
            data-hold=hold
            aria-label=label
            on:click=move |_| if !ui.held.get_value() { ui.act(action.clone()) }
        >
            {body}
        </button>
    }
    .into_any()
}

/// One line of help below the hand, and the key for another winning tile.
fn hint(ui: Ui) -> AnyView {
    let typed = ui.state.with(|s| s.typed.clone());
    let mode = ui.mode.get();
    let hint = match mode {
        _ if !typed.is_empty() => format!("{typed}…"),
        Some(Mode::Meld(kind)) => ui.t(&format!("ui.hint.{}", meld_key(kind))),
        Some(Mode::Flowers) => ui.t("ui.hint.flowers"),
        Some(Mode::Win) => ui.t("ui.hint.win"),
        None => ui.draft.with(|d| match d.tiles.size() {
            0 => String::new(),
            14 => ui.t("ui.hint.hand"),
            n => ui.fill("ui.hint.size", &[("n", Slot::Number(n as i64))]),
        }),
    };
    let has_win = ui.draft.with(|d| d.tiles.win.is_some());
    let key = has_win.then(|| {
        let on = Signal::derive(move || mode == Some(Mode::Win));
        let name = text("", ui.t("ui.winning-tile"));
        let hook = hook("data-mode", "win");
        switch(ui, "pick", hook, ui.t("ui.choose-win"), Some(on), Action::Mode(Mode::Win), name)
    });
    vec![text("hint", hint), key.into_any()].into_any()
}
