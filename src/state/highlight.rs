//! Which tiles of the hand light up for a fan.

use crate::entry::notation::Tiles;
use crate::scoring::{Evidence, Sheet};
use crate::tiles::Counts;

use super::Chosen;

/// The pieces of a hand that make a fan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// How many standing copies of each kind.
    pub standing: Counts,
    /// The melds, as bits.
    pub melds: u8,
    /// The winning tile.
    pub win: bool,
}

/// What lights up for the chosen fan of a sheet; `None` where it is not about some of the tiles.
pub fn lit(tiles: &Tiles, sheet: &Sheet, chosen: Chosen) -> Option<Lit> {
    let mut lit = Lit::default();
    let held: Counts = tiles.standing.iter().copied().collect();
    match chosen {
        Chosen::Counted(fan) => {
            let counted = sheet.counted.iter().filter(|c| c.fan == fan);
            counted.for_each(|c| add(&mut lit, tiles, &held, sheet, c.evidence));
        }
        Chosen::Dropped(index) => {
            add(&mut lit, tiles, &held, sheet, sheet.dropped.get(index)?.evidence)
        }
    }
    (lit != Lit::default()).then_some(lit)
}

fn add(lit: &mut Lit, tiles: &Tiles, held: &Counts, sheet: &Sheet, evidence: Evidence) {
    for part in evidence.parts.iter() {
        let declared = part.as_set().filter(|i| *i < tiles.melds.len());
        if let Some(i) = declared {
            lit.melds |= 1 << i;
            continue;
        }
        let mut win = tiles.win.filter(|_| Some(part) == sheet.won);
        for tile in sheet.division.tiles(part) {
            if win == Some(tile) {
                (lit.win, win) = (true, None);
            } else if lit.standing.get(tile) < held.get(tile) {
                lit.standing.add(tile);
            } else if tiles.win == Some(tile) {
                lit.win = true;
            }
        }
    }
    for tile in evidence.tiles {
        while lit.standing.get(tile) < held.get(tile) {
            lit.standing.add(tile);
        }
        lit.win |= tiles.win == Some(tile);
        for (i, meld) in tiles.melds.iter().enumerate() {
            lit.melds |= u8::from(meld.kinds().contains(tile)) << i;
        }
    }
}
