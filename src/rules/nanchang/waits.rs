//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use crate::entry::Hand;
use crate::reading::shanten::Distance;
use crate::scoring::{Note, Payment, Standing, Wait, Worth, progress};
use crate::tiles::{Counts, Seat, Tile, TileSet, WinSource};

use super::best::best;
use super::deal::{Deal, Held, WAITING};
use super::distance::Measure;
use super::jing::Jing;
use super::payments::ledger;

/// Every tile that completes a seat's thirteen, with what the winner receives in all, kongs and
/// jing apart, by discard and self-drawn. The discarder is taken for one who pays no more than
/// any other. A lone jing's wait wins nothing by discard (N25). A tile of which the hand has all
/// copies in play is none.
///
/// Empty where the seat's hand is not entered as thirteen tiles.
pub fn waits(deal: &Deal, seat: Seat) -> Vec<Wait> {
    let Some(hand) = thirteen(deal, seat) else { return Vec::new() };
    let wait = |tile: Tile| {
        let worth = |source: WinSource| {
            let won = deal.won_with(seat, tile, source)?;
            let total = best(&won)?.total(&won, won.win()?);
            Some(Worth::winning(total as u16))
        };
        // Whatever wins on a discard wins self-drawn, too.
        let self_drawn = worth(WinSource::SelfDrawn)?;
        let discard = worth(WinSource::Discard);
        let discard = discard.unwrap_or_else(|| Worth::barred(0, Note::new("wait.lone-jing")));
        let copies = deal.copies(tile).saturating_sub(hand.all().get(tile));
        Some(Wait { tile, copies, discard, self_drawn, payments: Vec::new() })
    };
    let here = |t: &Tile| hand.all().get(*t) < deal.copies(*t);
    // Nothing else can complete it, whatever may be forbidden.
    let near = distance(hand, deal.jing(), deal.lying());
    let useful = if near.missing == 1 { near.useful } else { TileSet::EMPTY };
    useful.filter(here).filter_map(wait).collect()
}

fn distance(hand: &Hand, jing: Jing, lying: Option<Tile>) -> Distance {
    let (melded, gone) = (progress::melded_counts(hand), gone(hand, lying));
    Measure::new(&melded, hand.melds().len(), jing, &gone).distance(hand.standing())
}

/// What is paid for a wait of a seat's hand, discarded by each of the others and self-drawn, as
/// far as it may win.
pub(super) fn payments(deal: &Deal, seat: Seat, wait: &Wait) -> Vec<Payment> {
    let mut payments = Vec::new();
    if deal.entered(wait.tile) >= deal.copies(wait.tile) {
        // The others have the rest of them.
        return payments;
    }
    let mut pay = |worth: &Worth, source: WinSource, from: &[Option<Seat>]| {
        let won = deal.won_with(seat, wait.tile, source).filter(|_| worth.wins)?;
        let best = best(&won)?;
        for from in from {
            let won = from.map_or_else(|| won.clone(), |from| won.clone().discarded_by(from));
            let ledger = ledger(&won, won.win().map(|win| (win, best)))?;
            payments.push(Payment { source, from: *from, net: ledger.net });
        }
        Some(())
    };
    let others = Seat::ALL.into_iter().filter(|other| *other != seat);
    pay(&wait.discard, WinSource::Discard, &others.map(Some).collect::<Vec<_>>());
    pay(&wait.self_drawn, WinSource::SelfDrawn, &[None]);
    payments
}

fn thirteen(deal: &Deal, seat: Seat) -> Option<&Hand> {
    match deal.held(seat) {
        Held::Hand(hand) if hand.size() == WAITING => Some(hand),
        _ => None,
    }
}

/// How far a hand of thirteen is that waits for nothing. The tile that was turned up is `lying`,
/// if it is not in play.
pub fn unready(hand: &Hand, jing: Jing, lying: Option<Tile>) -> Standing {
    progress::unready_at(distance(hand, jing, lying), &gone(hand, lying))
}

/// What to discard from fourteen tiles that are no winning hand, the best first.
pub fn discarding(hand: &Hand, jing: Jing, lying: Option<Tile>) -> Standing {
    let (melded, gone) = (progress::melded_counts(hand), gone(hand, lying));
    let measure = Measure::new(&melded, hand.melds().len(), jing, &gone);
    progress::best_discards(&hand.standing_and_win(), &gone, |tiles| measure.distance(tiles))
}

/// The tiles that cannot be drawn any more.
fn gone(hand: &Hand, lying: Option<Tile>) -> Counts {
    lying.into_iter().fold(*hand.all(), Counts::with)
}
