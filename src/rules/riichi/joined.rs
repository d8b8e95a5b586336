//! The yaku that join sets (Y6, Y18, Y19, Y21, Y27): each is a list of the sets that make it. A hand
//! that has the sets of one of the choices has the yaku; the nearest choice is what another hand lacks.

use arrayvec::ArrayVec;

use crate::reading::division::{Parts, Set, Shape};
use crate::reading::target::Target;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall};
use crate::tiles::{Suit, Tile};

use super::reading::{Found, Reading};

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

/// The sets of the first choice that the hand has.
fn joined(r: &Reading, choices: Choices) -> Found {
    let mut found = None;
    choices(&mut |wanted| {
        found = parts_of(r, wanted);
        found.is_some()
    });
    found.map(Evidence::parts).ok_or(Obstacle::Sets)
}

/// The parts that are these sets, if the hand has all of them.
fn parts_of(r: &Reading, wanted: &Sets) -> Option<Parts> {
    let mut parts = Parts::NONE;
    for set in wanted {
        let is = |(part, other): &(_, Set)| !parts.contains(*part) && other.is_like(*set);
        parts = parts.and(r.sets().find(is)?.0);
    }
    Some(parts)
}

/// Y6 Pure double chow.
pub(super) fn iipeikou(r: &Reading) -> Found {
    r.facts.concealed()?;
    joined(r, IIPEIKOU)
}

/// Y27 Twice pure double chow.
pub(super) fn ryanpeikou(r: &Reading) -> Found {
    r.facts.concealed()?;
    joined(r, RYANPEIKOU)
}

/// Y18 Mixed triple chow.
pub(super) fn sanshoku_doujun(r: &Reading) -> Found {
    joined(r, SANSHOKU_DOUJUN)
}

/// Y19 Pure straight.
pub(super) fn ittsu(r: &Reading) -> Found {
    joined(r, ITTSU)
}

/// Y21 Triple pung.
pub(super) fn sanshoku_doukou(r: &Reading) -> Found {
    joined(r, SANSHOKU_DOUKOU)
}

/// The nearest of the choices.
pub(super) fn missing(miss: &NearMiss<Reading>, choices: Choices) -> Shortfall {
    if miss.obstacle != Obstacle::Sets {
        return miss.shortfall();
    }
    let mut targets = Vec::new();
    choices(&mut |sets| {
        targets.push(Target::with_sets(sets.iter().copied(), None));
        false
    });
    miss.measure.nearest(miss.obstacle, targets.into_iter())
}
