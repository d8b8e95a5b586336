//! What the reference cases expect and a report does not show: how many jing of each kind every
//! player holds, and the worth that is found without sheets.

use serde_json::{Value, json};

use crate::cases;

use super::*;

#[test]
fn jing_and_the_fast_worth() {
    let text = include_str!("../../../../tests/data/nanchang.jsonl");
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).expect("JSON");
        let draft = cases::draft(&case).expect("a case");
        let deal = Deal::new(&draft).expect("a possible deal");
        for (letter, expected) in case["expected"]["jing"].as_object().into_iter().flatten() {
            let held = payments::holding(&deal, Seat::from_letter(letter).expect("a seat"));
            assert_eq!(json!(held.counts.primary), expected["primary"], "{} {letter}", case["id"]);
            assert_eq!(
                json!(held.counts.secondary),
                expected["secondary"],
                "{} {letter}",
                case["id"]
            );
            assert_eq!(json!(held.raw()), expected["raw"], "{} {letter}", case["id"]);
        }
        let fast = best_value(&deal).zip(deal.win());
        let fast = fast.map(|(worth, win)| worth.total(&deal, win));
        assert_eq!(json!(fast), case["expected"]["win"]["total"], "{}", case["id"]);
    }
}
