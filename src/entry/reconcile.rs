//! Making the other answers of a draft agree with a new one, where players would take that for
//! granted.

use crate::system::{Answer, LastTile, Question, Role};
use crate::tiles::WinSource;

use super::Draft;

/// Makes other answers agree with the one that was just given to the question `changed`. `before` is
/// the previous answer to that question.
///
/// A self-drawn tile has no discarder, for instance, and a player who sits across still does so
/// after the own seat is corrected.
pub fn reconcile_answers(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    match changed.role {
        Role::WinSource => reconcile_source(draft),
        Role::Seat => move_other_seats(draft, before),
        _ => {}
    }
}

fn reconcile_source(draft: &mut Draft) {
    let source = draft.win_source();
    if source.is_self_drawn() {
        draft.forget_about(Role::Discarder);
    }
    match draft.answer_about(Role::LastTile) {
        Some(_) if source == WinSource::RobbedKong => draft.put_about(Role::LastTile, Answer::No),
        Some(LastTile::CLAIM) if source.is_self_drawn() => {
            draft.put_about(Role::LastTile, LastTile::DRAW);
        }
        Some(LastTile::DRAW) if !source.is_self_drawn() => {
            draft.put_about(Role::LastTile, LastTile::CLAIM);
        }
        _ => {}
    }
}

/// Moves the answers that name another player by as many seats as the own one has moved.
fn move_other_seats(draft: &mut Draft, before: Option<Answer>) {
    let (Some(old), Some(new)) = (before.and_then(Answer::seat), draft.seat(0)) else { return };
    let others = draft.system().questions.iter();
    for question in others.filter(|q| matches!(q.role, Role::Discarder | Role::OtherPlayer)) {
        if let Some(from) = draft.answer(question.key).and_then(Answer::seat) {
            let moved = Answer::Seat(new.after(old.places_to(from)));
            // A system with fewer seats may have no such answer: then the old one stays.
            let _ = draft.put(question.key, 0, moved);
        }
    }
}
