//! What was answered with yes. A fan or a check that depends on a question of yes or no asks for it here, by the
//! question's constant.

use crate::system::{Answer, Question};

use super::{Draft, Event};

/// The questions of a draft or an event that were answered with yes, or of which yes is assumed.
///
/// ```
/// use hule::entry::{Draft, YesAnswers};
/// use hule::rules;
///
/// let riichi = rules::system("riichi").unwrap();
/// let mut draft = Draft::new(riichi);
/// draft.set("first-turn", "yes").unwrap();
/// let answers = YesAnswers::of(&draft);
/// assert!(answers.says(riichi.question("first-turn").unwrap()));
/// assert!(!answers.says(riichi.question("ippatsu").unwrap()));
/// // Before the win nobody can know that.
/// assert!(!answers.before_the_end().says(riichi.question("first-turn").unwrap()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YesAnswers {
    questions: &'static [Question],
    /// Bit `i` stands for question `i`.
    bits: u64,
}

impl YesAnswers {
    /// No answers.
    pub const NONE: YesAnswers = YesAnswers { questions: &[], bits: 0 };

    /// Those of the first place of a draft, whether the questions matter or not.
    pub fn of(draft: &Draft) -> YesAnswers {
        YesAnswers::among(draft.system().questions, |question| draft.answer(question))
    }

    /// Those of an event, as far as its questions matter.
    pub fn of_event(event: &Event) -> YesAnswers {
        YesAnswers::among(event.kind.questions, |question| event.answer_if_asked(question))
    }

    /// Those of at most 64 questions.
    fn among(
        questions: &'static [Question],
        answer: impl Fn(&Question) -> Option<Answer>,
    ) -> YesAnswers {
        let is_yes = |question: &Question| {
            matches!(question.answers, [Answer::No, Answer::Yes])
                && answer(question).is_some_and(Answer::is_yes)
        };
        let yes = questions.iter().enumerate().filter(|(_, question)| is_yes(question));
        YesAnswers { questions, bits: yes.fold(0, |bits, (index, _)| bits | 1 << index) }
    }

    /// Whether a question was answered with yes. False for a question that the draft or event does not have.
    pub fn says(&self, question: &Question) -> bool {
        let index = || self.questions.iter().position(|asked| asked == question);
        self.bits != 0 && index().is_some_and(|index| self.bits >> index & 1 == 1)
    }

    /// The same without what is not known before the win.
    #[must_use]
    pub fn before_the_end(self) -> YesAnswers {
        let is_known = |index: &usize| !self.questions[*index].role.is_about_the_end();
        let yes = (0..self.questions.len()).filter(|index| self.bits >> index & 1 == 1);
        let bits = yes.filter(is_known).fold(0, |bits, index| bits | 1 << index);
        YesAnswers { bits, ..self }
    }
}
