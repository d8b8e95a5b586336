//! Tests of sanma: hands and payments worked by hand, and what cannot be.

mod norths;
mod payments;
mod progress;
mod words;

use crate::entry::{Draft, link};
use crate::rules;
use crate::scoring::{Note, Report, Standing};
use crate::system::Unit;
use crate::text::{Catalogue, note};
use crate::tiles::Seat;

const TENHOU: &str = "tenhou-sanma";
const SEGA: &str = "sega-mj-sanma";
const PARLOUR: &str = "parlour-sanma";

/// The draft of a hand under a preset: its tiles and answers as in a link.
fn draft(hand: &str, preset: &str) -> Draft {
    let text = format!("1/sanma/{hand}");
    let draft = link::decode(&text, rules::SYSTEMS);
    let mut draft = draft.unwrap_or_else(|faults| panic!("{hand}: {faults:?}"));
    draft.set_preset(preset).unwrap();
    draft
}

/// The report of a hand under a preset.
fn report(hand: &str, preset: &str) -> Report {
    let report = rules::score(&draft(hand, preset));
    assert!(report.faults.is_empty(), "{hand} {preset}: {:?}", report.faults);
    report
}

/// What East, South and West win or lose; nothing if it is no win.
fn net(hand: &str, preset: &str) -> [i32; 3] {
    let report = report(hand, preset);
    let net = report.settled.ledger.map(|ledger| ledger.net).unwrap_or_default();
    assert_eq!(net[Seat::North], 0, "nobody sits North");
    [Seat::East, Seat::South, Seat::West].map(|seat| net[seat])
}

/// The rows that count, but for the fu: `riichi pinfu dora dora`. Nothing without a yaku.
fn yaku(hand: &str, preset: &str) -> String {
    let report = report(hand, preset);
    if !matches!(report.standing, Standing::Complete { wins: true, .. }) {
        return String::new();
    }
    let counted = report.sheets[0].counted.iter();
    let counted = counted.filter(|counted| counted.fan.unit != Unit::Fu);
    counted.map(|counted| counted.fan.key).collect::<Vec<_>>().join(" ")
}
