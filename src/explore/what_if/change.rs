//! One thing that could have been otherwise.

use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::scoring::Engine;
use crate::system::Answer;
use crate::system::Varies;
use crate::tiles::{Meld, MeldKind, Tile};

/// One thing that could have been otherwise in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another answer to a question, with whatever goes with it.
    Answer {
        /// The question's key.
        key: &'static str,
        /// The place that it is asked of.
        place: usize,
        /// The answer.
        answer: Answer,
        /// Whether it would be a stroke of luck.
        lucky: bool,
    },
    /// Another of the same tiles came last.
    CameLast {
        /// That tile.
        tile: Tile,
    },
    /// Another tile completed the hand.
    WonOn {
        /// That tile.
        tile: Tile,
        /// The one that did.
        instead: Tile,
    },
    /// Another tile in place of one that stands.
    Exchanged {
        /// That tile.
        tile: Tile,
        /// The one that stands.
        instead: Tile,
    },
    /// A meld that was not claimed.
    Unclaimed {
        /// The meld.
        meld: Meld,
    },
}

fn take<T: PartialEq>(list: &mut Vec<T>, item: &T) -> Option<T> {
    let at = list.iter().rposition(|other| other == item)?;
    Some(list.remove(at))
}

impl Change {
    /// The draft with this changed at a place; `None` where there is nothing of the kind to
    /// change.
    pub fn of(self, engine: &dyn Engine, draft: &Draft, place: usize) -> Option<Draft> {
        let mut draft = draft.clone();
        if let Change::Answer { key, place, answer, .. } = self {
            engine.answer(&mut draft, key, place, answer).ok()?;
            return Some(draft);
        }
        let tiles = draft.place_mut(place)?;
        match self {
            Change::CameLast { tile } => {
                take(&mut tiles.standing, &tile)?;
                tiles.standing.extend(tiles.win.replace(tile));
            }
            Change::WonOn { tile, .. } => tiles.win = Some(tile),
            Change::Exchanged { tile, instead } => {
                take(&mut tiles.standing, &instead)?;
                tiles.standing.push(tile);
            }
            Change::Unclaimed { meld } => unclaim(tiles, meld)?,
            Change::Answer { .. } => {}
        }
        Some(draft)
    }

    /// Whether it takes luck, or another place at the table.
    pub(super) fn is_far(self) -> bool {
        matches!(self, Change::Answer { lucky: true, .. })
    }

    /// The answers that may be imagined: those in play, and those before it where they are asked
    /// for.
    pub(super) fn answers(engine: &dyn Engine, draft: &Draft, before_play: bool) -> Vec<Change> {
        let rules = draft.system();
        let mut changes = Vec::new();
        for asked in engine.asked_without_judging(draft) {
            let question = rules.question(asked.key);
            let common = match question.map_or(Varies::Never, |q| q.varies) {
                Varies::InPlay { common } => common,
                Varies::BeforePlay if before_play => 0,
                _ => continue,
            };
            for (i, offer) in asked.offers.iter().enumerate() {
                if asked.answer != Some(offer.answer) {
                    let (key, place, answer) = (asked.key, asked.place, offer.answer);
                    changes.push(Change::Answer { key, place, answer, lucky: i >= common });
                }
            }
        }
        changes
    }

    /// Whether it is about something that was settled before play.
    pub(super) fn is_before_play(self, draft: &Draft) -> bool {
        let Change::Answer { key, .. } = self else { return false };
        let question = draft.system().question(key);
        question.is_some_and(|q| q.varies == Varies::BeforePlay)
    }
}

/// The tiles of a meld stand with the others; a kong is a concealed one.
fn unclaim(tiles: &mut Tiles, meld: Meld) -> Option<()> {
    let at = tiles.melds.iter().position(|other| *other == meld)?;
    match meld.kind() {
        MeldKind::ConcealedKong => return None,
        MeldKind::Kong | MeldKind::AddedKong => {
            tiles.melds[at] = Meld::of(MeldKind::ConcealedKong, meld.tile())?;
        }
        _ => tiles.standing.extend(tiles.melds.remove(at).tiles()),
    }
    Some(())
}
