//! Sentences about payments: who pays whom, and how much.
//!
//! They are made of who pays whom in all, so that several transfers between two players are one
//! payment. What each of them is for is in [`transfers`](super::transfers).

use std::cmp::Reverse;

use crate::entry::Draft;
use crate::scoring::{Flow, Ledger, Receiver, Report, Standing};
use crate::sorting::Sort;
use crate::tiles::{BySeat, Seat};

use super::{Catalogue, Slot, signed};

/// The most payments between players that a sentence lists one by one, and the most clauses that it has,
/// such as one for sticks that lie on the table. With more of them, it lists what each party wins or loses.
const MOST_LISTED: usize = 4;

/// Somebody who pays or is paid, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// The name.
    pub name: String,
    /// The name as that of the one who is paid, which some languages decline.
    pub payee: String,
}

impl Party {
    /// The player at a seat.
    pub fn at(seat: Seat, words: &Catalogue) -> Party {
        let name = format!("seat.{seat}");
        let payee = format!("seat.{seat}.payee");
        Party { name: words.get(&name).to_owned(), payee: words.get(&payee).to_owned() }
    }

    /// The players at all seats, East first.
    pub(super) fn at_seats(words: &Catalogue) -> Vec<Party> {
        Seat::ALL.into_iter().map(|seat| Party::at(seat, words)).collect()
    }

    /// A player with a name of their own, which no language declines.
    pub fn named(name: impl Into<String>, words: &Catalogue) -> Party {
        let name = name.into();
        let payee = words.text("payee.named", &[("name", Slot::text(&*name))]);
        Party { name, payee }
    }
}

/// Says who pays whom, or would pay if a hand that may not win were declared; `None` while that is
/// open.
pub fn of_report(report: &Report, words: &Catalogue) -> Option<String> {
    let mut line = of_ledger(report.ledger.as_ref()?, words);
    if line.is_empty() {
        words.get("pay.nobody").clone_into(&mut line);
    }
    Some(match report.standing {
        // The deal may be over by the win of somebody else. Where something else than the worth is in the
        // way, it is known what was declared.
        Standing::Complete { wins: false, why: None, .. } if !report.is_over => {
            words.text("pay.if-declared", &[("payments", Slot::text(line))])
        }
        _ => line,
    })
}

/// Says who pays whom in a ledger: “West pays East 28, South and North pay 8 each”. Empty if nobody
/// pays.
///
/// ```
/// use hule::scoring::{Formula, Ledger};
/// use hule::text::{Catalogue, payments};
/// use hule::tiles::Seat;
///
/// let mut ledger = Ledger::default();
/// ledger.pay(Seat::South, Seat::West, Formula::flat(2), "kong-fed");
/// assert_eq!(payments::of_ledger(&ledger, &Catalogue::english()), "South pays West 2");
/// ```
pub fn of_ledger(ledger: &Ledger, words: &Catalogue) -> String {
    let parties = Party::at_seats(words);
    let nets = Seat::ALL.map(|seat| ledger.net[seat]);
    listed(&ledger.flows(), &parties, words).unwrap_or_else(|| changes(&nets, &parties))
}

/// Says who pays whom in one flow: “Cem pays Ben 32”.
pub fn of_flow(flow: Flow, parties: &[Party], words: &Catalogue) -> String {
    of_flows(&[flow], parties, words)
}

/// Says who pays whom in a few flows, one by one.
pub(super) fn of_flows(flows: &[Flow], parties: &[Party], words: &Catalogue) -> String {
    listed(flows, parties, words).unwrap_or_default()
}

/// Like [`of_ledger`], where only what each seat wins or loses is known.
pub fn of_nets(net: &BySeat<i32>, words: &Catalogue) -> String {
    of_changes(&Seat::ALL.map(|seat| net[seat]), &Party::at_seats(words), words)
}

/// Says who pays whom, where only what each of the parties wins or loses is known: “Ben pays Anna
/// 8”. If several of them pay several others, it lists what each wins or loses.
pub fn of_changes(changed: &[i32], parties: &[Party], words: &Catalogue) -> String {
    let flows = Flow::of_changes(changed);
    let sentence = flows.and_then(|flows| listed(&flows, parties, words));
    sentence.unwrap_or_else(|| changes(changed, parties))
}

/// Lists payments one by one. `None` if there are too many of them for a sentence.
fn listed(flows: &[Flow], parties: &[Party], words: &Catalogue) -> Option<String> {
    let (fines, flows): (Vec<Flow>, Vec<Flow>) =
        flows.iter().partition(|flow| flow.to == Receiver::Nobody);
    let (put, flows): (Vec<Flow>, Vec<Flow>) =
        flows.into_iter().partition(|flow| flow.to == Receiver::Table);
    let (taken, flows): (Vec<Flow>, Vec<Flow>) =
        flows.into_iter().partition(|flow| flow.from.is_none());
    let to_one = gathered(&flows, |flow| flow.to.party());
    let of_one = gathered(&flows, |flow| flow.from);
    let listing = Listing { parties, words };
    let mut clauses: Vec<String> = if of_one.len() < to_one.len() {
        of_one.iter().map(|flows| listing.payer(flows)).collect()
    } else {
        to_one.iter().flat_map(|flows| listing.payee(flows)).collect()
    };
    clauses.extend(by_amount(&put).iter().map(|flows| listing.putting(flows)));
    clauses.extend(by_amount(&fines).iter().map(|flows| listing.fine(flows)));
    clauses.extend(taken.iter().map(|flow| listing.taking(flow)));
    let fits = flows.len() <= MOST_LISTED && clauses.len() <= MOST_LISTED;
    fits.then(|| clauses.join(" · "))
}

