//! The history of the drafts, for undo and redo: the current one, those that were left in other rule
//! systems, and that of a session's deal while another hand lies beside the table.

use std::sync::Arc;

use crate::entry::notation::Tiles;
use crate::entry::{Draft, Undo};
use crate::scoring::Position;
use crate::system::System;
use crate::tiles::TileSet;

use super::Piece;

/// The largest number of steps that can be undone.
const STEPS: usize = 200;

/// A draft, the order in which its pieces were entered, and where the game stands, as far as it has
/// been followed from deal to deal.
#[derive(Clone, Debug, PartialEq)]
struct Entered {
    draft: Draft,
    order: Vec<(usize, Piece)>,
    position: Option<Position>,
}

impl Entered {
    /// A draft that was not entered piece by piece.
    fn at_once(draft: Draft) -> Entered {
        Entered { order: pieces(&draft), draft, position: None }
    }

    fn is_of(&self, system: &System) -> bool {
        self.draft.system() == system
    }
}

/// The current draft, those of the other rule systems, and the place of the last change.
#[derive(Clone, Debug, PartialEq)]
struct Snapshot {
    current: Entered,
    /// The drafts that were left in other rule systems, the last one at the end.
    left: Arc<[Entered]>,
    /// The draft of a session's deal, while the current one is another hand of the same rules.
    deal: Option<Arc<Entered>>,
    place: usize,
}

/// The current draft, those before it, and those that were undone.
#[derive(Clone, Debug, PartialEq)]
pub struct History(Undo<Snapshot>);

/// The pieces of all places in the order of a draft that was not entered piece by piece.
fn pieces(draft: &Draft) -> Vec<(usize, Piece)> {
    let mut pieces = Vec::new();
    add(&mut pieces, 0, &draft.tiles);
    for (i, tiles) in draft.others.iter().enumerate() {
        add(&mut pieces, i + 1, tiles);
    }
    pieces
}

fn add(pieces: &mut Vec<(usize, Piece)>, place: usize, tiles: &Tiles) {
    let melds = (0..tiles.melds.len()).map(Piece::Meld);
    let mut marked = tiles.marks.standing;
    let standing = tiles.standing.iter().map(|tile| {
        let is_marked = marked.contains(*tile);
        marked = marked.minus(TileSet::of(*tile));
        if is_marked { Piece::Marked(*tile) } else { Piece::Standing(*tile) }
    });
    let flowers = tiles.flowers.iter().map(|f| Piece::Flower(*f));
    let all = melds.chain(standing).chain(flowers).chain(tiles.win.map(|_| Piece::Win));
    pieces.extend(all.map(|piece| (place, piece)));
}

impl History {
    /// Creates a history that begins with a draft, and with drafts that were left in other rule
    /// systems.
    pub fn new(draft: Draft, left: Vec<Draft>) -> History {
        let of_others = left.into_iter().filter(|other| other.system() != draft.system());
        let left = of_others.map(Entered::at_once).collect();
        let now = Snapshot { current: Entered::at_once(draft), left, deal: None, place: 0 };
        History(Undo::new(now, STEPS))
    }

    fn now(&self) -> &Snapshot {
        self.0.now()
    }

    /// Returns the current draft.
    pub fn draft(&self) -> &Draft {
        &self.now().current.draft
    }

    /// Returns the drafts that were left in other rule systems, the last one at the end.
    pub fn left(&self) -> impl Iterator<Item = &Draft> {
        self.now().left.iter().map(|entered| &entered.draft)
    }

    /// Returns the draft of a session's deal, while the current one lies beside it.
    pub fn deal(&self) -> Option<&Draft> {
        self.now().deal.as_ref().map(|entered| &entered.draft)
    }

