//! The highlight of a fan: which tiles of the hand its evidence is about.

use crate::entry::notation::Tiles;
use crate::scoring::{Evidence, Sheet};
use crate::tiles::Counts;

use super::ChosenFan;

/// The pieces of a hand that are highlighted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highlight {
    /// How many standing copies of each tile.
    pub standing: Counts,
    /// The melds: bit `i` is set for the meld with index `i`.
    pub melds: u8,
    /// Whether the winning tile is highlighted.
    pub win: bool,
}

/// Returns the highlight of a fan of a sheet; `None` if its evidence is about no tiles.
pub fn highlight(tiles: &Tiles, sheet: &Sheet, chosen: ChosenFan) -> Option<Highlight> {
    let mut highlight = Highlight::default();
    let held: Counts = tiles.standing.iter().copied().collect();
    match chosen {
        ChosenFan::Counted(fan) => {
            let counted = sheet.counted.iter().filter(|c| c.fan.number == fan);
            counted.for_each(|c| add(&mut highlight, tiles, &held, sheet, c.evidence));
        }
        ChosenFan::Dropped(index) => sheet
            .dropped_like(index)
            .for_each(|dropped| add(&mut highlight, tiles, &held, sheet, dropped.evidence)),
    }
    (highlight != Highlight::default()).then_some(highlight)
}

fn add(highlight: &mut Highlight, tiles: &Tiles, held: &Counts, sheet: &Sheet, evidence: Evidence) {
    for part in evidence.parts.iter() {
        let declared = part.as_set().filter(|i| *i < tiles.melds.len());
        if let Some(i) = declared {
            highlight.melds |= 1 << i;
            continue;
        }
        let mut win = tiles.win.filter(|_| Some(part) == sheet.won);
        for tile in sheet.division.tiles(part) {
            if win == Some(tile) {
                (highlight.win, win) = (true, None);
            } else if highlight.standing.get(tile) < held.get(tile) {
                highlight.standing.add(tile);
            } else if tiles.win == Some(tile) {
                highlight.win = true;
            }
        }
    }
    for tile in evidence.tiles {
        while highlight.standing.get(tile) < held.get(tile) {
            highlight.standing.add(tile);
        }
        highlight.win |= tiles.win == Some(tile);
        for (i, meld) in tiles.melds.iter().enumerate() {
            highlight.melds |= u8::from(meld.kinds().contains(tile)) << i;
        }
    }
}
