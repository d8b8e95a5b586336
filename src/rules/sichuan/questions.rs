//! What Sichuan asks besides the tiles, and the table that the answers describe.

use crate::entry::{Draft, Event as Entered};
use crate::system::{Answer, EventKind, Places, Question, Role, Varies};
use crate::tiles::{BySeat, MeldKind, Seat, Suit, Tile, WinSource};

use super::SYSTEM;
use super::single::Single;
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};

const SUITS: &[Answer] = &[Answer::Word("m"), Answer::Word("p"), Answer::Word("s")];

/// How a winning tile comes: also as a discard after a kong (S25).
const SOURCES: &[Answer] = &[
    Answer::Word(WinSource::Discard.key()),
    Answer::Word(WinSource::SelfDrawn.key()),
    Answer::Word(WinSource::Replacement.key()),
    Answer::Word(WinSource::DiscardAfterKong.key()),
    Answer::Word(WinSource::RobbedKong.key()),
];

/// The value of a win that was passed since the last draw (S6).
const PASSED: &[Answer] =
    &[Answer::No, Answer::Number(1), Answer::Number(2), Answer::Number(4), Answer::Number(8)];

/// Whether the winning tile was the last of the wall, or the discard after it.
const LAST_TILE: Question = Question::yes_no("sea").role(Role::Ending);

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::seat(Answer::SEATS).rarity(1),
    Question::new("dealer", Answer::SEATS, Some(Answer::Seat(Seat::East))),
    Question::new("void", SUITS, None).of(Places::Every).rarity(1),
    Question::win_source(SOURCES).varies(Varies::InPlay { common: 2 }).rarity(2),
    Question::discarder(Answer::SEATS).rarity(1),
    Question::new("kong-from", Answer::SEATS, None).role(Role::OtherPlayer).rarity(1),
    LAST_TILE.varies(Varies::InPlay { common: 1 }).rarity(8),
    Question::new("passed", PASSED, Some(Answer::No)),
    Question::yes_no("out").of(Places::Others),
];

/// What can be told of a whole deal, in order.
pub(super) const EVENTS: &[EventKind] = &[
    EventKind {
        seat: true,
        tile: true,
        questions: &[
            Question::new(
                "kong",
                &[
                    Answer::Word("open"),
                    Answer::Word("added"),
                    Answer::Word("late"),
                    Answer::Word("concealed"),
                ],
                Some(Answer::Word("concealed")),
            ),
            Question::discarder(Answer::SEATS),
        ],
        ..EventKind::new("kong")
    },
    EventKind {
        seat: true,
        tile: true,
        is_win: true,
        questions: &[
            Question::win_source(SOURCES),
            Question::discarder(Answer::SEATS),
            LAST_TILE,
            Question::new("passed", PASSED, Some(Answer::No)),
            // Several win on one discard.
            Question::yes_no("same-tile"),
        ],
        ..EventKind::new("win")
    },
    EventKind { seat: true, ..EventKind::new("false-win") },
    EventKind::new("wall-end"),
];

/// Whether a question about an event matters: nobody discards what is drawn.
pub(super) fn asks_about(event: &Entered, key: &str) -> bool {
    let answer = |key| event.answer(&SYSTEM, key);
    let drawn = match event.kind {
        "kong" => answer("kong") != Some(Answer::Word("open")),
        _ => source(event).is_self_drawn(),
    };
    let joins = answer("same-tile").is_some_and(Answer::is_yes);
    match key {
        "from" => !drawn && !joins,
        "passed" => !drawn,
        "same-tile" => !drawn,
        "win" | "sea" => !joins,
        _ => true,
    }
}

fn suit(answer: Answer) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| answer.word() == Some(&*suit.letter().to_string()))
}

/// How the tile of an event came.
fn source(event: &Entered) -> WinSource {
    let source = event.answer_about(&SYSTEM, Role::WinSource).and_then(Answer::win_source);
    source.unwrap_or(WinSource::Discard)
}

