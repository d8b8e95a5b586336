//! The parts of a report on two hands: the hands to declare, the splits, the waits and the
//! payments.

use crate::reading::shanten::{self, Distance, Memo};
use crate::rules::mcr;
use crate::scoring::{
    DealWin, EntryPoint, Missing, Note, Payment, Settled, Sheet, Standing, Wait, lookahead,
    progress,
};
use crate::tiles::{Counts, Seat, Tile, WinSource};

use super::course::{Course, Finale};
use super::deal::{Deal, EnteredEvent, Event};
use super::double_win::WinningSplit;
use super::hand_id::{ByHand, HandId};
use super::player_tiles::PlayerTiles;
use super::questions;
use super::settle::{Outcome, SettledWin, Settlement, settle};
use super::splits::{alone_is_better, declaration_order};
use super::waits;

/// Returns a function that measures how far tiles are from the nearer of the two hands.
fn distance_to_nearer_hand<'a>(
    player: &PlayerTiles,
    melded: &'a Counts,
) -> impl Fn(&Counts) -> Distance + 'a {
    let memo = Memo::default();
    let [a, b] = HandId::BOTH.map(|id| player.melds(id).len());
    move |tiles: &Counts| {
        let of = |melds| memo.distance(shanten::HandTiles { tiles, melded, melds }, mcr::FORMS);
        if a == b { of(a) } else { of(a).or(of(b)) }
    }
}

/// How far 27 tiles are from a winning hand, and whether the waits are still to be found.
pub(super) fn standing_before_draw(player: &PlayerTiles) -> (Standing, bool) {
    let (tiles, melded) = (player.shared(), player.melded());
    let found = distance_to_nearer_hand(player, &melded)(&tiles);
    if found.missing <= 1 {
        return (Standing::Ready { waits: Vec::new() }, true);
    }
    (progress::unready_at(found, &tiles.plus(&melded)), false)
}

/// The best discards from 28 tiles without a winning hand, and whether their waits are still to be
/// found.
pub(super) fn standing_before_discard(player: &PlayerTiles) -> (Standing, bool) {
    let (tiles, melded) = (player.shared(), player.melded());
    let found = progress::best_discards(
        &tiles,
        &tiles.plus(&melded),
        distance_to_nearer_hand(player, &melded),
    );
    let ready = matches!(found, Standing::Discarding { shanten: 0, .. });
    (found, ready)
}

/// Finds the parts of a report that take long: the waits of 27 tiles, or the waits after each
/// discard.
pub(super) fn finish(settled: &mut Settled, player: &PlayerTiles, events: &[EnteredEvent]) {
    let course = Course::after(player.rulings(), EnteredEvent::declarations(events));
    match &mut settled.standing {
        Standing::Discarding { discards, .. } => {
            let kinds: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
            let waits = waits::waits_after(player, &kinds);
            for (discard, waits) in discards.iter_mut().zip(waits) {
                let complete = waits.complete_points();
                let shown = |wait| reported_wait(player, &course, wait, complete).0;
                discard.waits = waits.tiles.iter().map(shown).collect();
            }
            lookahead::sort_by_chance(discards);
        }
        _ => finish_waits(settled, player, events, &course),
    }
}

/// A wait as the report shows it: the value of the better hand, or of both hands if both win. When the
/// tile is drawn, that can be a hand that was `complete` without it, with so many points (M15). What bars
/// the player from winning bars the wait, too. Also returns the values of the hands that are declared
/// when the tile is drawn, in order.
fn reported_wait(
    player: &PlayerTiles,
    course: &Course,
    wait: &waits::CompletingTile,
    complete: Option<i32>,
) -> (Wait, Vec<i32>) {
    let best = |points: &ByHand<Option<i32>>| points.a.max(points.b);
    let worth = |points| course.worth(player.situation().seat, points);
    let alone = best(&wait.self_drawn).max(complete);
    let is_better = |double: &&WinningSplit| {
        !alone.is_some_and(|alone| alone_is_better(alone, double, player.players()))
    };
    let (self_drawn, hands) = match wait.double.as_ref().filter(is_better) {
        Some(double) => {
            let hands = declaration_order(double).map(|chosen| chosen.points);
            (worth(Some(double.total)), hands.into())
        }
        None => (worth(alone), alone.into_iter().collect()),
    };
    let (tile, copies, discard) = (wait.tile, wait.copies, worth(best(&wait.discard)));
    (Wait { tile, copies, discard, self_drawn, payments: Vec::new() }, hands)
}

