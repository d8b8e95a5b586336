//! Deals of which only the values of the wins are known: one win, or several on one discard (R16–R19).

use crate::entry::{Event, Fault};
use crate::scoring::DealResult;
use crate::scoring::values::{
    self, TileFrom, ValueFault, ValueField, ValuedDeal, ValuedWin, nearest,
};
use crate::tiles::{Seat, WinSource};

use super::also_won::{self, ALSO_WON, LIABLE, LIABLE_FOR, WORTH};
use super::score_table;
use super::self_draw;
use super::share::Share;
use super::terms::Terms;
use super::value::Value;
use super::wins::{self, End, Won};
use super::{faults, liability};

/// A win with its value.
type Valued<'d> = (&'d ValuedWin, Value);

/// Settles the wins of a deal.
///
/// # Errors
/// Every part of it that is wrong.
pub(super) fn settle(deal: &ValuedDeal, terms: Terms) -> Result<DealResult, Vec<ValueFault>> {
    let wins = checked(deal, terms)?;
    let counter = |index: usize| deal.counters.get(index).copied().unwrap_or(0);
    let from = deal.wins.first().and_then(|win| win.from.player());
    let end = End {
        source: if from.is_some() { WinSource::Discard } else { WinSource::SelfDrawn },
        from,
        honba: counter(0),
        sticks: counter(1) + deal.put_down.len() as u16,
        put_down: deal.put_down,
    };
    let won = |(win, value): &Valued| {
        let (seat, value, own_stick) = (win.seat, *value, deal.put_down.contains(win.seat));
        let (liable, part) = (liable(win), win.answer(&LIABLE_FOR));
        let liable = Share::of_value(liable, part, from, value.yakuman(), terms);
        Won { seat, value, liable, own_stick }
    };
    let outcome = wins::settle(wins.iter().map(won).collect(), &end, terms);
    let deal_win = |(paid, honba): (&Won, &i32)| {
        let (win, _) = wins.iter().find(|(win, _)| win.seat == paid.seat)?;
        Some(win.deal_win().with_extra(*honba))
    };
    Ok(DealResult {
        next_dealer: Some(outcome.next_dealer),
        counters: outcome.counters,
        wins: outcome.paid.iter().zip(&outcome.honba).filter_map(deal_win).collect(),
        put_down: deal.put_down,
        end: outcome.end,
        ..DealResult::of(&outcome.ledger)
    })
}

/// The wins with their values, in their order.
fn checked(deal: &ValuedDeal, terms: Terms) -> Result<Vec<Valued<'_>>, Vec<ValueFault>> {
    let (mut wins, mut found) = (Vec::new(), Vec::new());
    for (index, win) in deal.wins.iter().enumerate() {
        let mut fault = |field, code| found.push((field, Fault::new(code)));
        if deal.wins[..index].iter().any(|before| before.seat == win.seat) {
            fault(ValueField::Winner(index), faults::WON_TWICE);
        }
        let is_alone = deal.wins.len() == 1;
        match win.from {
            TileFrom::Player(None) => fault(ValueField::From(index), values::DISCARDER_MISSING),
            from if is_alone || from != TileFrom::Wall && from == deal.wins[0].from => {}
            _ => fault(ValueField::From(index), faults::NOT_ONE_DISCARD),
        }
        let self_drawn = win.from == TileFrom::Wall;
        let possible = possible(terms, self_drawn);
        match value_of(win, &possible, terms) {
            Some(value) => {
                found.extend(
                    liable_fault(win, *value)
                        .map(|fault| (ValueField::Answer(index, LIABLE.key), fault)),
                );
                wins.push((win, *value));
            }
            None => found.push((ValueField::Points(index), impossible(win, &possible, terms))),
        }
    }
    if found.is_empty() { Ok(wins) } else { Err(found) }
}

/// The possible value that gives exactly the points of a win. `None` if there is none.
fn value_of<'v>(win: &ValuedWin, possible: &'v [Value], terms: Terms) -> Option<&'v Value> {
    let self_drawn = win.from == TileFrom::Wall;
    possible
        .iter()
        .find(|value| self_draw::total(**value, win.seat, self_drawn, terms) == win.points)
}

