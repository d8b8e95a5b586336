//! Making the other answers of a draft agree with a new one, where players would take that for
//! granted.

use crate::system::{Answer, LastTile, Question, Role};
use crate::tiles::WinSource;

use super::Draft;

/// Makes other answers agree with the one that was just given to the question `changed`. `before` is
/// the previous answer to that question.
///
/// A self-drawn tile has no discarder, for instance. If another seat turns out to be the own one, the
/// players who were named are still the same: an answer is forgotten only if it would name the player
/// for whom it was given.
pub fn reconcile_answers(draft: &mut Draft, changed: &Question, before: Option<Answer>) {
    match changed.role {
        Role::WinSource => reconcile_source(draft),
        Role::Seat => {
            if let Some(before) = before.and_then(Answer::seat) {
                draft.keep_named_players(before);
            }
        }
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
