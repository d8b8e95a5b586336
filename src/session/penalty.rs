//! Penalties: what a player loses for an offence after a deal, and to whom.

use serde::Serialize;

use crate::entry::{Agreement, Fault};
use crate::scoring::values::NOT_AT_THE_TABLE;
use crate::scoring::{Flow, Position, Receiver};
use crate::system::{Cost, Game};
use crate::tiles::{Seat, Wind};

use super::fault::Field;
use super::faults;

/// The key of an offence that the rules do not list.
pub const OTHER_OFFENCE: &str = "other";

/// The most points of a penalty that the rules do not list.
pub const MOST_POINTS: i32 = 9_999;

/// How often a penalty doubles at most.
const MOST_DOUBLINGS: u32 = 10;

/// A penalty that was given after a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Penalty {
    /// The key of the offence: one of [`Game::offences`] or [`OTHER_OFFENCE`].
    pub offence: String,
    /// The player who gets it.
    pub player: usize,
    /// The points that were decided, for offences whose points do not follow from the rules.
    pub points: Option<i32>,
    /// The players who receive the points. Empty: those whom the rules name. A penalty that the
    /// rules do not list then goes to nobody.
    pub to: Vec<usize>,
    /// Why it was given, in the players' words; may be empty.
    pub reason: String,
}

impl Penalty {
    /// A penalty whose points and receivers follow from the rules.
    pub fn new(offence: &str, player: usize) -> Penalty {
        Penalty { offence: offence.to_owned(), player, ..Penalty::default() }
    }
}

/// What a penalty comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PenaltyResult {
    /// The points that each receiver gets, or that are lost to nobody. 0 is a warning.
    pub points: i32,
    /// What it changes for each player.
    pub change: Vec<i32>,
    /// How often the player has committed the offence, this time included. `None` if the rules do
    /// not count it.
    pub times: Option<u32>,
}

impl PenaltyResult {
    /// What the player who gets the penalty pays to whom; to nobody what no other player receives.
    pub(super) fn flows(&self, player: usize) -> Vec<Flow> {
        let lost = -self.change.iter().sum::<i32>();
        let won = self.change.iter().copied().enumerate();
        let received = won.map(|(to, won)| (Receiver::Party(to), won));
        let received = received.chain([(Receiver::Nobody, lost)]).filter(|(_, won)| *won > 0);
        received.map(|(to, amount)| Flow { from: Some(player), to, amount }).collect()
    }
}

/// The offences so far, which decide what the next one costs.
#[derive(Clone, Debug)]
pub(super) struct Offences {
    committed: Vec<Committed>,
    /// Whether the game is an older one, in which past offences still count.
    is_older: bool,
}

/// An offence that was committed.
#[derive(Clone, Debug)]
struct Committed {
    offence: String,
    player: usize,
    round: Option<Wind>,
}

impl Offences {
    /// None so far, in a game with this agreement.
    pub fn of(agreement: &Agreement) -> Offences {
        Offences { committed: Vec::new(), is_older: agreement.is_older() }
    }

    /// Settles a penalty that is given after the deal at a position, and remembers it.
    ///
    /// # Errors
    /// Every part of it that is wrong. `index` is its index among the penalties of the deal.
    pub fn settle(
        &mut self,
        game: &Game,
        position: &Position,
        penalty: &Penalty,
        index: usize,
    ) -> Result<PenaltyResult, Vec<(Field, Fault)>> {
        let players = position.everyone().count();
        let cost = check(game, self.is_older, players, penalty, index)?;
        let mut times = None;
        let points = match cost {
            Some(Cost::Mounting { second, by_round }) => {
                let round = position.round.filter(|_| by_round);
                let before = self.times(penalty, round);
                times = Some(before + 1);
                match before {
                    0 => 0,
                    again => second << (again - 1).min(MOST_DOUBLINGS),
                }
            }
            Some(Cost::ToEach(points) | Cost::Lost(points)) => points,
            Some(Cost::ByDealer { others, .. }) => others,
            Some(Cost::ToOne { .. }) | None => penalty.points.unwrap_or(0),
        };
        // Who rests gets nothing.
        let is_other =
            |other: &usize| *other != penalty.player && position.seat_of(*other).is_some();
        let others = || (0..players).filter(is_other).collect();
        let to: Vec<usize> = match cost {
            Some(Cost::ToEach(_) | Cost::ByDealer { .. }) if penalty.to.is_empty() => others(),
            _ => penalty.to.clone(),
        };
        let mut change = vec![0; players];
        let dealer = position.player_at(Seat::East);
        for receiver in &to {
            let with_dealer = [*receiver, penalty.player].map(Some).contains(&dealer);
            let points = match cost {
                Some(Cost::ByDealer { dealer, .. }) if with_dealer => dealer,
                _ => points,
            };
            change[*receiver] += points;
            change[penalty.player] -= points;
        }
        if to.is_empty() {
            change[penalty.player] -= points;
        }
        let Penalty { offence, player, .. } = penalty.clone();
        self.committed.push(Committed { offence, player, round: position.round });
        Ok(PenaltyResult { points, change, times })
    }

