//! What each player did in a session: deals won, self-drawn and dealt in, the hand that was worth
//! most, the fans made most often.

use std::cmp::Reverse;

use serde::Serialize;

use super::settle::PlayerWin;

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
    pub points: u16,
}

/// A fan, and how often a player made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FanCount {
    /// The number of the fan.
    pub fan: u8,
    /// How often.
    pub times: usize,
}

impl Statistics {
    /// The statistics of so many players. Each deal has its index and its wins.
    pub(super) fn of<'a>(
        players: usize,
        deals: impl Iterator<Item = (usize, &'a [PlayerWin])>,
    ) -> Vec<Statistics> {
        let mut all = vec![Statistics::default(); players];
        for (deal, wins) in deals {
            all.iter_mut().for_each(|player| player.deals += 1);
            for win in wins {
                if let Some(discarder) = win.from.and_then(|from| all.get_mut(from)) {
                    discarder.dealt_in += 1;
                }
                if let Some(winner) = all.get_mut(win.winner) {
                    winner.add(deal, win);
                }
            }
        }
        for player in &mut all {
            player.fans.sort_by_key(|count| (Reverse(count.times), count.fan));
        }
        all
    }

    fn add(&mut self, deal: usize, win: &PlayerWin) {
        self.won += 1;
        self.self_drawn += usize::from(win.self_drawn);
        if self.dearest.is_none_or(|dearest| win.points > dearest.points) {
            self.dearest = Some(Dearest { deal, points: win.points });
        }
        for fan in &win.fans {
            match self.fans.iter_mut().find(|count| count.fan == *fan) {
                Some(count) => count.times += 1,
                None => self.fans.push(FanCount { fan: *fan, times: 1 }),
            }
        }
    }
}
