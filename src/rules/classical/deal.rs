//! A checked deal: what the readings, the waits and the settlement work on.

mod checks;

use arrayvec::ArrayVec;

use crate::entry::{Fault, Hand};
use crate::tiles::{BySeat, Flower, Seat, Tile, Wind};

use super::record::{Claim, EnteredHand, Record, WinDetails};
use super::ruling::{Ruling, Rulings};

/// The checked hand of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(super) hand: Hand,
    pub(super) flowers: ArrayVec<Flower, 8>,
}

/// The winner and how they won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Victory {
    /// The winner; if several players claim the win, C5 decides.
    pub seat: Seat,
    /// What was answered about the win.
    pub details: WinDetails,
}

/// A deal that can exist: hands that four players can hold at once, and circumstances that agree
/// with each other. Hands may be missing or unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
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
    /// Returns every fault at once: the faults of each hand with its seat, too many copies of a
    /// kind or a flower, and circumstances that contradict each other or the hands.
    pub fn new(record: &Record) -> Result<Deal, Vec<Fault>> {
        let claim = record.claim();
        let seat = claim.and_then(|claim| winner(claim, record.rulings));
        let victory = claim.zip(seat).map(|(claim, seat)| Victory { seat, details: claim.details });
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

    /// The prevalent wind.
    pub fn round(&self) -> Wind {
        self.round
    }

    /// The highest value of a hand (C30).
    pub fn limit(&self) -> u16 {
        self.limit
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The hand of a seat; `None` if it was not entered.
    pub fn held(&self, seat: Seat) -> Option<&Held> {
        self.held[seat].as_ref()
    }

    /// The winner and how they won; `None` for a drawn deal.
    pub fn victory(&self) -> Option<&Victory> {
        self.victory.as_ref()
    }
}

/// Checks the hand of one seat. `win` is the winning tile if the seat wins.
fn held(entered: &EnteredHand, win: Option<Tile>) -> Result<Held, Vec<Fault>> {
    let hand = Hand::new(&entered.standing, &entered.melds, win);
    // A ninth flower is there twice, which `checks::table` reports.
    let flowers = entered.flowers.iter().copied().take(8).collect();
    Ok(Held { hand: hand?, flowers })
}

/// The winner among the players who claim the win (C5, C-A13). Returns `None` if nobody claims it,
/// or if the discarder must be known to decide.
fn winner(claim: &Claim, rulings: Rulings) -> Option<Seat> {
    let (first, others) = claim.by.split_first()?;
    if others.iter().all(|seat| seat == first) {
        return Some(*first);
    }
    let from = claim.details.win.from?;
    let places = |seat: &&Seat| from.places_to(**seat);
    let seats = claim.by.iter();
    let nearest = rulings.on(Ruling::NearestClaimWins);
    if nearest { seats.min_by_key(places) } else { seats.max_by_key(places) }.copied()
}
