//! Every way to read a complete hand.

use arrayvec::ArrayVec;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::reading::wild::Wild;
use crate::system::keyed;
use crate::tiles::{Counts, Meld, MeldKind, Tile, TileSet};

/// The shape of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Three in sequence; also the three dragons, where they are a chow.
    Chow,
    /// Three different winds, where they are a chow.
    Winds,
    /// Three alike.
    Pung,
    /// Four alike.
    Kong,
}

/// A set of a division: declared, or standing in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set {
    /// Chow, pung or kong.
    pub shape: Shape,
    /// The tile of a pung or kong, the lowest tile of a chow, the missing one of three winds.
    pub tile: Tile,
    /// Whether it was laid out as a meld (a concealed kong was, too).
    pub declared: bool,
    /// Whether another player's discard was claimed for it before the win.
    pub claimed: bool,
}

impl Set {
    /// A set that stands in the hand.
    #[inline]
    pub const fn standing(shape: Shape, tile: Tile) -> Set {
        Set { shape, tile, declared: false, claimed: false }
    }

    /// Whether it is a chow, of winds perhaps.
    #[inline]
    pub const fn is_chow(self) -> bool {
        matches!(self.shape, Shape::Chow | Shape::Winds)
    }

    /// Whether it is a kong.
    #[inline]
    pub const fn is_kong(self) -> bool {
        matches!(self.shape, Shape::Kong)
    }

    /// The kinds in it.
    #[inline]
    pub const fn kinds(self) -> TileSet {
        match self.shape {
            Shape::Chow => TileSet(0b111 << self.tile.index()),
            Shape::Winds => TileSet::WINDS.minus(TileSet::of(self.tile)),
            Shape::Pung | Shape::Kong => TileSet::of(self.tile),
        }
    }

    /// Its three or four tiles.
    pub fn tiles(self) -> ArrayVec<Tile, 4> {
        match self.shape {
            Shape::Chow | Shape::Winds => self.kinds().collect(),
            Shape::Pung => std::iter::repeat_n(self.tile, 3).collect(),
            Shape::Kong => std::iter::repeat_n(self.tile, 4).collect(),
        }
    }
}

impl From<Meld> for Set {
    fn from(meld: Meld) -> Set {
        let (shape, tile) = match meld.kind() {
            MeldKind::Chow => match TileSet::WINDS.minus(meld.kinds()).first() {
                Some(missing) if meld.tile().is_wind() => (Shape::Winds, missing),
                _ => (Shape::Chow, meld.tile()),
            },
            MeldKind::Pung => (Shape::Pung, meld.tile()),
            _ => (Shape::Kong, meld.tile()),
        };
        Set { shape, tile, declared: true, claimed: meld.kind().is_claimed() }
    }
}

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut s = serializer.serialize_struct("Set", 4)?;
        s.serialize_field("shape", &self.shape)?;
        s.serialize_field("tiles", &self.tiles())?;
        s.serialize_field("declared", &self.declared)?;
        s.serialize_field("claimed", &self.claimed)?;
        s.end()
    }
}

keyed! {
    /// The forms of a complete hand.
    Form {
        /// Four sets and a pair.
        FourSets = "four-sets",
        /// A knitted straight (nine tiles), a set and a pair.
        KnittedStraight = "knitted-straight",
        /// Seven pairs; four alike may be two of them.
        SevenPairs = "seven-pairs",
        /// One of each terminal and honor, and one more of any.
        ThirteenOrphans = "thirteen-orphans",
        /// Fourteen different single tiles: honors and tiles of a knitted arrangement.
        HonorsAndKnitted = "honors-and-knitted",
        /// No complete hand: the sets and pairs that another player has at the end.
        Unfinished = "unfinished",
        /// Fourteen different single tiles, those of a suit at least three ranks apart.
        Misfits = "misfits",
    }
}

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

/// One way to read a complete hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Division {
    /// The form.
    pub form: Form,
    /// The sets: declared ones first, then those in the hand from the lowest.
    pub sets: ArrayVec<Set, 4>,
    /// The pair, or the seven pairs; empty for forms without one.
    pub pairs: ArrayVec<Tile, 7>,
    /// The tiles outside sets and pairs: the knitted straight, or all tiles of a hand of singles.
    pub singles: TileSet,
    /// The wild tiles that stand for others; parts are written with what they stand for.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub wilds: ArrayVec<Wild, 8>,
}

