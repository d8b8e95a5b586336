//! What a rule system supplies to a game of many deals.

use crate::entry::{Agreement, Draft, Fault};
use crate::system::{Counters, Question};
use crate::tiles::{Seat, SeatSet};

use super::values::{self, ValueFault, ValueField, ValuedDeal, ValuedWin};
use super::{AfterDeal, DealEnd, DealResult, EndedDeal, Position, Settlement, Ties, Turn};

/// How a game of a rule system goes on from deal to deal. What is known of it without running code is
/// its [`Game`](crate::system::Game). Without a method of its own a game never ends, and the deal
/// passes to the next player each time.
pub trait GameRules {
    /// What is wrong with the answer that was agreed on for an option of a game.
    fn option_fault(&self, agreement: &Agreement, option: &Question) -> Option<Fault> {
        let _ = (agreement, option);
        None
    }

    /// Where a game stands before its first deal.
    fn first_position(&self, agreement: &Agreement) -> Position {
        Position::first_of(agreement)
    }

    /// Where a game stands after the deal that was played at a position. `None` if the game is over.
    ///
    /// `next_dealer` is the seat of the player who deals next, as seen from that deal, whose dealer
    /// sits East. `None` if the deal leaves it to the rules, because nobody won or it does not matter
    /// who did.
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let _ = (agreement, next_dealer);
        Some(position.passed())
    }

    /// What follows after a deal whose totals are known. Without a method of its own the game goes on as
    /// [`GameRules::pass_on`] says.
    fn after_deal(&self, agreement: &Agreement, deal: &EndedDeal) -> AfterDeal {
        let next = self.pass_on(agreement, deal.position, deal.next_dealer);
        let why = next.is_none().then_some(Turn::LAST_DEAL);
        let next = next.map(|next| next.with_counters(deal.counters.clone()));
        AfterDeal { next, why, asks_dealer: false }
    }

    /// Who deals next after a deal of which only the winner is known, as seen from that deal, whose
    /// dealer sits East. `None` if [`GameRules::pass_on`] needs nobody.
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        let _ = winner;
        None
    }

    /// What lies on the table after a deal of which only the winner is known, and the sum of what it
    /// changed for the players. `None` if no deal can have that sum: points come from nowhere, or go
    /// nowhere.
    fn counters_after(
        &self,
        position: &Position,
        winner: Option<Seat>,
        sum: i32,
    ) -> Option<Counters> {
        let _ = winner;
        (sum == 0).then(|| position.counters.clone())
    }

    /// What a deal comes to that nobody won, if nothing else is known of it. Without a method of its own
    /// nobody pays.
    fn drawn(&self, agreement: &Agreement, position: &Position) -> DealResult {
        let _ = agreement;
        let counters = self.counters_after(position, None, 0).unwrap_or_default();
        DealResult { counters, ..DealResult::default() }
    }

    /// The seat of the next dealer after a deal that was not played to the end, and what lies on the
    /// table then. Without a method of its own it passes on like a deal without a winner.
    fn after_abandoned(&self, position: &Position) -> (Option<Seat>, Counters) {
        (None, self.counters_after(position, None, 0).unwrap_or_default())
    }

    /// What a deal comes to that one of the system's [`Aborts`](crate::system::Aborts) ended after these seats
    /// had put something on the table. Without a method of its own it is replayed as it was.
    fn aborted(&self, position: &Position, put_down: SeatSet) -> DealResult {
        let counters = position.counters.clone();
        let (next_dealer, end) = (Some(Seat::East), DealEnd::Aborted);
        DealResult { next_dealer, counters, put_down, end, ..DealResult::default() }
    }

    /// What a deal comes to that is void because of an offence by these seats, in systems in which it
    /// [can be](crate::system::Game::voids). It is replayed as it was.
    fn voided(&self, agreement: &Agreement, position: &Position, offenders: SeatSet) -> DealResult {
        let _ = (agreement, offenders);
        let counters = position.counters.clone();
        let (next_dealer, end) = (Some(Seat::East), DealEnd::Void);
        DealResult { next_dealer, counters, end, ..DealResult::default() }
    }

    /// Whether a player with so many points may put something on the table. It is recorded all the same.
    fn may_put_down(&self, agreement: &Agreement, total: i32) -> bool {
        let _ = (agreement, total);
        true
    }

    /// The points that lie on the table, for whoever takes them.
    fn on_table(&self, counters: &Counters) -> i32 {
        let _ = counters;
        0
    }

    /// What equal totals do in the ranking.
    fn ties(&self, agreement: &Agreement) -> Ties {
        let _ = agreement;
        Ties::Shared
    }

    /// How the totals become final scores, given the points that every player began with. `None` if there
    /// are none besides totals and table points.
    fn settlement(&self, agreement: &Agreement, start: i32) -> Option<Settlement> {
        let _ = (agreement, start);
        None
    }

    /// What stands in the way of recording a deal with this draft, although it would be settled: a deal
    /// that was recorded in a [game of before](Agreement::is_older) counts as it did.
    fn recording_fault(&self, draft: &Draft) -> Option<Fault> {
        let _ = draft;
        None
    }

    /// Like [`GameRules::recording_fault`], of a deal of which only values are known. One that was recorded before
    /// counts as it did in every game.
    fn values_recording_faults(&self, deal: &ValuedDeal) -> Vec<ValueFault> {
        let _ = deal;
        Vec::new()
    }

    /// Adds to the draft of a deal what goes without saying in a game, where honba, sticks and the like are
    /// known.
    fn complete_in_game(&self, agreement: &Agreement, draft: &mut Draft) {
        let _ = (agreement, draft);
    }

    /// The table points of each rank at the end of a game. Empty if the rules have none.
    fn table_points(&self, agreement: &Agreement) -> Vec<i32> {
        agreement.system().game.table_points(agreement.players()).to_vec()
    }

    /// Which of the [`Game::win_questions`](crate::system::Game::win_questions) matter for a win, given its value
    /// and the answers so far. Without a method of its own all of them do.
    fn asked_of_win(&self, agreement: &Agreement, win: &ValuedWin) -> Vec<&'static Question> {
        let _ = win;
        agreement.system().game.win_questions.iter().collect()
    }

    /// Settles a deal of which only values are known. It has at least one win and not too many, and
    /// names nobody who is not at the table: call `settle_values`, which checks that first.
    ///
    /// # Errors
    /// Every part of it that is wrong.
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        let _ = (agreement, deal);
        Err(vec![(ValueField::Wins, Fault::new(values::NO_VALUES))])
    }
}

/// Who deals after a win by rules in which East who wins stays, and the deal passes on after every other win. The
/// seats are those of the deal that was won.
pub fn dealer_where_east_stays(winner: Seat) -> Seat {
    if winner == Seat::East { Seat::East } else { Seat::South }
}
