//! Everything there is to say about what a player holds.

use serde::Serialize;

use crate::rules::mcr;
use crate::scoring::Sheet;
use crate::system::key_enum;

use super::deal::{Deal, Event, Worth};
use super::double::{Split, double_win};
use super::first::{Chosen, first_win};
use super::holding::Holding;
use super::settle::{Settlement, settle};
use super::side::{BySide, Side};

/// How many splits are kept beside the best one, for the player to compare.
const ALTERNATIVES: usize = 4;

key_enum! {
    /// Why there is no double win. Its sentence stands in the text catalogues under
    /// `siamese.no-double.<key>`.
    NoDouble {
        /// The tiles are not 28 yet.
        Unfinished = "unfinished",
        /// The turn did not begin with a tile from the wall (M6).
        Claimed = "claimed",
        /// No split makes both hands complete.
        NoSplit = "no-split",
        /// In every split a hand is worth less than eight points (M16).
        BelowMinimum = "below-minimum",
    }
}

/// A hand with all its readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The tiles.
    pub chosen: Chosen,
    /// Whether it is worth enough to be declared (M16).
    pub wins: bool,
    /// Its readings, the best first.
    pub sheets: Vec<Sheet>,
}

/// A double win with all there is to say about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Double {
    /// How many ways there are to make hands A and B complete.
    pub splits: usize,
    /// The best split.
    pub split: Split,
    /// Its hands.
    pub hands: BySide<Counted>,
    /// The next best splits.
    pub others: Vec<Split>,
    /// Who pays whom, if nobody had declared anything before.
    pub settlement: Settlement,
}

/// What a player can declare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scored {
    /// The best hand on each side, however little it is worth.
    pub hands: BySide<Option<Counted>>,
    /// The side with the dearest hand that may be declared.
    pub first: Option<Side>,
    /// Who pays whom for it, if nobody had declared anything before.
    pub settlement: Option<Settlement>,
    /// The best double win.
    pub double: Option<Double>,
    /// Why there is none.
    pub no_double: Option<NoDouble>,
}

impl Scored {
    /// Whether there is a complete hand, however little it is worth.
    pub fn has_any(&self) -> bool {
        self.hands.a.is_some() || self.hands.b.is_some()
    }
}

/// Counts what a player holds: the best first win, and the best double win.
pub fn score(holding: &Holding) -> Scored {
    let best = first_win(holding);
    let hands = BySide::from_fn(|side| best[side].map(|chosen| count(holding, chosen)));
    let wins = |side: &Side| best[*side].filter(|chosen| holding.rulings().enough(chosen.points));
    let dearest = |side: &Side| wins(side).map(|chosen| chosen.points);
    // Of equals, hand A.
    let first = Side::BOTH.into_iter().rev().filter(|s| wins(s).is_some()).max_by_key(dearest);
    let declared = first.and_then(|side| best[side]);
    let settlement = declared.and_then(|chosen| settle_events(holding, &[chosen]));
    let (double, no_double) = match double(holding) {
        Ok(double) => (Some(double), None),
        Err(reason) => (None, Some(reason)),
    };
    Scored { hands, first, settlement, double, no_double }
}

fn double(holding: &Holding) -> Result<Double, NoDouble> {
    if holding.size() != Holding::COMPLETE || holding.tile().is_none() {
        return Err(NoDouble::Unfinished);
    }
    if !holding.self_drawn() {
        return Err(NoDouble::Claimed);
    }
    let found = double_win(holding, 1 + ALTERNATIVES);
    let mut best = found.best.into_iter();
    let split = match best.next() {
        Some(split) => split,
        None if found.splits == 0 => return Err(NoDouble::NoSplit),
        None => return Err(NoDouble::BelowMinimum),
    };
    let order = [split.hands[split.first], split.hands[split.first.other()]];
    Ok(Double {
        splits: found.splits,
        split,
        hands: BySide::from_fn(|side| count(holding, split.hands[side])),
        others: best.collect(),
        settlement: settle_events(holding, &order).ok_or(NoDouble::Unfinished)?,
    })
}

/// A chosen hand with its readings.
pub fn count(holding: &Holding, chosen: Chosen) -> Counted {
    let wins = holding.rulings().enough(chosen.points);
    Counted { chosen, wins, sheets: mcr::sheets(&chosen.deal(holding)) }
}

/// The declaration of a chosen hand, for a [`Deal`].
pub fn declaration(holding: &Holding, chosen: &Chosen) -> Event {
    let situation = holding.situation();
    Event::Win {
        seat: situation.seat,
        source: situation.win.source,
        from: situation.win.from,
        worth: Worth::Points(chosen.points),
    }
}

fn settle_events(holding: &Holding, hands: &[Chosen]) -> Option<Settlement> {
    let events = hands.iter().map(|chosen| declaration(holding, chosen)).collect();
    let round = holding.situation().round;
    let deal = Deal::new(holding.players(), round, holding.rulings(), events).ok()?;
    Some(settle(&deal))
}
