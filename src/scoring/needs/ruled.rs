//! Needs that depend on a ruling.

use crate::scoring::{DealRules, Evidence, Reading, Shortfall};

use super::{Found, HandKind, Miss, Need};

/// A need that is there if a ruling is on.
pub struct Under<R, N>(pub R, pub N);

/// A need that is there unless a ruling is on.
pub struct Unless<R, N>(pub R, pub N);

impl<D: DealRules, N: Need<D>> Need<D> for Under<D::Ruling, N> {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        if r.facts.on(self.0) { self.1.met(r) } else { Ok(Evidence::CIRCUMSTANCE) }
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        self.1.missing(miss)
    }

    fn kinds_of_hand(&self, r: &Reading<D>) -> Vec<HandKind> {
        if r.facts.on(self.0) { self.1.kinds_of_hand(r) } else { Vec::new() }
    }
}

impl<D: DealRules, N: Need<D>> Need<D> for Unless<D::Ruling, N> {
    #[inline]
    fn met(&self, r: &Reading<D>) -> Found {
        if r.facts.on(self.0) { Ok(Evidence::CIRCUMSTANCE) } else { self.1.met(r) }
    }

    fn missing(&self, miss: &Miss<D>) -> Shortfall {
        self.1.missing(miss)
    }

    fn kinds_of_hand(&self, r: &Reading<D>) -> Vec<HandKind> {
        if r.facts.on(self.0) { Vec::new() } else { self.1.kinds_of_hand(r) }
    }
}
