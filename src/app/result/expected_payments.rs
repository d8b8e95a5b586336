//! Who would pay how much for a win that has not happened yet, or while it is open who pays, in a few
//! words.

use crate::app::context::ui::Ui;
use crate::app::pieces::payment_words::{signed, who_pays};
use crate::scoring::Payment;
use crate::text::Slot;
use crate::tiles::{Seat, WinSource};

/// What a player pays if another player discards, and as the discarder.
type Share = (Seat, (i32, i32));

/// The lines for one way to win: “each 21”, “discarder 20, others 8”, “East 100, others 50”. If it
/// also matters which player discards, brackets show what that player pays as the discarder.
pub fn lines(ui: Ui, payments: &[&Payment]) -> Vec<String> {
    let each = || payments.iter().map(|payment| from(ui, payment)).collect();
    let lines: Vec<String> = match payments {
        [] => Vec::new(),
        [one] if one.from.is_none() => losses(ui, one).map_or_else(each, |losses| {
            let shares = losses.into_iter().map(|(seat, loss)| (seat, (loss, loss)));
            by_seat(ui, &Vec::from_iter(shares)).into_iter().collect()
        }),
        several => shares(ui, several)
            .and_then(|shares| in_words(ui, several[0].source, &shares))
            .map_or_else(each, |line| vec![line]),
    };
    // Lines break between players.
    let whole = |line: String| line.replace(' ', "\u{a0}").replace(",\u{a0}", ", ");
    lines.into_iter().map(whole).collect()
}

/// What is known of the payments for a complete hand while it is open from whom the winning tile
/// came: “discarder 27, others 8”. `None` if nothing can be said in a line.
pub fn while_open(ui: Ui) -> Option<String> {
    let payments = ui.report().payments.clone();
    match &lines(ui, &payments.iter().collect::<Vec<_>>())[..] {
        [line] => Some(line.clone()),
        _ => None,
    }
}

/// Whether the lines have brackets.
pub fn has_brackets(ui: Ui, payments: &[&Payment]) -> bool {
    shares(ui, payments).is_some_and(|shares| !alike(&shares))
}

/// What each of the others loses; `None` if one of them gains something, or if the bank takes part.
fn losses(ui: Ui, payment: &Payment) -> Option<Vec<(Seat, i32)>> {
    let draft = ui.draft();
    let own = draft.seat(0);
    let others = draft.seats().iter().filter(|seat| Some(**seat) != own);
    let losses: Vec<_> = others.map(|seat| (*seat, -payment.net[*seat])).collect();
    let balance = payment.net.iter().map(|(_, net)| net).sum::<i32>();
    (balance == 0 && losses.iter().all(|(_, loss)| *loss >= 0)).then_some(losses)
}

/// What each of the others pays if another player discards and as the discarder; `None` if the
/// payment depends on more than that.
fn shares(ui: Ui, payments: &[&Payment]) -> Option<Vec<Share>> {
    let mut shares: Vec<(Seat, [Option<i32>; 2])> = Vec::new();
    for payment in payments {
        let from = payment.from?;
        for (seat, loss) in losses(ui, payment)? {
            let at = shares.iter().position(|(other, _)| *other == seat).unwrap_or(shares.len());
            if at == shares.len() {
                shares.push((seat, [None; 2]));
            }
            let known = &mut shares[at].1[usize::from(seat == from)];
            if *known.get_or_insert(loss) != loss {
                return None;
            }
        }
    }
    // With two players, only the other one can discard.
    let both = |(seat, [rest, discarding]): (Seat, [Option<i32>; 2])| {
        Some((seat, (rest.or(discarding)?, discarding?)))
    };
    shares.into_iter().map(both).collect()
}

fn alike(shares: &[Share]) -> bool {
    shares.iter().all(|(_, share)| *share == shares[0].1)
}

fn in_words(ui: Ui, source: WinSource, shares: &[Share]) -> Option<String> {
    let (rest, discarding) = shares.first()?.1;
    if !alike(shares) {
        return by_seat(ui, shares);
    }
    let payer = match source {
        WinSource::RobbedKong => "ui.paid-robbed",
        _ => "ui.paid-discarder",
    };
    let first = who(ui, &ui.t(payer), &discarding.to_string());
    Some(if rest > 0 && shares.len() > 1 {
        and_others(ui, first, &rest.to_string())
    } else {
        first
    })
}

/// Writes payments that depend on the seat: “East 100, others 50”. `None` if nobody pays.
fn by_seat(ui: Ui, shares: &[Share]) -> Option<String> {
    let mut groups: Vec<((i32, i32), Vec<Seat>)> = Vec::new();
    for (seat, share) in shares.iter().filter(|(_, (rest, own))| rest.max(own) > &0) {
        match groups.iter_mut().find(|(other, _)| other == share) {
            Some((_, seats)) => seats.push(*seat),
            None => groups.push((*share, vec![*seat])),
        }
    }
    let all = groups.iter().map(|(_, seats)| seats.len()).sum::<usize>() == shares.len();
    groups.sort_by_key(|group| group.1.len());
    let amount = |(rest, discarding): (i32, i32)| match rest == discarding {
        true => rest.to_string(),
        false => ui.fill(
            "ui.paid-brackets",
            &[
                ("rest", Slot::Number(i64::from(rest))),
                ("discarding", Slot::Number(i64::from(discarding))),
            ],
        ),
    };
    let named = |(share, seats): &((i32, i32), Vec<Seat>)| {
        let names = Vec::from_iter(seats.iter().map(|seat| ui.seat(*seat)));
        who(ui, &names.join(ui.language_now().comma()), &amount(*share))
    };
    Some(match &groups[..] {
        [] => return None,
        [(share, seats)] if all && seats.len() > 1 => ui.with("ui.each", "amount", &amount(*share)),
        [one, (share, seats)] if all && seats.len() > 1 => {
            and_others(ui, named(one), &amount(*share))
        }
        any => Vec::from_iter(any.iter().map(named)).join(" · "),
    })
}

fn who(ui: Ui, who: &str, amount: &str) -> String {
    ui.fill("ui.paid-who", &[("who", Slot::text(who)), ("amount", Slot::text(amount))])
}

fn and_others(ui: Ui, first: String, amount: &str) -> String {
    ui.fill("ui.paid-others", &[("first", Slot::text(first)), ("amount", Slot::text(amount))])
}

/// What a win on one player's discard, or on a drawn tile, gains, and who pays it.
fn from(ui: Ui, payment: &Payment) -> String {
    let draft = ui.draft();
    let gain = draft.seat(0).map_or(0, |seat| payment.net[seat]);
    let paid = [&*signed(gain), ": ", &*who_pays(ui, &draft, &payment.net)].concat();
    match payment.from {
        Some(seat) => [&*ui.join(&["ask.from.", seat.letter(), ".short"]), " ", &*paid].concat(),
        None => paid,
    }
}
