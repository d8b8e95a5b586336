//! When a game of riichi is over (T22–T25): after the deal in which somebody falls below zero, when the
//! last dealer leads, or when the deal passes on for the last time.

use crate::entry::Agreement;
use crate::scoring::{AfterDeal, DealEnd, EndedDeal, Position, Turn};
use crate::system::Answer;
use crate::tiles::{Seat, Wind};

use super::options::{
    self, BANKRUPTCY, BELOW_ZERO, ENDS, ENDS_AFTER_WIN, EXTENSION, LAST_DEALER, LAST_DEALER_ASKED,
    ROUNDS, TARGET, ZERO_OR_LESS,
};

/// How often the deal passes on in a round: once for each player, who rests included (SN25).
fn deals_of_round(position: &Position) -> u16 {
    position.everyone().count() as u16
}

/// The rounds that there are winds for.
const MOST_ROUNDS: u16 = 4;

/// The round of a deal, of so many rounds. `None` if they are over.
pub(super) fn round(position: &Position, rounds: u16) -> Option<Wind> {
    let round = position.passes / deals_of_round(position);
    Wind::ALL.get(usize::from(round)).copied().filter(|_| round < rounds)
}

/// What follows after a deal. An abortive draw or a void deal only ends the game if somebody is below
/// zero.
pub(super) fn after_deal(agreement: &Agreement, deal: &EndedDeal) -> AfterDeal {
    let game = GameEnd { agreement, deal };
    if let Some(why) = game.bankrupt() {
        return AfterDeal { next: None, why: Some(why), asks_dealer: false };
    }
    let next = deal.position.with_dealer(deal.next_dealer.unwrap_or(Seat::South));
    if next.passes == deal.position.passes {
        return game.dealer_stays(next);
    }
    game.passed_on(next)
}

/// A deal that ended, under an agreement.
struct GameEnd<'a> {
    agreement: &'a Agreement,
    deal: &'a EndedDeal<'a>,
}

impl GameEnd<'_> {
    /// The agreed rounds, without the one that is played if nobody has the target.
    fn rounds(&self) -> u16 {
        self.agreement.number(&ROUNDS)
    }

    /// The points that somebody must have for the game to end. `None` if there is no such number.
    fn target(&self) -> Option<i32> {
        let is_on = self.agreement.answer(&EXTENSION) == Some(Answer::Yes);
        let is_on = is_on && self.rounds() < MOST_ROUNDS;
        is_on.then(|| self.agreement.number(&TARGET).into())
    }

    /// Somebody is below zero, or has nothing left where that is enough (T25).
    fn bankrupt(&self) -> Option<Turn> {
        let is_bankrupt = |total: &i32| match self.agreement.answer(&BANKRUPTCY) {
            Some(BELOW_ZERO) => *total < 0,
            Some(ZERO_OR_LESS) => *total <= 0,
            _ => false,
        };
        let totals = self.deal.totals;
        let (player, points) = totals.iter().enumerate().min_by_key(|(_, total)| **total)?;
        is_bankrupt(points)
            .then(|| Turn::new("bankrupt").of(player).points(*points).by(&BANKRUPTCY))
    }

    /// The deal is the last one, or a later one, and its dealer stays (T23).
    fn dealer_stays(&self, next: Position) -> AfterDeal {
        let on =
            |why, asks_dealer| AfterDeal { next: Some(self.going_on(&next)), why, asks_dealer };
        let is_last = next.passes + 1 >= self.rounds() * deals_of_round(&next);
        let ends = match self.agreement.answer(&LAST_DEALER) {
            Some(ENDS) => true,
            Some(ENDS_AFTER_WIN) => self.deal.is_won,
            _ => false,
        };
        if !is_last || !ends || self.deal.end != DealEnd::Played {
            return on(None, false);
        }
        let Some(dealer) = next.player_at(Seat::East) else { return on(None, false) };
        let points = self.deal.totals[dealer];
        if options::ties(self.agreement).ranks(self.deal.totals)[dealer] != 1 {
            return on(Some(Turn::new("last-dealer-behind").of(dealer).by(&LAST_DEALER)), false);
        }
        if let Some(target) = self.target().filter(|target| points < *target) {
            let why = Turn::new("last-dealer-below").of(dealer).points(target).by(&LAST_DEALER);
            return on(Some(why), false);
        }
        let asks = self.agreement.answer(&LAST_DEALER_ASKED) == Some(Answer::Yes);
        if asks && !self.deal.dealer_ends {
            return on(Some(Turn::new("last-dealer-asked").of(dealer).points(points)), true);
        }
        let why = Turn::new("last-dealer").of(dealer).points(points).by(&LAST_DEALER);
        AfterDeal { next: None, why: Some(why), asks_dealer: asks }
    }

    /// The deal has passed on: the game is over after the last deal, unless nobody has the target (T22,
    /// T24).
    fn passed_on(&self, next: Position) -> AfterDeal {
        let over = |why| AfterDeal { next: None, why: Some(why), asks_dealer: false };
        let of_round = deals_of_round(&next);
        let last = self.rounds() * of_round;
        if next.passes < last {
            return AfterDeal { next: Some(self.going_on(&next)), why: None, asks_dealer: false };
        }
        let Some(target) = self.target() else { return over(Turn::LAST_DEAL) };
        let best =
            self.deal.totals.iter().copied().enumerate().rev().max_by_key(|(_, total)| *total);
        if let Some((player, points)) = best.filter(|(_, points)| *points >= target) {
            let key = if next.passes == last { "last-deal" } else { "target" };
            return over(Turn::new(key).of(player).points(points).by(&TARGET));
        }
        if next.passes >= last + of_round {
            return over(Turn::new("extension-over").points(target).by(&EXTENSION));
        }
        let why = Turn::new("extension").points(target).by(&EXTENSION);
        AfterDeal {
            next: Some(self.going_on(&next)),
            why: (next.passes == last).then_some(why),
            asks_dealer: false,
        }
    }

    /// The next deal with its round and what lies on the table.
    fn going_on(&self, next: &Position) -> Position {
        let round = usize::from(next.passes / deals_of_round(next));
        let round = Wind::ALL[round.min(Wind::ALL.len() - 1)];
        next.clone().in_round(round).with_counters(self.deal.counters.clone())
    }
}
