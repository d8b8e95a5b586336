//! The checks of a recorded deal before it is scored. Each function returns the contradictions of
//! one kind: at the table, in the claim of the win, and between the win and the hands.

use crate::entry::{Circumstances, Contradiction, Copies, Fault, FaultCode, Hand};
use crate::scoring::completes;
use crate::tiles::{Flower, Meld, Seat, TileSet, WinSource, Wind};

use super::super::faults;
use super::super::record::{Claim, Record};
use super::Deal;

/// The highest limit that is allowed. No payment overflows with it.
const HIGHEST_LIMIT: u16 = 60_000;

/// Returns the faults that concern the table as a whole: a bad limit, too many copies of a tile in
/// all hands together, and flowers that are not used or that occur twice.
pub(super) fn table(record: &Record, winner: Option<Seat>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let limit = record.limit;
    if limit == 0 || !limit.is_multiple_of(10) || limit > HIGHEST_LIMIT {
        faults.push(Fault::new(faults::BAD_LIMIT).value(limit));
    }
    let tile = record.claim().and_then(|claim| claim.tile);
    let mut copies = Copies::new();
    // More than four copies in a single hand are reported as a fault of that hand.
    let mut said = TileSet::EMPTY;
    for (seat, entry) in record.entries() {
        let own = tile.filter(|_| winner == Some(seat));
        let of_hand = Copies::of(&entry.standing, &entry.melds, own);
        copies.add_all(&of_hand);
        said = said.union(of_hand.too_many());
    }
    if winner.is_none_or(|seat| record.hands[seat].is_none()) {
        copies.add_all(&Copies::of(&[], &[], tile));
    }
    faults.extend(copies.faults(copies.too_many().minus(said), FaultCode::FIVE_OF_A_KIND));
    let with_flowers = record.entries().filter(|(_, e)| !e.flowers.is_empty());
    for (seat, _) in with_flowers.filter(|_| !record.flowers) {
        faults.push(Fault::new(FaultCode::FLOWERS_NOT_USED).seat(seat));
    }
    let times =
        |f: Flower| record.entries().flat_map(|(_, e)| &e.flowers).filter(|g| **g == f).count();
    for flower in Flower::all().filter(|f| times(*f) > 1) {
        faults.push(Fault::new(FaultCode::FLOWER_TWICE).value(flower));
    }
    faults
}

/// What cannot happen with a win, whoever wins.
const OF_WIN: &[Contradiction] = &[
    Contradiction::SELF_DRAWN_FROM_OTHER,
    // The free tile comes from the dead wall (C26).
    Contradiction::new(faults::LAST_DRAW_FREE_TILE, |entered| {
        entered.win.source == WinSource::Replacement && entered.win.last_of_wall
    }),
];

/// What cannot happen with the winner's hand.
const OF_HAND: &[Contradiction] =
    &[Contradiction::ROBBED_TILE_IN_HAND, Contradiction::LAST_COPY_IN_HAND];

/// Returns the contradictions within the claim of a win, and a robbed tile that the player who was
/// robbed has no pung of.
pub(super) fn claim(record: &Record, claim: &Claim) -> Vec<Fault> {
    let mut faults = Vec::new();
    let win = &claim.details.win;
    let Some(first) = claim.by.first() else {
        return vec![Fault::new(FaultCode::NO_WINNER)];
    };
    let several = claim.by.iter().any(|seat| seat != first);
    match (win.source.is_self_drawn(), win.from) {
        (true, _) if several => faults.push(Fault::new(FaultCode::SEVERAL_SELF_DRAWN)),
        (false, None) if several => faults.push(Fault::new(faults::CLAIMS_WITHOUT_FROM)),
        _ => {}
    }
    faults.extend(Circumstances::new(*first, *win).faults(OF_WIN));
    for seat in &claim.by {
        let own_tile = Circumstances::new(*seat, *win).faults(&[Contradiction::OWN_TILE]);
        faults.extend(own_tile.into_iter().map(|fault| fault.seat(*seat)));
    }
    if let (Some(from), Some(tile)) = (win.from, claim.tile)
        && let Some(robbed) = &record.hands[from]
    {
        let robbed_pung = Some(robbed.melds.contains(&Meld::pung(tile)));
        let entered =
            Circumstances { tile: Some(tile), robbed_pung, ..Circumstances::new(*first, *win) };
        let missing = entered.faults(&[Contradiction::ROBBED_PUNG_MISSING]);
        faults.extend(missing.into_iter().map(|fault| fault.seat(from)));
    }
    faults
}

/// Returns the contradictions between the hands and the end of the deal.
pub(super) fn hands(deal: &Deal, claim: Option<&Claim>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let winner = deal.victory().map(|v| v.seat);
    for seat in Wind::ALL {
        let Some(held) = deal.held(seat) else { continue };
        if Some(seat) == winner {
            let of_winner = claim.map_or_else(Vec::new, |claim| own(&held.hand, claim, seat));
            faults.extend(of_winner.into_iter().map(|fault| fault.seat(seat)));
            continue;
        }
        let size = held.hand.size();
        if size > 13 {
            faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, 13).seat(seat));
        }
        faults.extend(claim.and_then(|claim| other(&held.hand, claim, seat)));
    }
    faults
}

/// Returns the contradictions between the win and the winner's own hand.
fn own(hand: &Hand, claim: &Claim, seat: Seat) -> Vec<Fault> {
    let mut faults = Vec::new();
    if claim.details.ready_on_deal && !hand.is_concealed() {
        faults.push(Fault::new(faults::READY_ON_DEAL_MELDED));
    }
    if claim.tile.is_none() && hand.size() == Hand::COMPLETE {
        faults.push(Fault::new(FaultCode::WIN_NOT_IN_HAND));
    }
    faults.extend(Circumstances::new(seat, claim.details.win).with_hand(hand).faults(OF_HAND));
    faults
}

/// Returns the contradiction between the win and the hand of a player who is not the winner, if
/// there is one.
fn other(hand: &Hand, claim: &Claim, seat: Seat) -> Option<Fault> {
    let tile = claim.tile?;
    let code = if claim.details.win.last_copy && hand.standing().get(tile) > 0 {
        FaultCode::LAST_COPY_IN_HAND
    } else if claim.by.contains(&seat) && hand.size() == 13 && !completes::<Deal>(hand, tile) {
        faults::CLAIM_NOT_WINNING
    } else {
        return None;
    };
    Some(Fault::new(code).tiles([tile]).seat(seat))
}
