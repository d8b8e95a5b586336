//! Is this a win?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::hands::{Source, has_four_at_most};
use crate::practice::random::Random;
use crate::reading::division::Form;
use crate::rules::learning::Level;
use crate::scoring::{Report, Standing};
use crate::tiles::Tile;

use super::fans;

/// Draws a hand that wins or doesn't, about as often. On the first level a hand that does not win is
/// not complete; on the others it may be complete and not be worth enough.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    if random.one_in(2) {
        return Some(fans::hand(source, random, level, None)?.draft);
    }
    std::iter::from_fn(|| source.may_try().then(|| losing(source, random, level))).flatten().next()
}

/// The question whether a hand wins. `None` if it is not a whole one.
pub fn of(report: &Report) -> Option<Task> {
    match report.standing {
        Standing::Complete { wins, .. } => Some(Task::Win { wins }),
        Standing::Discarding { .. } => Some(Task::Win { wins: false }),
        _ => None,
    }
}

/// A whole hand, or two of the same tiles, that does not win.
fn losing(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    let tiles: Vec<Tile> = source.system().tiles.iter().collect();
    let exchange = |draft: &mut Draft, random: &mut Random| {
        let at = random.below(draft.tiles.standing.len());
        draft.tiles.standing[at] = random.pick(&tiles);
        draft.tiles.standing.sort_unstable();
    };
    let mut draft;
    if source.has_several_hands() {
        let fan = random.pick(source.system().fans).number;
        draft = source.like_example(random, fan, 1)?;
        // One exchange seldom takes both hands.
        for _ in 0..2 + random.below(3) {
            exchange(&mut draft, random);
        }
    } else {
        draft = source.of_tiles(random, source.system().tiles)?;
        if level == Level::First || random.one_in(2) {
            exchange(&mut draft, random);
        }
    }
    if !has_four_at_most(&draft) {
        return None;
    }
    let report = source.report(&draft)?;
    is_clearly_lost(&report, level).then_some(draft)
}

/// Whether a hand can exist and does not win.
fn is_clearly_lost(report: &Report, level: Level) -> bool {
    match report.standing {
        Standing::Discarding { .. } => true,
        Standing::Complete { wins, .. } => {
            let is_ordinary =
                report.sheets.iter().all(|sheet| sheet.division.form == Form::FourSets);
            !wins && level != Level::First && (level == Level::Third || is_ordinary)
        }
        _ => false,
    }
}
