//! Questions that tiles answer.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, TileArt};
use crate::entry::notation::Tiles as HandTiles;
use crate::tiles::{Tile, TileSet};

use crate::app::practice::play::Playing;

/// Tiles to choose from, any number of them.
#[component]
pub fn TileChoice(play: Playing, candidates: TileSet) -> impl IntoView {
    let class = if candidates.len() > 9 { "tile-choice all" } else { "tile-choice" };
    let tiles = candidates.iter().map(|tile| view! { <TilePick play tile is_marked=false/> });
    view! { <div class=class data-part="tile-choice">{tiles.collect_view()}</div> }
}

/// The concealed tiles of a hand, of which one is discarded.
#[component]
pub fn DiscardChoice(play: Playing, hand: HandTiles) -> impl IntoView {
    let mut tiles: Vec<Tile> = hand.standing.iter().chain(&hand.win).copied().collect();
    tiles.sort_unstable();
    let mut left = hand.marked();
    let tiles = tiles.into_iter().map(|tile| {
        let is_marked = left.contains(tile);
        left = left.minus(TileSet::of(tile));
        view! { <TilePick play tile is_marked/> }
    });
    view! { <div class="tile-choice hand" data-part="tile-choice">{tiles.collect_view()}</div> }
}

/// A tile to choose.
#[component]
fn TilePick(
    play: Playing,
    tile: Tile,
    /// Whether it is the marked copy of its kind.
    is_marked: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let is_chosen = play.follow(move |round| round.tiles.contains(tile));
    view! {
        <Button
            class="tile-pick" hook=("data-pick", tile) label=i18n.tile(tile)
            pressed=move || is_chosen.get()
            press=move || play.round.update(|round| round.flip_tile(tile))
        >
            <TileArt tile is_marked/>
        </Button>
    }
}
