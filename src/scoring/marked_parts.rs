//! Which parts of the readings show the marked copies that a draft holds, such as red fives. The marks are
//! of the draft alone: they make no other division.

use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::reading::division::{Division, MarkedTile, Part};
use crate::tiles::Tile;

use super::{Settled, Sheet};

/// Says in every reading which parts show the marked copies that the draft holds.
pub(super) fn show_marked(draft: &Draft, settled: &mut Settled) {
    if draft.system().marked.is_empty() {
        return;
    }
    let show = |place: usize, sheets: &mut [Sheet]| {
        let Some(tiles) = draft.place(place) else { return };
        for Sheet { division, won, .. } in sheets {
            // There is one marked copy of a kind, and there are three kinds.
            let marked = marked_parts(division, *won, tiles);
            division.marked = marked.into_iter().take(3).collect();
        }
    };
    show(0, &mut settled.sheets);
    for other in &mut settled.others {
        show(other.place, &mut other.sheets);
    }
}

/// The marked copies of tiles, each in the part that shows it. `won` is the part that the winning tile
/// completed.
fn marked_parts(division: &Division, won: Option<Part>, tiles: &Tiles) -> Vec<MarkedTile> {
    // Declared sets are the first parts, in their order.
    let melded = tiles.melds.iter().enumerate().filter_map(|(index, meld)| {
        Some(MarkedTile { part: Part::set(index), tile: meld.marked()? })
    });
    let win = tiles.marked_win().and_then(|tile| {
        let part = won.filter(|part| division.tiles(*part).contains(&tile));
        Some(MarkedTile { part: part.or_else(|| standing_part(division, tile, None))?, tile })
    });
    let standing = tiles.marks.standing.iter().filter_map(|tile| {
        let won = won.filter(|_| tiles.win == Some(tile));
        Some(MarkedTile { part: standing_part(division, tile, won)?, tile })
    });
    melded.chain(win).chain(standing).collect()
}

/// The first part with a tile that stands in the hand. One copy of it in the part `won` is the winning
/// tile.
fn standing_part(division: &Division, tile: Tile, won: Option<Part>) -> Option<Part> {
    let stands = |part: &Part| {
        let is_declared = part.as_set().is_some_and(|index| division.sets[index].declared);
        let copies = division.tiles(*part).iter().filter(|other| **other == tile).count();
        !is_declared && copies > usize::from(Some(*part) == won)
    };
    division.parts().find(stands)
}
