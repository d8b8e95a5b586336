//! Mahjong Competition Rules, 国标麻将: 81 fans, at least eight points to win.
//!
//! Clause marks (§) are those of the project's rules of MCR, which follow the Green Book.

mod best;
pub mod book;
mod deal;
mod detect;
mod exclusion;
mod explain;
mod fans;
mod fanset;
mod hands;
mod joins;
mod payments;
mod questions;
mod reading;
mod ruling;
mod sets;
mod tally;
mod waits;
mod ways;

pub(in crate::rules) use best::points_of_each;
pub use best::{Best, best, sheets};
pub use deal::{Deal, Situation};
pub(in crate::rules) use deal::{tile_faults, way_faults};
pub use explain::why;
pub use fans::FANS;
pub(in crate::rules) use payments::{BASE, pay_mistake, pay_win};
pub use payments::{Mistake, mistake_ledger, win_ledger};
pub use ruling::{Ruling, Rulings};
pub(in crate::rules) use waits::FORMS;
pub use waits::waits;

use crate::entry::{Asked, Draft, Fault, Hand, asked};
use crate::scoring::{Ledger, Report, Ruleset, Sheet, Standing, Why, lookahead};
use crate::system::{Fan, Preset, Question, Tie};
use crate::tiles::TileSet;

/// The points without flowers that a hand must have to win (§1.2).
pub const MINIMUM: u16 = 8;

/// The rule system: whole, or in outline.
#[derive(Clone, Copy)]
pub struct Mcr {
    counting: Option<&'static Counting>,
}

/// What counts hands. It is reached through these alone, so that what needs no more than the
/// outline can do without the code behind them.
struct Counting {
    fans: &'static [Fan],
    faults: fn(&Draft) -> Vec<Fault>,
    report: fn(&Draft, &mut Report),
    why: fn(&Draft, usize, u8) -> Option<Why>,
}

impl Mcr {
    /// The rule system.
    pub const WHOLE: Mcr = Mcr {
        counting: Some(&Counting {
            fans: &FANS,
            faults: |draft| check(draft).err().unwrap_or_default(),
            report: whole,
            why: why_fan,
        }),
    };

    /// What it is and asks: enough for an empty hand.
    pub const OUTLINE: Mcr = Mcr { counting: None };
}

/// A complete hand counted in every way, and paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// Every reading, the best first.
    pub sheets: Vec<Sheet>,
    /// Whether the best is worth enough to win.
    pub wins: bool,
    /// Who pays whom; `None` while nobody has said who discarded.
    pub ledger: Option<Ledger>,
}

/// Counts a hand in every way, with reasons, and settles it; `None` if it is not complete.
///
/// A hand of too few points is settled as if it had been declared (§3.2).
pub fn score(deal: &Deal) -> Option<Scored> {
    let sheets = sheets(deal);
    let best = sheets.first()?;
    let wins = best.points >= MINIMUM;
    let Situation { seat, win, .. } = deal.situation();
    let ledger = if wins {
        win_ledger(*seat, win, i32::from(best.total))
    } else {
        Some(mistake_ledger(*seat, Mistake::TooFewPoints))
    };
    Some(Scored { sheets, wins, ledger })
}

/// What a draft comes to once it is checked.
enum Checked {
    Unfinished(Hand, Situation),
    Finished(Box<Deal>),
}

fn check(draft: &Draft) -> Result<Checked, Vec<Fault>> {
    let mut faults = questions::flower_faults(&draft.tiles.flowers);
    let situation = questions::situation(draft);
    let (standing, win) = draft.tiles.split_win();
    let hand = Hand::new(standing, &draft.tiles.melds, win);
    faults.extend(hand.as_ref().err().into_iter().flatten().cloned());
    faults.extend(questions::contradictions(draft, &situation));
    let (Ok(hand), []) = (hand, &faults[..]) else { return Err(faults) };
    if hand.size() < Hand::COMPLETE {
        // A tile that was marked as the winning one stands with the others until then.
        return Ok(Checked::Unfinished(hand.undecided(), situation));
    }
    let rulings = Rulings::from_bits(draft.rulings());
    Deal::new(hand, situation, rulings).map(|deal| Checked::Finished(Box::new(deal)))
}

