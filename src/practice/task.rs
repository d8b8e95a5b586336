//! The kinds of question: each draws a hand that suits it, and finds the right answers in the report of a
//! hand, drawn or not.

pub mod discard;
pub mod fans;
pub mod payment;
pub mod reading;
pub mod sets;
pub mod waits;
pub mod win;

use crate::entry::Draft;
use crate::scoring::{Report, Standing};
use crate::system::Role;
use crate::tiles::{Suit, TileSet};

use super::facts::is_about_table;
use super::hands::Source;
use super::random::Random;

/// Thirteen tiles that wait, and their waits.
struct Ready {
    draft: Draft,
    waits: TileSet,
}

/// A hand that waits, made of a winning one whose tiles are of one, two or all suits. Only tiles
/// of which a copy is left are waits, so that nobody has to argue about a fifth one.
fn ready(source: &Source, random: &mut Random, one_suit: bool) -> Option<Ready> {
    let tiles = source.system().tiles;
    let suit = TileSet::of_suit(random.pick(&Suit::ALL));
    let tiles = match random.below(3) {
        _ if one_suit => tiles.intersection(suit),
        0 => tiles.intersection(suit.union(TileSet::HONORS)),
        1 => tiles.minus(suit),
        _ => tiles,
    };
    let mut draft = source.of_tiles(random, tiles)?;
    draft.tiles.win = None;
    forget_the_end(&mut draft);
    let report = source.report(&draft)?;
    let waits = clear_waits(&report).filter(|_| !report.pending && report.missing.is_empty())?;
    Some(Ready { draft, waits })
}

/// The waits of a hand if a copy of each is left.
fn clear_waits(report: &Report) -> Option<TileSet> {
    let Standing::Ready { waits } = &report.standing else { return None };
    let is_clear = waits.iter().all(|wait| wait.copies > 0);
    is_clear.then(|| waits.iter().map(|wait| wait.tile).collect())
}

/// Whether the tiles that answer a question about an unfinished hand are the same however the winning tile
/// will come, of which nothing is said.
fn is_same_for_every_win(
    source: &Source,
    draft: &Draft,
    right: TileSet,
    of: impl Fn(&Report) -> Option<TileSet>,
) -> bool {
    let Some(question) = draft.system().question_about(Role::WinSource) else { return true };
    question.all().all(|answer| {
        let mut other = draft.clone();
        other.put_about(Role::WinSource, answer);
        let report = source.report(&other);
        report.is_some_and(|report| !report.faults.is_empty() || of(&report) == Some(right))
    })
}

/// Takes back the answers about the win, which an unfinished hand does not have: all but those about
/// the table.
fn forget_the_end(draft: &mut Draft) {
    for question in draft.system().questions {
        if !is_about_table(question) {
            draft.forget(question, 0);
        }
    }
}
