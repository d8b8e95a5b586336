//! Which of two readings is better?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::hands::has_four_at_most;
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::rules::learning::Level;
use crate::scoring::{Report, Sheet};
use crate::tiles::{Suit, Tile};

/// Draws a hand that can be read in two ways, of which one is worth more.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    while source.may_try() {
        let hand = runs(source, random).and_then(|draft| source.winning(draft));
        if let Some(hand) = hand.filter(|hand| !worse_readings(&hand.report, level).is_empty()) {
            return Some(hand.draft);
        }
    }
    None
}

/// The question for the better one of two readings of a hand.
pub fn of(random: &mut Random, level: Level, report: &Report) -> Option<Task> {
    let worse = worse_readings(report, level);
    if worse.is_empty() {
        return None;
    }
    let (other, right) = (random.pick(&worse), random.below(2));
    let readings = if right == 0 { [0, other] } else { [other, 0] };
    Some(Task::Reading { readings, right })
}

/// The indices of the readings that are worth less than the best one and have other parts. On the first
/// level they are worth less than two thirds of it. Of readings that differ only in the part that the
/// winning tile completed the best one stands for all.
fn worse_readings(report: &Report, level: Level) -> Vec<usize> {
    let Some(best) = report.sheets.first() else { return Vec::new() };
    let is_worse = |sheet: &Sheet| match level {
        Level::First => 3 * sheet.total < 2 * best.total,
        _ => sheet.total < best.total,
    };
    let others = report.sheets.iter().enumerate().skip(1);
    let is_best_so = |at: usize, sheet: &Sheet| {
        report.sheets[..at].iter().all(|before| before.division != sheet.division)
    };
    let worse = others.filter(|(at, sheet)| is_best_so(*at, sheet) && is_worse(sheet));
    worse.map(|(at, _)| at).collect()
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
    let honors_or_suits: Vec<Tile> = system.tiles.iter().collect();
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
