//! The engine of Chinese Classical: connects the driver to the deal, its score and its waits.

use crate::entry::{Circumstances, Contradiction, Draft, Faults, reconcile_answers, unless};
use crate::scoring::{self, Engine, Scored};
use crate::system::{Answer, Question, Role, System};
use crate::tiles::WinSource;

use super::SYSTEM;
use super::deal::Deal;
use super::score::score;

/// The engine of Chinese Classical.
pub const ENGINE: Classical = Classical;

/// The engine of Chinese Classical.
#[derive(Clone, Copy, Debug)]
pub struct Classical;

impl Engine for Classical {
    fn system(&self) -> &'static System {
        &SYSTEM
    }

    fn reconcile(&self, draft: &mut Draft, changed: &Question, before: Option<Answer>) {
        reconcile_answers(draft, changed, before);
        if changed.role == Role::WinSource && draft.win_source() == WinSource::Replacement {
            // A free tile is not the last tile before the dead wall.
            draft.put_about(Role::LastTile, Answer::No);
        }
    }

    fn check(&self, draft: &Draft) -> Result<Box<dyn scoring::Deal>, Faults> {
        let faults = Circumstances::of(draft).faults(Contradiction::OF_LAST_TILE);
        Ok(Box::new(unless(faults, Deal::new(draft))?))
    }
}

impl scoring::Deal for Deal {
    fn score(self: Box<Self>) -> Scored {
        let settlement = score(self);
        Scored { settled: settlement.settled(), readings: Box::new(settlement) }
    }
}
