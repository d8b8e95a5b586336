//! The reading of a hand: its sets, and the other readings.

use crate::reading::division::{Part, Parts, WildTile};
use crate::scoring::{Evidence, Sheet};
use crate::text::Slot;
use crate::tiles::Tile;
use crate::tiles::write_tiles;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::state::Action;

/// The largest number of other readings that are listed.
const MOST: usize = 12;

/// The parts of a reading as groups of tiles. The part that the winning tile completed is marked.
pub fn division(sheet: &Sheet) -> El {
    let division = &sheet.division;
    let parts = division.parts().map(|part| {
        let class = if Some(part) == sheet.won { "part won" } else { "part" };
        let tiles = division.tiles(part);
        let mut wilds: Vec<&WildTile> =
            division.wilds.iter().filter(|w| w.part == part && w.tile != w.stands_for).collect();
        let mut shown = Vec::new();
        for tile in &tiles {
            shown.push(art::tile(*tile));
            // A wild tile is drawn on the tile that it stands for.
            if let Some(at) = wilds.iter().position(|wild| wild.stands_for == *tile) {
                let badge = el("i", "wild").child(art::tile(wilds.remove(at).tile));
                shown.push(badge.attr("data-on", &tile.to_string()));
            }
        }
        let mut name = String::new();
        let _ = write_tiles(&mut name, &tiles);
        group("div", class, vec![art::row(&name, shown)])
    });
    group("div", "division", parts.collect())
}

/// A reading with some of its parts highlighted.
pub fn with_parts_lit(sheet: &Sheet, parts: Parts) -> El {
    tiles(sheet, &|part, _| parts.contains(part))
}

/// A reading with the tiles of the evidence highlighted; `None` if the evidence is about no tiles.
pub fn shown(sheet: &Sheet, evidence: &[Evidence]) -> Option<El> {
    let is_lit =
        |part, tile| evidence.iter().any(|e| e.parts.contains(part) || e.tiles.contains(tile));
    let about = |e: &Evidence| *e != Evidence::CIRCUMSTANCE;
    evidence.iter().any(about).then(|| tiles(sheet, &is_lit).attr("data-part", "shown"))
}

fn tiles(sheet: &Sheet, is_lit: &dyn Fn(Part, Tile) -> bool) -> El {
    let division = &sheet.division;
    let part = |part| {
        let tiles = division.tiles(part);
        let one = |tile: &Tile| {
            let light = if is_lit(part, *tile) { "lit" } else { "dim" };
            art::tile(*tile).attr("data-light", light)
        };
        let mut name = String::new();
        let _ = write_tiles(&mut name, &tiles);
        group("div", "part", vec![art::row(&name, tiles.iter().map(one).collect())])
    };
    group("div", "division", division.parts().map(part).collect())
}

/// Says what each wild tile stands for.
pub fn wilds(ui: Ui, sheet: &Sheet) -> Vec<El> {
    let wilds = sheet.division.wilds.iter().filter(|wild| wild.tile != wild.stands_for);
    let lines = wilds.map(|wild| {
        let slots =
            [("tile", Slot::tiles(&[wild.tile])), ("stands_for", Slot::tiles(&[wild.stands_for]))];
        el("li", "").sentence(&ui.catalogue().sentence("ui.stands-for", &slots))
    });
    let lines: Vec<El> = lines.collect();
    if lines.is_empty() {
        return lines;
    }
    vec![group("ul", "notes wilds", lines).attr("data-part", "wilds")]
}

/// The other readings, each with its total.
pub fn readings(ui: Ui, sheets: &[Sheet], reading: usize) -> Vec<El> {
    if sheets.len() < 2 {
        return Vec::new();
    }
    let best = sheets[0].total;
    let others = sheets.iter().enumerate().take(MOST).filter(|(i, _)| *i != reading);
    let rows = others.map(|(i, sheet)| {
        let less = match best - sheet.total {
            0 => "=".to_owned(),
            less => format!("−{less}"),
        };
        let body = vec![
            text("b", "points", &sheet.total.to_string()),
            division(sheet),
            text("span", "less", &less),
        ];
        let button = ui.button("reading", Action::Reading(i));
        button.attr("data-reading", &i.to_string()).children(body)
    });
    vec![text("h2", "", &ui.t("ui.readings")), group("div", "readings", rows.collect())]
}
