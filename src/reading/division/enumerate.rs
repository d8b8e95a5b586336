//! Every division of a complete hand, form by form.

use arrayvec::ArrayVec;

use crate::tiles::{Counts, Meld, Tile, TileSet};

use super::{Division, Form, Set, Shape};

/// The six ways to give 1-4-7, 2-5-8 and 3-6-9 to the three suits.
pub(crate) const KNITTED: [TileSet; 6] = {
    const fn row(start: usize, suit: usize) -> u64 {
        0b1_001_001 << (start + 9 * suit)
    }
    const fn knit(m: usize, p: usize, s: usize) -> TileSet {
        TileSet(row(m, 0) | row(p, 1) | row(s, 2))
    }
    [knit(0, 1, 2), knit(0, 2, 1), knit(1, 0, 2), knit(1, 2, 0), knit(2, 0, 1), knit(2, 1, 0)]
};

/// Calls `each` with every division into four sets and a pair: the melds, and all ways to divide
/// the standing tiles (the winning tile among them). There is none with more than four melds.
pub fn four_sets(standing: &Counts, melds: &[Meld], each: &mut impl FnMut(&Division)) {
    if melds.len() > 4 {
        return;
    }
    let mut division = Division {
        form: Form::FourSets,
        sets: melds.iter().map(|m| Set::from(*m)).collect(),
        pairs: ArrayVec::new(),
        singles: TileSet::EMPTY,
        wilds: ArrayVec::new(),
        marked: ArrayVec::new(),
    };
    if standing.len() == 14 - 3 * melds.len() {
        divide(standing, &mut division, each);
    }
}

/// Calls `each` with every division into a knitted straight, a set and a pair.
pub fn knitted_straights(standing: &Counts, melds: &[Meld], each: &mut impl FnMut(&Division)) {
    if melds.len() > 1 || standing.len() != 14 - 3 * melds.len() {
        return;
    }
    let kinds = standing.kinds();
    for knit in KNITTED.into_iter().filter(|k| k.minus(kinds).is_empty()) {
        let mut division = Division {
            form: Form::KnittedStraight,
            sets: melds.iter().map(|m| Set::from(*m)).collect(),
            pairs: ArrayVec::new(),
            singles: knit,
            wilds: ArrayVec::new(),
            marked: ArrayVec::new(),
        };
        let rest = knit.iter().fold(*standing, Counts::without);
        divide(&rest, &mut division, each);
    }
}

/// The seven pairs, if the fourteen standing tiles are such.
pub fn seven_pairs(standing: &Counts) -> Option<Division> {
    if !standing.is_even() || standing.len() != 14 {
        return None;
    }
    let (twos, fours) = (standing.at_least(2), standing.at_least(4));
    let mut pairs = ArrayVec::new();
    for tile in twos {
        pairs.push(tile);
        if fours.contains(tile) {
            pairs.push(tile);
        }
    }
    let (sets, wilds, marked) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
    let singles = TileSet::EMPTY;
    Some(Division { form: Form::SevenPairs, sets, pairs, singles, wilds, marked })
}

/// The kind that would complete thirteen concealed tiles as seven pairs: the only one of which they have an odd
/// number.
#[inline]
pub fn completing_pairs(standing: &Counts) -> Option<Tile> {
    let mut odd = standing.kinds().iter().filter(|tile| standing.get(*tile) & 1 == 1);
    odd.next().filter(|_| standing.len() == 13 && odd.next().is_none())
}

/// The kinds that would complete thirteen concealed tiles as thirteen orphans: the one that is missing, or all of
/// them if each is there once.
pub fn completing_orphans(standing: &Counts) -> TileSet {
    let (kinds, orphans) = (standing.kinds(), TileSet::TERMINALS_AND_HONORS);
    match (standing.len(), kinds.len()) {
        (13, 12 | 13) if !kinds.minus(orphans).is_empty() => TileSet::EMPTY,
        (13, 13) => orphans,
        (13, 12) => orphans.minus(kinds),
        _ => TileSet::EMPTY,
    }
}

