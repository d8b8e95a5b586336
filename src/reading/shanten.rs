//! The shanten number: how far a hand is from ready, and which tiles bring it nearer.
//!
//! Everything here counts *missing tiles*: how many tiles have to be exchanged or added until the
//! hand is complete. A ready hand misses one tile; the shanten number is one less than the number of
//! missing tiles.

use std::cell::RefCell;

use crate::reading::division::KNITTED;
use crate::reading::missing_tiles::{Group, MissingBySets, MissingTiles, missing_for_hand};
use crate::tiles::{Counts, Tile, TileSet};

/// How far tiles are from a complete hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The number of missing tiles: 0 for a complete hand, 1 for a ready one.
    pub missing: u8,
    /// The kinds whose next copy leaves fewer tiles missing.
    pub useful: TileSet,
}

impl From<MissingTiles> for Distance {
    fn from(lack: MissingTiles) -> Distance {
        Distance { missing: lack.missing(), useful: lack.kinds() }
    }
}

impl Distance {
    /// The smaller of the two distances. If they are equal, the useful kinds of both.
    #[must_use]
    pub fn or(self, other: Distance) -> Distance {
        let lack = |distance: Distance| MissingTiles::new(distance.missing, distance.useful);
        lack(self).or(lack(other)).into()
    }
}

/// The tiles of a hand whose distance is measured. There may be more tiles than one hand needs; then
/// the best hand that can be made of them is measured.
#[derive(Clone, Copy, Debug)]
pub struct HandTiles<'a> {
    /// The concealed tiles.
    pub tiles: &'a Counts,
    /// The tiles in melds, and others that no hand can have.
    pub melded: &'a Counts,
    /// How many melds there are.
    pub melds: usize,
}

impl HandTiles<'_> {
    /// How many of the four sets are not declared.
    pub(crate) fn free(&self) -> usize {
        4usize.saturating_sub(self.melds)
    }
}

/// The forms besides four sets and a pair that win in a rule system.
#[derive(Clone, Copy, Debug)]
pub struct Forms<'a> {
    /// The kinds that seven pairs may be of; several choices, if they must not be mixed. Empty if they
    /// do not win.
    pub pairs: &'a [TileSet],
    /// Whether the seven pairs must be of seven kinds. Otherwise four identical tiles are two pairs.
    pub different_pairs: bool,
    /// Thirteen orphans.
    pub thirteen_orphans: bool,
    /// The knitted straight, and honors and knitted tiles.
    pub knitted: bool,
}

impl Forms<'static> {
    /// None.
    pub const NONE: Forms<'static> =
        Forms { pairs: &[], different_pairs: false, thirteen_orphans: false, knitted: false };
}

impl Forms<'_> {
    /// What is missing to make seven pairs of these kinds.
    pub(crate) fn missing_for_pairs(&self, tiles: &Counts, of: TileSet) -> MissingTiles {
        if self.different_pairs {
            missing_for_different_pairs(tiles, of)
        } else {
            missing_for_pairs(tiles, of)
        }
    }
}

/// A memo of what the groups of a hand are missing, because finding the best discard asks for the
/// same few groups again and again. It is valid for one hand, whose melds do not change.
#[derive(Debug, Default)]
pub struct Memo {
    groups: [RefCell<Vec<(u32, MissingBySets)>>; 4],
}

impl Memo {
    /// What a group is missing. `find` is called once for the same digits.
    pub(crate) fn group(
        &self,
        group: usize,
        digits: u32,
        find: impl FnOnce() -> MissingBySets,
    ) -> MissingBySets {
        let mut seen = self.groups[group].borrow_mut();
        if let Some((_, needs)) = seen.iter().find(|(known, _)| *known == digits) {
            return *needs;
        }
        let needs = find();
        seen.push((digits, needs));
        needs
    }

    /// What each group is missing to make up to as many sets as are not declared, with honors in pungs only and
    /// at most four copies of a kind.
    pub(crate) fn missing_by_sets(&self, hand: HandTiles, tiles: &Counts) -> [MissingBySets; 4] {
        std::array::from_fn(|group| {
            let find = || Group::new(group, tiles, hand.melded).missing_by_sets(hand.free());
            self.group(group, tiles.group(group), find)
        })
    }

