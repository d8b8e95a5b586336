//! A hand that is laid out to be read, such as an example of the rulebook, or as a strip of small tiles.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::hand_rows::{self, Row};
use crate::app::pieces::tile::{FlowerArt, MeldArt, TileArt, TileRow, Tiles};
use crate::calculator::Highlight;
use crate::entry::Draft;
use crate::entry::notation::Tiles as HandTiles;
use crate::scoring::Report;
use crate::text::spoken;
use crate::tiles::{Counts, Flower, TileSet};

/// The hands of a draft, on a line each. If there are several, each has its name before it.
#[component]
pub fn LaidHand(
    /// What has been entered.
    draft: Draft,
    /// Its report, which says how one player's tiles are split into several hands.
    report: Report,
) -> impl IntoView {
    let i18n = use_i18n();
    let together = draft.is_one_player();
    let rows = if together {
        hand_rows::together(&draft, &report)
    } else {
        let places = 0..draft.system().places.len();
        let held = places.filter(|at| *at == 0 || draft.place(*at).is_some_and(|t| !t.is_empty()));
        held.map(|place| hand_rows::of_place(&draft, place)).collect()
    };
    let several = rows.len() > 1;
    let widths = rows.iter().map(|row| width(row, flowers(&draft, row)));
    let width = widths.max().unwrap_or_default();
    let lines = rows.iter().map(|row| {
        let name = match draft.seat(row.place).filter(|_| !together) {
            Some(seat) => i18n.seat(seat),
            None => i18n.join(&["place.", draft.system().places[row.place].key]),
        };
        view! {
            {several.then(|| view! { <span class="hand-name">{name}</span> })}
            <LaidLine row=row.clone() flowers=flowers(&draft, row).to_vec()/>
        }
    });
    view! { <span class="laid" style:--thirds=width.to_string()>{lines.collect_view()}</span> }
}

/// The tiles of a draft's first place as they were entered, with those in full that are highlighted. Without a
/// highlight all of them are.
#[component]
pub fn PlainHand(
    /// What has been entered.
    draft: Draft,
    #[prop(optional_no_strip)] lit: Option<Highlight>,
) -> impl IntoView {
    let mut row = hand_rows::of_place(&draft, 0);
    (row.free, row.slot) = (0, false);
    let flowers = flowers(&draft, &row).to_vec();
    let width = width(&row, &flowers);
    view! {
        <span class="laid" style:--thirds=width.to_string()><LaidLine row flowers lit/></span>
    }
}

/// The hand of a draft, or the first one if there are several.
#[component]
pub fn FirstHand(
    /// What has been entered.
    draft: Draft,
    /// Its report, which says how one player's tiles are split into several hands.
    report: Report,
) -> impl IntoView {
    let row = match draft.is_one_player() {
        true => hand_rows::together(&draft, &report).into_iter().next().unwrap_or_default(),
        false => hand_rows::of_place(&draft, 0),
    };
    let flowers = flowers(&draft, &row).to_vec();
    let width = width(&row, &flowers);
    view! {
        <span class="laid" style:--thirds=width.to_string()><LaidLine row flowers/></span>
    }
}

fn flowers<'a>(draft: &'a Draft, row: &Row) -> &'a [Flower] {
    draft.place(row.place).map(|tiles| &tiles.flowers[..]).unwrap_or_default()
}

/// The width of a line in thirds of a tile. More than two flowers take a line of their own.
fn width(row: &Row, flowers: &[Flower]) -> usize {
    row.width()
        + match flowers.len() {
            count @ 1..=2 => 3 * count + 1,
            _ => 0,
        }
}

/// The tiles of one hand.
#[component]
fn LaidLine(
    row: Row,
    flowers: Vec<Flower>,
    #[prop(optional_no_strip)] lit: Option<Highlight>,
) -> impl IntoView {
    // Tiles that are not highlighted are pale.
    let pale = move |is_lit: bool| (lit.is_some() && !is_lit).then_some("");
    let mut unlit = lit.map(|lit| lit.standing).unwrap_or_default();
    let tiles = HandTiles { flowers: flowers.clone(), ..row.tiles() };
    let name = spoken::hand(&tiles, None, &use_i18n().catalogue());
    let mut left = row.marks.standing;
    let standing = row.standing.tiles().map(|tile| {
        let is_marked = left.contains(tile);
        left = left.minus(TileSet::of(tile));
        let is_lit = unlit.get(tile) > 0;
        if is_lit {
            unlit.remove(tile);
        }
        view! { <span class="tile" data-pale=pale(is_lit)><TileArt tile is_marked/></span> }
    });
    let melds = row.melds.iter().enumerate().map(|(at, (_, _, meld))| {
        let is_lit = lit.is_some_and(|lit| lit.melds & 1 << at != 0);
        view! { <span class="meld" data-pale=pale(is_lit)><MeldArt meld=*meld/></span> }
    });
    let is_marked = row.marks.win;
    let win = row.win.map(|tile| {
        let is_lit = lit.is_some_and(|lit| lit.win);
        view! { <span class="tile win" data-pale=pale(is_lit)><TileArt tile is_marked/></span> }
    });
    let flowers = (!flowers.is_empty()).then(|| {
        let flowers = flowers
            .iter()
            .map(|flower| view! { <span class="tile"><FlowerArt flower=*flower/></span> });
        view! { <span class="flowers">{flowers.collect_view()}</span> }
    });
    view! {
        <span class="line" role="img" aria-label=name>
            {standing.collect_view()}
            {melds.collect_view()}
            {win}
            {flowers}
        </span>
    }
}

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