/// A win as the event that another winner is, which asks the same questions. Its worth is known if the points are
/// those of a limit or of so many yakuman. A counted yakuman cannot be told from another one by its points.
pub(super) fn as_event(win: &ValuedWin, terms: Terms) -> Event {
    let possible = possible(terms, win.from == TileFrom::Wall);
    let worth = value_of(win, &possible, terms).and_then(|value| also_won::worth_of(*value));
    let worth = worth.map(|worth| (&WORTH, worth));
    let mut event = Event::new(&ALSO_WON, 0);
    for (question, answer) in win.answers.iter().copied().chain(worth) {
        // An error would be an answer that the event does not have, which it does without.
        let _ = event.put(question, answer);
    }
    event
}

/// The player who was named as liable for a win, if anybody was.
fn liable(win: &ValuedWin) -> Option<Seat> {
    win.answer(&LIABLE)?.seat()
}

/// What is wrong with the player who was named as liable for a win: this player is the winner, or the hand is
/// worth less than a yakuman (R18). `None` if nothing is wrong.
fn liable_fault(win: &ValuedWin, value: Value) -> Option<Fault> {
    let liable = liable(win)?;
    if liability::is_winner(Some(liable), Some(win.seat)) {
        return Some(Fault::new(faults::LIABLE_WINNER));
    }
    (value.yakuman() == 0).then(|| Fault::new(faults::LIABLE_WITHOUT_YAKUMAN).value(win.points))
}

/// What is wrong with points that none of the possible values comes to. If the same points would be right
/// for the dealer and the winner is another player, or the other way round, the fault says so: the deal may
/// have had another dealer when they were entered (R16). So it does if they would be right on a discard and the
/// win is self-drawn, or the other way round.
fn impossible(win: &ValuedWin, possible: &[Value], terms: Terms) -> Fault {
    let self_drawn = win.from == TileFrom::Wall;
    let (other, of_other) = match win.seat {
        Seat::East => (Seat::South, faults::POINTS_OF_OTHERS),
        _ => (Seat::East, faults::POINTS_OF_DEALER),
    };
    let of_other_source =
        if self_drawn { faults::POINTS_OF_DISCARD } else { faults::POINTS_OF_SELF_DRAW };
    let here = |value: &Value| self_draw::total(*value, win.seat, self_drawn, terms);
    let is_worth_it = |value: &&Value, seat, self_drawn| {
        self_draw::total(**value, seat, self_drawn, terms) == win.points
    };
    let of_source = self::possible(terms, !self_drawn);
    let same_hand = possible.iter().find(|value| is_worth_it(value, other, self_drawn));
    let same_hand = same_hand.map(|value| (of_other, value)).or_else(|| {
        let value = of_source.iter().find(|value| is_worth_it(value, win.seat, !self_drawn));
        value.map(|value| (of_other_source, value))
    });
    match same_hand {
        Some((code, value)) => {
            // A hand of few fu may be possible on a discard alone, or self-drawn alone.
            let is_possible = possible.iter().any(|other| here(other) == here(value));
            let instead = match is_possible {
                true => std::iter::once(here(value)).collect(),
                false => nearest(win.points, possible.iter().map(here)),
            };
            Fault { instead, ..Fault::new(code).value(win.points) }
        }
        None => {
            let instead = nearest(win.points, possible.iter().map(here));
            Fault { instead, ..Fault::new(values::POINTS_IMPOSSIBLE).value(win.points) }
        }
    }
}

/// The values that a hand can have: by han and fu, the limits, and yakuman (R12, R15).
fn possible(terms: Terms, self_drawn: bool) -> Vec<Value> {
    let table = terms.score_table();
    let cells = table.mains.iter().flat_map(|han| table.minors.iter().map(move |fu| (*han, *fu)));
    let is_possible = |(han, fu): &(u16, u16)| {
        let worth = score_table::worth(terms, false, *han, *fu);
        if self_drawn { worth.self_drawn.is_some() } else { worth.discard.is_some() }
    };
    let limits = table.limits.iter().map(|han| (*han, 0));
    let counted = cells.filter(is_possible).chain(limits);
    let counted = counted.map(|(han, fu)| Value::of(han, fu, terms));
    counted.chain((1..=Value::most_yakuman(terms)).map(Value::of_yakuman)).collect()
}
