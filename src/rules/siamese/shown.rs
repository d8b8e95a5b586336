//! What a report shows of two hands.

use crate::reading::shanten::{self, Distance, Memo};
use crate::rules::mcr;
use crate::scoring::{
    Note, Payment, Report, Settled, Share, Split, Standing, Wait, Worth, lookahead, progress,
};
use crate::tiles::{Counts, Seat, Tile, WinSource};

use super::deal::{Deal, Event};
use super::first::Chosen;
use super::holding::Holding;
use super::score::{Counted, Scored};
use super::settle::{Finale, Outcome, Settlement, settle};
use super::side::{BySide, Players, Side};
use super::split_comparison;
use super::waits as wanted;

fn place(side: Side) -> usize {
    match side {
        Side::A => 0,
        Side::B => 1,
    }
}

pub(super) fn share(chosen: &Chosen) -> Share {
    Share {
        place: place(chosen.side),
        tiles: chosen.tiles.tiles().collect(),
        uses_win: chosen.uses_tile,
        points: chosen.points,
    }
}

fn split(hands: &[Chosen]) -> Split {
    let hands: Vec<Share> = hands.iter().map(share).collect();
    Split { total: hands.iter().map(|share| share.points).sum(), hands }
}

/// The hands that are declared, in order: both, or one alone that is paid more than both would
/// be. None where none may be.
pub(super) fn declared(scored: &Scored, players: Players) -> Vec<Chosen> {
    let alone = scored.first.and_then(|side| Some(scored.hands[side].as_ref()?.chosen));
    match (&scored.double, alone) {
        (Some(double), alone) => {
            match alone.filter(|alone| alone_is_better(alone.points, &double.split, players)) {
                Some(alone) => vec![alone],
                None => order(&double.split).into_iter().copied().collect(),
            }
        }
        (None, alone) => alone.into_iter().collect(),
    }
}

/// Whether one hand alone is paid more than both would be, each with what every player pays for
/// a win.
fn alone_is_better(alone: u16, double: &super::Split, players: Players) -> bool {
    let base = match players {
        Players::Two => 0,
        Players::Three => mcr::BASE,
    };
    i32::from(alone) > i32::from(double.total) + base
}

/// The hands of a double win, in the order in which they are declared.
pub(super) fn order(split: &super::Split) -> [&Chosen; 2] {
    [&split.hands[split.first], &split.hands[split.first.other()]]
}

/// The ways to share the tiles out, that which is declared first.
pub(super) fn splits(scored: &Scored, declared: &[Chosen], symmetric: bool) -> Vec<Split> {
    split_comparison::ways(scored, declared, symmetric).iter().map(|hands| split(hands)).collect()
}

/// The hand of a side in the first split, with its readings.
pub(super) fn counted<'a>(scored: &'a Scored, splits: &[Split], side: Side) -> Option<&'a Counted> {
    let hands = &splits.first()?.hands;
    hands.iter().find(|share| share.place == place(side))?;
    match &scored.double {
        Some(double) if hands.len() == 2 => Some(&double.hands[side]),
        _ => scored.hands[side].as_ref(),
    }
}

/// Measures how far tiles are from the nearer of the two hands.
fn measure<'a>(holding: &Holding, melded: &'a Counts) -> impl Fn(&Counts) -> Distance + 'a {
    let memo = Memo::default();
    let [a, b] = Side::BOTH.map(|side| holding.melds(side).len());
    move |tiles: &Counts| {
        let of = |melds| memo.distance(shanten::HandTiles { tiles, melded, melds }, mcr::FORMS);
        if a == b { of(a) } else { of(a).or(of(b)) }
    }
}

/// How far 27 tiles are from a hand, and whether it takes long to say what they wait for.
pub(super) fn nearly(holding: &Holding) -> (Standing, bool) {
    let (tiles, melded) = (holding.shared(), holding.melded());
    let found = measure(holding, &melded)(&tiles);
    if found.missing <= 1 {
        return (Standing::Ready { waits: Vec::new() }, true);
    }
    (progress::unready_at(found, &tiles.plus(&melded)), false)
}

/// What to discard from 28 tiles in which there is no winning hand, the best first, and whether
/// it takes long to say what each leaves waiting.
pub(super) fn discarding(holding: &Holding) -> (Standing, bool) {
    let (tiles, melded) = (holding.shared(), holding.melded());
    let found = progress::best_discards(&tiles, &tiles.plus(&melded), measure(holding, &melded));
    let ready = matches!(found, Standing::Discarding { shanten: 0, .. });
    (found, ready)
}

