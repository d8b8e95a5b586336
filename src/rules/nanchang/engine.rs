//! The engine of Nanchang: connects the driver to the deal, its score and its waits.

use crate::entry::{Circumstances, Contradiction, Draft, Fault, Faults, unless};
use crate::scoring::{
    self, DealWin, Engine, EntryPoint, Ledger, Missing, Note, Obstacle, Readings, Report, Scored,
    Settled, Sheet, Shortfall, Standing, Why, Worth, lookahead,
};
use crate::system::{Answer, Question, System};
use crate::tiles::{Seat, TileSet, WinSource};

use super::best::NoWin;
use super::deal::{CheckedHand, Deal, READY_SIZE};
use super::held::SURGES_FROM;
use super::jing::Jing;
use super::payments::SURGE_LESS;
use super::payments::gains;
use super::questions;
use super::waits;
use super::win_value::{GERMAN_ADDITION, WinValue};
use super::{SYSTEM, score};

/// The engine of Nanchang.
pub const ENGINE: Nanchang = Nanchang;

/// The engine of Nanchang.
///
/// The places are the seats, starting with the hand that is calculated, which is the winner's. The
/// other hands are entered as tiles, or as counts of what scores in them, or not at all.
#[derive(Clone, Copy, Debug)]
pub struct Nanchang;

/// A draft that was checked.
enum Checked {
    /// A hand of fewer than thirteen tiles while the jing are not known.
    Begun {
        /// The number of tiles missing to thirteen.
        missing: u8,
    },
    /// A checked deal.
    Dealt(Box<Dealt>),
}

/// A checked deal.
struct Dealt {
    deal: Deal,
    /// The seat of the hand that is calculated.
    seat: Seat,
    /// Whether the deal ended without a win.
    drawn: bool,
    /// Whether the player has passed a win since their last turn.
    passed: bool,
}

impl Engine for Nanchang {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn wild_tiles(&self, draft: &Draft) -> TileSet {
        questions::jing(draft).map_or(TileSet::EMPTY, Jing::kinds)
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        questions::reconcile(draft, changed, before);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        let Some(deal) = check(draft)? else {
            let missing = (READY_SIZE - draft.tiles.size()) as u8;
            return Ok(Box::new(Checked::Begun { missing }));
        };
        let (drawn, passed) = (draft.is_drawn(), questions::passed(draft));
        let dealt = Dealt { deal, seat: draft.own_seat(), drawn, passed };
        Ok(Box::new(Checked::Dealt(Box::new(dealt))))
    }
}

impl scoring::Deal for Checked {
    fn score(self: Box<Self>) -> Scored {
        match *self {
            Checked::Begun { missing } => Scored {
                settled: Settled::new(Standing::Entering { missing }),
                readings: Box::new(Begun),
            },
            Checked::Dealt(dealt) => {
                let dealt = ScoredDeal { scored: score(&dealt.deal), dealt: *dealt };
                Scored { settled: dealt.settled(), readings: Box::new(dealt) }
            }
        }
    }
}

/// A hand that was only begun. It has no readings.
struct Begun;

impl Readings for Begun {
    fn explain(&self, _: usize, _: usize, _: &Sheet, _: u8) -> Option<Why> {
        None
    }
}

/// A deal that was scored.
struct ScoredDeal {
    dealt: Dealt,
    scored: super::Scored,
}

impl Readings for ScoredDeal {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        // Only the winner's hand is counted.
        SYSTEM.fan(fan).filter(|_| place == 0)?;
        Some(super::why(&self.dealt.deal, sheet, fan))
    }

    fn measure(&self, _: usize, _: usize, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
        super::shortfall(&self.dealt.deal, sheet, fan, obstacle)
    }

    /// The payments of waits are found without scoring each of them, because a hand with a jing can
    /// have very many.
    fn look_ahead(&self, engine: &dyn Engine, draft: &Draft, report: &mut Report) {
        if let Standing::Ready { waits } = &mut report.settled.standing {
            for wait in waits {
                wait.payments = waits::payments(&self.dealt.deal, self.dealt.seat, wait);
            }
        }
        lookahead::look_ahead(engine, draft, report);
    }
}

impl ScoredDeal {
    fn won(&self) -> Option<DealWin> {
        let (win, best) = (self.dealt.deal.win()?, self.scored.sheets.first()?);
        Some(DealWin::new(win.seat, win.source, win.from, best.total, &best.counted))
    }