/// Finds the waits of 27 tiles with their payments after the earlier declarations, and notes a hand
/// that is already complete (M15), unless the player can't win any more.
fn finish_waits(
    settled: &mut Settled,
    player: &PlayerTiles,
    events: &[EnteredEvent],
    course: &Course,
) {
    let own = player.situation().seat;
    let found = waits::waits(player);
    let complete = found.complete_points();
    let shown = |wait: &waits::CompletingTile| {
        let (mut shown, hands) = reported_wait(player, course, wait, complete);
        if shown.discard.wins {
            let others = player.players().seats().iter().filter(|seat| **seat != own);
            let claimed = [shown.discard.total];
            let from = |seat: &Seat| payment(player, events, Some(*seat), &claimed);
            shown.payments.extend(others.filter_map(from));
        }
        if shown.self_drawn.wins {
            shown.payments.extend(payment(player, events, None, &hands));
        }
        shown
    };
    let waits: Vec<Wait> = found.tiles.iter().map(shown).collect();
    let declarable = complete.filter(|_| course.bar(own).is_none());
    settled.notes.extend(declarable.map(|points| Note::new("siamese.complete").value(points)));
    settled.standing = Standing::Ready { waits };
}

/// What is paid when the player wins with these hands, one after the other. `None` while it is not
/// known who pays for an earlier win.
fn payment(
    player: &PlayerTiles,
    events: &[EnteredEvent],
    from: Option<Seat>,
    hands: &[i32],
) -> Option<Payment> {
    let source = if from.is_some() { WinSource::Discard } else { WinSource::SelfDrawn };
    let seat = player.situation().seat;
    let win = |points: &i32| Event::Win { seat, source, from, points: *points };
    let all = EnteredEvent::declarations(events).chain(hands.iter().map(win)).collect();
    let deal = Deal::new(player.players(), player.rulings(), all);
    let settled = settle(&deal.ok()?);
    let is_unknown = |win: &SettledWin| win.outcome == Outcome::PayerUnknown;
    let net = settled.ledger.net;
    (!settled.wins.iter().any(is_unknown)).then_some(Payment { source, from, net })
}

/// Adds the outcome of all declarations to what the deal comes to. The last wins are the player's own
/// of this turn: `now` has the best reading of each.
pub(super) fn add_settlement(
    report: &mut Settled,
    settled: &Settlement,
    events: &[EnteredEvent],
    now: &[Option<&Sheet>],
) {
    let before = settled.wins.len() - now.len();
    let entered: Vec<usize> = EnteredEvent::wins(events).collect();
    let question = &questions::DISCARDER;
    for (i, win) in settled.wins.iter().enumerate() {
        let note = match win.outcome {
            Outcome::Paid => {
                let own = i.checked_sub(before).and_then(|own| now[own]);
                report.wins.push(deal_win(win, own));
                continue;
            }
            Outcome::PayerUnknown => {
                let entry = match entered.get(i) {
                    Some(event) => EntryPoint::EventAnswer { event: *event, question },
                    None => EntryPoint::Answer { question, place: 0 },
                };
                let missing = Missing::payer(win.seat, win.source, entry);
                if !report.missing.contains(&missing) {
                    report.missing.push(missing);
                }
                continue;
            }
            Outcome::Void => Note::of("siamese.outcome.void", win.seat),
            Outcome::Invalid { reason } => reason.note(win.seat),
        };
        // What is true of both hands of a double win is said once.
        if i <= before || report.notes.last() != Some(&note) {
            report.notes.push(note);
        }
        if let (true, Standing::Complete { wins, .. }) = (i >= before, &mut report.standing) {
            *wins = matches!(win.outcome, Outcome::Void);
        }
    }
    if let Finale::TwoWins { seat } = settled.finale {
        report.notes.push(Note::of("siamese.finale.two-wins", seat));
    }
    let any = !now.is_empty() || !events.is_empty();
    let is_known = report.missing.is_empty();
    report.ledger = (any && is_known).then(|| settled.ledger.clone());
    report.is_over = report.ledger.is_some();
}

/// A paid win as a score sheet has it, with the fans of its reading if the hand was entered.
fn deal_win(win: &SettledWin, sheet: Option<&Sheet>) -> DealWin {
    let counted = sheet.map_or(&[][..], |sheet| &sheet.counted);
    DealWin::new(win.seat, win.source, win.from, win.points, counted)
}
