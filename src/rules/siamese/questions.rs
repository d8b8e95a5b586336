//! The questions and events of Siamese MCR, and how their answers become the input of the engine.

use crate::entry::{Draft, Fault, reconcile_answers};
use crate::rules::mcr::{self, Mistake, Situation};
use crate::system::{Answer, Entered, EventKind, Question, Role, Varies, WIN_SOURCES};
use crate::tiles::{Meld, Seat, Tile, WinSource};

use super::course::Course;
use super::deal::{Deal, EnteredEvent, Event};
use super::hand_id::{ByHand, HandId};
use super::player_tiles::EnteredTiles;
use super::players::Players;
use super::ruling::Rulings;

/// The seats of three players.
const SEATS: &[Answer] =
    &[Answer::Seat(Seat::East), Answer::Seat(Seat::South), Answer::Seat(Seat::West)];

/// The number of players.
pub(super) const PLAYERS: Question =
    Question::new("players", &[Answer::Number(3), Answer::Number(2)], Some(Answer::Number(3)))
        .stays();

/// Who discarded the winning tile: of this win, and of one that an event tells of.
pub(super) const DISCARDER: Question = Question::discarder(SEATS);

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    PLAYERS,
    Question::round(),
    Question::seat(SEATS),
    Question::win_source(WIN_SOURCES),
    DISCARDER,
    Question::last_tile(),
    Question::last_copy().rarity(8),
];

/// The events of a deal, in order: earlier declarations, and tiles pinned to a hand.
pub(super) const EVENTS: &[EventKind] = &[WON, MISTAKE, PIN];

/// A win of any player. After the player's own first win one hand is left.
const WON: EventKind = EventKind {
    is_win: true,
    questions: &[WINNER, VALUE, WAY, DISCARDER],
    ..EventKind::new("won")
};

/// A mistake of any player.
const MISTAKE: EventKind =
    EventKind { questions: &[OFFENDER, OUTCOME], ..EventKind::new("mistake") };

/// A tile is pinned to the hand of the event's place, in which it must be.
const PIN: EventKind = EventKind { seat: true, held: true, tile: true, ..EventKind::new("pin") };

/// Whose mistake it is.
const OFFENDER: Question = Question::new("player", SEATS, Some(Answer::Seat(Seat::East)));

/// Who has won.
const WINNER: Question = OFFENDER.role(Role::Winner);

/// What the win was worth.
const VALUE: Question = Question::number("value", mcr::GREATEST_VALUE as u16, 8).role(Role::Worth);

/// How the winning tile came.
const WAY: Question = Question {
    default: Some(Answer::Word(WinSource::SelfDrawn.key())),
    ..Question::win_source(WIN_SOURCES).varies(Varies::Never)
};

/// Which mistake it is.
const OUTCOME: Question = Question::new("outcome", mcr::MISTAKES, Some(mcr::MISTAKES[1]));

/// The number of players.
pub(super) fn players(draft: &Draft) -> Players {
    match draft.answer(&PLAYERS) {
        Some(Answer::Number(2)) => Players::Two,
        _ => Players::Three,
    }
}

/// The situation that the answers describe. It is not checked.
pub(super) fn situation(draft: &Draft) -> Situation {
    let flowers: usize = (0..2).filter_map(|place| Some(draft.place(place)?.flowers.len())).sum();
    Situation {
        seat: draft.own_seat(),
        round: draft.round(),
        win: draft.win(),
        flowers: flowers.min(8) as u8,
    }
}

/// Whether the player has already won, so that one hand is left. A win that is not valid leaves both hands
/// (M18).
pub(super) fn has_won(entered: &dyn Entered) -> bool {
    let own = entered.answer_about(Role::Seat).and_then(Answer::seat);
    let events = entered.events().into_iter().filter_map(|(kind, event)| declaration(kind, event));
    let course = Course::after(Rulings::from_bits(entered.rulings()), events);
    own.is_some_and(|own| course.first(own).is_some())
}

