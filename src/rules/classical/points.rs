//! The points for sets, pairs and flowers, which every player counts (C10–C13), and the points that
//! only the winner counts (C14). Each function decides whether one of them applies to a
//! [`Reading`], or returns the first obstacle.

use crate::reading::division::{Form, Part, Parts, Set, Shape};
use crate::scoring::{Evidence, Obstacle, WinRequirement};
use crate::tiles::TileSet;

use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// The pairs of these kinds of tiles. Pairs count in a winning hand of four sets and a pair, and in
/// a loser's hand unless a ruling forbids it (C-A7).
///
/// # Errors
/// The obstacle, if pairs do not count in this hand.
fn pairs_of(r: &Reading, kinds: TileSet) -> Result<Parts, Obstacle> {
    if !matches!(r.division.form, Form::FourSets | Form::Unfinished) {
        return Ok(Parts::NONE);
    }
    let pairs = r.division.pairs.iter().enumerate().filter(|(_, t)| kinds.contains(**t));
    let pairs = pairs.fold(Parts::NONE, |parts, (i, _)| parts.and(Part::pair(i)));
    let ruling = Ruling::LoserNoPairs;
    let ruled = r.division.form == Form::Unfinished && r.facts.on(ruling) && !pairs.is_empty();
    if ruled { Err(Obstacle::Ruled { ruling: ruling.key() }) } else { Ok(pairs) }
}

fn pair_of(r: &Reading, of: TileSet) -> Found {
    match pairs_of(r, of)? {
        Parts::NONE => Err(Obstacle::NoPair { of }),
        parts => Ok(Evidence::parts(parts)),
    }
}

/// 1 Pair of own wind (C10).
pub(super) fn pair_of_own_wind(r: &Reading) -> Found {
    pair_of(r, TileSet::of(r.facts.seat.tile()))
}

/// 2 Pair of the round's wind (C10).
pub(super) fn pair_of_round_wind(r: &Reading) -> Found {
    pair_of(r, TileSet::of(r.facts.round.tile()))
}

/// 3 Pair of dragons, each (C10).
pub(super) fn pair_of_dragons(r: &Reading) -> Found {
    pair_of(r, TileSet::DRAGONS)
}

/// The pungs or kongs of one sort (C11, C12): open or concealed, and either of terminals and honors
/// (`outer`) or of 2–8.
fn sets(r: &Reading, shape: Shape, open: bool, outer: bool) -> Found {
    let is_pung = |set: Set| !set.is_chow() && set.tile.is_terminal_or_honor() == outer;
    let is = |part, set: Set| is_pung(set) && set.shape == shape && r.is_open(part) == open;
    let found = r.which(is);
    if found != Parts::NONE {
        return Ok(Evidence::parts(found));
    }
    // A pung may become a kong, but an open one no concealed kong. A concealed pung is not open, and
    // one that the claimed winning tile completed is not concealed.
    let is_won = |part| r.won == Some(part);
    let is_near = |(part, set): &(Part, Set)| {
        let may_be = match shape {
            Shape::Kong => open || !r.is_open(*part),
            _ => open || is_won(*part),
        };
        is_pung(*set) && set.shape == Shape::Pung && may_be
    };
    let Some((part, _)) = r.sets().find(is_near) else {
        let outside = TileSet::TERMINALS_AND_HONORS;
        let of = if outer { outside } else { TileSet::ALL.minus(outside) };
        return Err(Obstacle::Pungs { of, wanted: 1 });
    };
    let wanted = match shape {
        Shape::Kong => obstacles::KONG,
        _ if open => obstacles::OPEN,
        _ => obstacles::CONCEALED,
    };
    Err(Obstacle::Part { part, wanted })
}

/// 4 Open pung of 2–8, each (C11).
pub(super) fn open_pung(r: &Reading) -> Found {
    sets(r, Shape::Pung, true, false)
}

/// 5 Concealed pung of 2–8, each (C11); four tiles that are not declared as a kong count as one
/// (C8).
pub(super) fn concealed_pung(r: &Reading) -> Found {
    sets(r, Shape::Pung, false, false)
}

/// 6 Open pung of terminals or honors, each (C11).
pub(super) fn open_outer_pung(r: &Reading) -> Found {
    sets(r, Shape::Pung, true, true)
}

/// 7 Concealed pung of terminals or honors, each (C11).
pub(super) fn concealed_outer_pung(r: &Reading) -> Found {
    sets(r, Shape::Pung, false, true)
}

/// 8 Open kong of 2–8, each (C12).
pub(super) fn open_kong(r: &Reading) -> Found {
    sets(r, Shape::Kong, true, false)
}

/// 9 Concealed kong of 2–8, each (C12).
pub(super) fn concealed_kong(r: &Reading) -> Found {
    sets(r, Shape::Kong, false, false)
}

/// 10 Open kong of terminals or honors, each (C12).
pub(super) fn open_outer_kong(r: &Reading) -> Found {
    sets(r, Shape::Kong, true, true)
}

/// 11 Concealed kong of terminals or honors, each (C12).
pub(super) fn concealed_outer_kong(r: &Reading) -> Found {
    sets(r, Shape::Kong, false, true)
}

/// 12 Flower or season, each (C13).
pub(super) fn flower(r: &Reading) -> Found {
    let none = r.facts.flowers.is_empty();
    if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// 13 Going out (C14).
pub(super) fn going_out(r: &Reading) -> Found {
    r.facts.won().map(|_| Evidence::CIRCUMSTANCE)
}

/// 14 Winning tile from the wall; a free tile counts as one, too (C14, C-A14).
pub(super) fn from_the_wall(r: &Reading) -> Found {
    let drawn = r.facts.won()?.win.source.is_self_drawn();
    let wanted = WinRequirement::SELF_DRAWN;
    if drawn { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted }) }
}

/// 15 Only possible tile: no other kind would have completed the hand (C14, C-A6).
pub(super) fn only_possible_tile(r: &Reading) -> Found {
    r.facts.won()?;
    match r.facts.other_wait() {
        Some(tile) => Err(Obstacle::OtherWait { tile }),
        None => Ok(r.won.map_or(Evidence::CIRCUMSTANCE, |part| Evidence::parts(Parts::of(part)))),
    }
}
