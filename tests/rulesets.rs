//! The law: what the cores say of the reference cases, the rule systems of the registry say of
//! the drafts that players would enter: totals, nets, who deals next.

#[allow(dead_code)]
#[path = "cases/mod.rs"]
mod cases;
mod support;

use hule::link;
use hule::report::{Report, Standing};
use hule::score::score;
use serde_json::{Value, json};
use support::drafts;

fn cases_of(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/data/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file of cases");
    text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect()
}

fn net(report: &Report) -> Value {
    let net = report.ledger.as_ref().map(|ledger| ledger.net).unwrap_or_default();
    let seats = net.iter().map(|(seat, net)| (seat.letter().to_owned(), json!(net)));
    Value::Object(seats.collect())
}

fn check_ledger(report: &Report) {
    let Some(ledger) = &report.ledger else { return };
    let all: i32 = ledger.net.iter().map(|(_, net)| net).sum();
    assert_eq!(all + ledger.bank, 0);
}

fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

#[test]
fn nanchang() {
    for case in cases_of("nanchang") {
        let (id, expected) = (&case["id"], &case["expected"]);
        let draft = drafts::nanchang(&case);
        let report = score(&draft);
        assert!(report.faults.is_empty(), "{id}: {:?}", report.faults);
        check_ledger(&report);
        assert_eq!(net(&report), expected["net"], "{id}");
        let dealer = report.next_dealer.map(|seat| seat.letter());
        assert_eq!(json!(dealer), expected["next_dealer"], "{id}");
        let won = case["outcome"]["type"] == "win" && expected["valid"] == true;
        assert_eq!(wins(&report), won, "{id}");
        if won {
            let total = report.sheets[0].total;
            assert_eq!(json!(total), expected["win"]["total"], "{id}");
        }
        let jing = report.notes.iter().find(|note| note.key == "nanchang.jing").expect("the jing");
        assert_eq!(json!(jing.tiles[1]), expected["secondary_jing"], "{id}");
        let again = link::decode(&link::encode(&draft)).expect("a link of its own");
        assert_eq!(score(&again), report, "{id}");
    }
}
