//! The distance of a hand from a winning hand when jing are wild, for the waits.
//!
//! The distance is first counted without the jing: the number of tiles that the other tiles lack.
//! Each jing then replaces one missing tile.

use crate::reading::missing_tiles::{Group, MissingBySets, MissingTiles, missing_for_hand};
use crate::reading::shanten::{Distance, HandTiles, Memo, missing_for_pairs};
use crate::tiles::{Counts, TileSet};

use super::jing::Jing;

/// Measures the distance of hands with the same melds.
pub(super) struct ShantenMeasure<'a> {
    jing: Jing,
    /// The tiles that can no longer be drawn.
    unavailable: &'a Counts,
    memo: Memo,
}

impl<'a> ShantenMeasure<'a> {
    pub fn new(jing: Jing, unavailable: &'a Counts) -> ShantenMeasure<'a> {
        ShantenMeasure { jing, unavailable, memo: Memo::default() }
    }

    /// The distance of the tiles from a winning hand. A kind of which no copy is left is never
    /// useful.
    pub fn distance(&self, hand: HandTiles) -> Distance {
        let mut ordinary = *hand.tiles;
        let mut wild = 0;
        for kind in self.jing.kinds() {
            (0..hand.tiles.get(kind)).for_each(|_| ordinary.remove(kind));
            wild += hand.tiles.get(kind);
        }
        let needs: [MissingBySets; 4] = std::array::from_fn(|group| {
            // A jing can stand for a fifth copy of a kind, so the number of copies is not limited
            // to four.
            let tiles = Group { copies: 8, ..Group::new(group, &ordinary, hand.melded) };
            let find = || {
                if group < 3 {
                    tiles.missing_by_sets(hand.free())
                } else {
                    tiles.missing_with_honor_chows()
                }
            };
            self.memo.group(group, ordinary.group(group), find)
        });
        let mut best = missing_for_hand(&needs, hand.free(), true);
        if hand.melds == 0 {
            best =
                best.or(missing_for_pairs(&ordinary, TileSet::ALL)).or(unrelated(ordinary.kinds()));
        }
        let missing = best.missing().saturating_sub(wild);
        if missing == 0 {
            return Distance { missing, useful: TileSet::EMPTY };
        }
        let useful = best.kinds().union(self.jing.kinds());
        Distance { missing, useful: useful.minus(self.unavailable.at_least(4)) }
    }
}

/// The tiles missing for fourteen unrelated tiles.
fn unrelated(kinds: TileSet) -> MissingTiles {
    // `suited[n]`: what is missing for `n` unrelated tiles in the suits up to now.
    let mut suited = [MissingTiles::NEVER; 10];
    suited[0] = MissingTiles::NOTHING;
    for suit in 0..3 {
        let ranks = (kinds.0 >> (9 * suit) & 0x1FF) as u16;
        // `wanted[n]`: what is missing for `n` unrelated tiles of this suit.
        let mut wanted = [MissingTiles::NEVER; 4];
        for choice in super::special_forms::UNRELATED {
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
    // At most seven of the fourteen tiles are honors, so at least seven are suited.
    let absent = TileSet::HONORS.minus(kinds);
    let with_honors = |of_suits: usize| {
        let present = 7 - absent.len();
        let missing = (14 - of_suits).saturating_sub(present);
        let useful = if missing > 0 { absent } else { TileSet::EMPTY };
        suited[of_suits].and(MissingTiles::new(missing as u8, useful))
    };
    (7..=9).map(with_honors).fold(MissingTiles::NEVER, MissingTiles::or)
}
