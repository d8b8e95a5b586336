//! Measures the obstacles of Chinese Classical: what is missing of a row, and how many tiles would
//! have to be exchanged.

use crate::reading::division::{Form, Parts, Set, Shape};
use crate::reading::target::{Exchangeable, SetKinds, Target};
use crate::scoring::{Countable, Measure, Obstacle, Shortfall, TileClass, WantedKongs};
use crate::tiles::{Seat, Tile, TileSet};

use super::deal::Deal;
use super::fans::{
    CONCEALED_KONG, CONCEALED_KONG_OF_TERMINALS_OR_HONORS, HEAVENLY_TWINS, HIDDEN_TREASURE,
    OPEN_KONG, OPEN_KONG_OF_TERMINALS_OR_HONORS, THREE_GREAT_SCHOLARS,
};
use super::obstacles;
use super::reading::{Facts, Reading};
use super::sheet::HandSheet;

/// The three suits.
const SUITS: [TileClass; 3] = [TileClass::CHARACTERS, TileClass::DOTS, TileClass::BAMBOO];

/// Seven pairs win if they are of one suit or of honors (C35).
const TWINS: [TileSet; 4] = [
    TileClass::CHARACTERS.kinds(),
    TileClass::DOTS.kinds(),
    TileClass::BAMBOO.kinds(),
    TileSet::HONORS,
];

/// What is missing of a row in the reading of a seat's sheet with this obstacle.
pub fn shortfall(
    deal: &Deal,
    seat: Seat,
    sheet: &HandSheet,
    fan: u8,
    obstacle: Obstacle,
) -> Shortfall {
    let Some(held) = deal.held(seat) else { return obstacle.into() };
    let facts = Facts::new(deal, seat, held);
    let reading = Reading { facts: &facts, division: &sheet.division, won: sheet.won };
    let hand = Exchangeable {
        concealed: held.hand.standing_and_win(),
        melds: held.hand.melds().iter().map(|meld| Set::from(*meld)).collect(),
        wild: 0,
    };
    let measure = Measure {
        hand,
        division: &sheet.division,
        in_play: &[TileSet::ALL],
        pairs: &TWINS,
        orphans: true,
        knitted: false,
    };
    if let Some(wanted) = wanted_kongs(fan, obstacle) {
        return measure.kongs(obstacle, wanted, |hand| measure.missing_beside_melds(hand));
    }
    let mut shortfall = measure.shortfall(obstacle);
    match obstacle {
        Obstacle::Claimed { .. } => {
            shortfall.in_the_way.parts = reading.which(|_, set| set.claimed);
        }
        Obstacle::OtherWait { .. } => {
            let other = facts.other_waits();
            let left: TileSet = { other }.filter(|t| facts.hand.all().get(*t) < 4).collect();
            shortfall = shortfall.with_tiles(if left.is_empty() { other } else { left });
        }
        _ => {}
    }
    match fan {
        HIDDEN_TREASURE if !obstacle.is_circumstance() => {
            hidden_treasure(&measure, shortfall, reading.which(|_, set| set.claimed))
        }
        HEAVENLY_TWINS if measure.hand.melds.is_empty() => heavenly_twins(&measure, shortfall),
        THREE_GREAT_SCHOLARS if !obstacle.is_circumstance() => {
            three_great_scholars(&measure, shortfall)
        }
        _ => shortfall,
    }
}

/// The kongs that a row misses: so many of any sort, or one for its points (C12). `None` if kongs are
/// not what it misses.
fn wanted_kongs(fan: u8, obstacle: Obstacle) -> Option<WantedKongs> {
    match obstacle {
        Obstacle::Count { of: Countable::KONGS, wanted, .. } => {
            return Some(WantedKongs::of_any_sort(wanted));
        }
        Obstacle::Pungs { .. } => {}
        Obstacle::Part { wanted, .. } if wanted == obstacles::KONG => {}
        _ => return None,
    }
    let outside = TileSet::TERMINALS_AND_HONORS;
    let inside = TileSet::ALL.minus(outside);
    let (of, kong) = match fan {
        OPEN_KONG => (inside, WantedKongs::melded(1)),
        CONCEALED_KONG => (inside, WantedKongs::concealed(1)),
        OPEN_KONG_OF_TERMINALS_OR_HONORS => (outside, WantedKongs::melded(1)),
        CONCEALED_KONG_OF_TERMINALS_OR_HONORS => (outside, WantedKongs::concealed(1)),
        _ => return None,
    };
    Some(WantedKongs { of, ..kong })
}

/// Pungs, kongs and a pair of one suit: the tiles to exchange until all of that is there. `claimed` are
/// the claimed sets, which are in the way in any case (C31).
fn hidden_treasure(measure: &Measure, shortfall: Shortfall, claimed: Parts) -> Shortfall {
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
    let is_suit = matches!(shortfall.obstacle, Obstacle::Suits { .. } | Obstacle::NoTile { .. });
    if is_suit {
        return nearest;
    }
    let foreign = Some(nearest).filter(|suit| !suit.tiles.is_empty());
    Shortfall { exchanges, declared, ..shortfall }.and(foreign)
}

/// Seven pairs of a suit or of honors (C35): those that there are of the nearest, and the other tiles.
fn heavenly_twins(measure: &Measure, shortfall: Shortfall) -> Shortfall {
    if shortfall.obstacle != (Obstacle::Form { wanted: Form::SevenPairs }) {
        return shortfall;
    }
    let of = |wanted: TileClass| {
        let exchanges = measure.pairs_within(wanted.kinds());
        Shortfall { exchanges, ..measure.shortfall(Obstacle::Tiles { wanted }) }
    };
    let classes = SUITS.into_iter().chain([TileClass::HONOR]);
    let rank = |class: &Shortfall| (class.exchanges.unwrap_or(u8::MAX), class.tiles.len());
    let nearest = classes.map(of).min_by_key(rank).filter(|class| !class.tiles.is_empty());
    shortfall.and(nearest)
}

/// Pungs or kongs of all dragons, and another one and the pair of one suit: the nearest (C36).
fn three_great_scholars(measure: &Measure, shortfall: Shortfall) -> Shortfall {
    let of = |pung: Tile, pair: Tile| {
        let pungs = TileSet::DRAGONS.chain([pung]);
        Target::with_sets(pungs.map(|tile| Set::standing(Shape::Pung, tile)), Some(pair))
    };
    let of_suit = |suit: TileClass| {
        let pairs = move |pung| suit.kinds().filter(move |t| *t != pung).map(move |t| (pung, t));
        suit.kinds().flat_map(pairs)
    };
    let targets = SUITS.into_iter().flat_map(of_suit).map(|(pung, pair)| of(pung, pair));
    let nearest = measure.nearest(Obstacle::Sets, targets);
    match shortfall.obstacle {
        // All dragons are there, and what is in another suit has been named.
        Obstacle::Part { .. } => {
            let Shortfall { exchanges, declared, .. } = nearest;
            Shortfall { exchanges, declared, ..shortfall }
        }
        _ => nearest,
    }
}
