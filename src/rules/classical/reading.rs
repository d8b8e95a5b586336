//! The input of the detections: the facts of a hand, and one division of it.

use std::cell::OnceCell;

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, Part, Parts, Set};
use crate::scoring::{Evidence, Obstacle, PartRequirement, SetSort};
use crate::tiles::{Flower, Seat, Tile, TileSet, Wind};

use super::deal::{Deal, Held, Victory};
use super::forms::heavenly_twins_group;
use super::obstacles;
use super::record::WinDetails;
use super::ruling::{Ruling, Rulings};

/// The result of a detection: the evidence for a row, or the first obstacle.
pub(super) type Found<T = Evidence> = Result<T, Obstacle>;

/// What is true of a hand in every reading.
pub(super) struct Facts<'a> {
    pub hand: &'a Hand,
    pub flowers: &'a [Flower],
    pub seat: Seat,
    pub round: Wind,
    pub limit: u16,
    pub rulings: Rulings,
    /// How the hand won; `None` for a losing hand.
    pub victory: Option<Victory>,
    /// The kinds in the hand.
    pub kinds: TileSet,
    /// The number of suits in the hand.
    pub suits: u8,
    other_wait: OnceCell<Option<Tile>>,
}

impl<'a> Facts<'a> {
    /// The facts of a seat's hand in a deal.
    pub fn new(deal: &'a Deal, seat: Seat, held: &'a Held) -> Facts<'a> {
        let victory = deal.victory().copied().filter(|v| v.seat == seat);
        Facts::of(deal, seat, held, &held.hand, victory)
    }

    /// The facts of a hand that may differ from the hand in the deal, to find what a win would be
    /// worth.
    pub fn of(
        deal: &Deal,
        seat: Seat,
        held: &'a Held,
        hand: &'a Hand,
        victory: Option<Victory>,
    ) -> Facts<'a> {
        let all = hand.all();
        Facts {
            hand,
            flowers: &held.flowers,
            seat,
            round: deal.round(),
            limit: deal.limit(),
            rulings: deal.rulings(),
            victory,
            kinds: all.kinds(),
            suits: (0..3).map(|g| u8::from(all.group(g) != 0)).sum(),
            other_wait: OnceCell::new(),
        }
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    /// How the hand won.
    ///
    /// # Errors
    /// Returns the obstacle if the hand did not win.
    #[inline]
    pub fn won(&self) -> Result<WinDetails, Obstacle> {
        self.victory.map(|victory| victory.details).ok_or(obstacles::NOT_WINNER)
    }

    /// Whether the winning tile was claimed from another player.
    #[inline]
    pub fn claimed(&self) -> bool {
        self.won().is_ok_and(|details| !details.win.source.is_self_drawn())
    }

    /// The kinds of which a pair or pung is worth points to this player.
    pub fn valued(&self) -> TileSet {
        let winds = TileSet::of(self.seat.tile()).union(TileSet::of(self.round.tile()));
        TileSet::DRAGONS.union(winds)
    }

    /// A kind other than the winning tile that would also have completed the hand, even one of
    /// which the hand has all four copies (C14, C-A6).
    pub fn other_wait(&self) -> Option<Tile> {
        *self.other_wait.get_or_init(|| {
            let (standing, win) = (self.hand.standing(), self.hand.win());
            division::completing(standing, |tile| Some(tile) != win).or_else(|| {
                let mut odd = standing.kinds().iter().filter(|t| standing.get(*t) & 1 == 1);
                let single = odd.next().filter(|_| odd.next().is_none())?;
                let twins =
                    standing.len() == 13 && heavenly_twins_group(&standing.with(single)).is_some();
                Some(single).filter(|t| twins && Some(*t) != win)
            })
        })
    }
}

impl Facts<'_> {
    /// The kinds other than the winning tile that would also have completed the hand.
    pub fn other_waits(&self) -> TileSet {
        let standing = self.hand.standing();
        let completes = |tile: &Tile| {
            let with = standing.with(*tile);
            Some(*tile) != self.hand.win()
                && (division::is_four_sets(&with) || heavenly_twins_group(&with).is_some())
        };
        Tile::all().filter(completes).collect()
    }
}

/// One reading of a hand: a division, and for the winner the part that the winning tile
/// completed.
pub(super) struct Reading<'a> {
    pub facts: &'a Facts<'a>,
    pub division: &'a Division,
    pub won: Option<Part>,
}

impl<'a> Reading<'a> {
    /// The sets of the hand, each with its part.
    pub fn sets(&self) -> impl Iterator<Item = (Part, Set)> + '_ {
        self.division.sets.iter().enumerate().map(|(i, set)| (Part::set(i), *set))
    }

    /// Whether a part has a tile of another player: the part was claimed before the win, or
    /// completed by a claimed winning tile (C8, C-A2).
    pub fn is_open(&self, part: Part) -> bool {
        let claimed = part.as_set().is_some_and(|i| self.division.sets[i].claimed);
        claimed || (self.won == Some(part) && self.facts.claimed())
    }

    /// Checks that no set was claimed. The obstacle names the first that was.
    pub fn unclaimed(&self) -> Found<()> {
        match self.sets().find(|(_, set)| set.claimed) {
            Some((part, _)) => Err(Obstacle::Claimed { part }),
            None => Ok(()),
        }
    }

    /// The pungs or kongs of one sort (C11, C12).
    pub fn sets_of(&self, sort: SetSort) -> Found {
        sort.detect(self.division, |part| self.is_open(part), self.won)
    }

    /// The number of kongs.
    pub fn kongs(&self) -> u8 {
        self.sets().filter(|(_, set)| set.is_kong()).count() as u8
    }

    /// The pair of a hand that won with four sets and a pair.
    pub fn pair(&self) -> Option<Tile> {
        let pair = self.division.pairs.first().copied();
        pair.filter(|_| self.division.form == Form::FourSets)
    }

    /// Checks that the hand won with four sets and a pair that are all what is wanted.
    pub fn all_are(&self, wanted: PartRequirement) -> Found {
        self.facts.won()?;
        let allowed = wanted.sets();
        let all = self.pair().is_some_and(|pair| allowed.pairs.contains(pair))
            && self.sets().all(|(_, set)| allowed.allow(set));
        if all { Ok(self.whole()) } else { Err(Obstacle::Parts { wanted }) }
    }

    /// All parts of the hand as evidence.
    pub fn whole(&self) -> Evidence {
        Evidence::parts(self.division.parts().fold(Parts::NONE, Parts::and))
    }
}
