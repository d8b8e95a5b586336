//! A game of riichi: rounds that end when everybody has dealt, honba and sticks that lie on
//! the table from deal to deal, and the final scores (R17, R20, R22–R24, T15–T34).

use crate::entry::{Agreement, Draft, Fault};
use crate::scoring::values::{ValueFault, ValuedDeal, ValuedWin};
use crate::scoring::{
    AfterDeal, DealEnd, DealResult, EndedDeal, Formula, GameRules, Ledger, Position, Settlement,
    Ties, dealer_where_east_stays,
};
use crate::system::{Aborts, Answer, Cost, Counters, FalseWin, Game, Offence, Question, Values};
use crate::tiles::{Seat, SeatSet, Wind};

use super::also_won;
use super::engine::Riichi;
use super::options::{
    self, ABORTIVE_DRAWS, AT_TABLE, CHIP_VALUE, CHOMBO, OLDER, OPTIONS, PRESETS, RIICHI_BELOW_1000,
    ROUNDS, START,
};
use super::payments::{self, STICK};
use super::questions::{self, NOBODY_OR_SEATS, PUT_DOWN};
use super::terms::Terms;
use super::{game_end, valued};

/// A game as data: what the players agree on, with what each preset brings (T15–T33). Up to three players may
/// win on one discard (R19). After a chombo the deal is void; in games of before it was a penalty (R23, T30).
pub(in crate::rules) const GAME: Game = Game {
    options: OPTIONS,
    presets: PRESETS,
    older: Some(OLDER),
    start: 30_000,
    start_option: Some(&START),
    values: Values::Wins(3),
    wins_once: true,
    false_win: Some(FalseWin::VoidsDeal),
    put_down: Some(&PUT_DOWN),
    stake: STICK,
    aborts: Some(Aborts {
        option: &ABORTIVE_DRAWS,
        kinds: &["nine-terminals", "four-winds", "four-riichi", "four-kongs"],
    }),
    chip_option: Some(&CHIP_VALUE),
    voids: true,
    win_questions: &also_won::questions_of_value(NOBODY_OR_SEATS),
    offences: &[
        Offence::new(
            "chombo",
            Cost::ByDealer { dealer: CHOMBO_OF_DEALER, others: CHOMBO_OF_OTHERS },
        )
        .past(),
        Offence::new("chombo-20000", Cost::Lost(20_000)).past(),
        Offence::new("chombo-30000", Cost::Lost(30_000)).past(),
    ],
    ..Game::PLAIN
};

/// What the dealer pays each other player for a chombo of their own, and what the dealer gets for the chombo of
/// another player (T30).
const CHOMBO_OF_DEALER: i32 = 4000;

/// What a chombo brings the others, between players who do not deal (T30).
const CHOMBO_OF_OTHERS: i32 = 2000;

impl GameRules for Riichi {
    fn first_position(&self, agreement: &Agreement) -> Position {
        let first = Position::first_of(agreement).in_round(Wind::East);
        first.with_counters(Counters::from([0, 0]))
    }

    fn option_fault(&self, agreement: &Agreement, option: &Question) -> Option<Fault> {
        options::fault(agreement, option)
    }

    /// East who wins, or is ready when the wall is used up, stays (T16). This is about the agreed rounds; only
    /// [`GameRules::after_deal`] knows the totals.
    fn pass_on(
        &self,
        agreement: &Agreement,
        position: &Position,
        next_dealer: Option<Seat>,
    ) -> Option<Position> {
        let next = position.with_dealer(next_dealer.unwrap_or(Seat::South));
        let round = game_end::round(&next, agreement.number(&ROUNDS))?;
        Some(next.in_round(round))
    }

    fn after_deal(&self, agreement: &Agreement, deal: &EndedDeal) -> AfterDeal {
        game_end::after_deal(agreement, deal)
    }

    /// East who won stays (R22).
    fn dealer_after(&self, winner: Option<Seat>) -> Option<Seat> {
        winner.map(dealer_where_east_stays)
    }

