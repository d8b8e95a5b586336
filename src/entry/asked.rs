//! The questions of a rule system that matter for a draft, with their present answers.

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use crate::system::{Answer, AnswerKind, Ended, Entered, EventKind, Question, Role};
use crate::tiles::Meld;

use super::notation::Tiles;
use super::{Draft, Fault};

/// A question that matters for a draft, with its present answer and all possible ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: &'static Question,
    /// The place that the question is asked of.
    pub place: usize,
    /// The answer that was given, or the default. `None` if there is neither.
    pub answer: Option<Answer>,
    /// Whether the answer is inferred: nobody gave it, but what is open to all makes it certain.
    pub inferred: bool,
    /// The answers that can be chosen next: [`Question::next`].
    pub offers: Vec<Offer>,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer.
    pub answer: Answer,
    /// The fault that makes the answer impossible now. `None` as well if the answers were not tried.
    pub impossible: Option<Fault>,
}

impl Draft {
    /// Whether a question of the rule system is asked of a place and matters, given what has been
    /// entered.
    pub fn asks(&self, question: &Question, place: usize) -> bool {
        question.is_of(place) && (question.when)(&self.entered(place))
    }

    /// What has been entered, as the condition of a question of a place, or of the place itself, sees it.
    pub(crate) fn entered(&self, place: usize) -> impl Entered + '_ {
        AtPlace { draft: self, place }
    }

    /// Whether a deal that nobody won raises questions of its own, such as who was ready or what each hand held.
    /// (Tiles that were entered may answer them.) So it does where such a deal ends with an event.
    pub fn asks_about_draw(&self) -> bool {
        if self.system().ending_event().is_some() {
            return true;
        }
        let ended = |answer| {
            let mut draft = self.clone();
            draft.tiles = Tiles::default();
            // A system that does not ask how a deal ended has no such answer, and no such questions.
            let _ = draft.put(&Question::ending(), 0, answer);
            draft
        };
        let (won, drawn) = (ended(Ended::WON), ended(Ended::DRAWN));
        self.system().questions.iter().any(|asked| drawn.asks(asked, 0) && !won.asks(asked, 0))
    }

    /// The questions that matter, with all their answers. No answer is tried, so the faults of the
    /// answers are not known: the method `asked` of an [`Engine`](crate::scoring::Engine) finds them.
    pub fn asked(&self) -> Vec<Asked> {
        let mut asked = Vec::new();
        for question in self.system().questions {
            for place in (0..self.system().places.len()).filter(|at| self.asks(question, *at)) {
                let answer = self.answer_at(question, place);
                let offer = |answer| Offer { answer, impossible: None };
                let offers = question.next(answer).into_iter().map(offer).collect();
                let inferred = self.inferred(question, place).is_some();
                asked.push(Asked { question, place, answer, inferred, offers });
            }
        }
        asked
    }
}

/// A draft as the conditions of a place see it.
struct AtPlace<'a> {
    draft: &'a Draft,
    place: usize,
}

impl Entered for AtPlace<'_> {
    fn answer(&self, question: &Question) -> Option<Answer> {
        self.draft.answer_at(question, if question.is_of(self.place) { self.place } else { 0 })
    }

    fn answer_about(&self, role: Role) -> Option<Answer> {
        self.draft.answer_about(role)
    }

    fn place(&self) -> usize {
        self.place
    }

    fn has_events(&self) -> bool {
        !self.draft.events.is_empty()
    }

    fn events(&self) -> Vec<(&'static EventKind, &dyn Entered)> {
        self.draft.events.iter().map(|event| (event.kind, event as &dyn Entered)).collect()
    }

    fn rulings(&self) -> u64 {
        self.draft.rulings()
    }

    fn has_run_out(&self) -> bool {
        self.draft.is_ended_by_event() && !self.draft.has_win_of(self.place)
    }

    fn has_tiles(&self) -> bool {
        self.draft.place(self.place).is_some_and(|tiles| !tiles.is_empty())
    }

    fn melds(&self) -> &[Meld] {
        self.draft.place(self.place).map_or(&[], |tiles| &tiles.melds)
    }
}

/// The key and kind of the question stand beside its answers. The kind of a choice goes without saying.
impl Serialize for Asked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Asked { question, place, answer, inferred, offers } = self;
        let mut fields = serializer.serialize_struct("Asked", 6)?;
        fields.serialize_field("key", question.key)?;
        match question.kind {
            AnswerKind::Choice => fields.skip_field("kind")?,
            kind => fields.serialize_field("kind", &kind)?,
        }
        fields.serialize_field("place", place)?;
        fields.serialize_field("answer", answer)?;
        match inferred {
            true => fields.serialize_field("inferred", inferred)?,
            false => fields.skip_field("inferred")?,
        }
        fields.serialize_field("offers", offers)?;
        fields.end()
    }
}
