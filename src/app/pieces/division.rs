//! The reading of a hand as groups of tiles.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::sentence::Words;
use crate::app::pieces::tile::{TileArt, TileRow};
use crate::reading::division::{Part, Parts, WildTile};
use crate::scoring::{Evidence, Sheet};
use crate::text::{Slot, spoken};
use crate::tiles::{Tile, TileSet};

/// The parts of a reading as groups of tiles. The part that the winning tile completed is marked.
#[component]
pub fn Division(sheet: Sheet) -> impl IntoView {
    let division = &sheet.division;
    let words = use_i18n().catalogue();
    let parts = division.parts().map(|part| {
        let class = if Some(part) == sheet.won { "part won" } else { "part" };
        let tiles = division.tiles(part);
        let mut wilds: Vec<&WildTile> =
            division.wilds.iter().filter(|w| w.part == part && w.tile != w.stands_for).collect();
        let marked = division.marked_in(part);
        let mut left = marked;
        let pictures = tiles.iter().map(|tile| {
            let wild = wilds.iter().position(|wild| wild.stands_for == *tile);
            let wild = wild.map(|at| wilds.remove(at).tile);
            let is_marked = take(&mut left, *tile);
            view! {
                <TileArt tile=*tile is_marked/>
                {wild.map(|wild| view! { <WildBadge wild stands_for=*tile/> })}
            }
        });
        let pictures = pictures.collect_view();
        let name = spoken::tiles(&tiles, marked, &words);
        view! { <div class=class><TileRow name=name>{pictures}</TileRow></div> }
    });
    view! { <div class="division">{parts.collect_view()}</div> }
}

/// Whether a tile is the first one of its kind in a part, which shows the mark of the kind.
fn take(marked: &mut TileSet, tile: Tile) -> bool {
    let is_marked = marked.contains(tile);
    *marked = marked.minus(TileSet::of(tile));
    is_marked
}

/// A wild tile, drawn on the tile that it stands for.
#[component]
fn WildBadge(wild: Tile, stands_for: Tile) -> impl IntoView {
    view! { <i class="wild" data-on=stands_for.to_string()><TileArt tile=wild/></i> }
}

/// A reading with some of its parts highlighted.
#[component]
pub fn DivisionWithPartsLit(sheet: Sheet, parts: Parts) -> impl IntoView {
    view! { <div class="division">{lit(&sheet, &|part, _| parts.contains(part))}</div> }
}

/// A reading with the tiles of the evidence highlighted; nothing if the evidence is about no tiles.
#[component]
pub fn EvidenceTiles(sheet: Sheet, evidence: Vec<Evidence>) -> impl IntoView {
    let is_lit =
        |part, tile| evidence.iter().any(|e| e.parts.contains(part) || e.tiles.contains(tile));
    evidence.iter().any(|e| *e != Evidence::CIRCUMSTANCE).then(|| {
        view! { <div class="division" data-part="shown">{lit(&sheet, &is_lit)}</div> }
    })
}

fn lit(sheet: &Sheet, is_lit: &dyn Fn(Part, Tile) -> bool) -> impl IntoView + use<> {
    let division = &sheet.division;
    let words = use_i18n().catalogue();
    let part = |part| {
        let tiles = division.tiles(part);
        let marked = division.marked_in(part);
        let mut left = marked;
        let one = |tile: &Tile| {
            let light = if is_lit(part, *tile) { "lit" } else { "dim" };
            let is_marked = take(&mut left, *tile);
            view! { <TileArt tile=*tile is_marked attr:data-light=light/> }
        };
        let pictures = tiles.iter().map(one).collect_view();
        let name = spoken::tiles(&tiles, marked, &words);
        view! { <div class="part"><TileRow name=name>{pictures}</TileRow></div> }
    };
    division.parts().map(part).collect_view()
}

/// Says what each wild tile stands for.
#[component]
pub fn Wilds(sheet: Sheet) -> impl IntoView {
    let i18n = use_i18n();
    let wilds = sheet.division.wilds.iter().filter(|wild| wild.tile != wild.stands_for);
    let lines = wilds.map(|wild| {
        let slots =
            [("tile", Slot::tiles(&[wild.tile])), ("stands_for", Slot::tiles(&[wild.stands_for]))];
        let sentence = i18n.catalogue().sentence("ui.stands-for", &slots);
        view! { <li><Words sentence/></li> }
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| view! { <ul class="notes wilds" data-part="wilds">{lines}</ul> })
}
