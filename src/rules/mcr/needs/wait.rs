//! The need of a hand that waited for one tile alone, in one of the three ways that fans count.

use crate::reading::division::{self, Form, Part, Parts};
use crate::scoring::needs::{Found, Miss, Need};
use crate::scoring::{DealRules, Evidence, Obstacle, Reading, Shortfall, WaitShape};
use crate::tiles::{Counts, Tile, TileSet};

use crate::rules::mcr::deal::Deal;
use crate::rules::mcr::obstacles;
use crate::rules::mcr::ruling::Ruling;

/// The winning tile ended a wait of this kind, and no other tile would have completed the hand. By a
/// ruling, waits of several kinds for the tile cancel each other out (§4, 77–79).
pub(in crate::rules::mcr) struct OnlyWaitOf {
    /// The kind of wait.
    pub kind: WaitShape,
    /// The kinds of wait that fans count, with the number of the fan for each.
    pub counted: &'static [(WaitShape, u8)],
}

impl Need<Deal> for OnlyWaitOf {
    #[inline]
    fn met(&self, r: &Reading<Deal>) -> Found {
        let wanted = self.kind;
        let (Some(won), Some(tile)) = (r.won, r.facts.hand.win()) else {
            return Err(obstacles::DRAWN_TILE_UNUSED);
        };
        let wait = r.wait_for(won);
        if wait != wanted {
            return Err(self.other_kind(r, won, wait));
        }
        if let Some(tile) = other_wait(r, tile) {
            return Err(Obstacle::OtherWait { tile });
        }
        let is_another = |kind| kind != wanted;
        if r.facts.on(Ruling::SeveralWaitKindsAnnul)
            && self.waited_in(r, tile, is_another).is_some()
        {
            return Err(obstacles::SEVERAL_WAITS);
        }
        Ok(Evidence::parts(Parts::of(won)))
    }

    /// What kind of wait it was: one that another fan counts, or none because of the other tiles that the
    /// hand waited for, as far as they could still have come, or of the kinds that cancel each other out.
    fn missing(&self, miss: &Miss<Deal>) -> Shortfall {
        let (r, obstacle) = (miss.reading, miss.obstacle);
        let Some(tile) = r.facts.hand.win() else { return miss.shortfall() };
        match obstacle {
            Obstacle::OtherWait { .. } => also_waited_for(r, obstacle),
            Obstacle::Part { wanted: obstacles::NOT_KNITTED, .. } => obstacle.into(),
            Obstacle::Part { wanted, .. } => {
                let others = left(r, other_waits(r));
                match self.several_kinds(r, tile).filter(|_| others.is_empty()) {
                    Some(several) => several,
                    None if others.is_empty() || wanted != obstacles::NOT_OPEN => obstacle.into(),
                    // An open wait is told with all that the hand waited for.
                    None => Shortfall::from(obstacle).with_tiles(others.union(TileSet::of(tile))),
                }
            }
            Obstacle::OtherPart { .. } => match other_wait(r, tile) {
                Some(tile) => also_waited_for(r, Obstacle::OtherWait { tile }),
                None => self.several_kinds(r, tile).unwrap_or_else(|| obstacle.into()),
            },
            obstacles::SEVERAL_WAITS => {
                self.several_kinds(r, tile).unwrap_or_else(|| obstacle.into())
            }
            _ => miss.shortfall(),
        }
    }
}

impl OnlyWaitOf {
    /// What is in the way if the winning tile completed this part and ended a wait of another kind.
    fn other_kind(&self, r: &Reading<Deal>, part: Part, wait: WaitShape) -> Obstacle {
        let wanted = match (self.fan_of(wait), part.as_set().map(|set| r.division.sets[set])) {
            (Some(fan), _) => {
                return Obstacle::OtherPart { part, fan: &Deal::SYSTEM.fans[usize::from(fan) - 1] };
            }
            (None, None) => obstacles::NOT_KNITTED,
            (None, Some(set)) if set.is_chow() => obstacles::NOT_OPEN,
            (None, Some(_)) => obstacles::NOT_A_PUNG,
        };
        Obstacle::Part { part, wanted }
    }

    /// The fan that counts waits of a kind, if one does.
    fn fan_of(&self, wait: WaitShape) -> Option<u8> {
        self.counted.iter().find(|(kind, _)| *kind == wait).map(|(_, fan)| *fan)
    }

    /// A part that the tile completes, and for which the hand had a wait of a kind that `is` accepts.
    fn waited_in(
        &self,
        r: &Reading<Deal>,
        tile: Tile,
        is: impl Fn(WaitShape) -> bool,
    ) -> Option<Part> {
        let mut parts = r.division.completed_by(tile).iter();
        parts.find(|part| {
            let wait = r.wait_for(*part);
            self.fan_of(wait).is_some() && is(wait)
        })
    }

    /// The parts that the winning tile completes with waits of several kinds, where these cancel each
    /// other out.
    fn several_kinds(&self, r: &Reading<Deal>, tile: Tile) -> Option<Shortfall> {
        let parts = self
            .counted
            .iter()
            .filter_map(|(kind, _)| self.waited_in(r, tile, |wait| wait == *kind));
        let needed: Vec<Vec<Tile>> = parts.map(|part| r.division.tiles(part)).collect();
        let annul = r.facts.on(Ruling::SeveralWaitKindsAnnul) && needed.len() > 1;
        annul.then(|| Shortfall { needed, ..obstacles::SEVERAL_WAITS.into() })
    }
}

/// A tile other than the winning one that would have completed the hand.
fn other_wait(r: &Reading<Deal>, tile: Tile) -> Option<Tile> {
    match r.division.form {
        Form::KnittedStraight => {
            let rest = beside_straight(r).without(tile);
            division::completing(&rest, |other| r.facts.is_other_wait(other))
        }
        _ => r.facts.other_wait(),
    }
}

/// The tiles beside a knitted straight. Only the set and the pair decide what the wait is.
fn beside_straight(r: &Reading<Deal>) -> Counts {
    r.division.singles.iter().fold(r.facts.complete, |tiles, tile| tiles.without(tile))
}

/// All kinds other than the winning tile that would have completed the hand.
fn other_waits(r: &Reading<Deal>) -> TileSet {
    let others = Tile::all().filter(|tile| r.facts.is_other_wait(*tile));
    let standing = match (r.division.form, r.facts.hand.win()) {
        (Form::KnittedStraight, Some(tile)) => beside_straight(r).without(tile),
        _ => *r.facts.hand.standing(),
    };
    others.filter(|tile| Deal::completing(&standing, |asked| asked == *tile).is_some()).collect()
}

/// Those of these tiles that could still have come.
fn left(r: &Reading<Deal>, tiles: TileSet) -> TileSet {
    tiles.iter().filter(|tile| r.facts.deal.held(*tile) < 4).collect()
}

/// The other tiles that the hand waited for.
fn also_waited_for(r: &Reading<Deal>, obstacle: Obstacle) -> Shortfall {
    let other = other_waits(r);
    let left = left(r, other);
    match left.first() {
        Some(tile) => Shortfall::from(Obstacle::OtherWait { tile }).with_tiles(left),
        None if other.is_empty() => obstacle.into(),
        None => Shortfall::from(obstacles::EXHAUSTED_WAIT).with_tiles(other),
    }
}
