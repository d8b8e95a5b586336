//! What each player did in a session: deals won, self-drawn and dealt in, the hand that was worth
//! most, the fans made most often.

use std::cmp::Reverse;

use serde::Serialize;

use super::Row;
use super::seats::PlayerWin;
use crate::sorting::Sort;
use crate::system::Fan;

/// What a player did in a session.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// The deals that were played.
    pub deals: usize,
    /// The wins. In some systems a deal may bring several.
    pub won: usize,
    /// Those of them that were self-drawn.
    pub self_drawn: usize,
    /// How often the player discarded the winning tile of another one, or was robbed of a kong.
    pub dealt_in: usize,
    /// The win that was worth most, the first one of several.
    pub dearest: Option<Dearest>,
    /// The fans of the player's wins, the most frequent ones first.
    pub fans: Vec<FanCount>,
}

/// The win of a player that was worth most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dearest {
    /// The index of its deal.
    pub deal: usize,
    /// What it was worth.
    pub points: i32,
}

/// A fan, and how often a player made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FanCount {
    /// The fan.
    pub fan: &'static Fan,
    /// How often.
    pub times: usize,
}

impl Statistics {
    /// The statistics of so many players in these deals, in their order.
    pub(super) fn of(players: usize, deals: &[Row]) -> Vec<Statistics> {
        let mut all = vec![Statistics::default(); players];
        for (deal, Row { wins, position, .. }) in deals.iter().enumerate() {
            for player in &position.players {
                all[usize::from(*player)].deals += 1;
            }
            for win in wins {
                if let Some(discarder) = win.from.and_then(|from| all.get_mut(from)) {
                    discarder.dealt_in += 1;
                }
                if let Some(winner) = all.get_mut(win.winner) {
                    winner.add(deal, win);
                }
            }
        }
        all.iter_mut().for_each(Statistics::sort);
        all
    }

    /// Adds what the same player did in another session. The dearest win is the first one that was
    /// worth most.
    pub(super) fn join(&mut self, other: &Statistics) {
        self.deals += other.deals;
        self.won += other.won;
        self.self_drawn += other.self_drawn;
        self.dealt_in += other.dealt_in;
        if let Some(dearest) = other.dearest {
            self.offer(dearest);
        }
        other.fans.iter().for_each(|count| self.count(count.fan, count.times));
        self.sort();
    }

    fn add(&mut self, deal: usize, win: &PlayerWin) {
        self.won += 1;
        self.self_drawn += usize::from(win.self_drawn);
        self.offer(Dearest { deal, points: win.points });
        win.fans.iter().for_each(|fan| self.count(fan, 1));
    }

    /// Takes over a win as the dearest if it was worth more.
    fn offer(&mut self, win: Dearest) {
        if self.dearest.is_none_or(|dearest| win.points > dearest.points) {
            self.dearest = Some(win);
        }
    }

    fn count(&mut self, fan: &'static Fan, times: usize) {
        match self.fans.iter_mut().find(|count| count.fan == fan) {
            Some(count) => count.times += times,
            None => self.fans.push(FanCount { fan, times }),
        }
    }

    /// Puts the most frequent fans first.
    fn sort(&mut self) {
        self.fans.arrange_by_key(|count| (Reverse(count.times), count.fan));
    }
}
