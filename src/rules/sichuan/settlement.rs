//! A deal that was settled: what it comes to, and the answers to questions about its readings.

use arrayvec::ArrayVec;

use crate::reading::shanten::Forms;
use crate::scoring::{
    DealWin, Ledger, Note, Obstacle, OtherHand, Readings, Settled, Sheet, Shortfall, Standing, Why,
};
use crate::tiles::{BySeat, Seat, Suit, Tile, TileSet};

use super::claim::{JudgedClaim, Refusal, Verdict};
use super::deal::{Deal, TILES};
use super::missing::{MissingEntry, missing};
use super::reading::Facts;
use super::wall_end::WallEnd;
use super::{events, fans, waits};

/// A deal that was settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settlement {
    /// The deal.
    pub deal: Box<Deal>,
    /// Every claim to win, in order.
    pub claims: Vec<JudgedClaim>,
    /// The states at the end of the wall; `None` if the end of the wall was not settled.
    pub wall_end: Option<WallEnd>,
    /// All payments in order. A flower pig's fine goes to the bank.
    pub ledger: Ledger,
    /// Whether three have won or the wall has ended.
    pub is_over: bool,
    /// The players who have won.
    pub has_won: BySeat<bool>,
    /// The next dealer (S36), once it is certain.
    pub next_dealer: Option<Seat>,
    /// What was not entered and therefore counts as 0.
    pub missing_entries: Vec<MissingEntry>,
}

impl Settlement {
    /// The claim of a seat that was settled: the one that wins, else the first one.
    fn claim_of(&self, seat: Seat) -> Option<&JudgedClaim> {
        let mut claims = self.claims.iter().filter(|claim| claim.seat == seat);
        claims.clone().find(|claim| !claim.is_refused()).or_else(|| claims.next())
    }

    /// Asks about the facts of the hand of a place as it claims to win.
    fn of_claim<T>(
        &self,
        place: usize,
        ask: impl FnOnce(&JudgedClaim, &Facts) -> Option<T>,
    ) -> Option<T> {
        let claim = self.claim_of(self.deal.own().after(place))?;
        let won = claim.how.complete(self.deal.hand(claim.seat))?;
        ask(claim, &claim.how.facts(&won))
    }

    fn sheets(&self, seat: Seat) -> Vec<Sheet> {
        match self.claim_of(seat).map(|claim| &claim.verdict) {
            Some(Verdict::Won { readings, .. }) => readings.clone(),
            _ => Vec::new(),
        }
    }

    fn standing(&self) -> Standing {
        let own = self.deal.own();
        let claim = self.claim_of(own);
        match claim.map(|claim| &claim.verdict) {
            Some(Verdict::Won { .. }) => Standing::complete(true, 0),
            Some(Verdict::Refused { refusal: Refusal::Passed { .. } }) => {
                Standing::complete(false, 0)
            }
            // A hand that does not win is measured with its fourteenth tile.
            _ => {
                let hand = self.deal.hand(own);
                let tile = claim.map(|claim| claim.how.tile);
                let tile = tile.filter(|tile| hand.available().contains(*tile));
                waits::standing(
                    &hand.with_win(tile),
                    self.deal.missing_suit(own),
                    events::passed_alone(self.deal.draft()),
                    self.deal.rulings(),
                )
            }
        }
    }

    fn others(&self) -> Vec<OtherHand> {
        let other = |place: usize| {
            let seat = self.deal.own().after(place);
            OtherHand { place, seat: Some(seat), sheets: self.sheets(seat) }
        };
        if self.deal.is_alone() { Vec::new() } else { (1..4).map(other).collect() }
    }

    /// What the deal comes to.
    pub fn settled(&self) -> Settled {
        let standing = self.standing();
        let sheets = self.sheets(self.deal.own());
        let has_events = !self.deal.is_alone();
        // One hand alone is paid when it wins. Once it is ready, its waits are.
        let is_paid = has_events || !sheets.is_empty();
        let is_ready = matches!(standing, Standing::Ready { .. });
        let missing = match is_paid || is_ready {
            true => missing(&self.deal, &self.missing_entries),
            false => Vec::new(),
        };
        let is_known = missing.is_empty();
        Settled {
            ledger: (is_paid && is_known).then(|| self.ledger.clone()),
            notes: notes(self),
            next_dealer: self.next_dealer.filter(|_| has_events && is_known),
            wins: self.claims.iter().filter_map(won).collect(),
            is_over: has_events && is_known && self.is_over,
            missing,
            sheets,
            others: self.others(),
            ..Settled::new(standing)
        }
    }
}

impl Readings for Settlement {
    fn explain(&self, place: usize, _: usize, sheet: &Sheet, fan: u8) -> Option<Why> {
        self.of_claim(place, |_, facts| fans::why(facts, sheet, fan))
    }

    fn measure(
        &self,
        place: usize,
        _: usize,
        sheet: &Sheet,
        fan: u8,
        obstacle: Obstacle,
    ) -> Shortfall {
        let shortfall = |claim: &JudgedClaim, facts: &Facts| {
            // The hand has no tile of the missing suit, if that is known, and wins with at most two suits (S4).
            let missing_suit = self.deal.missing_suit(claim.seat);
            let suits =
                Suit::ALL.into_iter().filter(|suit| missing_suit.is_none_or(|s| s == *suit));
            let in_play: ArrayVec<TileSet, 3> =
                suits.map(|suit| TILES.minus(TileSet::of_suit(suit))).collect();
            let forms = Forms { pairs: &in_play, ..Forms::NONE };
            fans::shortfall(facts, sheet, fan, &in_play, forms)
        };
        self.of_claim(place, shortfall).unwrap_or(obstacle.into())
    }

    fn winning_tile(&self, place: usize) -> Option<Tile> {
        let claim = self.claim_of(self.deal.own().after(place));
        Some(claim.filter(|_| !self.deal.is_alone())?.how.tile)
    }
}

/// The win of a claim; `None` if it was refused. A win whose hand was not entered is worth 0.
fn won(claim: &JudgedClaim) -> Option<DealWin> {
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
pub(super) fn notes(settlement: &Settlement) -> Vec<Note> {
    let rulings = settlement.deal.rulings();
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
