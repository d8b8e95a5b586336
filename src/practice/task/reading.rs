//! Which of two readings is better?

use crate::entry::Draft;
use crate::practice::exercise::{Question, Task};
use crate::practice::hands::{Source, has_four_at_most, winning};
use crate::practice::random::Random;
use crate::rules::learning::Level;
use crate::scoring::{Report, Sheet};
use crate::tiles::{Suit, Tile};

use super::TRIES;

/// Draws a hand that can be read in two ways, of which one is worth more.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Question> {
    for _ in 0..TRIES {
        let Some(hand) = runs(source, random).and_then(|draft| winning(source.engine, draft))
        else {
            continue;
        };
        let Some(other) = other_reading(random, &hand.report, level) else { continue };
        let right = random.below(2);
        let readings = if right == 0 { [0, other] } else { [other, 0] };
        return Some(Question { draft: hand.draft, task: Task::Reading { readings, right } });
    }
    None
}

/// The index of a reading that is worth less than the best one and has other parts. On the first
/// level it is worth less than two thirds of it.
fn other_reading(random: &mut Random, report: &Report, level: Level) -> Option<usize> {
    let best = report.sheets.first()?;
    let is_worse = |sheet: &Sheet| match level {
        Level::First => 3 * u32::from(sheet.total) < 2 * u32::from(best.total),
        _ => sheet.total < best.total,
    };
    let others: Vec<usize> = (1..report.sheets.len())
        .filter(|at| {
            let sheet = &report.sheets[*at];
            sheet.division != best.division && is_worse(sheet)
        })
        .collect();
    (!others.is_empty()).then(|| random.pick(&others))
}

/// A hand with three pungs in a row, or with two equal rows of pairs, which can be read as chows as
/// well, and with another set and a pair.
fn runs(source: &Source, random: &mut Random) -> Option<Draft> {
    let system = source.system();
    let mut draft = source.of_tiles(random, system.tiles)?;
    let (suit, low) = (random.pick(&Suit::ALL), 1 + random.below(7) as u8);
    let row = |low: u8, copies: usize| {
        (low..low + 3).flat_map(move |rank| std::iter::repeat_n(Tile::suited(suit, rank), copies))
    };
    let honors_or_suits: Vec<Tile> = system.tiles.collect();
    let pair = random.pick(&honors_or_suits);
    let hand = &mut draft.tiles;
    hand.melds.clear();
    hand.standing = match random.below(3) {
        0 | 1 => {
            let other = Suit::ALL[(suit as usize + 1) % 3];
            let set = 1 + random.below(7) as u8;
            let own: Vec<Tile> = (set..set + 3).map(|rank| Tile::suited(other, rank)).collect();
            row(low, 3).chain(own).chain([pair; 2]).collect()
        }
        _ => {
            let other = Suit::ALL[(suit as usize + 1 + random.below(2)) % 3];
            let second = 1 + random.below(7) as u8;
            let rest = (second..second + 3).flat_map(|rank| [Tile::suited(other, rank); 2]);
            row(low, 2).chain(rest).chain([pair; 2]).collect()
        }
    };
    let last = random.below(hand.standing.len());
    hand.win = Some(hand.standing.swap_remove(last));
    hand.standing.sort_unstable();
    has_four_at_most(&draft).then_some(draft)
}
