//! The deal that is being played: its penalties, which are recorded together with it, and how it is kept
//! until then.

use crate::entry::Draft;
use crate::scoring::Engine;
use crate::system::{FalseWin, Game};

use super::fault::SessionFault;
use super::penalty::Offences;
use super::{Deal, Entry, Penalty, PenaltyResult, Session, Table, Task};

/// What follows if a complete hand that may not win is declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FalseWinResult {
    /// A penalty, after which the deal goes on.
    Penalty(Penalty),
    /// The deal is over, with this entry.
    Deal(Entry),
}

impl Table {
    /// The penalties of the deal that is played and was not recorded yet.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// What the penalties of the deal that is played come to. One that has a fault is `None`.
    pub fn present_penalties(&self, engine: &dyn Engine) -> Vec<Option<PenaltyResult>> {
        let game = &engine.system().game;
        let Some(position) = &self.sheet().next else { return Vec::new() };
        let mut offences = self.offences_before(self.sheet().deals.len(), game);
        let settle = |(index, penalty): (usize, &Penalty)| {
            offences.settle(game, position, penalty, index).ok()
        };
        self.penalties.iter().enumerate().map(settle).collect()
    }

    /// What a penalty comes to that is given after the deal with this index, as often as the player has
    /// done it before. The index after the last one is that of the deal that is played.
    ///
    /// # Errors
    /// Everything that is wrong with the penalty.
    pub fn penalty_comes_to(
        &self,
        deal: usize,
        penalty: &Penalty,
        engine: &dyn Engine,
    ) -> Result<Option<PenaltyResult>, Vec<SessionFault>> {
        let (game, sheet) = (&engine.system().game, self.sheet());
        let position = sheet.deals.get(deal).map(|row| &row.position).or(sheet.next.as_ref());
        let Some(position) = position else { return Ok(None) };
        let mut offences = self.offences_before(deal, game);
        let given = self.session().deals.get(deal).map_or(self.penalties(), |deal| &deal.penalties);
        for (index, before) in given.iter().enumerate() {
            // One with a fault does not count.
            let _ = offences.settle(game, position, before, index);
        }
        let fault = |(field, fault)| SessionFault { deal: Some(deal), field, fault };
        offences
            .settle(game, position, penalty, given.len())
            .map(Some)
            .map_err(|faults| faults.into_iter().map(fault).collect())
    }

    /// The offences in the deals before the one with this index.
    fn offences_before(&self, deal: usize, game: &Game) -> Offences {
        let mut offences = Offences::of(&self.session().agreement);
        let recorded = self.session().deals.iter().zip(&self.sheet().deals).take(deal);
        for (deal, row) in recorded {
            for (index, penalty) in deal.penalties.iter().enumerate() {
                let _ = offences.settle(game, &row.position, penalty, index);
            }
        }
        offences
    }

    /// Gives a penalty in the deal that is played.
    ///
    /// # Errors
    /// Everything that is wrong with it. It is not given then.
    pub fn penalize(
        &mut self,
        penalty: Penalty,
        engine: &dyn Engine,
    ) -> Result<(), Vec<SessionFault>> {
        self.penalty_comes_to(self.sheet().deals.len(), &penalty, engine)?;
        self.penalties.push(penalty);
        Ok(())
    }

    /// What follows if the complete hand that may not win is declared all the same. `None` if the rules
    /// punish nothing of the kind, if nobody has said whose hand it is, and while another deal than the next
    /// one is entered.
    pub fn false_win(&self, draft: &Draft) -> Option<FalseWinResult> {
        let false_win = draft.system().game.false_win?;
        let position = self.sheet().next.as_ref().filter(|_| self.task() == Task::Record)?;
        let seat = draft.seat(0).filter(|_| draft.is_seat_given())?;
        let player = position.player_at(seat)?;
        Some(match false_win {
            FalseWin::Offence(key) => FalseWinResult::Penalty(Penalty::new(key, player)),
            FalseWin::VoidsDeal => FalseWinResult::Deal(Entry::Void(vec![player])),
        })
    }

    /// Takes up penalties of the deal that is played which were given before or elsewhere, in place of those that
    /// are here.
    pub fn take_up_penalties(&mut self, penalties: Vec<Penalty>) {
        self.penalties = penalties;
    }

    /// Takes back the penalty with this index of the deal that is played.
    pub fn take_back(&mut self, index: usize) {
        if index < self.penalties.len() {
            self.penalties.remove(index);
        }
    }

    /// The deal after which a penalty is given now: the one that is corrected; the one that is played, if
    /// anything was entered of it; else the last one. `None` if there is none.
    pub fn deal_of_penalty(&self, has_begun: bool) -> Option<usize> {
        let recorded = self.sheet().deals.len();
        match self.task() {
            Task::Correct(deal) => Some(deal),
            Task::Insert(_) => None,
            Task::Record => {
                let is_played = self.position().is_some() && (has_begun || recorded == 0);
                if is_played { Some(recorded) } else { recorded.checked_sub(1) }
            }
        }
    }

    /// The deal that is played, with a hand as far as it was entered, as a session of one deal: so it is
    /// kept until it is recorded.
    pub fn present_deal(&self, draft: &Draft) -> Session {
        let deal = Deal { penalties: self.penalties.clone(), ..Deal::new(self.hand(draft)) };
        Session { deals: vec![deal], ..self.session().clone() }
    }

    /// Takes up a deal that was kept by [`Table::present_deal`]. Returns its hand.
    pub fn take_up_present(&mut self, kept: Session) -> Option<Draft> {
        let Deal { entry, penalties, .. } = kept.deals.into_iter().next()?;
        self.penalties = penalties;
        match entry {
            Entry::Hand(hand) => self.begun(&hand),
            _ => None,
        }
    }
}
