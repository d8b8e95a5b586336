//! The reference cases as drafts, for every rule system.

use hule::entry::Draft;
use hule::system::System;

use super::random::{self, Flavour, Random};
use super::{drafts, fans};

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

/// The reference cases in the file of a rule system other than MCR.
pub fn from_file(rules: &System) -> Vec<Draft> {
    let key = rules.key;
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

/// The first win of a deal as a single hand, which has circumstances.
pub fn alone(mut draft: Draft) -> Draft {
    let win = draft.events.iter().find(|event| event.kind == "win" && event.place == 0);
    if let Some(tile) = win.and_then(|event| event.tile) {
        draft.tiles.win = Some(tile);
        draft.events.clear();
        draft.others.iter_mut().for_each(|tiles| *tiles = Default::default());
    }
    draft
}