    /// One honba more after East's win and after a draw, none after another's win (R22). The changes of
    /// a deal sum to the sticks that were taken from the table, less those that were put there; a winner
    /// leaves none (R17).
    fn counters_after(
        &self,
        position: &Position,
        winner: Option<Seat>,
        sum: i32,
    ) -> Option<Counters> {
        let [honba, sticks] = honba_and_sticks(&position.counters);
        let sticks = i32::from(sticks);
        let left = sticks - sum / STICK;
        let is_possible = sum % STICK == 0
            && match winner {
                Some(_) => left == 0,
                None => (sticks..=sticks + position.players.len() as i32).contains(&left),
            };
        let honba = match winner {
            Some(winner) if winner != Seat::East => 0,
            _ => honba.saturating_add(1),
        };
        let left = u16::try_from(left).ok().filter(|_| is_possible)?;
        Some(Counters::from([honba, left]))
    }

    /// A deal that was not played to the end is replayed as it was (R23).
    fn after_abandoned(&self, position: &Position) -> (Option<Seat>, Counters) {
        (Some(Seat::East), position.counters.clone())
    }

    /// No payment. The sticks stay, and those of this deal with them, East stays, and there is one honba more
    /// (T27).
    fn aborted(&self, position: &Position, seats: SeatSet) -> DealResult {
        let mut ledger = Ledger::default();
        payments::put_down(&mut ledger, seats);
        let [honba, sticks] = honba_and_sticks(&position.counters);
        DealResult {
            next_dealer: Some(Seat::East),
            counters: Counters::from([honba.saturating_add(1), sticks + seats.len() as u16]),
            put_down: seats,
            end: DealEnd::Aborted,
            ..DealResult::of(&ledger)
        }
    }

    /// The deal is replayed as it was. At the table, each offender pays a mangan to the others (T30).
    fn voided(&self, agreement: &Agreement, position: &Position, offenders: SeatSet) -> DealResult {
        let mut ledger = Ledger::default();
        let is_at_table = agreement.answer(&CHOMBO) == Some(AT_TABLE);
        for offender in offenders.iter().filter(|_| is_at_table) {
            let seats = agreement.table().seats().iter().copied();
            for other in seats.filter(|other| *other != offender) {
                let with_dealer = [offender, other].contains(&Seat::East);
                let points = if with_dealer { CHOMBO_OF_DEALER } else { CHOMBO_OF_OTHERS };
                ledger.pay(offender, other, Formula::flat(points), "chombo");
            }
        }
        DealResult {
            next_dealer: Some(Seat::East),
            counters: position.counters.clone(),
            end: DealEnd::Void,
            ..DealResult::of(&ledger)
        }
    }

    /// With less than a stick, where that is not allowed (T18).
    fn may_put_down(&self, agreement: &Agreement, total: i32) -> bool {
        total >= STICK || agreement.answer(&RIICHI_BELOW_1000) == Some(Answer::Yes)
    }

    fn on_table(&self, counters: &Counters) -> i32 {
        let [_, sticks] = honba_and_sticks(counters);
        i32::from(sticks) * STICK
    }

    fn ties(&self, agreement: &Agreement) -> Ties {
        options::ties(agreement)
    }

    fn settlement(&self, agreement: &Agreement, start: i32) -> Option<Settlement> {
        Some(options::settlement(agreement, start))
    }

    fn recording_fault(&self, draft: &Draft) -> Option<Fault> {
        questions::declared_but_not_ready(draft)
    }

    fn complete_in_game(&self, agreement: &Agreement, draft: &mut Draft) {
        questions::put_down_own_stick(draft);
        if agreement.is_older() {
            questions::leave_unsaid_unready(draft);
        }
    }

    /// A player can be liable for each yakuman of a hand (R18).
    fn asked_of_win(&self, agreement: &Agreement, win: &ValuedWin) -> Vec<&'static Question> {
        let event = valued::as_event(win, Terms::of(self.0, agreement.table().rulings()));
        let questions = agreement.system().game.win_questions.iter();
        questions.filter(|question| event.asks(question)).collect()
    }

    /// Settles wins of which only the values are known (R16–R19).
    fn pay_values(
        &self,
        agreement: &Agreement,
        deal: &ValuedDeal,
    ) -> Result<DealResult, Vec<ValueFault>> {
        valued::settle(deal, Terms::of(self.0, agreement.table().rulings()))
    }
}

/// The honba and the sticks on the table.
fn honba_and_sticks(counters: &Counters) -> [u16; 2] {
    [0, 1].map(|index| counters.get(index).copied().unwrap_or(0))
}
