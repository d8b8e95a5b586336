//! The ways to split tiles between several hands of one player.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Button, Icon, TileArt, Tiles, icon};
use crate::calculator::{Action, Panel};
use crate::scoring::Split;
use crate::text::Slot;
use crate::text::summary::split_worth;
use crate::tiles::Tile;

/// The other splits, the highest total first, and a hint how to try one's own.
#[component]
pub fn OtherSplits(
    /// All splits, the declared one first.
    splits: Vec<Split>,
) -> impl IntoView {
    let i18n = use_i18n();
    if splits.is_empty() {
        return None;
    }
    let heading = (splits.len() > 1).then(|| view! { <h2>{i18n.t("ui.splits")}</h2> });
    let others = splits.into_iter().enumerate().skip(1);
    let others = others.map(|(index, split)| view! { <SplitRow index split/> }).collect_view();
    Some(view! {
        {heading}
        {others}
        <p class="tip">{i18n.t("ui.pin-hint")}</p>
    })
}

/// A split. A tap compares it with the declared one.
#[component]
fn SplitRow(index: usize, split: Split) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let worth = split_worth(calculator.rules.get(), &split, &i18n.catalogue());
    let hands = split
        .hands
        .into_iter()
        .map(|share| view! { <span class="part"><Tiles tiles=share.tiles/></span> });
    view! {
        <Button
            class="split" hook=("data-split", index)
            press=Action::Open(Panel::SplitComparison(index))
        >
            <b class="points">{split.total.to_string()}</b>
            <span class="words">
                <span class="also">{worth}</span>
                <span class="division">{hands.collect_view()}</span>
            </span>
            <Icon path=icon::NEXT/>
        </Button>
    }
}

/// The buttons that pin a tile to one of the hands, or unpin it.
#[component]
pub fn Pins(tile: Tile) -> impl IntoView {
    let calculator = use_calculator();
    let draft = calculator.draft.get();
    let rules = draft.system();
    let held = rules.events.iter().enumerate().filter(|(_, kind)| kind.held);
    let pins = held.flat_map(|(kind, event)| {
        let draft = draft.clone();
        (0..rules.places.len()).map(move |place| {
            let is_pinned = draft
                .events
                .iter()
                .any(|e| e.kind == event && e.place == place && e.tile == Some(tile));
            view! { <Pin kind place tile is_pinned/> }
        })
    });
    pins.collect_view()
}

/// A button that pins a tile to the hand of a place, or unpins it.
#[component]
fn Pin(
    /// The index of the kind of event in the rule system.
    kind: usize,
    place: usize,
    tile: Tile,
    is_pinned: bool,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let key = if is_pinned { "ui.unpin" } else { "ui.pin" };
    view! {
        <Button
            class="option" hook=("data-option", ["pin-", calculator.rules.get().places[place].key].concat())
            press=Action::Pin(kind, place, tile)
        >
            <span class="name">{i18n.fill(key, &[("place", Slot::text(i18n.place_name(place)))])}</span>
            <span class="tiles"><TileArt tile/></span>
        </Button>
    }
}
