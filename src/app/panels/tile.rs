//! The chooser for a tile of the palette.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::panels::tile_option::{MeldOption, RemoveOption, TileOption};
use crate::app::pieces::{TileArt, marked_name};
use crate::calculator::{Action, Piece};
use crate::system::System;
use crate::tiles::{Meld, MeldKind, Tile};

/// What can be done with a tile of the palette: the melds that it can be part of, taking one away,
/// and winning on it.
#[component]
pub fn TileChooser(tile: Tile) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let rules = calculator.rules.get();
    let melds = rules.melds.iter().flat_map(|kind| match kind {
        MeldKind::Chow => chows(rules, tile),
        _ => Meld::of(*kind, tile).into_iter().collect(),
    });
    let melds = melds.map(|meld| view! { <MeldOption meld action=Action::Meld(meld)/> });
    let stands = calculator.tiles().standing.contains(&tile);
    let is_complete = calculator.draft.get().complete(calculator.asked_place()).is_some();
    let win = is_complete.then(|| {
        view! {
            <TileOption name=i18n.t("ui.as-win") action=Action::WinOn(tile) attr:data-option="win">
                <TileArt tile/>
            </TileOption>
        }
    });
    let marked = rules.marked.contains(tile).then(|| {
        view! {
            <TileOption
                name=marked_name(i18n, tile) action=Action::TapMarked(tile) attr:data-option="marked"
            >
                <TileArt tile is_marked=true/>
            </TileOption>
        }
    });
    view! {
        {marked}
        {melds.collect_view()}
        {stands.then(|| view! { <RemoveOption piece=Piece::Standing(tile)/> })}
        {win}
    }
}

/// The chows that contain a tile.
fn chows(rules: &System, tile: Tile) -> Vec<Meld> {
    let mut chows = rules.all_chows();
    chows.retain(|chow| chow.kinds().contains(tile));
    chows
}
