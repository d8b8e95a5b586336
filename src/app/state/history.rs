//! Undo and redo.

use crate::draft::Draft;
use crate::notation::Tiles;

use super::Piece;

/// How many steps can be taken back.
const STEPS: usize = 200;

/// A draft, and the order in which its pieces came.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    draft: Draft,
    order: Vec<Piece>,
}

/// What was, is, and can be again.
#[derive(Clone, Debug, PartialEq)]
pub struct History {
    now: Moment,
    past: Vec<Moment>,
    future: Vec<Moment>,
}

/// The pieces of a hand, as if they had been entered in this order.
fn pieces(tiles: &Tiles) -> Vec<Piece> {
    let melds = (0..tiles.melds.len()).map(Piece::Meld);
    let standing = tiles.standing.iter().map(|t| Piece::Standing(*t));
    let flowers = tiles.flowers.iter().map(|f| Piece::Flower(*f));
    melds.chain(standing).chain(flowers).chain(tiles.win.map(|_| Piece::Win)).collect()
}

impl History {
    pub fn new(draft: Draft) -> History {
        let order = pieces(&draft.tiles);
        History { now: Moment { draft, order }, past: Vec::new(), future: Vec::new() }
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

    /// Makes the draft the present one; whether it differs from what was.
    pub fn push(&mut self, draft: Draft) -> bool {
        if draft == self.now.draft {
            return false;
        }
        let order = self.order_of(&draft.tiles);
        let before = std::mem::replace(&mut self.now, Moment { draft, order });
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past.push(before);
        self.future.clear();
        true
    }

    /// The pieces that were there keep their places, new ones come last.
    fn order_of(&self, tiles: &Tiles) -> Vec<Piece> {
        let mut left = pieces(tiles);
        let mut order = Vec::with_capacity(left.len());
        for piece in &self.now.order {
            if let Some(i) = left.iter().position(|p| p == piece) {
                order.push(left.remove(i));
            }
        }
        order.extend(left);
        order
    }

    /// What was entered last.
    pub fn last(&self) -> Option<Piece> {
        self.now.order.last().copied()
    }

    pub fn undo(&mut self) -> bool {
        step(&mut self.past, &mut self.now, &mut self.future)
    }

    pub fn redo(&mut self) -> bool {
        step(&mut self.future, &mut self.now, &mut self.past)
    }
}

fn step(from: &mut Vec<Moment>, now: &mut Moment, to: &mut Vec<Moment>) -> bool {
    let Some(moment) = from.pop() else { return false };
    to.push(std::mem::replace(now, moment));
    true
}