/// The tiles of the player. Place 0 has the tiles that both hands share and the melds of hand A,
/// place 1 the melds of hand B and the tiles that are pinned to it.
pub(super) fn entry(draft: &Draft) -> EnteredTiles {
    let (standing, win) = draft.tiles.split_win_of(draft.complete(0));
    let (mut concealed, mut tile) = (standing.to_vec(), win);
    if draft.complete(0) != Some(draft.tiles.size()) {
        // Until the hands are complete, a marked winning tile is one of the concealed tiles.
        concealed.extend(tile.take());
    }
    let mut entry = EnteredTiles {
        melds: ByHand { a: draft.tiles.melds.clone(), b: Vec::new() },
        concealed,
        tile,
        situation: situation(draft),
        players: players(draft),
        pins: ByHand::default(),
        rulings: Rulings::from_bits(draft.rulings()),
    };
    if let Some(other) = draft.place(1) {
        entry.melds.b.extend(&other.melds);
        entry.pins.b.extend(other.standing.iter().chain(&other.win));
        entry.concealed.extend(&entry.pins.b);
    }
    for event in draft.events.iter().filter(|event| *event.kind == PIN) {
        let id = if event.place == 0 { HandId::A } else { HandId::B };
        entry.pins[id].extend(event.tile);
    }
    entry
}

/// The tiles of the hand that is left after a first win: those of both places together.
pub(super) fn remaining_tiles(entry: &EnteredTiles) -> (Vec<Tile>, Vec<Meld>, Option<Tile>) {
    let melds = entry.melds.a.iter().chain(&entry.melds.b).copied().collect();
    (entry.concealed.clone(), melds, entry.tile)
}

/// The valid declarations of a draft, and the faults of the others. Each fault has the number of
/// its event.
pub(super) fn declared(draft: &Draft) -> (Vec<EnteredEvent>, Vec<Fault>) {
    let rulings = Rulings::from_bits(draft.rulings());
    let (mut events, mut faults) = (Vec::new(), Vec::new());
    for (index, draft_event) in draft.events.iter().enumerate() {
        let Some(event) = declaration(draft_event.kind, draft_event) else { continue };
        match Deal::new(players(draft), rulings, vec![event.clone()]) {
            Ok(_) => events.push(EnteredEvent { index, event }),
            Err(more) => {
                faults.extend(more.into_iter().map(|f| Fault { event: Some(index + 1), ..f }));
            }
        }
    }
    (events, faults)
}

/// The declaration that an event stands for, or `None` if it declares nothing.
fn declaration(kind: &EventKind, event: &dyn Entered) -> Option<Event> {
    let seat = |question| event.answer(question).and_then(Answer::seat);
    if *kind == WON {
        let points = event.answer(&VALUE).and_then(Answer::number).unwrap_or(0).into();
        let source = event.answer(&WAY).and_then(Answer::win_source);
        let source = source.unwrap_or(WinSource::Discard);
        let seat_of_winner = seat(&WINNER).unwrap_or(Seat::East);
        return Some(Event::Win { seat: seat_of_winner, source, from: seat(&DISCARDER), points });
    }
    if *kind == MISTAKE {
        let mistake = mcr::mistake_of(event.answer(&OUTCOME)?).unwrap_or(Mistake::MistakenWin);
        return Some(Event::Mistake { seat: seat(&OFFENDER).unwrap_or(Seat::East), mistake });
    }
    None
}

/// Makes the other answers agree with the one just given. With two players there is no West.
pub(super) fn reconcile(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    reconcile_answers(draft, changed, before);
    let taken = players(draft).seats();
    if *changed == PLAYERS && !taken.contains(&draft.own_seat()) {
        draft.put_about(Role::Seat, Answer::Seat(Seat::South));
    }
    let is_possible = |from: Seat| from != draft.own_seat() && taken.contains(&from);
    if *changed == PLAYERS && !draft.discarder().is_none_or(is_possible) {
        draft.forget_about(Role::Discarder);
    }
}
