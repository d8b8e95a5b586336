//! The payments of a ledger, row by row: who pays whom, how much, why, and how that is calculated.
//!
//! What differs only in who pays, or only in who is paid, is one row. The app's ledger and the package list
//! these rows; the sentence of who pays whom in all is in [`payments`](super::payments).

use crate::scoring::{Flow, Ledger, Transfer};

use super::payments::{Party, distinct, list, of_flows};
use super::{Catalogue, Slot, rulings};

/// Consecutive transfers that differ only in who pays or in who is paid, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// The transfers. There is at least one, and all are of the same amount.
    pub transfers: &'a [Transfer],
    /// Who pays whom, without the amount: “East, West and North pay South”.
    pub parties: String,
    /// How much: “9”, “9 each”.
    pub amount: String,
    /// What it is paid for: “self-drawn win”.
    pub reason: String,
    /// How the amount is calculated, or the limit that decided it: “8 + 1”. Empty where that says no more than
    /// the amount.
    pub formula: String,
}

impl<'a> Row<'a> {
    fn new(transfers: &'a [Transfer], words: &Catalogue) -> Row<'a> {
        let first = &transfers[0];
        let amount = first.amount.to_string();
        Row {
            transfers,
            parties: parties(transfers, words),
            formula: formula(first, words),
            amount: match transfers.len() {
                1 => amount,
                _ => words.text("ui.each", &[("amount", Slot::text(amount))]),
            },
            reason: words.get(&["ledger.", first.reason].concat()).to_owned(),
        }
    }

    /// The row as a sentence: “East, West and North pay South 9 each”.
    pub fn sentence(&self, words: &Catalogue) -> String {
        let flows: Vec<Flow> = self.transfers.iter().map(Transfer::flow).collect();
        of_flows(&flows, &Party::at_seats(words), words)
    }
}

/// The rows of a ledger, in the order of its transfers.
///
/// ```
/// use hule::scoring::{Formula, Ledger};
/// use hule::text::{Catalogue, transfers};
/// use hule::tiles::Seat;
///
/// let mut ledger = Ledger::default();
/// for seat in [Seat::East, Seat::West, Seat::North] {
///     ledger.pay(seat, Seat::South, Formula::sum(8, 1), "self-drawn");
/// }
/// let words = Catalogue::english();
/// let [row] = &transfers::rows(&ledger, &words)[..] else { panic!() };
/// assert_eq!((&*row.parties, &*row.amount), ("East, West and North pay South", "9 each"));
/// assert_eq!((&*row.reason, &*row.formula), ("self-drawn win", "8 + 1"));
/// assert_eq!(row.sentence(&words), "East, West and North pay South 9 each");
/// ```
pub fn rows<'a>(ledger: &'a Ledger, words: &Catalogue) -> Vec<Row<'a>> {
    let (mut rows, mut rest) = (Vec::new(), &ledger.transfers[..]);
    while !rest.is_empty() {
        let group;
        (group, rest) = rest.split_at(alike(rest));
        rows.push(Row::new(group, words));
    }
    rows
}

/// How many transfers at the beginning differ only in who pays or in who is paid.
fn alike(transfers: &[Transfer]) -> usize {
    let joins = |group: &[Transfer], next: &Transfer| {
        let is_like = |other: &Transfer| {
            (other.reason, &other.formula) == (next.reason, &next.formula)
                && (other.from != next.from || other.to != next.to)
        };
        let to_one = group.iter().all(|other| other.to == next.to);
        let of_one = group.iter().all(|other| other.from == next.from);
        group.iter().all(is_like) && (to_one || of_one)
    };
    let ends = (1..transfers.len()).find(|at| !joins(&transfers[..*at], &transfers[*at]));
    ends.unwrap_or(transfers.len())
}

/// Says who pays whom in transfers to the same player or of the same one, without the amount: “East
/// and North pay South”.
fn parties(transfers: &[Transfer], words: &Catalogue) -> String {
    let all = Party::at_seats(words);
    let payers = distinct(transfers.iter().filter_map(|t| Some(&all[t.from?.index()].name)));
    let payees = distinct(transfers.iter().filter_map(|t| Some(&all[t.to?.index()].payee)));
    let key = match (payers.len(), payees.is_empty()) {
        (0, _) => "pay.who.table",
        (1, false) => "pay.who",
        (_, false) => "pay.who-several",
        (1, true) => "pay.who.bank",
        (_, true) => "pay.who-several.bank",
    };
    let takers = distinct(transfers.iter().filter_map(|t| Some(&all[t.to?.index()].name)));
    let slots = [
        ("payers", Slot::text(list(&payers, words))),
        ("payees", Slot::text(list(&payees, words))),
        ("takers", Slot::text(list(&takers, words))),
    ];
    words.text(key, &slots)
}

/// How the amount is calculated, or the limit that decided it.
fn formula(transfer: &Transfer, words: &Catalogue) -> String {
    let formula = transfer.formula.to_string();
    match (&transfer.limit, transfer.name) {
        (Some(limit), _) => rulings::limit(words, limit, transfer.amount),
        (None, Some(name)) => [words.get(&["limit.", name].concat()), " · ", &*formula].concat(),
        (None, None) if formula == transfer.amount.to_string() => String::new(),
        (None, None) => formula,
    }
}
