//! Detects the limit hands that depend on the tiles (C31–C39). Those that depend on the winning
//! tile are in the module `ways`.

use crate::reading::division::{Form, Part, Parts, Set, Shape};
use crate::reading::set_kinds::SetKinds;
use crate::reading::target::Target;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{
    Countable, Evidence, Obstacle, PartRequirement, Shortfall, TileClass, WinRequirement, pungs,
};
use crate::tiles::{Tile, TileSet};

use super::doubles::{one_suit_only, only_pungs, require_form};
use super::obstacles;
use super::reading::{Found, Reading};

/// The three suits.
const SUITS: [TileClass; 3] = [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO];

/// What seven pairs must be of to win (C35).
const TWINS: [TileClass; 4] =
    [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO, TileClass::HONOR];

/// The kinds of each class of [`TWINS`].
pub(super) const TWIN_KINDS: [TileSet; 4] =
    [TWINS[0].kinds(), TWINS[1].kinds(), TWINS[2].kinds(), TWINS[3].kinds()];

/// All sets and the pair are of certain tiles.
fn only(r: &Reading, wanted: PartRequirement) -> Found {
    r.all_are(wanted).map(|_| Evidence::tiles(r.facts.kinds))
}

/// 34 Hidden treasure: no chow, one suit without honors, everything concealed (C31, C-A11).
pub(super) fn hidden_treasure(r: &Reading) -> Found {
    let found = only_pungs(r)?;
    one_suit_only(r)?;
    r.unclaimed()?;
    if r.facts.claimed() {
        return Err(Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN });
    }
    Ok(found)
}

/// Pungs, kongs and a pair of one suit: the tiles to exchange until all of that is there. Claimed
/// sets are in the way in any case (C31).
pub(super) fn missing_hidden_treasure(miss: &NearMiss<Reading>) -> Shortfall {
    if miss.obstacle.is_circumstance() {
        return miss.shortfall();
    }
    let (measure, mut shortfall) = (&miss.measure, miss.shortfall());
    let claimed = miss.reading.division.sets_that(|_, set| set.claimed);
    if let Obstacle::Claimed { .. } = miss.obstacle {
        shortfall.in_the_way.parts = claimed;
    }
    let of = |suit: TileClass| {
        let pungs = SetKinds { chows: TileSet::EMPTY, ..SetKinds::of_tiles(suit.kinds()) };
        let target = Target::of_sets(pungs);
        let in_the_way = measure.hand.melds_in_the_way(&target);
        let exchanges = measure.exchanges(&target).filter(|_| claimed == Parts::NONE);
        let declared = if claimed == Parts::NONE { Parts::sets(in_the_way) } else { claimed };
        Shortfall { exchanges, declared, ..measure.shortfall(Obstacle::Tiles { wanted: suit }) }
    };
    let rank = |suit: &Shortfall| {
        (suit.exchanges.unwrap_or(u8::MAX), suit.declared.iter().count(), suit.tiles.len())
    };
    let Some(nearest) = SUITS.map(of).into_iter().min_by_key(rank) else { return shortfall };
    let Shortfall { exchanges, declared, .. } = nearest;
    let open = miss.reading.unclaimed().err();
    let open = open.filter(|open| *open != shortfall.obstacle).map(Shortfall::from);
    let open = open.map(|open| {
        let in_the_way = Evidence { parts: claimed, ..open.in_the_way };
        Shortfall { in_the_way, ..open }
    });
    let is_of_suits =
        matches!(shortfall.obstacle, Obstacle::Tiles { .. } | Obstacle::NoTile { .. });
    if is_of_suits {
        return nearest.and(open);
    }
    let foreign = Some(nearest).filter(|suit| !suit.tiles.is_empty());
    Shortfall { exchanges, declared, ..shortfall }.and(foreign).and(open)
}

/// 35 Emperor's suite: winds and dragons only (C32).
pub(super) fn emperors_suite(r: &Reading) -> Found {
    only(r, obstacles::HONORS)
}

/// 36 Heads and tails: terminals only (C33).
pub(super) fn heads_and_tails(r: &Reading) -> Found {
    only(r, obstacles::TERMINALS)
}

