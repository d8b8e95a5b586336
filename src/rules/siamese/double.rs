//! The double win: all 28 tiles split into two winning hands (M5–M9).

use serde::Serialize;

use crate::tiles::{Counts, Tile};

use super::choices;
use super::first::{Chosen, worth};
use super::holding::Holding;
use super::side::{BySide, Side};

/// Two winning hands made of all tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Split {
    /// The hands.
    pub hands: BySide<Chosen>,
    /// Which is declared first: it is worth no more than the other (M7).
    pub first: Side,
    /// What both are worth together.
    pub total: u16,
}

/// What can be done with all tiles at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Doubles {
    /// How many ways there are to make hands A and B complete, whatever they are worth.
    pub splits: usize,
    /// The dearest ways to win with both, the dearest first.
    pub best: Vec<Split>,
}

/// The dearest double wins, up to `keep` of them; none on another player's tile (M6).
pub fn double_win(holding: &Holding, keep: usize) -> Doubles {
    let mut doubles = Doubles::default();
    let Some(drawn) = holding.tile() else { return doubles };
    if !holding.self_drawn() || holding.size() != Holding::COMPLETE {
        return doubles;
    }
    let melds = (holding.melds(Side::A).len(), holding.melds(Side::B).len());
    let symmetric = holding.is_symmetric();
    choices::pairs_of_hands(&holding.pool(Side::A), melds, &mut |tiles| {
        doubles.splits += 1;
        let tiles = BySide { a: tiles, b: holding.shared().minus(&tiles) };
        // Hands that are alike but for their names are looked at once.
        if symmetric && tiles.a > tiles.b {
            return;
        }
        if let Some(split) = best_split(holding, &tiles, drawn, doubles.floor(keep)) {
            doubles.insert(split, keep);
        }
    });
    doubles
}

impl Doubles {
    /// The total that a split must exceed to be among those kept.
    fn floor(&self, keep: usize) -> u16 {
        if self.best.len() < keep { 0 } else { self.best.last().map_or(u16::MAX, |s| s.total) }
    }

    fn insert(&mut self, split: Split, keep: usize) {
        let place = self.best.partition_point(|s| s.total >= split.total);
        self.best.insert(place, split);
        self.best.truncate(keep);
    }
}

/// The dearest way to declare two hands of these tiles, if it is worth more than `floor`.
fn best_split(holding: &Holding, tiles: &BySide<Counts>, drawn: Tile, floor: u16) -> Option<Split> {
    let mut best: Option<Split> = None;
    for with in Side::BOTH.into_iter().filter(|side| tiles[*side].get(drawn) > 0) {
        // Either may be the one without the drawn tile (M-A1).
        let without = with.other();
        let floor = best.map_or(floor, |split| split.total);
        for last in last_copies(holding, tiles, drawn, with) {
            let chosen = |side: Side, tile: Option<Tile>, last_copy: bool| {
                let points = worth(holding, side, &tiles[side], tile, last_copy)?;
                let tiles = tiles[side];
                let chosen = Chosen { side, tiles, uses_tile: tile.is_some(), last_copy, points };
                holding.rulings().enough(points).then_some(chosen)
            };
            let Some(winner) = chosen(with, Some(drawn), last) else { continue };
            let Some(other) = chosen(without, None, false) else { continue };
            // It is the last copy of its kind only once the other hand lies open.
            let needs_order = last && !holding.situation().win.last_copy;
            if needs_order && winner.points < other.points {
                continue;
            }
            let first = if winner.points < other.points { with } else { without };
            let total = winner.points + other.points;
            if total > floor && best.is_none_or(|split| total > split.total) {
                let hands = match with {
                    Side::A => BySide { a: winner, b: other },
                    Side::B => BySide { a: other, b: winner },
                };
                best = Some(Split { hands, first, total });
            }
        }
    }
    best
}

/// Whether the drawn tile counts as the last of its kind for the hand that has it: as it is
/// said, or else, if the other hand shows the other three once it is open (M9), both with that
/// and without.
fn last_copies(
    holding: &Holding,
    tiles: &BySide<Counts>,
    drawn: Tile,
    with: Side,
) -> impl Iterator<Item = bool> {
    let said = holding.situation().win.last_copy;
    let opened = tiles[with.other()].get(drawn);
    let shown = opened > 0 && opened + holding.melded().get(drawn) == 3;
    let also = shown && !said;
    also.then_some(true).into_iter().chain([said])
}
