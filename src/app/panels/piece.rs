//! The chooser for a piece of the hand.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::panels::tile_option::{MeldOption, RemoveOption, TileOption};
use crate::app::pieces::tile::TileArt;
use crate::app::result::splits::Pins;
use crate::state::{Action, Piece};
use crate::tiles::{Meld, MeldKind, Tile};

/// What can be done with a piece of the hand.
#[component]
pub fn PieceChooser(piece: Piece) -> impl IntoView {
    let options = match piece {
        Piece::Standing(tile) => view! { <StandingOptions tile/> }.into_any(),
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
    let ui = use_ui();
    view! {
        <TileOption name=ui.t("ui.make-win") action=Action::MakeWin(tile) attr:data-option="win">
            <TileArt tile/>
        </TileOption>
        <Pins tile/>
    }
}

/// The other melds of the same tiles. A chow has none.
#[component]
fn OtherMelds(
    /// The index of the meld in the hand.
    index: usize,
) -> impl IntoView {
    let ui = use_ui();
    let meld = ui.tiles().melds.get(index).copied().filter(|meld| meld.kind() != MeldKind::Chow);
    let kinds = ui.rules().melds.iter().filter(|kind| **kind != MeldKind::Chow);
    let others = kinds.filter_map(|kind| {
        let meld = Meld::of(*kind, meld?.tile())?;
        Some(view! { <MeldOption meld action=Action::Recast(index, *kind)/> })
    });
    others.collect_view()
}
