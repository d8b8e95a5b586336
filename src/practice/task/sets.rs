//! Which of these groups are sets?

use crate::entry::Draft;
use crate::practice::exercise::{Question, Task};
use crate::practice::hands::Source;
use crate::practice::random::Random;
use crate::rules::learning::Level;
use crate::system::System;
use crate::tiles::{Meld, MeldKind, Suit, Tile, TileSet};

/// The number of groups.
const GROUPS: usize = 6;

/// Draws groups of three tiles, of which some are sets and at least one is not.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Question> {
    let system = source.system();
    loop {
        let mut groups: Vec<[Tile; 3]> = Vec::new();
        while groups.len() < GROUPS {
            let group = group(random, system, level);
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        let right: Vec<usize> = (0..GROUPS).filter(|at| is_set(system, groups[*at])).collect();
        if (1..GROUPS).contains(&right.len()) {
            return Some(Question {
                draft: Draft::new(system),
                task: Task::Sets { groups, right },
            });
        }
    }
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
    let honors: Vec<Tile> = system.tiles.intersection(TileSet::HONORS).collect();
    let (suit, other) = (random.pick(&Suit::ALL), random.pick(&Suit::ALL));
    let low = 1 + random.below(7) as u8;
    let tile = |suit, rank| Tile::suited(suit, rank);
    let of_honors = !honors.is_empty() && random.one_in(3);
    match random.below(if level == Level::First { 4 } else { 6 }) {
        _ if of_honors && random.one_in(2) => [random.pick(&honors); 3],
        _ if of_honors => {
            let mut three = [random.pick(&honors), random.pick(&honors), random.pick(&honors)];
            three.sort_unstable();
            three
        }
        0 | 1 => [0, 1, 2].map(|up| tile(suit, low + up)),
        2 => [tile(suit, low); 3],
        // A gap, or a pair with a neighbour.
        3 => [tile(suit, low), tile(suit, low + 1), tile(suit, low + 1 + random.below(2) as u8)],
        // Other suits among them.
        4 => [tile(suit, low), tile(other, low + 1), tile(suit, low + 2)],
        _ => Suit::ALL.map(|suit| tile(suit, low)),
    }
}
