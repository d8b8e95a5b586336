//! The views of the pieces of a line of the hand: tiles, melds, free slots, and the label.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::context::lasting::LastingMemo;
use crate::app::context::{Calculator, I18n, use_calculator, use_i18n};
use crate::app::entry::groups::Groups;
use crate::app::entry::piece::{Piece, PlacedMeld};
use crate::app::entry::taken_piece::TakenPiece;
use crate::app::pieces::{MeldArt, Row, TileArt, marked_name, meld_name};
use crate::calculator::{Action, Highlight, Piece as HandPiece};
use crate::text::Slot;
use crate::tiles::{Meld, Tile};

/// The line that a piece is part of.
#[derive(Clone, Copy)]
pub struct Line {
    /// The tiles of the line.
    pub row: LastingMemo<Row>,
    /// The groups of its pieces, while it is read.
    pub groups: LastingMemo<Option<Groups>>,
    /// What is highlighted, if a fan is chosen that is about tiles of the line.
    pub highlight: LastingMemo<Option<Highlight>>,
    /// The class of tiles.
    pub class: &'static str,
}

impl Line {
    /// Keeps the attribute for the place in a reading up to date: whether a group begins with a piece.
    fn begins(self, piece: Piece) -> impl Fn() -> Option<&'static str> {
        move || {
            let begins =
                |groups: &Option<Groups>| groups.as_ref()?.begins_with(piece).then_some("");
            self.groups.with(begins)
        }
    }

    /// Keeps the attribute of the group that the winning tile completed up to date.
    fn has_won(self, piece: Piece) -> impl Fn() -> Option<&'static str> {
        move || self.groups.with(|groups| groups.as_ref()?.has_won(piece).then_some(""))
    }

    /// Keeps the attribute for the light up to date: whether a piece is highlighted, and `None` while
    /// nothing is.
    fn light(self, is_lit: impl Fn(&Highlight) -> bool) -> impl Fn() -> Option<&'static str> {
        move || self.highlight.get().map(|all| if is_lit(&all) { "lit" } else { "dim" })
    }
}

/// A piece of a line.
#[component]
pub fn LinePiece(piece: Piece, line: Line) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    match piece {
        Piece::Label(place) => {
            let name = i18n.join(&["ui.row.", calculator.rules.get().places[place].key]);
            view! { <span class="label">{name}</span> }.into_any()
        }
        Piece::Standing(tile, copy) => view! { <StandingTile tile copy line/> }.into_any(),
        Piece::Marked(tile) => view! { <StandingTile tile copy=0 is_marked=true line/> }.into_any(),
        Piece::Free(_) => view! { <span class="free"></span> }.into_any(),
        Piece::Meld(meld) => view! { <MeldButton placed=meld line/> }.into_any(),
        Piece::Win(tile, is_marked) => view! { <WinningTile tile is_marked line/> }.into_any(),
        Piece::WinSlot => view! { <span class="free win"></span> }.into_any(),
        Piece::Taken(index, taken) => view! { <TakenPiece index taken/> }.into_any(),
    }
}

/// A standing tile. A tap takes it away.
#[component]
fn StandingTile(
    tile: Tile,
    copy: u8,
    #[prop(optional)] is_marked: bool,
    line: Line,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let copies = Memo::new(move |_| line.row.with(|row| row.standing.get(tile)));
    let name = move || match is_marked {
        true => take(i18n, &marked_name(i18n, tile)),
        false => standing_label(i18n, &i18n.marked_tile(tile), copies.get().into()),
    };
    let (piece, written) = match is_marked {
        true => (HandPiece::Marked(tile), ["0", &tile.to_string()[1..]].concat()),
        false => (HandPiece::Standing(tile), tile.to_string()),
    };
    let this = if is_marked { Piece::Marked(tile) } else { Piece::Standing(tile, copy) };
    let (begins, has_won) = (line.begins(this), line.has_won(this));
    view! {
        <button
            type="button"
            class=line.class
            data-hold=["hand ", &*written].concat()
            aria-label=name
            data-begins=begins
            data-won=has_won
            data-light=line.light(move |all| copy < all.standing.get(tile))
            data-wild=move || calculator.is_wild(tile).then_some("")
            on:click=pick(calculator, piece, tile)
        >
            <TileArt tile is_marked/>
        </button>
    }
}

/// A meld. A tap takes it away.
#[component]
fn MeldButton(placed: PlacedMeld, line: Line) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let PlacedMeld { meld, place, index, is_own } = placed;
    let is_lit = move |all: &Highlight| {
        let this = |(at, among, _): &(usize, usize, Meld)| (*at, *among) == (place, index);
        let bit = line.row.with(|row| row.melds.iter().position(this));
        bit.is_some_and(|bit| all.melds >> bit & 1 == 1)
    };
    view! {
        <button
            type="button"
            class="meld"
            aria-label=take(i18n, &meld_name(i18n, meld))
            data-hold=is_own.then(|| ["meld ", &*index.to_string()].concat())
            data-begins=line.begins(Piece::Meld(placed))
            data-won=line.has_won(Piece::Meld(placed))
            data-light=line.light(is_lit)
            on:click=calculator.on_click(Action::PickAt(place, HandPiece::Meld(index)))
        >
            <MeldArt meld/>
        </button>
    }
}

/// The winning tile. A tap takes it away.
#[component]
fn WinningTile(tile: Tile, is_marked: bool, line: Line) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    view! {
        <button
            type="button"
            class=[line.class, " win"].concat()
            aria-label=move || match is_marked {
                true => win_label(i18n, &marked_name(i18n, tile)),
                false => win_label(i18n, &i18n.marked_tile(tile)),
            }
            data-begins=line.begins(Piece::Win(tile, is_marked))
            data-won=line.has_won(Piece::Win(tile, is_marked))
            data-light=line.light(|all| all.win)
            data-wild=move || calculator.is_wild(tile).then_some("")
            on:click=pick(calculator, HandPiece::Win, tile)
        >
            <TileArt tile is_marked/>
        </button>
    }
}

/// What a tap on a tile of the hand does: it takes the tile away or, of fourteen tiles that win nothing,
/// discards it.
fn pick(calculator: Calculator, piece: HandPiece, tile: Tile) -> impl Fn(MouseEvent) + 'static {
    move |event| {
        let is_discarded = untrack(|| calculator.is_discarding());
        let action = if is_discarded { Action::Discard(tile) } else { Action::Pick(piece) };
        calculator.on_click(action)(event);
    }
}

/// The label of a standing tile, given the tile's name and the number of copies that stand in the hand.
fn standing_label(i18n: I18n, tile: &str, copies: i64) -> String {
    let slots = [("tile", Slot::text(tile)), ("n", Slot::Number(copies))];
    take(i18n, &i18n.fill("ui.tile-held", &slots))
}

/// The label of the winning tile, given its name.
fn win_label(i18n: I18n, tile: &str) -> String {
    take(i18n, &i18n.with("ui.win-tile", "tile", tile))
}

/// The label of a button that takes a piece away.
fn take(i18n: I18n, name: &str) -> String {
    i18n.with("ui.take", "tile", name)
}
