//! A hand that is not ready: the best discards, and the tiles that bring it nearer.

use std::cmp::Reverse;

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Tiles};
use crate::app::result::waits::{Columns, NamedTile, TileWithCopies};
use crate::calculator::Action;
use crate::scoring::{Discard, Wait, Worth};
use crate::sorting::Sort;
use crate::tiles::{Tile, TileSet};

/// The tiles that bring a hand of thirteen nearer to ready. A tap draws one.
#[component]
pub fn UsefulTiles(
    tiles: TileSet,
    /// How many copies of them are left in all.
    copies: u8,
) -> impl IntoView {
    let i18n = use_i18n();
    let buttons = tiles.iter().map(|tile| {
        view! {
            <Button class="help" hook=("data-useful", tile) press=Action::Tap(tile)>
                <NamedTile tile/>
            </Button>
        }
    });
    view! {
        <div class="helps">{buttons.collect_view()}</div>
        <p class="tip">{i18n.count("ui.useful-head", usize::from(copies))}</p>
    }
}

/// The best discards, each with what it leads to.
#[component]
pub fn Discards(
    discards: Vec<Discard>,
    /// Whether the worth of the waits is still being calculated.
    pending: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let rows = discards.into_iter().map(|discard| (discard, None)).collect();
    view! {
        <DiscardTable rows/>
        {pending.then(|| view! { <Counting/> })}
        <p class="tip">{i18n.t("ui.hint.discards")}</p>
    }
}

/// The table of discards, in this order.
#[component]
pub fn DiscardTable(
    /// Each discard, with the points that can be expected after it, if that is known.
    rows: Vec<(Discard, Option<String>)>,
) -> impl IntoView {
    let any = |is: fn(&Discard) -> bool| rows.iter().any(|(discard, _)| is(discard));
    let last = match (any(|discard| !discard.waits.is_empty()), any(|d| d.shanten == 0)) {
        (true, _) => "ui.then-worth",
        (_, true) => "ui.then-waits",
        _ => "ui.then-useful",
    };
    let mut keys = vec!["ui.discard", "ui.copies", last];
    let has_expected = rows.iter().any(|(_, expected)| expected.is_some());
    keys.extend(has_expected.then_some("ranking.expected"));
    let rows = rows.into_iter().map(|(discard, expected)| {
        view! { <DiscardRow discard expected/> }
    });
    view! {
        <div class="discards" data-expected=has_expected.then_some("")>
            <Columns keys/>
            {rows.collect_view()}
        </div>
    }
}

/// The placeholder while the worth of waits is being found.
#[component]
pub fn Counting() -> impl IntoView {
    view! { <p class="quiet counting">{use_i18n().t("verdict.counting")}</p> }
}

/// A discard: the tile, and what is left to wait for or to draw after it.
#[component]
fn DiscardRow(discard: Discard, expected: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    // A hand that is complete without another tile has waits but no useful tiles.
    let waiting = discard.waits.iter().map(|wait| usize::from(wait.copies)).sum();
    let copies = if discard.waits.is_empty() { usize::from(discard.copies) } else { waiting };
    let leads_to = if discard.waits.is_empty() {
        let useful: Vec<Tile> = discard.useful.iter().collect();
        view! { <span class="leads-to"><Tiles tiles=useful/></span> }.into_any()
    } else {
        view! { <LeadsTo waits=discard.waits/> }.into_any()
    };
    view! {
        <Button
            class="discard" hook=("data-discard", discard.tile) press=Action::Discard(discard.tile)
        >
            <TileWithCopies tile=discard.tile copies/>
            {leads_to}
            {expected.map(|points| {
                view! {
                    <span class="expected">
                        <span class="spoken">{i18n.t("ranking.expected")} " "</span>
                        {points}
                    </span>
                }
            })}
        </Button>
    }
}

/// The largest number of worths, and of tiles of one worth, that are listed one by one.
const SHOWN: usize = 6;

/// Waits with the same worth.
struct SameWorth {
    discard: Worth,
    self_drawn: Worth,
    tiles: Vec<Tile>,
}

impl SameWorth {
    /// Groups waits by their worth, the highest first.
    fn groups(waits: Vec<Wait>) -> Vec<SameWorth> {
        let mut groups: Vec<SameWorth> = Vec::new();
        for Wait { tile, discard, self_drawn, .. } in waits {
            let same = |group: &&mut SameWorth| group.worths() == [&discard, &self_drawn];
            match groups.iter_mut().find(same) {
                Some(group) => group.tiles.push(tile),
                None => groups.push(SameWorth { discard, self_drawn, tiles: vec![tile] }),
            }
        }
        groups.arrange_by_key(|group| Reverse(group.rank()));
        groups
    }

    fn worths(&self) -> [&Worth; 2] {
        [&self.discard, &self.self_drawn]
    }

    /// The best is the greatest.
    fn rank(&self) -> (i32, i32) {
        let totals = self.worths().map(|worth| if worth.wins { worth.total } else { 0 });
        (totals[0].max(totals[1]), totals[0].min(totals[1]))
    }
}

/// The waits after a discard, grouped by worth, the highest first. If there are very many worths,
/// only the lowest and the highest are listed.
#[component]
fn LeadsTo(waits: Vec<Wait>) -> impl IntoView {
    let i18n = use_i18n();
    let kinds = waits.len();
    let groups = SameWorth::groups(waits);
    if groups.len() > SHOWN {
        let worths = groups.iter().flat_map(SameWorth::worths);
        let totals: Vec<i32> = worths.filter(|worth| worth.wins).map(|worth| worth.total).collect();
        let [least, most] = [totals.iter().min(), totals.iter().max()]
            .map(|total| total.copied().unwrap_or(0).to_string());
        return view! {
            <span class="leads-to">
                <b class="points">{[&*least, "–", &*most].concat()}</b>
                <span class="also">{i18n.count("ui.kinds", kinds)}</span>
            </span>
        }
        .into_any();
    }
    let most_tiles = if groups.len() == 1 { 3 * SHOWN } else { SHOWN };
    let groups = groups.into_iter().map(|group| view! { <WaitsOfOneWorth group most_tiles/> });
    view! { <span class="leads-to">{groups.collect_view()}</span> }.into_any()
}

/// Waits with their totals by discard and self-drawn, or one total if both are the same:
/// “6s 9s 50/60”.
#[component]
fn WaitsOfOneWorth(
    group: SameWorth,
    /// If there are more tiles, only their number is written.
    most_tiles: usize,
) -> impl IntoView {
    let i18n = use_i18n();
    let SameWorth { discard, self_drawn, tiles } = group;
    let pictures = match tiles.len() {
        n if n > most_tiles => {
            view! { <span class="copies">{i18n.count("ui.kinds", n)}</span> }.into_any()
        }
        _ => view! { <Tiles tiles/> }.into_any(),
    };
    let second = (discard != self_drawn).then(|| {
        view! {
            <i>"/"</i>
            <Total worth=self_drawn/>
        }
    });
    view! {
        <span class="leads">
            {pictures}
            <span class="numbers-of"><Total worth=discard/> {second}</span>
        </span>
    }
}

/// The total of a way to win.
#[component]
fn Total(worth: Worth) -> impl IntoView {
    let class = if worth.wins { "points" } else { "less" };
    let total = if worth.wins || worth.total > 0 { worth.total.to_string() } else { "–".into() };
    view! { <b class=class>{total}</b> }
}
