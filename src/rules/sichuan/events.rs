//! What happened in a deal, as a draft tells it: the events in order, with the answers read.
//!
//! A draft without events is one hand alone. Its kongs, its win and who has won before it are all
//! that is known of the deal.

use crate::entry::{Draft, Event as DraftEvent, Fault, YesAnswers};
use crate::system::Answer;
use crate::tiles::{self, Meld, MeldKind, Seat, Tile};

use super::faults;
use super::questions::{
    self, ADDED, FALSE_WIN, KONG, KONG_DISCARDER, KONG_FROM, KONG_KIND, LATE, OPEN, PASSED_ALONE,
    PASSED_BEFORE, SEA, WIN, WIN_DISCARDER, WON_ON_LAST_TILE,
};
use super::reading::HowWon;
use super::ruling::Rulings;

/// Something that happened in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    /// The index of the draft's event that tells of it. `None` for one hand alone.
    pub told: Option<usize>,
    /// What it was.
    pub kind: Happened,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Happened {
    /// A kong was declared.
    Kong(Kong),
    /// One or more wins on one tile.
    Win(Win),
    /// A false win of a player, which the referee fines (S33).
    FalseWin(Seat),
    /// The wall is used up (S29).
    WallEnd,
}

/// The kind of a declared kong, with what decides who pays for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KongKind {
    /// A kong with a claimed discard (S9).
    Open {
        /// The player who discarded the tile; `None` if it was not entered.
        from: Option<Seat>,
    },
    /// A kong made by adding the fourth tile to a melded pung (S10).
    Added {
        /// Whether it was declared with the tile just drawn. Otherwise nobody pays for it.
        immediate: bool,
    },
    /// A kong of four drawn tiles (S11).
    Concealed,
}

impl KongKind {
    /// The kind of the kong's meld.
    pub const fn meld(self) -> MeldKind {
        match self {
            KongKind::Open { .. } => MeldKind::Kong,
            KongKind::Added { .. } => MeldKind::AddedKong,
            KongKind::Concealed => MeldKind::ConcealedKong,
        }
    }
}

/// A declared kong. A robbed kong is a [`Win`] instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kong {
    /// The player who declared it.
    pub seat: Seat,
    /// The tile of the kong.
    pub tile: Tile,
    /// The kind of kong.
    pub kind: KongKind,
}

/// A win, or several on one tile (S5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    /// How the tile is won.
    pub how: HowWon,
    /// The claims to it: at least one.
    pub claims: Vec<Claim>,
}

/// One player's claim to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The index of the draft's event that tells of it. `None` for one hand alone.
    pub told: Option<usize>,
    /// The player who claims the win.
    pub seat: Seat,
    /// The value of the last win that the player has passed since their own last draw (S6).
    pub passed: Option<u8>,
}

/// The events of a draft in order, or those of one hand alone. An event that needs a tile and has none is left out,
/// and so are the wins on the same tile.
pub(super) fn events(draft: &Draft) -> Vec<Event> {
    if draft.events.is_empty() {
        return of_hand_alone(draft);
    }
    let mut all: Vec<Event> = Vec::new();
    for (index, event) in draft.events.iter().enumerate() {
        if !joins(event) {
            let kind = happened(draft, index, event);
            all.extend(kind.map(|kind| Event { told: Some(index), kind }));
            continue;
        }
        // The claim is one to the win before it, if that has its tile.
        let before = all.last_mut().filter(|last| last.told == joined(draft, index));
        if let Some(Event { kind: Happened::Win(win), .. }) = before {
            win.claims.push(claim(draft, index, event));
        }
    }
    all
}

/// What an event tells that is no win on the tile of another one. `None` as long as it needs a tile and has none.
fn happened(draft: &Draft, index: usize, event: &DraftEvent) -> Option<Happened> {
    let seat = seat(draft, event);
    Some(if *event.kind == KONG {
        let (tile, kind) = (tile(draft, event)?, kong_kind(event));
        Happened::Kong(Kong { seat, tile, kind })
    } else if *event.kind == WIN {
        let tile = tile(draft, event)?;
        let (yes, rulings) = (YesAnswers::of_event(event), Rulings::from_bits(draft.rulings()));
        let how = HowWon { tile, came: came(event, yes), yes, rulings };
        Happened::Win(Win { how, claims: vec![claim(draft, index, event)] })
    } else if *event.kind == FALSE_WIN {
        Happened::FalseWin(seat)
    } else {
        Happened::WallEnd
    })
}

/// The tile of a kong or a win: the one of the event, or the one that the winner's hand has.
fn tile(draft: &Draft, event: &DraftEvent) -> Option<Tile> {
    let in_hand = || questions::winning_tile(draft, event.place);
    event.tile.or_else(|| in_hand().filter(|_| *event.kind == WIN))
}

