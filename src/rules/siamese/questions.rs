//! What Siamese MCR asks besides the tiles, and what the answers describe.

use crate::entry::{Draft, Event as Told, Fault, reconcile_answers};
use crate::rules::mcr::{self, Mistake, Situation};
use crate::system::{Answer, EventKind, Question, Role, Varies, WIN_SOURCES};
use crate::tiles::{Meld, Seat, Tile, WinSource};

use super::deal::{Deal, Event, Worth};
use super::holding::Entry;
use super::ruling::Rulings;
use super::side::{BySide, Players, Side};

/// The seats of three players.
const SEATS: &[Answer] =
    &[Answer::Seat(Seat::East), Answer::Seat(Seat::South), Answer::Seat(Seat::West)];

/// The question for the number of players.
pub(super) const PLAYERS: &str = "players";

/// The kind of event that a player has won.
pub(super) const WON: &str = "won";

/// Its question for the seat of that player.
pub(super) const WINNER: &str = "player";

/// The greatest value of a hand that can be told without its tiles.
const GREATEST_VALUE: u16 = 499;

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new(PLAYERS, &[Answer::Number(3), Answer::Number(2)], Some(Answer::Number(3)))
        .stays(),
    Question::round().varies(Varies::BeforePlay).rarity(1),
    Question::seat(SEATS).varies(Varies::BeforePlay).rarity(1),
    Question::win_source(WIN_SOURCES).varies(Varies::InPlay { common: 2 }).rarity(2),
    Question::discarder(SEATS).rarity(1),
    Question::last_tile().varies(Varies::InPlay { common: 1 }).rarity(8),
    Question::last_copy().varies(Varies::InPlay { common: 1 }).rarity(8),
];

/// What can be told of the deal, in order: what was declared before, and what the player wants to
/// see.
pub(super) const EVENTS: &[EventKind] = &[
    // By another player, or as one's own first win: then one hand is left.
    EventKind {
        questions: &[
            Question::new(WINNER, SEATS, Some(Answer::Seat(Seat::East))),
            Question::number("value", GREATEST_VALUE, 8),
            Question { default: Some(SELF_DRAWN), ..Question::win_source(WIN_SOURCES) },
            Question::discarder(SEATS),
        ],
        ..EventKind::new(WON)
    },
    EventKind {
        questions: &[
            Question::new(WINNER, SEATS, Some(Answer::Seat(Seat::East))),
            Question::new(
                "outcome",
                &[Answer::Word("too-few"), Answer::Word("mistaken"), Answer::Word("disclosure")],
                Some(Answer::Word("mistaken")),
            ),
        ],
        ..EventKind::new("mistake")
    },
    // The tile is to be in the hand of the event's place.
    EventKind { seat: true, held: true, tile: true, ..EventKind::new("pin") },
];

const SELF_DRAWN: Answer = Answer::Word(WinSource::SelfDrawn.key());

/// How many play.
pub(super) fn players(draft: &Draft) -> Players {
    match draft.answer(PLAYERS) {
        Some(Answer::Number(2)) => Players::Two,
        _ => Players::Three,
    }
}

/// The situation that the answers describe, even if it contradicts itself.
pub(super) fn situation(draft: &Draft) -> Situation {
    let flowers: usize = (0..2).filter_map(|place| Some(draft.place(place)?.flowers.len())).sum();
    Situation {
        seat: draft.own_seat(),
        round: draft.round(),
        win: mcr::win(draft),
        flowers: flowers.min(8) as u8,
    }
}

/// Whether the player has declared a win before, so that one hand is left.
pub(super) fn has_won(draft: &Draft) -> bool {
    let own = draft.seat(0).map(Answer::Seat);
    let is_own = |event: &Told| event.answer(draft.system(), WINNER) == own;
    draft.events.iter().any(|event| event.kind == WON && is_own(event))
}

/// What the player holds: the first place has the tiles that both hands share and the melds of
/// hand A, the second the melds of hand B and tiles that are pinned to it.
pub(super) fn entry(draft: &Draft) -> Entry {
    let (standing, win) = draft.tiles.split_win_of(draft.complete(0));
    let (mut concealed, mut tile) = (standing.to_vec(), win);
    if draft.complete(0) != Some(draft.tiles.size()) {
        // A tile that was marked stands with the others until the hands are complete.
        concealed.extend(tile.take());
    }
    let mut entry = Entry {
        melds: BySide { a: draft.tiles.melds.clone(), b: Vec::new() },
        concealed,
        tile,
        situation: situation(draft),
        players: players(draft),
        pins: BySide::default(),
        rulings: Rulings::from_bits(draft.rulings()),
    };
    if let Some(other) = draft.place(1) {
        entry.melds.b.extend(&other.melds);
        entry.pins.b.extend(other.standing.iter().chain(&other.win));
        entry.concealed.extend(&entry.pins.b);
    }
    for event in draft.events.iter().filter(|event| event.kind == "pin") {
        let side = if event.place == 0 { Side::A } else { Side::B };
        entry.pins[side].extend(event.tile);
    }
    entry
}

/// What is left of the two hands after a first win: the tiles of both places are one hand.
pub(super) fn left(entry: &Entry) -> (Vec<Tile>, Vec<Meld>, Option<Tile>) {
    let melds = entry.melds.a.iter().chain(&entry.melds.b).copied().collect();
    (entry.concealed.clone(), melds, entry.tile)
}

/// What was declared before, as far as it can have been, and what is wrong with the rest, each
/// fault with the number of its event.
pub(super) fn declared(draft: &Draft) -> (Vec<Event>, Vec<Fault>) {
    let (round, rulings) = (draft.round(), Rulings::from_bits(draft.rulings()));
    let (mut events, mut faults) = (Vec::new(), Vec::new());
    for (number, told) in (1..).zip(&draft.events) {
        let Some(event) = event(draft, told) else { continue };
        match Deal::new(players(draft), round, rulings, vec![event.clone()]) {
            Ok(_) => events.push(event),
            Err(more) => {
                faults.extend(more.into_iter().map(|f| Fault { event: Some(number), ..f }));
            }
        }
    }
    (events, faults)
}

/// What an event declares, if it declares anything.
fn event(draft: &Draft, told: &Told) -> Option<Event> {
    let answer = |key: &str| told.answer(draft.system(), key);
    let seat = answer(WINNER).and_then(Answer::seat).unwrap_or(Seat::East);
    match told.kind {
        WON => {
            let points = answer("value").and_then(Answer::number).unwrap_or(0);
            let source = answer("win").and_then(Answer::win_source);
            let source = source.unwrap_or(WinSource::Discard);
            let from = answer("from").and_then(Answer::seat);
            Some(Event::Win { seat, source, from, worth: Worth::Points(points) })
        }
        "mistake" => {
            let mistake = mcr::mistake_of(answer("outcome")?).unwrap_or(Mistake::MistakenWin);
            Some(Event::Mistake { seat, mistake })
        }
        _ => None,
    }
}

/// Makes the other answers agree with the one just given: two players have no West, and nobody
/// discards for himself.
pub(super) fn reconcile(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    if changed.role != Role::Seat {
        reconcile_answers(draft, changed, before);
    }
    let taken = players(draft).seats();
    if changed.key == PLAYERS && !taken.contains(&draft.own_seat()) {
        draft.put_about(Role::Seat, Answer::Seat(Seat::South));
    }
    let is_possible = |from: Seat| from != draft.own_seat() && taken.contains(&from);
    if changed.role != Role::Discarder && !draft.discarder().is_none_or(is_possible) {
        draft.forget_about(Role::Discarder);
    }
}
