//! How far a hand is from ready when jing are wild.
//!
//! Everything is counted without the jing first: how many tiles a hand of the others alone would
//! miss. Each jing then is one missing tile less.

use crate::reading::missing_tiles::{Group, MissingBySets, MissingTiles, missing_for_hand};
use crate::reading::shanten::{Distance, Memo, missing_for_pairs};
use crate::tiles::{Counts, TileSet};

use super::jing::Jing;

/// Measures hands with the same melds.
pub(super) struct Measure<'a> {
    melded: &'a Counts,
    melds: usize,
    jing: Jing,
    /// What cannot be drawn any more.
    gone: &'a Counts,
    memo: Memo,
}

impl<'a> Measure<'a> {
    pub fn new(melded: &'a Counts, melds: usize, jing: Jing, gone: &'a Counts) -> Measure<'a> {
        Measure { melded, melds, jing, gone, memo: Memo::default() }
    }

    /// How far the tiles are from a winning hand. A kind of which no copy is left is never useful.
    pub fn distance(&self, tiles: &Counts) -> Distance {
        let mut ordinary = *tiles;
        let mut wild = 0;
        for kind in self.jing.kinds() {
            (0..tiles.get(kind)).for_each(|_| ordinary.remove(kind));
            wild += tiles.get(kind);
        }
        let needs: [MissingBySets; 4] = std::array::from_fn(|group| {
            let digits = ordinary.group(group);
            // A jing that is there or still to come may stand for a fifth copy and more.
            let tiles = Group { group, digits, melded: self.melded.group(group), copies: 8 };
            let find = || {
                if group < 3 { tiles.missing_by_sets() } else { tiles.missing_with_honor_chows() }
            };
            self.memo.group(group, digits, find)
        });
        let mut best = missing_for_hand(&needs, 4 - self.melds.min(4));
        if self.melds == 0 {
            best =
                best.or(missing_for_pairs(&ordinary, TileSet::ALL)).or(unrelated(ordinary.kinds()));
        }
        let missing = best.missing().saturating_sub(wild);
        if missing == 0 {
            return Distance { missing, useful: TileSet::EMPTY };
        }
        let useful = best.kinds().union(self.jing.kinds());
        Distance { missing, useful: useful.minus(self.gone.at_least(4)) }
    }
}

/// What is missing for fourteen unrelated tiles.
fn unrelated(kinds: TileSet) -> MissingTiles {
    // Of so many tiles in the suits so far, what is missing.
    let mut suited = [MissingTiles::NEVER; 10];
    suited[0] = MissingTiles::NOTHING;
    for suit in 0..3 {
        let ranks = (kinds.0 >> (9 * suit) & 0x1FF) as u16;
        // Of one, two or three tiles of this suit.
        let mut wanted = [MissingTiles::NEVER; 4];
        for choice in super::forms::UNRELATED {
            let absent = TileSet(u64::from(choice & !ranks) << (9 * suit));
            let lack = &mut wanted[choice.count_ones() as usize];
            *lack = lack.or(MissingTiles::new(absent.len() as u8, absent));
        }
        let mut next = [MissingTiles::NEVER; 10];
        for (have, before) in suited.iter().enumerate().take(3 * suit + 1) {
            for (more, lack) in wanted.iter().enumerate() {
                next[have + more] = next[have + more].or(before.and(*lack));
            }
        }
        suited = next;
    }
    // Seven of the fourteen may be honors, so at least seven are of the suits.
    let absent = TileSet::HONORS.minus(kinds);
    let with_honors = |of_suits: usize| {
        let present = 7 - absent.len();
        let missing = (14 - of_suits).saturating_sub(present);
        let useful = if missing > 0 { absent } else { TileSet::EMPTY };
        suited[of_suits].and(MissingTiles::new(missing as u8, useful))
    };
    (7..=9).map(with_honors).fold(MissingTiles::NEVER, MissingTiles::or)
}
