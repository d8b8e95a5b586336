//! Sentences about payments that are not due yet: who would pay how much for a win that has not
//! happened, or of which it is open who pays.

use crate::entry::Draft;
use crate::scoring::{Payment, Report};
use crate::sorting::Sort;
use crate::tiles::{BySeat, Seat, WinSource};

use super::payments::Party;
use super::{Catalogue, Slot, signed};

/// What a player pays if another player discards, and as the discarder.
type Share = (Seat, (i32, i32));

/// The lines for one way to win: “each 21”, “discarder 20, others 8”, “East 100, others 50”. If it
/// also matters which player discards, brackets show what that player pays as the discarder. All of
/// it goes to the player of the draft's first place. If others win or lose something besides, the
/// lines say what that player gains: “from South +24”.
pub fn lines(
    payments: &[&Payment],
    report: &Report,
    draft: &Draft,
    words: &Catalogue,
) -> Vec<String> {
    let writer = Writer { draft, words };
    let each = || payments.iter().map(|payment| writer.gain(payment, report)).collect();
    match payments {
        [] => Vec::new(),
        [one] if one.from.is_none() => losses(one, report, draft).map_or_else(each, |losses| {
            let shares = losses.into_iter().map(|(seat, loss)| (seat, (loss, loss)));
            writer.by_seat(&Vec::from_iter(shares)).into_iter().collect()
        }),
        several => shares(several, report, draft)
            .and_then(|shares| writer.line(several[0].source, &shares))
            .map_or_else(each, |line| vec![line]),
    }
}

/// What is known of the payments for a complete hand while it is open from whom the winning tile
/// came, and to whom they go: “to South: discarder 27, others 8”. `None` if nothing can be said in
/// a line.
pub fn while_open(report: &Report, draft: &Draft, words: &Catalogue) -> Option<String> {
    match &lines(&report.payments.iter().collect::<Vec<_>>(), report, draft, words)[..] {
        [line] => {
            let slots = [
                ("payee", Slot::text(Party::at(draft.own_seat(), words).payee)),
                ("line", Slot::text(&**line)),
            ];
            Some(words.text("pay.to", &slots))
        }
        _ => None,
    }
}

/// What each player would pay as the discarder of the winning tile of a complete hand, while it is open who that
/// is, and what is beside these sums.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByDiscarder {
    /// What each would pay; empty if the payment depends on more than who discarded.
    pub sums: Vec<(Seat, i32)>,
    /// To whom all is paid, and what the others pay: “to South, others 8 each”. Empty if that is not said in a
    /// line.
    pub line: String,
}

impl ByDiscarder {
    /// What can be said while it is not known who discarded the winning tile.
    pub fn of(report: &Report, draft: &Draft, words: &Catalogue) -> ByDiscarder {
        let shares = shares(&Vec::from_iter(&report.payments), report, draft).unwrap_or_default();
        let mut rests = shares.iter().map(|(_, (rest, _))| *rest);
        let rest = rests.next().filter(|first| rests.all(|rest| rest == *first));
        let payee = ("payee", Slot::text(Party::at(draft.own_seat(), words).payee));
        let line = match rest {
            // Of two players, nobody is beside the discarder.
            Some(rest) if rest == 0 || shares.len() == 1 => words.text("pay.to-payee", &[payee]),
            Some(rest) => {
                words.text("pay.to-payee-others", &[payee, ("n", Slot::Number(rest.into()))])
            }
            None => while_open(report, draft, words).unwrap_or_default(),
        };
        let sums = shares.into_iter().map(|(seat, (_, discarding))| (seat, discarding)).collect();
        ByDiscarder { sums, line }
    }
}

/// To whom expected payments go: “Paid to South.”
pub fn receiver(draft: &Draft, words: &Catalogue) -> String {
    let party = Party::at(draft.own_seat(), words);
    words.text("pay.receiver", &[("payee", Slot::text(party.payee))])
}

/// Whether the lines have brackets.
pub fn has_brackets(payments: &[&Payment], report: &Report, draft: &Draft) -> bool {
    shares(payments, report, draft).is_some_and(|shares| !alike(&shares))
}

/// What a payment adds to what has been settled before the win, as for a kong.
fn added(payment: &Payment, report: &Report) -> BySeat<i32> {
    let mut added = payment.net;
    for (seat, settled) in report.ledger.iter().flat_map(|ledger| ledger.net.iter()) {
        added[seat] -= settled;
    }
    added
}

