//! The engine of Sichuan: connects the driver to the deal, its settlement and its waits.

use crate::entry::{self, Circumstances, Contradiction, Draft, Fault, Faults, unless};
use crate::scoring::{
    self, DealWin, Engine, HandState, Note, Obstacle, OtherHand, Readings, Scored, Settled, Sheet,
    Shortfall, Standing, Suggestion, Why,
};
use crate::system::System;
use crate::tiles::{Seat, Tile, TileSet};

use super::SYSTEM;
use super::claim::{JudgedClaim, Refusal, Verdict};
use super::deal::Deal;
use super::entry_points::EntryPoints;
use super::hand_state::hand_state;
use super::kong_entry;
use super::missing_entry::MissingEntry;
use super::questions;
use super::ruling::Rulings;
use super::settle::{Settlement, settle};
use super::suggestions;
use super::table::Event;
use super::waits;
use super::wall_end::WallEnd;

/// The engine of Sichuan.
pub const ENGINE: Sichuan = Sichuan;

/// The engine of Sichuan.
#[derive(Clone, Copy, Debug)]
pub struct Sichuan;

/// A checked draft.
struct Checked {
    deal: Deal,
    /// Where what is missing is entered.
    entry_points: EntryPoints,
    /// The seat of the hand that is calculated.
    seat: Seat,
    /// Whether the draft has events; otherwise it is one hand alone.
    has_events: bool,
    /// The value of a win that the player has passed since their last draw, for one hand alone.
    passed: Option<u8>,
}

/// A draft that was settled.
struct SettledDraft {
    checked: Checked,
    settlement: Settlement,
}

impl Engine for Sichuan {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn suggestions(&self, draft: &Draft) -> Vec<Suggestion> {
        suggestions::suggestions(draft)
    }

    fn hand_state(&self, draft: &Draft, place: usize) -> HandState {
        hand_state(draft, place)
    }

    fn tiles_about(&self, draft: &Draft, event: &entry::Event) -> TileSet {
        suggestions::tiles_about(draft, event)
    }

    fn agree(&self, before: &Draft, draft: &mut Draft) {
        kong_entry::agree(before, draft);
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        let (deal, entry_points) = check(draft)?;
        let has_events = !draft.events.is_empty();
        Ok(Box::new(Checked {
            deal,
            entry_points,
            seat: draft.own_seat(),
            has_events,
            passed: questions::passed_win(draft),
        }))
    }
}

impl scoring::Deal for Checked {
    fn score(self: Box<Self>) -> Scored {
        let draft = SettledDraft { settlement: settle(&self.deal), checked: *self };
        Scored { settled: draft.settled(), readings: Box::new(draft) }
    }
}

impl SettledDraft {
    /// The claim of a seat that was settled: the one that wins, else the first one.
    fn claim_of(&self, seat: Seat) -> Option<&JudgedClaim> {
        let mut claims = self.settlement.claims.iter().filter(|claim| claim.seat == seat);
        let wins = |claim: &&JudgedClaim| !matches!(claim.verdict, Verdict::Refused { .. });
        claims.clone().find(wins).or_else(|| claims.next())
    }

    fn sheets(&self, seat: Seat) -> Vec<Sheet> {
        match self.claim_of(seat).map(|claim| &claim.verdict) {
            Some(Verdict::Won { readings, .. }) => readings.clone(),
            _ => Vec::new(),
        }
    }

    /// The win of a claim; `None` if it was refused. A win whose hand was not entered is worth 0.
    fn won(&self, claim: &JudgedClaim) -> Option<DealWin> {
        let (points, counted): (i32, &[_]) = match &claim.verdict {
            Verdict::Won { value, readings } => {
                (value.value.into(), readings.first().map_or(&[], |best| &best.counted))
            }
            Verdict::Unvalued { .. } => (0, &[]),
            Verdict::Refused { .. } => return None,
        };
        let from = match self.checked.deal.events().get(claim.event) {
            Some(Event::Win(win)) => win.from,
            _ => None,
        };
        Some(DealWin::new(claim.seat, claim.source, from, points, counted))
    }

    fn standing(&self) -> Standing {
        let claim = self.claim_of(self.checked.seat);
        match claim.map(|claim| &claim.verdict) {
            Some(Verdict::Won { .. }) => Standing::complete(true, 0),
            Some(Verdict::Refused { refusal: Refusal::Passed { .. } }) => {
                Standing::complete(false, 0)
            }
            // A hand that does not win is measured with its fourteenth tile.
            _ => {
                let hand = self.checked.deal.hand(self.checked.seat);
                let tile = claim.map(|claim| claim.tile);
                let tile = tile.filter(|tile| hand.available().contains(*tile));
                waits::standing(
                    &hand.with_win(tile),
                    self.checked.deal.missing_suit(self.checked.seat),
                    self.checked.passed,
                    self.checked.deal.rulings(),
                )
            }
        }
    }

    fn others(&self) -> Vec<OtherHand> {
        let other = |place: usize| {
            let seat = self.checked.seat.after(place);
            OtherHand { place, seat: Some(seat), sheets: self.sheets(seat) }
        };
        if self.checked.has_events { (1..4).map(other).collect() } else { Vec::new() }
    }

