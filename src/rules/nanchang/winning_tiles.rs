//! The tiles from which the arrangements of a winning hand are built, and the jing among them that
//! can be wild.

use arrayvec::ArrayVec;

use std::cmp::Reverse;

use crate::reading::division::WildTile;
use crate::reading::division::{Division, Form, Part};
use crate::sorting::Sort;
use crate::tiles::{Counts, Meld, Tile, TileSet, WinSource};

use super::deal::Deal;
use super::jing::Jing;

/// The numbers of primary and secondary jing that keep their face value.
pub(super) type FaceValues = [u8; 2];

/// The concealed tiles of a won hand, with the winning tile. It is open which of the jing are wild.
pub(super) struct WinningTiles<'a> {
    /// The tiles that are not jing.
    pub ordinary: Counts,
    /// The numbers of primary and secondary jing.
    pub jing_counts: FaceValues,
    pub jing: Jing,
    pub melds: &'a [Meld],
    /// The winning tile.
    pub tile: Tile,
    /// How the winning tile came.
    pub source: WinSource,
}

impl<'a> WinningTiles<'a> {
    /// The tiles of the winner of a deal; `None` if nobody won.
    pub fn new(deal: &'a Deal) -> Option<WinningTiles<'a>> {
        let (hand, source, jing) = (deal.winner()?, deal.win()?.source, deal.jing());
        let mut ordinary = hand.standing_and_win();
        let kinds = [jing.primary, jing.secondary];
        let jing_counts = kinds.map(|kind| ordinary.get(kind));
        for (kind, n) in kinds.into_iter().zip(jing_counts) {
            (0..n).for_each(|_| ordinary.remove(kind));
        }
        Some(WinningTiles {
            ordinary,
            jing_counts,
            jing,
            melds: hand.melds(),
            tile: hand.win()?,
            source,
        })
    }

    /// The fewest jing that keep their face value. A claimed jing does (N5); with `keep`, a winning
    /// tile that is a jing does in any case.
    pub fn least_at_face_value(&self, keep: bool) -> FaceValues {
        let one = u8::from(keep || !self.source.is_self_drawn());
        let is = |kind: Tile| if kind == self.tile { one } else { 0 };
        [is(self.jing.primary), is(self.jing.secondary)]
    }

    /// Every choice of the jing that keep their face value, at least `least`, in which some jing
    /// are wild. The choices with the fewest wild jing come first.
    pub fn choices_with_wild(&self, least: FaceValues) -> ArrayVec<FaceValues, 25> {
        let mut choices: ArrayVec<FaceValues, 25> = ArrayVec::new();
        for primary in least[0]..=self.jing_counts[0] {
            for secondary in least[1]..=self.jing_counts[1] {
                if [primary, secondary] != self.jing_counts {
                    choices.push([primary, secondary]);
                }
            }
        }
        choices.arrange_by_key(|[a, b]| Reverse((a + b, *a)));
        choices
    }

    /// The tiles at face value when `faces` jing keep their face value.
    pub fn at_face_value(&self, faces: FaceValues) -> Counts {
        let kinds = [self.jing.primary, self.jing.secondary];
        let mut tiles = self.ordinary;
        for (kind, n) in kinds.into_iter().zip(faces) {
            (0..n).for_each(|_| tiles.add(kind));
        }
        tiles
    }

    /// The number of wild jing when `faces` jing keep their face value.
    pub fn wild(&self, faces: FaceValues) -> u8 {
        self.jing_counts[0] + self.jing_counts[1] - faces[0] - faces[1]
    }

    /// The number of concealed sets in a hand of four sets.
    pub fn sets(&self) -> usize {
        4 - self.melds.len().min(4)
    }
}

/// Fills the parts of a division with the tiles at face value. Wild tiles fill the places that
/// remain.
pub(super) struct PartFiller {
    left: Counts,
    open: ArrayVec<(Part, Tile), 8>,
}

impl PartFiller {
    /// Starts with the tiles at face value.
    pub fn new(at_face_value: Counts) -> PartFiller {
        PartFiller { left: at_face_value, open: ArrayVec::new() }
    }

    /// Fills a place with a tile at face value, or leaves it to a wild tile if none is left.
    pub fn fill(&mut self, part: Part, tile: Tile) {
        if self.left.get(tile) > 0 { self.left.remove(tile) } else { self.leave(part, tile) }
    }

    /// Leaves a place to a wild tile.
    pub fn leave(&mut self, part: Part, tile: Tile) {
        // The search finds no arrangement with more open places than the hand has jing.
        let _ = self.open.try_push((part, tile));
    }

    /// The wild tiles of the open places. A jing whose own kind is wanted in an open place takes
    /// that place and is not wild.
    pub fn wilds(self, winning: &WinningTiles, faces: FaceValues) -> ArrayVec<WildTile, 8> {
        let kinds = [winning.jing.primary, winning.jing.secondary];
        let mut left = [winning.jing_counts[0] - faces[0], winning.jing_counts[1] - faces[1]];
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

/// A division of a form, without parts.
pub(super) fn empty_division(form: Form) -> Division {
    Division {
        form,
        sets: ArrayVec::new(),
        pairs: ArrayVec::new(),
        singles: TileSet::EMPTY,
        wilds: ArrayVec::new(),
        marked: ArrayVec::new(),
    }
}
