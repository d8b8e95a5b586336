//! The kinds of question: each draws a hand that suits it, and finds the right answers in the report of a
//! hand, drawn or not.

pub mod count;
pub mod discard;
pub mod fans;
pub mod payment;
pub mod reading;
pub mod sets;
pub mod waits;
pub mod win;
pub mod worth;

use crate::entry::Draft;
use crate::rules::learning::Level;
use crate::scoring::{Report, Standing, Wait};
use crate::system::Role;
use crate::tiles::{Suit, TileSet};

use super::facts::is_about_table;
use super::random::Random;
use super::source::Source;

/// Thirteen tiles that wait, and their waits.
struct Ready {
    draft: Draft,
    waits: TileSet,
}

/// A hand that waits, made of a winning one whose tiles are of one, two or all suits. Only tiles
/// of which a copy is left are waits, so that nobody has to argue about a fifth one, and with each of
/// them the hand may win, on a discard or by self-draw.
fn ready(source: &Source, random: &mut Random, level: Level) -> Option<Ready> {
    let tiles = source.system().tiles;
    let suit = TileSet::of_suit(random.pick(&Suit::ALL));
    let tiles = match random.below(3) {
        _ if level == Level::Third => tiles.intersection(suit),
        0 => tiles.intersection(suit.union(TileSet::HONORS)),
        1 => tiles.minus(suit),
        _ => tiles,
    };
    let mut draft = match level {
        Level::Third => source.of_tiles(random, tiles)?,
        _ => any_hand(source, random, level, tiles)?,
    };
    draft.tiles.win = None;
    draft.tiles.drop_loose_marks();
    forget_the_end(&mut draft);
    let report = source.report(&draft)?;
    let waits = clear_waits(&report).filter(|_| !report.pending && report.missing.is_empty())?;
    may_win_with_each(&report).then_some(Ready { draft, waits })
}

/// A complete hand: random sets and a pair of these tiles, or a hand with fans. Of those with fans more win
/// where a win needs some.
fn any_hand(source: &Source, random: &mut Random, level: Level, tiles: TileSet) -> Option<Draft> {
    if random.one_in(2) {
        return source.of_tiles(random, tiles);
    }
    let mut draft = fans::hand(source, random, level, None)?.draft;
    draft.tiles.flowers.clear();
    let is_alone = draft.events.is_empty()
        && draft.others.iter().all(|tiles| tiles.is_empty())
        && draft.given().all(|given| given.place == 0);
    is_alone.then_some(draft)
}

/// Whether a hand waits, and may win with each of its waits.
fn may_win_with_each(report: &Report) -> bool {
    let Standing::Ready { waits } = &report.standing else { return false };
    waits.iter().all(Wait::wins)
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
/// the table, and those that are not asked without the others.
fn forget_the_end(draft: &mut Draft) {
    for question in draft.system().questions {
        if !is_about_table(question) || !draft.asks(question, 0) {
            draft.forget(question, 0);
        }
    }
}
