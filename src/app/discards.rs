//! A hand that is not ready: what to discard, and which tiles help.

use crate::report::{Discard, Wait};
use crate::tile::{Tile, TileSet};

use super::art;
use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

/// The tiles that bring a hand of thirteen nearer: tap one to draw it.
pub fn useful(ui: Ui, useful: TileSet, copies: u8) -> Vec<El> {
    let tiles = useful.map(|tile| {
        let button = ui.button("help", Action::Tap(tile)).attr("data-useful", &tile.to_string());
        button.attr("aria-label", &ui.tile(tile)).child(art::tile(tile))
    });
    let head = text("p", "quiet", &ui.count("ui.useful-head", usize::from(copies)));
    vec![head, group("div", "helps", tiles.collect())]
}

/// The best discards, and what each leaves.
pub fn discards(ui: Ui, discards: &[Discard]) -> Vec<El> {
    let worth = discards.iter().any(|discard| !discard.waits.is_empty());
    let head = if worth { "ui.discards-ready-head" } else { "ui.discards-head" };
    let mut rows = vec![text("p", "quiet", &ui.t(head))];
    rows.extend(discards.iter().map(|d| row(ui, d)));
    rows
}

fn row(ui: Ui, discard: &Discard) -> El {
    let leaves = match discard.shanten {
        0 => ui.t("ui.leaves-ready"),
        n => ui.count("ui.leaves", usize::from(n)),
    };
    let left = text("span", "copies", &ui.count("ui.left", usize::from(discard.copies)));
    let mut words =
        vec![text("span", "name", &ui.tile(discard.tile)), text("span", "copies", &leaves)];
    let helps = if discard.waits.is_empty() {
        let useful: Vec<Tile> = discard.useful.collect();
        group("span", "kind helpers", vec![art::group(&useful), left])
    } else {
        words.push(left);
        leads_to(ui, &discard.waits)
    };
    let body = vec![art::tile(discard.tile), group("span", "kind", words), helps];
    let button = ui.button("discard", Action::Discard(discard.tile));
    button.attr("data-discard", &discard.tile.to_string()).children(body)
}

/// How many waits are shown each on its own.
const SHOWN: usize = 9;

/// The waits that a discard leads to, each with its worth; of very many only how many there are,
/// and the least and the most that they are worth.
fn leads_to(ui: Ui, waits: &[Wait]) -> El {
    if waits.len() > SHOWN {
        let worths = || waits.iter().flat_map(|wait| [&wait.discard, &wait.self_drawn]);
        let totals = || worths().filter(|worth| worth.wins).map(|worth| worth.total);
        let range = [totals().min(), totals().max()].map(|total| total.unwrap_or(0).to_string());
        let kinds = text("span", "copies", &ui.count("ui.kinds", waits.len()));
        let points = text("b", "points", &[&*range[0], "–", &*range[1]].concat());
        return group("span", "kind helpers", vec![points, kinds]);
    }
    let each = waits.iter().map(|wait| {
        let worths = [&wait.discard, &wait.self_drawn].map(|worth| {
            let class = if worth.wins { "points" } else { "less" };
            text("span", class, &worth.total.to_string())
        });
        group("span", "leads", [vec![art::tile(wait.tile)], worths.into()].concat())
    });
    group("span", "leads-to", each.collect())
}
