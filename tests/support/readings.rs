//! Finds every reading of a hand in a slow and simple way.

use hule::reading::division::{Division, Form, Part, Set, Shape};
use hule::tiles::{Meld, Tile, TileSet};

use super::random::knitted;

/// The number of copies of each kind.
pub type Copies = [u8; Tile::KINDS];

pub fn copies(tiles: impl IntoIterator<Item = Tile>) -> Copies {
    let mut copies = [0; Tile::KINDS];
    tiles.into_iter().for_each(|t| copies[t.index()] += 1);
    copies
}

/// Every division of concealed tiles (with the winning tile) and melds, in all forms of MCR.
pub fn divisions(standing: &Copies, melds: &[Meld]) -> Vec<Division> {
    let mut found = Vec::new();
    let tiles: u8 = standing.iter().sum();
    if usize::from(tiles) + 3 * melds.len() != 14 {
        return found;
    }
    let empty = |form| Division {
        wilds: Default::default(),
        marked: Default::default(),
        form,
        sets: melds.iter().map(|m| Set::from(*m)).collect(),
        pairs: Default::default(),
        singles: TileSet::EMPTY,
    };
    split(*standing, 4 - melds.len(), &mut empty(Form::FourSets), &mut found);
    if melds.len() <= 1 {
        for knit in knitted() {
            let mut rest = *standing;
            if knit.iter().all(|t| rest[t.index()] > 0) {
                knit.iter().for_each(|t| rest[t.index()] -= 1);
                let mut division = empty(Form::KnittedStraight);
                division.singles = knit.into_iter().collect();
                split(rest, 1 - melds.len(), &mut division, &mut found);
            }
        }
    }
    if melds.is_empty() {
        found.extend(special(standing, empty));
    }
    found
}

/// Takes the pair first, then set after set from the lowest tile.
fn split(standing: Copies, sets: usize, division: &mut Division, found: &mut Vec<Division>) {
    for pair in Tile::all().filter(|t| standing[t.index()] >= 2) {
        let mut rest = standing;
        rest[pair.index()] -= 2;
        division.pairs.push(pair);
        take_sets(rest, sets, division, found);
        division.pairs.clear();
    }
}

fn take_sets(rest: Copies, sets: usize, division: &mut Division, found: &mut Vec<Division>) {
    let Some(low) = Tile::all().find(|t| rest[t.index()] > 0) else {
        if sets == 0 && !found.contains(division) {
            found.push(division.clone());
        }
        return;
    };
    if sets == 0 {
        return;
    }
    for shape in [Shape::Pung, Shape::Chow] {
        let set = Set::standing(shape, low);
        if shape == Shape::Chow && low.up(2).is_none() {
            continue;
        }
        let mut rest = rest;
        let enough = set.tiles().into_iter().all(|t| {
            let there = rest[t.index()] > 0;
            rest[t.index()] = rest[t.index()].saturating_sub(1);
            there
        });
        if enough {
            division.sets.push(set);
            take_sets(rest, sets - 1, division, found);
            division.sets.pop();
        }
    }
}

/// Seven pairs, thirteen orphans, honors and knitted tiles.
fn special(standing: &Copies, empty: impl Fn(Form) -> Division) -> Vec<Division> {
    let mut found = Vec::new();
    let kinds: Vec<Tile> = Tile::all().filter(|t| standing[t.index()] > 0).collect();
    if standing.iter().all(|n| n % 2 == 0) {
        let mut division = empty(Form::SevenPairs);
        for tile in &kinds {
            (0..standing[tile.index()] / 2).for_each(|_| division.pairs.push(*tile));
        }
        found.push(division);
    }
    if kinds.len() == 13 && kinds.iter().all(|t| t.is_terminal_or_honor()) {
        let mut division = empty(Form::ThirteenOrphans);
        division.pairs = kinds.iter().copied().filter(|t| standing[t.index()] == 2).collect();
        division.singles = kinds.iter().copied().filter(|t| standing[t.index()] == 1).collect();
        found.push(division);
    }
    let fits = |knit: &Vec<Tile>| kinds.iter().all(|t| t.is_honor() || knit.contains(t));
    if kinds.len() == 14 && knitted().iter().any(fits) {
        let mut division = empty(Form::HonorsAndKnitted);
        division.singles = kinds.into_iter().collect();
        found.push(division);
    }
    found
}

/// Every part that the winning tile may have completed.
pub fn completed(division: &Division, tile: Tile) -> Vec<Part> {
    let mut parts = Vec::new();
    for (i, set) in division.sets.iter().enumerate() {
        if !set.declared && set.tiles().contains(&tile) {
            parts.push(Part::set(i));
        }
    }
    for (i, pair) in division.pairs.iter().enumerate() {
        if *pair == tile {
            parts.push(Part::pair(i));
        }
    }
    if division.singles.contains(tile) {
        parts.push(Part::SINGLES);
    }
    parts
}
