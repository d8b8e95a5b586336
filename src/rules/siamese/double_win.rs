//! The double win: all 28 tiles split into two winning hands (M5–M9).

use serde::Serialize;

use crate::tiles::{Counts, Tile};

use super::first_win::{ChosenHand, worth};
use super::hand_id::{ByHand, HandId};
use super::hand_search;
use super::player_tiles::PlayerTiles;

/// Two winning hands made of all tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WinningSplit {
    /// The hands.
    pub hands: ByHand<ChosenHand>,
    /// Which is declared first: it is worth no more than the other (M7).
    pub first: HandId,
    /// What both are worth together.
    pub total: u16,
}

/// What can be done with all tiles at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DoubleWins {
    /// How many ways there are to make hands A and B complete, whatever they are worth.
    pub splits: usize,
    /// The dearest ways to win with both, the dearest first.
    pub best: Vec<WinningSplit>,
}

/// The dearest double wins, up to `keep` of them; none on another player's tile (M6).
pub fn double_win(player: &PlayerTiles, keep: usize) -> DoubleWins {
    let mut doubles = DoubleWins::default();
    let Some(drawn) = player.tile() else { return doubles };
    if !player.self_drawn() || player.size() != PlayerTiles::COMPLETE {
        return doubles;
    }
    let melds = (player.melds(HandId::A).len(), player.melds(HandId::B).len());
    let symmetric = player.is_symmetric();
    hand_search::each_pair_of_hands(&player.pool(HandId::A), melds, &mut |tiles| {
        doubles.splits += 1;
        let tiles = ByHand { a: tiles, b: player.shared().minus(&tiles) };
        // Hands that are alike but for their names are looked at once.
        if symmetric && tiles.a > tiles.b {
            return;
        }
        if let Some(split) = best_split(player, &tiles, drawn, doubles.floor(keep)) {
            doubles.insert(split, keep);
        }
    });
    doubles
}

impl DoubleWins {
    /// The total that a split must exceed to be among those kept.
    fn floor(&self, keep: usize) -> u16 {
        if self.best.len() < keep { 0 } else { self.best.last().map_or(u16::MAX, |s| s.total) }
    }

    fn insert(&mut self, split: WinningSplit, keep: usize) {
        let place = self.best.partition_point(|s| s.total >= split.total);
        self.best.insert(place, split);
        self.best.truncate(keep);
    }
}

/// The dearest way to declare two hands of these tiles, if it is worth more than `floor`.
fn best_split(
    player: &PlayerTiles,
    tiles: &ByHand<Counts>,
    drawn: Tile,
    floor: u16,
) -> Option<WinningSplit> {
    let mut best: Option<WinningSplit> = None;
    for with in HandId::BOTH.into_iter().filter(|id| tiles[*id].get(drawn) > 0) {
        // Either may be the one without the drawn tile (M-A1).
        let without = with.other();
        let floor = best.map_or(floor, |split| split.total);
        for last in last_copies(player, tiles, drawn, with) {
            let chosen = |id: HandId, tile: Option<Tile>, last_copy: bool| {
                let points = worth(player, id, &tiles[id], tile, last_copy)?;
                let tiles = tiles[id];
                let chosen = ChosenHand { id, tiles, uses_tile: tile.is_some(), last_copy, points };
                player.rulings().enough(points).then_some(chosen)
            };
            let Some(winner) = chosen(with, Some(drawn), last) else { continue };
            let Some(other) = chosen(without, None, false) else { continue };
            // It is the last copy of its kind only once the other hand lies open.
            let needs_order = last && !player.situation().win.last_copy;
            if needs_order && winner.points < other.points {
                continue;
            }
            let first = if winner.points < other.points { with } else { without };
            let total = winner.points + other.points;
            if total > floor && best.is_none_or(|split| total > split.total) {
                let hands = match with {
                    HandId::A => ByHand { a: winner, b: other },
                    HandId::B => ByHand { a: other, b: winner },
                };
                best = Some(WinningSplit { hands, first, total });
            }
        }
    }
    best
}

/// Whether the drawn tile counts as the last of its kind for the hand that has it: as it is
/// said, or else, if the other hand shows the other three once it is open (M9), both with that
/// and without.
fn last_copies(
    player: &PlayerTiles,
    tiles: &ByHand<Counts>,
    drawn: Tile,
    with: HandId,
) -> impl Iterator<Item = bool> {
    let said = player.situation().win.last_copy;
    let opened = tiles[with.other()].get(drawn);
    let shown = opened > 0 && opened + player.melded().get(drawn) == 3;
    let also = shown && !said;
    also.then_some(true).into_iter().chain([said])
}
