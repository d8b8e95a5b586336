//! The hand of a link at the position of its deal: the players keep their tiles, and take the seats
//! that they have now.

use arrayvec::ArrayVec;

use crate::entry::{Agreement, Draft, Event, Fault, link};
use crate::scoring::Position;
use crate::scoring::next_deal::{draft_of, seat_from_dealer};
use crate::system::{Answer, Role, Seating, System};
use crate::tiles::{BySeat, Seat};

use super::HandEntry;
use super::fault::Field;
use super::faults::{BAD_SEATS, OTHER_NUMBER_OF_PLAYERS, OTHER_RULES};

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
    if players != agreement.players() {
        return Err(at_link(Fault::new(OTHER_NUMBER_OF_PLAYERS).value(players)));
    }
    let seated = entry.seats.as_ref().unwrap_or(&position.players);
    let seats = new_seats(&draft, position, seated);
    let seats = seats.ok_or_else(|| vec![(Field::Seats, Fault::new(BAD_SEATS))])?;
    Ok(reseated(agreement, position, &draft, &seats))
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

fn reseated(
    agreement: &Agreement,
    position: &Position,
    draft: &Draft,
    seats: &BySeat<Seat>,
) -> Draft {
    let own = draft.own_seat();
    let mut moved = draft_of(agreement, position, seats[own]);
    let system = draft.system();
    let place = |place: usize| match system.seating {
        Seating::Players => seats[own].places_to(seats[own.after(place)]),
        Seating::OnePlayer => place,
    };
    for old in 0..=draft.others.len() {
        if let (Some(tiles), Some(slot)) = (draft.place(old), moved.place_mut(place(old))) {
            *slot = tiles.clone();
        }
    }
    for given in draft.given() {
        let question = system.question(given.key);
        let is_table = |role| matches!(role, Role::Seat | Role::Round | Role::Dealer);
        if question.is_none_or(|question| question.stays || is_table(question.role)) {
            continue;
        }
        // These cannot fail: the questions and answers are those of the same system.
        let _ = moved.put(given.key, place(given.place), moved_answer(given.answer, seats));
    }
    moved.events =
        draft.events.iter().map(|event| moved_event(system, event, place, seats)).collect();
    moved
}

fn moved_answer(answer: Answer, seats: &BySeat<Seat>) -> Answer {
    match answer {
        Answer::Seat(seat) => Answer::Seat(seats[seat]),
        other => other,
    }
}

fn moved_event(
    system: &'static System,
    event: &Event,
    place: impl Fn(usize) -> usize,
    seats: &BySeat<Seat>,
) -> Event {
    let mut moved = event.clone();
    moved.place = place(event.place);
    let questions = system.event(event.kind).map_or(&[][..], |kind| kind.questions);
    for question in questions {
        // A default may name a seat, too.
        if let Some(answer @ Answer::Seat(_)) = event.answer(system, question.key) {
            let _ = moved.put(system, question.key, moved_answer(answer, seats));
        }
    }
    moved
}
