//! One reading of a hand: what the needs of a fan are asked of.

use crate::reading::division::{Division, Form, Part, Parts, Set, Shape};
use crate::reading::set_kinds::SetKinds;
use crate::tiles::Tile;

use super::{Evidence, Facts, Sheet};

/// A reading of a hand: a division, and the part that the winning tile completed.
pub struct Reading<'a, D> {
    /// What is true in every reading.
    pub facts: &'a Facts<'a, D>,
    /// The division.
    pub division: &'a Division,
    /// The part that the winning tile completed; `None` if the hand did not win.
    pub won: Option<Part>,
    /// The kinds of its sets and pairs.
    pub kinds: SetKinds,
    /// The pungs and kongs that no tile of another player is in: bit `i` stands for set `i` of the
    /// division.
    pub concealed_pungs: u8,
}

impl<'a, D> Reading<'a, D> {
    /// A division of a hand, read so that the winning tile completed this part.
    #[inline]
    pub fn new(
        facts: &'a Facts<'a, D>,
        division: &'a Division,
        won: Option<Part>,
    ) -> Reading<'a, D> {
        let sets = division.sets.iter().enumerate();
        let pungs = sets.fold(0, |pungs, (i, set)| pungs | u8::from(!set.is_chow()) << i);
        let mut open = facts.claimed;
        if let (Some(set), true) = (won.and_then(Part::as_set), facts.won_by_claim()) {
            open |= 1 << set;
        }
        let kinds = SetKinds::of(division);
        Reading { facts, division, won, kinds, concealed_pungs: pungs & !open }
    }

    /// The reading of a sheet.
    pub fn of(facts: &'a Facts<'a, D>, sheet: &'a Sheet) -> Reading<'a, D> {
        Reading::new(facts, &sheet.division, sheet.won)
    }

    /// The sets of the hand, each with its part.
    pub fn sets(&self) -> impl Iterator<Item = (Part, Set)> + '_ {
        self.division.sets.iter().enumerate().map(|(i, set)| (Part::set(i), *set))
    }

    /// The declared sets.
    pub fn declared(&self) -> Parts {
        self.division.sets_that(|_, set| set.declared)
    }

    /// Whether a pung or kong has a tile of another player in it.
    pub fn is_open(&self, pung: Part) -> bool {
        pung.as_set().is_some_and(|set| self.concealed_pungs >> set & 1 == 0)
    }

    /// The pair of a hand of four sets and a pair.
    #[inline]
    pub fn pair(&self) -> Option<Tile> {
        let pair = self.division.pairs.first().copied();
        pair.filter(|_| self.division.form == Form::FourSets)
    }

    /// All parts of the hand as evidence.
    #[inline]
    pub fn whole(&self) -> Evidence {
        Evidence::parts(self.division.whole())
    }

    /// The wait that the winning tile ended, in this reading.
    #[inline]
    pub fn wait(&self) -> WaitShape {
        self.won.map_or(WaitShape::Other, |won| self.wait_for(won))
    }

    /// The wait that the winning tile ended if it completed this part.
    #[inline]
    pub fn wait_for(&self, part: Part) -> WaitShape {
        if part.as_pair().is_some() {
            return WaitShape::Pair;
        }
        let set = part.as_set().and_then(|set| self.division.sets.get(set));
        let (Some(set), Some(tile)) = (set, self.facts.hand.win()) else { return WaitShape::Other };
        if set.shape != Shape::Chow {
            return WaitShape::Other;
        }
        let low = set.tile.rank();
        match (tile.rank().saturating_sub(low), low) {
            (1, _) => WaitShape::Middle,
            (2, 1) | (0, 7) => WaitShape::Edge,
            _ => WaitShape::TwoSided,
        }
    }
}

/// The wait that a winning tile ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitShape {
    /// The second tile of the pair.
    Pair,
    /// The middle of a chow.
    Middle,
    /// The 3 of 123 or the 7 of 789.
    Edge,
    /// Another end of a chow.
    TwoSided,
    /// The third tile of a pung, or a single tile.
    Other,
}
