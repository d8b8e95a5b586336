//! The wins that a draft names, whether or not they can be settled yet: who won, and from whom the tile
//! came. A screen shows what is known of them while the deal is still being entered.

use crate::entry::{Draft, Event};
use crate::system::Role;
use crate::tiles::{Seat, WinSource};

use super::Engine;

/// A win as far as it has been entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnteredWin {
    /// The index of the event that tells of it. `None` for the win of the hand that is calculated.
    pub event: Option<usize>,
    /// The place whose tiles won, where the tiles of the winner can be entered.
    pub place: Option<usize>,
    /// The winner. `None` if nobody has said whose hand it is.
    pub winner: Option<Seat>,
    /// How the winning tile came.
    pub source: WinSource,
    /// Who discarded it, or whose kong was robbed. `None` if it was drawn, or if that is not known.
    pub from: Option<Seat>,
    /// Whether the answer to who discarded it matters.
    pub asks_from: bool,
    /// What the hand is worth, where that was entered in place of its tiles.
    pub points: Option<i32>,
}

impl dyn Engine + '_ {
    /// The wins that a draft names, those of events first, in their order.
    ///
    /// The hand that is calculated is one of them unless nobody won, or every win of the deal is an
    /// event.
    ///
    /// ```
    /// use hule::entry::link;
    /// use hule::rules;
    /// use hule::tiles::Seat;
    ///
    /// let mcr = rules::engine(rules::system("mcr").unwrap()).unwrap();
    /// let draft = link::decode("1/mcr/123m?seat=S&from=W", rules::SYSTEMS).unwrap();
    /// let [win] = mcr.entered_wins(&draft)[..] else { panic!("one win") };
    /// assert_eq!((win.winner, win.from), (Some(Seat::South), Some(Seat::West)));
    /// ```
    pub fn entered_wins(&self, draft: &Draft) -> Vec<EnteredWin> {
        let mut wins: Vec<EnteredWin> = Vec::new();
        for (index, event) in draft.events.iter().enumerate() {
            if event.kind.is_win {
                wins.push(win_of_event(draft, index, event, wins.last().copied()));
            }
        }
        let by_place = |event: &Event| event.kind.seat;
        let is_told_by_events = self.system().events.iter().any(|kind| kind.is_win && kind.seat)
            && draft.events.iter().any(by_place);
        if !is_told_by_events {
            wins.extend(self.win_of_hand(draft));
        }
        wins
    }

    /// The win of the hand that is calculated. `None` if the draft says that nobody won.
    fn win_of_hand(&self, draft: &Draft) -> Option<EnteredWin> {
        let asks = |role| {
            let question = self.system().question_about(role);
            question.is_some_and(|question| draft.asks(question, 0))
        };
        let asks_from = asks(Role::Discarder);
        let is_win = asks(Role::WinSource) && self.entered_offence(draft).is_none();
        is_win.then(|| EnteredWin {
            event: None,
            place: Some(0),
            winner: draft.seat(0).filter(|_| draft.is_seat_given()),
            source: draft.win_source(),
            from: draft.discarder().filter(|_| asks_from),
            asks_from,
            points: None,
        })
    }

    /// The offence that was entered in place of a win, if it is one of those that a game punishes.
    pub fn entered_offence(&self, draft: &Draft) -> Option<&'static str> {
        let endings = self.system().questions.iter().filter(|q| q.role == Role::Ending);
        let mut words = endings.filter_map(|question| draft.answer(question)?.word());
        words.find(|word| self.system().game.offence(word).is_some())
    }
}

/// The win that an event tells of, after the one before it.
fn win_of_event(
    draft: &Draft,
    index: usize,
    event: &Event,
    before: Option<EnteredWin>,
) -> EnteredWin {
    let answer = |role| event.answer_about(role);
    let discarder = event.kind.question_about(Role::Discarder);
    let (winner, place) = match event.kind.seat {
        true => (draft.seat(event.place), Some(event.place)),
        false => (answer(Role::Winner).and_then(|answer| answer.seat()), None),
    };
    let source = answer(Role::WinSource).and_then(|answer| answer.win_source());
    let win = EnteredWin {
        event: Some(index),
        place,
        winner,
        source: source.unwrap_or(WinSource::Discard),
        from: answer(Role::Discarder).and_then(|answer| answer.seat()),
        asks_from: discarder.is_some_and(|question| event.asks(question)),
        points: answer(Role::Worth).and_then(|answer| answer.number()).map(i32::from),
    };
    // A win on the same tile as the one before came from the same player.
    let joined = before.filter(|_| !win.asks_from && !win.source.is_self_drawn());
    match joined {
        _ if event.kind.is_win_on_same_tile() => {
            EnteredWin { source: draft.win_source(), from: draft.discarder(), ..win }
        }
        Some(before) => EnteredWin { source: before.source, from: before.from, ..win },
        None => EnteredWin { from: win.from.filter(|_| win.asks_from), ..win },
    }
}
