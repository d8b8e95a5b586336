//! Which of these groups are sets?

use crate::practice::exercise::Task;
use crate::practice::groups::{GROUPS, Groups};
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::rules::learning::Level;
use crate::system::System;
use crate::tiles::{Meld, MeldKind, Suit, Tile, TileSet};

/// Draws groups, of which some are sets and at least one is not.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Groups {
    let system = source.system();
    loop {
        let mut groups = Groups::new();
        while groups.len() < GROUPS {
            let group = group(random, system, level);
            let is_there = group.iter().all(|tile| system.tiles.contains(*tile));
            if is_there && !groups.contains(&group) {
                groups.push(group);
            }
        }
        if (1..GROUPS).contains(&right(system, &groups).len()) {
            return groups;
        }
    }
}

/// The question which of these groups are sets.
pub fn of(system: &System, groups: Groups) -> Task {
    let right = right(system, &groups);
    Task::Sets { groups, right }
}

/// The indices of the groups that are sets.
fn right(system: &System, groups: &[[Tile; 3]]) -> Vec<usize> {
    (0..groups.len()).filter(|at| is_set(system, groups[*at])).collect()
}

/// Whether three tiles make a chow or a pung. Chows of tiles in the hand are sets even where they
/// cannot be claimed.
fn is_set(system: &System, mut group: [Tile; 3]) -> bool {
    group.sort_unstable();
    let is_pung = group[0] == group[1] && group[1] == group[2];
    let is_chow = Meld::chow(group[0]).is_some_and(|chow| chow.tiles()[..] == group);
    let is_honor_chow = system.honor_chows && Meld::honor_chow(group).is_some();
    let has_pungs = system.melds.contains(&MeldKind::Pung);
    is_pung && has_pungs || is_chow || is_honor_chow
}

/// Three tiles that are a set or look like one.
fn group(random: &mut Random, system: &System, level: Level) -> [Tile; 3] {
    let honors: Vec<Tile> = system.tiles.intersection(TileSet::HONORS).iter().collect();
    let (suit, other) = (random.pick(&Suit::ALL), random.pick(&Suit::ALL));
    let low = 1 + random.below(7) as u8;
    let tile = |suit, rank| Tile::suited(suit, rank);
    let of_honors = !honors.is_empty() && random.one_in(3);
    let mut group = match random.below(if level == Level::First { 4 } else { 6 }) {
        _ if of_honors && random.one_in(2) => [random.pick(&honors); 3],
        _ if of_honors => [random.pick(&honors), random.pick(&honors), random.pick(&honors)],
        0 | 1 => [0, 1, 2].map(|up| tile(suit, low + up)),
        2 => [tile(suit, low); 3],
        // A gap, or a pair with a neighbour.
        3 => [tile(suit, low), tile(suit, low + 1), tile(suit, low + 1 + random.below(2) as u8)],
        // Other suits among them.
        4 => [tile(suit, low), tile(other, low + 1), tile(suit, low + 2)],
        _ => Suit::ALL.map(|suit| tile(suit, low)),
    };
    group.sort_unstable();
    group
}
