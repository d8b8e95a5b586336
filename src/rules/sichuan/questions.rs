//! The questions that Sichuan asks besides the tiles, and the [`Table`] that a draft's answers
//! describe.

use crate::entry::{Draft, Event as DraftEvent, Fault};
use crate::system::{Answer, Entered, EventKind, Places, Question, Role, Varies};
use crate::tiles::{MeldKind, Seat, Tile, WinSource};

use super::faults;
use super::one_hand::OneHand;
use super::table::{Claim, Event, Kong, KongKind, Player, Stated, Table, Win};
use super::wall_end::WallEndState;

/// The sources of a winning tile, including the discard after a kong (S25).
const SOURCES: &[Answer] = &[
    Answer::Word(WinSource::Discard.key()),
    Answer::Word(WinSource::SelfDrawn.key()),
    Answer::Word(WinSource::Replacement.key()),
    Answer::Word(WinSource::DiscardAfterKong.key()),
    Answer::Word(WinSource::RobbedKong.key()),
];

/// The values of a win that the player may have passed since their last draw (S6).
const PASSED_VALUES: &[Answer] = &[
    Answer::No,
    Answer::Number(1),
    Answer::Number(2),
    Answer::Number(4),
    Answer::Number(8),
    Answer::Number(16),
];

/// The questions, in the order in which they are asked.
pub(super) const QUESTIONS: &[Question] = &[
    Question::seat(Answer::SEATS).varies(Varies::Never),
    Question::new("dealer", Answer::SEATS, Some(Answer::Seat(Seat::East)))
        .role(Role::Dealer)
        .when(|entered| entered.has_events())
        .stays(),
    VOID,
    Question::win_source(SOURCES).when(is_alone),
    DISCARDER,
    KONG_FROM,
    SEA.when(is_alone).varies(Varies::InPlay { common: 1 }),
    PASSED_ALONE,
    OUT,
    AT_WALL_END,
];

/// The suit that a player does without (S3).
const VOID: Question = Question::new("void", Answer::SUITS, None)
    .role(Role::MissingSuit)
    .of(Places::Every)
    .when(|entered| entered.place() == 0 || entered.has_events() || entered.has_tiles());

/// Who discarded the winning tile of one hand alone.
pub(super) const DISCARDER: Question =
    Question::discarder(Answer::SEATS).when(|entered| is_alone(entered) && entered.is_claimed());

/// Who discarded the fourth tile of the open kongs of one hand alone.
pub(super) const KONG_FROM: Question =
    Question::new("kong-from", Answer::SEATS, None).role(Role::OtherPlayer).when(|entered| {
        let has_open_kong = entered.melds().iter().any(|meld| meld.kind() == MeldKind::Kong);
        is_alone(entered) && has_open_kong
    });

/// Whether the winning tile was the last tile of the wall, or the discard after it: Under the Sea
/// (S27).
const SEA: Question = Question::yes_no("sea").role(Role::Ending).rarity(8);

/// The value of a win that the player has passed since their last draw (S6).
const PASSED: Question = Question::new("passed", PASSED_VALUES, Some(Answer::No));

/// [`PASSED`] of one hand alone.
const PASSED_ALONE: Question = PASSED.when(|entered| is_alone(entered) && entered.is_claimed());

/// Whether another player has won already.
const OUT: Question = Question::yes_no("out").of(Places::Others).when(is_alone);

/// How a hand stands at the end of the wall of which no tiles were entered: not ready, with a tile of
/// the missing suit, or ready with this theoretical maximum (S29, S31).
pub(super) const AT_WALL_END: Question = Question::new(
    "at-wall-end",
    &[
        NOT_READY,
        FLOWER_PIG,
        Answer::Number(1),
        Answer::Number(2),
        Answer::Number(4),
        Answer::Number(8),
        Answer::Number(16),
    ],
    None,
)
.of(Places::Every)
.when(|entered| entered.has_run_out() && !entered.has_tiles());

/// The answer that a hand is not ready.
const NOT_READY: Answer = Answer::Word(WallEndState::NotReady.key());

/// The answer that a hand has a tile of the missing suit.
const FLOWER_PIG: Answer = Answer::Word(WallEndState::FlowerPig.key());

/// Whether the draft is one hand alone: a deal is told by its events.
fn is_alone(entered: &dyn Entered) -> bool {
    !entered.has_events()
}

