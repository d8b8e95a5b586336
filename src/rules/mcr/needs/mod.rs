//! The needs that only rows of MCR have: how the winning tile came and what it completed in the words of
//! its rules, rulings that rule a fan out, and hands that no shared need describes.

mod each_type;
mod fixed_hands;
mod kongs;
mod nine_gates;
mod sets;
mod wait;

pub(super) use each_type::EachType;
pub(super) use fixed_hands::{GreaterHonors, KnittedStraight, ShiftedPairs};
pub(super) use kongs::{
    OneOfEachKong, TwoMeldedKongs, concealed_kongs_do_not_add, many_concealed_kongs,
    several_concealed_kongs_unnamed,
};
pub(super) use nine_gates::NineGates;
pub(super) use sets::{AsItStands, EachSetClaimed, OuterPung};
pub(super) use wait::OnlyWaitOf;

use crate::reading::division::Form;
use crate::scoring::needs::Fact;
use crate::scoring::{Obstacle, TileClass};
use crate::tiles::TileSet;

use super::deal::Deal;
use super::obstacles;
use super::reading::{Facts, Reading};
use super::ruling::Ruling;

/// The winning tile is in this hand. In Siamese MCR a player has two hands, and it is in one of them.
pub(super) const TILE_USED: Fact<Deal> =
    Fact(|r| r.facts.hand.win().is_some(), obstacles::DRAWN_TILE_UNUSED);

/// The player has a flower or season. Only their number is known.
pub(super) const HAS_FLOWERS: Fact<Deal> = Fact(|r| flowers(r) > 0, Obstacle::NoFlower);

/// How many flowers and seasons there are.
pub(super) fn flowers(r: &Reading) -> u8 {
    r.facts.deal.situation().flowers
}

/// A set was claimed.
pub(super) const CLAIMED_SET: Fact<Deal> =
    Fact(|r| r.facts.claimed != 0, obstacles::NO_CLAIMED_SET);

/// One of the seven honors is not there.
pub(super) const AN_HONOR_LESS: Fact<Deal> =
    Fact(|r| !TileSet::HONORS.minus(r.facts.kinds).is_empty(), obstacles::ALL_HONORS);

/// The hand has sets or pairs with which a tile can be waited for in one of three ways (§4, 77–79).
pub(super) const KIND_OF_WAIT: Fact<Deal> = Fact(
    |r| {
        let form = r.division.form;
        matches!(form, Form::FourSets | Form::SevenPairs | Form::KnittedStraight)
    },
    obstacles::NO_KIND_OF_WAIT,
);

/// By a ruling, no wait for a tile of a knitted straight counts (§5).
pub(super) const BODY_WAIT_COUNTS: Fact<Deal> = Fact(
    |r| {
        let is_in_body = r.facts.hand.win().is_some_and(|tile| r.division.singles.contains(tile));
        let is_body_wait = r.division.form == Form::KnittedStraight && is_in_body;
        !(is_body_wait && r.facts.on(Ruling::KnittedStraightNoBodyWait))
    },
    ruled_out(Ruling::KnittedStraightNoBodyWait),
);

/// By a ruling, no edge or closed wait counts beside a knitted straight (§5).
pub(super) const SET_BESIDE_STRAIGHT_COUNTS: Fact<Deal> = Fact(
    |r| {
        let is_straight = r.division.form == Form::KnittedStraight;
        !(is_straight && r.facts.on(Ruling::KnittedStraightNoEdgeClosed))
    },
    ruled_out(Ruling::KnittedStraightNoEdgeClosed),
);

/// By a ruling, no knitted straight counts among honors and knitted tiles (§5).
pub(super) const STRAIGHT_COUNTS: Fact<Deal> = Fact(
    |r| {
        let is_among_honors = r.division.form == Form::HonorsAndKnitted;
        !(is_among_honors && r.facts.on(Ruling::LesserKnittedNoKnittedStraight))
    },
    ruled_out(Ruling::LesserKnittedNoKnittedStraight),
);

/// By a ruling, a melded and a concealed kong count as two melded ones, and not as a fan of their own (§5).
pub(super) const MIXED_KONGS_PLAYED: Fact<Deal> = Fact(
    |r| !r.facts.on(Ruling::MeldedPlusConcealedKong6),
    ruled_out(Ruling::MeldedPlusConcealedKong6),
);

const fn ruled_out(by: Ruling) -> Obstacle {
    Obstacle::Ruled { ruling: by.key() }
}

/// Whether seven pairs of these tiles always have a Tile Hog because there are too few kinds (§5).
pub(super) fn inevitable_tile_hog(f: &Facts) -> bool {
    let few = [TileClass::GREEN, TileClass::TERMINAL];
    few.into_iter().any(|class| class.has_all(f.kinds).is_ok())
}
