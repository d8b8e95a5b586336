//! Undo and redo.

use crate::entry::Draft;
use crate::entry::notation::Tiles;

use super::Piece;

/// How many steps can be taken back.
const STEPS: usize = 200;

/// A draft, the order in which its pieces came, and the place that the last change was about.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    draft: Draft,
    order: Vec<(usize, Piece)>,
    place: usize,
}

/// What was, is, and can be again.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    now: Moment,
    past: Vec<Moment>,
    future: Vec<Moment>,
}

/// The pieces of all places, as if they had been entered in this order.
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
    pub fn new(draft: Draft) -> History {
        let order = pieces(&draft);
        History { now: Moment { draft, order, place: 0 }, past: Vec::new(), future: Vec::new() }
    }

    pub fn draft(&self) -> &Draft {
        &self.now.draft
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Makes the draft the present one, changed at a place; whether it differs from what was.
    pub fn push(&mut self, draft: Draft, place: usize) -> bool {
        if draft == self.now.draft {
            return false;
        }
        let order = self.order_of(&draft);
        let before = std::mem::replace(&mut self.now, Moment { draft, order, place });
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
        true
    }

    /// The pieces that were there keep their places, new ones come last.
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

    /// What was entered last at a place, or at any, and where.
    pub fn last(&self, place: Option<usize>) -> Option<(usize, Piece)> {
        let mut order = self.now.order.iter().rev();
        order.find(|(at, _)| place.is_none_or(|place| *at == place)).copied()
    }

    /// Takes the last change back; the place that it was about.
    pub fn undo(&mut self) -> Option<usize> {
        let place = self.now.place;
        let done = step(&mut self.past, &mut self.now, &mut self.future);
        // A change of the rule system was about the first place.
        done.then_some(place)
    }

    /// Makes the change again that was taken back; the place that it is about.
    pub fn redo(&mut self) -> Option<usize> {
        step(&mut self.future, &mut self.now, &mut self.past).then_some(self.now.place)
    }
}

fn step(from: &mut Vec<Moment>, now: &mut Moment, to: &mut Vec<Moment>) -> bool {
    let Some(moment) = from.pop() else { return false };
    to.push(std::mem::replace(now, moment));
    true
}
