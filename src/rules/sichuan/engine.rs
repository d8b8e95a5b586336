//! The engine of Sichuan: connects the driver to the deal, its settlement and its waits.

use crate::entry::{self, Draft, Faults};
use crate::scoring::{
    self, DealWin, Engine, HandState, Note, Obstacle, OtherHand, Readings, Scored, Settled, Sheet,
    Shortfall, Standing, Suggestion, Why,
};
use crate::system::System;
use crate::tiles::{Seat, Tile, TileSet};

use super::SYSTEM;
use super::claim::{JudgedClaim, Refusal, Verdict};
use super::deal::Deal;
use super::events;
use super::hand_state::hand_state;
use super::kong_entry;
use super::missing::{MissingEntry, missing};
use super::ruling::Rulings;
use super::settle::{Settlement, settle};
use super::suggestions;
use super::waits;
use super::wall_end::WallEnd;

/// The engine of Sichuan.
pub const ENGINE: Sichuan = Sichuan;

/// The engine of Sichuan.
#[derive(Clone, Copy, Debug)]
pub struct Sichuan;

/// A draft and the deal that it tells of.
struct Checked {
    draft: Draft,
    deal: Deal,
}

/// A draft that was settled.
struct SettledDraft {
    draft: Draft,
    deal: Deal,
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
        Ok(Box::new(Checked { deal: Deal::new(draft)?, draft: draft.clone() }))
    }
}

impl scoring::Deal for Checked {
    fn score(self: Box<Self>) -> Scored {
        let Checked { draft, deal } = *self;
        let settled = SettledDraft { settlement: settle(&deal), draft, deal };
        Scored { settled: settled.settled(), readings: Box::new(settled) }
    }
}

impl SettledDraft {
    /// The seat of the hand that is calculated.
    fn own(&self) -> Seat {
        self.draft.own_seat()
    }

    /// Whether the draft has events; otherwise it is one hand alone.
    fn has_events(&self) -> bool {
        !self.draft.events.is_empty()
    }

    /// The claim of a seat that was settled: the one that wins, else the first one.
    fn claim_of(&self, seat: Seat) -> Option<&JudgedClaim> {
        let mut claims = self.settlement.claims.iter().filter(|claim| claim.seat == seat);
        claims.clone().find(|claim| !claim.is_refused()).or_else(|| claims.next())
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
        let came = claim.how.came;
        Some(DealWin::new(claim.seat, came.source, came.from, points, counted))
    }

    fn standing(&self) -> Standing {
        let claim = self.claim_of(self.own());
        match claim.map(|claim| &claim.verdict) {
            Some(Verdict::Won { .. }) => Standing::complete(true, 0),
            Some(Verdict::Refused { refusal: Refusal::Passed { .. } }) => {
                Standing::complete(false, 0)
            }
            // A hand that does not win is measured with its fourteenth tile.
            _ => {
                let hand = self.deal.hand(self.own());
                let tile = claim.map(|claim| claim.how.tile);
                let tile = tile.filter(|tile| hand.available().contains(*tile));
                waits::standing(
                    &hand.with_win(tile),
                    self.deal.missing_suit(self.own()),
                    events::passed_alone(&self.draft),
                    self.deal.rulings(),
                )
            }
        }
    }

    fn others(&self) -> Vec<OtherHand> {
        let other = |place: usize| {
            let seat = self.own().after(place);
            OtherHand { place, seat: Some(seat), sheets: self.sheets(seat) }
        };
        if self.has_events() { (1..4).map(other).collect() } else { Vec::new() }
    }

    fn settled(&self) -> Settled {
        let standing = self.standing();
        let sheets = self.sheets(self.own());
        // One hand alone is paid when it wins. Once it is ready, its waits are.
        let is_paid = self.has_events() || !sheets.is_empty();
        let is_ready = matches!(standing, Standing::Ready { .. });
        let missing = match is_paid || is_ready {
            true => missing(&self.draft, &self.deal, &self.settlement.missing_entries),
            false => Vec::new(),
        };
        let is_known = missing.is_empty();
        Settled {
            ledger: (is_paid && is_known).then(|| self.settlement.ledger.clone()),
            notes: notes(&self.settlement, self.deal.rulings()),
            next_dealer: self.settlement.next_dealer.filter(|_| self.has_events() && is_known),
            wins: self.settlement.claims.iter().filter_map(|claim| self.won(claim)).collect(),
            is_over: self.has_events() && is_known && self.settlement.is_over,
            missing,
            sheets,
            others: self.others(),
            ..Settled::new(standing)
        }
    }
}

impl Readings for SettledDraft {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        let claim = self.claim_of(self.own().after(place))?;
        super::why(&self.deal, claim, sheet, fan)
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let claim = self.claim_of(self.own().after(place));
        let measure = |claim| super::shortfall(&self.deal, claim, sheet, fan);
        claim.and_then(measure).unwrap_or(obstacle.into())
    }

    fn winning_tile(&self, place: usize) -> Option<Tile> {
        let claim = self.claim_of(self.own().after(place)).filter(|_| self.has_events())?;
        Some(claim.how.tile)
    }
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
