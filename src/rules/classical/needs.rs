//! The needs that only rows of Chinese Classical have: what the winner alone counts, what a ruling rules
//! out, flowers, a free tile, and the three great scholars.

use crate::reading::division::{Form, Part, Set, Shape};
use crate::reading::target::Target;
use crate::scoring::needs::{AllOfOne, Came, EachPart, Fact, Found, Miss, Need, Pungs, Says};
use crate::scoring::{
    Evidence, Obstacle, PartRequirement, Reading, Shortfall, TileClass, WinRequirement,
};
use crate::tiles::{Flower, Tile, TileSet, WinSource};

use super::deal::Deal;
use super::obstacles;
use super::questions;
use super::ruling::Ruling;

/// The hand won.
pub(super) const WON: Fact<Deal> = Fact(|r| r.facts.win.is_some(), obstacles::NOT_WINNER);

/// The hand was ready on the first deal.
pub(super) const READY_ON_DEAL: Says =
    Says(&questions::READY_ON_DEAL, obstacles::NOT_READY_ON_DEAL);

/// The tiles that were not entered are of no matter: there are two suits without them.
pub(super) const SUITS_KNOWN: Fact<Deal> =
    Fact(|r| r.facts.suits > 1 || r.facts.hand.size() >= 13, Obstacle::Unfinished);

/// A ruling that rules a row out, unless this is so.
const fn ruled_out(by: Ruling, unless: fn(&Reading<Deal>) -> bool) -> RuledOut {
    RuledOut { by, unless }
}

/// A ruling rules a row out for some hands.
pub(super) struct RuledOut {
    by: Ruling,
    unless: fn(&Reading<Deal>) -> bool,
}

impl Need<Deal> for RuledOut {
    fn met(&self, r: &Reading<Deal>) -> Found {
        let is_ruled_out = r.facts.on(self.by) && !(self.unless)(r);
        if is_ruled_out {
            Err(Obstacle::Ruled { ruling: self.by.key() })
        } else {
            Ok(Evidence::CIRCUMSTANCE)
        }
    }
}

/// By a ruling, pairs do not count in a losing hand (C-A7).
pub(super) const PAIRS_COUNT: RuledOut =
    ruled_out(Ruling::LoserNoPairs, |r| r.division.form != Form::Unfinished);

/// By a ruling, one suit doubles only the winner's hand (C-A8).
pub(super) const SUIT_COUNTS: RuledOut =
    ruled_out(Ruling::OneSuitWinnerOnly, |r| r.facts.win.is_some());

/// By a ruling, a hand without points has none for flowers, the wall or the only possible tile either
/// (C-A4).
pub(super) const NO_OTHER_POINTS: RuledOut = ruled_out(Ruling::NoPointsAtAll, |r| {
    !r.facts.self_drawn() && r.facts.flowers.is_empty() && r.facts.other_wait().is_some()
});

/// How many flowers and seasons there are.
pub(super) fn flowers(r: &Reading<Deal>) -> u8 {
    r.facts.flowers.len() as u8
}

/// Some of the flowers and seasons double.
pub(super) const FLOWERS_DOUBLE: Fact<Deal> =
    Fact(|r| flower_doubles(r) > 0, obstacles::OTHER_FLOWERS);

/// How often the flowers and seasons double: each that belongs to the seat wind or the prevalent
/// wind (C17, C-A1).
pub(super) fn flower_doubles(r: &Reading<Deal>) -> u8 {
    let f = r.facts;
    let of = |flower: &Flower| {
        let own = flower.wind_index() == f.seat.index();
        let round = flower.wind_index() == f.round.index();
        let twice = own && round && f.on(Ruling::FlowerDoublesTwice);
        u8::from(own || round) + u8::from(twice)
    };
    let all = f.flowers.iter().map(of).sum();
    if f.on(Ruling::FlowersDoubleOnce) { u8::min(all, 1) } else { all }
}

/// The winning tile replaced a kong, a flower or a season.
pub(super) const FREE_TILE: Came =
    Came(obstacles::FREE_TILE, |win| win.source == WinSource::Replacement);

