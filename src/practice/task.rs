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
use crate::system::{AnswerKind, Role, Varies};
use crate::tiles::{Suit, TileSet};

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
    let waits = clear_waits(&report).filter(|_| !report.pending)?;
    Some(Ready { draft, waits })
}

/// The waits of a hand if a copy of each is left.
fn clear_waits(report: &Report) -> Option<TileSet> {
    let Standing::Ready { waits } = &report.standing else { return None };
    let is_clear = waits.iter().all(|wait| wait.copies > 0);
    is_clear.then(|| waits.iter().map(|wait| wait.tile).collect())
}

/// Takes back the answers about the win, which an unfinished hand does not have: all but those about
/// the table.
fn forget_the_end(draft: &mut Draft) {
    for question in draft.system().questions {
        let is_about_table = question.stays
            || question.varies == Varies::BeforePlay
            || question.kind == AnswerKind::Tile
            || matches!(question.role, Role::MissingSuit | Role::Dealer | Role::OtherPlayer);
        if !is_about_table {
            draft.forget(question, 0);
        }
    }
}
