//! What is the hand worth, and who pays how much?

use crate::entry::Draft;
use crate::practice::exercise::Task;
use crate::practice::random::Random;
use crate::practice::source::{Source, wins_and_is_paid};
use crate::rules::learning::Level;
use crate::scoring::Report;
use crate::system::{Answer, Role};
use crate::tiles::{BySeat, Seat};

/// How many payments there are to choose from on the first level.
const CANDIDATES: usize = 4;

/// The question for the payments of a winning hand. `None` if it is open who pays. On the first level there
/// are payments to choose from.
pub fn of(
    source: &Source,
    random: &mut Random,
    level: Level,
    draft: &Draft,
    report: &Report,
) -> Option<Task> {
    if !wins_and_is_paid(report) {
        return None;
    }
    let right = report.ledger.as_ref()?.net;
    let candidates = match level {
        Level::First => candidates(source, random, draft, right),
        _ => Vec::new(),
    };
    Some(Task::Payment { candidates, right })
}

/// The right payments among those of the same hand under other circumstances, and among common
/// mistakes: the wrong player pays, or one pays for all, or all pay alike.
fn candidates(
    source: &Source,
    random: &mut Random,
    draft: &Draft,
    right: BySeat<i32>,
) -> Vec<BySeat<i32>> {
    let mut wrong: Vec<BySeat<i32>> = Vec::new();
    let mut add = |net: BySeat<i32>| {
        if net != right && !wrong.contains(&net) {
            wrong.push(net);
        }
    };
    for role in [Role::Discarder, Role::WinSource, Role::Dealer] {
        let Some(question) = draft.system().question_about(role) else { continue };
        for answer in question.all() {
            let mut other = draft.clone();
            if source.engine.answer(&mut other, question, 0, answer).is_ok() {
                if role == Role::WinSource && answer != draft_source(draft) {
                    // A discard needs somebody who discarded.
                    let payer = draft.seats().iter().find(|seat| Some(**seat) != draft.seat(0));
                    other.put_about(Role::Discarder, Answer::Seat(*payer.unwrap_or(&Seat::East)));
                }
                let report = source.engine.report_as_it_is(&other);
                if let Some(ledger) = report.settled.ledger {
                    add(ledger.net);
                }
            }
        }
    }
    for net in mistakes(draft, right) {
        add(net);
    }
    let mut chosen = vec![right];
    while chosen.len() < CANDIDATES && !wrong.is_empty() {
        chosen.push(wrong.swap_remove(random.below(wrong.len())));
    }
    random.shuffle(&mut chosen);
    chosen
}

/// How the winning tile came, as an answer.
fn draft_source(draft: &Draft) -> Answer {
    Answer::Word(draft.win_source().key())
}

/// Payments with one and the same winner that come of common mistakes.
fn mistakes(draft: &Draft, right: BySeat<i32>) -> Vec<BySeat<i32>> {
    let seats = draft.seats();
    let payers: Vec<Seat> = seats.iter().copied().filter(|seat| right[*seat] < 0).collect();
    let Some(winner) = seats.iter().copied().max_by_key(|seat| right[*seat]) else {
        return Vec::new();
    };
    let net = |pays: &dyn Fn(Seat) -> i32| {
        let paid: i32 = seats.iter().filter(|seat| **seat != winner).map(|seat| pays(*seat)).sum();
        BySeat::from_fn(|seat| match seats.contains(&seat) {
            true if seat == winner => paid,
            true => -pays(seat),
            false => 0,
        })
    };
    let most = payers.iter().map(|seat| -right[*seat]).max().unwrap_or(0);
    let least = payers.iter().map(|seat| -right[*seat]).min().unwrap_or(0);
    let mut found = vec![net(&|_| most), net(&|_| least), net(&|_| 2 * most)];
    for one in seats.iter().copied().filter(|seat| *seat != winner) {
        found.push(net(&|seat| if seat == one { most } else { 0 }));
        found.push(net(&|seat| if seat == one { 2 * most } else { most }));
    }
    found
}
