//! The palette: every tile of the rule system, with the number of copies left.

use leptos::prelude::*;

use crate::app::browser::focus;
use crate::app::context::{I18n, use_calculator, use_i18n};
use crate::app::pieces::{Button, FlowerArt, Icon, TileArt, icon, marked_name};
use crate::calculator::{Action, Mode};
use crate::system::System;
use crate::text::Slot;
use crate::tiles::{Flower, Suit, Tile, TileSet};

/// The palette. It is rendered again when the rule system changes, or whether marked copies are played with.
#[component]
pub fn Palette() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    view! {
        <div
            class="palette"
            data-part="palette"
            role="group"
            aria-label=i18n.t("ui.palette")
            on:keydown=focus::follow_arrows
        >
            {move || view! { <PaletteRows rules=calculator.rules.get() marked=calculator.entering.marked.get()/> }}
        </div>
    }
}

/// A row for each suit, and one for honors and flowers, or honors and marked copies. A suit of few kinds
/// stands with the honors, and marked copies then stand in the rows of their suits.
#[component]
fn PaletteRows(
    rules: &'static System,
    /// The kinds of which a marked copy is played with.
    marked: TileSet,
) -> impl IntoView {
    let calculator = use_calculator();
    let keys = |kinds: TileSet| {
        kinds.intersection(rules.tiles).iter().map(|tile| view! { <TileKey tile/> }).collect_view()
    };
    let few = few_of_a_suit(rules);
    let marked_keys = |kinds: TileSet| {
        kinds.intersection(marked).iter().map(|tile| view! { <MarkedKey tile/> }).collect_view()
    };
    let is_tenth = (!few.is_empty() && !marked.is_empty()).then_some("");
    let suits = Suit::ALL.into_iter().map(TileSet::of_suit).filter(|kinds| {
        let kinds = kinds.intersection(rules.tiles);
        !kinds.is_empty() && kinds.intersection(few).is_empty()
    });
    let suits = suits.map(|kinds| {
        let marked = is_tenth.map(|_| marked_keys(kinds));
        view! { <div class="row" data-marked=is_tenth>{keys(kinds)} {marked}</div> }
    });
    let has_honors = !TileSet::HONORS.intersection(rules.tiles).is_empty();
    let last = has_honors.then(|| {
        let is_flowering =
            move || (calculator.entering.mode.get() == Some(Mode::Flowers)).then_some("");
        view! {
            <div
                class="row last" data-flowering=is_flowering
                data-marked=(!marked.is_empty()).then_some("")
            >
                <div class="honors">
                    {keys(few)}
                    {keys(TileSet::HONORS)}
                    {few.is_empty().then(|| marked_keys(TileSet::ALL))}
                    {has_backspace(rules, marked).then(|| view! { <BackspaceKey/> })}
                </div>
                {rules.has_flowers.then(|| view! { <Flowers/> })}
            </div>
        }
    });
    view! { {suits.collect_view()} {last} }
}

/// The key of a tile, with the number of copies left.
#[component]
fn TileKey(tile: Tile) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let left = Memo::new(move |_| calculator.draft.get().left(tile));
    let name = move || key_label(i18n, &i18n.marked_tile(tile), left.get() as i64);
    view! {
        <button
            type="button"
            class="tile"
            data-tile=tile.to_string()
            data-hold=["tile ", &*tile.to_string()].concat()
            data-left=move || left.get().to_string()
            data-wild=move || calculator.is_wild(tile).then_some("")
            aria-label=name
            on:click=calculator.on_click(Action::Tap(tile))
        >
            <TileArt tile/>
        </button>
    }
}

/// The key of the marked copy of a tile.
#[component]
fn MarkedKey(tile: Tile) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_left = Memo::new(move |_| {
        let draft = calculator.draft.get();
        let mut hands = std::iter::once(&draft.tiles).chain(&draft.others);
        !hands.any(|tiles| tiles.marked().contains(tile)) && draft.left(tile) > 0
    });
    let name = move || key_label(i18n, &marked_name(i18n, tile), is_left.get().into());
    view! {
        <button
            type="button"
            class="tile"
            data-marked-tile=tile.to_string()
            data-hold=["tile 0", &tile.to_string()[1..]].concat()
            data-left=move || if is_left.get() { "1" } else { "0" }
            aria-label=name
            on:click=calculator.on_click(Action::TapMarked(tile))
        >
            <TileArt tile is_marked=true/>
        </button>
    }
}

/// The kinds of the suits that have so few that they stand beside the honors.
fn few_of_a_suit(rules: &System) -> TileSet {
    let suits = Suit::ALL.into_iter().map(|suit| TileSet::of_suit(suit).intersection(rules.tiles));
    suits.filter(|kinds| kinds.len() < 3).fold(TileSet::EMPTY, TileSet::union)
}

/// Whether the backspace key is in the palette: there is room for it beside the honors, unless marked
/// copies or tiles of a suit stand there.
pub fn has_backspace(rules: &System, marked: TileSet) -> bool {
    let has_honors = !TileSet::HONORS.intersection(rules.tiles).is_empty();
    has_honors && marked.is_empty() && few_of_a_suit(rules).is_empty()
}

/// The label of the key of a tile, given the tile's name and the number of copies left.
fn key_label(i18n: I18n, tile: &str, left: i64) -> String {
    i18n.fill("ui.tile-left", &[("tile", Slot::text(tile)), ("n", Slot::Number(left))])
}

/// The backspace key. It is among the honors or, where there is no room for it, among the keys for
/// melds.
#[component]
pub fn BackspaceKey() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Button class="act" name="backspace" label=i18n.t("ui.backspace") press=Action::Backspace>
            <Icon path=icon::BACKSPACE/>
        </Button>
    }
}

/// The flowers, and the key that shows them in place of the honors.
#[component]
fn Flowers() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let count = Memo::new(move |_| calculator.tiles().flowers.len());
    let written = move || match count.get() {
        0 => String::new(),
        n => n.to_string(),
    };
    let flowers = Flower::all().map(|flower| view! { <FlowerKey flower/> });
    view! {
        <div class="flowers">{flowers.collect_view()}</div>
        <Button
            class="act" hook=("data-mode", "flowers")
            label=move || [&*i18n.t("ui.flowers"), " ", &*written()].concat()
            pressed=move || calculator.entering.mode.get() == Some(Mode::Flowers) press=Action::Mode(Mode::Flowers)
        >
            <Icon path=icon::FLOWER/>
            <b class="badge">{written}</b>
        </Button>
    }
}

/// The key of a flower or season. A second tap takes it away.
#[component]
fn FlowerKey(flower: Flower) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let is_held = Memo::new(move |_| calculator.tiles().flowers.contains(&flower));
    view! {
        <Button
            class="tile" hook=("data-flower", flower) label=i18n.t(&format!("flower.{flower}"))
            pressed=move || is_held.get() press=Action::Flower(flower)
        >
            <FlowerArt flower/>
        </Button>
    }
}
