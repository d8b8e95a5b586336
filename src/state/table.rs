//! The table: the rule system, the answers, the next hand.

use crate::entry::{Draft, Fault, GivenAnswer};
use crate::system::Answer;

use super::State;
use super::entry::Done;

impl State {
    /// Another rule system.
    pub(super) fn rules(&mut self, key: &str) -> Done {
        match self.engines.iter().find(|engine| engine.system().key == key) {
            Some(engine) if engine.system() != self.draft().system() => {
                self.mode = None;
                self.panel = None;
                self.load(self.draft().for_system(engine.system()))
            }
            _ => Ok(()),
        }
    }

    /// The next hand at the same table.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let stays = |key| draft.system().question(key).is_some_and(|question| question.stays);
        let stay: Vec<_> = draft.given().filter(|given| stays(given.key)).collect();
        draft.clear();
        for GivenAnswer { key, place, answer } in stay {
            // The system has these questions and answers: they were given.
            let _ = draft.put(key, place, answer);
        }
        self.place = 0;
        self.push(draft);
        self.mode = None;
        self.panel = None;
    }

    /// Answers a question. The answer that is given is taken back where the question may stay
    /// open.
    pub(super) fn answer(&mut self, key: &'static str, at: usize, answer: Answer) -> Done {
        let draft = self.draft();
        let open = draft.system().question(key).is_some_and(|question| question.default.is_none());
        if open && draft.answer_at(key, at) == Some(answer) {
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

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Draft) -> Result<(), Fault>) -> Done {
        let mut draft = self.draft().clone();
        change(&mut draft).map_err(|fault| vec![fault])?;
        self.push(draft);
        Ok(())
    }
}