    /// How often a player has committed the same offence: in a round, or in the game.
    fn times(&self, penalty: &Penalty, round: Option<Wind>) -> u32 {
        let same = |other: &&Committed| {
            other.offence == penalty.offence
                && other.player == penalty.player
                && (round.is_none() || other.round == round)
        };
        u32::try_from(self.committed.iter().filter(same).count()).unwrap_or(u32::MAX)
    }
}

/// The cost of an offence; `None` for one that the rules do not list. Only older games have the past ones.
fn check(
    game: &Game,
    is_older: bool,
    players: usize,
    penalty: &Penalty,
    index: usize,
) -> Result<Option<Cost>, Vec<(Field, Fault)>> {
    let cost = match game.offence(&penalty.offence) {
        Some(offence) if offence.is_past && !is_older => {
            let fault = Fault::new(faults::PAST_OFFENCE).value(offence.key);
            return Err(vec![(Field::Penalty(index), fault)]);
        }
        Some(offence) => Some(offence.cost),
        None if penalty.offence == OTHER_OFFENCE => None,
        None => {
            let fault = Fault::new(faults::UNKNOWN_OFFENCE).value(&penalty.offence);
            return Err(vec![(Field::Penalty(index), fault)]);
        }
    };
    let mut found = Vec::new();
    if penalty.player >= players {
        let fault = Fault::new(NOT_AT_THE_TABLE).value(penalty.player + 1);
        found.push((Field::PenaltyPlayer(index), fault));
    }
    found.extend(points_fault(cost, penalty).map(|fault| (Field::PenaltyPoints(index), fault)));
    let to = receivers_fault(cost, players, penalty);
    found.extend(to.map(|fault| (Field::PenaltyTo(index), fault)));
    if found.is_empty() { Ok(cost) } else { Err(found) }
}

fn points_fault(cost: Option<Cost>, penalty: &Penalty) -> Option<Fault> {
    let (least, most) = match cost {
        Some(Cost::ToEach(_) | Cost::ByDealer { .. } | Cost::Lost(_) | Cost::Mounting { .. }) => {
            let points = penalty.points?;
            return Some(Fault::new(faults::PENALTY_POINTS_FIXED).value(points));
        }
        Some(Cost::ToOne { least, most }) => (least, most),
        None => (0, MOST_POINTS),
    };
    let Some(points) = penalty.points else {
        return Some(Fault::new(faults::PENALTY_WITHOUT_POINTS));
    };
    let limit = |code, limit: i32| Fault { most: Some(limit), ..Fault::new(code).value(points) };
    if points < least {
        Some(limit(faults::PENALTY_TOO_LOW, least))
    } else if points > most {
        Some(limit(faults::PENALTY_TOO_HIGH, most))
    } else {
        None
    }
}

fn receivers_fault(cost: Option<Cost>, players: usize, penalty: &Penalty) -> Option<Fault> {
    let to = &penalty.to;
    if let Some(absent) = to.iter().find(|player| **player >= players) {
        return Some(Fault::new(NOT_AT_THE_TABLE).value(absent + 1));
    }
    let twice = || (1..to.len()).any(|i| to[..i].contains(&to[i]));
    if to.contains(&penalty.player) || twice() {
        return Some(Fault::new(faults::PENALTY_TO_SELF));
    }
    match cost {
        Some(Cost::Mounting { .. } | Cost::Lost(_)) if !to.is_empty() => {
            Some(Fault::new(faults::PENALTY_TO_NOBODY))
        }
        Some(Cost::ToOne { .. }) if to.len() != 1 => Some(Fault::new(faults::PENALTY_TO_ONE)),
        _ => None,
    }
}
