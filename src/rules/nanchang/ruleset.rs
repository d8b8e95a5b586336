//! Nanchang as a rule system of the registry.

use crate::entry::{Asked, Draft, Fault, FaultCode, Hand, asked};
use crate::scoring::{Ledger, Note, Report, Ruleset, Standing, Why, Worth, lookahead};
use crate::system::FOUR_PLAYERS;
use crate::system::{Fan, Preset, Question, Tie, Unit};
use crate::tiles::{Seat, TileSet};

use super::best::{NoWin, sheets};
use super::deal::{Deal, Held, WAITING};
use super::fans::{FANS, Kind, kind};
use super::questions;
use super::ruling::{Ruling, Rulings};
use super::waits;
use super::{Scored, score};

/// The rule system.
///
/// The places are the seats, from the hand that is calculated: the winner's. The hands of the
/// others are entered as tiles, or by counts of what scores in them, or not at all.
#[derive(Clone, Copy, Debug)]
pub struct Nanchang;

/// The deal, or everything that is wrong. As long as the hand is unfinished nobody has to have
/// said which tile was turned up: then there is no deal yet.
fn check(draft: &Draft) -> Result<Option<Deal>, Vec<Fault>> {
    let setup = questions::setup(draft);
    match Deal::new(&setup) {
        Ok(deal) => Ok(Some(deal)),
        Err(mut faults) => {
            if draft.tiles.size() < WAITING && !questions::drawn(draft) {
                faults.retain(|fault| fault.code != FaultCode::JingUnknown);
            }
            if faults.is_empty() { Ok(None) } else { Err(faults) }
        }
    }
}

/// How far the hand of a seat is that did not win.
fn unfinished(deal: &Deal, seat: Seat) -> Standing {
    let Held::Hand(hand) = deal.held(seat) else {
        return Standing::Entering { missing: WAITING as u8 };
    };
    let missing = WAITING.saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    let waits = waits::waits(deal, seat);
    if waits.is_empty() {
        waits::unready(hand, deal.jing(), deal.lying())
    } else {
        Standing::Ready { waits }
    }
}

fn standing(deal: &Deal, seat: Seat, no_win: Option<NoWin>) -> Standing {
    match (deal.winner(), no_win) {
        (Some(hand), Some(NoWin::Incomplete)) => waits::discarding(hand, deal.jing(), deal.lying()),
        (Some(_), no_win) => Standing::Complete { wins: no_win.is_none(), needed: 0 },
        (None, _) => unfinished(deal, seat),
    }
}

/// Who has passed a win may not claim one before the own turn (N12).
fn bar_passed(standing: &mut Standing, passed: bool) {
    if let (Standing::Ready { waits }, true) = (standing, passed) {
        for wait in waits.iter_mut().filter(|wait| wait.discard.wins) {
            wait.discard = Worth::barred(wait.discard.total, Note::new("wait.passed-turn"));
        }
    }
}

/// What is said besides the payments: which tiles are wild, why a win is none, who alone holds
/// jing, whose hand was not entered.
fn notes(scored: &Scored, settled: bool) -> Vec<Note> {
    let jing = [scored.jing.primary, scored.jing.secondary];
    let mut notes = vec![Note::new("nanchang.jing").tiles(jing)];
    if let Some(why) = scored.no_win {
        notes.push(Note::new(format!("no-win.{}", why.key())));
    } else if settled {
        notes.extend(scored.sole_holder.map(|seat| Note::of("nanchang.sole-holder", seat)));
        notes.extend(scored.not_entered.iter().map(|seat| Note::of("not-entered", *seat)));
    }
    notes
}

fn fill(draft: &Draft, report: &mut Report) {
    match check(draft) {
        Err(faults) => report.faults = faults,
        Ok(Some(deal)) => Nanchang.fill(report, draft, &deal),
        Ok(None) => {
            let missing = WAITING - draft.tiles.size();
            report.standing = Standing::Entering { missing: missing as u8 };
        }
    }
}

