//! Actions that say who won, and from whom the tile came: for the hand that is calculated, or for an
//! event that tells of a win.

use crate::entry::{Draft, Event, Fault};
use crate::scoring::Engine;
use crate::system::{Answer, Ended, Question, Role};
use crate::tiles::{Seat, WinSource};

use super::State;
use super::entry::Outcome;

/// How the deal ended.
const ENDING: Question = Question::ending();

impl State {
    /// Says who won: the hand is that of the player at the seat, or the event happened to that player.
    pub(super) fn winner(&mut self, event: Option<usize>, seat: Seat) -> Outcome {
        self.say(|draft, engine| match event {
            None => answer_about(draft, engine, Role::Seat, Answer::Seat(seat)),
            Some(index) => {
                let place = draft.own_seat().places_to(seat);
                let Some(event) = draft.events.get_mut(index) else { return Ok(()) };
                match event.kind.seat {
                    true => event.place = place,
                    false => put(event, Role::Winner, Answer::Seat(seat))?,
                }
                // Nobody wins on a tile of their own.
                let from = event.kind.question_about(Role::Discarder);
                let own = from.filter(|from| event.answer(from) == Some(Answer::Seat(seat)));
                own.map_or(Ok(()), |from| event.toggle(from, Answer::Seat(seat)))
            }
        })
    }

    /// Says who discarded the winning tile, or whose kong was robbed. `None`: it was drawn.
    pub(super) fn winning_tile_from(
        &mut self,
        event: Option<usize>,
        from: Option<Seat>,
    ) -> Outcome {
        self.say(|draft, engine| match event {
            None => {
                if let Some(source) = changed_source(draft.win_source(), from) {
                    answer_about(draft, engine, Role::WinSource, Answer::Word(source.key()))?;
                }
                match from {
                    Some(from) => answer_about(draft, engine, Role::Discarder, Answer::Seat(from)),
                    None => Ok(()),
                }
            }
            Some(index) => {
                let Some(event) = draft.events.get_mut(index) else { return Ok(()) };
                let before = event.answer_about(Role::WinSource);
                let before = before.and_then(Answer::win_source).unwrap_or(WinSource::Discard);
                if let Some(source) = changed_source(before, from) {
                    put(event, Role::WinSource, Answer::Word(source.key()))?;
                }
                match from {
                    Some(from) => put(event, Role::Discarder, Answer::Seat(from)),
                    None => Ok(()),
                }
            }
        })
    }

    /// Says that nobody won the deal, or takes that back: as the answer to how it ended or, in a rule
    /// system where an event ends such a deal, with that event. How each player then stands is asked by
    /// place, so that somebody has to sit at the first one.
    pub(super) fn draw(&mut self, is_drawn: bool) -> Outcome {
        let Some(end) = self.draft().system().ending_event() else {
            let answer = if is_drawn { Ended::DRAWN } else { Ended::WON };
            return self.answer(&ENDING, 0, answer);
        };
        self.edit(|draft| {
            draft.events.retain(|event| event.kind != end);
            if is_drawn {
                if !draft.is_seat_given() {
                    draft.put_about(Role::Seat, Answer::Seat(Seat::East));
                }
                draft.events.push(Event::new(end, 0));
            }
            Ok(())
        })
    }

    /// Changes the draft by what was said. What brings a new fault is refused.
    fn say(
        &mut self,
        change: impl FnOnce(&mut Draft, &'static dyn Engine) -> Result<(), Fault>,
    ) -> Outcome {
        let Some(engine) = self.engine() else { return Ok(()) };
        let mut draft = self.draft().clone();
        change(&mut draft, engine).map_err(|fault| vec![fault])?;
        self.agree(&mut draft);
        let before = engine.faults(self.draft());
        let mut faults = engine.faults(&draft);
        faults.retain(|fault| !before.iter().any(|old| old.code == fault.code));
        if !faults.is_empty() {
            return Err(faults);
        }
        self.push(draft);
        Ok(())
    }
}

/// The source of the winning tile that its origin tells, if that is another one than before.
fn changed_source(before: WinSource, from: Option<Seat>) -> Option<WinSource> {
    match (before.is_self_drawn(), from) {
        (true, Some(_)) => Some(WinSource::Discard),
        (false, None) => Some(WinSource::SelfDrawn),
        _ => None,
    }
}

fn answer_about(
    draft: &mut Draft,
    engine: &dyn Engine,
    role: Role,
    answer: Answer,
) -> Result<(), Fault> {
    match draft.system().question_about(role) {
        Some(question) => engine.answer(draft, question, 0, answer),
        None => Ok(()),
    }
}

fn put(event: &mut Event, role: Role, answer: Answer) -> Result<(), Fault> {
    match event.kind.question_about(role) {
        Some(question) => event.put(question, answer),
        None => Ok(()),
    }
}
