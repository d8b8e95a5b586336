//! Finds the fans that join sets of a division, and the set that is missing for those that do not.
//!
//! The conditions are in [`super::joined_sets`]; the rows say which fan each of them belongs to.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Set, Shape};
use crate::scoring::Obstacle;
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

/// Why a fan that joins sets does not apply: the one set that would complete it, if there is one.
/// Of several such sets this is the one for which the fewest tiles must be exchanged. The tiles of
/// a declared set cannot be exchanged, so a set that would replace one comes last.
pub(super) fn obstacle(division: &Division, fan: u8) -> Obstacle {
    if division.form != Form::FourSets {
        return Obstacle::Form { wanted: Form::FourSets };
    }
    // Tries every other set in place of each set and asks the fan's own detection.
    let shapes = Tile::all().flat_map(|t| {
        let chow = t.up(2).map(|_| Set::standing(Shape::Chow, t));
        chow.into_iter().chain([Set::standing(Shape::Pung, t)])
    });
    let mut nearest: Option<(Effort, Set)> = None;
    for wanted in shapes {
        for (i, replaced) in division.sets.iter().enumerate() {
            let far = effort(replaced, &wanted);
            if nearest.is_some_and(|(nearest, _)| nearest <= far) {
                continue;
            }
            let mut other = division.clone();
            other.sets[i] = wanted;
            if !joins_of(&other, fan).is_empty() {
                nearest = Some((far, wanted));
            }
        }
    }
    nearest.map_or(Obstacle::NoSets, |(_, wanted)| Obstacle::NoSet { wanted })
}

/// The effort to replace a set: whether it is declared, how many tiles must be exchanged, and how
/// many ranks apart the tiles are.
type Effort = (bool, usize, u8);

fn effort(set: &Set, wanted: &Set) -> Effort {
    let (here, wanted) = (set.tiles(), wanted.tiles());
    let copies = |tiles: &[Tile], tile: Tile| tiles.iter().filter(|t| **t == tile).count();
    let mut missing = 0;
    for (i, tile) in wanted.iter().enumerate() {
        // Copies are counted one by one, so a second copy is missing if there is only one.
        missing += usize::from(copies(&wanted[..=i], *tile) > copies(&here, *tile));
    }
    let apart = |(a, b): (&Tile, &Tile)| match a.group() == b.group() {
        true => a.rank().abs_diff(b.rank()),
        false => 9,
    };
    (set.declared, missing, here.iter().zip(&wanted).map(apart).sum())
}