/// A value that was passed; none for no.
fn passed(answer: Option<Answer>) -> Option<u8> {
    answer?.number()?.try_into().ok()
}

/// The value of a win that the player passed since the last draw (S6).
pub(super) fn passed_win(draft: &Draft) -> Option<u8> {
    passed(draft.answer("passed"))
}

/// A player's tiles; the winning tile stands apart where the hand is complete.
fn player(draft: &Draft, place: usize) -> (Player, Option<Tile>) {
    let Some(tiles) = draft.place(place) else { return Default::default() };
    let (standing, win) = tiles.split_win();
    let void = draft.answer_at("void", place).and_then(suit);
    (Player { void, standing: standing.to_vec(), melds: tiles.melds.clone() }, win)
}

/// One hand alone, while nothing is told of the deal.
pub(super) fn single(draft: &Draft) -> Single {
    let mut single = Single::new(draft.own_seat());
    (single.player, single.tile) = player(draft, 0);
    single.how = draft.win_source();
    single.from = draft.discarder();
    single.last = is_yes(draft.answer("sea"));
    single.passed = passed_win(draft);
    let out = |place: &usize| is_yes(draft.answer_at("out", *place));
    single.out = (1..4).filter(out).map(|place| single.seat.after(place)).collect();
    // The one who discarded for the hand's open kongs, if somebody said so.
    let from = draft.answer("kong-from").and_then(Answer::seat);
    let open = draft.tiles.melds.iter().filter(|m| m.kind() == MeldKind::Kong);
    single.kongs = open.map(|m| (m.tile(), KongKind::Open { from })).collect();
    single
}

/// A whole deal, once something is told of it.
pub(super) fn table(draft: &Draft) -> Table {
    let first = draft.own_seat();
    let mut players = BySeat::from_fn(|_| Player::default());
    for place in 0..4 {
        players[first.after(place)] = player(draft, place).0;
    }
    let mut events: Vec<Event> = Vec::new();
    for event in &draft.events {
        if let Some(event) = told(draft, event, first.after(event.place), &mut events) {
            events.push(event);
        }
    }
    let dealer = draft.answer("dealer").and_then(Answer::seat).unwrap_or(Seat::East);
    Table { dealer, players, out: Vec::new(), events }
}

/// The event as the table has it; `None` for a claim that joins the win before it, and for an
/// event whose tile is not known yet.
fn told(draft: &Draft, event: &Entered, seat: Seat, before: &mut [Event]) -> Option<Event> {
    // What was told before another answer made it meaningless is left out.
    let answer = |key: &str| event.answer(&SYSTEM, key).filter(|_| asks_about(event, key));
    let from = answer("from").and_then(Answer::seat);
    let tile = || event.tile.or_else(|| draft.place(event.place)?.split_win().1);
    match event.kind {
        "kong" => {
            let kind = match answer("kong").and_then(Answer::word) {
                Some("open") => KongKind::Open { from },
                Some("added") => KongKind::Added { immediate: true },
                Some("late") => KongKind::Added { immediate: false },
                _ => KongKind::Concealed,
            };
            Some(Event::Kong(Kong { seat, tile: event.tile?, kind }))
        }
        "win" => {
            let claim = Claim { seat, passed: passed(answer("passed")) };
            if let (true, Some(Event::Win(win))) = (is_yes(answer("same-tile")), before.last_mut())
            {
                win.claims.push(claim);
                return None;
            }
            let how = if asks_about(event, "win") { source(event) } else { WinSource::Discard };
            let last = is_yes(answer("sea"));
            Some(Event::Win(Win { tile: tile()?, how, from, last, claims: vec![claim] }))
        }
        "false-win" => Some(Event::FalseWin { seat }),
        _ => Some(Event::WallEnd),
    }
}

fn is_yes(answer: Option<Answer>) -> bool {
    answer.is_some_and(Answer::is_yes)
}
