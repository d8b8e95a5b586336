//! Every kind of arrangement that a hand allows: which forms, and what in them is worth something.

use crate::reading::division::{Division, Form, Part, Set};
use crate::tiles::{Counts, Tile, TileSet, WinSource, sort_by_key};

use super::cover::{Fewest, Sets, cover};
use super::forms::{misfits, seven_pairs};
use super::tray::{Dealing, Faces, Tray, blank};

/// What an arrangement is asked for. Everything else that doubles a win is decided by the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub form: Form,
    /// Every jing keeps its face value (N22).
    pub german: bool,
    /// Four sets: all are pungs or kongs (N18). Misfits: the seven honors are there, all at face
    /// value (N21).
    pub special: bool,
    /// The winning tile and a jing make a pair of their own (N24).
    pub lone_jing: bool,
}

/// Every target, in an order in which a target comes before those that are worth less and are
/// true of the same arrangement.
pub(super) fn targets() -> impl Iterator<Item = Target> {
    const FORMS: [Form; 3] = [Form::FourSets, Form::SevenPairs, Form::Misfits];
    const BOTH: [bool; 2] = [true, false];
    let all = FORMS.into_iter().flat_map(|form| {
        BOTH.into_iter().flat_map(move |german| {
            BOTH.into_iter().flat_map(move |special| {
                BOTH.into_iter().map(move |lone_jing| Target { form, german, special, lone_jing })
            })
        })
    });
    all.filter(|t| match t.form {
        Form::SevenPairs => !t.special,
        Form::Misfits => !t.lone_jing,
        _ => true,
    })
}

impl Target {
    /// Whether another target has all that this one has, so that this one need not be looked
    /// for once that one is found.
    pub fn is_within(self, other: Target) -> bool {
        self.form == other.form
            && (!self.german || other.german)
            && (!self.special || other.special)
            && (!self.lone_jing || other.lone_jing)
    }
}

/// Whether there is such an arrangement.
///
/// A wild jing may stand for itself, so an arrangement with more of them wild is never harder to
/// find: only the fewest that keep their face value have to be tried.
pub(super) fn exists(tray: &Tray, target: Target) -> bool {
    let least = if target.german { tray.held } else { least(tray, target) };
    let possible = target.german || least != tray.held && (0..2).all(|i| least[i] <= tray.held[i]);
    possible
        && match target.form {
            Form::FourSets => pairs(tray, target, least).next().is_some(),
            _ => try_faces(tray, target, least).is_some(),
        }
}

/// The arrangement of this kind that leaves the fewest jing wild, if there is one.
pub(super) fn find(tray: &Tray, target: Target) -> Option<Division> {
    if !exists(tray, target) {
        return None;
    }
    if target.german {
        return try_faces(tray, target, tray.held);
    }
    let choices = tray.with_wild(least(tray, target));
    choices.into_iter().find_map(|faces| try_faces(tray, target, faces))
}

/// The jing that must keep their face value. Which tile a pair of jing is called by is free: the
/// winning tile's own, so that it is not wild.
fn least(tray: &Tray, target: Target) -> Faces {
    let mut least = tray.least(target.lone_jing);
    if target.form == Form::Misfits && target.special {
        // The seven stars are not to be made of wild jing.
        for (least, kind) in least.iter_mut().zip([tray.jing.primary, tray.jing.secondary]) {
            *least = (*least).max(u8::from(kind.is_honor()));
        }
    }
    least
}

fn try_faces(tray: &Tray, target: Target, faces: Faces) -> Option<Division> {
    match target.form {
        Form::FourSets => four_sets(tray, target, faces),
        Form::SevenPairs => seven_pairs(tray, target, faces),
        _ => misfits(tray, target, faces),
    }
}

/// Whether a pair of the winning tile and a jing is one that may be asked for, or may not be
/// there. `spare` says that another winning tile lies outside the pair, so that the winner may
/// say that that one came last (N24).
pub(super) fn may_pair_lone_jing(tray: &Tray, target: Target, spare: bool) -> bool {
    match tray.source {
        // N25: only a German hand may win so on a discard.
        WinSource::Discard | WinSource::DiscardAfterKong => {
            !target.lone_jing && (spare || target.german)
        }
        WinSource::RobbedKong => !target.lone_jing,
        WinSource::SelfDrawn | WinSource::Replacement => target.lone_jing,
    }
}

/// Four sets and a pair with so many jing at face value.
fn four_sets(tray: &Tray, target: Target, faces: Faces) -> Option<Division> {
    let pair = pairs(tray, target, faces).next()?;
    let mut found = Sets::new();
    cover(&pair.rest, tray.sets(), target.special, &mut found);
    Some(divided(tray, faces, &pair, &found))
}

/// A pair beside which the rest make sets.
struct Pair {
    kind: Tile,
    /// How many of the two are wild.
    wild: u8,
    /// What is left of the tiles that are what they show.
    rest: Counts,
}

/// The pairs beside which the rest make sets with the wild tiles that are left: of two like
/// tiles, of one and a wild tile, of two wild tiles.
fn pairs(tray: &Tray, target: Target, faces: Faces) -> impl Iterator<Item = Pair> {
    let chow = target.special && tray.melds.iter().any(|m| Set::from(*m).is_chow());
    let (tiles, wild) = (tray.faced(faces), tray.wild(faces).min(2));
    let fewest = Fewest::new(&tiles, tray.sets(), target.special);
    let wilds = (0..=wild).filter(move |_| !chow);
    wilds.flat_map(move |wild| {
        let kinds = match wild {
            0 => tiles.at_least(2),
            1 => tiles.kinds(),
            _ => TileSet::of(tray.jing.primary),
        };
        let allowed = move |kind: &Tile| {
            let lone = wild < 2 && *kind == tray.tile && (wild == 1 || tray.jing.has(*kind));
            let spare = tiles.get(*kind) > 2 - wild;
            if lone { may_pair_lone_jing(tray, target, spare) } else { !target.lone_jing }
        };
        kinds.filter(allowed).filter_map(move |kind| {
            let rest = (wild..2).fold(tiles, |tiles, _| tiles.without(kind));
            fewest.enough(&rest, kind).then_some(Pair { kind, wild, rest })
        })
    })
}

fn divided(tray: &Tray, faces: Faces, pair: &Pair, sets: &[Set]) -> Division {
    let mut division = blank(Form::FourSets);
    let mut standing: Sets = sets.iter().copied().collect();
    while standing.len() < tray.sets() {
        standing.push(Set::standing(crate::reading::division::Shape::Pung, tray.jing.primary));
    }
    let order = |set: &Set| (set.kinds().first(), set.shape);
    sort_by_key(&mut standing, order);
    division.sets.extend(tray.melds.iter().map(|m| Set::from(*m)));
    division.sets.extend(standing);
    division.pairs.push(pair.kind);
    let mut dealing = Dealing::new(tray.faced(faces));
    (pair.wild..2).for_each(|_| dealing.fill(Part::PAIR, pair.kind));
    (0..pair.wild).for_each(|_| dealing.leave(Part::PAIR, pair.kind));
    for (i, set) in division.sets.iter().enumerate().filter(|(_, set)| !set.declared) {
        set.tiles().into_iter().for_each(|tile| dealing.fill(Part::set(i), tile));
    }
    division.wilds = dealing.wilds(tray, faces);
    division
}
