//! The one flow, for every rule system: check → read → settle → report.
//!
//! ```text
//! Draft ── Engine::check ──▶ Deal ── Deal::read ──▶ Hands ── Deal::settle ──▶ Settled ──▶ Report
//! ```
//!
//! The methods stand on the engine, so `engine.report(&draft)` is all that a caller needs.
//! [`examine`](#method.examine) keeps the checked deal together with its report, for whoever asks
//! why.

use crate::entry::{Asked, Draft, Event, Fault, asked};
use crate::system::{Answer, Question};
use crate::tiles::Tile;

use super::split_comparison::SplitComparison;
use super::{Deal, Engine, Hands, Report, Why, lookahead};

/// A report together with the deal that it is about, so that more can be asked without checking
/// and settling the draft again.
pub struct Examined {
    /// Everything there is to say about the draft.
    pub report: Report,
    deal: Option<Box<dyn Deal>>,
}

impl Examined {
    /// What is known of a draft without its engine: the questions, and nothing of the hand.
    pub fn without_engine(draft: &Draft) -> Examined {
        Examined { report: Report::new(draft, asked(draft, &|_, _| true)), deal: None }
    }

    /// Why a fan applies to the sheet with this index in the report, at a place, once or several
    /// times, or the first thing in the way. `None` where there is no such sheet or fan.
    pub fn why(&self, place: usize, index: usize, fan: u8) -> Option<Why> {
        let sheet = self.report.sheets_at(place).get(index)?;
        self.deal.as_ref()?.explain(place, index, sheet, fan)
    }

    /// The tile that the hand of a place won with, as far as it is known: that which a claim in
    /// the deal tells, the place's own, or the one that all hands share.
    pub fn winning_tile(&self, draft: &Draft, place: usize) -> Option<Tile> {
        let told = self.deal.as_ref().and_then(|deal| deal.winning_tile(place));
        told.or_else(|| draft.place(place)?.win.or(draft.tiles.win))
    }

    /// The split of this index in the report compared with the one that is declared; `None`
    /// where there is no such split.
    pub fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        self.deal.as_ref()?.compare_split(split)
    }

    /// Completes a report that is [pending](Report::pending) with what takes long to find.
    pub fn finish(&mut self) {
        if let (true, Some(deal)) = (self.report.pending, &self.deal) {
            deal.finish(&mut self.report);
        }
        self.report.pending = false;
    }
}

impl dyn Engine + '_ {
    /// Everything there is to say about a draft of this engine's system.
    pub fn report(&self, draft: &Draft) -> Report {
        let mut examined = self.examine(draft);
        examined.finish();
        examined.report
    }

    /// What can be said about a draft within a tap: whether there is more, [`Report::pending`]
    /// says, and [`Examined::finish`] finds it.
    pub fn examine(&self, draft: &Draft) -> Examined {
        let mut report = Report::new(draft, self.asked_without_judging(draft));
        let deal = self.fill(draft, &mut report);
        if let Some(deal) = &deal {
            deal.pay_waits(&mut report.standing);
            if deal.looks_ahead() {
                lookahead::look_ahead(self, draft, &mut report);
            }
        }
        Examined { report, deal }
    }

    /// As [`examine`](#method.examine), without what the hand can come to.
    pub(crate) fn report_as_it_is(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, Vec::new());
        self.fill(draft, &mut report);
        report
    }

    /// The flow itself.
    fn fill(&self, draft: &Draft, report: &mut Report) -> Option<Box<dyn Deal>> {
        let deal = match self.check(draft) {
            Ok(deal) => deal,
            Err(faults) => {
                report.faults = faults;
                return None;
            }
        };
        let hands = deal.read();
        let settled = deal.settle(&hands);
        let Hands { sheets, others } = hands;
        (report.sheets, report.others) = (sheets, others);
        report.standing = settled.standing;
        report.ledger = settled.ledger;
        report.notes = settled.notes;
        report.next_dealer = settled.next_dealer;
        report.splits = settled.splits;
        report.pending = settled.pending;
        Some(deal)
    }

    /// What is wrong with a draft: the faults of its report, without the rest.
    pub fn faults(&self, draft: &Draft) -> Vec<Fault> {
        self.check(draft).err().unwrap_or_default()
    }

    /// The questions that matter for a draft, with their answers and why some of them cannot be
    /// chosen now. Each answer is tried, so this is for where they are shown.
    pub fn asked(&self, draft: &Draft) -> Vec<Asked> {
        let mut asked = self.asked_without_judging(draft);
        let before = self.faults(draft);
        for Asked { key, place, answer, offers, .. } in &mut asked {
            for offer in offers.iter_mut().filter(|offer| *answer != Some(offer.answer)) {
                let mut other = draft.clone();
                if self.answer(&mut other, key, *place, offer.answer).is_ok() {
                    let is_new = |fault: &Fault| !before.iter().any(|old| is_same(old, fault));
                    offer.impossible = self.faults(&other).into_iter().find(is_new);
                }
            }
        }
        asked
    }

    /// The questions that matter for a draft, with all their answers.
    pub fn asked_without_judging(&self, draft: &Draft) -> Vec<Asked> {
        asked(draft, &|key, place| self.asks(draft, key, place))
    }

    /// Answers a question for a place and makes the other answers agree with it.
    ///
    /// # Errors
    /// If the system has no such question or answer; the draft stays as it was.
    pub fn answer(
        &self,
        draft: &mut Draft,
        key: &str,
        place: usize,
        answer: Answer,
    ) -> Result<(), Fault> {
        let before = draft.answer_at(key, place);
        let question: &Question = draft.put(key, place, answer)?;
        self.reconcile(draft, question, before);
        Ok(())
    }

    /// The answer to a question of an event's kind, where the question matters.
    pub fn event_answer(&self, event: &Event, key: &str) -> Option<Answer> {
        event.answer(self.system(), key).filter(|_| self.asks_about(event, key))
    }
}

/// Whether a fault was there before. Whose it is may change with the seat.
fn is_same(old: &Fault, new: &Fault) -> bool {
    (old.code, old.event) == (new.code, new.event)
        && old.tiles == new.tiles
        && (&old.value, old.most) == (&new.value, new.most)
}
