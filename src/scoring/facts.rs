//! The facts of a hand: what is true of it in every reading.

use std::cell::OnceCell;

use crate::entry::Hand;
use crate::system::Question;
use crate::tiles::{Counts, Flower, Seat, Tile, TileSet, Win, Wind};

use super::DealRules;

/// What is true of a hand in every reading. `D` is what is known of its deal.
pub struct Facts<'a, D> {
    /// The deal.
    pub deal: &'a D,
    /// The hand.
    pub hand: &'a Hand,
    /// The flowers and seasons.
    pub flowers: &'a [Flower],
    /// How the hand won; `None` if it did not.
    pub win: Option<Win>,
    /// The player's seat.
    pub seat: Seat,
    /// The prevalent wind.
    pub round: Wind,
    /// The concealed tiles with the winning tile.
    pub complete: Counts,
    /// The kinds of tile in the hand.
    pub kinds: TileSet,
    /// The number of suits in the hand.
    pub suits: u8,
    /// The claimed sets: bit `i` stands for meld `i`, which is set `i` of every division.
    pub claimed: u8,
    /// The declared kongs, likewise.
    pub kongs: u8,
    /// The kinds of which a set is worth something to every player.
    pub valued: TileSet,
    other_wait: OnceCell<Option<Tile>>,
}

impl<'a, D> Facts<'a, D> {
    /// The facts of a hand without flowers. The player sits East in the East round, which matters only
    /// where winds do: see [`Facts::at`].
    #[inline]
    pub fn new(deal: &'a D, hand: &'a Hand, win: Option<Win>) -> Facts<'a, D> {
        let (mut claimed, mut kongs) = (0, 0);
        for (i, meld) in hand.melds().iter().enumerate() {
            claimed |= u8::from(meld.kind().is_claimed()) << i;
            kongs |= u8::from(meld.kind().is_kong()) << i;
        }
        let all = hand.all();
        Facts {
            deal,
            hand,
            flowers: &[],
            win,
            seat: Seat::East,
            round: Wind::East,
            complete: hand.standing_and_win(),
            kinds: all.kinds(),
            suits: (0..3).map(|group| u8::from(all.group(group) != 0)).sum(),
            claimed,
            kongs,
            valued: TileSet::DRAGONS,
            other_wait: OnceCell::new(),
        }
    }

    /// The same at a seat, in the round of a wind.
    #[inline]
    #[must_use]
    pub fn at(self, seat: Seat, round: Wind) -> Facts<'a, D> {
        Facts { seat, round, ..self }
    }

    /// The same with flowers and seasons.
    #[must_use]
    pub fn with_flowers(self, flowers: &'a [Flower]) -> Facts<'a, D> {
        Facts { flowers, ..self }
    }

    /// The same where a set of these kinds is worth something to every player, as one of dragons is.
    #[must_use]
    pub fn valuing(self, kinds: TileSet) -> Facts<'a, D> {
        Facts { valued: self.valued.union(kinds), ..self }
    }

    /// Whether the winner drew the winning tile.
    #[inline]
    pub fn self_drawn(&self) -> bool {
        self.win.is_some_and(|win| win.source.is_self_drawn())
    }

    /// Whether the hand won with another player's tile.
    #[inline]
    pub fn won_by_claim(&self) -> bool {
        self.win.is_some_and(|win| !win.source.is_self_drawn())
    }

    /// Whether no set was claimed.
    #[inline]
    pub fn is_concealed(&self) -> bool {
        self.claimed == 0
    }

    /// The declared kongs that are concealed: bit `i` stands for meld `i`.
    #[inline]
    pub fn concealed_kongs(&self) -> u8 {
        self.kongs & !self.claimed
    }

    /// The declared kongs that are not concealed, likewise.
    #[inline]
    pub fn melded_kongs(&self) -> u8 {
        self.kongs & self.claimed
    }

    /// The kinds of all wanted tiles of this player.
    #[inline]
    pub fn kinds(&self, wanted: Kinds) -> TileSet {
        let (seat, round) = (TileSet::of(self.seat.tile()), TileSet::of(self.round.tile()));
        let valued = || self.valued.union(seat).union(round);
        match wanted {
            Kinds::These(kinds) => kinds,
            Kinds::SeatWind => seat,
            Kinds::RoundWind => round,
            Kinds::Valued => valued(),
            Kinds::Valueless => TileSet::ALL.minus(valued()),
        }
    }
}

impl<D: DealRules> Facts<'_, D> {
    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: D::Ruling) -> bool {
        self.deal.on(ruling)
    }

    /// Whether a question of yes or no was answered with yes.
    #[inline]
    pub fn says(&self, question: &Question) -> bool {
        self.deal.yes_answers(self.seat).says(question)
    }

    /// A kind other than the winning tile that would also have completed the hand.
    pub fn other_wait(&self) -> Option<Tile> {
        let is_other = |tile| self.is_other_wait(tile);
        *self.other_wait.get_or_init(|| D::completing(self.hand.standing(), is_other))
    }

    /// Whether a kind that would have completed the hand is another wait beside the winning tile.
    #[inline]
    pub fn is_other_wait(&self, tile: Tile) -> bool {
        Some(tile) != self.hand.win() && self.deal.is_wait(tile)
    }
}

/// Kinds of tile, some of which depend on the player and the round.
#[derive(Clone, Copy, Debug)]
pub enum Kinds {
    /// These kinds.
    These(TileSet),
    /// The wind of the player's seat.
    SeatWind,
    /// The prevalent wind.
    RoundWind,
    /// Those of which a set is worth something to the player: dragons, both winds, and what else is valued.
    Valued,
    /// All others.
    Valueless,
}