/// The kinds of event in a whole deal.
pub(super) const EVENTS: &[EventKind] = &[KONG, WIN, FALSE_WIN, WALL_END];

/// A kong was declared.
pub(super) const KONG: EventKind = EventKind {
    seat: true,
    tile: true,
    questions: &[KONG_KIND, KONG_DISCARDER],
    ..EventKind::new("kong")
};

/// How the kong was made.
pub(super) const KONG_KIND: Question =
    Question::new("kong", &[OPEN, ADDED, LATE, CONCEALED], Some(CONCEALED));

/// The answer for a kong of a discarded tile.
pub(super) const OPEN: Answer = Answer::Word("open");

/// The answer for a kong that was added to a pung with the tile just drawn.
pub(super) const ADDED: Answer = Answer::Word("added");

/// The answer for a kong that was added to a pung later, when it is not paid (S10).
pub(super) const LATE: Answer = Answer::Word("late");

/// The answer for a concealed kong.
const CONCEALED: Answer = Answer::Word("concealed");

/// Who discarded the fourth tile of an open kong.
pub(super) const KONG_DISCARDER: Question =
    Question::discarder(Answer::SEATS).when(|event| event.says(&KONG_KIND, OPEN));

/// A player has won.
pub(super) const WIN: EventKind = EventKind {
    seat: true,
    tile: true,
    is_win: true,
    questions: &[
        // A win on the same tile as the win before takes its answers from there.
        Question::win_source(SOURCES).when(is_own_tile),
        WIN_DISCARDER,
        WON_ON_LAST_TILE,
        PASSED_BEFORE,
        SAME_TILE,
    ],
    ..EventKind::new("win")
};

/// Who discarded the winning tile of an event.
pub(super) const WIN_DISCARDER: Question =
    Question::discarder(Answer::SEATS).when(|event| event.is_claimed() && is_own_tile(event));

/// [`SEA`] of an event.
const WON_ON_LAST_TILE: Question = SEA.when(is_own_tile);

/// [`PASSED`] of an event.
const PASSED_BEFORE: Question = PASSED.when(|event| event.is_claimed()).rarity(20);

/// Whether a player wins on the same tile as the one in the event before (S5).
pub(super) const SAME_TILE: Question =
    Question::yes_no("same-tile").when(|event| event.is_claimed()).rarity(10);

/// Whether a win is not on the same tile as the one in the event before.
fn is_own_tile(event: &dyn Entered) -> bool {
    !event.says(&SAME_TILE, Answer::Yes)
}

/// A player declared a win with a hand that does not win.
const FALSE_WIN: EventKind = EventKind { seat: true, ..EventKind::new("false-win") };

/// The wall is used up.
pub(super) const WALL_END: EventKind = EventKind { ends_deal: true, ..EventKind::new("wall-end") };

/// The source of the winning tile of an event; a discard by default.
pub(super) fn source(event: &DraftEvent) -> WinSource {
    let source = event.answer_about(Role::WinSource).and_then(Answer::win_source);
    source.unwrap_or(WinSource::Discard)
}

/// The value of a passed win in an answer; `None` if no win was passed.
fn passed_value(answer: Option<Answer>) -> Option<u8> {
    answer?.number()?.try_into().ok()
}

/// The value of a win that the player of one hand alone has passed since their last draw (S6). A
/// player who has drawn the winning tile may win whatever was passed.
pub(super) fn passed_win(draft: &Draft) -> Option<u8> {
    passed_value(draft.answer(&PASSED_ALONE).filter(|_| draft.asks(&PASSED_ALONE, 0)))
}

/// A player's tiles, and the winning tile apart from them if the hand is complete.
pub(super) fn player(draft: &Draft, place: usize) -> (Player, Option<Tile>) {
    let Some(tiles) = draft.place(place) else { return Default::default() };
    let (standing, win) = tiles.split_win();
    let missing_suit = draft.answer_at(&VOID, place).and_then(Answer::suit);
    let (standing, melds) = (standing.to_vec(), tiles.melds.clone());
    (Player { missing_suit, standing, melds, at_wall_end: at_wall_end(draft, place) }, win)
}

/// How the hand of a place stands at the end of the wall, if that was answered.
fn at_wall_end(draft: &Draft, place: usize) -> Option<Stated> {
    match draft.answer_at(&AT_WALL_END, place).filter(|_| draft.asks(&AT_WALL_END, place))? {
        NOT_READY => Some(Stated::NotReady),
        FLOWER_PIG => Some(Stated::FlowerPig),
        answer => answer.number()?.try_into().ok().map(Stated::Ready),
    }
}

