//! Who would pay what for a win that has not come yet, in a few words.

use crate::report::Payment;
use crate::seat::Seat;
use crate::text::Slot;

use super::kit::Ui;
use super::summary::{signed, who_pays};

/// What each who loses pays.
type Losses = Vec<(Seat, i32)>;

/// Lines for one way to win: “each 21”, “discarder 20, others 8”, “East 100, others 50”. Where it
/// matters which player discards, what each pays who does, and what otherwise.
pub fn lines(ui: Ui, payments: &[&Payment]) -> Vec<String> {
    let draft = ui.draft();
    let (own, seats) = (draft.rules().seat(&draft, 0), draft.rules().seats(&draft));
    let others: Vec<Seat> = seats.iter().copied().filter(|seat| Some(*seat) != own).collect();
    // Others who win something, and what goes to the bank, are said by seat.
    let plain = |p: &&Payment| {
        others.iter().all(|seat| p.net[*seat] <= 0) && p.net.iter().map(|(_, net)| net).sum::<i32>() == 0
    };
    let losses = |payment: &Payment| others.iter().map(|seat| (*seat, -payment.net[*seat])).collect();
    match payments {
        [] => Vec::new(),
        [one] if one.from.is_none() && plain(one) => by_seat(ui, &losses(one)).into_iter().collect(),
        several if several.iter().all(plain) && several.iter().all(|p| p.from.is_some()) => {
            let found: Vec<(Seat, Losses)> =
                several.iter().filter_map(|p| Some((p.from?, losses(p)))).collect();
            discarders(ui, &found)
                .unwrap_or_else(|| several.iter().map(|payment| from(ui, payment)).collect())
        }
        any => any.iter().map(|payment| from(ui, payment)).collect(),
    }
}

/// What is paid if each of the others discards, where what a player pays depends only on whether
/// that player does.
fn discarders(ui: Ui, found: &[(Seat, Losses)]) -> Option<Vec<String>> {
    let (mut discarding, mut otherwise): (Losses, Losses) = (Vec::new(), Vec::new());
    for (from, losses) in found {
        for (seat, loss) in losses {
            let list = if seat == from { &mut discarding } else { &mut otherwise };
            match list.iter().find(|(known, _)| known == seat) {
                Some((_, known)) if known != loss => return None,
                Some(_) => {}
                None => list.push((*seat, *loss)),
            }
        }
    }
    let alike = |list: &Losses| list.iter().all(|(_, loss)| *loss == list[0].1);
    if alike(&discarding) && alike(&otherwise) {
        let first = who(ui, &ui.t("ui.paid-discarder"), discarding.first()?.1);
        return Some(vec![match otherwise.first() {
            Some((_, rest)) if *rest > 0 => and_others(ui, first, *rest),
            _ => first,
        }]);
    }
    let said = [("ui.paid-discarding", &discarding), ("ui.paid-otherwise", &otherwise)];
    let line = |(key, list)| Some(ui.with(key, "paid", &by_seat(ui, list)?));
    Some(said.into_iter().filter_map(line).collect())
}

/// “East 100, others 50”; `None` where nobody pays.
fn by_seat(ui: Ui, losses: &Losses) -> Option<String> {
    let mut groups: Vec<(i32, Vec<Seat>)> = Vec::new();
    for (seat, loss) in losses.iter().filter(|(_, loss)| *loss > 0) {
        match groups.iter_mut().find(|(amount, _)| amount == loss) {
            Some((_, seats)) => seats.push(*seat),
            None => groups.push((*loss, vec![*seat])),
        }
    }
    let paying: usize = groups.iter().map(|(_, seats)| seats.len()).sum();
    crate::sort::by(&mut groups, |a, b| a.1.len() < b.1.len());
    let names = |seats: &[Seat]| {
        Vec::from_iter(seats.iter().map(|seat| ui.seat(*seat))).join(ui.language_now().comma())
    };
    let said = |(amount, seats): &(i32, Vec<Seat>)| who(ui, &names(seats), *amount);
    Some(match &groups[..] {
        [] => return None,
        [(amount, seats)] if seats.len() > 1 && paying == losses.len() => {
            ui.fill("ui.each", &[("amount", Slot::Number(i64::from(*amount)))])
        }
        [one, (rest, seats)] if seats.len() > 1 && paying == losses.len() => {
            and_others(ui, said(one), *rest)
        }
        any => Vec::from_iter(any.iter().map(said)).join(" · "),
    })
}

fn who(ui: Ui, who: &str, amount: i32) -> String {
    let slots = [("who", Slot::text(who)), ("amount", Slot::Number(i64::from(amount)))];
    ui.fill("ui.paid-who", &slots)
}

fn and_others(ui: Ui, first: String, rest: i32) -> String {
    let slots = [("first", Slot::text(first)), ("amount", Slot::Number(i64::from(rest)))];
    ui.fill("ui.paid-others", &slots)
}

/// What is won with one player's discard, or a drawn tile, and who pays it.
fn from(ui: Ui, payment: &Payment) -> String {
    let draft = ui.draft();
    let gain = draft.rules().seat(&draft, 0).map_or(0, |seat| payment.net[seat]);
    let paid = [&*signed(gain), ": ", &*who_pays(ui, &draft, &payment.net)].concat();
    match payment.from {
        Some(seat) => [&*ui.join(&["ask.from.", seat.letter(), ".short"]), " ", &*paid].concat(),
        None => paid,
    }
}
