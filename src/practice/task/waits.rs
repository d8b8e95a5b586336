//! Which tiles complete the hand?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::rules::learning::Level;
use crate::scoring::Report;
use crate::tiles::{Tile, TileSet};

use super::{Ready, clear_waits, is_same_for_every_win, ready};

/// How many tiles there are to choose from on the first level.
const CANDIDATES: usize = 8;

/// How many waits a hand of a level has.
pub fn promised(level: Level) -> std::ops::RangeInclusive<usize> {
    match level {
        Level::First => 1..=2,
        Level::Second => 1..=3,
        Level::Third => 3..=9,
    }
}

/// Draws a hand that waits, and that may win with each of its waits.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    while source.may_try() {
        let Some(Ready { draft, waits }) = ready(source, random, level) else {
            continue;
        };
        if promised(level).contains(&waits.len())
            && is_same_for_every_win(source, &draft, waits, clear_waits)
        {
            return Some(draft);
        }
    }
    None
}

/// The question for the waits of a hand.
pub fn of(
    source: &Source,
    random: &mut Random,
    level: Level,
    draft: &Draft,
    report: &Report,
) -> Option<Task> {
    let (right, all) = (clear_waits(report)?, source.system().tiles);
    let candidates = match level {
        Level::First => candidates(random, all, &draft.tiles.standing, right),
        _ => all,
    };
    Some(Task::Waits { candidates, right })
}

/// The waits among tiles that lie near those of the hand.
fn candidates(random: &mut Random, all: TileSet, hand: &[Tile], waits: TileSet) -> TileSet {
    let mut chosen = waits;
    let near = |tile: Tile| {
        hand.iter().any(|held| {
            *held == tile
                || held.suit().is_some()
                    && held.suit() == tile.suit()
                    && held.rank().abs_diff(tile.rank()) < 3
        })
    };
    for tiles in [all.iter().filter(|tile| near(*tile)).collect::<TileSet>(), all] {
        let mut left: Vec<Tile> = tiles.minus(chosen).iter().collect();
        while chosen.len() < CANDIDATES && !left.is_empty() {
            chosen.insert(left.swap_remove(random.below(left.len())));
        }
    }
    chosen
}