    /// How far the tiles are from a complete hand of any of the forms.
    pub fn distance(&self, hand: HandTiles, forms: Forms) -> Distance {
        let mut best = missing_for_hand(&self.missing_by_sets(hand, hand.tiles), hand.free(), true);
        if hand.melds == 0 {
            let kinds = hand.tiles.kinds();
            let never_pairs = hand.melded.at_least(3);
            for of in forms.pairs {
                best = best.or(forms.missing_for_pairs(hand.tiles, of.minus(never_pairs)));
            }
            let never_there = hand.melded.at_least(4);
            if forms.thirteen_orphans
                && TileSet::TERMINALS_AND_HONORS.intersection(never_there).is_empty()
            {
                best = best.or(missing_for_orphans(hand.tiles));
            }
            if forms.knitted {
                for knit in KNITTED {
                    let wanted = knit.union(TileSet::HONORS);
                    let missing = 14usize.saturating_sub(kinds.intersection(wanted).len());
                    best = best.or(MissingTiles::new(missing as u8, wanted.minus(kinds)));
                }
            }
        }
        if forms.knitted && hand.melds <= 1 {
            best = self.knitted_straight(hand, best);
        }
        let all = hand.tiles.plus(hand.melded).at_least(4);
        Distance { missing: best.missing(), useful: best.kinds().minus(all) }
    }

    fn knitted_straight(&self, hand: HandTiles, mut best: MissingTiles) -> MissingTiles {
        for knit in KNITTED {
            let absent = knit.minus(hand.tiles.kinds());
            let possible = absent.intersection(hand.melded.at_least(4)).is_empty();
            if !possible || absent.len() as u8 > best.missing() {
                continue;
            }
            let rest = knit.minus(absent).iter().fold(*hand.tiles, Counts::without);
            let rest = missing_for_hand(&self.missing_by_sets(hand, &rest), 1 - hand.melds, true);
            best = best.or(rest.and(MissingTiles::new(absent.len() as u8, absent)));
        }
        best
    }
}

/// How far the tiles are from a complete hand of any of the forms.
pub fn distance(hand: HandTiles, forms: Forms) -> Distance {
    Memo::default().distance(hand, forms)
}

/// The number of copies of these kinds that are not among `all`.
pub fn copies_left(kinds: TileSet, all: &Counts) -> u8 {
    kinds.iter().map(|t| 4u8.saturating_sub(all.get(t))).sum()
}

/// What is missing for thirteen orphans: one of each, and a second copy of one of them.
pub(crate) fn missing_for_orphans(tiles: &Counts) -> MissingTiles {
    let orphans = TileSet::TERMINALS_AND_HONORS;
    let paired = !tiles.at_least(2).intersection(orphans).is_empty();
    let absent = orphans.minus(tiles.kinds());
    let useful = if paired { absent } else { orphans };
    MissingTiles::new(absent.len() as u8 + u8::from(!paired), useful)
}

/// What is missing to make seven pairs of these kinds. Four identical tiles are two pairs.
pub(crate) fn missing_for_pairs(tiles: &Counts, of: TileSet) -> MissingTiles {
    let (mut pairs, mut singles, mut odd) = (0, 0, TileSet::EMPTY);
    for tile in tiles.kinds().intersection(of) {
        let copies = tiles.get(tile).min(4);
        pairs += copies / 2;
        if copies % 2 == 1 {
            singles += 1;
            odd.insert(tile);
        }
    }
    let open = 7u8.saturating_sub(pairs);
    let new = open.saturating_sub(singles);
    // A pair that has not been begun may be of any kind of which two copies are left.
    let useful = if new > 0 { of.minus(tiles.at_least(4)) } else { odd };
    MissingTiles::new(open + new, if open > 0 { useful } else { TileSet::EMPTY })
}

/// What is missing to make seven pairs of seven kinds.
fn missing_for_different_pairs(tiles: &Counts, of: TileSet) -> MissingTiles {
    let kinds = tiles.kinds().intersection(of);
    let pairs = tiles.at_least(2).intersection(of);
    let singles = kinds.minus(pairs);
    let open = 7usize.saturating_sub(pairs.len());
    let new = open.saturating_sub(singles.len());
    let useful = if new > 0 { of.minus(pairs) } else { singles };
    MissingTiles::new((open + new) as u8, if open > 0 { useful } else { TileSet::EMPTY })
}

/// The number of tiles to exchange until fourteen tiles are seven pairs of kinds in `of`, among them
/// the pairs `with`. A kind can stand twice, unless the pairs must be `different`.
pub(crate) fn pairs_to_exchange_with(
    tiles: &Counts,
    of: TileSet,
    with: &[Tile],
    different: bool,
) -> u8 {
    // What the first and the second pair of a kind are missing.
    let missing = |tile: Tile| {
        let have = tiles.get(tile);
        let second = Some(2 - have.saturating_sub(2).min(2)).filter(|_| !different);
        [2u8.saturating_sub(have)].into_iter().chain(second)
    };
    let (mut sum, mut rest) = (0, Vec::new());
    for tile in of {
        let wanted = with.iter().filter(|other| **other == tile).count();
        sum += missing(tile).take(wanted).sum::<u8>();
        rest.extend(missing(tile).skip(wanted));
    }
    // No pair is missing more than two tiles.
    let cheapest_first =
        (0..=2).flat_map(|cost| rest.iter().filter(move |missing| **missing == cost));
    sum + cheapest_first.take(7usize.saturating_sub(with.len())).sum::<u8>()
}
