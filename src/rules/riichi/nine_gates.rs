//! Nine gates (Y35, Y36), which no shared need describes: fourteen tiles that hold certain thirteen.

use crate::scoring::needs::{Fact, Found, Miss, Need, OneSuit};
use crate::scoring::{Measure, Obstacle, Reading, Shortfall};
use crate::tiles::{Counts, Suit, Tile};

use super::deal::Deal;
use super::obstacles;

/// 1112345678999 of one suit and any tile of it, without a kong.
pub(super) struct NineGates;

impl Need<Deal> for NineGates {
    fn met(&self, r: &Reading<Deal>) -> Found {
        let found = OneSuit::Alone.met(r)?;
        if r.facts.kongs != 0 {
            return Err(obstacles::HAS_KONG);
        }
        let is = |suit: Suit| r.facts.complete.holds(&gates(suit));
        if Suit::ALL.into_iter().any(is) { Ok(found) } else { Err(obstacles::NO_NINE_GATES) }
    }

    /// The tiles that the nearest nine gates lack.
    fn missing(&self, miss: &Miss<Deal>) -> Shortfall {
        match miss.obstacle {
            Obstacle::Suits { .. } | obstacles::NO_NINE_GATES => {}
            _ => return miss.shortfall(),
        }
        let Measure { hand, .. } = &miss.measure;
        let lacking = |suit: &Suit| {
            let other = hand.concealed.tiles().filter(|tile| tile.suit() != Some(*suit)).count();
            gates(*suit).beyond(&hand.concealed).len().max(other)
        };
        let Some(suit) = Suit::ALL.into_iter().min_by_key(lacking) else { return miss.shortfall() };
        let needed = gates(suit);
        let have = needed.beyond(&needed.beyond(&hand.concealed));
        Shortfall {
            needed: vec![needed.tiles().collect()],
            have: vec![have.tiles().collect()],
            exchanges: Some(lacking(&suit) as u8).filter(|_| hand.melds.is_empty()),
            ..miss.obstacle.into()
        }
    }
}

/// 1112345678999 stood in the hand before the win.
pub(super) const NINE_WAITS: Fact<Deal> = Fact(
    |r| Suit::ALL.into_iter().any(|suit| *r.facts.hand.standing() == gates(suit)),
    obstacles::NOT_NINE_GATES,
);

/// The tiles of nine gates of a suit: 1112345678999.
fn gates(suit: Suit) -> Counts {
    let tile = |rank| Tile::suited(suit, rank);
    (1..=9).chain([1, 1, 9, 9]).map(tile).collect()
}
