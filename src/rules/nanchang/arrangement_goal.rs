//! What an arrangement of a winning hand with jing should be: its form and its fans.

use crate::reading::division::Form;
use crate::tiles::WinSource;

use super::winning_tiles::WinningTiles;

/// The form and the fans that an arrangement should have. All other doubles of a win depend on the
/// deal alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ArrangementGoal {
    pub form: Form,
    /// Every jing keeps its face value (N22).
    pub german: bool,
    /// For four sets: all sets are pungs or kongs (N18). For misfits: all seven honors are there at
    /// face value, the seven stars (N21).
    pub pungs_or_stars: bool,
    /// The winning tile makes a pair with a lone jing (N24).
    pub lone_jing: bool,
}

/// All goals. A goal comes before the lesser goals that an arrangement for it also meets.
pub(super) fn all_goals() -> impl Iterator<Item = ArrangementGoal> {
    const FORMS: [Form; 3] = [Form::FourSets, Form::SevenPairs, Form::Misfits];
    const BOTH: [bool; 2] = [true, false];
    let all = FORMS.into_iter().flat_map(|form| {
        BOTH.into_iter().flat_map(move |german| {
            BOTH.into_iter().flat_map(move |pungs_or_stars| {
                BOTH.into_iter().map(move |lone_jing| ArrangementGoal {
                    form,
                    german,
                    pungs_or_stars,
                    lone_jing,
                })
            })
        })
    });
    all.filter(|t| match t.form {
        Form::SevenPairs => !t.pungs_or_stars,
        Form::Misfits => !t.lone_jing,
        _ => true,
    })
}

impl ArrangementGoal {
    /// Whether every arrangement for another goal also meets this one, so that this goal can be
    /// skipped once the other is found.
    pub fn is_covered_by(self, other: ArrangementGoal) -> bool {
        self.form == other.form
            && (!self.german || other.german)
            && (!self.pungs_or_stars || other.pungs_or_stars)
            && (!self.lone_jing || other.lone_jing)
    }
}

/// Whether an arrangement for a goal may have a pair of the winning tile and a jing. With `spare`,
/// another tile of the winning kind is outside the pair, and the winner may choose that one as the
/// tile that came last (N24).
pub(super) fn may_pair_lone_jing(
    winning: &WinningTiles,
    goal: ArrangementGoal,
    spare: bool,
) -> bool {
    match winning.source {
        // Only a German hand may win with such a pair on a discard (N25).
        WinSource::Discard | WinSource::DiscardAfterKong => {
            !goal.lone_jing && (spare || goal.german)
        }
        source => goal.lone_jing == source.is_self_drawn(),
    }
}
