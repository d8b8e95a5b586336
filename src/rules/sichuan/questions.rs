//! What Sichuan asks besides the tiles, and the table that the answers describe.

use crate::entry::asked::{wind, yes};
use crate::entry::{Draft, Event as Entered};
use crate::scoring::Ruleset;
use crate::system::{EventKind, Places, Question, Varies};
use crate::tiles::{BySeat, Seat, Suit, Tile};

use super::how::How;
use super::single::Single;
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};
use crate::tiles::MeldKind;

const WINDS: &[&str] = &["E", "S", "W", "N"];
const SUITS: &[&str] = &["m", "p", "s"];
const WAYS: &[&str] =
    &["discard", "self-drawn", "replacement", "discard-after-kong", "robbed-kong"];
const NO_YES: &[&str] = &["no", "yes"];
const PASSED: &[&str] = &["no", "1", "2", "4", "8"];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::new("seat", WINDS, Some("E")),
    Question::new("dealer", WINDS, Some("E")),
    Question::new("void", SUITS, None).of(Places::Every),
    Question::new("win", WAYS, Some("discard")).varies(Varies::InPlay { common: 2 }),
    // Who discarded is asked, never assumed: it decides who pays.
    Question::new("from", WINDS, None),
    Question::new("kong-from", WINDS, None),
    Question::new("sea", NO_YES, Some("no")).varies(Varies::InPlay { common: 1 }),
    Question::new("passed", PASSED, Some("no")),
    Question::new("out", NO_YES, Some("no")).of(Places::Others),
];

/// What can be told of a whole deal, in order.
pub(super) const EVENTS: &[EventKind] = &[
    EventKind {
        key: "kong",
        seat: true,
        held: false,
        tile: true,
        questions: &[
            Question::new("kong", &["open", "added", "late", "concealed"], Some("concealed")),
            Question::new("from", WINDS, None),
        ],
    },
    EventKind {
        key: "win",
        seat: true,
        held: false,
        tile: true,
        questions: &[
            Question::new("win", WAYS, Some("discard")),
            Question::new("from", WINDS, None),
            Question::new("sea", NO_YES, Some("no")),
            Question::new("passed", PASSED, Some("no")),
            // Several win on one discard.
            Question::new("same-tile", NO_YES, Some("no")),
        ],
    },
    EventKind { key: "false-win", seat: true, held: false, tile: false, questions: &[] },
    EventKind { key: "wall-end", seat: false, held: false, tile: false, questions: &[] },
];

/// Whether a question about an event matters: nobody discards what is drawn.
pub(super) fn asks_of(rules: &dyn Ruleset, event: &Entered, key: &str) -> bool {
    let drawn = match event.kind {
        "kong" => event.answer(rules, "kong") != Some("open"),
        _ => how(event.answer(rules, "win")).is_self_drawn(),
    };
    let joins = yes(event.answer(rules, "same-tile"));
    match key {
        "from" => !drawn && !joins,
        "passed" => !drawn,
        "same-tile" => !drawn,
        "win" | "sea" => !joins,
        _ => true,
    }
}

fn suit(answer: Option<&str>) -> Option<Suit> {
    Suit::ALL.into_iter().find(|s| answer == Some(&*s.letter().to_string()))
}

fn how(answer: Option<&str>) -> How {
    answer.and_then(How::from_key).unwrap_or(How::Discard)
}

fn passed(answer: Option<&str>) -> Option<u8> {
    answer?.parse().ok()
}

/// The seat of the hand that is calculated.
pub(super) fn seat(draft: &Draft) -> Seat {
    wind(draft.answer("seat")).unwrap_or(Seat::East)
}

/// How the hand that is calculated was won.
pub(super) fn way(draft: &Draft) -> How {
    how(draft.answer("win"))
}

/// The value of a win that the player passed since the last draw (S6).
pub(super) fn passed_win(draft: &Draft) -> Option<u8> {
    passed(draft.answer("passed"))
}

/// A player's tiles; the winning tile stands apart where the hand is complete.
fn player(draft: &Draft, place: usize) -> (Player, Option<Tile>) {
    let Some(tiles) = draft.place(place) else { return Default::default() };
    let (standing, win) = tiles.split_win();
    let void = suit(draft.answer_at("void", place));
    (Player { void, standing: standing.to_vec(), melds: tiles.melds.clone() }, win)
}

/// One hand alone, while nothing is told of the deal.
pub(super) fn single(draft: &Draft) -> Single {
    let mut single = Single::new(seat(draft));
    (single.player, single.tile) = player(draft, 0);
    single.how = way(draft);
    single.from = wind(draft.answer("from"));
    single.last = yes(draft.answer("sea"));
    single.passed = passed_win(draft);
    let out = |place: &usize| yes(draft.answer_at("out", *place));
    single.out = (1..4).filter(out).map(|place| single.seat.after(place)).collect();
    // The one who discarded for the hand's open kongs, if somebody said so.
    let from = wind(draft.answer("kong-from"));
    let open = draft.tiles.melds.iter().filter(|m| m.kind() == MeldKind::Kong);
    single.kongs = open.map(|m| (m.tile(), KongKind::Open { from })).collect();
    single
}

/// A whole deal, once something is told of it.
pub(super) fn table(draft: &Draft) -> Table {
    let first = seat(draft);
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
    let dealer = wind(draft.answer("dealer")).unwrap_or(Seat::East);
    Table { dealer, players, out: Vec::new(), events }
}

/// The event as the table has it; `None` for a claim that joins the win before it, and for an
/// event whose tile is not known yet.
fn told(draft: &Draft, event: &Entered, seat: Seat, before: &mut [Event]) -> Option<Event> {
    // What was told before another answer made it meaningless is left out.
    let answer = |key: &str| {
        let rules = draft.rules();
        event.answer(rules, key).filter(|_| asks_of(rules, event, key))
    };
    let from = wind(answer("from"));
    let tile = || event.tile.or_else(|| draft.place(event.place)?.split_win().1);
    match event.kind {
        "kong" => {
            let kind = match answer("kong") {
                Some("open") => KongKind::Open { from },
                Some("added") => KongKind::Added { immediate: true },
                Some("late") => KongKind::Added { immediate: false },
                _ => KongKind::Concealed,
            };
            Some(Event::Kong(Kong { seat, tile: event.tile?, kind }))
        }
        "win" => {
            let claim = Claim { seat, passed: passed(answer("passed")) };
            if let (Some("yes"), Some(Event::Win(win))) = (answer("same-tile"), before.last_mut()) {
                win.claims.push(claim);
                return None;
            }
            let (how, last) = (how(answer("win")), yes(answer("sea")));
            Some(Event::Win(Win { tile: tile()?, how, from, last, claims: vec![claim] }))
        }
        "false-win" => Some(Event::FalseWin { seat }),
        _ => Some(Event::WallEnd),
    }
}
