//! What does a hand come to in one of the two counts of a score table?

use crate::practice::answer::counted_sheets;
use crate::practice::exercise::Task;
use crate::practice::random::Random;
use crate::practice::source::{Source, wins_and_is_paid};
use crate::rules::learning::{Kind, Level};
use crate::scoring::Report;

/// How many counts there are to choose from on the first level.
const CANDIDATES: usize = 4;

/// The question for a count of a winning hand; on the first level there are some to choose from. `None` if
/// it has no two counts, or if another reading that pays the same has another count.
pub fn of(
    source: &Source,
    random: &mut Random,
    kind: Kind,
    level: Level,
    report: &Report,
) -> Option<Task> {
    let table = source.system().score_table.filter(|_| wins_and_is_paid(report))?;
    let best = counted_sheets(report).next()?;
    let count = |sheet: &_| {
        let counts = crate::scoring::Sheet::counts(sheet, table)?;
        Some(if kind == Kind::Main { counts.main } else { counts.minor })
    };
    let right = count(best)?;
    let equal = report.sheets.iter().filter(|sheet| sheet.total == best.total);
    if equal.map(count).any(|other| other != Some(right)) {
        return None;
    }
    let unit = if kind == Kind::Main { table.main } else { table.minor };
    let mains: Vec<u16> = (1..=right + CANDIDATES as u16).collect();
    let all = if kind == Kind::Main { &mains[..] } else { table.minors };
    let candidates = match level {
        Level::First => neighbours(random, all, right),
        _ => Vec::new(),
    };
    Some(Task::Count { unit, candidates, right })
}

/// A number among its neighbours in a list, at any place.
fn neighbours(random: &mut Random, all: &[u16], right: u16) -> Vec<u16> {
    let Some(at) = all.iter().position(|one| *one == right) else { return Vec::new() };
    let first = at.saturating_sub(random.below(CANDIDATES));
    let first = first.min(all.len().saturating_sub(CANDIDATES));
    all.iter().skip(first).take(CANDIDATES).copied().collect()
}
