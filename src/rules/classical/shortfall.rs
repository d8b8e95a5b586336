//! Measures the obstacles of Chinese Classical: what is missing of a row, and how many tiles would
//! have to be exchanged.

use crate::reading::division::{Parts, Set, Shape};
use crate::reading::target::{Exchangeable, SetKinds, Target};
use crate::scoring::{Countable, Measure, Obstacle, Shortfall, WantedKongs};
use crate::tiles::{Seat, Suit, TileSet};

use super::deal::Deal;
use super::fans::{
    CONCEALED_KONG, CONCEALED_KONG_OF_TERMINALS_OR_HONORS, HIDDEN_TREASURE, OPEN_KONG,
    OPEN_KONG_OF_TERMINALS_OR_HONORS, THREE_GREAT_SCHOLARS,
};
use super::obstacles;
use super::reading::{Facts, Reading};
use super::sheet::HandSheet;

/// Seven pairs win if they are of one suit or of honors (C35).
const TWINS: [TileSet; 4] = [
    TileSet::of_suit(Suit::Characters),
    TileSet::of_suit(Suit::Dots),
    TileSet::of_suit(Suit::Bamboo),
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
            let claimed = reading.which(|_, set| set.claimed);
            whole_hand(&measure, shortfall, claimed, Suit::ALL.map(of_one_suit))
        }
        THREE_GREAT_SCHOLARS if !obstacle.is_circumstance() => {
            let dragons = |suit| {
                let sets = TileSet::DRAGONS.map(|dragon| Set::standing(Shape::Pung, dragon));
                Target { sets: sets.collect(), ..of_one_suit(suit) }
            };
            whole_hand(&measure, shortfall, Parts::NONE, Suit::ALL.map(dragons))
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

/// Pungs, kongs and a pair of a suit.
fn of_one_suit(suit: Suit) -> Target {
    Target::of_sets(SetKinds {
        chows: TileSet::EMPTY,
        ..SetKinds::of_tiles(TileSet::of_suit(suit))
    })
}

/// What is missing of a row that asks for one thing after another: the tiles to exchange until all of
/// them are there. `declared` are declared sets that are in the way in any case.
fn whole_hand(
    measure: &Measure,
    shortfall: Shortfall,
    declared: Parts,
    targets: [Target; 3],
) -> Shortfall {
    let exchanges = targets.iter().filter_map(|target| measure.exchanges(target)).min();
    if declared == Parts::NONE && exchanges.is_some() {
        return Shortfall { exchanges, declared, ..shortfall };
    }
    let in_the_way = targets.iter().map(|target| measure.hand.melds_in_the_way(target));
    let fewest = in_the_way.min_by_key(|melds| melds.count_ones()).unwrap_or_default();
    let declared = if declared == Parts::NONE { Parts::sets(fewest) } else { declared };
    Shortfall { exchanges: None, declared, ..shortfall }
}
