//! Needs of the form of the hand, its sets and its pair.

use crate::reading::division::{Form, Part, Parts};
use crate::reading::set_kinds::SetKinds;
use crate::scoring::{Evidence, Kinds, Obstacle, PartRequirement, Reading, SetSort, Shortfall};
use crate::tiles::TileSet;

use super::{Found, HandKind, Miss, Need};

/// The hand is of a form.
pub struct Is(pub Form);

impl<D> Need<D> for Is {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let Is(wanted) = *self;
        if r.division.form == wanted { Ok(r.whole()) } else { Err(Obstacle::Form { wanted }) }
    }

    fn kinds_of_hand(&self, _: &Reading<D>) -> Vec<HandKind> {
        let obstacle = Obstacle::Form { wanted: self.0 };
        vec![HandKind { form: Some(self.0), sets: SetKinds::ANY, obstacle }]
    }
}

/// Four sets and a pair that are all what is wanted, and the pair of certain kinds. Where a knitted straight
/// meets what is wanted, the set and the pair beside it have to as well.
pub struct EachPart {
    wanted: PartRequirement,
    pair: Kinds,
}

impl EachPart {
    /// Four sets and a pair that are all what is wanted.
    pub const fn is(wanted: PartRequirement) -> EachPart {
        EachPart { wanted, pair: Kinds::These(TileSet::ALL) }
    }

    /// The same, with a pair of these kinds.
    #[must_use]
    pub const fn with_pair_of(self, pair: Kinds) -> EachPart {
        EachPart { pair, ..self }
    }

    #[inline]
    fn allowed<D>(&self, r: &Reading<D>) -> SetKinds {
        let sets = self.wanted.sets();
        SetKinds { pairs: sets.pairs.intersection(r.facts.kinds(self.pair)), ..sets }
    }
}

impl<D> Need<D> for EachPart {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let allowed = self.allowed(r);
        let has_all_parts = match r.division.form {
            Form::FourSets => true,
            Form::KnittedStraight => self.wanted.allows_straight(),
            _ => false,
        };
        if has_all_parts && r.kinds.are_among(&allowed) {
            Ok(r.whole())
        } else {
            Err(Obstacle::Parts { wanted: self.wanted.made_of(allowed) })
        }
    }

    fn kinds_of_hand(&self, r: &Reading<D>) -> Vec<HandKind> {
        let sets = self.allowed(r);
        let obstacle = Obstacle::Parts { wanted: self.wanted.made_of(sets) };
        vec![HandKind { form: Some(Form::FourSets), sets, obstacle }]
    }
}

/// A pair of certain kinds beside sets, in a complete hand or an unfinished one.
pub struct PairOf(pub Kinds);

impl<D> Need<D> for PairOf {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let of = r.facts.kinds(self.0);
        let is_beside_sets = matches!(r.division.form, Form::FourSets | Form::Unfinished);
        let pairs = r.division.pairs.iter().enumerate();
        let pairs = pairs.filter(|(_, pair)| is_beside_sets && of.contains(**pair));
        match pairs.fold(Parts::NONE, |parts, (i, _)| parts.and(Part::pair(i))) {
            Parts::NONE => Err(Obstacle::NoPair { of }),
            parts => Ok(Evidence::parts(parts)),
        }
    }
}

/// At least so many pungs and kongs of certain kinds.
pub struct Pungs {
    of: Kinds,
    least: u8,
}

impl Pungs {
    /// A pung or kong of these kinds.
    pub const fn of(of: Kinds) -> Pungs {
        Pungs { of, least: 1 }
    }

    /// So many pungs and kongs of these kinds.
    pub const fn at_least(least: u8, of: TileSet) -> Pungs {
        Pungs { of: Kinds::These(of), least }
    }
}

impl<D> Need<D> for Pungs {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let (of, wanted) = (r.facts.kinds(self.of), self.least);
        if r.kinds.pungs.intersection(of).len() >= usize::from(wanted) {
            Ok(Evidence::parts(r.division.pungs_of(of)))
        } else {
            Err(Obstacle::Pungs { of, wanted })
        }
    }
}

/// Pungs and kongs of all of these kinds but one, and that one is the pair.
pub struct PungsAndPair(pub TileSet);

impl<D> Need<D> for PungsAndPair {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        let PungsAndPair(of) = *self;
        let pungs = r.kinds.pungs.intersection(of).len();
        match r.division.pairs[..] {
            [pair] if of.contains(pair) && pungs + 1 == of.len() => {
                Ok(Evidence::parts(r.division.pungs_of(of).and(Part::PAIR)))
            }
            _ => Err(Obstacle::PungsAndPair { of }),
        }
    }
}

/// A pung or kong of a sort.
impl<D> Need<D> for SetSort {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        self.detect(r.division, |pung| r.is_open(pung), r.won)
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        SetSort::missing(self, miss)
    }
}