/// The hand alone that a draft without events describes.
pub(super) fn one_hand(draft: &Draft) -> OneHand {
    let mut hand = OneHand::new(draft.own_seat());
    (hand.player, hand.tile) = player(draft, 0);
    hand.source = draft.win_source();
    hand.from = draft.discarder();
    hand.last_tile = draft.answer(&SEA) == Some(Answer::Yes);
    hand.passed = passed_win(draft);
    let has_won = |place: &usize| draft.answer_at(&OUT, *place) == Some(Answer::Yes);
    hand.already_won = (1..4).filter(has_won).map(|place| hand.seat.after(place)).collect();
    // One answer names the discarder for all open kongs of the hand.
    let from = draft.answer(&KONG_FROM).and_then(Answer::seat);
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
        let (mut player, fourteenth) = player(draft, place);
        player.standing.extend(fourteenth.filter(|tile| !may_win_with(draft, place, *tile)));
        entered.table.players[first.after(place)] = player;
    }
    for (index, event) in draft.events.iter().enumerate() {
        add_event(&mut entered, draft, index, event);
    }
    entered
}

/// Whether the fourteenth tile of a hand may be apart from it as the winning tile. As long as the
/// deal goes on, a player may have drawn it; after that, only an event makes it a winning tile.
fn may_win_with(draft: &Draft, place: usize, tile: Tile) -> bool {
    let is_on_it = |win: &DraftEvent| joins(win) || win.tile.is_none_or(|won| won == tile);
    let mut wins = draft.events.iter().filter(|e| *e.kind == WIN && e.place == place);
    match draft.has_win_of(place) {
        true => wins.any(is_on_it),
        false => !draft.is_ended_by_event(),
    }
}

/// Adds an event of the draft: as an event of the deal, as a claim of the win before it, or as one
/// without its tile.
fn add_event(entered: &mut EnteredTable, draft: &Draft, index: usize, event: &DraftEvent) {
    let seat = draft.own_seat().after(event.place);
    let made = if *event.kind == KONG {
        event.tile.map(|tile| Event::Kong(Kong { seat, tile, kind: kong_kind(event) }))
    } else if *event.kind == WIN {
        let claim = Claim { seat, passed: passed_value(event.answer_if_asked(&PASSED_BEFORE)) };
        if joins(event) {
            return join_win(entered, draft, index, claim);
        }
        let tile = event.tile.or_else(|| draft.place(event.place)?.split_win().1);
        let from = event.answer_if_asked(&WIN_DISCARDER).and_then(Answer::seat);
        let last_tile = event.answer_if_asked(&WON_ON_LAST_TILE) == Some(Answer::Yes);
        let (source, claims) = (source(event), vec![claim]);
        tile.map(|tile| Event::Win(Win { tile, source, from, last_tile, claims }))
    } else if *event.kind == FALSE_WIN {
        Some(Event::FalseWin { seat })
    } else {
        Some(Event::WallEnd)
    };
    match made {
        Some(made) => {
            entered.table.events.push(made);
            entered.origins.push(index);
        }
        None => entered.without_tile.push(index),
    }
}

/// How the kong of an event was made.
fn kong_kind(event: &DraftEvent) -> KongKind {
    match event.answer(&KONG_KIND) {
        Some(OPEN) => KongKind::Open { from: event.answer(&KONG_DISCARDER).and_then(Answer::seat) },
        Some(ADDED) => KongKind::Added { immediate: true },
        Some(LATE) => KongKind::Added { immediate: false },
        _ => KongKind::Concealed,
    }
}

/// Whether the win of an event is on the same tile as the one before it.
fn joins(event: &DraftEvent) -> bool {
    event.answer_if_asked(&SAME_TILE) == Some(Answer::Yes)
}

/// Adds a claim to the win before it. As long as the tile of that win is missing, so is this one's.
fn join_win(entered: &mut EnteredTable, draft: &Draft, index: usize, claim: Claim) {
    let before = draft.events[..index].iter().enumerate();
    let first = before.rev().find(|(_, event)| *event.kind != WIN || !joins(event));
    match first.filter(|(_, event)| *event.kind == WIN) {
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
