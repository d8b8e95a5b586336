//! What Siamese MCR asks besides the tiles, and what the answers describe.

use crate::entry::asked::{self, wind, yes};
use crate::entry::{Draft, Event as Entered};
use crate::number::MOST;
use crate::rules::mcr::{Mistake, Situation};
use crate::system::{EventKind, Question, Varies};
use crate::tiles::{Meld, Seat, Tile, Way, Win, Wind};

use super::deal::{Event, Worth};
use super::holding::Entry;
use super::ruling::Rulings;
use super::side::{BySide, Players, Side};

const WINDS: &[&str] = &["E", "S", "W", "N"];
const SEATS: &[&str] = &["E", "S", "W"];
const WAYS: &[&str] = &["discard", "self-drawn", "replacement", "robbed-kong"];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new("players", &["3", "2"], Some("3")),
    Question::new("round", WINDS, Some("E")).varies(Varies::BeforePlay),
    Question::new("seat", SEATS, Some("E")).varies(Varies::BeforePlay),
    Question::new("win", WAYS, Some("discard")).varies(Varies::InPlay { common: 2 }),
    // Who discarded is asked, never assumed: it decides who pays.
    Question::new("from", SEATS, None),
    Question::new("last", &["no", "draw", "claim"], Some("no"))
        .varies(Varies::InPlay { common: 1 }),
    Question::new("last-copy", &["no", "yes"], Some("no")).varies(Varies::InPlay { common: 1 }),
];

/// What can be told of the deal, in order: what was declared before, and what the player wants to
/// see.
pub(super) const EVENTS: &[EventKind] = &[
    // By another player, or as one's own first win: then one hand is left.
    EventKind {
        key: "won",
        seat: false,
        held: false,
        tile: false,
        questions: &[
            Question::new("player", SEATS, Some("E")),
            Question::number("value", MOST, Some("8")),
            Question::new("win", WAYS, Some("self-drawn")),
            Question::new("from", SEATS, None),
        ],
    },
    EventKind {
        key: "mistake",
        seat: false,
        held: false,
        tile: false,
        questions: &[
            Question::new("player", SEATS, Some("E")),
            Question::new("outcome", &["too-few", "mistaken", "disclosure"], Some("mistaken")),
        ],
    },
    // The tile is to be in the hand of the event's place.
    EventKind { key: "pin", seat: true, held: true, tile: true, questions: &[] },
];

/// The seat of the player whose hands are calculated.
pub(super) fn seat(draft: &Draft) -> Seat {
    wind(draft.answer("seat")).unwrap_or(Seat::East)
}

/// How many play.
pub(super) fn players(draft: &Draft) -> Players {
    if draft.answer("players") == Some("2") { Players::Two } else { Players::Three }
}

fn way(answer: Option<&str>) -> Way {
    answer.and_then(Way::from_key).unwrap_or(Way::Discard)
}

/// The situation that the answers describe, even if it contradicts itself.
pub(super) fn situation(draft: &Draft) -> Situation {
    let flowers: usize = (0..2).filter_map(|place| Some(draft.place(place)?.flowers.len())).sum();
    Situation {
        seat: seat(draft),
        round: wind(draft.answer("round")).unwrap_or(Wind::East),
        win: Win {
            way: way(draft.answer("win")),
            from: wind(draft.answer("from")),
            last_of_wall: draft.answer("last") != Some("no"),
            last_copy: yes(draft.answer("last-copy")),
        },
        flowers: flowers.min(8) as u8,
    }
}

/// Whether the player has declared a win before, so that one hand is left.
pub(super) fn has_won(draft: &Draft) -> bool {
    let own = |event: &Entered| wind(event.answer(draft.rules(), "player")) == Some(seat(draft));
    draft.events.iter().any(|event| event.kind == "won" && own(event))
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

/// What was declared before, each with the number of its event.
pub(super) fn told(draft: &Draft) -> Vec<(usize, Event)> {
    let mut told = Vec::new();
    for (i, event) in draft.events.iter().enumerate() {
        let answer = |key: &str| event.answer(draft.rules(), key);
        let seat = wind(answer("player")).unwrap_or(Seat::East);
        let said = match event.kind {
            "won" => {
                let points = answer("value").and_then(|n| n.parse().ok()).unwrap_or(0);
                let (way, from) = (way(answer("win")), wind(answer("from")));
                Event::Win { seat, way, from, worth: Worth::Points(points) }
            }
            "mistake" => {
                let mistake = match answer("outcome") {
                    Some("too-few") => Mistake::TooFewPoints,
                    Some("disclosure") => Mistake::WrongDisclosure,
                    _ => Mistake::MistakenWin,
                };
                Event::Mistake { seat, mistake }
            }
            _ => continue,
        };
        told.push((i + 1, said));
    }
    told
}

/// Makes the other answers agree with the one just given: two players have no West, and nobody
/// discards for himself.
pub(super) fn reconcile(draft: &mut Draft, changed: &'static str, before: Option<&str>) {
    if changed != "seat" {
        asked::reconcile(draft, changed, before);
    }
    let taken = players(draft).seats();
    if changed == "players" && !taken.contains(&seat(draft)) {
        draft.put("seat", Seat::South.letter()).expect("an answer of the table");
    }
    let from = wind(draft.answer("from"));
    if changed != "from" && from.is_some_and(|from| from == seat(draft) || !taken.contains(&from)) {
        draft.forget("from");
    }
}
