//! Two ways to share tiles out among several hands, side by side: the one that is declared, and
//! another of [`Report::splits`](crate::report::Report::splits).

use serde::Serialize;

use crate::draft::{Draft, Event};
use crate::report::{Share, Split};
use crate::sheet::Sheet;
use crate::tile::Tile;
use crate::versus::Versus;

/// A hand of one of the two, with its best reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SharedHand {
    /// What it has of the shared tiles.
    pub share: Share,
    /// Its best reading.
    pub sheet: Sheet,
}

/// A hand of each that are most alike; of one alone where the other has no such hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// That of the declared way, and that of the other.
    pub hands: [Option<SharedHand>; 2],
    /// What they count and do not count alike, where there are both.
    pub versus: Option<Versus>,
}

/// Why the declared way comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preference {
    /// Its hands are worth more.
    Total,
    /// It is one hand alone that is paid more than both of the other.
    Alone,
    /// They come to the same: the order of the tiles decides.
    Order,
}

impl Preference {
    /// Its key in the catalogues.
    pub fn key(self) -> &'static str {
        match self {
            Preference::Total => "total",
            Preference::Alone => "alone",
            Preference::Order => "order",
        }
    }
}

/// Two ways side by side, the declared one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sharing {
    /// Their hands.
    pub pairings: Vec<Pairing>,
    /// What the hands of each are worth together.
    pub totals: [u16; 2],
    /// Why the first is declared.
    pub preference: Preference,
}

/// The draft with as many tiles kept in their hands as it takes for this split of its report to be
/// the one that is declared; `None` where there is no such split, or tiles can't be kept.
pub fn keep(draft: &Draft, split: usize) -> Option<Draft> {
    let rules = draft.rules();
    let kind = rules.events().iter().find(|kind| kind.held)?;
    let wanted = rules.report(draft).splits.into_iter().nth(split)?;
    let mut kept = draft.clone();
    for share in &wanted.hands {
        // Each time round one tile more is kept, until none is left of this hand.
        for _ in &share.tiles {
            let now = rules.report(&kept).splits.into_iter().next()?;
            if same(&now, &wanted) {
                return Some(kept);
            }
            let there = now.hands.iter().find(|hand| hand.place == share.place);
            let there = there.map_or(&[][..], |hand| &hand.tiles);
            let held = |draft: &Draft, tile| {
                let like =
                    |e: &&Event| (e.kind, e.place, e.tile) == (kind.key, share.place, Some(tile));
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
    let now = rules.report(&kept).splits.into_iter().next()?;
    same(&now, &wanted).then_some(kept)
}

/// Whether the hands have the same tiles.
fn same(one: &Split, other: &Split) -> bool {
    let tiles = |split: &Split| {
        let mut hands: Vec<(usize, Vec<Tile>)> =
            split.hands.iter().map(|hand| (hand.place, hand.tiles.clone())).collect();
        hands.iter_mut().for_each(|(_, tiles)| crate::sort::by(tiles, |a, b| a < b));
        crate::sort::by(&mut hands, |a, b| a.0 < b.0);
        hands
    };
    tiles(one) == tiles(other)
}
