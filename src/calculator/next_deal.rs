//! Beginning the next deal of a game.

use crate::entry::{Agreement, Draft};
use crate::scoring::NextDeal;

use super::{History, Notice, State};

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
