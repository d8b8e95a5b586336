//! A change: one thing that could have been different in a draft.

use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::scoring::Engine;
use crate::system::{Answer, Question, Varies};
use crate::tiles::{Meld, MeldKind, Tile};

/// One thing that could have been different in a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Another answer to a question, together with the answers that follow from it.
    Answer {
        /// The question.
        question: &'static Question,
        /// The place that the question is asked of.
        place: usize,
        /// The answer.
        answer: Answer,
        /// Whether the answer takes luck.
        lucky: bool,
    },
    /// Another tile of the same hand came last.
    CameLast {
        /// The tile that came last.
        tile: Tile,
    },
    /// Another tile completed the hand.
    WonOn {
        /// The tile that would complete it.
        tile: Tile,
        /// The tile that did complete it.
        instead: Tile,
    },
    /// Another tile in place of a concealed one.
    Exchanged {
        /// The new tile.
        tile: Tile,
        /// The tile that it replaces.
        instead: Tile,
    },
    /// A meld that was not claimed.
    Unclaimed {
        /// The meld.
        meld: Meld,
    },
}

impl Change {
    /// The draft with this change at a place. `None` if the draft does not have what is to be
    /// changed.
    pub fn of(self, engine: &dyn Engine, draft: &Draft, place: usize) -> Option<Draft> {
        let mut draft = draft.clone();
        if let Change::Answer { question, place, answer, .. } = self {
            engine.answer(&mut draft, question, place, answer).ok()?;
            return Some(draft);
        }
        let tiles = draft.place_mut(place)?;
        match self {
            Change::CameLast { tile } => {
                tiles.make_win(tile, false).then_some(())?;
            }
            Change::WonOn { tile, .. } => (tiles.win, tiles.marks.win) = (Some(tile), false),
            Change::Exchanged { tile, instead } => {
                tiles.take_standing(instead, false).then_some(())?;
                tiles.add_standing(tile, false);
            }
            Change::Unclaimed { meld } => unclaim(tiles, meld)?,
            Change::Answer { .. } => {}
        }
        Some(draft)
    }

    /// Whether the change is another tile in place of one of the hand.
    pub const fn is_exchange(self) -> bool {
        matches!(self, Change::WonOn { .. } | Change::Exchanged { .. })
    }

    /// Whether two changes are of the same kind.
    pub(super) fn is_like(self, other: Change) -> bool {
        let both_exchange = self.is_exchange() && other.is_exchange();
        both_exchange || std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// Whether the change takes luck.
    pub(super) fn needs_luck(self) -> bool {
        matches!(self, Change::Answer { lucky: true, .. })
    }

    /// The changes of one answer: to questions that are decided in play and, if `before_play`, also
    /// to those that are settled before it.
    pub(super) fn answers(draft: &Draft, before_play: bool) -> Vec<Change> {
        let mut changes = Vec::new();
        for asked in draft.asked() {
            let common = match asked.question.varies {
                Varies::InPlay { common } => common,
                Varies::BeforePlay if before_play => 0,
                _ => continue,
            };
            for (i, offer) in asked.offers.iter().enumerate() {
                if asked.answer != Some(offer.answer) {
                    let (question, place, answer) = (asked.question, asked.place, offer.answer);
                    changes.push(Change::Answer { question, place, answer, lucky: i >= common });
                }
            }
        }
        changes
    }

    /// Whether the change is about something that is settled before play.
    pub(super) fn is_before_play(self) -> bool {
        matches!(self, Change::Answer { question, .. } if question.varies == Varies::BeforePlay)
    }
}

/// Makes a claimed meld concealed: its tiles join the concealed ones, and a kong becomes a concealed
/// kong. `None` if there is no such meld, or if it is concealed already.
fn unclaim(tiles: &mut Tiles, meld: Meld) -> Option<()> {
    let at = tiles.melds.iter().position(|other| *other == meld)?;
    match meld.kind() {
        MeldKind::ConcealedKong => return None,
        MeldKind::Kong | MeldKind::AddedKong => {
            let kong = Meld::of(MeldKind::ConcealedKong, meld.tile())?;
            tiles.melds[at] = kong.with_mark(meld.marked().is_some());
        }
        _ => {
            tiles.melds.remove(at);
            tiles.conceal(&meld);
        }
    }
    Some(())
}
