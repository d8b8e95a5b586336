//! Siamese MCR as a rule system of the registry.

use crate::entry::{Asked, Draft, Event as Told, Fault, FaultCode, Hand, asked};
use crate::rules::mcr;
use crate::scoring::split_comparison::Sharing;
use crate::scoring::{Note, OtherHand, Report, Ruleset, Standing, Why, lookahead};
use crate::system::{EventKind, Fan, Preset, Question, Tie};
use crate::tiles::{Seat, TileSet, Way};

use super::deal::{Deal, Event};
use super::holding::Holding;
use super::questions;
use super::ruling::Rulings;
use super::score::{declaration, score};
use super::second::Second;
use super::settle::settle;
use super::sharing;
use super::shown;
use super::side::Side;

/// The rule system.
///
/// The first place, hand A, has the tiles that both hands share, the drawn or claimed one, and
/// the melds of hand A; the second, hand B, has the melds of hand B. Tiles that stand at the
/// second place are shared ones, too, but pinned to hand B; events pin tiles to either.
///
/// A report has the readings of hand A as its sheets and those of hand B among the others, as far
/// as they are declared; its splits say which of the shared tiles each has.
#[derive(Clone, Copy, Debug)]
pub struct Siamese;

/// What is held.
enum Held {
    /// Two hands.
    Pair(Box<Holding>),
    /// One, after a first win.
    Single(Box<Second>),
}

/// What was entered, checked.
struct Checked {
    held: Held,
    events: Vec<Event>,
}

fn check(draft: &Draft) -> Result<Checked, Vec<Fault>> {
    let rulings = Rulings::from_bits(draft.rulings());
    let (players, situation) = (questions::players(draft), questions::situation(draft));
    let mut faults = Vec::new();
    let mut events = Vec::new();
    for (number, event) in questions::told(draft) {
        match Deal::new(players, situation.round, rulings, vec![event.clone()]) {
            Ok(_) => events.push(event),
            Err(more) => {
                faults.extend(more.into_iter().map(|f| Fault { event: Some(number), ..f }))
            }
        }
    }
    match (draft.answer("last"), situation.win.way.is_self_drawn()) {
        (Some("claim"), true) => faults.push(Fault::new(FaultCode::LastClaimSelfDrawn)),
        (Some("draw"), false) => faults.push(Fault::new(FaultCode::LastDrawClaimed)),
        _ => {}
    }
    let entry = questions::entry(draft);
    let held = if questions::has_won(draft) {
        Second::new(entry).map(|second| Held::Single(Box::new(second)))
    } else {
        Holding::new(entry).map(|holding| Held::Pair(Box::new(holding)))
    };
    match held {
        Ok(held) if faults.is_empty() => Ok(Checked { held, events }),
        Ok(_) => Err(faults),
        Err(more) => {
            faults.extend(more);
            Err(faults)
        }
    }
}

fn fill(draft: &Draft, report: &mut Report) {
    match check(draft) {
        Err(faults) => report.faults = faults,
        Ok(Checked { held: Held::Pair(holding), events }) => {
            let seat = Some(holding.situation().seat);
            report.others = vec![OtherHand { place: 1, seat, sheets: Vec::new() }];
            Siamese::pair(report, &holding, &events);
        }
        Ok(Checked { held: Held::Single(second), events }) => second.fill(report, &events),
    }
}

impl Siamese {
    /// Two hands; whether what was declared is settled.
    fn pair(report: &mut Report, holding: &Holding, events: &[Event]) {
        let missing = (Holding::COMPLETE - 1).saturating_sub(holding.size());
        if missing > 0 {
            report.standing = Standing::Entering { missing: missing as u8 };
            return Siamese::settle(report, holding, events, &[]);
        }
        if holding.size() < Holding::COMPLETE {
            (report.standing, report.pending) = shown::nearly(holding);
            return Siamese::settle(report, holding, events, &[]);
        }
        let scored = score(holding);
        let chosen = shown::declared(&scored, holding.players());
        if scored.hands.a.is_none() && scored.hands.b.is_none() {
            (report.standing, report.pending) = shown::discarding(holding);
        } else {
            let needed = holding.rulings().needed();
            report.standing = Standing::Complete { wins: !chosen.is_empty(), needed };
            report.splits = shown::splits(&scored, &chosen, holding.is_symmetric());
            let no_double = scored.no_double.map(|why| format!("siamese.no-double.{}", why.key()));
            report.notes.extend(no_double.map(Note::new));
            let sheets = |side: Side| {
                let counted = shown::counted(&scored, &report.splits, side);
                counted.map(|counted| counted.sheets.clone()).unwrap_or_default()
            };
            (report.sheets, report.others[0].sheets) = (sheets(Side::A), sheets(Side::B));
        }
        let declarations: Vec<Event> = chosen.iter().map(|c| declaration(holding, c)).collect();
        Siamese::settle(report, holding, events, &declarations);
    }