impl Ruleset for Mcr {
    fn key(&self) -> &'static str {
        "mcr"
    }

    fn tiles(&self) -> TileSet {
        TileSet::ALL
    }

    fn has_flowers(&self) -> bool {
        true
    }

    fn fans(&self) -> &'static [Fan] {
        self.counting.map_or(&[], |counting| counting.fans)
    }

    fn ties(&self) -> &'static [Tie] {
        &[Tie::DearestFan, Tie::FewestFans]
    }

    fn rulings(&self) -> &'static [&'static str] {
        Ruling::KEYS
    }

    fn presets(&self) -> &'static [Preset] {
        Rulings::PRESETS
    }

    fn dealt(&self) -> &'static [(&'static str, usize)] {
        &[("round", 1), ("seat", 1), ("win", 2), ("from", 1), ("last", 8), ("last-copy", 8)]
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("win", "1/mcr/[CCC]123456789m5p+5p?seat=S&win=self-drawn"),
            ("ready", "1/mcr/[234p]2345678m234s"),
            ("special", "1/mcr/19m19p19sESWNCFP+P?from=S"),
        ]
    }

    fn questions(&self) -> &'static [Question] {
        questions::QUESTIONS
    }

    fn reconcile(&self, draft: &mut Draft, changed: &'static str, before: Option<&'static str>) {
        asked::reconcile(draft, changed, before);
    }

    fn open(&self, draft: &Draft) -> Vec<Asked> {
        questions::open(draft)
    }

    fn faults(&self, draft: &Draft) -> Vec<Fault> {
        self.counting.map_or(Vec::new(), |counting| (counting.faults)(draft))
    }

    fn report(&self, draft: &Draft) -> Report {
        let mut report = Report::new(draft, self.open(draft));
        match self.counting {
            Some(counting) => (counting.report)(draft, &mut report),
            None => report.standing = Standing::Entering { missing: 13 },
        }
        report
    }

    fn why_at(&self, draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why> {
        (self.counting?.why)(draft, sheet, fan).filter(|_| place == 0)
    }
}

fn whole(draft: &Draft, report: &mut Report) {
    fill(draft, report);
    lookahead::look_ahead(draft, report, &fill);
}

fn fill(draft: &Draft, report: &mut Report) {
    match check(draft) {
        Err(faults) => report.faults = faults,
        Ok(Checked::Unfinished(hand, situation)) => {
            report.standing = unfinished(&hand, &situation, draft);
        }
        Ok(Checked::Finished(deal)) => match score(&deal) {
            Some(scored) => {
                report.standing = Standing::Complete { wins: scored.wins, needed: MINIMUM };
                report.sheets = scored.sheets;
                report.ledger = scored.ledger;
            }
            None => report.standing = waits::discarding(deal.hand()),
        },
    }
    if let Some(mistake) = questions::mistake(draft)
        && report.faults.is_empty()
    {
        let seat = questions::situation(draft).seat;
        report.ledger = Some(mistake_ledger(seat, mistake));
    }
}

fn why_fan(draft: &Draft, sheet: usize, fan: u8) -> Option<Why> {
    FANS.iter().find(|f| f.number == fan)?;
    match check(draft) {
        Ok(Checked::Finished(deal)) => {
            let sheets = sheets(&deal);
            Some(why(&deal, sheets.get(sheet)?, fan))
        }
        _ => None,
    }
}

fn unfinished(hand: &Hand, situation: &Situation, draft: &Draft) -> Standing {
    let missing = (Hand::COMPLETE - 1).saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    let waits = waits::waits(hand, situation, Rulings::from_bits(draft.rulings()));
    if waits.is_empty() { waits::unready(hand) } else { Standing::Ready { waits } }
}
