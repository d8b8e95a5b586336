//! The table of limits, with the rulings on it.

use crate::rules::riichi::VARIANT;
use crate::rules::riichi::ruling::{Ruling, Rulings};
use crate::rules::riichi::self_draw;
use crate::rules::riichi::terms::Terms;
use crate::rules::riichi::value::Value;

use super::*;

#[test]
fn named_limits_by_han() {
    let of = |han, fu, rulings: Rulings| Value::of(han, fu, Terms::of(&VARIANT, rulings.bits()));
    let wrc = Rulings::WRC;
    for (han, fu, limit, base) in [
        (1, 30, None, 240),
        (4, 30, Some("mangan"), 2000),
        (3, 60, Some("mangan"), 2000),
        (3, 50, None, 1600),
        (3, 70, Some("mangan"), 2000),
        (4, 25, None, 1600),
        (4, 40, Some("mangan"), 2000),
        (5, 20, Some("mangan"), 2000),
        (6, 20, Some("haneman"), 3000),
        (7, 110, Some("haneman"), 3000),
        (8, 30, Some("baiman"), 4000),
        (10, 30, Some("baiman"), 4000),
        (11, 30, Some("sanbaiman"), 6000),
        (12, 30, Some("sanbaiman"), 6000),
        (13, 30, Some("counted-yakuman"), 8000),
        (30, 30, Some("counted-yakuman"), 8000),
    ] {
        assert_eq!(of(han, fu, wrc), Value { base, limit }, "{han} {fu}");
    }
    let off = wrc.with(Ruling::CountedYakuman, false).with(Ruling::RoundUpMangan, false);
    assert_eq!(of(13, 30, off), Value { base: 6000, limit: Some("sanbaiman") });
    assert_eq!(of(4, 30, off), Value { base: 1920, limit: None });
    assert_eq!(of(3, 60, off), Value { base: 1920, limit: None });
}

#[test]
fn payments_are_rounded_up_to_hundreds() {
    for (base, seat, self_drawn, expected) in [
        (240, Seat::South, false, 1000),
        (240, Seat::East, false, 1500),
        (240, Seat::South, true, 1100),
        (240, Seat::East, true, 1500),
        (640, Seat::South, true, 2700),
        (1920, Seat::South, false, 7700),
        (1920, Seat::East, false, 11_600),
        (2000, Seat::South, true, 8000),
        (2000, Seat::East, true, 12_000),
        (8000, Seat::East, false, 48_000),
    ] {
        let (value, terms) = (Value { base, limit: None }, Terms::of(&VARIANT, 0));
        assert_eq!(
            self_draw::total(value, seat, self_drawn, terms),
            expected,
            "{base} {seat} {self_drawn}"
        );
    }
}

#[test]
fn honba_and_sticks_are_paid_besides() {
    let hand = "234567m345p78s99m+6s?seat=S&riichi=riichi&honba=2&sticks=3";
    let discarded = report(&format!("{hand}&from=W"));
    assert_eq!(net(&discarded), [0, 5600, -2600, 0]);
    assert_eq!(best(&discarded).total, 2000);
    let drawn = report(&format!("{hand}&win=self-drawn"));
    assert_eq!(net(&drawn), [-1500, 6300, -900, -900]);
    assert_eq!(drawn.ledger.as_ref().unwrap().taken, 3000);
}

#[test]
fn payments_stand_side_by_side_until_the_discarder_is_known() {
    let report = report("234567m345p78s99m+6s?seat=S&riichi=riichi&honba=1");
    assert_eq!(report.payments.len(), 3);
    assert!(report.missing[0].entry.is_discarder() && report.ledger.is_none());
}
