//! What a change of a session changed elsewhere: deals that were seated or settled anew, and totals.

use serde::Serialize;

use crate::system::Counters;

use super::{Change, Session, Sheet};

/// What a change changed besides the deal that it is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The deals that are different now, in order.
    pub deals: Vec<DealDifference>,
    /// The totals before and after. `None` if they are the same.
    pub totals: Option<[Vec<i32>; 2]>,
    /// Whether the game was over before the change, and whether it is over after it.
    pub complete: [bool; 2],
}

/// How a deal is different now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealDifference {
    /// The index of the deal in the changed session.
    pub deal: usize,
    /// Whether its round, its dealer or its seats are others.
    pub moved: bool,
    /// What lay on the table when it began, before and after. `None` if that is the same.
    pub counters: Option<[Counters; 2]>,
    /// What it changed for each player, before and after. `None` if that is the same.
    pub change: Option<[Vec<i32>; 2]>,
    /// Whether it was on the sheet before and is now: deals after the end of the game are not.
    pub counts: [bool; 2],
}

impl Difference {
    /// The difference that a change makes, given the session and its sheets before and after.
    pub fn of(change: &Change, session: &Session, before: &Sheet, after: &Sheet) -> Difference {
        let there = session.deals.len().max(after.deals.len()) + 1;
        let about = change.deal(session);
        let deals = (0..there).filter(|deal| Some(*deal) != about).filter_map(|deal| {
            let old = before.deals.get(change.index_before(deal, session)?);
            let new = after.deals.get(deal);
            let counts = [old.is_some(), new.is_some()];
            let both = old.zip(new);
            let moved = both.is_some_and(|(old, new)| {
                (old.position.round, &old.position.players)
                    != (new.position.round, &new.position.players)
            });
            let changed = both.filter(|(old, new)| old.change != new.change);
            let change = changed.map(|(old, new)| [old.change.clone(), new.change.clone()]);
            let counters = [old, new].map(|row| row.map(|row| row.position.counters.clone()));
            let counters = match counters {
                [Some(old), Some(new)] if old != new => Some([old, new]),
                _ => None,
            };
            let differs = moved || counters.is_some() || change.is_some() || counts[0] != counts[1];
            differs.then_some(DealDifference { deal, moved, counters, change, counts })
        });
        let totals = [before, after].map(|sheet| sheet.totals.clone());
        Difference {
            deals: deals.collect(),
            totals: Some(totals).filter(|[before, after]| before != after),
            complete: [before.complete, after.complete],
        }
    }
}
