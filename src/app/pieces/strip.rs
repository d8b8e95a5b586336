//! A hand as a strip of small tiles.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::tile::{FlowerArt, MeldArt, TileRow, Tiles};
use crate::entry::notation::Tiles as HandTiles;
use crate::text::spoken;
use crate::tiles::{Counts, TileSet};

/// A hand as a strip of small tiles: standing tiles in order, melds, the winning tile, flowers.
#[component]
pub fn HandStrip(hand: HandTiles) -> impl IntoView {
    let marks = hand.marks;
    let standing: Counts = hand.standing.iter().copied().collect();
    let standing: Vec<_> = standing.tiles().collect();
    let words = use_i18n().catalogue();
    let melds = hand.melds.into_iter().map(|meld| {
        view! { <TileRow name=spoken::meld(&meld, &words)><MeldArt meld/></TileRow> }
    });
    let flowers = (!hand.flowers.is_empty()).then(|| {
        let name = spoken::flowers(&hand.flowers, &words);
        let flowers = hand.flowers.iter().map(|flower| view! { <FlowerArt flower=*flower/> });
        let flowers = flowers.collect_view();
        view! { <TileRow name>{flowers}</TileRow> }
    });
    view! {
        <div class="strip">
            <Tiles tiles=standing marked=marks.standing/>
            {melds.collect_view()}
            {hand.win.map(|tile| {
                let marked = if marks.win { TileSet::of(tile) } else { TileSet::EMPTY };
                view! { <Tiles tiles=vec![tile] marked/> }
            })}
            {flowers}
        </div>
    }
}
