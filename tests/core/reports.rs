//! The complete JSON of some reports. Programs and pages read it, and a browser must produce the
//! same (`tests/package/node.test.mjs`).
//!
//! After an intended change write the snapshots again with `HULE_SNAPSHOTS=write cargo test --test
//! core reports::` and read the difference.

use hule::entry::link;
use hule::rules;
use hule::rules::score;
use serde_json::{Value, json};

/// Links whose reports have faults, or are of hands that are unfinished, ready, complete or paid. The
/// examples of the rule systems come before them.
const LINKS: [&str; 21] = [
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
    "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&event=pin.1.1s",
    "1/siamese/1128m5899p123456789sEES/[234m]",
    "1/siamese/222m8p123456789s+8p?win=self-drawn&event=won.0..player:E.value:29",
    "1/sichuan/[6666p,1]345999m123p1p+1p?void=s&from=S&kong-from=W",
    "1/sichuan/11m[5555p]23477p678p/2233445566778m//?void=s&void.1=s&\
     event=kong.0.5p.kong:concealed&event=win.1.8m.win:discard.from:E&event=wall-end.0.",
    "1/classical/[PPP]123m456p5578s1h+9s/147m259p/[EEE]/?seat=S&from=W",
    "1/nanchang/2m46789p12sEE[SWN]+3s?indicator=2m&seat=S&from=W",
    "1/nanchang/2m123456789p555s+N?indicator=2m&seat=S&from=W&primary.1=1&open-kongs.1=1",
    "1/nanchang/147m258p6sESWCFP?indicator=C&dealer=S",
];

#[test]
fn reports_are_those_of_the_snapshot() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots/reports.jsonl");
    let report = |text: &str| {
        let draft = link::decode(text, rules::SYSTEMS).expect("a link");
        json!({ "link": text, "report": score(&draft) })
    };
    let examples = rules::SYSTEMS.iter().flat_map(|system| system.examples);
    let examples = examples.map(|example| example.link);
    let reports: Vec<Value> = examples.chain(LINKS).map(report).collect();
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