/// The indices of the draft's events that need a tile and have none.
pub(super) fn without_tile(draft: &Draft) -> impl Iterator<Item = usize> + '_ {
    let lacks_tile =
        |event: &DraftEvent| event.kind.tile && !joins(event) && tile(draft, event).is_none();
    let events = draft.events.iter().enumerate();
    events.filter(move |(_, event)| lacks_tile(event)).map(|(index, _)| index)
}

/// A fault for each win on the tile of the win before it where there is no such win.
pub(super) fn faults(draft: &Draft) -> Vec<Fault> {
    let alone = |(index, event): (usize, &DraftEvent)| {
        let fault = Fault::new(faults::NO_WIN_BEFORE).seat(seat(draft, event));
        let is_alone = joins(event) && joined(draft, index).is_none();
        is_alone.then_some(Fault { event: Some(index + 1), ..fault })
    };
    draft.events.iter().enumerate().filter_map(alone).collect()
}

/// Whether an event is a win on the same tile as the one before it.
fn joins(event: &DraftEvent) -> bool {
    *event.kind == WIN && questions::is_on_same_tile(event)
}

/// The index of the win whose tile the event with an index is about, too. `None` if there is none before it.
fn joined(draft: &Draft, index: usize) -> Option<usize> {
    let mut before = draft.events[..index].iter().enumerate();
    let (at, first) = before.rfind(|(_, event)| !joins(event))?;
    (*first.kind == WIN).then_some(at)
}

/// The player to whom an event happened.
fn seat(draft: &Draft, event: &DraftEvent) -> Seat {
    draft.own_seat().after(event.place)
}

/// The claim of the player who wins in the event with an index.
fn claim(draft: &Draft, index: usize, event: &DraftEvent) -> Claim {
    let passed = questions::passed_value(event.answer_if_asked(&PASSED_BEFORE));
    Claim { told: Some(index), seat: seat(draft, event), passed }
}

/// The kongs and the win of one hand alone.
///
/// Two things are simpler than in a whole deal. The players who have won did so before the first
/// kong, so they pay for none of the kongs. The discarder's kong before the discard is left out,
/// because its points go back anyway (S12), unless the winner gets them: then it is named as missing
/// (S-A12).
fn of_hand_alone(draft: &Draft) -> Vec<Event> {
    let seat = draft.own_seat();
    // One answer names the discarder for all open kongs of the hand.
    let from = draft.answer(&KONG_FROM).and_then(Answer::seat);
    let kong = |meld: &Meld| {
        let kind = match meld.kind() {
            MeldKind::Kong => KongKind::Open { from },
            MeldKind::AddedKong => KongKind::Added { immediate: true },
            MeldKind::ConcealedKong => KongKind::Concealed,
            MeldKind::Pung | MeldKind::Chow => return None,
        };
        Some(Happened::Kong(Kong { seat, tile: meld.tile(), kind }))
    };
    let melds = &draft.tiles.melds;
    // In which order they were declared is not known. The open ones go first, so that nobody pays alone
    // for the replacement tile of another kong (S-A1).
    let is_open = |meld: &&Meld| meld.kind() == MeldKind::Kong;
    let (open, others) = (melds.iter().filter(is_open), melds.iter().filter(|m| !is_open(m)));
    let win = questions::winning_tile(draft, 0).map(|tile| {
        let (yes, rulings) = (YesAnswers::of(draft), Rulings::from_bits(draft.rulings()));
        let came = tiles::Win { last_of_wall: yes.says(&SEA), ..draft.win() };
        let claims = vec![Claim { told: None, seat, passed: passed_alone(draft) }];
        Happened::Win(Win { how: HowWon { tile, came, yes, rulings }, claims })
    });
    let all = open.chain(others).filter_map(kong).chain(win);
    all.map(|kind| Event { told: None, kind }).collect()
}

/// The value of a win that the player of one hand alone has passed since their last draw (S6). A
/// player who has drawn the winning tile may win whatever was passed.
pub(super) fn passed_alone(draft: &Draft) -> Option<u8> {
    let answer = draft.answer(&PASSED_ALONE).filter(|_| draft.asks(&PASSED_ALONE, 0));
    questions::passed_value(answer)
}

/// How the winning tile of an event came, given what was answered with yes about it.
fn came(event: &DraftEvent, yes: YesAnswers) -> tiles::Win {
    tiles::Win {
        source: questions::source(event),
        from: event.answer_if_asked(&WIN_DISCARDER).and_then(Answer::seat),
        last_of_wall: yes.says(&WON_ON_LAST_TILE),
        last_copy: false,
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
