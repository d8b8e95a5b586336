//! A hand that is not ready: the best discards, and the tiles that bring it nearer.

use std::cmp::Reverse;

use crate::scoring::{Discard, Wait, Worth};
use crate::tiles::{Tile, TileSet};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::app::result::waits::{head, named, tile_and_copies};
use crate::state::Action;

/// The tiles that bring a hand of thirteen nearer to ready. A tap draws one.
pub fn useful(ui: Ui, useful: TileSet, copies: u8) -> Vec<El> {
    let tiles = useful.map(|tile| {
        let button = ui.button("help", Action::Tap(tile)).attr("data-useful", &tile.to_string());
        button.child(named(ui, tile))
    });
    let tip = text("p", "tip", &ui.count("ui.useful-head", usize::from(copies)));
    vec![group("div", "helps", tiles.collect()), tip]
}

/// The best discards with what each leads to. Its worth may be found later.
pub fn discards(ui: Ui, discards: &[Discard], pending: bool) -> Vec<El> {
    let worth = discards.iter().any(|discard| !discard.waits.is_empty());
    let ready = discards.iter().any(|discard| discard.shanten == 0);
    let last = match (worth, ready) {
        (true, _) => "ui.then-worth",
        (_, true) => "ui.then-waits",
        _ => "ui.then-useful",
    };
    let mut rows = vec![head(ui, ["ui.discard", "ui.copies", last])];
    rows.extend(discards.iter().map(|d| row(ui, d)));
    let mut parts = vec![group("div", "discards", rows)];
    if pending {
        parts.push(counting(ui));
    }
    parts.push(text("p", "tip", &ui.t("ui.hint.discards")));
    parts
}

/// The placeholder while the worth of waits is being found.
pub fn counting(ui: Ui) -> El {
    text("p", "quiet counting", &ui.t("ui.counting"))
}

fn row(ui: Ui, discard: &Discard) -> El {
    // A hand that is complete without another tile has waits but no useful tiles.
    let waiting = discard.waits.iter().map(|wait| usize::from(wait.copies)).sum();
    let copies = if discard.waits.is_empty() { usize::from(discard.copies) } else { waiting };
    let mut body = tile_and_copies(ui, discard.tile, copies);
    body.push(if discard.waits.is_empty() {
        let useful: Vec<Tile> = discard.useful.collect();
        group("span", "leads-to", vec![art::group(&useful)])
    } else {
        leads_to(ui, &discard.waits)
    });
    let button = ui.button("discard", Action::Discard(discard.tile));
    button.attr("data-discard", &discard.tile.to_string()).children(body)
}

/// The largest number of worths, and of tiles of one worth, that are listed one by one.
const SHOWN: usize = 6;

/// Waits with the same worth.
struct SameWorth<'a> {
    discard: &'a Worth,
    self_drawn: &'a Worth,
    tiles: Vec<Tile>,
}

impl SameWorth<'_> {
    fn worths(&self) -> [&Worth; 2] {
        [self.discard, self.self_drawn]
    }

    /// The best is the greatest.
    fn rank(&self) -> (u16, u16) {
        let totals = self.worths().map(|worth| if worth.wins { worth.total } else { 0 });
        (totals[0].max(totals[1]), totals[0].min(totals[1]))
    }
}

/// The waits after a discard, grouped by worth, the highest first. If there are very many worths,
/// only the lowest and the highest are listed.
fn leads_to(ui: Ui, waits: &[Wait]) -> El {
    let mut groups: Vec<SameWorth> = Vec::new();
    for Wait { tile, discard, self_drawn, .. } in waits {
        let same = |group: &&mut SameWorth| group.worths() == [discard, self_drawn];
        match groups.iter_mut().find(same) {
            Some(group) => group.tiles.push(*tile),
            None => groups.push(SameWorth { discard, self_drawn, tiles: vec![*tile] }),
        }
    }
    if groups.len() > SHOWN {
        let totals =
            || groups.iter().flat_map(SameWorth::worths).filter(|w| w.wins).map(|w| w.total);
        let range = [totals().min(), totals().max()].map(|total| total.unwrap_or(0).to_string());
        let kinds = text("span", "also", &ui.count("ui.kinds", waits.len()));
        let points = text("b", "points", &[&*range[0], "–", &*range[1]].concat());
        return group("span", "leads-to", vec![points, kinds]);
    }
    groups.sort_by_key(|group| Reverse(group.rank()));
    let alone = groups.len() == 1;
    group("span", "leads-to", groups.iter().map(|group| leads(ui, group, alone)).collect())
}

/// Writes waits with their totals by discard and self-drawn, or one total if both are the same:
/// “6s 9s 50/60”. If there are very many tiles, only their number is written.
fn leads(ui: Ui, of: &SameWorth, alone: bool) -> El {
    let most = if alone { 3 * SHOWN } else { SHOWN };
    let tiles = match of.tiles.len() {
        n if n > most => text("span", "copies", &ui.count("ui.kinds", n)),
        _ => art::group(&of.tiles),
    };
    let number = |worth: &Worth| {
        let class = if worth.wins { "points" } else { "less" };
        let total = worth.total.to_string();
        text("b", class, if worth.wins || worth.total > 0 { &total } else { "–" })
    };
    let [discard, self_drawn] = of.worths();
    let mut numbers = vec![number(discard)];
    if discard != self_drawn {
        numbers.extend([el("i", "").text("/"), number(self_drawn)]);
    }
    group("span", "leads", vec![tiles, group("span", "numbers-of", numbers)])
}
