//! The questions that Sichuan asks besides the tiles, and the [`Table`] that a draft's answers
//! describe.

use crate::entry::{Draft, Event as Entered, Fault};
use crate::system::{Answer, EventKind, Places, Question, Role, Varies};
use crate::tiles::{MeldKind, Seat, Suit, Tile, WinSource};

use super::SYSTEM;
use super::faults;
use super::one_hand::OneHand;
use super::table::{Claim, Event, Kong, KongKind, Player, Table, Win};

const SUITS: &[Answer] = &[Answer::Word("m"), Answer::Word("p"), Answer::Word("s")];

/// The sources of a winning tile, including the discard after a kong (S25).
const SOURCES: &[Answer] = &[
    Answer::Word(WinSource::Discard.key()),
    Answer::Word(WinSource::SelfDrawn.key()),
    Answer::Word(WinSource::Replacement.key()),
    Answer::Word(WinSource::DiscardAfterKong.key()),
    Answer::Word(WinSource::RobbedKong.key()),
];

/// The values of a win that the player may have passed since their last draw (S6).
const PASSED_VALUES: &[Answer] =
    &[Answer::No, Answer::Number(1), Answer::Number(2), Answer::Number(4), Answer::Number(8)];

/// The key of the question who discarded the fourth tile of the open kongs, for one hand alone.
pub(super) const KONG_FROM: &str = "kong-from";

/// The key of the event that a kong was declared.
pub(super) const KONG: &str = "kong";

/// The key of the event that a player has won.
pub(super) const WIN: &str = "win";

/// The key of the event that the wall is used up.
pub(super) const WALL_END: &str = "wall-end";

/// The key of the question whether a player wins on the same tile as the one in the event before.
pub(super) const SAME_TILE: &str = "same-tile";

/// The key of [`WON_ON_LAST_TILE`], after the fan Under the Sea (S27). Links contain it.
const LAST_TILE_KEY: &str = "sea";

/// Whether the winning tile was the last tile of the wall, or the discard after it.
const WON_ON_LAST_TILE: Question = Question::yes_no(LAST_TILE_KEY).role(Role::Ending);

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::seat(Answer::SEATS).rarity(1),
    Question::new("dealer", Answer::SEATS, Some(Answer::Seat(Seat::East)))
        .role(Role::Dealer)
        .stays(),
    Question::new("void", SUITS, None).role(Role::MissingSuit).of(Places::Every).rarity(1),
    Question::win_source(SOURCES).varies(Varies::InPlay { common: 2 }).rarity(2),
    Question::discarder(Answer::SEATS).rarity(1),
    Question::new(KONG_FROM, Answer::SEATS, None).role(Role::OtherPlayer).rarity(1),
    WON_ON_LAST_TILE.varies(Varies::InPlay { common: 1 }).rarity(8),
    Question::new("passed", PASSED_VALUES, Some(Answer::No)),
    Question::yes_no("out").of(Places::Others),
];

/// The kinds of event in a whole deal.
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
        ..EventKind::new(KONG)
    },
    EventKind {
        seat: true,
        tile: true,
        is_win: true,
        questions: &[
            Question::win_source(SOURCES).varies(Varies::InPlay { common: 2 }),
            Question::discarder(Answer::SEATS),
            WON_ON_LAST_TILE.rarity(8),
            Question::new("passed", PASSED_VALUES, Some(Answer::No)).rarity(20),
            Question::yes_no(SAME_TILE).rarity(10),
        ],
        ..EventKind::new(WIN)
    },
    EventKind { seat: true, ..EventKind::new("false-win") },
    EventKind { ends_deal: true, ..EventKind::new(WALL_END) },
];

/// Whether a question about an event matters. A self-drawn tile has no discarder, and a win on the
/// same tile as the win before takes its answers from there.
pub(super) fn asks_about(event: &Entered, key: &str) -> bool {
    let answer = |key| event.answer(&SYSTEM, key);
    let drawn = match event.kind {
        KONG => answer("kong") != Some(Answer::Word("open")),
        _ => source(event).is_self_drawn(),
    };
    let joins = answer(SAME_TILE).is_some_and(Answer::is_yes);
    match key {
        "from" => !drawn && !joins,
        "passed" => !drawn,
        SAME_TILE => !drawn,
        "win" | LAST_TILE_KEY => !joins,
        _ => true,
    }
}

fn suit(answer: Answer) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| answer.word() == Some(&*suit.letter().to_string()))
}

/// The source of the winning tile of an event; a discard by default.
pub(super) fn source(event: &Entered) -> WinSource {
    let source = event.answer_about(&SYSTEM, Role::WinSource).and_then(Answer::win_source);
    source.unwrap_or(WinSource::Discard)
}

/// The value of a passed win in an answer; `None` if no win was passed.
fn passed_value(answer: Option<Answer>) -> Option<u8> {
    answer?.number()?.try_into().ok()
}

/// The value of a win that the player has passed since their last draw (S6).
pub(super) fn passed_win(draft: &Draft) -> Option<u8> {
    passed_value(draft.answer("passed"))
}