/// Says what is paid for each wait: with a jing there may be very many.
fn pay(draft: &Draft, report: &mut Report) {
    if let (Standing::Ready { waits }, Ok(Some(deal))) = (&mut report.standing, check(draft)) {
        let seat = questions::seat(draft);
        waits.iter_mut().for_each(|wait| wait.payments = waits::payments(&deal, seat, wait));
    }
}

impl Nanchang {
    fn fill(&self, report: &mut Report, draft: &Draft, deal: &Deal) {
        let scored = score(deal);
        let settled = deal.win().is_some() || questions::drawn(draft);
        report.standing = standing(deal, questions::seat(draft), scored.no_win);
        bar_passed(&mut report.standing, questions::passed(draft));
        report.notes = notes(&scored, settled);
        report.next_dealer = scored.next_dealer.filter(|_| settled);
        report.ledger = match scored.no_win {
            // A hand that is not complete may be on its way; a false win settles nothing.
            Some(NoWin::Incomplete) => None,
            Some(_) => Some(Ledger::default()),
            None => scored.ledger.filter(|_| settled),
        };
        report.sheets = scored.sheets;
    }
}

impl Ruleset for Nanchang {
    fn key(&self) -> &'static str {
        "nanchang"
    }

    fn tiles(&self) -> TileSet {
        TileSet::ALL
    }

    fn has_flowers(&self) -> bool {
        false
    }

    fn honor_chows(&self) -> bool {
        true
    }

    fn fans(&self) -> &'static [Fan] {
        &FANS
    }

    fn rulings(&self) -> &'static [&'static str] {
        Ruling::KEYS
    }

    fn presets(&self) -> &'static [Preset] {
        Rulings::PRESETS
    }

    fn questions(&self) -> &'static [Question] {
        questions::QUESTIONS
    }

    fn places(&self) -> &'static [&'static str] {
        FOUR_PLAYERS
    }

    fn complete(&self, _: &Draft, place: usize) -> Option<usize> {
        (place == 0).then_some(Hand::COMPLETE)
    }

    fn dealt(&self) -> &'static [(&'static str, usize)] {
        &[("indicator", 1), ("seat", 1), ("dealer", 1), ("win", 2), ("from", 1), ("opening", 12)]
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("win", "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W"),
            ("ready", "1/nanchang/2m123456789p555s?indicator=2m&seat=S"),
            ("special", "1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W"),
        ]
    }

    fn is_counted(&self, fan: &Fan) -> bool {
        matches!(kind(fan.number), Kind::Double | Kind::Flat)
    }

    fn ties(&self) -> &'static [Tie] {
        &[Tie::MostTrue, Tie::FewestWild]
    }

    fn unit(&self, fan: &Fan) -> Unit {
        match kind(fan.number) {
            Kind::Double | Kind::PayerDouble | Kind::JingFactor => Unit::Factor,
            Kind::Flat | Kind::Points | Kind::DealerPays => Unit::Points,
        }
    }

    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
        questions::reconcile(draft, changed, before);
    }

    fn open(&self, draft: &Draft) -> Vec<Asked> {
        let matters = |key: &'static str, place: usize| questions::matters(draft, key, place);
        asked::open(draft, &matters)
    }

    fn faults(&self, draft: &Draft) -> Vec<Fault> {
        check(draft).err().unwrap_or_default()
    }

    fn report(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, self.open(draft));
        fill(draft, &mut report);
        pay(draft, &mut report);
        lookahead::look_ahead(draft, &mut report, &fill);
        report
    }

    fn why_at(&self, draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why> {
        // Only the winner's hand is counted.
        self.fan(fan).filter(|_| place == 0)?;
        let deal = check(draft).ok()??;
        let sheets = sheets(&deal).ok()?;
        Some(super::why(&deal, sheets.get(sheet)?, fan))
    }
}
