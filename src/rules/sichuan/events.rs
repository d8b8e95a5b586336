//! What happened in a deal, as a draft tells it: the events in order, with the answers read.
//!
//! A draft without events is one hand alone. Its kongs, its win and who has won before it are all
//! that is known of the deal.

use crate::entry::{Draft, Event as DraftEvent, Fault};
use crate::system::Answer;
use crate::tiles::{self, Meld, MeldKind, Seat, Tile};

use super::faults;
use super::questions::{
    self, ADDED, FALSE_WIN, KONG, KONG_DISCARDER, KONG_FROM, KONG_KIND, LATE, OPEN, PASSED_ALONE,
    PASSED_BEFORE, SEA, WIN, WIN_DISCARDER, WON_ON_LAST_TILE,
};

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
    /// The winning tile.
    pub tile: Tile,
    /// How it came. `last_of_wall` is the last tile of the wall, or the last discard (S27).
    pub came: tiles::Win,
    /// The claims to it: at least one.
    pub claims: Vec<Claim>,
}

/// One player's claim to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The player who claims the win.
    pub seat: Seat,
    /// The value of the last win that the player has passed since their own last draw (S6).
    pub passed: Option<u8>,
}

/// What a draft tells of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Story {
    /// The events in order, without those that need a tile and have none.
    pub events: Vec<Event>,
    /// The indices of the draft's events that need a tile and have none.
    pub without_tile: Vec<usize>,
    /// The events that can't be, each fault with the number of its event.
    pub faults: Vec<Fault>,
}

impl Story {
    /// What the events of a draft tell, or those of one hand alone.
    pub fn of(draft: &Draft) -> Story {
        if draft.events.is_empty() {
            return Story { events: of_hand_alone(draft), ..Story::default() };
        }
        let mut story = Story::default();
        for (index, event) in draft.events.iter().enumerate() {
            story.add(draft, index, event);
        }
        story
    }

    /// Adds an event of the draft: as an event of the deal, as a claim of the win before it, or as one
    /// without its tile.
    fn add(&mut self, draft: &Draft, index: usize, event: &DraftEvent) {
        let seat = draft.own_seat().after(event.place);
        let kind = if *event.kind == KONG {
            event.tile.map(|tile| Happened::Kong(Kong { seat, tile, kind: kong_kind(event) }))
        } else if *event.kind == WIN {
            let passed = event.answer_if_asked(&PASSED_BEFORE);
            let claim = Claim { seat, passed: questions::passed_value(passed) };
            if questions::is_on_same_tile(event) {
                return self.join(draft, index, claim);
            }
            let tile = event.tile.or_else(|| questions::winning_tile(draft, event.place));
            let (came, claims) = (came(event), vec![claim]);
            tile.map(|tile| Happened::Win(Win { tile, came, claims }))
        } else if *event.kind == FALSE_WIN {
            Some(Happened::FalseWin(seat))
        } else {
            Some(Happened::WallEnd)
        };
        match kind {
            Some(kind) => self.events.push(Event { told: Some(index), kind }),
            None => self.without_tile.push(index),
        }
    }

    /// Adds a claim to the win before it. As long as the tile of that win is missing, the claim is left out.
    fn join(&mut self, draft: &Draft, index: usize, claim: Claim) {
        let is_joined =
            |event: &DraftEvent| *event.kind == WIN && questions::is_on_same_tile(event);
        let mut before = draft.events[..index].iter().enumerate();
        let first = before.rfind(|(_, event)| !is_joined(event));
        match first.filter(|(_, event)| *event.kind == WIN) {
            Some((at, _)) if self.without_tile.contains(&at) => {}
            Some(_) => {
                if let Some(Happened::Win(win)) = self.events.last_mut().map(|e| &mut e.kind) {
                    win.claims.push(claim);
                }
            }
            None => {
                let fault = Fault::new(faults::NO_WIN_BEFORE).seat(claim.seat);
                self.faults.push(Fault { event: Some(index + 1), ..fault });
            }
        }
    }
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
        let last_of_wall = draft.answer(&SEA) == Some(Answer::Yes);
        let came = tiles::Win { last_of_wall, ..draft.win() };
        let claims = vec![Claim { seat, passed: passed_alone(draft) }];
        Happened::Win(Win { tile, came, claims })
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

/// How the winning tile of an event came.
fn came(event: &DraftEvent) -> tiles::Win {
    tiles::Win {
        source: questions::source(event),
        from: event.answer_if_asked(&WIN_DISCARDER).and_then(Answer::seat),
        last_of_wall: event.answer_if_asked(&WON_ON_LAST_TILE) == Some(Answer::Yes),
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
