//! Tests of riichi, on hands that are written as links.

mod dora;
mod draws;
mod examples;
mod faults;
mod fu;
mod liability;
mod limits;
mod readings;
mod waits;
mod wins;
mod yaku;
mod yakuman;

use crate::entry::{Draft, link};
use crate::rules;
use crate::scoring::{Report, Sheet, Standing};
use crate::system::Unit;
use crate::tiles::Seat;

use super::FANS;

/// The draft of a hand: its tiles and answers as in a link.
fn draft(hand: &str) -> Draft {
    let text = format!("1/riichi/{hand}");
    link::decode(&text, rules::SYSTEMS).unwrap_or_else(|faults| panic!("{hand}: {faults:?}"))
}

/// The report of a hand.
fn report(hand: &str) -> Report {
    let report = rules::score(&draft(hand));
    assert!(report.faults.is_empty(), "{hand}: {:?}", report.faults);
    report
}

/// The report of a hand with the rulings of a preset, and some of them switched.
fn ruled(hand: &str, preset: &str, switched: &[&str]) -> Report {
    let mut draft = draft(hand);
    draft.set_preset(preset).unwrap();
    for ruling in switched {
        let is_on = draft.rulings_on().any(|on| on == *ruling);
        draft.set_ruling(ruling, !is_on).unwrap();
    }
    rules::score(&draft)
}

/// The best reading of a hand.
fn best(report: &Report) -> &Sheet {
    report.sheets.first().expect("a complete hand")
}

/// The rows that count, but for the fu: `riichi pinfu dora dora`.
fn yaku(sheet: &Sheet) -> String {
    let counted = sheet.counted.iter().filter(|counted| counted.fan.unit != Unit::Fu);
    counted.map(|counted| counted.fan.key).collect::<Vec<_>>().join(" ")
}

/// The fu that count, without the beginning of their keys: `base 20, wait 2`.
fn fu(sheet: &Sheet) -> String {
    let counted = sheet.counted.iter().filter(|counted| counted.fan.unit == Unit::Fu);
    let written = |key: &str, points| format!("{} {points}", key.trim_start_matches("fu-"));
    let all = counted.map(|counted| written(counted.fan.key, counted.points));
    all.collect::<Vec<_>>().join(", ")
}

/// What East, South, West and North win or lose.
fn net(report: &Report) -> [i32; 4] {
    let ledger = report.ledger.as_ref().expect("a ledger");
    Seat::ALL.map(|seat| ledger.net[seat])
}

/// The note that says why a complete hand does not win.
fn barred(report: &Report) -> &str {
    match &report.standing {
        Standing::Complete { wins: false, why: Some(why), .. } => &why.key,
        standing => panic!("{standing:?}"),
    }
}
