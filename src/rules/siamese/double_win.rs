//! The double win: all 28 tiles are split into two winning hands (M5–M9). [`score`](super::score)
//! uses it to read the tiles after a draw.

use crate::tiles::{Counts, Tile};

use super::first_win::{ChosenHand, worth};
use super::hand_id::{ByHand, HandId};
use super::hand_search;
use super::player_tiles::PlayerTiles;

/// A way to split all tiles into two winning hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WinningSplit {
    /// The two hands.
    pub hands: ByHand<ChosenHand>,
    /// The hand that is declared first. It is worth no more than the other hand (M7).
    pub first: HandId,
    /// The points of both hands together.
    pub total: i32,
}

/// The result of the search for double wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DoubleWins {
    /// The number of ways to complete both hands, whatever they are worth.
    pub splits: usize,
    /// The double wins of the highest total, best first.
    pub best: Vec<WinningSplit>,
}

/// Finds up to `keep` double wins of the highest total. There is none on another player's tile
/// (M6).
pub(crate) fn double_win(player: &PlayerTiles, keep: usize) -> DoubleWins {
    let mut doubles = DoubleWins::default();
    let Some(drawn) = player.tile() else { return doubles };
    let symmetric = player.is_symmetric();
    each_split(player, &mut |tiles| {
        doubles.splits += 1;
        // Splits that only swap hands A and B are counted once.
        if symmetric && tiles.a > tiles.b {
            return;
        }
        if let Some(split) = best_split(player, &tiles, drawn, doubles.floor(keep)) {
            doubles.insert(split, keep);
        }
    });
    doubles
}

/// Calls `each` with every way to split all tiles into two complete hands, whatever they are worth.
fn each_split(player: &PlayerTiles, each: &mut dyn FnMut(ByHand<Counts>)) {
    if !player.self_drawn() || player.size() != PlayerTiles::COMPLETE {
        return;
    }
    let melds = (player.melds(HandId::A).len(), player.melds(HandId::B).len());
    hand_search::each_pair_of_hands(&player.pool(HandId::A), melds, &mut |tiles| {
        each(ByHand { a: tiles, b: player.shared().minus(&tiles) });
    });
}

impl DoubleWins {
    /// The total that a split must exceed to be kept.
    fn floor(&self, keep: usize) -> i32 {
        if self.best.len() < keep { 0 } else { self.best.last().map_or(i32::MAX, |s| s.total) }
    }

    fn insert(&mut self, split: WinningSplit, keep: usize) {
        let place = self.best.partition_point(|s| s.total >= split.total);
        self.best.insert(place, split);
        self.best.truncate(keep);
    }
}

/// The split of these tiles with the highest total, if the total is more than `floor`.
fn best_split(
    player: &PlayerTiles,
    tiles: &ByHand<Counts>,
    drawn: Tile,
    floor: i32,
) -> Option<WinningSplit> {
    let mut best: Option<WinningSplit> = None;
    for with in HandId::BOTH.into_iter().filter(|id| tiles[*id].get(drawn) > 0) {
        // Either hand may be the one without the drawn tile (M-A1).
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
            // Where the other hand has copies of the tile, it has to be opened first.
            let needs_order = last && tiles[without].get(drawn) > 0;
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

/// Whether the drawn tile counts as the last of its kind for the hand that uses it. Both
/// possibilities are tried if that depends on the other hand, which shows its copies once it is
/// opened (M9).
fn last_copies(
    player: &PlayerTiles,
    tiles: &ByHand<Counts>,
    drawn: Tile,
    with: HandId,
) -> impl Iterator<Item = bool> {
    let opened = tiles[with.other()].get(drawn);
    let visible = opened + player.melded().get(drawn);
    let is_last = is_only_copy(tiles, drawn, with)
        && (player.situation().win.last_copy || opened > 0 && visible == 3);
    let unless_opened = is_last && opened == 0;
    is_last.then_some(true).into_iter().chain((!unless_opened).then_some(false))
}

/// Whether a hand has no other copy of the drawn tile concealed.
fn is_only_copy(tiles: &ByHand<Counts>, drawn: Tile, with: HandId) -> bool {
    tiles[with].get(drawn) == 1
}

/// Whether the player has another copy of the drawn tile concealed that no first win can open, so that
/// the tile cannot be the last of its kind (M9).
pub(crate) fn hides_another_copy(player: &PlayerTiles) -> bool {
    let Some(drawn) = player.tile().filter(|tile| player.standing().get(*tile) > 0) else {
        return false;
    };
    let mut can_be_opened = false;
    each_split(player, &mut |tiles| {
        can_be_opened |= HandId::BOTH.into_iter().any(|with| is_only_copy(&tiles, drawn, with));
    });
    !can_be_opened
}