/// A part of a division: a set, a pair, or the singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Part(pub(crate) u8);

impl Part {
    const PAIRS: u8 = 4;
    /// The pair of a hand that has just one.
    pub const PAIR: Part = Part(Part::PAIRS);
    /// The tiles of [`Division::singles`].
    pub const SINGLES: Part = Part(11);

    /// The set with this index in [`Division::sets`].
    pub const fn set(index: usize) -> Part {
        Part(index as u8)
    }

    /// The pair with this index in [`Division::pairs`].
    pub const fn pair(index: usize) -> Part {
        Part(Part::PAIRS + index as u8)
    }

    /// The index of the set, if it is one.
    pub const fn as_set(self) -> Option<usize> {
        if self.0 < Part::PAIRS { Some(self.0 as usize) } else { None }
    }

    /// The index of the pair, if it is one.
    pub const fn as_pair(self) -> Option<usize> {
        if self.0 >= Part::PAIRS && self.0 < Part::SINGLES.0 {
            Some((self.0 - Part::PAIRS) as usize)
        } else {
            None
        }
    }
}

/// Some parts of a division, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Parts(pub(crate) u16);

impl Parts {
    /// No part.
    pub const NONE: Parts = Parts(0);

    /// These sets: bit `i` for [`Division::sets`]`[i]`.
    #[inline]
    pub(crate) const fn sets(bits: u8) -> Parts {
        Parts(bits as u16)
    }

    /// Just this part.
    #[inline]
    pub const fn of(part: Part) -> Parts {
        Parts(1 << part.0)
    }

    /// With this part, too.
    #[inline]
    #[must_use]
    pub const fn and(self, part: Part) -> Parts {
        Parts(self.0 | 1 << part.0)
    }

    /// Whether this part is among them.
    #[inline]
    pub const fn contains(self, part: Part) -> bool {
        self.0 >> part.0 & 1 == 1
    }

    /// The parts, sets first.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        (0..16).map(Part).filter(move |p| self.contains(*p))
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Division {
    /// The tiles of a part.
    pub fn tiles(&self, part: Part) -> Vec<Tile> {
        if let Some(i) = part.as_set() {
            self.sets.get(i).map(|s| s.tiles().to_vec()).unwrap_or_default()
        } else if let Some(i) = part.as_pair() {
            self.pairs.get(i).map(|t| vec![*t; 2]).unwrap_or_default()
        } else {
            self.singles.collect()
        }
    }

    /// All its parts.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        (0..self.sets.len())
            .map(Part::set)
            .chain((0..self.pairs.len()).map(Part::pair))
            .chain((!self.singles.is_empty()).then_some(Part::SINGLES))
    }

    /// The parts, apart from declared sets, that the tile may have completed; of like parts
    /// only the first.
    #[inline]
    pub fn completed_by(&self, tile: Tile) -> Parts {
        let mut parts = 0u16;
        let mut last = None;
        for (i, set) in self.sets.iter().enumerate() {
            if !set.declared && set.kinds().contains(tile) && last != Some(*set) {
                parts |= 1 << i;
                last = Some(*set);
            }
        }
        if let Some(i) = self.pairs.iter().position(|t| *t == tile) {
            parts |= 1 << (i + usize::from(Part::PAIRS));
        }
        if self.singles.contains(tile) {
            parts |= 1 << Part::SINGLES.0;
        }
        Parts(parts)
    }
}

/// Calls `each` with every division into four sets and a pair: the melds, and all ways to divide
/// the standing tiles (the winning tile among them).
pub fn four_sets(standing: &Counts, melds: &[Meld], each: &mut impl FnMut(&Division)) {
    let mut division = Division {
        form: Form::FourSets,
        sets: melds.iter().map(|m| Set::from(*m)).collect(),
        pairs: ArrayVec::new(),
        singles: TileSet::EMPTY,
        wilds: ArrayVec::new(),
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
        };
        let rest = knit.fold(*standing, Counts::without);
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
    let (sets, wilds) = (ArrayVec::new(), ArrayVec::new());
    Some(Division { form: Form::SevenPairs, sets, pairs, singles: TileSet::EMPTY, wilds })
}

