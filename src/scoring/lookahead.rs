//! Looking ahead from an unfinished hand: the payments of each of its waits, and the waits after
//! each discard that leaves it ready. For a complete hand, the payments while it is open from whom
//! the winning tile came.
//!
//! Nothing is scored here. The draft is completed, and the engine makes the report of that draft.

use std::cmp::Reverse;

use crate::entry::{Asked, Draft, Event};
use crate::sorting::Sort;
use crate::system::{Answer, Question, Role};
use crate::tiles::{Seat, Tile, WinSource};

use super::{Discard, Engine, Payment, Report, Standing, Wait};

/// The draft of a hand of thirteen tiles with a win on `tile`, without any other circumstance. If
/// the draft has events and the system has an event for a win, the win is added as an event. If the
/// tile is drawn, the wins of other players on a discard are left out.
pub fn completed(draft: &Draft, tile: Tile, source: WinSource, from: Option<Seat>) -> Draft {
    let mut draft = draft.clone();
    let system = draft.system();
    draft.tiles.win_on(tile, false);
    for question in system.questions.iter().filter(|question| question.role.is_about_the_end()) {
        draft.forget(question, 0);
    }
    leave_out_wins_besides(&mut draft, source);
    let source = Answer::Word(source.key());
    let win =
        system.events.iter().find(|kind| kind.is_win && kind.seat && !draft.events.is_empty());
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
            // The kind of event has both answers.
            let _ = event.put(question, answer);
        }
    }
    draft.events.push(event);
    draft
}

/// If the winning tile comes from the wall, removes the wins of other players on the same tile: nobody else
/// can win on a tile that was drawn.
pub fn leave_out_wins_besides(draft: &mut Draft, source: WinSource) {
    if source.is_self_drawn() {
        draft.events.retain(|event| !event.kind.is_win_on_same_tile());
    }
}

/// The draft of a hand of fourteen tiles after discarding one of them.
pub fn discarded(draft: &Draft, tile: Tile) -> Draft {
    let mut draft = draft.clone();
    draft.tiles.join_win();
    if let Some(at) = draft.tiles.standing.iter().position(|standing| *standing == tile) {
        draft.tiles.standing.remove(at);
    }
    draft
}

/// Adds to a report that does not have them yet: the payments of waits, the waits after discards, or
/// the payments of a win.
pub(crate) fn look_ahead(engine: &dyn Engine, draft: &Draft, report: &mut Report) {
    let settled = &mut report.settled;
    match &mut settled.standing {
        Standing::Ready { waits } if !settled.pending => {
            for wait in waits.iter_mut().filter(|wait| wait.payments.is_empty()) {
                wait.payments = payments(engine, draft, wait);
            }
        }
        Standing::Discarding { shanten: 0, discards } => {
            for discard in &mut *discards {
                let left = engine.report_as_it_is(&discarded(draft, discard.tile));
                if let Standing::Ready { mut waits } = left.settled.standing {
                    // The discarded tile can't be drawn any more.
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
        Standing::Complete { wins: true, .. } if settled.ledger.is_none() => {
            settled.payments = payments_by_discarder(engine, draft, &report.asked);
        }
        _ => {}
    }
}

/// Sorts discards whose waits are known by the chance of the ready hand that each leaves.
pub(crate) fn sort_by_chance(discards: &mut [Discard]) {
    discards.arrange_by_key(|discard| Reverse(chance(discard)));
}

/// What a ready hand can be expected to win: for each wait, the copies that are left times what it
/// is worth by discard and self-drawn, if it may win. Among equals, more copies are better.
fn chance(discard: &Discard) -> (i64, u8) {
    let worth = |wait: &Wait| {
        let wins = [&wait.discard, &wait.self_drawn].into_iter().filter(|worth| worth.wins);
        i64::from(wait.copies) * wins.map(|worth| i64::from(worth.total)).sum::<i64>()
    };
    (discard.waits.iter().map(worth).sum(), discard.copies)
}

/// The payments of a win on a tile: discarded by each of the other players, and self-drawn.
fn payments(engine: &(dyn Engine + '_), draft: &Draft, wait: &Wait) -> Vec<Payment> {
    let paid = |source: WinSource, from: Option<Seat>| {
        let report = engine.report_as_it_is(&completed(draft, wait.tile, source, from));
        Some(Payment { source, from, net: report.settled.ledger?.net })
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

/// The payments of a win for each player that the winning tile may have come from; empty if that is
/// not asked, or if the payments depend on something else as well.
fn payments_by_discarder(
    engine: &(dyn Engine + '_),
    draft: &Draft,
    asked: &[Asked],
) -> Vec<Payment> {
    let question = draft.system().question_about(Role::Discarder);
    let is_open =
        |question: &&Question| asked.iter().any(|a| a.question == *question && a.answer.is_none());
    let Some(question) = question.filter(is_open) else {
        return Vec::new();
    };
    let source = draft.win_source();
    let others = draft.seats().iter().filter(|seat| Some(**seat) != draft.seat(0));
    let payment = |from: &Seat| {
        let mut answered = draft.clone();
        answered.put(question, 0, Answer::Seat(*from)).ok()?;
        let ledger = engine.report_as_it_is(&answered).settled.ledger?;
        Some(Payment { source, from: Some(*from), net: ledger.net })
    };
    let mut payments: Vec<Payment> = others.filter_map(payment).collect();
    merge_equal(&mut payments);
    payments
}

/// Keeps one payment, without a discarder, if everybody pays the same no matter who discards.
fn merge_equal(payments: &mut Vec<Payment>) {
    let is_equal = |first: &Payment| payments.iter().all(|payment| payment.net == first.net);
    if payments.first().is_some_and(is_equal) {
        payments.truncate(1);
        payments.iter_mut().for_each(|payment| payment.from = None);
    }
}
