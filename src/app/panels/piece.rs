//! The chooser for a piece of the hand.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::panels::tile_option::{MeldOption, RemoveOption, TileOption};
use crate::app::pieces::{Button, MeldArt, TileArt, marked_name, meld_name};
use crate::app::result::splits::Pins;
use crate::calculator::{Action, Piece};
use crate::tiles::{Meld, MeldKind, Tile};

/// What can be done with a piece of the hand.
#[component]
pub fn PieceChooser(piece: Piece) -> impl IntoView {
    let options = match piece {
        Piece::Standing(tile) => view! { <StandingOptions tile/> }.into_any(),
        Piece::Marked(tile) => view! {
            <MarkOption tile piece is_marked=true><TileArt tile/></MarkOption>
        }
        .into_any(),
        Piece::Meld(index) => view! { <OtherMelds index/> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        {options}
        <RemoveOption piece/>
    }
}

/// Winning on a standing tile, and pinning it to one of several hands.
#[component]
fn StandingOptions(tile: Tile) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <TileOption name=i18n.t("ui.make-win") action=Action::MakeWin(tile) attr:data-option="win">
            <TileArt tile/>
        </TileOption>
        <MarkOption tile piece=Piece::Standing(tile) is_marked=false>
            <TileArt tile is_marked=true/>
        </MarkOption>
        <Pins tile/>
    }
}

/// Making a piece the marked copy of its tile, where that is played with, or an ordinary one, unless the
/// hand holds the marked one for certain.
#[component]
fn MarkOption(
    /// The tile.
    tile: Tile,
    /// The piece.
    piece: Piece,
    /// Whether the piece is the marked copy.
    is_marked: bool,
    /// The tiles of the button.
    children: Children,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let draft = calculator.draft.get();
    let is_possible = match is_marked {
        true => !draft.marked_for_certain(calculator.place.get()).contains(tile),
        false => draft.marked_in_play().contains(tile),
    };
    let name = if is_marked { i18n.tile(tile) } else { marked_name(i18n, tile) };
    is_possible.then(|| {
        view! {
            <TileOption name action=Action::Mark(piece) attr:data-option="mark">
                {children()}
            </TileOption>
        }
    })
}

/// What a meld could be instead: with the marked copy of its tile or without, another kind of meld of the
/// same tile or another chow, or concealed tiles.
#[component]
fn OtherMelds(
    /// The index of the meld in the hand.
    index: usize,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let meld = calculator.tiles().melds.get(index).copied()?;
    let is_marked = meld.marked().is_some();
    let mark = meld.five().map(|tile| {
        let turned = meld.with_mark(!is_marked);
        view! {
            <MarkOption tile piece=Piece::Meld(index) is_marked><MeldArt meld=turned/></MarkOption>
        }
    });
    let others = match meld.kind() {
        MeldKind::Chow => view! { <OtherChows index chow=meld/> }.into_any(),
        _ => {
            let kinds = calculator.rules.get().melds.iter().copied();
            let kinds = kinds.filter(|kind| *kind != MeldKind::Chow && *kind != meld.kind());
            let others = kinds.filter_map(|kind| Meld::of(kind, meld.tile()));
            let option = |other: Meld| {
                let other = other.with_mark(is_marked);
                view! { <MeldOption meld=other action=Action::Replace(index, other)/> }
            };
            others.map(option).collect_view().into_any()
        }
    };
    Some(view! {
        {mark}
        {others}
        <TileOption
            name=i18n.t("ui.conceal")
            action=Action::Conceal(index)
            attr:data-option="conceal"
        />
    })
}

/// Every chow of the rule system, to take the place of a chow. Those that have its marked tile keep the
/// mark.
#[component]
fn OtherChows(
    /// The index of the chow among the melds of the hand.
    index: usize,
    chow: Meld,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let option = move |other: Meld| {
        let keeps = chow.marked().is_some_and(|tile| other.kinds().contains(tile));
        let mark = other.with_mark(keeps).mark_index();
        let pictures = other.tiles().into_iter().enumerate();
        let pictures = pictures
            .map(|(at, tile)| view! { <TileArt tile is_marked=mark == Some(at)/> })
            .collect_view();
        view! {
            <Button
                class="chow" hook=("data-meld", other) label=meld_name(i18n, other)
                pressed=move || other == chow.with_mark(false) press=Action::Replace(index, other)
            >
                {pictures}
            </Button>
        }
    };
    view! {
        <h3 id="instead">{i18n.t("ui.instead")}</h3>
        <div class="chows" role="group" aria-labelledby="instead" on:keydown=focus::follow_arrows>
            {calculator.rules.get().all_chows().into_iter().map(option).collect_view()}
        </div>
    }
}