    fn settled(&self) -> Settled {
        let standing = self.standing();
        let sheets = self.sheets(self.checked.seat);
        // One hand alone is paid when it wins. Once it is ready, its waits are.
        let is_paid = self.checked.has_events || !sheets.is_empty();
        let is_ready = matches!(standing, Standing::Ready { .. });
        let missing = match is_paid || is_ready {
            true => {
                self.checked.entry_points.missing(&self.settlement, self.checked.deal.rulings())
            }
            false => Vec::new(),
        };
        let is_known = missing.is_empty();
        Settled {
            ledger: (is_paid && is_known).then(|| self.settlement.ledger.clone()),
            notes: notes(&self.settlement, self.checked.deal.rulings()),
            next_dealer: self
                .settlement
                .next_dealer
                .filter(|_| self.checked.has_events && is_known),
            wins: self.settlement.claims.iter().filter_map(|claim| self.won(claim)).collect(),
            is_over: self.checked.has_events && is_known && self.settlement.is_over,
            missing,
            sheets,
            others: self.others(),
            ..Settled::new(standing)
        }
    }
}

impl Readings for SettledDraft {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        let claim = self.claim_of(self.checked.seat.after(place))?;
        super::why(&self.checked.deal, claim, sheet, fan)
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let claim = self.claim_of(self.checked.seat.after(place));
        let measure = |claim| super::shortfall(&self.checked.deal, claim, sheet, fan);
        claim.and_then(measure).unwrap_or(obstacle.into())
    }

    fn winning_tile(&self, place: usize) -> Option<Tile> {
        let claim =
            self.claim_of(self.checked.seat.after(place)).filter(|_| self.checked.has_events)?;
        Some(claim.tile)
    }
}

/// The deal of a draft, and where what is missing of it is entered.
fn check(draft: &Draft) -> Result<(Deal, EntryPoints), Vec<Fault>> {
    let rulings = Rulings::from_bits(draft.rulings());
    if draft.events.is_empty() {
        if draft.others.iter().any(|tiles| !tiles.is_empty()) {
            // The other hands do not count without events, but their faults are reported.
            Deal::new(questions::table(draft).table, rulings)?;
        }
        let hand = questions::one_hand(draft);
        // With the winning tile, the deal finds the fault itself.
        let own_tile: &[_] = if hand.tile.is_none() { &[Contradiction::OWN_TILE] } else { &[] };
        let deal = unless(Circumstances::of(draft).faults(own_tile), hand.deal(rulings))?;
        return Ok((deal, EntryPoints::of_hand(draft)));
    }
    let mut entered = questions::table(draft);
    let faults = std::mem::take(&mut entered.faults);
    let deal = Deal::new(std::mem::take(&mut entered.table), rulings);
    let deal = unless(faults, deal.map_err(|more| entered.renumbered(more)))?;
    Ok((deal, EntryPoints::of_deal(draft, entered)))
}

fn refusal(claim: &JudgedClaim, refusal: Refusal) -> Note {
    let note = Note::of(format!("refusal.{}", refusal.key()), claim.seat);
    match refusal {
        Refusal::HasMissingSuit { tiles } | Refusal::ThreeSuits { tiles } => note.tiles(tiles),
        Refusal::NotComplete => note,
        Refusal::Passed { passed, value } => {
            Note { other: i32::from(passed), ..note.value(i32::from(value)) }
        }
    }
}

/// The notes of the report: refused claims, fans beyond the limit, the states at the end of the wall,
/// and what was not entered although it moves no points.
pub(super) fn notes(settlement: &Settlement, rulings: Rulings) -> Vec<Note> {
    let mut notes = Vec::new();
    for claim in &settlement.claims {
        match &claim.verdict {
            Verdict::Refused { refusal: why } => notes.push(refusal(claim, *why)),
            Verdict::Won { value, .. } => {
                let over_limit = value.fans_over_limit();
                if over_limit > 0 {
                    let note = Note::of("cap.sichuan", claim.seat).value(i32::from(over_limit));
                    notes.push(Note { other: i32::from(value.limit), ..note });
                }
            }
            Verdict::Unvalued { .. } => {}
        }
    }
    if let Some(WallEnd { states, maxima }) = &settlement.wall_end {
        for (seat, state) in states.iter() {
            let note = state.map(|state| Note::of(format!("wall-end.{}", state.key()), seat));
            let highest = maxima[seat].map_or(0, |maximum| maximum.value);
            notes.extend(note.map(|note| note.value(i32::from(highest))));
        }
    }
    let missing_entry = |entry: &MissingEntry| {
        let tiles = entry.tile.into_iter().flat_map(|tile| [tile; 4]);
        Note::of(format!("gap.{}", entry.kind.key()), entry.seat).tiles(tiles)
    };
    let entries = settlement.missing_entries.iter();
    notes.extend(entries.filter(|entry| !entry.kind.moves_points(rulings)).map(missing_entry));
    notes
}