/// What each of the others loses; `None` if one of them gains something, or if the bank takes part.
fn losses(payment: &Payment, report: &Report, draft: &Draft) -> Option<Vec<(Seat, i32)>> {
    let own = draft.seat(0);
    let added = added(payment, report);
    let others = draft.seats().iter().filter(|seat| Some(**seat) != own);
    let losses: Vec<_> = others.map(|seat| (*seat, -added[*seat])).collect();
    let balance = added.iter().map(|(_, net)| net).sum::<i32>();
    (balance == 0 && losses.iter().all(|(_, loss)| *loss >= 0)).then_some(losses)
}

/// What each of the others pays if another player discards and as the discarder; `None` if the
/// payment depends on more than that.
fn shares(payments: &[&Payment], report: &Report, draft: &Draft) -> Option<Vec<Share>> {
    let mut shares: Vec<(Seat, [Option<i32>; 2])> = Vec::new();
    for payment in payments {
        let from = payment.from?;
        for (seat, loss) in losses(payment, report, draft)? {
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

/// Writes the lines of a draft.
struct Writer<'a> {
    draft: &'a Draft,
    words: &'a Catalogue,
}

impl Writer<'_> {
    fn line(&self, source: WinSource, shares: &[Share]) -> Option<String> {
        let (rest, discarding) = shares.first()?.1;
        if !alike(shares) {
            return self.by_seat(shares);
        }
        let payer = match source {
            WinSource::RobbedKong => "ui.paid-robbed",
            _ => "ui.paid-discarder",
        };
        let first = self.who(self.words.get(payer), &discarding.to_string());
        Some(if rest > 0 && shares.len() > 1 {
            self.and_others(first, &rest.to_string())
        } else {
            first
        })
    }

    /// Writes payments that depend on the seat: “East 100, others 50”. `None` if nobody pays.
    fn by_seat(&self, shares: &[Share]) -> Option<String> {
        let mut groups: Vec<((i32, i32), Vec<Seat>)> = Vec::new();
        for (seat, share) in shares.iter().filter(|(_, (rest, own))| rest.max(own) > &0) {
            match groups.iter_mut().find(|(other, _)| other == share) {
                Some((_, seats)) => seats.push(*seat),
                None => groups.push((*share, vec![*seat])),
            }
        }
        let all = groups.iter().map(|(_, seats)| seats.len()).sum::<usize>() == shares.len();
        groups.arrange_by_key(|group| group.1.len());
        let named = |(share, seats): &((i32, i32), Vec<Seat>)| {
            let name = |seat: &Seat| Party::at(*seat, self.words).name;
            let names = Vec::from_iter(seats.iter().map(name));
            self.who(&names.join(self.words.language().comma()), &self.amount(*share))
        };
        Some(match &groups[..] {
            [] => return None,
            [(share, seats)] if all && seats.len() > 1 => {
                self.words.text("ui.each", &[("amount", Slot::text(self.amount(*share)))])
            }
            [one, (share, seats)] if all && seats.len() > 1 => {
                self.and_others(named(one), &self.amount(*share))
            }
            any => Vec::from_iter(any.iter().map(named)).join(" · "),
        })
    }

    fn amount(&self, (rest, discarding): (i32, i32)) -> String {
        if rest == discarding {
            return rest.to_string();
        }
        let slots = [
            ("rest", Slot::Number(i64::from(rest))),
            ("discarding", Slot::Number(i64::from(discarding))),
        ];
        self.words.text("ui.paid-brackets", &slots)
    }

    fn who(&self, who: &str, amount: &str) -> String {
        let slots = [("who", Slot::text(who)), ("amount", Slot::text(amount))];
        self.words.text("ui.paid-who", &slots)
    }

    fn and_others(&self, first: String, amount: &str) -> String {
        let slots = [("first", Slot::text(first)), ("amount", Slot::text(amount))];
        self.words.text("ui.paid-others", &slots)
    }

    /// What a win on one player's discard, or on a drawn tile, gains.
    fn gain(&self, payment: &Payment, report: &Report) -> String {
        let gain = self.draft.seat(0).map_or(0, |seat| added(payment, report)[seat]);
        match payment.from {
            Some(seat) => {
                let from = format!("ask.from.{seat}.short");
                [self.words.get(&from), " ", &*signed(gain)].concat()
            }
            None => signed(gain),
        }
    }
}