/// The hand of single tiles (thirteen orphans, honors and knitted tiles), if it is one.
pub fn singles(standing: &Counts) -> Option<Division> {
    if standing.has_three() || standing.len() != 14 {
        return None;
    }
    let kinds = standing.kinds();
    let (form, pairs) = match kinds.len() {
        13 if kinds == TileSet::TERMINALS_AND_HONORS => {
            (Form::ThirteenOrphans, standing.at_least(2).collect())
        }
        14 if knitted_arrangement(kinds.minus(TileSet::HONORS)).is_some() => {
            (Form::HonorsAndKnitted, ArrayVec::new())
        }
        _ => return None,
    };
    // The tile that stands twice is the pair; the other twelve are single.
    let paired: TileSet = pairs.iter().copied().collect();
    let (sets, wilds) = (ArrayVec::new(), ArrayVec::new());
    Some(Division { form, sets, pairs, singles: kinds.minus(paired), wilds })
}

/// The first of the six knitted arrangements that has all these suited tiles.
pub(crate) fn knitted_arrangement(suited: TileSet) -> Option<TileSet> {
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

/// Whether one group's digits can be divided into sets alone.
pub(crate) fn is_sets(mut digits: u32, honors: bool) -> bool {
    // From the lowest tile on, three alike are best taken as a pung: as chows they would be
    // the same nine tiles.
    while digits != 0 {
        digits >>= digits.trailing_zeros() / 3 * 3;
        let chows = (digits & 7) % 3;
        let rest = digits >> 3;
        if chows > 0 && (honors || (rest & 7) < chows || (rest >> 3 & 7) < chows) {
            return false;
        }
        digits = rest - chows * 0o11;
    }
    true
}

/// Whether one group's digits can be divided into sets and one pair.
pub(crate) fn is_sets_and_pair(digits: u32, honors: bool) -> bool {
    let mut left = digits;
    while left != 0 {
        let place = left.trailing_zeros() / 3 * 3;
        if left >> place & 6 != 0 && is_sets(digits - (2 << place), honors) {
            return true;
        }
        left &= !(7 << place);
    }
    false
}

/// Whether the standing tiles can be divided into sets and one pair.
pub fn is_four_sets(standing: &Counts) -> bool {
    let mut pair_seen = false;
    for group in 0..4 {
        let digits = standing.group(group);
        let complete = match Counts::tiles_in(digits) % 3 {
            0 => is_sets(digits, group == 3),
            2 if !pair_seen => {
                pair_seen = true;
                is_sets_and_pair(digits, group == 3)
            }
            _ => false,
        };
        if !complete {
            return false;
        }
    }
    pair_seen
}

/// A kind for which `wanted` says yes and that would make sets and one pair of these tiles.
pub(crate) fn completing(standing: &Counts, wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
    let rest: [u32; 4] = std::array::from_fn(|g| Counts::tiles_in(standing.group(g)) % 3);
    for group in 0..4 {
        // With the tile, its group must be sets, or sets and a pair; so must the others, and
        // there is one pair.
        let rest_with = |g: usize| if g == group { (rest[g] + 1) % 3 } else { rest[g] };
        let pairs = (0..4).filter(|g| rest_with(*g) == 2).count();
        if pairs != 1 || (0..4).any(|g| rest_with(g) == 1) {
            continue;
        }
        let complete = |g: usize, digits: u32| match rest_with(g) {
            0 => is_sets(digits, g == 3),
            _ => is_sets_and_pair(digits, g == 3),
        };
        if (0..4).any(|g| g != group && !complete(g, standing.group(g))) {
            continue;
        }
        let digits = standing.group(group);
        for place in 0..(if group == 3 { 7 } else { 9 }) {
            // A tile completes something only if it or a neighbour is there.
            let near = (digits << 3 | digits | digits >> 3) >> (3 * place) & 7;
            let tile = Tile::new(9 * group + place);
            if near != 0 && wanted(tile) && complete(group, digits + (1 << (3 * place))) {
                return Some(tile);
            }
        }
    }
    None
}
