//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use crate::hand::Hand;
use crate::reach;
use crate::report::{Standing, Wait, Worth};
use crate::seat::Seat;
use crate::tile::Tile;
use crate::win::Way;

use super::best::best;
use super::deal::{Deal, Held, WAITING};
use super::distance::Measure;
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

/// How far a hand of thirteen is that waits for nothing.
pub fn unready(hand: &Hand, jing: Jing) -> Standing {
    let melded = reach::melded(hand);
    let measure = Measure::new(&melded, hand.melds().len(), jing);
    reach::unready(hand, |hand| measure.distance(hand.tiles))
}

/// What to discard from fourteen tiles that are no winning hand, the best first.
pub fn discarding(hand: &Hand, jing: Jing) -> Standing {
    let melded = reach::melded(hand);
    let measure = Measure::new(&melded, hand.melds().len(), jing);
    reach::discarding(hand, |hand| measure.distance(hand.tiles))
}
