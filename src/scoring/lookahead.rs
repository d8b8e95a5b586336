//! What an unfinished hand can come to: what is paid for each tile that it waits for, and what
//! each discard that leaves it ready then waits for.
//!
//! Nothing is counted here: the hand is completed, and its rule system asked for the report.

use std::cmp::Reverse;

use crate::entry::{Draft, Event};
use crate::scoring::{Discard, Payment, Report, Standing, Wait};
use crate::tiles::{Seat, Tile, Way};

/// What is said of the winning tile and of the end of the deal: a hand that is still waiting has
/// neither.
const OF_THE_WIN: [&str; 7] = ["from", "last", "last-copy", "sea", "opening", "outcome", "ending"];

/// The draft of a hand of thirteen tiles, won with this tile in this way, without any other
/// circumstance of the win; where events are told it is one more of them.
pub fn completed(draft: &Draft, tile: Tile, way: Way, from: Option<Seat>) -> Draft {
    let mut draft = draft.clone();
    draft.tiles.standing.extend(draft.tiles.win.replace(tile));
    OF_THE_WIN.iter().for_each(|key| draft.forget(key));
    let answers = [("win", Some(way.key())), ("from", from.map(Seat::letter))];
    let told = draft.rules().events().iter().find(|event| event.key == "win");
    match told.filter(|_| !draft.events.is_empty()) {
        Some(kind) => {
            let mut event = Event::new(kind, 0);
            event.tile = Some(tile);
            for (key, answer) in answers {
                // Both are answers of the table.
                let _ = answer.map(|answer| event.set(draft.rules(), key, answer));
            }
            draft.events.push(event);
        }
        None => {
            for (key, answer) in answers {
                let _ = answer.map(|answer| draft.put(key, answer));
            }
        }
    }
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

/// Adds what the hand can come to, as far as it is not said yet; `fill` says of a draft everything
/// else.
pub(crate) fn look_ahead(draft: &Draft, report: &mut Report, fill: &dyn Fn(&Draft, &mut Report)) {
    let ask = |draft: &Draft| {
        let mut report = Report::new(draft, Vec::new());
        fill(draft, &mut report);
        report
    };
    match &mut report.standing {
        Standing::Ready { waits } if !report.pending => {
            for wait in waits.iter_mut().filter(|wait| wait.payments.is_empty()) {
                wait.payments = payments(draft, wait, &ask);
            }
        }
        Standing::Discarding { shanten: 0, discards } => {
            for discard in &mut *discards {
                if let Standing::Ready { mut waits } = ask(&discarded(draft, discard.tile)).standing
                {
                    // What was discarded can't be drawn any more.
                    waits.retain_mut(|wait| {
                        let gone = wait.tile == discard.tile;
                        wait.copies = wait.copies.saturating_sub(u8::from(gone));
                        !gone || wait.copies > 0
                    });
                    discard.waits = waits;
                }
            }
            best_first(discards);
        }
        _ => {}
    }
}

/// Puts the discards into order whose waits are known: by the chance of a ready hand that they
/// leave.
pub(crate) fn best_first(discards: &mut [Discard]) {
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
fn payments(draft: &Draft, wait: &Wait, ask: &dyn Fn(&Draft) -> Report) -> Vec<Payment> {
    let paid = |way: Way, from: Option<Seat>| {
        let report = ask(&completed(draft, wait.tile, way, from));
        Some(Payment { way, from, net: report.ledger?.net })
    };
    let mut payments = Vec::new();
    if wait.discard.wins {
        let own = draft.rules().seat(draft, 0);
        let others = draft.rules().seats(draft).iter().filter(|seat| Some(**seat) != own);
        payments.extend(others.filter_map(|from| paid(Way::Discard, Some(*from))));
        together(&mut payments);
    }
    if wait.self_drawn.wins {
        payments.extend(paid(Way::SelfDrawn, None));
    }
    payments
}

/// Where everybody pays the same whoever discarded, it is said once.
fn together(payments: &mut Vec<Payment>) {
    let alike = |first: &Payment| payments.iter().all(|payment| payment.net == first.net);
    if payments.first().is_some_and(alike) {
        payments.truncate(1);
        payments.iter_mut().for_each(|payment| payment.from = None);
    }
}
