//! Actions on the table: changing the rule system, answering questions, beginning the next deal.

use crate::entry::{Agreement, CarriedOver, Draft, Fault, GivenAnswer};
use crate::scoring::NextDeal;
use crate::system::{Answer, Question, Role, System};
use crate::tiles::Tile;

use super::entry::Outcome;
use super::{History, Notice, State};

impl State {
    /// Changes to the rule system of a key, if its engine has been fetched. A hand that was left
    /// there comes back; otherwise the present hand is carried over.
    pub(super) fn rules(&mut self, key: &str) -> Outcome {
        let Some(system) = self.other_system(key) else { return Ok(()) };
        let carries = self.draft().has_hand();
        let left = self.history.left().find(|left| left.system() == system);
        match left.filter(|left| left.has_hand() || !carries).cloned() {
            Some(left) => {
                self.mode = None;
                self.panel = None;
                self.place = 0;
                self.push(left);
                Ok(())
            }
            None => self.carry_over(system),
        }
    }

    /// Carries the hand over to the rule system of a key, in place of one that was left there.
    pub(super) fn take_to(&mut self, key: &str) -> Outcome {
        self.other_system(key).map_or(Ok(()), |system| self.carry_over(system))
    }

    /// The rule system of a key, if it is another one and its engine has been fetched.
    fn other_system(&self, key: &str) -> Option<&'static System> {
        let mut systems = self.engines.iter().map(|engine| engine.system());
        systems.find(|system| system.key == key && *system != self.draft().system())
    }

    /// Carries the hand over to another rule system, whose rulings stay as they were left. A notice
    /// says what the system could not take over.
    fn carry_over(&mut self, system: &'static System) -> Outcome {
        let from = self.draft().system();
        let CarriedOver { mut draft, left_out } = self.draft().carried_over_to(system);
        if let Some(left) = self.history.left().find(|left| left.system() == system) {
            draft.copy_rulings(left);
        }
        self.mode = None;
        self.panel = None;
        self.load(draft)?;
        if !left_out.is_empty() {
            self.notice = Some(Notice::LeftOut(from, Box::new(left_out)));
        }
        Ok(())
    }

    /// Clears the draft for the next hand at the same table: answers that
    /// [stay](crate::system::Question::stays) are kept. In a session it is open again whose hand it is.
    pub(super) fn clear(&mut self) {
        let mut draft = self.draft().clone();
        let is_open = |question: &Question| question.role == Role::Seat && self.is_at_deal();
        let stays = |question: &Question| question.stays && !is_open(question);
        let stay: Vec<_> = draft.given().filter(|given| stays(given.question)).collect();
        draft.clear();
        for GivenAnswer { question, place, answer } in stay {
            // This cannot fail: the same answers were given before.
            let _ = draft.put(question, place, answer);
        }
        self.push(draft);
        self.begin_hand();
        self.panel = None;
    }

    /// Resets the view for another deal.
    pub(super) fn begin_hand(&mut self) {
        self.place = 0;
        self.reset_view();
        self.taken.clear();
        self.mode = None;
    }

    /// Answers a question. Giving the same answer again takes it back if the question has no
    /// default.
    pub(super) fn answer(
        &mut self,
        question: &'static Question,
        at: usize,
        answer: Answer,
    ) -> Outcome {
        let draft = self.draft();
        let is_given = draft.is_given(question, at);
        let is_open = question.default.is_none();
        if is_open && is_given && draft.answer_at(question, at) == Some(answer) {
            return self.edit(|draft| {
                draft.forget(question, at);
                Ok(())
            });
        }
        let Some(engine) = self.engine() else { return Ok(()) };
        match engine.why_impossible(draft, question, at, answer) {
            Some(fault) => Err(vec![fault]),
            None => self.edit(|draft| engine.answer(draft, question, at, answer)),
        }
    }

    /// Puts a tile at the end of the list that answers a question.
    pub(super) fn put_in_list(&mut self, question: &'static Question, tile: Tile) -> Outcome {
        let list = self.draft().answer(question).and_then(Answer::tiles).unwrap_or_default();
        self.answer(question, 0, Answer::Tiles(list.with(tile)))
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut Draft) -> Result<(), Fault>) -> Outcome {
        let mut draft = self.draft().clone();
        change(&mut draft).map_err(|fault| vec![fault])?;
        self.agree(&mut draft);
        self.push(draft);
        Ok(())
    }

    /// Makes the other entries of a changed draft agree with its tiles, where the deal is told by events or is that of
    /// a session.
    pub(super) fn agree(&self, draft: &mut Draft) {
        let before = self.draft();
        let is_told = self.is_at_deal() || !before.events.is_empty() || !draft.events.is_empty();
        if let Some(engine) = self.engine().filter(|_| is_told) {
            engine.agree(before, draft);
        }
    }
}

impl State {
    /// Begins the next deal: an empty hand of the same player, whose seat has moved on with round and
    /// dealer as the rules say. If the game is over by the rules, nothing changes.
    pub(super) fn next_deal(&mut self) {
        let Some(engine) = self.engine() else { return };
        let (draft, known) = (self.draft(), self.history.position());
        let ended = engine.report_as_it_is(draft).settled;
        match engine.next_deal(&Agreement::of(draft), draft, &ended, known) {
            Some(NextDeal { position, draft }) => {
                self.history.push_deal(draft, position);
                self.begin_hand();
                self.panel = None;
                self.notice = Some(Notice::NextDeal);
            }
            None => self.notice = Some(Notice::Word("ui.game-over")),
        }
    }

    /// Begins a deal of a session. The draft holds all that is known of it.
    pub(super) fn begin_deal(&mut self, draft: Draft) {
        self.history.begin_deal(draft);
        self.begin_hand();
    }

    /// Goes back to the hand of a session's deal from one that was opened beside it.
    pub(super) fn return_to_deal(&mut self) {
        if self.history.return_to_deal() {
            self.begin_hand();
        }
    }

    /// Undoes the step to the next deal, and empties the hand at the same table.
    pub(super) fn keep_table(&mut self) {
        self.step(History::undo);
        self.clear();
    }
}
