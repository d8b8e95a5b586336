//! What the answers of a draft say that most rule systems ask for.

use super::Draft;
use crate::sorting::Sort;
use crate::system::{Answer, Counters, Ended, EventKind, Question, Role, Seating, Seats};
use crate::tiles::{Seat, Win, WinSource, Wind};

impl Draft {
    /// The seat of the player who has the tiles of a place. `None` if the rule system does not ask for
    /// seats.
    pub fn seat(&self, place: usize) -> Option<Seat> {
        let first = self.answer_about(Role::Seat)?.seat()?;
        Some(match self.system.seating {
            Seating::Players => first.after(place),
            Seating::OnePlayer => first,
        })
    }

    /// The seat of the hand that is calculated: East if the rule system does not ask for it.
    pub fn own_seat(&self) -> Seat {
        self.seat(0).unwrap_or(Seat::East)
    }

    /// Whether it was answered whose hand is calculated. East is assumed until then.
    pub fn is_seat_given(&self) -> bool {
        let question = self.system.question_about(Role::Seat);
        question.is_none_or(|question| self.is_given(question, 0))
    }

    /// Whether anything was entered that names other players by their distance from the first place:
    /// tiles or answers of other places, or events.
    pub fn names_other_places(&self) -> bool {
        !self.events.is_empty()
            || self.others.iter().any(|tiles| !tiles.is_empty())
            || self.given().any(|given| given.place > 0)
    }

    /// The dealer's seat: East if the rule system does not ask for it.
    pub fn dealer(&self) -> Seat {
        self.answer_about(Role::Dealer).and_then(Answer::seat).unwrap_or(Seat::East)
    }

    /// The prevalent wind: East if the rule system does not ask for it.
    pub fn round(&self) -> Wind {
        self.answer_about(Role::Round).and_then(Answer::seat).unwrap_or(Wind::East)
    }

    /// What lies on the table from earlier deals, in rule systems that have counters.
    pub fn counters(&self) -> Counters {
        let number = |question| self.answer(question).and_then(Answer::number).unwrap_or(0);
        self.system.counters().map(number).collect()
    }

    /// The places in the order of their seats, East first, so that players are named in the same order
    /// whoever has the first place. Where all places are one player's, in their own order.
    pub fn places_by_seat(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.system.places.len()).collect();
        if !self.is_one_player() {
            places.arrange_by_key(|place| self.seat(*place).map(Seat::index));
        }
        places
    }

    /// Whether the deal ended without a win.
    pub fn is_drawn(&self) -> bool {
        let is_won = || self.events.iter().any(|event| event.kind.is_win);
        self.answer(&Question::ending()) == Some(Ended::DRAWN)
            || self.is_ended_by_event() && !is_won()
    }

    /// Whether an event ended the deal.
    pub fn is_ended_by_event(&self) -> bool {
        self.events.iter().any(|event| event.kind.ends_deal)
    }

    /// Whether an event tells of a win of the player of a place.
    pub fn has_win_of(&self, place: usize) -> bool {
        let is_it = |kind: &EventKind| kind.is_win && kind.seat;
        self.events.iter().any(|event| is_it(event.kind) && event.place == place)
    }

    /// How the winning tile came. A discard if the rule system does not ask that.
    pub fn win_source(&self) -> WinSource {
        let source = self.answer_about(Role::WinSource).and_then(Answer::win_source);
        source.unwrap_or(WinSource::Discard)
    }

    /// The player who discarded the winning tile or whose kong was robbed, if that was answered.
    pub fn discarder(&self) -> Option<Seat> {
        self.answer_about(Role::Discarder)?.seat()
    }

    /// How the winning tile came, as the answers have it.
    pub fn win(&self) -> Win {
        let last_tile = self.answer_about(Role::LastTile);
        Win {
            source: self.win_source(),
            from: self.discarder(),
            last_of_wall: last_tile.is_some_and(|answer| answer != Answer::No),
            last_copy: self.answer_about(Role::LastCopy).is_some_and(Answer::is_yes),
        }
    }

    /// The seats at which somebody plays.
    pub fn seats(&self) -> &'static [Seat] {
        let asked = |question| {
            let players = self.answer(question).and_then(Answer::number).map_or(4, usize::from);
            &Seat::ALL[..players.min(4)]
        };
        match self.system.seats {
            Seats::Asked(question) => asked(question),
            seats => seats.fixed().unwrap_or(&Seat::ALL),
        }
    }
}
