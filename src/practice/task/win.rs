//! Is this a win?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::hands::has_four_at_most;
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::reading::division::Form;
use crate::rules::learning::Level;
use crate::scoring::{Report, Standing};
use crate::system::Answer;
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

/// Draws a complete hand with an answer to a question, without which it would win. It wins with the answer
/// about as often as not.
pub fn decided_by(
    source: &Source,
    random: &mut Random,
    level: Level,
    question: &str,
) -> Option<Draft> {
    let question = source.system().question(question)?;
    let wins = random.one_in(2);
    while source.may_try() {
        let mut draft = fans::hand(source, random, level, None)?.draft;
        source.answer_once(random, &mut draft, question);
        let Some(answer) = draft.answer(question).filter(|answer| !answer.is_none()) else {
            continue;
        };
        if wins {
            if matches!(source.report(&draft)?.standing, Standing::Complete { wins: true, .. }) {
                return Some(draft);
            }
            continue;
        }
        let mut others: Vec<Answer> = question.next(Some(answer));
        random.shuffle(&mut others);
        for other in others {
            let mut lost = draft.clone();
            let is_put = lost.put(question, 0, other).is_ok();
            let report = source.report(&lost)?;
            if is_put && matches!(report.standing, Standing::Complete { wins: false, .. }) {
                return Some(lost);
            }
        }
    }
    None
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
        draft.mark_held();
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
