//! The score of a player's tiles: the best first win and the best double win, with their
//! settlements. The engine makes the report from it.

use crate::rules::mcr;
use crate::scoring::Sheet;
use crate::system::key_enum;

use super::deal::{Deal, Event};
use super::double_win::{WinningSplit, double_win};
use super::first_win::{ChosenHand, first_win};
use super::hand_id::{ByHand, HandId};
use super::player_tiles::PlayerTiles;
use super::settle::{Settlement, settle};

/// The number of splits that are kept in addition to the best one.
const ALTERNATIVES: usize = 4;

key_enum! {
    /// Why there is no double win. The sentence for it is in the text catalogues under
    /// `siamese.no-double.<key>`.
    NoDouble {
        /// There are fewer than 28 tiles.
        Unfinished = "unfinished",
        /// The turn did not begin with a tile from the wall (M6).
        Claimed = "claimed",
        /// There is a double win, but not with the tiles that are pinned.
        Pinned = "pinned",
        /// No split makes both hands complete.
        NoSplit = "no-split",
        /// In every split a hand is worth less than eight points (M16).
        BelowMinimum = "below-minimum",
    }
}

/// A hand with all its readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counted {
    /// The tiles of the hand.
    pub chosen: ChosenHand,
    /// Whether it is worth enough to be declared (M16).
    pub wins: bool,
    /// Its readings, the best first.
    pub sheets: Vec<Sheet>,
}

/// A double win with its readings and its settlement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DoubleWin {
    /// The number of ways to complete both hands.
    pub splits: usize,
    /// The best split.
    pub split: WinningSplit,
    /// The hands of the best split.
    pub hands: ByHand<Counted>,
    /// The next best splits.
    pub others: Vec<WinningSplit>,
    /// The settlement if there are no earlier declarations.
    pub settlement: Settlement,
}

/// The wins that a player can declare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    /// The best hand A and the best hand B, even if they are below the minimum.
    pub hands: ByHand<Option<Counted>>,
    /// The hand with the highest value that may be declared.
    pub first: Option<HandId>,
    /// The settlement of that hand if there are no earlier declarations.
    pub settlement: Option<Settlement>,
    /// The best double win.
    pub double: Option<DoubleWin>,
    /// The reason why there is no double win.
    pub no_double: Option<NoDouble>,
}

impl Scored {
    /// Whether there is a complete hand, even one below the minimum.
    pub fn has_any(&self) -> bool {
        self.hands.a.is_some() || self.hands.b.is_some()
    }
}

/// Scores the tiles of a player: the best first win and the best double win.
pub(crate) fn score(player: &PlayerTiles) -> Scored {
    let best = first_win(player);
    let hands = ByHand::from_fn(|id| best[id].map(|chosen| count(player, chosen)));
    let wins = |id: &HandId| best[*id].filter(|chosen| player.rulings().enough(chosen.points));
    let dearest = |id: &HandId| wins(id).map(|chosen| chosen.points);
    // If both are equal, hand A comes first.
    let first = HandId::BOTH.into_iter().rev().filter(|s| wins(s).is_some()).max_by_key(dearest);
    let declared = first.and_then(|id| best[id]);
    let settlement = declared.and_then(|chosen| settle_events(player, &[chosen]));
    let (double, no_double) = match double(player) {
        Ok(double) => (Some(double), None),
        Err(reason) => (None, Some(reason)),
    };
    Scored { hands, first, settlement, double, no_double }
}

fn double(player: &PlayerTiles) -> Result<DoubleWin, NoDouble> {
    if player.size() != PlayerTiles::COMPLETE || player.tile().is_none() {
        return Err(NoDouble::Unfinished);
    }
    if !player.self_drawn() {
        return Err(NoDouble::Claimed);
    }
    let found = double_win(player, 1 + ALTERNATIVES);
    let mut best = found.best.into_iter();
    let Some(split) = best.next() else {
        let unpinned = player.without_pins().map(|player| double_win(&player, 1));
        return Err(match unpinned {
            Some(found) if !found.best.is_empty() => NoDouble::Pinned,
            _ if unpinned.map_or(found.splits, |found| found.splits) == 0 => NoDouble::NoSplit,
            _ => NoDouble::BelowMinimum,
        });
    };
    let order = [split.hands[split.first], split.hands[split.first.other()]];
    Ok(DoubleWin {
        splits: found.splits,
        split,
        hands: ByHand::from_fn(|id| count(player, split.hands[id])),
        others: best.collect(),
        settlement: settle_events(player, &order).ok_or(NoDouble::Unfinished)?,
    })
}

/// A chosen hand with its readings.
pub(crate) fn count(player: &PlayerTiles, chosen: ChosenHand) -> Counted {
    let wins = player.rulings().enough(chosen.points);
    Counted { chosen, wins, sheets: mcr::sheets(&chosen.deal(player)) }
}

/// The declaration of a chosen hand, for a [`Deal`].
pub(crate) fn declaration(player: &PlayerTiles, chosen: &ChosenHand) -> Event {
    let situation = player.situation();
    Event::Win {
        seat: situation.seat,
        source: situation.win.source,
        from: situation.win.from,
        points: chosen.points,
    }
}

fn settle_events(player: &PlayerTiles, hands: &[ChosenHand]) -> Option<Settlement> {
    let events = hands.iter().map(|chosen| declaration(player, chosen)).collect();
    let deal = Deal::new(player.players(), player.rulings(), events).ok()?;
    Some(settle(&deal))
}
