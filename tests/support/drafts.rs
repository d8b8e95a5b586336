//! The reference cases as drafts, for every rule system.

use hule::entry::Draft;
use hule::system::System;

use serde_json::Value;

use super::random::{self, Flavour, Random};
use super::{cases, fans};

/// The drafts of a rule system. For MCR these are the hands of its fans and random hands.
pub fn of(rules: &System) -> Vec<Draft> {
    if rules.key == "mcr" {
        let examples = fans::rows().into_iter().map(|row| row.counts);
        return examples.chain(random_mcr(60)).collect();
    }
    from_file(rules)
}

/// A number of random MCR deals of every flavour in turn, the same ones in every run.
pub fn random_mcr(number: usize) -> impl Iterator<Item = Draft> {
    let mut random = Random::new(9);
    let flavours = Flavour::ALL.iter().cycle().take(number);
    flavours.map(move |flavour| random::draft(&random::deal(&mut random, *flavour)))
}

/// The reference cases in the file of a rule system.
pub fn from_file(rules: &System) -> Vec<Draft> {
    let path = format!("{}/tests/data/{}.jsonl", env!("CARGO_MANIFEST_DIR"), rules.key);
    of_lines(std::fs::read_to_string(path).expect("a file of cases").lines()).collect()
}

/// The drafts of the reference cases in these lines.
pub fn of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> impl Iterator<Item = Draft> {
    let cases = lines.map(|line| serde_json::from_str(line).expect("a case"));
    // Some cases are of hands that cannot be entered.
    let cases = cases.filter(|case: &Value| case["refused"].is_null());
    cases.map(|case| of_case(&case))
}

/// The draft of a reference case.
pub fn of_case(case: &Value) -> Draft {
    cases::draft(case).expect("a case")
}

/// The first win of a deal as a single hand, which has circumstances.
pub fn alone(mut draft: Draft) -> Draft {
    let win = draft.events.iter().find(|event| event.kind.key == "win" && event.place == 0);
    if let Some(tile) = win.and_then(|event| event.tile) {
        draft.tiles.win = Some(tile);
        draft.events.clear();
        draft.others.iter_mut().for_each(|tiles| *tiles = Default::default());
    }
    draft
}