/// The flows with the same `key` together, those of the largest sum first.
fn gathered(flows: &[Flow], key: impl Fn(&Flow) -> Option<usize>) -> Vec<Vec<Flow>> {
    let mut groups: Vec<Vec<Flow>> = Vec::new();
    for flow in flows {
        match groups.iter_mut().find(|group| key(&group[0]) == key(flow)) {
            Some(group) => group.push(*flow),
            None => groups.push(vec![*flow]),
        }
    }
    groups.arrange_by_key(|group| Reverse(group.iter().map(|flow| flow.amount).sum::<i32>()));
    groups
}

/// The flows of the same amount together, the largest amount first.
fn by_amount(flows: &[Flow]) -> Vec<Vec<Flow>> {
    let mut groups = flows.to_vec();
    groups.arrange_by_key(|flow| Reverse(flow.amount));
    groups.chunk_by(|one, other| one.amount == other.amount).map(<[Flow]>::to_vec).collect()
}

/// The names, each once.
pub(super) fn distinct<'a>(names: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        if !all.contains(name) {
            all.push(name.clone());
        }
    }
    all
}

/// Writes the clauses of a list of payments.
struct Listing<'a> {
    parties: &'a [Party],
    words: &'a Catalogue,
}

impl Listing<'_> {
    /// All payments to one party: “West pays East 28”, “South and North pay 8 each”.
    fn payee(&self, flows: &[Flow]) -> Vec<String> {
        let clause = |(index, alike): (usize, &Vec<Flow>)| match (index, alike.len()) {
            (0, 1) => self.clause("pay.one", alike),
            (0, _) => self.clause("pay.each", alike),
            (_, 1) => self.clause("pay.also", alike),
            (_, _) => self.clause("pay.also-each", alike),
        };
        by_amount(flows).iter().enumerate().map(clause).collect()
    }

    /// All payments of one party: “East pays South 4 and West 2”.
    fn payer(&self, flows: &[Flow]) -> String {
        let share = |alike: &Vec<Flow>| {
            let key = if alike.len() == 1 { "pay.share" } else { "pay.share-each" };
            self.clause(key, alike)
        };
        let shares: Vec<String> = by_amount(flows).iter().map(share).collect();
        let slots = [
            ("payer", Slot::text(list(&self.payers(flows), self.words))),
            ("shares", Slot::text(list(&shares, self.words))),
        ];
        self.words.text("pay.several", &slots)
    }

    /// Fines of the same amount: “East pays the bank 48”.
    fn fine(&self, alike: &[Flow]) -> String {
        self.clause(if alike.len() == 1 { "pay.fine" } else { "pay.fine-each" }, alike)
    }

    /// What is put on the table, of the same amount: “South puts down a stick of 1000”.
    fn putting(&self, alike: &[Flow]) -> String {
        self.clause(if alike.len() == 1 { "pay.put" } else { "pay.put-each" }, alike)
    }

    /// What is taken from the table: “South takes 1000 from the table”.
    fn taking(&self, flow: &Flow) -> String {
        let taker = flow.to.party().map(|to| &*self.parties[to].name);
        let slots = [
            ("taker", Slot::text(taker.unwrap_or_default())),
            ("amount", Slot::Number(i64::from(flow.amount))),
        ];
        self.words.text("pay.take", &slots)
    }

    /// The names of those who pay, each once.
    fn payers(&self, flows: &[Flow]) -> Vec<String> {
        distinct(flows.iter().filter_map(|flow| Some(&self.parties[flow.from?].name)))
    }

    /// A clause about payments of the same amount, by the same party or to the same one.
    fn clause(&self, key: &str, alike: &[Flow]) -> String {
        let payers = self.payers(alike);
        let payees =
            distinct(alike.iter().filter_map(|flow| Some(&self.parties[flow.to.party()?].payee)));
        let slots = [
            ("payers", Slot::text(list(&payers, self.words))),
            ("payees", Slot::text(list(&payees, self.words))),
            ("amount", Slot::Number(i64::from(alike[0].amount))),
        ];
        self.words.text(key, &slots)
    }
}

/// What each of the parties wins or loses, the largest gain first: “East +42 · South −8”.
fn changes(changed: &[i32], parties: &[Party]) -> String {
    let mut all: Vec<(&Party, i32)> = parties.iter().zip(changed.iter().copied()).collect();
    all.retain(|(_, change)| *change != 0);
    all.arrange_by_key(|(_, change)| Reverse(*change));
    let change =
        |(party, change): &(&Party, i32)| format!("{}\u{a0}{}", party.name, signed(*change));
    all.iter().map(change).collect::<Vec<_>>().join(" · ")
}

/// The players of a draft with what they win or lose in all, the largest gain first.
pub fn sorted_nets(draft: &Draft, net: &BySeat<i32>) -> Vec<(Seat, i32)> {
    let mut nets: Vec<_> = draft.seats().iter().map(|seat| (*seat, net[*seat])).collect();
    nets.arrange_by_key(|(_, net)| Reverse(*net));
    nets
}

/// Joins names as a sentence does: “South, West and North”.
pub fn list(names: &[String], words: &Catalogue) -> String {
    let Some((last, others)) = names.split_last() else { return String::new() };
    let Some((first, others)) = others.split_first() else { return last.clone() };
    let joined = |key: &str, first: String, next: &String| {
        words.text(key, &[("first", Slot::text(first)), ("next", Slot::text(&**next))])
    };
    let first = others.iter().fold(first.clone(), |all, next| joined("list.next", all, next));
    joined("list.last", first, last)
}
