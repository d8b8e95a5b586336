//! Which discard leaves the most tiles that help?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::hands::has_four_at_most;
use crate::practice::random::Random;
use crate::practice::source::Source;
use crate::rules::learning::Level;
use crate::scoring::lookahead::discarded;
use crate::scoring::{Discard, Report, Standing};
use crate::tiles::{Tile, TileSet};

use super::{any_hand, forget_the_end, is_same_for_every_win, may_win_with_each};

/// The shanten number that the best discard of a level leaves: 0 is ready.
pub fn promised(level: Level) -> u8 {
    u8::from(level == Level::Third)
}

/// The discards that leave the most copies of tiles that help.
pub fn best(discards: &[Discard]) -> TileSet {
    let most = discards.iter().map(|discard| discard.copies).max();
    let best = discards.iter().filter(|discard| Some(discard.copies) == most);
    best.map(|discard| discard.tile).collect()
}

/// Draws a hand of fourteen tiles that does not win yet. Some discard is worse than the best; on the
/// first level, one that comes as near to a win. After each of the best, the hand waits for tiles that it
/// may win with, or can come to do so.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    let system = source.system();
    while source.may_try() {
        let Some(mut draft) = any_hand(source, random, level, system.tiles) else { continue };
        draft.tiles.join_win();
        let last = random.below(draft.tiles.standing.len());
        draft.tiles.win = Some(draft.tiles.standing.swap_remove(last));
        let tiles: Vec<Tile> = system.tiles.iter().collect();
        for _ in 0..=promised(level) {
            let at = random.below(draft.tiles.standing.len());
            draft.tiles.standing[at] = random.pick(&tiles);
        }
        draft.tiles.standing.sort_unstable();
        draft.tiles.drop_loose_marks();
        forget_the_end(&mut draft);
        if !has_four_at_most(&draft) {
            continue;
        }
        let report = source.report(&draft)?;
        let Standing::Discarding { shanten, discards } = &report.standing else { continue };
        let right = best(discards);
        let held: TileSet = draft.tiles.standing.iter().chain(&draft.tiles.win).copied().collect();
        let is_choice = match level {
            Level::First => right.len() <= 2 && discards.len() > right.len(),
            _ => right.len() < held.len().div_ceil(2),
        };
        let is_near = *shanten == promised(level) && is_choice && !right.is_empty();
        if is_near
            && right.into_iter().all(|tile| leads_to_a_win(source, &draft, tile, *shanten))
            && is_same_for_every_win(source, &draft, right, best_of)
        {
            return Some(draft);
        }
    }
    None
}

/// The question for the best discard of a hand.
pub fn of(report: &Report) -> Option<Task> {
    Some(Task::Discard { right: best_of(report)? })
}

fn best_of(report: &Report) -> Option<TileSet> {
    let Standing::Discarding { discards, .. } = &report.standing else { return None };
    Some(best(discards)).filter(|right| !right.is_empty())
}

/// Whether a hand of this shanten number may win with each tile that it waits for after a discard. As long
/// as it does not wait yet, it is enough that it can come to such a wait with one of the tiles that help.
fn leads_to_a_win(source: &Source, draft: &Draft, tile: Tile, shanten: u8) -> bool {
    let left = discarded(draft, tile);
    let Some(report) = source.report(&left) else { return false };
    match report.standing {
        Standing::Ready { .. } => may_win_with_each(&report),
        Standing::Unready { useful, .. } if shanten > 0 => useful.iter().any(|drawn| {
            let mut next = left.clone();
            next.tiles.win_on(drawn, false);
            let Some(report) = source.report(&next) else { return false };
            let Standing::Discarding { shanten: 0, discards } = &report.standing else {
                return false;
            };
            best(discards).iter().any(|tile| {
                let report = source.report(&discarded(&next, tile));
                report.is_some_and(|report| may_win_with_each(&report))
            })
        }),
        _ => false,
    }
}