    /// Settles what was declared before and what is declared now.
    fn settle(report: &mut Report, holding: &Holding, events: &[Event], now: &[Event]) {
        let round = holding.situation().round;
        let all = [events, now].concat();
        let deal = Deal::new(holding.players(), round, holding.rulings(), all);
        if let Ok(deal) = deal {
            shown::settled(report, &settle(&deal), events, now.len());
        }
    }
}

impl Ruleset for Siamese {
    fn key(&self) -> &'static str {
        "siamese"
    }

    fn words(&self) -> &'static str {
        "mcr"
    }

    fn tiles(&self) -> TileSet {
        TileSet::ALL
    }

    fn has_flowers(&self) -> bool {
        false
    }

    /// Two hands at the first place, less what is entered at the second; one after a first win.
    fn complete(&self, draft: &Draft, place: usize) -> Option<usize> {
        let all = if questions::has_won(draft) { Hand::COMPLETE } else { Holding::COMPLETE };
        match place {
            0 => Some(all.saturating_sub(draft.place(1).map_or(0, |other| other.size()))),
            _ => None,
        }
    }

    fn fans(&self) -> &'static [Fan] {
        &mcr::FANS
    }

    fn ties(&self) -> &'static [Tie] {
        &[Tie::DearestFan, Tie::FewestFans]
    }

    fn rulings(&self) -> &'static [&'static str] {
        &Rulings::KEYS
    }

    fn presets(&self) -> &'static [Preset] {
        &Rulings::PRESETS
    }

    fn questions(&self) -> &'static [Question] {
        questions::QUESTIONS
    }

    fn places(&self) -> &'static [&'static str] {
        &["a", "b"]
    }

    /// Both hands are one player's.
    fn seat(&self, draft: &Draft, _: usize) -> Option<Seat> {
        Some(questions::seat(draft))
    }

    fn events(&self) -> &'static [EventKind] {
        questions::EVENTS
    }

    fn asks_of(&self, event: &Told, key: &str) -> bool {
        let way = event.answer(self, "win").and_then(Way::from_key);
        key != "from" || !way.is_some_and(Way::is_self_drawn)
    }

    /// West plays only among three, North never.
    fn seats(&self, draft: &Draft) -> &'static [Seat] {
        questions::players(draft).seats()
    }

    fn dealt(&self) -> &'static [(&'static str, usize)] {
        &[("round", 1), ("seat", 1), ("win", 2), ("from", 1), ("last", 8), ("last-copy", 8)]
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("pair", "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S"),
            ("ready", "1/siamese/123456789m1135568999p112588sWN"),
        ]
    }

    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
        questions::reconcile(draft, changed, before);
    }

    fn open(&self, draft: &Draft) -> Vec<Asked> {
        let drawn = questions::situation(draft).win.way.is_self_drawn();
        let matters = |key: &'static str, _| key != "from" || !drawn;
        asked::open(draft, &matters)
    }

    fn faults(&self, draft: &Draft) -> Vec<Fault> {
        check(draft).err().unwrap_or_default()
    }

    fn report(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, self.open(draft));
        fill(draft, &mut report);
        if questions::has_won(draft) {
            lookahead::look_ahead(draft, &mut report, &fill);
        }
        report
    }

    fn finish(&self, draft: &Draft, report: &mut Report) {
        if let Ok(Checked { held: Held::Pair(holding), events }) = check(draft) {
            shown::finish(report, &holding, &events);
        }
    }

    fn sharing(&self, draft: &Draft, split: usize) -> Option<Sharing> {
        match check(draft).ok()?.held {
            Held::Pair(holding) if holding.size() == Holding::COMPLETE => {
                sharing::beside(&holding, split)
            }
            _ => None,
        }
    }

    fn why_at(&self, draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why> {
        self.fan(fan)?;
        let holding = match check(draft).ok()?.held {
            Held::Pair(holding) => holding,
            Held::Single(second) if place == 0 => {
                let deal = second.deal()?;
                return Some(mcr::why(deal, mcr::sheets(deal).get(sheet)?, fan));
            }
            Held::Single(_) => return None,
        };
        if holding.size() < Holding::COMPLETE {
            return None;
        }
        let scored = score(&holding);
        let declared = shown::declared(&scored, holding.players());
        let splits = shown::splits(&scored, &declared, holding.is_symmetric());
        let side = if place == 0 { Side::A } else { Side::B };
        let counted = shown::counted(&scored, &splits, side)?;
        Some(mcr::why(&counted.chosen.deal(&holding), counted.sheets.get(sheet)?, fan))
    }
}