/// 37 Imperial jade: pungs, kongs and the pair of green tiles (C34).
pub(super) fn imperial_jade(r: &Reading) -> Found {
    only(r, obstacles::GREEN_PUNG)
}

/// 38 Heavenly twins: seven pairs of honors or of one suit; four identical tiles are two pairs
/// (C35, C-A9).
pub(super) fn heavenly_twins(r: &Reading) -> Found {
    // Other seven pairs are not a winning hand, so they have no reading.
    require_form(r, Form::SevenPairs)?;
    Ok(r.whole())
}

/// Seven pairs of a suit or of honors (C35): those that there are of the nearest, and the other tiles.
pub(super) fn missing_heavenly_twins(miss: &NearMiss<Reading>) -> Shortfall {
    let (measure, shortfall) = (&miss.measure, miss.shortfall());
    if !matches!(miss.obstacle, Obstacle::Form { .. }) || !measure.hand.melds.is_empty() {
        return shortfall;
    }
    let of = |wanted: TileClass| {
        let exchanges = measure.pairs_within(wanted.kinds());
        Shortfall { exchanges, ..measure.shortfall(Obstacle::Tiles { wanted }) }
    };
    let rank = |class: &Shortfall| (class.exchanges.unwrap_or(u8::MAX), class.tiles.len());
    let nearest =
        TWINS.map(of).into_iter().min_by_key(rank).filter(|class| !class.tiles.is_empty());
    shortfall.and(nearest)
}

/// 39 Three great scholars: sets of all dragons, and a pung or kong and the pair of the same suit
/// (C36, C-A10).
pub(super) fn three_great_scholars(r: &Reading) -> Found {
    r.facts.won()?;
    pungs(r.division, TileSet::DRAGONS, 3)?;
    only_pungs(r)?;
    let other = r.sets().find(|(_, set)| !set.tile.is_dragon());
    let suit = other.and_then(|(_, set)| set.tile.suit());
    match other {
        Some((part, _)) if suit.is_none() => {
            Err(Obstacle::Part { part, wanted: obstacles::SAME_SUIT })
        }
        _ if r.pair().and_then(Tile::suit) != suit => {
            Err(Obstacle::Part { part: Part::PAIR, wanted: obstacles::SAME_SUIT })
        }
        _ => Ok(r.whole()),
    }
}

/// Pungs or kongs of all dragons, and another one and the pair of one suit: the nearest (C36).
pub(super) fn missing_three_great_scholars(miss: &NearMiss<Reading>) -> Shortfall {
    if miss.obstacle.is_circumstance() {
        return miss.shortfall();
    }
    let of = |pung: Tile, pair: Tile| {
        let pungs = TileSet::DRAGONS.iter().chain([pung]);
        Target::with_sets(pungs.map(|tile| Set::standing(Shape::Pung, tile)), Some(pair))
    };
    let of_suit = |suit: TileClass| {
        let pairs =
            move |pung| suit.kinds().iter().filter(move |t| *t != pung).map(move |t| (pung, t));
        suit.kinds().iter().flat_map(pairs)
    };
    let targets = SUITS.into_iter().flat_map(of_suit).map(|(pung, pair)| of(pung, pair));
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

/// 40 Four joys have entered your door: sets of all winds (C37).
pub(super) fn four_joys(r: &Reading) -> Found {
    r.facts.won()?;
    pungs(r.division, TileSet::WINDS, 4)
}

/// 41 Four by four: four kongs (C38).
pub(super) fn four_by_four(r: &Reading) -> Found {
    r.facts.won()?;
    match r.kongs() {
        4 => Ok(Evidence::parts(r.division.sets_that(|_, _| true))),
        have => Err(Obstacle::Count { of: Countable::KONGS, have, wanted: 4 }),
    }
}

/// 42 Thirteen wonders of the world (C39).
pub(super) fn thirteen_wonders(r: &Reading) -> Found {
    require_form(r, Form::ThirteenOrphans)?;
    Ok(Evidence::tiles(r.facts.kinds))
}
