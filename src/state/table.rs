//! The table: the rule system, the answers, the next hand.

use crate::entry::{Draft, Fault};

use super::State;
use super::entry::Done;

/// The questions about the table rather than the deal: they stay answered for the next hand.
const KEPT: &[&str] = &["round", "seat", "limit", "players"];

impl State {
    /// Another rule system.
    pub(super) fn rules(&mut self, key: &str) -> Done {
        match self.systems.iter().copied().find(|rules| rules.key() == key) {
            Some(rules) if rules.key() != self.draft().rules().key() => {
                self.mode = None;
                self.panel = None;
                self.load(self.draft().for_rules(rules))
            }
            _ => Ok(()),
        }
    }

    /// The next hand at the same table.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let kept: Vec<_> = draft.given().filter(|(k, _)| KEPT.contains(k)).collect();
        draft.clear();
        for (key, answer) in kept {
            let _ = draft.put(key, answer);
        }
        self.place = 0;
        self.push(draft);
        self.mode = None;
        self.panel = None;
    }

    pub(super) fn answer(&mut self, key: &'static str, at: usize, answer: &'static str) -> Done {
        let draft = self.draft();
        let rules = draft.rules();
        let open = rules.questions().iter().any(|q| q.key == key && q.default.is_none());
        if open && draft.answer_at(key, at) == Some(answer) {
            return self.edit(|draft| {
                draft.forget_at(key, at);
                Ok(())
            });
        }
        let asked = rules.asked(draft).into_iter().filter(|a| a.key == key && a.place == at);
        let mut offers = asked.flat_map(|a| a.offers).filter(|o| o.answer == answer);
        match offers.find_map(|o| o.impossible) {
            Some(fault) => Err(vec![fault]),
            None => self.edit(|draft| draft.set_at(key, at, answer)),
        }
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Draft) -> Result<(), Fault>) -> Done {
        let mut draft = self.draft().clone();
        change(&mut draft).map_err(|fault| vec![fault])?;
        self.push(draft);
        Ok(())
    }
}
