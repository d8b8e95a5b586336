//! Finds the fans that join sets of a division, and all sets that a fan could join.
//!
//! The conditions are in [`super::joined_sets`]; the rows say which fan each of them belongs to.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Set, Shape};
use crate::reading::target::Target;
use crate::tiles::Tile;

use super::fans::{self, Detection, Visit};

/// A fan and the sets of a division that it joins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Join {
    /// The number of the fan.
    pub fan: u8,
    /// Bit `i` is set if the fan joins set `i` of the division.
    pub sets: u8,
}

/// The joins of a division: at most one for each choice of two, three or four sets.
pub(super) type Joins = ArrayVec<Join, 11>;

/// Functions that return the fan which joins the given sets. No two fans join the same sets, so the
/// first that matches is the only one.
macro_rules! joining {
    ($($(#[$doc:meta])* $kind:ident($($sets:ident: $type:ty),*);)*) => {$(
        $(#[$doc])*
        #[inline]
        fn $kind($($sets: $type),*) -> Option<u8> {
            struct Joining {
                $($sets: $type,)*
                fan: Option<u8>,
            }
            impl Visit for Joining {
                #[inline(always)]
                fn $kind(&mut self, fan: u8, joins: impl Fn($($type),*) -> bool) {
                    if self.fan.is_none() && joins($(self.$sets),*) {
                        self.fan = Some(fan);
                    }
                }
            }
            let mut joining = Joining { $($sets,)* fan: None };
            fans::walk(&mut joining);
            joining.fan
        }
    )*};
}

joining! {
    /// The fan that joins two chows.
    two_chows(sets: [Tile; 2]);
    /// The fan that joins three chows.
    three_chows(sets: [Tile; 3]);
    /// The fan that joins four chows. It may also look at the pair.
    four_chows(sets: [Tile; 4], pair: Tile);
    /// The fan that joins two pungs.
    two_pungs(sets: [Tile; 2]);
    /// The fan that joins three pungs.
    three_pungs(sets: [Tile; 3]);
    /// The fan that joins four pungs.
    four_pungs(sets: [Tile; 4]);
}

/// Every fan that joins sets of the division, with these sets.
#[inline]
pub(super) fn joins(division: &Division) -> Joins {
    let mut joins = Joins::new();
    if division.form != Form::FourSets {
        // A hand with a knitted straight has only one set.
        return joins;
    }
    let pair = division.pairs[0];
    collect_joins(division, true, &mut joins, two_chows, three_chows, |s| four_chows(s, pair));
    collect_joins(division, false, &mut joins, two_pungs, three_pungs, four_pungs);
    joins
}

/// The joins of one fan in the division.
pub(super) fn joins_of(division: &Division, fan: u8) -> Joins {
    use Detection::{FourChows, FourPungs, ThreeChows, ThreePungs, TwoChows, TwoPungs};
    let mut found = Joins::new();
    if division.form != Form::FourSets {
        return found;
    }
    let (detection, pair) = (fans::detection(fan), division.pairs[0]);
    let two = |sets| matches!(detection, TwoChows(joins) if joins(sets)).then_some(fan);
    let three = |sets| matches!(detection, ThreeChows(joins) if joins(sets)).then_some(fan);
    let four = |sets| matches!(detection, FourChows(joins) if joins(sets, pair)).then_some(fan);
    collect_joins(division, true, &mut found, two, three, four);
    let two = |sets| matches!(detection, TwoPungs(joins) if joins(sets)).then_some(fan);
    let three = |sets| matches!(detection, ThreePungs(joins) if joins(sets)).then_some(fan);
    let four = |sets| matches!(detection, FourPungs(joins) if joins(sets)).then_some(fan);
    collect_joins(division, false, &mut found, two, three, four);
    found
}

/// Collects the fans that join chows, or those that join pungs and kongs. The functions are called
/// with every choice of two, three or four of these sets and return the fan.
#[inline]
fn collect_joins(
    division: &Division,
    chows: bool,
    joins: &mut Joins,
    two: impl Fn([Tile; 2]) -> Option<u8>,
    three: impl Fn([Tile; 3]) -> Option<u8>,
    four: impl Fn([Tile; 4]) -> Option<u8>,
) {
    let mut sets: ArrayVec<(Tile, u8), 4> = ArrayVec::new();
    for (i, set) in division.sets.iter().enumerate() {
        if set.is_chow() == chows {
            // Melds come before the concealed sets, which are already sorted.
            let place = sets.iter().take_while(|(tile, _)| *tile <= set.tile).count();
            sets.insert(place, (set.tile, 1 << i));
        }
    }
    let mut add = |fan: Option<u8>, sets: u8| {
        if let Some(fan) = fan {
            joins.push(Join { fan, sets });
        }
    };
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets.iter().enumerate().skip(i + 1) {
            add(two([a.0, b.0]), a.1 | b.1);
            for c in &sets[j + 1..] {
                add(three([a.0, b.0, c.0]), a.1 | b.1 | c.1);
            }
        }
    }
    if let [a, b, c, d] = sets[..] {
        add(four([a.0, b.0, c.0, d.0]), 0b1111);
    }
}

/// Every choice of sets, and of a pair where it matters, that a fan joins. They are found once for each fan.
pub(super) fn targets(fan: u8) -> &'static [Target] {
    static FOUND: [OnceLock<Vec<Target>>; fans::COUNT] = [const { OnceLock::new() }; fans::COUNT];
    FOUND[usize::from(fan) - 1].get_or_init(|| find_targets(fan))
}

