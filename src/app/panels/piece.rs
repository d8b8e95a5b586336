//! The chooser for a piece of the hand.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::panels::tile_option::{MeldOption, RemoveOption, TileOption};
use crate::app::pieces::{Button, TileArt, marked_name, meld_name};
use crate::app::result::splits::Pins;
use crate::calculator::{Action, Piece};
use crate::tiles::{Meld, MeldKind, Tile};

/// What can be done with a piece of the hand.
#[component]
pub fn PieceChooser(piece: Piece) -> impl IntoView {
    let options = match piece {
        Piece::Standing(tile) => view! { <StandingOptions tile/> }.into_any(),
        Piece::Marked(tile) => view! { <MarkOption tile action=Action::Mark(piece)/> }.into_any(),
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
        <MarkOption tile action=Action::Mark(Piece::Standing(tile))/>
        <Pins tile/>
    }
}

/// Making a tile the marked copy of its kind, or an ordinary one, in a rule system with marked copies.
#[component]
fn MarkOption(
    /// The tile.
    tile: Tile,
    /// What a click does.
    action: Action,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_marked = !matches!(action, Action::Mark(Piece::Marked(_)));
    let name = match is_marked {
        true => marked_name(i18n, tile),
        false => i18n.tile(tile),
    };
    calculator.rules.get().marked.contains(tile).then(|| {
        view! {
            <TileOption name action attr:data-option="mark"><TileArt tile is_marked/></TileOption>
        }
    })
}

/// What a meld could be instead: another kind of meld of the same tile or another chow, or concealed
/// tiles.
#[component]
fn OtherMelds(
    /// The index of the meld in the hand.
    index: usize,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let meld = calculator.tiles().melds.get(index).copied()?;
    let others = match meld.kind() {
        MeldKind::Chow => view! { <OtherChows index chow=meld/> }.into_any(),
        _ => {
            let kinds = calculator.rules.get().melds.iter().filter(|kind| **kind != MeldKind::Chow);
            let others = kinds.filter_map(|kind| Meld::of(*kind, meld.tile()));
            let others = others.filter(|other| *other != meld);
            let option =
                |other| view! { <MeldOption meld=other action=Action::Replace(index, other)/> };
            others.map(option).collect_view().into_any()
        }
    };
    Some(view! {
        {others}
        <TileOption
            name=i18n.t("ui.conceal")
            action=Action::Conceal(index)
            attr:data-option="conceal"
        />
    })
}

/// Every chow of the rule system, to take the place of a chow.
#[component]
fn OtherChows(
    /// The index of the chow among the melds of the hand.
    index: usize,
    chow: Meld,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let option = move |other: Meld| {
        view! {
            <Button
                class="chow" hook=("data-meld", other) label=meld_name(i18n, other)
                pressed=move || other == chow press=Action::Replace(index, other)
            >
                {other.tiles().into_iter().map(|tile| view! { <TileArt tile/> }).collect_view()}
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
