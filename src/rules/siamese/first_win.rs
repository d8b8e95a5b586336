//! The best first win: the best hand of fourteen tiles that can be made of all tiles of a player
//! (M4, M5). [`score`](super::score) uses it to read the tiles.

use crate::rules::mcr;
use crate::tiles::{Counts, Tile};

use super::hand_id::{ByHand, HandId};
use super::hand_search;
use super::player_tiles::PlayerTiles;
use super::sets_search::Pool;

/// A complete hand chosen from the shared tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ChosenHand {
    /// Hand A or hand B.
    pub id: HandId,
    /// The tiles outside melds, including the drawn or claimed tile if it is used.
    pub tiles: Counts,
    /// Whether the hand uses the drawn or claimed tile (M15).
    pub uses_tile: bool,
    /// Whether that tile counts as the last of its kind (M9).
    pub last_copy: bool,
    /// The points of the hand.
    pub points: i32,
}

impl ChosenHand {
    /// The chosen hand as a deal of MCR, from which its sheets and explanations are made.
    pub fn deal(&self, player: &PlayerTiles) -> mcr::Deal {
        let tile = player.tile().filter(|_| self.uses_tile);
        player.deal(self.id, &self.tiles, tile, self.last_copy)
    }
}

/// The points of the best sheet of a hand with these tiles, or `None` if it is not complete.
pub(super) fn worth(
    player: &PlayerTiles,
    id: HandId,
    tiles: &Counts,
    tile: Option<Tile>,
    last_copy: bool,
) -> Option<i32> {
    Some(mcr::best(&player.deal(id, tiles, tile, last_copy))?.points)
}

/// The winning hand of the highest value for hand A and for hand B, even if it is below the
/// minimum. `None` if the hand cannot be completed.
///
/// A discard must be used. A drawn tile need not be used (M15), but a hand that can use it does,
/// because using it loses no fan.
pub(crate) fn first_win(player: &PlayerTiles) -> ByHand<Option<ChosenHand>> {
    best_of_each_hand(player, best_of)
}

/// The best choice for each hand. Where both hands are interchangeable the search runs once.
pub(super) fn best_of_each_hand(
    player: &PlayerTiles,
    best: impl Fn(&PlayerTiles, HandId) -> Option<ChosenHand>,
) -> ByHand<Option<ChosenHand>> {
    let a = best(player, HandId::A);
    let b = if player.is_symmetric() {
        a.map(|chosen| ChosenHand { id: HandId::B, ..chosen })
    } else {
        best(player, HandId::B)
    };
    ByHand { a, b }
}

fn best_of(player: &PlayerTiles, id: HandId) -> Option<ChosenHand> {
    let used = best_with(player, id);
    let unused = if player.self_drawn() { best_without(player, id) } else { None };
    match (used, unused) {
        (Some(used), Some(unused)) if used.points < unused.points => Some(unused),
        (used, unused) => used.or(unused),
    }
}

/// The best hand that uses the drawn or claimed tile.
fn best_with(player: &PlayerTiles, id: HandId) -> Option<ChosenHand> {
    let tile = player.tile()?;
    best_from(player, id, &player.pool(id).with(tile), Some(tile))
}

/// The best hand without any tile of the drawn kind. Before a tile is drawn this is the hand that
/// wins on any draw.
pub(super) fn best_without(player: &PlayerTiles, id: HandId) -> Option<ChosenHand> {
    let pool = player.pool(id);
    let pool = player.tile().map_or(pool, |tile| pool.without(tile));
    best_from(player, id, &pool, None)
}

fn best_from(
    player: &PlayerTiles,
    id: HandId,
    pool: &Pool,
    tile: Option<Tile>,
) -> Option<ChosenHand> {
    let mut best: Option<ChosenHand> = None;
    let uses_tile = tile.is_some();
    // A copy that stays concealed is seen by nobody else (M9).
    let is_alone = tile.is_some_and(|tile| player.standing().get(tile) == 0);
    let last_copy = is_alone && player.situation().win.last_copy;
    hand_search::each_hand(pool, player.melds(id).len(), &mut |tiles| {
        let points = worth(player, id, &tiles, tile, last_copy).unwrap_or(0);
        if best.is_none_or(|best| points > best.points) {
            best = Some(ChosenHand { id, tiles, uses_tile, last_copy, points });
        }
    });
    best
}
