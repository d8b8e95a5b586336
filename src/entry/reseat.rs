//! Who sits where: all players change their seats, or a hand turns out to be that of another seat.

use crate::system::{Answer, Question, Role, Seating};
use crate::tiles::{BySeat, Seat};

use super::Draft;

impl Draft {
    /// The same deal with the players at other seats: `seats` says where the player of each seat sits
    /// now, and names each seat once.
    ///
    /// The tiles move with their players, and so does every answer that names a player, those about
    /// events included. The prevalent wind is no player's and stays.
    ///
    /// ```
    /// use hule::entry::{Draft, link};
    /// use hule::rules;
    /// use hule::tiles::BySeat;
    ///
    /// let text = "1/sichuan/123456m1p//99s?void=s&event=win.2.9s.win:discard.from:E";
    /// let draft = link::decode(text, rules::SYSTEMS).unwrap();
    /// // Everybody moves on by one seat: West, who won from East, is North and wins from South.
    /// let moved = draft.reseated(&BySeat::from_fn(|seat| seat.after(1)));
    /// assert_eq!(
    ///     link::encode(&moved),
    ///     "1/sichuan/123456m1p//99s?seat=S&dealer=S&void=s&event=win.2.9s.win:discard.from:S",
    /// );
    /// ```
    #[must_use]
    pub fn reseated(&self, seats: &BySeat<Seat>) -> Draft {
        let own = self.own_seat();
        let mut moved = self.with_places(|place| match self.system().seating {
            Seating::Players => seats[own].places_to(seats[own.after(place)]),
            Seating::OnePlayer => place,
        });
        let moved_seat = |answer: Option<Answer>| {
            let before = answer?;
            let after = match before {
                Answer::Seat(seat) => Answer::Seat(seats[seat]),
                Answer::Seats(set) => Answer::Seats(set.iter().map(|seat| seats[seat]).collect()),
                _ => return None,
            };
            Some(after).filter(|after| *after != before)
        };
        for question in self.system().questions.iter().filter(|q| q.role != Role::Round) {
            for place in (0..self.system().places.len()).filter(|place| question.is_of(*place)) {
                // An answer that goes without saying may name a player, too.
                if let Some(answer) = moved_seat(moved.answer_at(question, place)) {
                    // A system with fewer seats may have no such answer: then the old one stays.
                    let _ = moved.put(question, place, answer);
                }
            }
        }
        for event in &mut moved.events {
            for question in event.kind.questions {
                if let Some(answer) = moved_seat(event.answer(question)) {
                    let _ = event.put(question, answer);
                }
            }
        }
        moved
    }

    /// After the hand that is calculated turned out to be that of another seat than `before`: the
    /// hands of the others stay those of the players who were named, and the player who had the own
    /// seat until now takes the one that was left. Answers that name a player stay; those that would
    /// name the player for whom they were given are forgotten.
    pub(super) fn keep_named_players(&mut self, before: Seat) {
        let own = self.own_seat();
        if own == before {
            return;
        }
        if self.system().seating == Seating::Players {
            *self = self.with_places(|place| match before.after(place) {
                seat if seat == before => 0,
                seat if seat == own => own.places_to(before),
                seat => own.places_to(seat),
            });
        }
        self.forget_answers_of_oneself();
    }

    /// Forgets the answers that name another player and would now name the same one.
    fn forget_answers_of_oneself(&mut self) {
        let system = self.system();
        let own = Answer::Seat(self.own_seat());
        for question in system.questions.iter().filter(|q| names_another(q)) {
            if self.answer(question) == Some(own) {
                self.forget(question, 0);
            }
        }
        let seats: Vec<Option<Answer>> =
            self.events.iter().map(|event| self.seat(event.place).map(Answer::Seat)).collect();
        for (event, seat) in self.events.iter_mut().zip(seats) {
            let questions = if event.kind.seat { event.kind.questions } else { &[] };
            for question in questions.iter().filter(|q| names_another(q)) {
                if seat.is_some() && event.answer(question) == seat {
                    event.forget(question);
                }
            }
        }
    }

    /// The same draft with the tiles, answers and events of each place at another one. The first place
    /// stays.
    fn with_places(&self, moved: impl Fn(usize) -> usize) -> Draft {
        let mut draft = self.clone();
        for place in 0..=self.others.len() {
            if let (Some(tiles), Some(slot)) = (self.place(place), draft.place_mut(moved(place))) {
                slot.clone_from(tiles);
            }
            for given in self.given().filter(|given| given.place == place) {
                draft.forget(given.question, place);
            }
        }
        for given in self.given() {
            // This cannot fail: the question was asked of another place of the same kind.
            let _ = draft.put(given.question, moved(given.place), given.answer);
        }
        draft.events.iter_mut().for_each(|event| event.place = moved(event.place));
        draft
    }
}

/// Whether the answers to a question name another player than the one for whom it is asked.
fn names_another(question: &Question) -> bool {
    matches!(question.role, Role::Discarder | Role::OtherPlayer)
}
