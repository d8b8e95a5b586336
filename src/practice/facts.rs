//! What an exercise shows of its deal: everything that its answer depends on.

use crate::entry::{Asked, Draft};
use crate::rules::learning::Kind;
use crate::scoring::{Note, Report};
use crate::system::{Answer, AnswerKind, Question, Role, Seating, Varies};

/// What is shown of the deal of an exercise. Whatever is not among it changes nothing about the right
/// answer. Where a hand is shown, it is also said that nothing happened but what is named: no last tile,
/// no win that was passed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The places whose tiles are shown, the hand that is asked about first.
    pub hands: Vec<usize>,
    /// The answers that are shown.
    pub answers: Vec<Asked>,
    /// Whether the events of the deal are shown.
    pub events: bool,
    /// Whether the rulings that are in force are shown.
    pub rulings: bool,
    /// Whether it is said that what else the other players hold counts nothing.
    pub others_count_nothing: bool,
}

impl Facts {
    /// Whether something is shown that other players hold.
    pub fn shows_others(&self) -> bool {
        self.hands.len() > 1 || self.answers.iter().any(|asked| asked.place > 0)
    }

    /// What a question of a kind shows of a hand.
    pub(super) fn of(kind: Kind, draft: &Draft, report: &Report) -> Facts {
        if matches!(kind, Kind::Sets | Kind::Worth) {
            return Facts::default();
        }
        let system = draft.system();
        let is_of_win = is_of_win(kind);
        let is_shown = |asked: &&Asked| {
            asked.answer.is_some_and(|answer| !is_silent(asked.question, answer))
                && (is_of_win || is_about_table(asked.question))
        };
        let is_held = |place: &usize| {
            *place == 0 || draft.place(*place).is_some_and(|tiles| !tiles.is_empty())
        };
        Facts {
            hands: (0..system.places.len()).filter(is_held).collect(),
            answers: report.asked.iter().filter(is_shown).cloned().collect(),
            events: !draft.events.is_empty(),
            rulings: draft.rulings() != system.presets[0].bits,
            others_count_nothing: is_of_win && others_may_count(draft, report),
        }
    }
}

/// Whether a question is about a hand that wins, or that may: then it matters how.
fn is_of_win(kind: Kind) -> bool {
    match kind {
        Kind::Win | Kind::Fans | Kind::Main | Kind::Minor | Kind::Payment | Kind::Reading => true,
        Kind::Sets | Kind::Worth | Kind::Waits | Kind::Discard => false,
    }
}

/// Whether an answer says that something did not happen, which goes without saying.
fn is_silent(question: &Question, answer: Answer) -> bool {
    let is_ordinary = question.role == Role::Ending && question.default == Some(answer);
    answer.is_none() || is_ordinary
}

/// Whether a question is about the table, and not about how a hand won.
pub(super) fn is_about_table(question: &Question) -> bool {
    question.stays
        || question.varies == Varies::BeforePlay
        || matches!(question.kind, AnswerKind::Tile | AnswerKind::Tiles { .. })
        || matches!(question.role, Role::MissingSuit | Role::Dealer | Role::OtherPlayer)
}

/// Whether another player's hand would count if it held something, and it was not entered.
fn others_may_count(draft: &Draft, report: &Report) -> bool {
    let is_count = |asked: &Asked| asked.place > 0 && asked.question.kind.is_number();
    draft.system().seating == Seating::Players
        && (report.asked.iter().any(is_count) || report.notes.iter().any(Note::is_of_absent_hand))
}
