//! Runs reference cases: each is entered as a player would enter it, and the report of the draft is
//! compared with what the case expects. Everything here uses the library as any program does.

pub mod classical;
pub mod comparison;
pub mod entry;
pub mod mcr;
pub mod nanchang;
pub mod riichi;
pub mod riichi_game;
pub mod sanma;
pub mod session;
pub mod siamese;
pub mod sichuan;

use hule::entry::Draft;
use serde_json::Value;

/// The reference cases of a rule system.
pub struct Cases {
    /// The key of the rule system, and the name of the file in `tests/data`.
    pub rules: &'static str,
    /// The file: a case on each line.
    pub text: &'static str,
    /// How many there are.
    pub number: usize,
    /// Compares what a case expects with the report of its draft: a sentence for each difference.
    run: fn(&Value) -> Result<Vec<String>, String>,
    /// The draft of a case of a single deal, under the rulings that a new draft has.
    draft: fn(&Value) -> Result<Draft, String>,
}

macro_rules! cases {
    ($($rules:ident $number:literal)*) => {
        &[$(Cases {
            rules: stringify!($rules),
            text: include_str!(concat!("../data/", stringify!($rules), ".jsonl")),
            number: $number,
            run: $rules::run,
            draft: $rules::draft,
        }),*]
    };
}

/// The reference cases of each rule system, and how many there are.
pub const CASES: &[Cases] =
    cases!(classical 600 mcr 4_008 nanchang 600 riichi 600 sanma 400 siamese 150 sichuan 600);

/// Runs the case of one line. Returns a sentence for each difference.
pub fn run(line: &str) -> Result<Vec<String>, String> {
    let case: Value = serde_json::from_str(line).map_err(|e| e.to_string())?;
    match &case["rules"] {
        rules if rules == "session" => session::run(&case),
        rules if rules == "riichi-game" => riichi_game::run(&case),
        _ => (of(&case)?.run)(&case),
    }
}

/// The draft of a case of a single deal, under the rulings that a new draft has.
pub fn draft(case: &Value) -> Result<Draft, String> {
    (of(case)?.draft)(case)
}

/// The cases of the rule system that a case names.
fn of(case: &Value) -> Result<&'static Cases, String> {
    of_rules(system(case)?)
}

/// The cases of a rule system.
pub fn of_rules(rules: &str) -> Result<&'static Cases, String> {
    let found = CASES.iter().find(|cases| cases.rules == rules);
    found.ok_or_else(|| format!("no cases of {rules}"))
}

fn system(case: &Value) -> Result<&str, String> {
    case["rules"].as_str().ok_or_else(|| "no rule system is named".into())
}
