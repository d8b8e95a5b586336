//! A winning hand in a situation that can exist: the checked input from which divisions are read
//! and fans are counted. The checks that lead to it are here, too.

use crate::entry::{Circumstances, Contradiction, Fault, FaultCode, Faults, Hand};
use crate::tiles::{Counts, Seat, Tile, Win, WinSource, Wind, is_last_copy};

use super::faults;
use super::ruling::{Ruling, Rulings};

/// Everything about a deal except its tiles: the winds, the flowers, and how the hand was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The winner's seat.
    pub seat: Seat,
    /// The prevalent wind.
    pub round: Wind,
    /// How the winner got the winning tile.
    pub win: Win,
    /// The number of flowers and seasons that the winner has.
    pub flowers: u8,
}

/// A hand with its winning tile, in a situation that can exist, with the rulings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    hand: Hand,
    elsewhere: Counts,
    situation: Situation,
    rulings: Rulings,
}

impl Deal {
    /// Checks that the hand and the situation fit together.
    ///
    /// # Errors
    /// Returns every fault at once: for example, a replacement tile without a kong, a win on one's
    /// own discard, or a robbed tile with copies in the hand. Without a winning tile, that is the
    /// only fault.
    pub fn new(hand: Hand, situation: Situation, rulings: Rulings) -> Result<Deal, Faults> {
        if hand.win().is_none() {
            return Err(Fault::new(FaultCode::WIN_NOT_IN_HAND).into());
        }
        let entered = Circumstances::new(situation.seat, situation.win).with_hand(&hand);
        let mut faults = entered.faults(CONTRADICTIONS);
        if situation.flowers > 8 {
            faults.push(Fault::new(faults::TOO_MANY_FLOWERS).value(situation.flowers));
        }
        if faults.is_empty() {
            Ok(Deal { hand, elsewhere: Counts::EMPTY, situation, rulings })
        } else {
            Err(faults.into())
        }
    }

    /// One of two hands that a player builds from the same tiles (Siamese MCR). `elsewhere` are the
    /// tiles that the player holds besides those of the hand, without the winning tile.
    ///
    /// This function checks nothing. The caller has to check the situation against both hands,
    /// because the kong of a replacement tile may be in the other hand. A complete hand without a
    /// winning tile was won from the wall, and the drawn tile is in the other hand. The fans that
    /// depend on the winning tile then have the obstacle
    /// [`DRAWN_TILE_UNUSED`](super::obstacles::DRAWN_TILE_UNUSED).
    pub(in crate::rules) fn of_two(
        hand: Hand,
        elsewhere: Counts,
        situation: Situation,
        rulings: Rulings,
    ) -> Deal {
        Deal { hand, elsewhere, situation, rulings }
    }

    /// The same deal won with another tile or in another way. This gives the value of a wait.
    pub(super) fn with(&self, tile: Tile, source: WinSource) -> Deal {
        let hand = self.hand.with_win(Some(tile));
        let last_copy = is_last_copy(hand.melds(), tile);
        let win = Win { source, from: None, last_of_wall: false, last_copy };
        let situation = Situation { win, ..self.situation };
        Deal { hand, situation, ..*self }
    }

    /// The same deal with the ruling of this key switched. `None` if there is no such ruling.
    pub(super) fn switched(&self, ruling: &str) -> Option<Deal> {
        let ruling = Ruling::ALL.iter().find(|other| other.key() == ruling)?;
        let rulings = self.rulings.with(*ruling, !self.rulings.on(*ruling));
        Some(Deal { rulings, ..self.clone() })
    }

    /// The hand.
    #[inline]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The winning tile. `None` if the hand was won from the wall without the drawn tile, which is
    /// possible for one of two hands.
    #[inline]
    pub fn tile(&self) -> Option<Tile> {
        self.hand.win()
    }

    /// The number of copies of a kind that the player holds, in this hand and elsewhere.
    #[inline]
    pub(super) fn held(&self, tile: Tile) -> u8 {
        self.hand.all().get(tile) + self.elsewhere.get(tile)
    }

    /// Everything about the deal except its tiles.
    #[inline]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The rulings in force.
    #[inline]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }
}

/// What cannot happen with a win (§2).
pub(in crate::rules) const CONTRADICTIONS: &[Contradiction] = &[
    Contradiction::OWN_TILE,
    Contradiction::SELF_DRAWN_FROM_OTHER,
    Contradiction::REPLACEMENT_WITHOUT_KONG,
    Contradiction::LAST_CLAIM_ROBBED_KONG,
    Contradiction::ROBBED_TILE_IN_HAND,
    Contradiction::LAST_COPY_IN_HAND,
];
