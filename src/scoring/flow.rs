//! Flows: what one party of a deal pays another one in all. Several transfers between two of them are
//! one flow, so that a sentence or a drawing can show who pays whom.

use super::{Ledger, Transfer};
use crate::tiles::Seat;

/// The most parties of a deal.
const MOST: usize = 4;

/// What one party pays another one in all. A party is an index: that of a seat, or of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// The party that pays; `None` for what is taken from the table.
    pub from: Option<usize>,
    /// Who is paid.
    pub to: Receiver,
    /// How many points.
    pub amount: i32,
}

/// Who is paid in a flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// A party.
    Party(usize),
    /// The table, from which somebody takes it later, such as a stick.
    Table,
    /// Nobody: the points are lost.
    Nobody,
}

impl Receiver {
    /// The party that is paid, if it is one.
    pub fn party(self) -> Option<usize> {
        match self {
            Receiver::Party(party) => Some(party),
            Receiver::Table | Receiver::Nobody => None,
        }
    }
}

impl Flow {
    /// A payment between two players.
    fn between(from: usize, to: usize, amount: i32) -> Flow {
        Flow { from: Some(from), to: Receiver::Party(to), amount }
    }

    /// Adds up payments, so that there is at most one flow between two parties. What a party takes from the
    /// table and what it puts there stay apart.
    pub fn added_up(payments: impl IntoIterator<Item = Flow>) -> Vec<Flow> {
        let mut between = [[0; MOST]; MOST];
        let (mut put, mut lost, mut taken) = ([0; MOST], [0; MOST], [0; MOST]);
        for Flow { from, to, amount } in payments {
            match (from, to) {
                (Some(from), Receiver::Party(to)) => between[from][to] += amount,
                (Some(from), Receiver::Table) => put[from] += amount,
                (Some(from), Receiver::Nobody) => lost[from] += amount,
                (None, to) => to.party().into_iter().for_each(|to| taken[to] += amount),
            }
        }
        let mut flows = Vec::new();
        for (party, paid) in between.iter().enumerate() {
            for (to, amount) in paid.iter().enumerate() {
                let amount = amount - between[to][party];
                flows.extend((amount > 0).then(|| Flow::between(party, to, amount)));
            }
            let others = [
                (Some(party), Receiver::Table, put[party]),
                (Some(party), Receiver::Nobody, lost[party]),
                (None, Receiver::Party(party), taken[party]),
            ];
            let there = others.into_iter().filter(|(.., amount)| *amount != 0);
            flows.extend(there.map(|(from, to, amount)| Flow { from, to, amount }));
        }
        flows
    }

    /// Who pays whom, if what each party wins or loses leaves no choice: one of them is paid by all
    /// others, or pays all others.
    ///
    /// ```
    /// use hule::scoring::{Flow, Receiver};
    ///
    /// let flows = Flow::of_changes(&[-8, 48, -32, -8]).unwrap();
    /// assert_eq!(flows[1], Flow { from: Some(2), to: Receiver::Party(1), amount: 32 });
    /// assert_eq!(Flow::of_changes(&[20, 20, -20, -20]), None);
    /// ```
    pub fn of_changes(changed: &[i32]) -> Option<Vec<Flow>> {
        let all = || changed.iter().copied().enumerate();
        let gaining: Vec<(usize, i32)> = all().filter(|(_, change)| *change > 0).collect();
        let losing: Vec<(usize, i32)> = all().filter(|(_, change)| *change < 0).collect();
        let is_balanced = changed.iter().sum::<i32>() == 0;
        match (&gaining[..], &losing[..]) {
            _ if !is_balanced => None,
            ([], _) => Some(Vec::new()),
            ([(to, _)], _) => {
                Some(losing.iter().map(|(from, lost)| Flow::between(*from, *to, -lost)).collect())
            }
            (_, [(from, _)]) => {
                Some(gaining.iter().map(|(to, won)| Flow::between(*from, *to, *won)).collect())
            }
            _ => None,
        }
    }
}

impl Ledger {
    /// Who pays whom in all, by the indices of the seats.
    pub fn flows(&self) -> Vec<Flow> {
        Flow::added_up(self.transfers.iter().map(Transfer::flow))
    }
}

impl Transfer {
    /// Who pays whom in it, by the indices of the seats.
    pub fn flow(&self) -> Flow {
        let to = match self.to {
            Some(to) => Receiver::Party(to.index()),
            None if self.is_put => Receiver::Table,
            None => Receiver::Nobody,
        };
        Flow { from: self.from.map(Seat::index), to, amount: self.amount }
    }
}
