//! What players did in all sessions together: one record for each name, apart for each rule system,
//! whose points cannot be compared.

use std::collections::BTreeMap;

use super::statistics::{Dearest, Statistics};
use super::{Session, Sheet};
use crate::system::System;

/// What a player did in several sessions.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRecord {
    /// The name, which is the same in all of the sessions.
    pub name: String,
    /// The games, apart by rule system, in the order in which the sessions have them.
    pub games: Vec<SystemRecord>,
}

/// What a player did in the sessions of one rule system.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemRecord {
    /// The rule system.
    pub system: &'static System,
    /// The sessions with at least one deal.
    pub sessions: usize,
    /// Those of them that are over, by their rules or because the players ended them.
    pub finished: usize,
    /// The finished sessions in which nobody had a higher total.
    pub won: usize,
    /// The points won, or lost if negative, without those that a player begins with.
    pub points: i64,
    /// The table points of the finished sessions. `None` where the rules have none.
    pub table_points: Option<f64>,
    /// The deals, wins and fans of all sessions.
    pub deals: Statistics,
    /// The index of the session in which the dearest hand was played.
    pub dearest_in: Option<usize>,
}

impl SystemRecord {
    fn new(system: &'static System) -> SystemRecord {
        SystemRecord {
            system,
            sessions: 0,
            finished: 0,
            won: 0,
            points: 0,
            table_points: None,
            deals: Statistics::default(),
            dearest_in: None,
        }
    }

    fn add(&mut self, index: usize, player: usize, session: &Session, sheet: &Sheet) {
        self.sessions += 1;
        self.points += i64::from(sheet.totals[player]) - i64::from(session.start);
        if sheet.complete || session.ended {
            self.finished += 1;
            self.won += usize::from(sheet.ranks[player] == 1);
            if let Some(points) = &sheet.table_points {
                *self.table_points.get_or_insert(0.0) += points[player];
            }
        }
        let played = &sheet.statistics[player];
        let points = |dearest: Option<Dearest>| dearest.map(|dearest| dearest.points);
        if points(played.dearest) > points(self.deals.dearest) {
            self.dearest_in = Some(index);
        }
        self.deals.join(played);
    }
}

/// The records of all players who have a name, by name. Sessions without deals do not count.
pub fn records<'a>(
    sessions: impl IntoIterator<Item = (&'a Session, &'a Sheet)>,
) -> Vec<PlayerRecord> {
    let mut players: BTreeMap<&str, Vec<SystemRecord>> = BTreeMap::new();
    for (index, (session, sheet)) in sessions.into_iter().enumerate() {
        if sheet.deals.is_empty() {
            continue;
        }
        let system = session.system();
        let playing = session.players.iter().take(sheet.totals.len()).enumerate();
        for (player, name) in playing.filter(|(_, name)| !name.is_empty()) {
            let games = players.entry(name).or_default();
            let at = games.iter().position(|record| record.system.key == system.key);
            let at = at.unwrap_or_else(|| {
                games.push(SystemRecord::new(system));
                games.len() - 1
            });
            games[at].add(index, player, session, sheet);
        }
    }
    let record =
        |(name, games): (&str, Vec<SystemRecord>)| PlayerRecord { name: name.into(), games };
    players.into_iter().map(record).collect()
}
