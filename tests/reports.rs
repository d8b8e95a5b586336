//! The law: a report is this, whole. Programs and pages read it as JSON; the browser's must be
//! the same (`tests/wasm.rs`).
//!
//! After a change that is meant, write them anew with
//! `HULE_SNAPSHOTS=write cargo test --test reports` and read the difference.

use hule::link;
use hule::score::score;
use serde_json::{Value, json};

/// One of each kind of answer: faults, unfinished, ready, complete, paid.
const LINKS: [&str; 12] = [
    "1/mcr/",
    "1/mcr/123m1h+4m",
    "1/mcr/2357m12368pEENN?round=S",
    "1/mcr/[567m]33456p789sWW",
    "1/mcr/[567m]33456p789sW+N",
    "1/mcr/[567m]33456p789sWW3h+3p?from=W",
    "1/mcr/[123m]456p778899sC+C?seat=S&from=N&last=claim",
    "1/mcr/[1111m,1][EEEE][7777p,5]33sCC+3s?win=replacement&rulings=competition-1998",
    "1/mcr/1112345678999m+5m?win=self-drawn&last=draw",
    "1/mcr/147m258p369s2345s+5s?rulings=exhausted-waits-ignored,reversible-plus-one-voided-suit",
    "1/mcr/1133m5577pEECC9s+9s?outcome=disclosure",
    "1/mcr/[EEE][NNN]55555p1h1h?win=replacement&from=E&last=claim",
];

#[test]
fn reports_are_these() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots/reports.jsonl");
    let report = |text: &&str| {
        let draft = link::decode(text).expect("a link");
        json!({ "link": text, "report": score(&draft) })
    };
    let reports: Vec<Value> = LINKS.iter().map(report).collect();
    if std::env::var_os("HULE_SNAPSHOTS").is_some_and(|v| v == "write") {
        let lines: String = reports.iter().map(|r| format!("{r}\n")).collect();
        std::fs::write(path, lines).expect("the snapshot can be written");
    }
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let expected: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (is, was) in reports.iter().zip(&expected) {
        assert_eq!(is, was, "{}", is["link"]);
    }
    assert_eq!(reports.len(), expected.len());
}