/// A player's tiles, and the winning tile apart from them if the hand is complete.
pub(super) fn player(draft: &Draft, place: usize) -> (Player, Option<Tile>) {
    let Some(tiles) = draft.place(place) else { return Default::default() };
    let (standing, win) = tiles.split_win();
    let missing_suit = draft.answer_at("void", place).and_then(suit);
    (Player { missing_suit, standing: standing.to_vec(), melds: tiles.melds.clone() }, win)
}

/// The hand alone that a draft without events describes.
pub(super) fn one_hand(draft: &Draft) -> OneHand {
    let mut hand = OneHand::new(draft.own_seat());
    (hand.player, hand.tile) = player(draft, 0);
    hand.source = draft.win_source();
    hand.from = draft.discarder();
    hand.last_tile = is_yes(draft.answer(LAST_TILE_KEY));
    hand.passed = passed_win(draft);
    let has_won = |place: &usize| is_yes(draft.answer_at("out", *place));
    hand.already_won = (1..4).filter(has_won).map(|place| hand.seat.after(place)).collect();
    // One answer names the discarder for all open kongs of the hand.
    let from = draft.answer(KONG_FROM).and_then(Answer::seat);
    let open = draft.tiles.melds.iter().filter(|m| m.kind() == MeldKind::Kong);
    hand.kongs = open.map(|m| (m.tile(), KongKind::Open { from })).collect();
    hand
}

/// The whole deal that a draft with events describes.
#[derive(Debug, Default)]
pub(super) struct EnteredTable {
    /// The deal, with the events of which the tile is known.
    pub table: Table,
    /// For each event of the deal, the index of the first event of the draft that it was made of.
    pub origins: Vec<usize>,
    /// The indices of the draft's events that need a tile and have none.
    pub without_tile: Vec<usize>,
    /// The events of the draft that can't be, each fault with the number of its event.
    pub faults: Vec<Fault>,
}

impl EnteredTable {
    /// The faults of the deal with the numbers that their events have in the draft.
    pub fn renumbered(&self, mut faults: Vec<Fault>) -> Vec<Fault> {
        for fault in &mut faults {
            let origin = fault.event.and_then(|number| self.origins.get(number - 1));
            fault.event = origin.map(|index| index + 1).or(fault.event);
        }
        faults
    }
}

/// The whole deal that a draft with events describes.
pub(super) fn table(draft: &Draft) -> EnteredTable {
    let first = draft.own_seat();
    let mut entered = EnteredTable::default();
    entered.table.dealer = draft.dealer();
    for place in 0..4 {
        entered.table.players[first.after(place)] = player(draft, place).0;
    }
    for (index, event) in draft.events.iter().enumerate() {
        add_event(&mut entered, draft, index, event);
    }
    entered
}

/// Adds an event of the draft: as an event of the deal, as a claim of the win before it, or as one
/// without its tile.
fn add_event(entered: &mut EnteredTable, draft: &Draft, index: usize, event: &Entered) {
    let seat = draft.own_seat().after(event.place);
    // An answer to a question that no longer matters is ignored.
    let answer = |key: &str| event.answer(&SYSTEM, key).filter(|_| asks_about(event, key));
    let from = answer("from").and_then(Answer::seat);
    let made = match event.kind {
        KONG => event.tile.map(|tile| {
            let kind = match answer("kong").and_then(Answer::word) {
                Some("open") => KongKind::Open { from },
                Some("added") => KongKind::Added { immediate: true },
                Some("late") => KongKind::Added { immediate: false },
                _ => KongKind::Concealed,
            };
            Event::Kong(Kong { seat, tile, kind })
        }),
        WIN => {
            let claim = Claim { seat, passed: passed_value(answer("passed")) };
            if is_yes(answer(SAME_TILE)) {
                return join_win(entered, draft, index, claim);
            }
            let tile = event.tile.or_else(|| draft.place(event.place)?.split_win().1);
            let (source, last_tile) = (source(event), is_yes(answer(LAST_TILE_KEY)));
            let claims = vec![claim];
            tile.map(|tile| Event::Win(Win { tile, source, from, last_tile, claims }))
        }
        "false-win" => Some(Event::FalseWin { seat }),
        _ => Some(Event::WallEnd),
    };
    match made {
        Some(made) => {
            entered.table.events.push(made);
            entered.origins.push(index);
        }
        None => entered.without_tile.push(index),
    }
}

/// Adds a claim to the win before it. As long as the tile of that win is missing, so is this one's.
fn join_win(entered: &mut EnteredTable, draft: &Draft, index: usize, claim: Claim) {
    let joins =
        |event: &Entered| is_yes(event.answer(&SYSTEM, SAME_TILE)) && asks_about(event, SAME_TILE);
    let before = draft.events[..index].iter().enumerate();
    let first = before.rev().find(|(_, event)| event.kind != WIN || !joins(event));
    match first.filter(|(_, event)| event.kind == WIN) {
        Some((at, _)) if entered.without_tile.contains(&at) => {}
        Some(_) => {
            if let Some(Event::Win(win)) = entered.table.events.last_mut() {
                win.claims.push(claim);
            }
        }
        None => {
            let fault = Fault::new(faults::NO_WIN_BEFORE).seat(claim.seat);
            entered.faults.push(Fault { event: Some(index + 1), ..fault });
        }
    }
}

fn is_yes(answer: Option<Answer>) -> bool {
    answer.is_some_and(Answer::is_yes)
}