/// Says what takes long to find: what 27 tiles wait for, or what each discard leaves waiting.
pub(super) fn finish(report: &mut Report, holding: &Holding, events: &[Event]) {
    match &mut report.standing {
        Standing::Discarding { discards, .. } => {
            let kinds: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
            let waits = wanted::waits_after(holding, &kinds);
            for (discard, waits) in discards.iter_mut().zip(waits) {
                discard.waits = waits.iter().map(|wait| worth(holding, wait).0).collect();
            }
            lookahead::sort_by_chance(discards);
        }
        _ => waits(report, holding, events),
    }
}

/// A wait as it is shown: what the dearer hand is worth, or both where both win. And what is
/// declared one after the other when it is drawn.
fn worth(holding: &Holding, wait: &wanted::Wait) -> (Wait, Vec<u16>) {
    let (discard, alone) = (best(holding, &wait.discard), best(holding, &wait.self_drawn));
    let better = |double: &super::Split| {
        !alone.wins || !alone_is_better(alone.total, double, holding.players())
    };
    let (self_drawn, hands) = match wait.double.as_ref().filter(|double| better(double)) {
        Some(double) => {
            let hands = order(double).map(|chosen| chosen.points);
            (Worth::winning(double.total), hands.into())
        }
        None => (alone.clone(), vec![alone.total]),
    };
    let (tile, copies) = (wait.tile, wait.copies);
    (Wait { tile, copies, discard, self_drawn, payments: Vec::new() }, hands)
}

/// What 27 tiles wait for, with what is paid after all that was declared before; and the hand that
/// is complete already (M15).
fn waits(report: &mut Report, holding: &Holding, events: &[Event]) {
    let found = wanted::waits(holding);
    let shown = |wait: &wanted::Wait| {
        let (mut shown, hands) = worth(holding, wait);
        if shown.discard.wins {
            let own = holding.situation().seat;
            let others = holding.players().seats().iter().filter(|seat| **seat != own);
            let claimed = [shown.discard.total];
            let from = |seat: &Seat| payment(holding, events, Some(*seat), &claimed);
            shown.payments.extend(others.filter_map(from));
        }
        if shown.self_drawn.wins {
            shown.payments.extend(payment(holding, events, None, &hands));
        }
        shown
    };
    let waits: Vec<Wait> = found.tiles.iter().map(shown).collect();
    let complete = found.complete.a.into_iter().chain(found.complete.b).map(|c| c.points).max();
    report
        .notes
        .extend(complete.map(|points| Note::new("siamese.complete").value(i32::from(points))));
    report.standing = Standing::Ready { waits };
}

/// The worth of the hand that is dearer, if one may win of those that do.
fn best(holding: &Holding, worths: &BySide<Option<Worth>>) -> Worth {
    let all = worths.a.iter().chain(&worths.b);
    let best = all.max_by_key(|worth| (worth.wins, worth.total)).cloned();
    best.unwrap_or_else(|| Worth::needing(holding.rulings().needed().max(1), 0, 0))
}

/// What is paid for hands that are declared one after the other.
fn payment(
    holding: &Holding,
    events: &[Event],
    from: Option<Seat>,
    hands: &[u16],
) -> Option<Payment> {
    let source = if from.is_some() { WinSource::Discard } else { WinSource::SelfDrawn };
    let seat = holding.situation().seat;
    let win =
        |points: &u16| Event::Win { seat, source, from, worth: super::Worth::Points(*points) };
    let all = events.iter().cloned().chain(hands.iter().map(win)).collect();
    let deal = Deal::new(holding.players(), holding.situation().round, holding.rulings(), all);
    Some(Payment { source, from, net: settle(&deal.ok()?).ledger.net })
}

/// What became of what was declared: the last `now` wins are the player's own of this turn.
pub(super) fn settled(report: &mut Settled, settled: &Settlement, events: &[Event], now: usize) {
    let before = settled.wins.len() - now;
    let mut known = true;
    for (i, win) in settled.wins.iter().enumerate() {
        let key = match win.outcome {
            Outcome::Paid => continue,
            Outcome::PayerUnknown if i >= before => {
                known = false;
                continue;
            }
            Outcome::PayerUnknown => "siamese.outcome.payer-unknown".to_owned(),
            Outcome::Void => "siamese.outcome.void".to_owned(),
            Outcome::Invalid { reason } => format!("siamese.invalid.{}", reason.key()),
        };
        report.notes.push(Note::of(key, win.seat));
        if let (true, Standing::Complete { wins, .. }) = (i >= before, &mut report.standing) {
            *wins = matches!(win.outcome, Outcome::Void);
        }
    }
    if let Finale::TwoWins { seat } = settled.finale {
        report.notes.push(Note::of("siamese.finale.two-wins", seat));
    }
    let any = now > 0 || !events.is_empty();
    report.ledger = (any && known).then(|| settled.ledger.clone());
}
