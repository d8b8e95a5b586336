//! The yaku that join sets (Y6, Y18, Y19, Y21, Y27): each is a list of the sets that make it. A hand
//! that has the sets of one of the choices has the yaku; the nearest choice is what another hand lacks.

use arrayvec::ArrayVec;

use crate::reading::division::{Parts, Set, Shape};
use crate::reading::target::Target;
use crate::scoring::needs::{Found, Miss, Need};
use crate::scoring::{Evidence, Obstacle, Reading, Shortfall};
use crate::tiles::{Suit, Tile};

use super::deal::Deal;

/// The sets of one choice.
type Sets = ArrayVec<Set, 4>;

/// Calls a function with each choice, until it returns true.
pub(super) type Choices = fn(&mut dyn FnMut(&Sets) -> bool) -> bool;

fn chow(suit: Suit, low: u8) -> Set {
    Set::standing(Shape::Chow, Tile::suited(suit, low))
}

/// The 21 chows.
fn chows() -> impl Iterator<Item = Set> + Clone {
    Suit::ALL.into_iter().flat_map(|suit| (1..=7).map(move |low| chow(suit, low)))
}

/// Two identical chows.
pub(super) const IIPEIKOU: Choices =
    |each| chows().any(|set| each(&[set, set].into_iter().collect()));

/// Two times two identical chows.
pub(super) const RYANPEIKOU: Choices = |each| {
    chows().enumerate().any(|(i, first)| {
        chows().skip(i).any(|second| each(&Sets::from([first, first, second, second])))
    })
};

/// The same chow in the three suits.
pub(super) const SANSHOKU_DOUJUN: Choices =
    |each| (1..=7).any(|low| each(&Suit::ALL.into_iter().map(|suit| chow(suit, low)).collect()));

/// 123, 456 and 789 of one suit.
pub(super) const ITTSU: Choices = |each| {
    Suit::ALL
        .into_iter()
        .any(|suit| each(&[1, 4, 7].map(|low| chow(suit, low)).into_iter().collect()))
};

/// Pungs of one rank in the three suits.
pub(super) const SANSHOKU_DOUKOU: Choices = |each| {
    let pung = |suit, rank| Set::standing(Shape::Pung, Tile::suited(suit, rank));
    (1..=9).any(|rank| each(&Suit::ALL.into_iter().map(|suit| pung(suit, rank)).collect()))
};

/// The sets of one of the choices.
pub(super) struct Joined(pub Choices);

impl Need<Deal> for Joined {
    fn met(&self, r: &Reading<Deal>) -> Found {
        let mut found = None;
        (self.0)(&mut |wanted| {
            found = parts_of(r, wanted);
            found.is_some()
        });
        found.map(Evidence::parts).ok_or(Obstacle::Sets)
    }

    /// The nearest of the choices.
    fn missing(&self, miss: &Miss<Deal>) -> Shortfall {
        let mut targets = Vec::new();
        (self.0)(&mut |sets| {
            targets.push(Target::with_sets(sets.iter().copied(), None));
            false
        });
        miss.measure.nearest(miss.obstacle, targets.into_iter())
    }
}

/// The parts that are these sets, if the hand has all of them.
fn parts_of(r: &Reading<Deal>, wanted: &Sets) -> Option<Parts> {
    let mut parts = Parts::NONE;
    for set in wanted {
        let is = |(part, other): &(_, Set)| !parts.contains(*part) && other.is_like(*set);
        parts = parts.and(r.sets().find(is)?.0);
    }
    Some(parts)
}
