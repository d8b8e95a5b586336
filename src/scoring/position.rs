//! Where a game stands: which deal is played, in which round, and who sits where.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::system::Counters;
use crate::tiles::{Seat, Wind};

/// Where a game stands. Players are numbered from 0 by where they sit in the first deal: East is 0,
/// South 1, and so on. The dealer always sits East.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Position {
    /// The number of the deal, from 1. Systems may leave numbers out.
    pub number: u16,
    /// The prevalent wind. `None` in games without rounds.
    pub round: Option<Wind>,
    /// How often the deal has passed to another dealer.
    pub passes: u16,
    /// The players by seat, beginning with East.
    #[serde(rename = "seats")]
    pub players: ArrayVec<u8, 4>,
    /// What lies on the table when the deal begins. Empty in rule systems without counters.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub counters: Counters,
}

impl Position {
    /// The first deal of so many players, of which there are at most four, in a game without rounds.
    pub fn first(players: usize) -> Position {
        let players = (0..4).take(players).collect();
        Position { number: 1, round: None, passes: 0, players, counters: Counters::new() }
    }

    /// The player at a seat. `None` if nobody sits there.
    pub fn player_at(&self, seat: Seat) -> Option<usize> {
        self.players.get(seat.index()).copied().map(usize::from)
    }

    /// Where a player sits. `None` if there is no such player.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        let index = self.players.iter().position(|other| usize::from(*other) == player)?;
        Seat::ALL.get(index).copied()
    }

    /// The next deal, with the player at a seat as dealer: everybody moves so that this player sits
    /// East. A dealer who stays does not count as a pass.
    #[must_use]
    pub fn with_dealer(&self, seat: Seat) -> Position {
        let mut next = self.clone();
        next.number = next.number.saturating_add(1);
        next.passes = next.passes.saturating_add(u16::from(seat != Seat::East));
        let by = seat.index().min(next.players.len().saturating_sub(1));
        next.players.rotate_left(by);
        next
    }

    /// The next deal, with the player after the dealer as dealer.
    #[must_use]
    pub fn passed(&self) -> Position {
        self.with_dealer(Seat::South)
    }

    /// The same with these counters.
    #[must_use]
    pub fn with_counters(self, counters: Counters) -> Position {
        Position { counters, ..self }
    }

    /// The same in this round.
    #[must_use]
    pub fn in_round(self, round: Wind) -> Position {
        Position { round: Some(round), ..self }
    }

    /// Whether the players sit around the table in the same order as at another position, whoever deals.
    pub fn is_seated_like(&self, other: &Position) -> bool {
        let around = |position: &Position| {
            let players = position.players.iter().copied();
            let first = players.clone().position(|player| player == 0).unwrap_or(0);
            players.clone().cycle().skip(first).take(position.players.len()).collect::<Vec<u8>>()
        };
        around(self) == around(other)
    }
}
