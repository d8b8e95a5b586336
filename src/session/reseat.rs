//! The hand of a link at the position of its deal: the players keep their tiles, and take the seats
//! that they have now.

use arrayvec::ArrayVec;

use crate::entry::{Agreement, Draft, Fault, link};
use crate::scoring::Position;
use crate::scoring::next_deal::{draft_of, seat_from_dealer};
use crate::system::Role;
use crate::tiles::{BySeat, Seat};

use super::HandEntry;
use super::fault::Field;
use super::faults::{BAD_SEATS, OTHER_NUMBER_OF_PLAYERS, OTHER_RULES, RESTING};

/// The draft of a link that was entered in some deal, as it is at a position: with the seats, the
/// round and the dealer of the position, and with what was agreed on.
pub(super) fn hand_at(
    agreement: &Agreement,
    position: &Position,
    entry: &HandEntry,
) -> Result<Draft, Vec<(Field, Fault)>> {
    let at_link = |fault: Fault| vec![(Field::Link, fault)];
    let system = agreement.system();
    if let Some(other) = link::rules_key(&entry.link).filter(|key| *key != system.key) {
        return Err(at_link(Fault::new(OTHER_RULES).value(other)));
    }
    let decoded = link::decode(&entry.link, &[system]);
    let draft = decoded.map_err(|faults| {
        faults.into_iter().map(|fault| (Field::Link, fault)).collect::<Vec<_>>()
    })?;
    let players = draft.seats().len();
    if players != agreement.seated() {
        return Err(at_link(Fault::new(OTHER_NUMBER_OF_PLAYERS).value(players)));
    }
    let seated = entry.seats.as_ref().unwrap_or(&position.players);
    if let Some(resting) = position.resting.filter(|resting| seated.contains(resting)) {
        return Err(vec![(Field::Seats, Fault::new(RESTING).value(resting + 1))]);
    }
    let seats = new_seats(&draft, position, seated);
    let seats = seats.ok_or_else(|| vec![(Field::Seats, Fault::new(BAD_SEATS))])?;
    Ok(at_position(agreement, position, &draft, &seats))
}

/// Where the player at each seat of a draft sits at a position. `None` if somebody is missing. Seats
/// that nobody takes stay.
fn new_seats(draft: &Draft, position: &Position, seated: &ArrayVec<u8, 4>) -> Option<BySeat<Seat>> {
    let mut seats = BySeat::from_fn(|seat| seat);
    if seated.len() != position.players.len() {
        return None;
    }
    let mut taken: ArrayVec<Seat, 4> = ArrayVec::new();
    for seat in draft.seats() {
        let player = seated.get(seat_from_dealer(draft, *seat).index())?;
        let now = position.seat_of(usize::from(*player))?;
        if taken.contains(&now) {
            return None;
        }
        taken.push(now);
        seats[*seat] = now;
    }
    Some(seats)
}

/// The draft with its players at the seats that they have at the position, and with the round, the
/// dealer and the agreement of the deal in place of its own.
fn at_position(
    agreement: &Agreement,
    position: &Position,
    draft: &Draft,
    seats: &BySeat<Seat>,
) -> Draft {
    let moved = draft.reseated(seats);
    let mut hand = draft_of(agreement, position, Some(moved.own_seat()));
    for given in moved.given() {
        let question = given.question;
        let is_table =
            |role| matches!(role, Role::Seat | Role::Round | Role::Dealer | Role::Counter);
        if !question.stays && !is_table(question.role) {
            // This cannot fail: the draft of the same system has the answer.
            let _ = hand.put(question, given.place, given.answer);
        }
    }
    hand.tiles = moved.tiles;
    hand.others = moved.others;
    hand.events = moved.events;
    hand
}
