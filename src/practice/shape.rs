//! Makes fourteen tiles that are likely to win. Whether they do, the rule system decides.

use crate::entry::notation::Tiles;
use crate::tiles::{Meld, MeldKind, Suit, Tile, TileSet};

use super::random::Random;

/// A shape that hands are dealt in.
#[derive(Clone, Copy, Debug)]
enum Shape {
    /// Four sets of these tiles and a pair.
    Sets(TileSet, Sets),
    /// Seven pairs of these tiles.
    Pairs(TileSet),
    /// Thirteen orphans.
    Orphans,
    /// A knitted straight, a set and a pair.
    KnittedStraight,
    /// Single honors and knitted tiles.
    Singles,
}

/// Which sets a hand has: chows and pungs, or only one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sets {
    Both,
    Chows,
    Pungs,
}

fn shape(random: &mut Random, tiles: TileSet) -> Shape {
    let suits = Suit::ALL.map(TileSet::of_suit);
    let one = random.pick(&suits);
    let two = one.union(random.pick(&suits));
    let some = match random.below(10) {
        0..=2 => tiles,
        3 | 4 => two,
        5 => one,
        6 => one.union(TileSet::HONORS),
        7 => two.union(TileSet::HONORS),
        8 => TileSet::TERMINALS_AND_HONORS,
        _ => tiles.minus(TileSet::TERMINALS_AND_HONORS),
    };
    let some = some.intersection(tiles);
    match random.below(20) {
        0 | 1 => Shape::Pairs(some),
        2 => Shape::Orphans,
        3 => Shape::KnittedStraight,
        4 => Shape::Singles,
        5..=8 => Shape::Sets(some, Sets::Chows),
        9..=11 => Shape::Sets(some, Sets::Pungs),
        _ => Shape::Sets(some, Sets::Both),
    }
}

/// Returns fourteen tiles with the winning tile among them. The declared sets are of the given
/// kinds of meld.
pub(super) fn hand(random: &mut Random, tiles: TileSet, melds: &[MeldKind]) -> Tiles {
    let mut hand = Tiles::default();
    match shape(random, tiles) {
        Shape::Sets(kinds, sets) => {
            let kinds: Vec<Tile> = kinds.collect();
            (0..4).for_each(|_| set(random, &kinds, sets, melds, &mut hand));
            hand.standing.extend([random.pick(&kinds); 2]);
        }
        Shape::Pairs(kinds) => {
            let kinds: Vec<Tile> = kinds.collect();
            (0..7).for_each(|_| hand.standing.extend([random.pick(&kinds); 2]));
        }
        Shape::Orphans => {
            let kinds: Vec<Tile> = TileSet::TERMINALS_AND_HONORS.collect();
            hand.standing.push(random.pick(&kinds));
            hand.standing.extend(kinds);
        }
        Shape::KnittedStraight => {
            hand.standing = knitted(random);
            let kinds: Vec<Tile> = tiles.collect();
            set(random, &kinds, Sets::Both, melds, &mut hand);
            hand.standing.extend([random.pick(&kinds); 2]);
        }
        Shape::Singles => {
            hand.standing = knitted(random);
            hand.standing.extend(TileSet::HONORS);
            while hand.standing.len() > 14 {
                let one = random.below(hand.standing.len());
                hand.standing.remove(one);
            }
        }
    }
    let last = random.below(hand.standing.len());
    hand.win = Some(hand.standing.swap_remove(last));
    hand
}

/// Returns four sets and a pair of these tiles, with the winning tile among them; `None` if there
/// are no tiles.
pub(super) fn sets_of(random: &mut Random, tiles: TileSet, melds: &[MeldKind]) -> Option<Tiles> {
    let kinds: Vec<Tile> = tiles.collect();
    if kinds.is_empty() {
        return None;
    }
    let mut hand = Tiles::default();
    (0..4).for_each(|_| set(random, &kinds, Sets::Both, melds, &mut hand));
    hand.standing.extend([random.pick(&kinds); 2]);
    let last = random.below(hand.standing.len());
    hand.win = Some(hand.standing.swap_remove(last));
    Some(hand)
}

/// A knitted straight: 1-4-7, 2-5-8 and 3-6-9, each in another suit.
fn knitted(random: &mut Random) -> Vec<Tile> {
    let starts: [u8; 3] =
        random.pick(&[[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]);
    let row = |(suit, low): (Suit, u8)| [0, 3, 6].map(|up| Tile::suited(suit, low + up));
    Suit::ALL.into_iter().zip(starts).flat_map(row).collect()
}

/// Adds a set, sometimes a declared one.
fn set(random: &mut Random, kinds: &[Tile], sets: Sets, melds: &[MeldKind], hand: &mut Tiles) {
    let tile = random.pick(kinds);
    let chow = match sets {
        Sets::Both => !random.one_in(3),
        Sets::Chows => true,
        Sets::Pungs => false,
    };
    let chow = Meld::chow(tile).filter(|meld| chow && meld.kinds().all(|t| kinds.contains(&t)));
    let meld = chow.unwrap_or_else(|| {
        // About one in six is a kong, if the system has kongs.
        let mut kinds: Vec<MeldKind> = melds.iter().copied().filter(|k| k.is_kong()).collect();
        kinds.resize(kinds.len().max(1) * 6, MeldKind::Pung);
        Meld::of(random.pick(&kinds), tile).unwrap_or(Meld::pung(tile))
    });
    if meld.kind().is_kong() || melds.contains(&meld.kind()) && random.one_in(4) {
        hand.melds.push(meld);
    } else {
        hand.standing.extend(meld.tiles());
    }
}
