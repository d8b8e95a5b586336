//! Measures the obstacles of Chinese Classical: what is missing of a row, and how many tiles would
//! have to be exchanged.

use crate::reading::division::{Form, Parts, Set, Shape};
use crate::reading::target::{Exchangeable, SetKinds, Target};
use crate::scoring::{
    Countable, Evidence, Measure, Obstacle, Shortfall, TileClass, WantedKongs, WinRequirement,
};
use crate::tiles::{Seat, Suit, Tile, TileSet};

use super::deal::Deal;
use super::fans::{
    CONCEALED_KONG, CONCEALED_KONG_OF_TERMINALS_OR_HONORS, CONCEALED_PUNG,
    CONCEALED_PUNG_OF_TERMINALS_OR_HONORS, FULLY_CONCEALED, GRAPES_ON_THE_FLAT_ROOF,
    HEAVENLY_TWINS, HIDDEN_TREASURE, MOON_FROM_THE_BOTTOM_OF_THE_SEA, OPEN_KONG,
    OPEN_KONG_OF_TERMINALS_OR_HONORS, OPEN_PUNG, OPEN_PUNG_OF_TERMINALS_OR_HONORS,
    THREE_GREAT_SCHOLARS,
};
use super::obstacles;
use super::reading::{Facts, Reading};
use super::ruling::Ruling;
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
pub(crate) fn shortfall(
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
    let claimed = held.hand.win().filter(|_| facts.claimed());
    if let Some(wanted) = wanted_kongs(fan, obstacle) {
        // A claimed tile makes no concealed kong.
        let wanted = if wanted.concealed > 0 { wanted.but(claimed) } else { wanted };
        return measure.kongs(obstacle, wanted, |hand| measure.missing_beside_melds(hand));
    }
    if let Obstacle::Pungs { of, .. } = obstacle
        && let Some(open) = is_open_pung(fan)
    {
        return pung(&measure, obstacle, of, claimed.filter(|_| !open));
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
        MOON_FROM_THE_BOTTOM_OF_THE_SEA | GRAPES_ON_THE_FLAT_ROOF | FULLY_CONCEALED => {
            shortfall.and(besides(&facts, fan, obstacle).map(Shortfall::from))
        }
        HEAVENLY_TWINS if measure.hand.melds.is_empty() => heavenly_twins(&measure, shortfall),
        THREE_GREAT_SCHOLARS if !obstacle.is_circumstance() => {
            three_great_scholars(&measure, shortfall)
        }
        _ => shortfall,
    }
}

/// Whether a row for a pung is for an open one. `None` for other rows.
fn is_open_pung(fan: u8) -> Option<bool> {
    match fan {
        OPEN_PUNG | OPEN_PUNG_OF_TERMINALS_OR_HONORS => Some(true),
        CONCEALED_PUNG | CONCEALED_PUNG_OF_TERMINALS_OR_HONORS => Some(false),
        _ => None,
    }
}

/// What is missing for the points of a pung (C11). A declared pung or kong is none that could be made. A
/// pung of the `claimed` tile is concealed only if this tile completes another set.
fn pung(measure: &Measure, obstacle: Obstacle, of: TileSet, claimed: Option<Tile>) -> Shortfall {
    let declared: TileSet =
        measure.hand.melds.iter().filter(|set| !set.is_chow()).map(|set| set.tile).collect();
    let in_melds: TileSet = measure.hand.melds.iter().flat_map(|set| set.tiles()).collect();
    // All four copies of the claimed tile must be concealed.
    let impossible: TileSet = claimed.into_iter().filter(|tile| in_melds.contains(*tile)).collect();
    let target = |tile: Tile| {
        let pung = Target::with_sets([Set::standing(Shape::Pung, tile)], None);
        let whole = Some(tile).filter(|tile| claimed == Some(*tile));
        Target { whole, ..pung }
    };
    measure.nearest(obstacle, of.minus(declared).minus(impossible).map(target))
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
    let open = claimed.iter().next().map(|part| Obstacle::Claimed { part });
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

/// What is missing of a row besides the circumstance that it asks for first: a winning tile of another
/// player, or another tile.
fn besides(facts: &Facts, fan: u8, obstacle: Obstacle) -> Option<Obstacle> {
    let win = facts.hand.win()?;
    let dots = |rank| Tile::suited(Suit::Dots, rank);
    let tile = |wanted: Tile| (win != wanted).then_some(Obstacle::OtherTile { wanted });
    let drawn = Obstacle::Coming { wanted: WinRequirement::SELF_DRAWN };
    match (fan, obstacle) {
        (MOON_FROM_THE_BOTTOM_OF_THE_SEA, Obstacle::Coming { .. }) => tile(dots(1)),
        (GRAPES_ON_THE_FLAT_ROOF, Obstacle::Coming { .. }) => tile(dots(5)),
        (FULLY_CONCEALED, Obstacle::Claimed { .. }) => {
            let may_be_claimed = facts.on(Ruling::ConcealedOnDiscard);
            Some(drawn).filter(|_| facts.claimed() && !may_be_claimed)
        }
        _ => None,
    }
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
