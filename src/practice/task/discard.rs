//! Which discard leaves the most tiles that help?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::hands::{Source, has_four_at_most};
use crate::practice::random::Random;
use crate::rules::learning::Level;
use crate::scoring::lookahead::discarded;
use crate::scoring::{Discard, Report, Standing};
use crate::tiles::{Tile, TileSet};

use super::{forget_the_end, is_same_for_every_win};

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
/// first level, one that comes as near to a win.
pub fn draw(source: &Source, random: &mut Random, level: Level) -> Option<Draft> {
    let system = source.system();
    while source.may_try() {
        let Some(mut draft) = source.of_tiles(random, system.tiles) else { continue };
        let tiles: Vec<Tile> = system.tiles.iter().collect();
        for _ in 0..=promised(level) {
            let at = random.below(draft.tiles.standing.len());
            draft.tiles.standing[at] = random.pick(&tiles);
        }
        draft.tiles.standing.sort_unstable();
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
            && (*shanten > 0 || right.into_iter().all(|tile| waits_after(source, &draft, tile)))
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

/// Whether a hand waits after a discard.
fn waits_after(source: &Source, draft: &Draft, tile: Tile) -> bool {
    let report = source.report(&discarded(draft, tile));
    report.is_some_and(|report| matches!(report.standing, Standing::Ready { .. }))
}
