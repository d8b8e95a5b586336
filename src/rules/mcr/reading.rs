//! The input of the detections: the facts of a hand, and one reading of it.

use std::cell::OnceCell;

use crate::reading::division::{self, Division, Form, Part, Parts, Shape};
use crate::reading::shanten::Forms;
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::{Counts, MeldKind, Tile, TileSet};

use super::deal::Deal;
use super::ruling::Ruling;

/// The forms of a complete hand.
pub(in crate::rules) const FORMS: Forms<'static> =
    Forms { pairs: &[TileSet::ALL], thirteen_orphans: true, knitted: true, ..Forms::NONE };

/// The result of a detection: why the fan applies, or what prevents it.
pub(super) type Found = Result<Evidence, Obstacle>;

/// The properties of a deal that do not depend on how its hand is read.
pub(super) struct Facts<'a> {
    pub deal: &'a Deal,
    /// Every tile, with all four of a kong.
    pub all: &'a Counts,
    /// The kinds of tiles in the hand.
    pub kinds: TileSet,
    /// The declared kongs, concealed kongs and claimed sets: bit `i` stands for set `i` of a
    /// division.
    pub kongs: u8,
    pub concealed_kongs: u8,
    pub claimed: u8,
    /// The number of suits in the hand.
    pub suits: u8,
    other_wait: OnceCell<Option<Tile>>,
}

impl<'a> Facts<'a> {
    #[inline]
    pub fn new(deal: &'a Deal) -> Facts<'a> {
        let (mut kongs, mut concealed_kongs, mut claimed) = (0, 0, 0);
        for (i, meld) in deal.hand().melds().iter().enumerate() {
            let bit = 1 << i;
            match meld.kind() {
                MeldKind::ConcealedKong => {
                    kongs |= bit;
                    concealed_kongs |= bit;
                }
                MeldKind::Kong | MeldKind::AddedKong => {
                    kongs |= bit;
                    claimed |= bit;
                }
                MeldKind::Chow | MeldKind::Pung => claimed |= bit,
            }
        }
        let all = deal.hand().all();
        let kinds = all.kinds();
        let suits = (0..3).map(|g| u8::from(all.group(g) != 0)).sum();
        let other_wait = OnceCell::new();
        Facts { deal, all, kinds, kongs, concealed_kongs, claimed, suits, other_wait }
    }

    /// The melded kongs, that is, those that are not concealed.
    #[inline]
    pub fn melded_kongs(&self) -> u8 {
        self.kongs & !self.concealed_kongs
    }

    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.deal.rulings().on(ruling)
    }

    /// A kind other than the winning tile that would also have completed the hand as four sets and
    /// a pair or as seven pairs (§2.4).
    pub fn other_wait(&self) -> Option<Tile> {
        *self.other_wait.get_or_init(|| {
            let standing = self.deal.hand().standing();
            self.completing(standing).or_else(|| {
                let odd = |t: &Tile| standing.get(*t) & 1 == 1;
                let mut odds = standing.kinds().iter().filter(odd);
                let single = odds.next().filter(|_| standing.len() == 13 && odds.next().is_none());
                single.filter(|t| self.is_other_wait(*t))
            })
        })
    }

    /// A kind other than the winning tile that would complete these tiles to sets and a pair.
    pub fn completing(&self, standing: &Counts) -> Option<Tile> {
        division::completing(standing, |tile| self.is_other_wait(tile))
    }

    fn is_other_wait(&self, tile: Tile) -> bool {
        let is_exhausted = || self.deal.held(tile) >= 4 && self.on(Ruling::ExhaustedWaitsIgnored);
        Some(tile) != self.deal.tile() && !is_exhausted()
    }
}

/// A reading of a hand: a division, and the part that the winning tile completed, if the hand uses
/// that tile.
pub(super) struct Reading<'a> {
    pub facts: &'a Facts<'a>,
    pub division: &'a Division,
    pub won: Option<Part>,
    /// The chows, the pungs and kongs, and the pungs and kongs made without claiming: bit `i`
    /// stands for set `i` of the division.
    pub chows: u8,
    pub pungs: u8,
    pub concealed_pungs: u8,
}

impl<'a> Reading<'a> {
    #[inline]
    pub fn new(facts: &'a Facts<'a>, division: &'a Division, won: Option<Part>) -> Reading<'a> {
        let (mut chows, mut pungs, mut claimed) = (0, 0, 0);
        for (i, set) in division.sets.iter().enumerate() {
            match set.shape {
                Shape::Chow | Shape::Winds => chows |= 1 << i,
                Shape::Pung | Shape::Kong => pungs |= 1 << i,
            }
            claimed |= u8::from(set.claimed) << i;
        }
        if let (Some(set), false) = (won.and_then(Part::as_set), facts.deal.self_drawn()) {
            claimed |= 1 << set;
        }
        let concealed_pungs = pungs & !claimed;
        Reading { facts, division, won, chows, pungs, concealed_pungs }
    }

    /// The kinds other than the winning tile that would also have completed the hand: with a knitted
    /// straight, its set and pair.
    pub fn other_waits(&self) -> TileSet {
        let f = self.facts;
        let standing = match (self.division.form, f.deal.tile()) {
            (Form::KnittedStraight, Some(tile)) => {
                let rest =
                    self.division.singles.iter().fold(*f.deal.complete(), |c, t| c.without(t));
                rest.without(tile)
            }
            _ => *f.deal.hand().standing(),
        };
        let completes = |tile: &Tile| {
            let with = standing.with(*tile);
            let pairs = with.len() == 14 && with.is_even();
            f.is_other_wait(*tile) && (division::is_four_sets(&with) || pairs)
        };
        Tile::all().filter(completes).collect()
    }

    /// The pair, if the hand has exactly one.
    #[inline]
    pub fn pair(&self) -> Option<Tile> {
        if self.division.pairs.len() == 1 { self.division.pairs.first().copied() } else { None }
    }

    /// Checks the form of the hand.
    #[inline]
    pub fn must_be(&self, wanted: Form) -> Result<(), Obstacle> {
        if self.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
    }

    /// Checks that there are four sets and a pair.
    #[inline]
    pub fn four_sets(&self) -> Result<(), Obstacle> {
        self.must_be(Form::FourSets)
    }

    /// All sets and the pair.
    #[inline]
    pub fn whole(&self) -> Parts {
        Parts::sets((1 << self.division.sets.len()) - 1).and(Part::PAIR)
    }
}