    /// Returns where the game stands, if it was followed from an earlier deal.
    pub fn position(&self) -> Option<&Position> {
        self.now().current.position.as_ref()
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    /// Makes a draft, changed at a place, the current one. A draft of another rule system leaves the
    /// one before as it is in its own. Returns whether the draft differs from the one before.
    pub fn push(&mut self, draft: Draft, place: usize) -> bool {
        if draft.system() != self.draft().system() {
            self.change_to(self.in_other_system(draft, place));
            return true;
        }
        let position = self.position().cloned();
        self.push_at(draft, place, position)
    }

    /// Makes the draft of the next deal, at a position of the game, the current one.
    pub fn push_deal(&mut self, draft: Draft, position: Position) {
        self.push_at(draft, 0, Some(position));
    }

    fn push_at(&mut self, draft: Draft, place: usize, position: Option<Position>) -> bool {
        if draft == *self.draft() && position.as_ref() == self.position() {
            return false;
        }
        let current = Entered { order: self.order_of(&draft), draft, position };
        let Snapshot { left, deal, .. } = self.now().clone();
        self.change_to(Snapshot { current, left, deal, place });
        true
    }

    /// Makes a draft the current one beside the deal of a session under these rules, which waits.
    pub fn open_beside(&mut self, draft: Draft, rules: &'static System) {
        if draft.system() != rules {
            self.push(draft, 0);
            return;
        }
        let Snapshot { current, left, deal, .. } = self.now();
        let of_the_rules = || left.iter().find(|left| left.is_of(rules)).cloned();
        let deal = deal.clone().unwrap_or_else(|| {
            let waits = if current.is_of(rules) { Some(current.clone()) } else { of_the_rules() };
            // Nothing was left there if nothing was entered.
            Arc::new(waits.unwrap_or_else(|| Entered::at_once(Draft::new(rules))))
        });
        let left = match current.is_of(rules) {
            true => left.clone(),
            false => self.in_other_system(draft.clone(), 0).left,
        };
        self.change_to(Snapshot {
            current: Entered::at_once(draft),
            left,
            deal: Some(deal),
            place: 0,
        });
    }

    /// Lets the draft of a session's deal wait beside the current one, without a step to undo.
    pub fn set_deal(&mut self, deal: Draft) {
        self.0.now_mut().deal = Some(Arc::new(Entered::at_once(deal)));
    }

    /// Goes back to the draft of the session's deal. Returns whether another one lay beside it.
    pub fn return_to_deal(&mut self) -> bool {
        let Some(deal) = self.now().deal.clone() else { return false };
        let mut next = self.in_other_system(deal.draft.clone(), 0);
        if self.now().current.is_of(deal.draft.system()) {
            next.left = self.now().left.clone();
        }
        self.change_to(Snapshot { current: (*deal).clone(), deal: None, ..next });
        true
    }

    /// Makes a draft that of the session's deal: the present one no longer waits.
    pub fn begin_deal(&mut self, draft: Draft) {
        let had_other = self.now().deal.is_some();
        if !self.push(draft, 0) && had_other {
            self.change_to(self.now().clone());
        }
        self.0.now_mut().deal = None;
    }

    fn change_to(&mut self, next: Snapshot) {
        self.0.change_to(next);
    }

    /// The snapshot after a change to a draft of another rule system.
    fn in_other_system(&self, draft: Draft, place: usize) -> Snapshot {
        let (stay, here): (Vec<_>, Vec<_>) =
            self.now().left.iter().cloned().partition(|left| !left.is_of(draft.system()));
        let current = &self.now().current;
        let is_touched = current.draft != Draft::new(current.draft.system());
        let left = stay.into_iter().chain(is_touched.then(|| current.clone())).collect();
        // A draft that was left here keeps the order of its pieces.
        let known = here.into_iter().find(|entered| entered.draft == draft);
        let current = known.unwrap_or_else(|| Entered::at_once(draft));
        Snapshot { current, left, deal: self.now().deal.clone(), place }
    }

    /// The order of a draft's pieces: known pieces keep their order, new ones come last.
    fn order_of(&self, draft: &Draft) -> Vec<(usize, Piece)> {
        let mut left = pieces(draft);
        let mut order = Vec::with_capacity(left.len());
        for piece in &self.now().current.order {
            if let Some(i) = left.iter().position(|p| p == piece) {
                order.push(left.remove(i));
            }
        }
        order.extend(left);
        order
    }

    /// Returns the piece that was entered last, with its place. With `place`, only pieces of that
    /// place are considered.
    pub fn last(&self, place: Option<usize>) -> Option<(usize, Piece)> {
        let mut order = self.now().current.order.iter().rev();
        order.find(|(at, _)| place.is_none_or(|place| *at == place)).copied()
    }

    /// Forgets what was before, and what was undone.
    pub fn forget_steps(&mut self) {
        self.0.forget_steps();
    }

    /// Undoes the last change and returns the place that it was about.
    pub fn undo(&mut self) -> Option<usize> {
        // A change of the rule system was about the first place.
        let place = self.now().place;
        self.0.undo().then_some(place)
    }

    /// Redoes the change that was undone last and returns the place that it is about.
    pub fn redo(&mut self) -> Option<usize> {
        self.0.redo().then(|| self.now().place)
    }
}
