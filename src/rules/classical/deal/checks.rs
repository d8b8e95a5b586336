//! The checks of a draft before its deal is scored. Each function returns the contradictions of
//! one kind: at the table, in the claim of the win, and between the win and the hands.

use crate::entry::{
    Circumstances, Contradiction, Copies, Draft, Fault, FaultCode, Hand, RobbedPung,
};
use crate::scoring::completes;
use crate::tiles::{Meld, Seat, TileSet, WinSource, Wind};

use super::super::faults;
use super::super::questions::{self, READY_ON_DEAL};
use super::Deal;

/// Returns the faults that concern the table as a whole: too many copies of a tile in all hands
/// together with the pung of a robbed kong, and flowers that occur twice.
pub(super) fn table(draft: &Draft, winner: Option<Seat>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let tile = questions::winning_tile(draft);
    let mut copies = Copies::new();
    // More than four copies in a single hand are reported as a fault of that hand.
    let mut said = TileSet::EMPTY;
    let mut is_winner_entered = false;
    for place in questions::entered_places(draft) {
        let Some(tiles) = draft.place(place) else { continue };
        let wins = winner == Some(draft.own_seat().after(place));
        let standing = questions::standing(draft, place);
        let of_hand = Copies::of(&standing, &tiles.melds, tile.filter(|_| wins));
        copies.add_all(&of_hand);
        said = said.union(of_hand.too_many());
        is_winner_entered |= wins;
    }
    if !is_winner_entered {
        copies.add_all(&Copies::of(&[], &[], tile));
    }
    if let Some(pung) = RobbedPung::unseen(draft, tile) {
        copies.add(pung.tile, RobbedPung::SIZE.into());
    }
    faults.extend(copies.faults(copies.too_many().minus(said), FaultCode::FIVE_OF_A_KIND));
    faults.extend(draft.flowers_twice());
    faults
}

/// What cannot happen with a win, whoever wins.
const OF_WIN: &[Contradiction] = &[
    Contradiction::SELF_DRAWN_FROM_OTHER,
    Contradiction::LAST_CLAIM_ROBBED_KONG,
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
pub(super) fn claim(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    let win = draft.win();
    let claimants = questions::claimants(draft);
    let Some((first, others)) = claimants.split_first() else { return faults };
    match (win.source.is_self_drawn(), win.from) {
        _ if others.is_empty() => {}
        (true, _) => faults.push(Fault::new(FaultCode::SEVERAL_SELF_DRAWN)),
        (false, None) => faults.push(Fault::new(faults::CLAIMS_WITHOUT_FROM)),
        _ => {}
    }
    faults.extend(Circumstances::new(*first, win).faults(OF_WIN));
    for seat in &claimants {
        let own_tile = Circumstances::new(*seat, win).faults(&[Contradiction::OWN_TILE]);
        faults.extend(own_tile.into_iter().map(|fault| fault.seat(*seat)));
    }
    if let (Some(from), Some(tile)) = (win.from, questions::winning_tile(draft)) {
        let is_robbed = |place: &usize| draft.own_seat().after(*place) == from;
        let robbed = questions::entered_places(draft).find(is_robbed);
        let robbed = robbed.and_then(|place| draft.place(place));
        let robbed_pung = robbed.map(|tiles| tiles.melds.contains(&Meld::pung(tile)));
        let entered =
            Circumstances { tile: Some(tile), robbed_pung, ..Circumstances::new(*first, win) };
        let missing = entered.faults(&[Contradiction::ROBBED_PUNG_MISSING]);
        faults.extend(missing.into_iter().map(|fault| fault.seat(from)));
    }
    faults
}

/// Returns the contradictions between the hands and the end of the deal.
pub(super) fn hands(deal: &Deal, draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    for seat in Wind::ALL {
        let Some(held) = deal.held(seat) else { continue };
        if deal.victory().is_some_and(|victory| victory.seat == seat) {
            let of_winner = own(deal, &held.hand);
            faults.extend(of_winner.into_iter().map(|fault| fault.seat(seat)));
            continue;
        }
        let size = held.hand.size();
        if size > 13 {
            faults.push(Fault::new(FaultCode::TOO_MANY_TILES).too_many(size, 13).seat(seat));
        }
        faults.extend(other(&held.hand, draft, seat));
    }
    faults
}

/// Returns the contradictions between the win and the winner's own hand.
fn own(deal: &Deal, hand: &Hand) -> Vec<Fault> {
    let Some(victory) = deal.victory() else { return Vec::new() };
    let mut faults = Vec::new();
    if victory.yes.says(&READY_ON_DEAL) && !hand.is_concealed() {
        faults.push(Fault::new(faults::READY_ON_DEAL_MELDED));
    }
    faults.extend(Circumstances::new(victory.seat, victory.win).with_hand(hand).faults(OF_HAND));
    faults
}

/// Returns the contradiction between the win and the hand of a player who is not the winner, if
/// there is one.
fn other(hand: &Hand, draft: &Draft, seat: Seat) -> Option<Fault> {
    let tile = questions::winning_tile(draft)?;
    let claims = questions::claimants(draft).contains(&seat);
    let code = if draft.win().last_copy && hand.standing().get(tile) > 0 {
        FaultCode::LAST_COPY_IN_HAND
    } else if claims && hand.size() == 13 && !completes::<Deal>(hand, tile) {
        faults::CLAIM_NOT_WINNING
    } else {
        return None;
    };
    Some(Fault::new(code).tiles([tile]).seat(seat))
}
