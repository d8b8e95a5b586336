//! The result of a finished deal, as a score sheet keeps it: the net of each seat, the wins and the
//! next dealer.

use serde::Serialize;

use crate::entry::{Draft, Faults};
use crate::system::{Answer, Counters, Fan, Role};
use crate::tiles::{BySeat, Seat, SeatSet, WinSource};

use super::{Counted, DealEnd, Engine, Flow, Ledger};

/// A win in a finished deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealWin {
    /// The winner.
    pub seat: Seat,
    /// Whether the winner drew the tile.
    pub self_drawn: bool,
    /// Who discarded the tile, or whose kong was robbed. `None` for a self-drawn tile, and where
    /// the player is not known.
    pub from: Option<Seat>,
    /// What the hand was worth.
    pub points: i32,
    /// What was paid on top of it for what lies on the table, such as honba.
    pub extra: i32,
    /// The fans that it counted, each as often as it counted.
    pub fans: Vec<&'static Fan>,
}

impl DealWin {
    /// A win of so many points with the fans that it counted. `from` is passed over if the tile was
    /// self-drawn.
    pub fn new(
        seat: Seat,
        source: WinSource,
        from: Option<Seat>,
        points: i32,
        counted: &[Counted],
    ) -> DealWin {
        let self_drawn = source.is_self_drawn();
        let from = from.filter(|_| !self_drawn);
        let fans = counted.iter().map(|counted| counted.fan).collect();
        DealWin { seat, self_drawn, from, points, extra: 0, fans }
    }

    /// The same, with so much paid on top of it.
    #[must_use]
    pub fn with_extra(self, extra: i32) -> DealWin {
        DealWin { extra, ..self }
    }
}

/// The result of a finished deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DealResult {
    /// What each seat wins or loses.
    pub net: BySeat<i32>,
    /// The wins, in order.
    pub wins: Vec<DealWin>,
    /// Who deals next, if the deal decides it: see [`GameRules::pass_on`](super::GameRules::pass_on).
    pub next_dealer: Option<Seat>,
    /// What lies on the table afterwards; empty in rule systems without counters.
    #[serde(skip_serializing_if = "Counters::is_empty")]
    pub counters: Counters,
    /// What each seat took from the table, less what it put there in this deal.
    pub from_table: BySeat<i32>,
    /// Who put something on the table, such as a stick.
    #[serde(skip)]
    pub put_down: SeatSet,
    /// Who was ready when the wall was used up. `None` if the deal did not end so, or if it is not known.
    #[serde(skip)]
    pub ready: Option<SeatSet>,
    /// How the deal ended.
    pub end: DealEnd,
    /// Who pays whom in all, by the indices of the seats. `None` if only `net` is known.
    #[serde(skip)]
    pub paid: Option<Vec<Flow>>,
}

impl DealResult {
    /// The result of a deal with these payments, of which nothing else is known yet.
    pub fn of(ledger: &Ledger) -> DealResult {
        let Ledger { net, from_table, .. } = *ledger;
        DealResult { net, from_table, paid: Some(ledger.flows()), ..DealResult::default() }
    }
}

impl dyn Engine + '_ {
    /// The result of the deal that a draft describes. `None` if the deal is not over: the hand is
    /// unfinished or does not win, the discarder is not known, or play goes on.
    ///
    /// # Errors
    /// Every fault of the draft.
    pub fn result(&self, draft: &Draft) -> Result<Option<DealResult>, Faults> {
        let settled = self.checked(draft)?.score().settled;
        Ok(settled.is_over.then(|| DealResult {
            wins: settled.wins,
            next_dealer: settled.next_dealer,
            counters: settled.counters,
            put_down: settled.put_down,
            ready: settled.ready,
            end: settled.end,
            ..settled.ledger.as_ref().map(DealResult::of).unwrap_or_default()
        }))
    }

    /// Whether nobody has said whose hand is calculated, although the result of the deal depends on it.
    pub fn lacks_owner(&self, draft: &Draft) -> bool {
        let result_for = |seat: &Seat| {
            let mut draft = draft.clone();
            draft.put_about(Role::Seat, Answer::Seat(*seat));
            self.result(&draft).ok().flatten()
        };
        let mut results = draft.seats().iter().map(result_for);
        let first = results.next();
        !draft.is_seat_given() && results.any(|result| Some(result) != first)
    }
}
