//! The questions that Sichuan asks besides the tiles, about a hand and about events, and what single
//! answers say.

use crate::entry::{Draft, Event};
use crate::system::{Answer, Entered, EventKind, Places, Question, Role, Varies, key_enum};
use crate::tiles::{MeldKind, Seat, Suit, Tile, WinSource};

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
pub(super) const SEA: Question = Question::yes_no("sea").role(Role::Ending).rarity(8);

/// The value of a win that the player has passed since their last draw (S6).
const PASSED: Question = Question::new("passed", PASSED_VALUES, Some(Answer::No));

/// [`PASSED`] of one hand alone.
pub(super) const PASSED_ALONE: Question =
    PASSED.when(|entered| is_alone(entered) && entered.is_claimed());

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
pub(super) const WON_ON_LAST_TILE: Question = SEA.when(is_own_tile);

/// [`PASSED`] of an event.
pub(super) const PASSED_BEFORE: Question = PASSED.when(|event| event.is_claimed()).rarity(20);

/// Whether a player wins on the same tile as the one in the event before (S5).
pub(super) const SAME_TILE: Question =
    Question::yes_no("same-tile").when(|event| event.is_claimed()).rarity(10);

/// Whether a win is not on the same tile as the one in the event before.
fn is_own_tile(event: &dyn Entered) -> bool {
    !event.says(&SAME_TILE, Answer::Yes)
}

/// A player declared a win with a hand that does not win.
pub(super) const FALSE_WIN: EventKind = EventKind { seat: true, ..EventKind::new("false-win") };

/// The wall is used up.
pub(super) const WALL_END: EventKind = EventKind { ends_deal: true, ..EventKind::new("wall-end") };

key_enum! {
    /// The state of a player at the end of the wall (S29).
    WallEndState {
        /// The hand is ready.
        Ready = "ready",
        /// The hand is not ready and has no tile of the missing suit.
        NotReady = "not-ready",
        /// The hand has a tile of the missing suit.
        FlowerPig = "flower-pig",
    }
}

/// How a hand stands at the end of the wall, as the player says (S29, S31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stated {
    /// It is not ready.
    NotReady,
    /// It has a tile of the missing suit.
    FlowerPig,
    /// It is ready, and this is its theoretical maximum in points.
    Ready(u8),
}

/// How the hand of a place stands at the end of the wall, if that was entered in place of its tiles.
pub(super) fn at_wall_end(draft: &Draft, place: usize) -> Option<Stated> {
    match draft.answer_at(&AT_WALL_END, place).filter(|_| draft.asks(&AT_WALL_END, place))? {
        NOT_READY => Some(Stated::NotReady),
        FLOWER_PIG => Some(Stated::FlowerPig),
        answer => answer.number()?.try_into().ok().map(Stated::Ready),
    }
}

/// The missing suit of the player of a place (S4); `None` if it is not known.
pub(super) fn missing_suit(draft: &Draft, place: usize) -> Option<Suit> {
    draft.answer_at(&VOID, place).and_then(Answer::suit)
}

/// Whether the player of a place had won before the hand that is alone in the draft. Never in a deal with
/// events, which tell it.
pub(super) fn has_won_before(draft: &Draft, place: usize) -> bool {
    draft.asks(&OUT, place) && draft.answer_at(&OUT, place) == Some(Answer::Yes)
}

/// The winning tile among the tiles of a place: the one that is marked, else the last of fourteen.
pub(super) fn winning_tile(draft: &Draft, place: usize) -> Option<Tile> {
    draft.place(place)?.split_win().1
}

/// The source of the winning tile of an event; a discard by default.
pub(super) fn source(event: &Event) -> WinSource {
    let source = event.answer_about(Role::WinSource).and_then(Answer::win_source);
    source.unwrap_or(WinSource::Discard)
}

/// The value of a passed win in an answer; `None` if no win was passed.
pub(super) fn passed_value(answer: Option<Answer>) -> Option<u8> {
    answer?.number()?.try_into().ok()
}

/// Whether the win of an event is on the same tile as the one before it.
pub(super) fn is_on_same_tile(event: &Event) -> bool {
    event.answer_if_asked(&SAME_TILE) == Some(Answer::Yes)
}
