//! What an unfinished hand can come to: what is paid for each tile that it waits for, and what
//! each discard that leaves it ready then waits for.
//!
//! Nothing is counted here: the hand is completed, and the engine asked for the report.

use std::cmp::Reverse;

use crate::entry::{Draft, Event};
use crate::system::{Answer, Role};
use crate::tiles::{Seat, Tile, WinSource};

use super::{Discard, Engine, Payment, Report, Standing, Wait};

/// The draft of a hand of thirteen tiles that is won with this tile in this way, without any
/// other circumstance of the win. Where events are told, the win is one more of them.
pub fn completed(draft: &Draft, tile: Tile, source: WinSource, from: Option<Seat>) -> Draft {
    let mut draft = draft.clone();
    let system = draft.system();
    draft.tiles.standing.extend(draft.tiles.win.replace(tile));
    for question in system.questions.iter().filter(|question| question.role.is_about_the_end()) {
        draft.forget(question.key, 0);
    }
    let source = Answer::Word(source.key());
    let win = system.events.iter().find(|kind| kind.is_win && !draft.events.is_empty());
    let Some(kind) = win else {
        draft.put_about(Role::WinSource, source);
        if let Some(from) = from {
            draft.put_about(Role::Discarder, Answer::Seat(from));
        }
        return draft;
    };
    let mut event = Event::new(kind, 0);
    event.tile = Some(tile);
    let answers = [(Role::WinSource, Some(source)), (Role::Discarder, from.map(Answer::Seat))];
    for (role, answer) in answers {
        if let (Some(question), Some(answer)) = (kind.question_about(role), answer) {
            // Both are answers that the kind of event has.
            let _ = event.put(system, question.key, answer);
        }
    }
    draft.events.push(event);
    draft
}

/// The draft of fourteen tiles without one of them.
pub fn discarded(draft: &Draft, tile: Tile) -> Draft {
    let mut draft = draft.clone();
    draft.tiles.standing.extend(draft.tiles.win.take());
    if let Some(at) = draft.tiles.standing.iter().position(|standing| *standing == tile) {
        draft.tiles.standing.remove(at);
    }
    draft
}

/// Adds to a report what the hand can come to, as far as it is not said yet.
pub(super) fn look_ahead(engine: &(dyn Engine + '_), draft: &Draft, report: &mut Report) {
    match &mut report.standing {
        Standing::Ready { waits } if !report.pending => {
            for wait in waits.iter_mut().filter(|wait| wait.payments.is_empty()) {
                wait.payments = payments(engine, draft, wait);
            }
        }
        Standing::Discarding { shanten: 0, discards } => {
            for discard in &mut *discards {
                let left = engine.report_as_it_is(&discarded(draft, discard.tile));
                if let Standing::Ready { mut waits } = left.standing {
                    // What was discarded can't be drawn any more.
                    waits.retain_mut(|wait| {
                        let gone = wait.tile == discard.tile;
                        wait.copies = wait.copies.saturating_sub(u8::from(gone));
                        !gone || wait.copies > 0
                    });
                    discard.waits = waits;
                }
            }
            sort_by_chance(discards);
        }
        _ => {}
    }
}

/// Sorts discards whose waits are known by the chance of the ready hand that each leaves.
pub(crate) fn sort_by_chance(discards: &mut [Discard]) {
    discards.sort_by_key(|discard| Reverse(chance(discard)));
}

/// What a ready hand can be expected to win: the copies of each wait that are left, times its
/// worth by discard and self-drawn, as far as it may win. Of equals the one with more copies.
fn chance(discard: &Discard) -> (u32, u8) {
    let worth = |wait: &Wait| {
        let wins = [&wait.discard, &wait.self_drawn].into_iter().filter(|worth| worth.wins);
        u32::from(wait.copies) * wins.map(|worth| u32::from(worth.total)).sum::<u32>()
    };
    (discard.waits.iter().map(worth).sum(), discard.copies)
}

/// What is paid for a win with a tile: self-drawn, and discarded by each of the others.
fn payments(engine: &(dyn Engine + '_), draft: &Draft, wait: &Wait) -> Vec<Payment> {
    let paid = |source: WinSource, from: Option<Seat>| {
        let report = engine.report_as_it_is(&completed(draft, wait.tile, source, from));
        Some(Payment { source: source, from, net: report.ledger?.net })
    };
    let mut payments = Vec::new();
    if wait.discard.wins {
        let own = draft.seat(0);
        let others = draft.seats().iter().filter(|seat| Some(**seat) != own);
        payments.extend(others.filter_map(|from| paid(WinSource::Discard, Some(*from))));
        merge_equal(&mut payments);
    }
    if wait.self_drawn.wins {
        payments.extend(paid(WinSource::SelfDrawn, None));
    }
    payments
}

/// Where everybody pays the same whoever discarded, one payment says it.
fn merge_equal(payments: &mut Vec<Payment>) {
    let is_equal = |first: &Payment| payments.iter().all(|payment| payment.net == first.net);
    if payments.first().is_some_and(is_equal) {
        payments.truncate(1);
        payments.iter_mut().for_each(|payment| payment.from = None);
    }
}
