//! The tiles that a winning hand is arranged from.

use arrayvec::ArrayVec;

use std::cmp::Reverse;

use crate::reading::division::WildTile;
use crate::reading::division::{Division, Form, Part};
use crate::tiles::{Counts, Meld, Tile, TileSet, WinSource};

use super::deal::Deal;
use super::jing::Jing;

/// How many jing of each kind keep their face value: primary, secondary.
pub(super) type Faces = [u8; 2];

/// The standing tiles of a won hand with its winning tile; which of the jing are wild is open.
pub(super) struct Tray<'a> {
    /// The tiles that are no jing.
    pub ordinary: Counts,
    /// How many jing there are of each kind.
    pub held: Faces,
    pub jing: Jing,
    pub melds: &'a [Meld],
    /// The winning tile, and how it came.
    pub tile: Tile,
    pub source: WinSource,
}

impl<'a> Tray<'a> {
    /// The tray of a deal with a winner.
    pub fn new(deal: &'a Deal) -> Option<Tray<'a>> {
        let (hand, source, jing) = (deal.winner()?, deal.win()?.source, deal.jing());
        let mut ordinary = hand.standing_and_win();
        let kinds = [jing.primary, jing.secondary];
        let held = kinds.map(|kind| ordinary.get(kind));
        for (kind, n) in kinds.into_iter().zip(held) {
            (0..n).for_each(|_| ordinary.remove(kind));
        }
        Some(Tray { ordinary, held, jing, melds: hand.melds(), tile: hand.win()?, source })
    }

    /// The fewest jing that keep their face value: a claimed one does (N5), and `keep` may ask
    /// that the winning tile does in any case.
    pub fn least(&self, keep: bool) -> Faces {
        let one = u8::from(keep || !self.source.is_self_drawn());
        let is = |kind: Tile| if kind == self.tile { one } else { 0 };
        [is(self.jing.primary), is(self.jing.secondary)]
    }

    /// Every choice of the jing that keep their face value, from `least` on, in which some are
    /// wild: first those with the fewest wild ones.
    pub fn with_wild(&self, least: Faces) -> ArrayVec<Faces, 25> {
        let mut choices: ArrayVec<Faces, 25> = ArrayVec::new();
        for primary in least[0]..=self.held[0] {
            for secondary in least[1]..=self.held[1] {
                if [primary, secondary] != self.held {
                    choices.push([primary, secondary]);
                }
            }
        }
        choices.sort_by_key(|[a, b]| Reverse((a + b, *a)));
        choices
    }

    /// The tiles that are what they show when so many jing keep their face value.
    pub fn faced(&self, faces: Faces) -> Counts {
        let kinds = [self.jing.primary, self.jing.secondary];
        let mut tiles = self.ordinary;
        for (kind, n) in kinds.into_iter().zip(faces) {
            (0..n).for_each(|_| tiles.add(kind));
        }
        tiles
    }

    /// How many jing are wild then.
    pub fn wild(&self, faces: Faces) -> u8 {
        self.held[0] + self.held[1] - faces[0] - faces[1]
    }

    /// How many sets stand in the hand.
    pub fn sets(&self) -> usize {
        4 - self.melds.len().min(4)
    }
}

/// The tiles that are what they show, handed out to the parts of a division; wild tiles fill the
/// places that are left.
pub(super) struct Dealing {
    left: Counts,
    open: ArrayVec<(Part, Tile), 8>,
}

impl Dealing {
    pub fn new(faced: Counts) -> Dealing {
        Dealing { left: faced, open: ArrayVec::new() }
    }

    /// Fills a place with an ordinary tile, if there still is one.
    pub fn fill(&mut self, part: Part, tile: Tile) {
        if self.left.get(tile) > 0 { self.left.remove(tile) } else { self.leave(part, tile) }
    }

    /// Leaves a place to a wild tile.
    pub fn leave(&mut self, part: Part, tile: Tile) {
        // Never more than the jing of the hand, for the shapes that the search finds.
        let _ = self.open.try_push((part, tile));
    }

    /// The wild tiles in their places; those whose own place is open take it, and are not wild.
    pub fn wilds(self, tray: &Tray, faces: Faces) -> ArrayVec<WildTile, 8> {
        let kinds = [tray.jing.primary, tray.jing.secondary];
        let mut left = [tray.held[0] - faces[0], tray.held[1] - faces[1]];
        let mut open = self.open;
        for (kind, left) in kinds.into_iter().zip(&mut left) {
            open.retain(|(_, tile)| {
                let own = *tile == kind && *left > 0;
                *left -= u8::from(own);
                !own
            });
        }
        let mut wilds = ArrayVec::new();
        for (part, stands_for) in open {
            let which = usize::from(left[0] == 0);
            left[which] = left[which].saturating_sub(1);
            wilds.push(WildTile { part, tile: kinds[which], stands_for });
        }
        wilds
    }
}

/// A division of this form without parts.
pub(super) fn blank(form: Form) -> Division {
    Division {
        form,
        sets: ArrayVec::new(),
        pairs: ArrayVec::new(),
        singles: TileSet::EMPTY,
        wilds: ArrayVec::new(),
    }
}
