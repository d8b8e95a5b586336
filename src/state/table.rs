//! Actions on the table: changing the rule system, answering questions, starting the next hand.

use crate::entry::{Draft, Fault, GivenAnswer};
use crate::system::Answer;

use super::State;
use super::entry::Outcome;

impl State {
    /// Changes to the rule system of a key, if its engine has been fetched.
    pub(super) fn rules(&mut self, key: &str) -> Outcome {
        match self.engines.iter().find(|engine| engine.system().key == key) {
            Some(engine) if engine.system() != self.draft().system() => {
                self.mode = None;
                self.panel = None;
                self.load(self.draft().for_system(engine.system()))
            }
            _ => Ok(()),
        }
    }

    /// Clears the draft for the next hand at the same table: answers that
    /// [stay](crate::system::Question::stays) are kept.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let stays = |key| draft.system().question(key).is_some_and(|question| question.stays);
        let stay: Vec<_> = draft.given().filter(|given| stays(given.key)).collect();
        draft.clear();
        for GivenAnswer { key, place, answer } in stay {
            // This cannot fail: the same answers were given before.
            let _ = draft.put(key, place, answer);
        }
        self.push(draft);
        self.begin_hand();
    }

    /// Resets the view for an empty hand.
    pub(super) fn begin_hand(&mut self) {
        self.place = 0;
        self.reset_view();
        self.taken.clear();
        self.mode = None;
        self.panel = None;
    }

    /// Answers a question. Giving the same answer again takes it back if the question has no
    /// default.
    pub(super) fn answer(&mut self, key: &'static str, at: usize, answer: Answer) -> Outcome {
        let draft = self.draft();
        let open = draft.system().question(key).is_some_and(|question| question.default.is_none());
        if open && draft.is_given(key, at) && draft.answer_at(key, at) == Some(answer) {
            return self.edit(|draft| {
                draft.forget(key, at);
                Ok(())
            });
        }
        let Some(engine) = self.engine() else { return Ok(()) };
        let asked = engine.asked(draft).into_iter().filter(|a| a.key == key && a.place == at);
        let mut offers = asked.flat_map(|a| a.offers).filter(|offer| offer.answer == answer);
        match offers.find_map(|offer| offer.impossible) {
            Some(fault) => Err(vec![fault]),
            None => self.edit(|draft| engine.answer(draft, key, at, answer)),
        }
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Draft) -> Result<(), Fault>) -> Outcome {
        let mut draft = self.draft().clone();
        change(&mut draft).map_err(|fault| vec![fault])?;
        self.push(draft);
        Ok(())
    }
}
