//! The hands of thirteen tiles that are made on the way to a win.

use arrayvec::ArrayVec;

use crate::entry::Draft;
use crate::scoring::Wait;
use crate::system::Role;
use crate::tiles::Tile;

/// Tiles of a way: at most two go, and at most two come.
pub(super) type Few = ArrayVec<Tile, 2>;

/// An exchange of tiles that leaves thirteen: some go, and one comes or none.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Exchange {
    /// The tiles that go, in ascending order.
    pub goes: Few,
    /// The tile that comes before the one that wins.
    pub comes: Option<Tile>,
}

impl Exchange {
    pub fn new(goes: impl IntoIterator<Item = Tile>, comes: Option<Tile>) -> Exchange {
        let mut goes: Few = goes.into_iter().collect();
        goes.sort_unstable();
        Exchange { goes, comes }
    }

    /// The draft of thirteen tiles after the exchange. `draft` is one that [`undecided`] returned.
    pub fn of(&self, draft: &Draft) -> Draft {
        let mut draft = draft.clone();
        for tile in &self.goes {
            if let Some(at) = draft.tiles.standing.iter().position(|other| other == tile) {
                draft.tiles.standing.remove(at);
            }
        }
        draft.tiles.standing.extend(self.comes);
        draft
    }
}

/// The draft with its winning tile among the others, and without anything that is known only of a
/// finished hand.
pub(super) fn undecided(draft: &Draft) -> Draft {
    let mut draft = draft.clone();
    draft.tiles.join_win();
    for question in draft.system().questions {
        if question.role.is_about_the_end() || question.role == Role::WinSource {
            draft.forget(question, 0);
        }
    }
    draft
}

/// What a wait is worth to the player who draws it; by discard, if it wins only so. 0 if it does not
/// win.
pub(super) fn points(wait: &Wait) -> u64 {
    let worth = if wait.self_drawn.wins { &wait.self_drawn } else { &wait.discard };
    if worth.wins { u64::try_from(worth.total).unwrap_or(0) } else { 0 }
}
