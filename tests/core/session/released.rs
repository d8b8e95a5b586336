//! A link of a session keeps its meaning forever. `tests/data/session-links.txt` has released links
//! with the session that each stands for.

use hule::rules;
use hule::session::{file, link};

use super::sheet;

/// The blocks of the file: a link, its session as JSON, the totals.
fn blocks() -> Vec<[String; 3]> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/session-links.txt");
    let text = std::fs::read_to_string(path).expect("the file of links");
    let lines: Vec<&str> =
        text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let block = |lines: &[&str]| {
        ["link ", "  json ", "  totals "].map(|head| {
            let line = lines.iter().find_map(|line| line.strip_prefix(head));
            line.unwrap_or_else(|| panic!("{lines:?} has no line {head:?}")).to_owned()
        })
    };
    lines.chunks(3).map(block).collect()
}

#[test]
fn released_links_keep_their_meaning() {
    let blocks = blocks();
    assert!(blocks.len() >= 5, "the file has examples");
    let mut wrong = String::new();
    for [text, json, totals] in blocks {
        let import = link::decode(&text, rules::SYSTEMS)
            .unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        assert_eq!(import.put_aside, [], "{text}");
        let now = file::to_value(&import.session).to_string();
        let sheet = sheet(&import.session);
        assert_eq!(sheet.faults, [], "{text}");
        let totals_now = format!("{:?}", sheet.totals);
        if (&now, &totals_now) != (&json, &totals) {
            wrong += &format!("link {text}\n  json {now}\n  totals {totals_now}\n");
        }
        // The link written again stands for the same session.
        let again = link::encode(&import.session).expect("a link");
        let again = link::decode(&again, rules::SYSTEMS).expect("a link of its own");
        assert_eq!(again.session, import.session, "{text}");
    }
    assert!(wrong.is_empty(), "these links mean something else now:\n{wrong}");
}
