//! The waits of a hand with the value of each, or its distance from a winning hand: the
//! `Standing` of the report.

use crate::entry::Hand;
use crate::reading::shanten::HandTiles;
use crate::scoring::{Note, Payment, Standing, Wait, Worth, progress};
use crate::tiles::{Counts, Seat, Tile, TileSet, WinSource};

use super::best::{NoWin, best_value, sheets};
use super::deal::{CheckedHand, Deal, READY_SIZE};
use super::payments::ledger;
use super::shanten::ShantenMeasure;

/// Every tile that completes a seat's thirteen tiles. The worth of a wait is what the winner
/// receives in all for the win, without kongs and jing, on a discard and self-drawn. The discarder
/// is assumed to be a player who pays the least. A wait of a lone jing does not win on a discard
/// (N25), and a tile of which the hand has all copies in play is not a wait.
///
/// Empty if the seat's hand was not entered as thirteen tiles.
pub(crate) fn waits(deal: &Deal, seat: Seat) -> Vec<Wait> {
    let Some(hand) = thirteen(deal, seat) else { return Vec::new() };
    let wait = |tile: Tile| {
        let worth = |source: WinSource| {
            let won = deal.won_with(seat, tile, source)?;
            let total = best_value(&won)?.total(&won, won.win()?);
            Some(Worth::winning(total))
        };
        let barred = || {
            let no_win = deal.won_with(seat, tile, WinSource::Discard).map(|won| sheets(&won));
            let key = match no_win {
                Some(Err(NoWin::LoneJing)) => "wait.lone-jing",
                // Drawn, the jing stands for another tile. From another player it can't (N5).
                _ => "wait.jing-as-itself",
            };
            Worth::barred(0, Note::new(key))
        };
        // Every tile that wins on a discard also wins self-drawn.
        let self_drawn = worth(WinSource::SelfDrawn)?;
        let discard = worth(WinSource::Discard).unwrap_or_else(barred);
        let copies = deal.copies(tile).saturating_sub(hand.all().get(tile));
        Some(Wait { copies, ..Wait::new(hand, tile, discard, self_drawn) })
    };
    let has_copies_left = |t: &Tile| hand.all().get(*t) < deal.copies(*t);
    // Only the useful tiles of a hand that lacks one tile can complete it.
    let unavailable = unavailable(hand, deal.indicator_out_of_play());
    let (tiles, melded, melds) = (hand.standing(), &hand.melded(), hand.melds().len());
    let measure = ShantenMeasure::new(deal.jing(), &unavailable);
    let distance = measure.distance(HandTiles { tiles, melded, melds });
    let useful = if distance.missing == 1 { distance.useful } else { TileSet::EMPTY };
    useful.iter().filter(has_copies_left).filter_map(wait).collect()
}

/// The payments for a wait of a seat's hand, for a discard by each of the others and self-drawn,
/// where the tile wins.
pub(super) fn payments(deal: &Deal, seat: Seat, wait: &Wait) -> Vec<Payment> {
    let mut payments = Vec::new();
    if deal.entered_copies(wait.tile) >= deal.copies(wait.tile) {
        // The other hands have the remaining copies.
        return payments;
    }
    let mut pay = |worth: &Worth, source: WinSource, from: &[Option<Seat>]| {
        let won = deal.won_with(seat, wait.tile, source).filter(|_| worth.wins)?;
        let best = best_value(&won)?;
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
    match deal.hand(seat) {
        CheckedHand::Hand(hand) if hand.size() == READY_SIZE => Some(hand),
        _ => None,
    }
}

/// How far a seat's hand that did not win is from a win.
pub(super) fn standing(deal: &Deal, seat: Seat, hand: &Hand) -> Standing {
    let unavailable = unavailable(hand, deal.indicator_out_of_play());
    let measure = ShantenMeasure::new(deal.jing(), &unavailable);
    let waits = || waits(deal, seat);
    progress::standing_without(hand, &unavailable, waits, |hand| measure.distance(hand))
}

/// The tiles that can no longer be drawn.
fn unavailable(hand: &Hand, indicator: Option<Tile>) -> Counts {
    indicator.into_iter().fold(*hand.all(), Counts::with)
}
