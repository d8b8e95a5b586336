//! The input of the detections: the facts of a hand, and one reading of it.

use crate::reading::division::{Division, Form, Part, Parts, Set, Shape};
use crate::reading::shanten::Forms;
use crate::scoring::{Evidence, Obstacle, SetSort};
use crate::tiles::{Counts, Tile, TileSet, WinSource};

use super::deal::Deal;
use super::ruling::Ruling;

/// The forms of a complete hand besides four sets and a pair (R4).
pub(super) const FORMS: Forms<'static> =
    Forms { pairs: &[TileSet::ALL], different_pairs: true, thirteen_orphans: true, ..Forms::NONE };

/// The result of a detection: the evidence for a row, or the first obstacle.
pub(super) type Found<T = Evidence> = Result<T, Obstacle>;

/// The properties of a deal that do not depend on how its hand is read.
pub(super) struct Facts<'a> {
    pub deal: &'a Deal,
    /// Every tile, with all four of a kong.
    pub all: &'a Counts,
    /// The kinds of tiles in the hand.
    pub kinds: TileSet,
    /// The claimed sets and the kongs: bit `i` stands for set `i` of a division.
    pub claimed: u8,
    pub kongs: u8,
    /// The number of suits in the hand.
    pub suits: u8,
}

impl<'a> Facts<'a> {
    /// The facts of a deal.
    pub fn new(deal: &'a Deal) -> Facts<'a> {
        let (mut claimed, mut kongs) = (0, 0);
        for (i, meld) in deal.hand().melds().iter().enumerate() {
            claimed |= u8::from(meld.kind().is_claimed()) << i;
            kongs |= u8::from(meld.kind().is_kong()) << i;
        }
        let all = deal.hand().all();
        let suits = (0..3).map(|g| u8::from(all.group(g) != 0)).sum();
        Facts { deal, all, kinds: all.kinds(), claimed, kongs, suits }
    }

    /// Whether a ruling is on.
    #[inline]
    pub fn on(&self, ruling: Ruling) -> bool {
        self.deal.rulings().on(ruling)
    }

    /// How the winning tile came.
    #[inline]
    pub fn source(&self) -> WinSource {
        self.deal.situation().win.source
    }

    /// Whether the winner drew the winning tile.
    #[inline]
    pub fn self_drawn(&self) -> bool {
        self.source().is_self_drawn()
    }

    /// Checks that no set was called (R3). The obstacle names the first that was.
    #[inline]
    pub fn concealed(&self) -> Found<()> {
        match self.claimed {
            0 => Ok(()),
            claimed => {
                Err(Obstacle::Claimed { part: Part::set(claimed.trailing_zeros() as usize) })
            }
        }
    }

    /// Whether no set was called.
    #[inline]
    pub fn is_concealed(&self) -> bool {
        self.claimed == 0
    }

    /// The kinds of which a pair is worth fu to this player.
    pub fn valued(&self) -> TileSet {
        let situation = self.deal.situation();
        let winds = TileSet::of(situation.seat.tile()).union(TileSet::of(situation.round.tile()));
        TileSet::DRAGONS.union(winds)
    }
}

/// A reading of a hand: a division, and the part that the winning tile completed.
pub(super) struct Reading<'a> {
    pub facts: &'a Facts<'a>,
    pub division: &'a Division,
    pub won: Part,
    /// The pungs and kongs, and those that no tile of another player is in: bit `i` stands for set `i`
    /// of the division.
    pub pungs: u8,
    pub concealed_pungs: u8,
}

impl<'a> Reading<'a> {
    /// A division of a hand, read so that the winning tile completed this part.
    pub fn new(facts: &'a Facts<'a>, division: &'a Division, won: Part) -> Reading<'a> {
        let is_pung = |i: &usize| !division.sets[*i].is_chow();
        let pungs = (0..division.sets.len()).filter(is_pung).fold(0, |pungs, i| pungs | 1 << i);
        let mut open = facts.claimed;
        if let (Some(set), false) = (won.as_set(), facts.self_drawn()) {
            open |= 1 << set;
        }
        let concealed_pungs = pungs & !open;
        Reading { facts, division, won, pungs, concealed_pungs }
    }

    /// The sets of the hand, each with its part.
    pub fn sets(&self) -> impl Iterator<Item = (Part, Set)> + '_ {
        self.division.sets.iter().enumerate().map(|(i, set)| (Part::set(i), *set))
    }

    /// The pungs or kongs of one sort (R14).
    pub fn sets_of(&self, sort: SetSort) -> Found {
        sort.detect(self.division, |part| self.is_open(part), Some(self.won))
    }

    /// Whether a pung or kong has a tile of another player in it (R6).
    pub fn is_open(&self, part: Part) -> bool {
        part.as_set().is_some_and(|set| self.concealed_pungs >> set & 1 == 0)
    }

    /// Checks the form of the hand.
    #[inline]
    pub fn must_be(&self, wanted: Form) -> Found<()> {
        if self.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
    }

    /// The pair of a hand of four sets and a pair.
    #[inline]
    pub fn pair(&self) -> Option<Tile> {
        let pair = self.division.pairs.first().copied();
        pair.filter(|_| self.division.form == Form::FourSets)
    }

    /// The number of kongs.
    pub fn number_of_kongs(&self) -> u8 {
        self.facts.kongs.count_ones() as u8
    }

    /// All parts of the hand as evidence.
    pub fn whole(&self) -> Evidence {
        Evidence::parts(self.division.parts().fold(Parts::NONE, Parts::and))
    }

    /// The wait that the winning tile ended, in this reading.
    pub fn wait(&self) -> Wait {
        if self.won.as_pair().is_some() {
            return Wait::Pair;
        }
        let Some(set) = self.won.as_set().and_then(|set| self.division.sets.get(set)) else {
            return Wait::Other;
        };
        if set.shape != Shape::Chow {
            return Wait::Other;
        }
        let low = set.tile.rank();
        match (self.facts.deal.tile().rank().saturating_sub(low), low) {
            (1, _) => Wait::Middle,
            (2, 1) | (0, 7) => Wait::Edge,
            _ => Wait::TwoSided,
        }
    }
}

/// The wait that a winning tile ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wait {
    /// The second tile of the pair.
    Pair,
    /// The middle of a chow.
    Middle,
    /// The 3 of 123 or the 7 of 789.
    Edge,
    /// Another end of a chow.
    TwoSided,
    /// The third tile of a pung, or an orphan.
    Other,
}
