//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use crate::count::Counts;
use crate::hand::Hand;
use crate::meld::Meld;
use crate::report::{Discard, Standing, Wait, Worth};
use crate::seat::Seat;
use crate::tile::{Tile, TileSet};
use crate::wait::copies_left;
use crate::win::Way;

use super::best::best;
use super::deal::{Deal, Held, WAITING};
use super::distance::Distance;
use super::jing::Jing;

/// Every tile that completes a seat's thirteen, with what the winner receives in all, kongs and
/// jing apart, by discard and self-drawn. The discarder is taken for one who pays no more than
/// any other. A lone jing's wait wins nothing by discard (N25). A tile of which the hand has all
/// copies in play is none.
///
/// Empty where the seat's hand is not entered as thirteen tiles.
pub fn waits(deal: &Deal, seat: Seat) -> Vec<Wait> {
    let Some(hand) = thirteen(deal, seat) else { return Vec::new() };
    let wait = |tile: Tile| {
        let worth = |way: Way| {
            let won = deal.won_with(seat, tile, way)?;
            let total = best(&won)?.total(&won, won.win()?);
            Some(Worth { total: total as u16, wins: true })
        };
        let none = Worth { total: 0, wins: false };
        // Whatever wins on a discard wins self-drawn, too.
        let self_drawn = worth(Way::SelfDrawn)?;
        let discard = worth(Way::Discard).unwrap_or(none);
        let copies = deal.copies(tile).saturating_sub(hand.all().get(tile));
        Some(Wait { tile, copies, discard, self_drawn })
    };
    let here = |t: &Tile| hand.all().get(*t) < deal.copies(*t);
    Tile::all().filter(here).filter_map(wait).collect()
}

fn thirteen(deal: &Deal, seat: Seat) -> Option<&Hand> {
    match deal.held(seat) {
        Held::Hand(hand) if hand.size() == WAITING => Some(hand),
        _ => None,
    }
}

fn melded(hand: &Hand) -> Counts {
    hand.melds().iter().flat_map(Meld::tiles).collect()
}

/// How many exchanges so many tiles are from ready, and which tiles bring them nearer.
fn shanten(distance: &Distance, tiles: &Counts) -> (u8, TileSet) {
    let now = distance.missing(tiles);
    let helps = |tile: &Tile| {
        tiles.get(*tile) + distance.melded.get(*tile) < 4
            && distance.missing(&tiles.with(*tile)) < now
    };
    (now.saturating_sub(1), Tile::all().filter(helps).collect())
}

/// How far a hand of thirteen is that waits for nothing.
pub fn unready(hand: &Hand, jing: Jing) -> Standing {
    let melded = melded(hand);
    let distance = Distance::new(&melded, hand.melds().len(), jing);
    let (shanten, useful) = shanten(&distance, hand.standing());
    Standing::Unready { shanten, useful, copies: copies_left(useful, hand.all()) }
}

/// What to discard from fourteen tiles that are no winning hand, the best first.
pub fn discarding(hand: &Hand, jing: Jing) -> Standing {
    let tiles = hand.standing_and_win();
    let melded = melded(hand);
    let distance = Distance::new(&melded, hand.melds().len(), jing);
    let left = |tile: Tile| distance.missing(&tiles.without(tile));
    let all: Vec<(Tile, u8)> = tiles.kinds().map(|t| (t, left(t))).collect();
    let fewest = all.iter().map(|(_, missing)| *missing).min().unwrap_or(0);
    let best = all.into_iter().filter(|(_, missing)| *missing == fewest);
    let mut discards: Vec<Discard> = best
        .map(|(tile, _)| {
            let (shanten, useful) = shanten(&distance, &tiles.without(tile));
            Discard { tile, shanten, useful, copies: copies_left(useful, hand.all()) }
        })
        .collect();
    crate::sort::by(&mut discards, |a, b| (b.copies, a.tile) < (a.copies, b.tile));
    Standing::Discarding { shanten: fewest.saturating_sub(1), discards }
}