/// Finds them by trying every choice of sets.
fn find_targets(fan: u8) -> Vec<Target> {
    use Detection::{FourChows, FourPungs, ThreeChows, ThreePungs, TwoChows, TwoPungs};
    let detection = fans::detection(fan);
    let pung = |low: &Tile| (Shape::Pung, *low);
    let chow = |low: &Tile| (Shape::Chow, *low);
    let chows = || Tile::all().filter(|low| low.up(2).is_some());
    match detection {
        TwoChows(joins) => choose(chows(), joins, chow),
        ThreeChows(joins) => choose(chows(), joins, chow),
        FourChows(joins) => {
            let with_any_pair = |sets| Tile::all().any(|pair| joins(sets, pair));
            let targets = choose(chows(), with_any_pair, chow).into_iter();
            targets.flat_map(|target| with_pairs(target, joins)).collect()
        }
        TwoPungs(joins) => choose(Tile::all(), joins, pung),
        ThreePungs(joins) => choose(Tile::all(), joins, pung),
        FourPungs(joins) => choose(Tile::all(), joins, pung),
        Detection::Hand(_) | Detection::Reading(_) | Detection::Chicken => Vec::new(),
    }
}

/// The target with each pair with which the fan joins its four sets. If that is any pair, the target
/// asks for none.
fn with_pairs(target: Target, joins: fn([Tile; 4], Tile) -> bool) -> Vec<Target> {
    let low = |i: usize| target.sets[i].tile;
    let pairs: Vec<Tile> = Tile::all().filter(|pair| joins([0, 1, 2, 3].map(low), *pair)).collect();
    if pairs.len() == Tile::KINDS {
        return vec![target];
    }
    pairs.into_iter().map(|pair| Target { pair: Some(pair), ..target.clone() }).collect()
}

/// Every choice of `N` of these tiles, in ascending order and each as often as it is wanted, that
/// satisfies a condition, as sets.
fn choose<const N: usize>(
    tiles: impl Iterator<Item = Tile>,
    joins: impl Fn([Tile; N]) -> bool,
    set: impl Fn(&Tile) -> (Shape, Tile),
) -> Vec<Target> {
    let tiles: Vec<Tile> = tiles.collect();
    let mut at = [0; N];
    let mut all = Vec::new();
    loop {
        let chosen = at.map(|i| tiles[i]);
        if joins(chosen) {
            let sets = chosen.iter().map(&set).map(|(shape, tile)| Set::standing(shape, tile));
            all.push(Target::with_sets(sets, None));
        }
        let Some(last) = (0..N).rfind(|i| at[*i] + 1 < tiles.len()) else { return all };
        let next = at[last] + 1;
        at[last..].fill(next);
    }
}
