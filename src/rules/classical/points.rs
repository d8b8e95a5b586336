//! The points for sets, pairs and flowers, which every player counts (C10–C13), and the points that
//! only the winner counts (C14). Each function decides whether one of them applies to a
//! [`Reading`], or returns the first obstacle.

use crate::reading::division::{Form, Part, Parts, Set, Shape};
use crate::reading::target::Target;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, Shortfall, WantedKongs, WinRequirement};
use crate::tiles::{Tile, TileSet};

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

/// The pungs or kongs of one sort (C11, C12).
pub(super) struct SetSort {
    shape: Shape,
    open: bool,
    /// The kinds: terminals and honors, or 2–8.
    of: TileSet,
}

const OUTER: TileSet = TileSet::TERMINALS_AND_HONORS;
const INNER: TileSet = TileSet::ALL.minus(OUTER);

impl SetSort {
    const fn new(shape: Shape, open: bool, of: TileSet) -> SetSort {
        SetSort { shape, open, of }
    }
}

/// 4 Open pung of 2–8, each (C11).
pub(super) const OPEN_PUNG: SetSort = SetSort::new(Shape::Pung, true, INNER);

/// 5 Concealed pung of 2–8, each (C11); four tiles that are not declared as a kong count as one
/// (C8).
pub(super) const CONCEALED_PUNG: SetSort = SetSort::new(Shape::Pung, false, INNER);

/// 6 Open pung of terminals or honors, each (C11).
pub(super) const OPEN_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, true, OUTER);

/// 7 Concealed pung of terminals or honors, each (C11).
pub(super) const CONCEALED_OUTER_PUNG: SetSort = SetSort::new(Shape::Pung, false, OUTER);

/// 8 Open kong of 2–8, each (C12).
pub(super) const OPEN_KONG: SetSort = SetSort::new(Shape::Kong, true, INNER);

/// 9 Concealed kong of 2–8, each (C12).
pub(super) const CONCEALED_KONG: SetSort = SetSort::new(Shape::Kong, false, INNER);

/// 10 Open kong of terminals or honors, each (C12).
pub(super) const OPEN_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, true, OUTER);

/// 11 Concealed kong of terminals or honors, each (C12).
pub(super) const CONCEALED_OUTER_KONG: SetSort = SetSort::new(Shape::Kong, false, OUTER);

impl SetSort {
    /// The sets of this sort.
    pub fn detect(&self, r: &Reading) -> Found {
        let SetSort { shape, open, of } = *self;
        let is_pung = |set: Set| !set.is_chow() && of.contains(set.tile);
        let is = |part, set: Set| is_pung(set) && set.shape == shape && r.is_open(part) == open;
        let found = r.which(is);
        if found != Parts::NONE {
            return Ok(Evidence::parts(found));
        }
        // A pung may become a kong, but an open one no concealed kong. A concealed pung is not open,
        // and one that the claimed winning tile completed is not concealed.
        let is_won = |part| r.won == Some(part);
        let is_near = |(part, set): &(Part, Set)| {
            let may_be = match shape {
                Shape::Kong => open || !r.is_open(*part),
                _ => open || is_won(*part),
            };
            is_pung(*set) && set.shape == Shape::Pung && may_be
        };
        let Some((part, _)) = r.sets().find(is_near) else {
            return Err(Obstacle::Pungs { of, wanted: 1 });
        };
        let wanted = match shape {
            Shape::Kong => obstacles::KONG,
            _ if open => obstacles::OPEN,
            _ => obstacles::CONCEALED,
        };
        Err(Obstacle::Part { part, wanted })
    }

    /// What is missing for one set of this sort.
    pub fn missing(&self, miss: &NearMiss<Reading>) -> Shortfall {
        match (self.shape, miss.obstacle) {
            (Shape::Kong, Obstacle::Pungs { .. } | Obstacle::Part { .. }) => {
                let kong =
                    if self.open { WantedKongs::melded(1) } else { WantedKongs::concealed(1) };
                miss.kongs(WantedKongs { of: self.of, ..kong })
            }
            (_, Obstacle::Pungs { .. }) => self.missing_pung(miss),
            _ => miss.shortfall(),
        }
    }

    /// What is missing for a pung. A declared pung or kong is none that could be made. A pung of the
    /// claimed tile is concealed only if this tile completes another set.
    fn missing_pung(&self, miss: &NearMiss<Reading>) -> Shortfall {
        let claimed = miss.claimed.filter(|_| !self.open);
        let melds = &miss.measure.hand.melds;
        let declared: TileSet =
            melds.iter().filter(|set| !set.is_chow()).map(|set| set.tile).collect();
        let in_melds: TileSet = melds.iter().flat_map(|set| set.tiles()).collect();
        // All four copies of the claimed tile must be concealed.
        let impossible: TileSet =
            claimed.into_iter().filter(|tile| in_melds.contains(*tile)).collect();
        let target = |tile: Tile| {
            let pung = Target::with_sets([Set::standing(Shape::Pung, tile)], None);
            let whole = Some(tile).filter(|tile| claimed == Some(*tile));
            Target { whole, ..pung }
        };
        let kinds = self.of.minus(declared).minus(impossible);
        miss.measure.nearest(miss.obstacle, kinds.iter().map(target))
    }
}

/// 12 Flower or season, each (C13).
pub(super) fn flower(r: &Reading) -> Found {
    let none = r.facts.flowers.is_empty();
    if none { Err(Obstacle::NoFlower) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// How many flowers and seasons there are.
pub(super) fn flowers(r: &Reading) -> u8 {
    r.facts.flowers.len() as u8
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

/// The other tiles that the hand waited for: those that could still have come, if there are any.
pub(super) fn missing_only_possible_tile(miss: &NearMiss<Reading>) -> Shortfall {
    let Obstacle::OtherWait { .. } = miss.obstacle else { return miss.shortfall() };
    let facts = miss.reading.facts;
    let other = facts.other_waits();
    let left: TileSet = other.iter().filter(|t| facts.hand.all().get(*t) < 4).collect();
    miss.shortfall().with_tiles(if left.is_empty() { other } else { left })
}
