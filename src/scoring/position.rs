//! Where a game stands: which deal is played, in which round, and who sits where.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::entry::Agreement;
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
    /// The player who rests in this deal, whose place is between the last seat and East. `None` where everybody
    /// plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resting: Option<u8>,
    /// What lies on the table when the deal begins. Empty in rule systems without counters.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub counters: Counters,
}

impl Position {
    /// The first deal of so many players, of which there are at most four, in a game without rounds.
    pub fn first(players: usize) -> Position {
        let (players, counters) = ((0..4).take(players).collect(), Counters::new());
        Position { number: 1, round: None, passes: 0, players, resting: None, counters }
    }

    /// The first deal under an agreement, in a game without rounds. If one of the players rests in each deal, that
    /// is the last one in the first.
    pub fn first_of(agreement: &Agreement) -> Position {
        let seated = agreement.seated();
        let resting = agreement.has_resting().then_some(seated as u8);
        Position { resting, ..Position::first(seated) }
    }

    /// All players in the order of their places, East first: those who are seated, and who rests.
    pub fn everyone(&self) -> impl Iterator<Item = u8> + Clone + '_ {
        self.players.iter().copied().chain(self.resting)
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
    /// East, and who rests moves with them. A dealer who stays does not count as a pass.
    #[must_use]
    pub fn with_dealer(&self, seat: Seat) -> Position {
        let mut next = self.clone();
        next.number = next.number.saturating_add(1);
        next.passes = next.passes.saturating_add(u16::from(seat != Seat::East));
        let by = seat.index().min(next.players.len().saturating_sub(1));
        let mut around: ArrayVec<u8, 5> = self.everyone().collect();
        around.rotate_left(by);
        next.resting = self.resting.and_then(|_| around.pop());
        next.players = around.into_iter().collect();
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
            let players: Vec<u8> = position.everyone().collect();
            let first = players.iter().position(|player| *player == 0).unwrap_or(0);
            players.iter().cycle().skip(first).take(players.len()).copied().collect::<Vec<u8>>()
        };
        around(self) == around(other)
    }
}
