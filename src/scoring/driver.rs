//! The driver: it runs the one flow, check → score → report, for every rule system.
//!
//! ```text
//! Draft ── Engine::check ──▶ Deal ── Deal::score ──▶ Settled, Readings ──▶ Report
//! ```
//!
//! Its methods belong to `dyn Engine`, so `engine.report(&draft)` is all that a caller needs.
//! `engine.examine(&draft)` also keeps the readings, so that the caller can ask why a fan
//! applies.

use crate::entry::{Asked, Draft, Fault, Hand, Offer, unless};
use crate::system::{Answer, Question};
use crate::tiles::Tile;

use super::marked_parts::show_marked;
use super::split_comparison::SplitComparison;
use super::{Deal, Engine, Evidence, Obstacle, Readings, Report, Scored, Shortfall, Standing, Why};

/// A report together with its readings. Its methods answer more questions about the deal
/// without checking and settling the draft again.
pub struct Examined {
    /// The report on the draft.
    pub report: Report,
    readings: Option<Box<dyn Readings>>,
}

impl Examined {
    /// The part of a report that needs no engine: the questions of the draft, and how many tiles
    /// are missing. The hand is neither checked nor read.
    pub fn without_engine(draft: &Draft) -> Examined {
        let mut report = Report::new(draft, draft.asked());
        let missing = (Hand::COMPLETE - 1).saturating_sub(draft.tiles.size());
        report.settled.standing = Standing::Entering { missing: missing as u8 };
        Examined { report, readings: None }
    }

    /// Why a fan applies to a reading of the hand of a place, or the first obstacle in its way.
    /// `index` is the index of the reading in the report. `None` if there is no such reading or
    /// fan.
    pub fn why(&self, place: usize, index: usize, fan: u8) -> Option<Why> {
        let sheet = self.report.sheets_at(place).get(index)?;
        self.readings.as_ref()?.explain(place, index, sheet, fan)
    }

    /// Why a fan applies to a reading of the hand of a place, or what is missing of it in that
    /// reading. The arguments and the result are those of [`Examined::why`].
    pub fn why_in_reading(
        &self,
        place: usize,
        index: usize,
        fan: u8,
    ) -> Option<Result<Vec<Evidence>, Shortfall>> {
        let (readings, sheet) = (self.readings.as_ref()?, self.report.sheets_at(place).get(index)?);
        let found = self.why(place, index, fan)?;
        Some(found.map_err(|obstacle| Shortfall {
            reading: index,
            ..readings.measure(place, index, sheet, fan, obstacle)
        }))
    }

    /// Why a fan applies to a reading of the hand of a place, or what is missing of it in the
    /// reading that comes nearest. If another reading has the fan, that is what keeps it from
    /// counting, and the obstacle says whether it counts there.
    pub fn why_or_nearest(
        &self,
        place: usize,
        index: usize,
        fan: u8,
    ) -> Option<Result<Vec<Evidence>, Shortfall>> {
        let sheets = self.report.sheets_at(place);
        if let Ok(evidence) = self.why(place, index, fan)? {
            return Some(Ok(evidence));
        }
        let mut with_the_fan: Vec<usize> = Vec::new();
        let mut obstacles: Vec<(usize, Obstacle)> = Vec::new();
        // Of readings that are equally near, the one that is asked about goes first.
        for reading in [index].into_iter().chain((0..sheets.len()).filter(|i| *i != index)) {
            match self.why(place, reading, fan)? {
                Ok(_) => with_the_fan.push(reading),
                Err(obstacle) => {
                    let is_same = |(_, other): &(usize, Obstacle)| *other == obstacle;
                    if obstacle.is_of_reading() || !obstacles.iter().any(is_same) {
                        obstacles.push((reading, obstacle));
                    }
                }
            }
        }
        // Of readings that have the fan, one that counts it goes first.
        let drops = |reading: &usize| sheets[*reading].dropped.iter().find(|d| d.fan.number == fan);
        let counts = |reading: &usize| sheets[*reading].counted.iter().any(|c| c.fan.number == fan);
        if let Some(reading) = with_the_fan.into_iter().min_by_key(|reading| !counts(reading)) {
            let (total, other) = (sheets[index].total, sheets[reading].total);
            let dropped = drops(&reading).filter(|_| !counts(&reading)).copied();
            let obstacle = Obstacle::OtherReading { total, other, dropped };
            return Some(Err(Shortfall { reading, ..obstacle.into() }));
        }
        let measure = |(reading, _)| self.why_in_reading(place, reading, fan)?.err();
        obstacles.into_iter().filter_map(measure).min_by_key(Shortfall::rank).map(Err)
    }

    /// The tile that the hand of a place won with, if it is known: the tile that an event names,
    /// the winning tile entered at the place, or the one that all hands share.
    pub fn winning_tile(&self, draft: &Draft, place: usize) -> Option<Tile> {
        let known = self.readings.as_ref().and_then(|readings| readings.winning_tile(place));
        known.or_else(|| draft.place(place)?.win.or(draft.tiles.win))
    }

    /// Compares the split with this index in the report with the declared one. `None` if there is
    /// no such split.
    pub fn compare_split(&self, split: usize) -> Option<SplitComparison> {
        self.readings.as_ref()?.compare_split(split)
    }

    /// Completes a report that is [pending](crate::scoring::Settled::pending) with what takes long to find.
    pub fn finish(&mut self) {
        let settled = &mut self.report.settled;
        if let (true, Some(readings)) = (settled.pending, &self.readings) {
            readings.finish(settled);
        }
        settled.pending = false;
    }
}

