//! Choosing a split: tiles are kept in their hands until that split is the declared one.

use crate::entry::{Draft, Event};
use crate::scoring::{Engine, Split};
use crate::sorting::Sort;
use crate::tiles::Tile;

/// The draft with as many tiles kept in their hands as it takes to make this split of its report
/// the declared one. `None` if there is no such split, or if the rule system cannot keep tiles.
pub fn keep(engine: &dyn Engine, draft: &Draft, split: usize) -> Option<Draft> {
    let splits = |draft: &Draft| engine.report_as_it_is(draft).settled.splits.into_iter();
    let kind = draft.system().events.iter().find(|kind| kind.held)?;
    let wanted = splits(draft).nth(split)?;
    let mut kept = draft.clone();
    for share in &wanted.hands {
        // Each round keeps one more tile, until all tiles of this hand are kept.
        for _ in &share.tiles {
            let now = splits(&kept).next()?;
            if same(&now, &wanted) {
                return Some(kept);
            }
            let there = now.hands.iter().find(|hand| hand.place == share.place);
            let there = there.map_or(&[][..], |hand| &hand.tiles);
            let held = |draft: &Draft, tile| {
                let like =
                    |e: &&Event| (e.kind, e.place, e.tile) == (kind, share.place, Some(tile));
                draft.events.iter().filter(like).count()
            };
            let copies = |tiles: &[Tile], tile| tiles.iter().filter(|t| **t == tile).count();
            let missing = |tile: &&Tile| copies(there, **tile) < copies(&share.tiles, **tile);
            let free = |tile: &&Tile| held(&kept, **tile) < copies(&share.tiles, **tile);
            let tiles = || share.tiles.iter().filter(free);
            let Some(tile) = tiles().find(missing).or_else(|| tiles().next()) else { break };
            let mut event = Event::new(kind, share.place);
            event.tile = Some(*tile);
            kept.events.push(event);
        }
    }
    let now = splits(&kept).next()?;
    same(&now, &wanted).then_some(kept)
}

/// Whether the hands of both splits have the same tiles.
fn same(one: &Split, other: &Split) -> bool {
    let tiles = |split: &Split| {
        let mut hands: Vec<(usize, Vec<Tile>)> =
            split.hands.iter().map(|hand| (hand.place, hand.tiles.clone())).collect();
        hands.iter_mut().for_each(|(_, tiles)| tiles.sort_unstable());
        hands.arrange_by_key(|(place, _)| *place);
        hands
    };
    tiles(one) == tiles(other)
}
