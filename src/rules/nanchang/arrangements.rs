//! Finds the arrangements of a winning hand with jing: the step from a deal to its divisions. One
//! arrangement is enough for each goal, that is for each combination of form and fans.

use crate::reading::division::{Division, Form, Part, Set};
use crate::sorting::Sort;
use crate::tiles::{Counts, Tile, TileSet};

use super::arrangement_goal::{ArrangementGoal, may_pair_lone_jing};
use super::partial_sets::{FewestSets, Sets, gather_sets};
use super::special_forms::{misfits, seven_pairs};
use super::winning_tiles::{FaceValues, PartFiller, WinningTiles, empty_division};

/// Whether the hand has an arrangement for a goal.
///
/// A wild jing can stand for its own kind, so an arrangement with more wild jing is never harder to
/// find. Therefore only the choice with the fewest jing at face value has to be tried.
pub(super) fn arrangement_exists(winning: &WinningTiles, goal: ArrangementGoal) -> bool {
    let least = if goal.german { winning.jing_counts } else { least_at_face_value(winning, goal) };
    let possible = goal.german
        || least != winning.jing_counts && (0..2).all(|i| least[i] <= winning.jing_counts[i]);
    possible
        && match goal.form {
            Form::FourSets => pairs(winning, goal, least).next().is_some(),
            _ => find_with(winning, goal, least).is_some(),
        }
}

/// The arrangement for a goal with the fewest wild jing; `None` if there is none.
pub(super) fn find_arrangement(winning: &WinningTiles, goal: ArrangementGoal) -> Option<Division> {
    if !arrangement_exists(winning, goal) {
        return None;
    }
    if goal.german {
        return find_with(winning, goal, winning.jing_counts);
    }
    let choices = winning.choices_with_wild(least_at_face_value(winning, goal));
    choices.into_iter().find_map(|faces| find_with(winning, goal, faces))
}

/// The fewest jing that keep their face value in an arrangement for a goal. A pair of a lone jing
/// and the winning tile is named after the winning tile, so the winning tile is not wild.
fn least_at_face_value(winning: &WinningTiles, goal: ArrangementGoal) -> FaceValues {
    let mut least = winning.least_at_face_value(goal.lone_jing);
    if goal.form == Form::Misfits && goal.pungs_or_stars {
        // The seven stars cannot be wild jing (N21).
        for (least, kind) in least.iter_mut().zip([winning.jing.primary, winning.jing.secondary]) {
            *least = (*least).max(u8::from(kind.is_honor()));
        }
    }
    least
}

fn find_with(winning: &WinningTiles, goal: ArrangementGoal, faces: FaceValues) -> Option<Division> {
    match goal.form {
        Form::FourSets => four_sets(winning, goal, faces),
        Form::SevenPairs => seven_pairs(winning, goal, faces),
        _ => misfits(winning, goal, faces),
    }
}

/// Four sets and a pair with `faces` jing at face value.
fn four_sets(winning: &WinningTiles, goal: ArrangementGoal, faces: FaceValues) -> Option<Division> {
    let pair = pairs(winning, goal, faces).next()?;
    let mut found = Sets::new();
    gather_sets(&pair.rest, winning.sets(), goal.pungs_or_stars, &mut found);
    Some(build_division(winning, faces, &pair, &found))
}

/// A pair, and the tiles that are left for the sets.
struct PairChoice {
    kind: Tile,
    /// The number of wild tiles in the pair.
    wild: u8,
    /// The tiles at face value outside the pair.
    rest: Counts,
}

/// The pairs for which the rest of the tiles make sets: two identical tiles, a tile and a wild
/// tile, or two wild tiles.
fn pairs(
    winning: &WinningTiles,
    goal: ArrangementGoal,
    faces: FaceValues,
) -> impl Iterator<Item = PairChoice> {
    let has_chow = goal.pungs_or_stars && winning.melds.iter().any(|m| Set::from(*m).is_chow());
    let (tiles, wild) = (winning.at_face_value(faces), winning.wild(faces).min(2));
    let fewest = FewestSets::new(&tiles, winning.sets(), goal.pungs_or_stars);
    let wilds = (0..=wild).filter(move |_| !has_chow);
    wilds.flat_map(move |wild| {
        let kinds = match wild {
            0 => tiles.at_least(2),
            1 => tiles.kinds(),
            _ => TileSet::of(winning.jing.primary),
        };
        let allowed = move |kind: &Tile| {
            let lone = wild < 2 && *kind == winning.tile && (wild == 1 || winning.jing.has(*kind));
            let spare = tiles.get(*kind) > 2 - wild;
            if lone { may_pair_lone_jing(winning, goal, spare) } else { !goal.lone_jing }
        };
        kinds.iter().filter(allowed).filter_map(move |kind| {
            let rest = (wild..2).fold(tiles, |tiles, _| tiles.without(kind));
            fewest.are_enough(&rest, kind).then_some(PairChoice { kind, wild, rest })
        })
    })
}

fn build_division(
    winning: &WinningTiles,
    faces: FaceValues,
    pair: &PairChoice,
    sets: &[Set],
) -> Division {
    let mut division = empty_division(Form::FourSets);
    let mut standing: Sets = sets.iter().copied().collect();
    while standing.len() < winning.sets() {
        standing.push(Set::standing(crate::reading::division::Shape::Pung, winning.jing.primary));
    }
    let order = |set: &Set| (set.kinds().first(), set.shape);
    standing.arrange_by_key(order);
    division.sets.extend(winning.melds.iter().map(|m| Set::from(*m)));
    division.sets.extend(standing);
    division.pairs.push(pair.kind);
    let mut filler = PartFiller::new(winning.at_face_value(faces));
    (pair.wild..2).for_each(|_| filler.fill(Part::PAIR, pair.kind));
    (0..pair.wild).for_each(|_| filler.leave(Part::PAIR, pair.kind));
    for (i, set) in division.sets.iter().enumerate().filter(|(_, set)| !set.declared) {
        set.tiles().into_iter().for_each(|tile| filler.fill(Part::set(i), tile));
    }
    division.wilds = filler.wilds(winning, faces);
    division
}