/// The hand of single tiles (thirteen orphans, honors and knitted tiles), if it is one.
pub fn singles(standing: &Counts) -> Option<Division> {
    if standing.has_three() || standing.len() != 14 {
        return None;
    }
    let kinds = standing.kinds();
    let (form, pairs) = match kinds.len() {
        13 if kinds == TileSet::TERMINALS_AND_HONORS => {
            (Form::ThirteenOrphans, standing.at_least(2).iter().collect())
        }
        14 if knitted_arrangement(kinds.minus(TileSet::HONORS)).is_some() => {
            (Form::HonorsAndKnitted, ArrayVec::new())
        }
        _ => return None,
    };
    // The tile that stands twice is the pair; the other twelve are single.
    let paired: TileSet = pairs.iter().copied().collect();
    let (sets, wilds, marked) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
    Some(Division { form, sets, pairs, singles: kinds.minus(paired), wilds, marked })
}

/// The first of the six knitted arrangements that has all these suited tiles.
fn knitted_arrangement(suited: TileSet) -> Option<TileSet> {
    KNITTED.into_iter().find(|k| suited.minus(*k).is_empty())
}

/// Divides the tiles into sets and one pair, which are added to those that `division` has.
fn divide(standing: &Counts, division: &mut Division, each: &mut dyn FnMut(&Division)) {
    // A suit can be divided only if it has 3n tiles, or 3n + 2 with the pair: most hands that
    // don't win end here.
    let mut pair_group = None;
    for group in 0..4 {
        match Counts::tiles_in(standing.group(group)) % 3 {
            0 => {}
            2 if pair_group.is_none() => pair_group = Some(group),
            _ => return,
        }
    }
    if let Some(pair_group) = pair_group {
        divide_group(standing, 0, standing.group(0), 0, pair_group, division, each);
    }
}

/// Divides what is left of one group from its lowest tile on, then the groups after it.
///
/// The lowest tile is used up at one go (at most one pung, at most the pair, the rest as
/// chows), so that no division comes twice.
fn divide_group(
    standing: &Counts,
    group: usize,
    digits: u32,
    low: usize,
    pair_group: usize,
    division: &mut Division,
    each: &mut dyn FnMut(&Division),
) {
    if digits == 0 {
        if group == 3 {
            each(division);
        } else {
            let next = group + 1;
            divide_group(standing, next, standing.group(next), 0, pair_group, division, each);
        }
        return;
    }
    let skip = digits.trailing_zeros() / 3;
    let digits = digits >> (3 * skip);
    let low = low + skip as usize;
    let tile = Tile::new(group * 9 + low);
    let copies = digits & 7;
    let may_pair = group == pair_group && division.pairs.is_empty();
    for (pungs, pairs) in [(1, 0), (0, 0), (1, 1), (0, 1)] {
        if 3 * pungs + 2 * pairs > copies || (pairs == 1 && !may_pair) {
            continue;
        }
        let chows = copies - 3 * pungs - 2 * pairs;
        if chows > 0 && (group == 3 || (digits >> 3 & 7) < chows || (digits >> 6 & 7) < chows) {
            continue;
        }
        let before = division.sets.len();
        if pungs == 1 {
            division.sets.push(Set::standing(Shape::Pung, tile));
        }
        for _ in 0..chows {
            division.sets.push(Set::standing(Shape::Chow, tile));
        }
        if pairs == 1 {
            division.pairs.push(tile);
        }
        let rest = (digits >> 3) - chows * 0o11;
        divide_group(standing, group, rest, low + 1, pair_group, division, each);
        division.sets.truncate(before);
        if pairs == 1 {
            division.pairs.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_four_melds_have_no_division() {
        let mut divisions = 0;
        let melds: Vec<Meld> = (0..5).map(|rank| Meld::pung(Tile::new(rank))).collect();
        for number in 0..=melds.len() {
            let standing = Counts::from_iter([Tile::new(9); 2]);
            four_sets(&standing, &melds[..number], &mut |_| divisions += 1);
            knitted_straights(&standing, &melds[..number], &mut |_| divisions += 1);
        }
        assert_eq!(divisions, 1);
    }
}