/// The last tile before the dead wall was drawn; a ruling also allows the discard after it (C-A5).
pub(super) const LAST_TILE: DrawnOrRuled = DrawnOrRuled {
    first: Some(Came::LAST_OF_WALL),
    drawn: |source| source == WinSource::SelfDrawn,
    allowed: |source| source == WinSource::Discard,
    by: Ruling::LastTileOnDiscard,
};

/// The winning tile was drawn; a ruling allows any (C-A3).
pub(super) const OWN_TILE: DrawnOrRuled = DrawnOrRuled {
    first: None,
    drawn: WinSource::is_self_drawn,
    allowed: |source| !source.is_self_drawn(),
    by: Ruling::ConcealedOnDiscard,
};

/// The winning tile was drawn, or a ruling allows how it came. The row has words of its own for that.
pub(super) struct DrawnOrRuled {
    /// What has to be so in any case.
    first: Option<Came>,
    drawn: fn(WinSource) -> bool,
    allowed: fn(WinSource) -> bool,
    by: Ruling,
}

impl Need<Deal> for DrawnOrRuled {
    fn met(&self, r: &Reading<Deal>) -> Found {
        if let Some(first) = self.first {
            first.met(r)?;
        }
        let came = |is: fn(WinSource) -> bool| r.facts.win.is_some_and(|win| is(win.source));
        if came(self.allowed) && r.facts.on(self.by) {
            return Ok(Evidence::WITH_CLAIMED_TILE);
        }
        WinRequirement::SELF_DRAWN.met_if(came(self.drawn))
    }
}

/// What seven pairs must be of to win (C35).
const TWINS: &[TileClass] =
    &[TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO, TileClass::HONOR];

/// The kinds of each class of [`TWINS`].
pub(super) const TWIN_KINDS: [TileSet; 4] =
    [TWINS[0].kinds(), TWINS[1].kinds(), TWINS[2].kinds(), TWINS[3].kinds()];

/// All tiles are of one suit, or honors.
pub(super) const TWIN_TILES: AllOfOne = AllOfOne(TWINS);

/// Pungs or kongs of all dragons, and another one and the pair of one suit. No shared need says that two
/// parts are of the same suit, and its number has to be that of the nearest of all such hands.
pub(super) struct GreatScholars;

impl Need<Deal> for GreatScholars {
    fn met(&self, r: &Reading<Deal>) -> Found {
        Pungs::at_least(3, TileSet::DRAGONS).met(r)?;
        let found = EachPart::is(PartRequirement::PUNG).met(r)?;
        let other = r.sets().find(|(_, set)| !set.tile.is_dragon());
        let suit = other.and_then(|(_, set)| set.tile.suit());
        match other {
            Some((part, _)) if suit.is_none() => {
                Err(Obstacle::Part { part, wanted: obstacles::SAME_SUIT })
            }
            _ if r.pair().and_then(Tile::suit) != suit => {
                Err(Obstacle::Part { part: Part::PAIR, wanted: obstacles::SAME_SUIT })
            }
            _ => Ok(found),
        }
    }

    fn missing(&self, miss: &Miss<Deal>) -> Shortfall {
        let of = |pung: Tile, pair: Tile| {
            let pungs = TileSet::DRAGONS.iter().chain([pung]);
            Target::with_sets(pungs.map(|tile| Set::standing(Shape::Pung, tile)), Some(pair))
        };
        let of_suit = |suit: TileSet| {
            let pairs = move |pung| suit.minus(TileSet::of(pung)).iter().map(move |t| (pung, t));
            suit.iter().flat_map(pairs)
        };
        let suits = TWIN_KINDS.into_iter().filter(|kinds| *kinds != TileSet::HONORS);
        let targets = suits.flat_map(of_suit).map(|(pung, pair)| of(pung, pair));
        let nearest = miss.measure.nearest(Obstacle::Sets, targets);
        match miss.obstacle {
            // All dragons are there, and what is in another suit has been named.
            Obstacle::Part { .. } => {
                let Shortfall { exchanges, declared, .. } = nearest;
                Shortfall { exchanges, declared, ..miss.shortfall() }
            }
            _ => nearest,
        }
    }
}
