//! The reference cases as drafts, for every rule system.

use hule::entry::Draft;
use hule::system::System;

use super::random::{self, Flavour, Random};
use super::{drafts, fans};

/// The drafts of a rule system. For MCR these are the hands of its fans and random hands.
pub fn of(rules: &System) -> Vec<Draft> {
    let key = rules.key;
    if key == "mcr" {
        let mut random = Random::new(9);
        let flavours = Flavour::ALL.iter().cycle().take(60);
        let random = flavours.map(|f| random::draft(&random::deal(&mut random, *f)));
        return fans::rows().into_iter().map(|row| row.counts).chain(random).collect();
    }
    let path = format!("{}/tests/data/{key}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a file of cases");
    let cases = text.lines().map(|line| serde_json::from_str(line).expect("a case"));
    let draft = |case: serde_json::Value| match key {
        "nanchang" => drafts::nanchang(&case),
        "sichuan" => drafts::sichuan(&case),
        "classical" => drafts::classical(&case),
        _ => drafts::siamese(&case, "green-book"),
    };
    cases.map(draft).collect()
}
