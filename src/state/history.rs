//! The history of the draft, for undo and redo.

use crate::entry::Draft;
use crate::entry::notation::Tiles;
use crate::scoring::Position;

use super::Piece;

/// The largest number of steps that can be undone.
const STEPS: usize = 200;

/// A draft, the order in which its pieces were entered, the place of the last change, and where the
/// game stands, as far as it has been followed from deal to deal.
#[derive(Clone, Debug, PartialEq)]
struct Snapshot {
    draft: Draft,
    order: Vec<(usize, Piece)>,
    place: usize,
    position: Option<Position>,
}

/// The current draft, those before it, and those that were undone.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    now: Snapshot,
    past: Vec<Snapshot>,
    future: Vec<Snapshot>,
}

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
    let standing = tiles.standing.iter().map(|t| Piece::Standing(*t));
    let flowers = tiles.flowers.iter().map(|f| Piece::Flower(*f));
    let all = melds.chain(standing).chain(flowers).chain(tiles.win.map(|_| Piece::Win));
    pieces.extend(all.map(|piece| (place, piece)));
}

impl History {
    /// Creates a history that begins with a draft.
    pub fn new(draft: Draft) -> History {
        let order = pieces(&draft);
        let now = Snapshot { draft, order, place: 0, position: None };
        History { now, past: Vec::new(), future: Vec::new() }
    }

    /// Returns the current draft.
    pub fn draft(&self) -> &Draft {
        &self.now.draft
    }

    /// Returns where the game stands, if it was followed from an earlier deal.
    pub fn position(&self) -> Option<&Position> {
        self.now.position.as_ref()
    }

    /// Whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Makes a draft, changed at a place, the current one. Returns whether it differs from the one
    /// before.
    pub fn push(&mut self, draft: Draft, place: usize) -> bool {
        // Another rule system is another game.
        let is_same_game = draft.system() == self.now.draft.system();
        let position = self.now.position.clone().filter(|_| is_same_game);
        self.push_at(draft, place, position)
    }

    /// Makes the draft of the next deal, at a position of the game, the current one.
    pub fn push_deal(&mut self, draft: Draft, position: Position) {
        self.push_at(draft, 0, Some(position));
    }

    fn push_at(&mut self, draft: Draft, place: usize, position: Option<Position>) -> bool {
        if draft == self.now.draft && position == self.now.position {
            return false;
        }
        let order = self.order_of(&draft);
        let next = Snapshot { draft, order, place, position };
        let before = std::mem::replace(&mut self.now, next);
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
        true
    }

    /// The order of a draft's pieces: known pieces keep their order, new ones come last.
    fn order_of(&self, draft: &Draft) -> Vec<(usize, Piece)> {
        let mut left = pieces(draft);
        let mut order = Vec::with_capacity(left.len());
        for piece in &self.now.order {
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
        let mut order = self.now.order.iter().rev();
        order.find(|(at, _)| place.is_none_or(|place| *at == place)).copied()
    }

    /// Undoes the last change and returns the place that it was about.
    pub fn undo(&mut self) -> Option<usize> {
        let place = self.now.place;
        let done = step(&mut self.past, &mut self.now, &mut self.future);
        // A change of the rule system was about the first place.
        done.then_some(place)
    }

    /// Redoes the change that was undone last and returns the place that it is about.
    pub fn redo(&mut self) -> Option<usize> {
        step(&mut self.future, &mut self.now, &mut self.past).then_some(self.now.place)
    }
}

fn step(from: &mut Vec<Snapshot>, now: &mut Snapshot, to: &mut Vec<Snapshot>) -> bool {
    let Some(snapshot) = from.pop() else { return false };
    to.push(std::mem::replace(now, snapshot));
    true
}
