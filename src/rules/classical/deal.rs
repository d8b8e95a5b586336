//! A deal that can exist.

use arrayvec::ArrayVec;

use crate::entry::{Fault, Hand};
use crate::tiles::{BySeat, Flower, Seat, Tile, Win, Wind};

use super::checks;
use super::record::{Claim, Entry, Record};
use super::ruling::{Ruling, Rulings};

/// The hand of one seat, which can exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub(super) hand: Hand,
    pub(super) flowers: ArrayVec<Flower, 8>,
}

impl Held {
    /// The tiles and melds.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The flowers and seasons.
    pub fn flowers(&self) -> &[Flower] {
        &self.flowers
    }
}

/// Who wins, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victory {
    /// Who wins: of several who claim it, the one of C5.
    pub seat: Seat,
    /// How the tile came.
    pub win: Win,
    /// Ready from the first deal on (C29).
    pub ready_on_deal: bool,
    /// The ready hand had been declared (C6).
    pub declared_ready: bool,
}

/// A deal that can exist: hands that four players can hold at once, in circumstances that go
/// together. Hands may be missing or unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(super) round: Wind,
    pub(super) limit: u16,
    pub(super) rulings: Rulings,
    pub(super) held: BySeat<Option<Held>>,
    pub(super) victory: Option<Victory>,
}

impl Deal {
    /// Checks a deal.
    ///
    /// # Errors
    /// Every fault at once: those of each hand with its seat, copies and flowers of which the
    /// table has too many, circumstances that contradict each other or the hands.
    pub fn new(record: &Record) -> Result<Deal, Vec<Fault>> {
        let claim = record.claim();
        let seat = claim.and_then(|claim| winner(claim, record.rulings));
        let victory = claim.zip(seat).map(|(claim, seat)| Victory {
            seat,
            win: claim.win,
            ready_on_deal: claim.ready_on_deal,
            declared_ready: claim.declared_ready,
        });
        let mut faults = checks::table(record, seat);
        faults.extend(claim.map_or_else(Vec::new, |claim| checks::claim(record, claim)));
        let tile = claim.and_then(|claim| claim.tile);
        let held = BySeat::from_fn(|seat| {
            let wins = victory.is_some_and(|v| v.seat == seat);
            match held(record.hands[seat].as_ref()?, tile.filter(|_| wins)) {
                Ok(held) => Some(held),
                Err(more) => {
                    faults.extend(more.into_iter().map(|fault| fault.seat(seat)));
                    None
                }
            }
        });
        let &Record { round, limit, rulings, .. } = record;
        let deal = Deal { round, limit, rulings, held, victory };
        faults.extend(checks::hands(&deal, claim));
        if faults.is_empty() { Ok(deal) } else { Err(faults) }
    }

    /// The wind of the round.
    pub fn round(&self) -> Wind {
        self.round
    }

    /// The limit.
    pub fn limit(&self) -> u16 {
        self.limit
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The hand of a seat, if it was entered.
    pub fn held(&self, seat: Seat) -> Option<&Held> {
        self.held[seat].as_ref()
    }

    /// Who wins, and how; `None` for a draw.
    pub fn victory(&self) -> Option<&Victory> {
        self.victory.as_ref()
    }
}

fn held(entry: &Entry, win: Option<Tile>) -> Result<Held, Vec<Fault>> {
    let hand = Hand::new(&entry.standing, &entry.melds, win);
    // More than eight are flowers that are there twice, which is a fault already.
    let flowers = entry.flowers.iter().copied().take(8).collect();
    hand.map(|hand| Held { hand, flowers })
}

/// Who of those who claim the win gets it (C5, C-A13); `None` if that cannot be said.
fn winner(claim: &Claim, rulings: Rulings) -> Option<Seat> {
    let (first, others) = claim.by.split_first()?;
    if others.iter().all(|seat| seat == first) {
        return Some(*first);
    }
    let from = claim.win.from?;
    let places = |seat: &&Seat| from.places_to(**seat);
    let seats = claim.by.iter();
    let nearest = rulings.on(Ruling::NearestClaimWins);
    if nearest { seats.min_by_key(places) } else { seats.max_by_key(places) }.copied()
}
