//! What has been entered, as the condition of a question or of a place sees it.

use crate::tiles::{Meld, WinSource};

use super::{Answer, Ended, EventKind, Question, Role};

/// Something that is true or not of what has been entered, such as whether a question matters.
pub type Condition = fn(&dyn Entered) -> bool;

/// What has been entered, as the [condition](Question::when) of a question sees it: a draft and the
/// place of which the question is asked, an event, or what was agreed on before a game.
pub trait Entered {
    /// The answer to another question: the one that was given, else the one that is assumed.
    fn answer(&self, question: &Question) -> Option<Answer>;

    /// Like [`Entered::answer`], for the question with a role.
    fn answer_about(&self, role: Role) -> Option<Answer>;

    /// The place of which the question is asked.
    fn place(&self) -> usize {
        0
    }

    /// Whether the deal has events.
    fn has_events(&self) -> bool {
        false
    }

    /// The events of the deal, in order: the kind of each, and what was entered for it.
    fn events(&self) -> Vec<(&'static EventKind, &dyn Entered)> {
        Vec::new()
    }

    /// The rulings that are on, as bits.
    fn rulings(&self) -> u64 {
        0
    }

    /// Whether an event ended the deal, and the player of the place has not won it.
    fn has_run_out(&self) -> bool {
        false
    }

    /// Whether tiles were entered for the place.
    fn has_tiles(&self) -> bool {
        false
    }

    /// The melds of the place.
    fn melds(&self) -> &[Meld] {
        &[]
    }
}

impl dyn Entered + '_ {
    /// Whether a question has this answer.
    pub fn says(&self, question: &Question, answer: Answer) -> bool {
        self.answer(question) == Some(answer)
    }

    /// Whether the deal was won. It was, unless an answer says otherwise.
    pub fn is_won(&self) -> bool {
        !self.says(&Question::ending(), Ended::DRAWN)
    }

    /// Whether the deal was won with a discarded tile or the tile of a robbed kong. It was, unless an
    /// answer says otherwise.
    pub fn is_claimed(&self) -> bool {
        let source = self.answer_about(Role::WinSource).and_then(Answer::win_source);
        self.is_won() && !source.is_some_and(WinSource::is_self_drawn)
    }
}
