//! A checked deal: what the readings, the waits and the settlement work on.

mod checks;

use arrayvec::ArrayVec;

use crate::entry::{Draft, Fault, Hand, YesAnswers};
use crate::tiles::{BySeat, Flower, Seat, Tile, Win, Wind};

use super::questions;
use super::ruling::{Ruling, Rulings};

/// The checked hand of one seat.
///
/// A losing hand may be entered as its sets alone: the melds, and the concealed pungs and pairs. A
/// hand of fewer than thirteen tiles has no one-suit double (C16), because its other tiles are not
/// known.
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
    /// How the tile came. A replacement is a free tile, after a kong or a flower (C20), and
    /// `last_of_wall` is the last tile before the dead wall (C21).
    pub win: Win,
    /// The questions that were answered with yes. One asks whether the winner had declared the ready hand: without
    /// that, the win does not count (C6). Another one asks whether the hand was ready on the first deal (C29).
    pub yes: YesAnswers,
}

/// A deal that can exist: hands that four players can hold at once, and circumstances that agree
/// with each other. Hands may be missing or unfinished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(super) own: Seat,
    pub(super) round: Wind,
    pub(super) limit: u16,
    pub(super) rulings: Rulings,
    pub(super) held: BySeat<Option<Held>>,
    pub(super) victory: Option<Victory>,
}

impl Deal {
    /// Checks what a draft says of a deal.
    ///
    /// # Errors
    /// Returns every fault at once: the faults of each hand with its seat, too many copies of a
    /// kind or a flower, and circumstances that contradict each other or the hands.
    pub fn new(draft: &Draft) -> Result<Deal, Vec<Fault>> {
        let rulings = Rulings::from_bits(draft.rulings());
        let victory = winner(draft, rulings).map(|seat| Victory {
            seat,
            win: draft.win(),
            yes: YesAnswers::of(draft),
        });
        let winner = victory.map(|victory| victory.seat);
        let mut faults = checks::table(draft, winner);
        faults.extend(checks::claim(draft));
        let mut held = BySeat::default();
        for place in questions::entered_places(draft) {
            let seat = draft.own_seat().after(place);
            let win = questions::winning_tile(draft).filter(|_| winner == Some(seat));
            match hold(draft, place, win) {
                Ok(hand) => held[seat] = Some(hand),
                Err(more) => faults.extend(more.into_iter().map(|fault| fault.seat(seat))),
            }
        }
        let (own, round, limit) = (draft.own_seat(), draft.round(), questions::limit(draft));
        let deal = Deal { own, round, limit, rulings, held, victory };
        faults.extend(checks::hands(&deal, draft));
        if faults.is_empty() { Ok(deal) } else { Err(faults) }
    }

    /// The seat of the hand that is calculated.
    pub fn own(&self) -> Seat {
        self.own
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

/// Checks the hand of a place. `win` is the winning tile if its player wins.
fn hold(draft: &Draft, place: usize, win: Option<Tile>) -> Result<Held, Vec<Fault>> {
    let Some(tiles) = draft.place(place) else { return Err(Vec::new()) };
    let hand = Hand::new(&questions::standing(draft, place), &tiles.melds, win);
    // A ninth flower is there twice, which `checks::table` reports.
    let flowers = tiles.flowers.iter().copied().take(8).collect();
    Ok(Held { hand: hand?, flowers })
}

/// The winner among the players who claim the win (C5, C-A13). `None` in a drawn deal, and if the
/// discarder must be known to decide.
fn winner(draft: &Draft, rulings: Rulings) -> Option<Seat> {
    let claimants = questions::claimants(draft);
    if let [alone] = claimants[..] {
        return Some(alone);
    }
    let from = draft.discarder()?;
    let places = |seat: &Seat| from.places_to(*seat);
    let nearest = rulings.on(Ruling::NearestClaimWins);
    let claimants = claimants.into_iter();
    if nearest { claimants.min_by_key(places) } else { claimants.max_by_key(places) }
}