impl dyn Engine + '_ {
    /// The complete report on a draft of this engine's system.
    pub fn report(&self, draft: &Draft) -> Report {
        let mut examined = self.examine(draft);
        examined.finish();
        examined.report
    }

    /// The report on a draft without what takes long to find, together with the readings. If
    /// something is missing, [`pending`](crate::scoring::Settled::pending) is set and [`Examined::finish`] adds it.
    pub fn examine(&self, draft: &Draft) -> Examined {
        let mut report = Report::new(draft, draft.asked());
        report.wild = self.wild_tiles(draft);
        let readings = self.fill(draft, &mut report);
        if let Some(readings) = &readings {
            readings.look_ahead(self, draft, &mut report);
        }
        Examined { report, readings }
    }

    /// Reports on a draft. The report has no questions, and nothing of what looking ahead would add.
    pub(crate) fn report_as_it_is(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, Vec::new());
        self.fill(draft, &mut report);
        report
    }

    /// Runs the flow and fills the report. Returns the readings if the draft has no faults.
    fn fill(&self, draft: &Draft, report: &mut Report) -> Option<Box<dyn Readings>> {
        match self.accepted(draft) {
            Ok(deal) => {
                let Scored { mut settled, readings } = deal.score();
                show_marked(draft, &mut settled);
                report.settled = settled;
                Some(readings)
            }
            Err(faults) => {
                report.faults = faults;
                None
            }
        }
    }

    /// The faults of a draft, without the rest of its report.
    pub fn faults(&self, draft: &Draft) -> Vec<Fault> {
        self.accepted(draft).err().unwrap_or_default()
    }

    /// Checks a draft as one that is entered now: what [`checked`](Self::checked) finds, and what stands in the way
    /// of recording it.
    fn accepted(&self, draft: &Draft) -> Result<Box<dyn Deal>, Vec<Fault>> {
        unless(self.recording_fault(draft).into_iter().collect(), self.checked(draft))
    }

    /// Checks a draft: what no rule system allows, and what this one does not.
    ///
    /// # Errors
    /// Every fault of the draft at once.
    pub(super) fn checked(&self, draft: &Draft) -> Result<Box<dyn Deal>, Vec<Fault>> {
        unless(draft.faults_of_the_set(), self.check(draft))
    }

    /// The questions that matter for a draft, with their possible answers and the fault that makes
    /// an answer impossible. Every answer is tried, so call this only where the answers are shown.
    pub fn asked(&self, draft: &Draft) -> Vec<Asked> {
        let mut asked = draft.asked();
        let before = self.faults(draft);
        for Asked { question, place, answer, offers, .. } in &mut asked {
            for offer in offers.iter_mut().filter(|offer| *answer != Some(offer.answer)) {
                offer.impossible = self.new_fault(draft, &before, question, *place, offer.answer);
            }
        }
        asked
    }

    /// The fault that makes an answer to a question about a place impossible. There is none for the answer
    /// that was given, and none for an answer that the question does not offer, which is not tried.
    pub fn why_impossible(
        &self,
        draft: &Draft,
        question: &Question,
        place: usize,
        answer: Answer,
    ) -> Option<Fault> {
        let is_it = |asked: &Asked| asked.question == question && asked.place == place;
        let asked = draft.asked().into_iter().find(is_it)?;
        let is_offered = asked.offers.iter().any(|offer| offer.answer == answer);
        let is_given = asked.answer == Some(answer);
        if !is_offered || is_given {
            return None;
        }
        self.new_fault(draft, &self.faults(draft), question, place, answer)
    }

    /// A fault that a draft has after an answer, but not before it: `before` are the faults that it has now.
    fn new_fault(
        &self,
        draft: &Draft,
        before: &[Fault],
        question: &Question,
        place: usize,
        answer: Answer,
    ) -> Option<Fault> {
        let mut other = draft.clone();
        self.answer(&mut other, question, place, answer).ok()?;
        let is_from_it = |fault: &Fault| !before.iter().any(|old| is_same(old, fault));
        self.faults(&other).into_iter().find(is_from_it)
    }

    /// Answers a question for a place, and makes other answers agree where players would take that
    /// for granted.
    ///
    /// # Errors
    /// The system has no such question or answer. The draft is not changed.
    pub fn answer(
        &self,
        draft: &mut Draft,
        question: &Question,
        place: usize,
        answer: Answer,
    ) -> Result<(), Fault> {
        let before = draft.answer_at(question, place);
        draft.put(question, place, answer)?;
        self.reconcile(draft, question, before);
        Ok(())
    }

    /// The possible answers to a question about the event with this index, each with the fault that
    /// makes it impossible. Every answer is tried, so call this only where the answers are shown.
    pub fn offers_about(&self, draft: &Draft, index: usize, question: &Question) -> Vec<Offer> {
        let before = self.faults(draft);
        let current = draft.events.get(index).and_then(|event| event.answer(question));
        let impossible = |answer: Answer| {
            let mut other = draft.clone();
            let event = other.events.get_mut(index).filter(|_| current != Some(answer))?;
            event.put(question, answer).ok()?;
            self.faults(&other)
                .into_iter()
                .find(|fault| !before.iter().any(|old| is_same(old, fault)))
        };
        let offer = |answer| Offer { answer, impossible: impossible(answer) };
        question.next(current).into_iter().map(offer).collect()
    }
}

/// Whether two faults are the same except for their seats. The seats are not compared, because they
/// change when the seat of the scored hand changes.
fn is_same(old: &Fault, new: &Fault) -> bool {
    (old.code, old.event) == (new.code, new.event)
        && old.tiles == new.tiles
        && (&old.value, old.most) == (&new.value, new.most)
}