    fn settled(&self) -> Settled {
        let (Dealt { deal, seat, drawn, passed }, scored) = (&self.dealt, &self.scored);
        let is_settled = deal.win().is_some() || *drawn;
        let mut standing = standing(deal, *seat, scored.no_win);
        bar_passed(&mut standing, *passed);
        let ledger = match scored.no_win {
            // An incomplete hand may only be unfinished. A hand that is barred from winning settles
            // nothing.
            Some(NoWin::Incomplete) => None,
            Some(_) => Some(Ledger::default()),
            None => scored.ledger.clone().filter(|_| is_settled),
        };
        let winner = deal.win().map(|win| win.seat);
        let payer = EntryPoint::Answer { question: &questions::DISCARDER, place: 0 };
        let payer_is_missing = is_settled && scored.no_win.is_none() && scored.ledger.is_none();
        let missing = deal.win().filter(|_| payer_is_missing);
        Settled {
            missing: missing
                .map(|win| Missing::payer(win.seat, win.source, payer))
                .into_iter()
                .collect(),
            gains: ledger.iter().zip(winner).flat_map(|(l, winner)| gains(l, winner)).collect(),
            ledger,
            notes: notes(deal, scored, is_settled),
            next_dealer: scored.next_dealer.filter(|_| is_settled),
            is_over: is_settled && scored.no_win.is_none() && scored.ledger.is_some(),
            wins: self.won().into_iter().collect(),
            sheets: scored.sheets.clone(),
            ..Settled::new(standing)
        }
    }
}

/// The checked deal, or all faults. While the hand is unfinished, the tile that was turned up need
/// not be known. Returns `None` in that case.
fn check(draft: &Draft) -> Result<Option<Deal>, Vec<Fault>> {
    // With the winning tile, the deal finds the fault itself.
    let is_open = questions::winners(draft).is_empty() && !draft.is_drawn();
    let own_tile: &[_] = if is_open { &[Contradiction::OWN_TILE] } else { &[] };
    let faults = Circumstances::of(draft).faults(own_tile);
    match unless(faults, Deal::new(draft)) {
        Ok(deal) => Ok(Some(deal)),
        Err(mut faults) => {
            if draft.tiles.size() < READY_SIZE {
                faults.retain(|fault| fault.code != super::faults::JING_UNKNOWN);
            }
            if faults.is_empty() { Ok(None) } else { Err(faults) }
        }
    }
}

fn standing(deal: &Deal, seat: Seat, no_win: Option<NoWin>) -> Standing {
    match (deal.winner(), no_win, deal.hand(seat)) {
        (Some(hand), Some(NoWin::Incomplete), _) => waits::standing(deal, seat, hand),
        (Some(_), ..) => Standing::complete(no_win.is_none(), 0),
        (None, _, CheckedHand::Hand(hand)) => waits::standing(deal, seat, hand),
        (None, ..) => Standing::Entering { missing: READY_SIZE as u8 },
    }
}

/// Bars the claims of a player who has passed a win since their last turn (N12).
fn bar_passed(standing: &mut Standing, passed: bool) {
    if let (Standing::Ready { waits }, true) = (standing, passed) {
        for wait in waits.iter_mut().filter(|wait| wait.discard.wins) {
            wait.discard = Worth::barred(wait.discard.total, Note::new("wait.passed-turn"));
        }
    }
}

/// The notes of the report: the kinds of the jing, why the hand does not win, what changes the
/// payments, and the hands that were not entered.
fn notes(deal: &Deal, scored: &super::Scored, settled: bool) -> Vec<Note> {
    let jing = [scored.jing.primary, scored.jing.secondary];
    let mut notes = vec![Note::new("nanchang.jing").tiles(jing)];
    if let Some(why) = scored.no_win {
        notes.push(Note::new(format!("no-win.{}", why.key())));
    } else if settled {
        notes.extend(payment_notes(deal, scored));
        notes.extend(scored.sole_holder.map(|seat| Note::of("nanchang.sole-holder", seat)));
        notes.extend(scored.not_entered.iter().map(|seat| not_entered(deal, *seat)));
    }
    notes
}

/// The note of a hand that was not entered. Jing in the pung of a robbed kong count all the same.
fn not_entered(deal: &Deal, seat: Seat) -> Note {
    let jing = deal.robbed_pung().filter(|pung| deal.jing().has(pung.tile));
    match jing.filter(|pung| pung.seat == Some(seat)) {
        Some(pung) => Note::of("gap.robbed-pung", seat).tiles([pung.tile; 3]),
        None => Note::of("not-entered", seat),
    }
}

/// What changes the payments for the win and the jing: the dealer's double, the discarder's, the
/// points for a German hand, and the surge.
fn payment_notes(deal: &Deal, scored: &super::Scored) -> Vec<Note> {
    let mut notes = Vec::new();
    if let Some(win) = deal.win().filter(|win| win.opening.is_none()) {
        notes.push(Note::of("nanchang.dealer-doubles", deal.dealer()));
        let discarder = win.from.filter(|_| win.source == WinSource::Discard);
        notes.extend(discarder.map(|seat| Note::of("nanchang.discarder-doubles", seat)));
        if scored.sheets.first().map(WinValue::of).is_some_and(|value| value.german) {
            notes.push(Note::new("nanchang.german-adds").value(GERMAN_ADDITION));
        }
    }
    for (seat, holding) in scored.holdings.iter().filter(|(_, h)| h.raw() >= SURGES_FROM) {
        let raw = holding.raw();
        let note = Note::of("nanchang.surge", seat).value(raw);
        notes.push(Note { other: raw * (raw - SURGE_LESS), ..note });
    }
    notes
}
