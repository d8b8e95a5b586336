//! Measures the obstacles of Chinese Classical: what is missing of a row, and how many tiles would
//! have to be exchanged.

use crate::reading::division::Set;
use crate::reading::target::Exchangeable;
use crate::scoring::{Countable, Measure, Obstacle, Shortfall};
use crate::tiles::{Seat, Suit, TileSet};

use super::deal::Deal;
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
pub fn shortfall(deal: &Deal, seat: Seat, sheet: &HandSheet, obstacle: Obstacle) -> Shortfall {
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
    let mut shortfall = measure.shortfall(obstacle);
    match obstacle {
        Obstacle::Count { of: Countable::KONGS, .. } => {
            shortfall.in_the_way.parts = reading.which(|_, set| set.is_kong());
        }
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
    shortfall
}
