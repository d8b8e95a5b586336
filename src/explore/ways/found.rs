//! A way to a win.

use serde::Serialize;

use crate::entry::Draft;
use crate::explore::count::Count;
use crate::scoring::{Engine, Worth, lookahead};
use crate::system::Fan;
use crate::tiles::{Tile, WinSource};

use super::Chance;
use super::hands::{Exchange, undecided};

/// A way to a win: the tiles that go, the tiles that come, and what the hand is then worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Way {
    /// The concealed tiles that go.
    pub goes: Vec<Tile>,
    /// The tiles that come. The last one completes the hand.
    pub comes: Vec<Tile>,
    /// What the win is worth by discard.
    pub discard: Worth,
    /// What the win is worth self-drawn.
    pub self_drawn: Worth,
    /// How many copies of each tile that comes are in none of the entered hands.
    pub copies: Vec<u8>,
    /// The chance that the player's next draws bring these tiles and no other between them, in an
    /// order in which the hand wins.
    pub chance: Chance,
}

impl Way {
    /// What the hand of [`Way::carried_out`] is worth.
    pub fn total(&self) -> i32 {
        if self.discard.wins { self.discard.total } else { self.self_drawn.total }
    }

    /// The most that the win is worth.
    pub fn most(&self) -> i32 {
        let wins = [&self.discard, &self.self_drawn].into_iter().filter(|worth| worth.wins);
        wins.map(|worth| worth.total).max().unwrap_or(0)
    }

    /// The draft that wins: by discard, or self-drawn if it wins only so. `draft` is the one whose way
    /// this is.
    pub fn carried_out(&self, draft: &Draft) -> Draft {
        let source = match self.discard.wins {
            true => WinSource::Discard,
            false => WinSource::SelfDrawn,
        };
        let (last, before) = match &self.comes[..] {
            [before @ .., last] => (*last, before),
            [] => return draft.clone(),
        };
        let exchange = Exchange::new(self.goes.iter().copied(), before.first().copied());
        lookahead::completed(&exchange.of(&undecided(draft)), last, source, None)
    }
}

/// Tells which fans each way to a win of a draft's hand brings, in descending order of their points:
/// those that the hand does not have now, or all of them if it is not complete now.
pub fn brings(
    engine: &'static dyn Engine,
    draft: &Draft,
) -> impl Fn(&Way) -> Vec<&'static Fan> + Clone + Send + use<> {
    let count = |draft: &Draft| Count::of(draft, &engine.report_as_it_is(draft), 0);
    let (draft, now) = (draft.clone(), count(draft));
    move |way| {
        let Some(won) = count(&way.carried_out(&draft)) else { return Vec::new() };
        let gained = now.as_ref().map(|now| won.over(now)).filter(|gained| !gained.is_empty());
        gained.unwrap_or_else(|| won.kinds())
    }
}
