//! Discards by what can be won after them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::scoring::Discard;
use crate::sorting::Sort;
use crate::tiles::Tile;

use super::chance::Unseen;

/// A discard, and what can be expected of the hand that it leaves.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RankedDiscard {
    /// The discard, and what it leaves.
    pub discard: Discard,
    /// The points that the player's next two draws can be expected to win, if the discard between
    /// them is the best one.
    pub expected: f64,
}

/// What the next two draws can be expected to win after each discard, in points times pairs of draws.
#[derive(Clone, Debug, Default)]
pub(super) struct Expectations {
    /// For a discard and the tile that is then drawn: the most that the second draw can be expected to
    /// win, in points times draws.
    second: BTreeMap<(Tile, Tile), u64>,
}

impl Expectations {
    /// Adds what a second draw can be expected to win after `goes` was discarded and `comes` drawn. Only
    /// the most is kept.
    pub fn note(&mut self, goes: Tile, comes: Tile, value: u64) {
        let best = self.second.entry((goes, comes)).or_default();
        *best = (*best).max(value);
    }

    /// What two draws can be expected to win after a discard. `first` is what the first one wins with
    /// each tile, and `otherwise` what the second one can be expected to win without another exchange.
    pub fn of(
        &self,
        discard: Tile,
        unseen: &Unseen,
        first: impl Fn(Tile) -> u64,
        otherwise: impl Fn(Tile) -> u64,
    ) -> f64 {
        let after = |drawn: Tile| {
            let wins = first(drawn) * unseen.all.saturating_sub(1);
            let goes_on = self.second.get(&(discard, drawn)).copied().unwrap_or(0);
            unseen.copies(drawn) * wins.max(goes_on).max(otherwise(drawn))
        };
        let sum: u64 = Tile::all().map(after).sum();
        sum as f64 / unseen.pairs().max(1) as f64
    }
}

/// Sorts by worth: what can be expected first, then speed.
pub(super) fn sort(discards: &mut [RankedDiscard]) {
    discards.arrange_by(|a, b| {
        let speed = |ranked: &RankedDiscard| {
            (ranked.discard.shanten, Reverse(ranked.discard.copies), ranked.discard.tile)
        };
        b.expected.total_cmp(&a.expected).then_with(|| speed(a).cmp(&speed(b)))
    });
}
