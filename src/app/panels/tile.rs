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
    let stands = calculator.tiles().standing.contains(&tile);
    let is_played_with = calculator.draft.get().marked_in_play().contains(tile);
    let marked = is_played_with.then(|| {
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
        <Melds tile is_marked=false/>
        {stands.then(|| view! { <RemoveOption piece=Piece::Standing(tile)/> })}
        <WinOption tile is_marked=false/>
    }
}

/// What can be done with the marked copy of a tile: the melds that it can be part of, taking it away, and
/// winning on it.
#[component]
pub fn MarkedChooser(tile: Tile) -> impl IntoView {
    let stands = use_calculator().tiles().marks.standing.contains(tile);
    view! {
        <Melds tile is_marked=true/>
        {stands.then(|| view! { <RemoveOption piece=Piece::Marked(tile)/> })}
        <WinOption tile is_marked=true/>
    }
}

/// The melds that a tile, or the marked copy of it, can be part of.
#[component]
fn Melds(tile: Tile, is_marked: bool) -> impl IntoView {
    let rules = use_calculator().rules.get();
    let melds = rules.melds.iter().flat_map(move |kind| match kind {
        MeldKind::Chow => chows(rules, tile),
        _ => Meld::of(*kind, tile).into_iter().collect(),
    });
    let melds = melds.map(|meld| meld.with_mark(is_marked));
    melds.map(|meld| view! { <MeldOption meld action=Action::Meld(meld)/> }).collect_view()
}

/// Winning on a tile, where something can be won with the tiles of the place.
#[component]
fn WinOption(tile: Tile, is_marked: bool) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let action = if is_marked { Action::WinOnMarked(tile) } else { Action::WinOn(tile) };
    let is_complete = calculator.draft.get().complete(calculator.asked_place()).is_some();
    is_complete.then(|| {
        view! {
            <TileOption name=i18n.t("ui.as-win") action attr:data-option="win">
                <TileArt tile is_marked/>
            </TileOption>
        }
    })
}

/// The chows that contain a tile.
fn chows(rules: &System, tile: Tile) -> Vec<Meld> {
    let mut chows = rules.all_chows();
    chows.retain(|chow| chow.kinds().contains(tile));
    chows
}
