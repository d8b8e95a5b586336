//! Runs reference cases: each is entered as a player would enter it, and the report of the draft is
//! compared with what the case expects. Everything here uses the library as any program does.

pub mod classical;
pub mod comparison;
pub mod entry;
pub mod mcr;
pub mod nanchang;
pub mod session;
pub mod siamese;
pub mod sichuan;

use hule::entry::Draft;
use serde_json::Value;

/// Runs the case of one line. Returns a sentence for each difference.
pub fn run(line: &str) -> Result<Vec<String>, String> {
    let case: Value = serde_json::from_str(line).map_err(|e| e.to_string())?;
    match system(&case)? {
        "classical" => classical::run(&case),
        "mcr" => mcr::run(&case),
        "siamese" => siamese::run(&case),
        "sichuan" => sichuan::run(&case),
        "nanchang" => nanchang::run(&case),
        "session" => session::run(&case),
        other => Err(format!("no such rule system here: {other}")),
    }
}

/// The draft of a case of a single deal, under the rulings that a new draft has.
pub fn draft(case: &Value) -> Result<Draft, String> {
    match system(case)? {
        "classical" => classical::draft(case),
        "mcr" => mcr::draft(case),
        "siamese" => siamese::draft(case),
        "sichuan" => sichuan::draft(case),
        "nanchang" => nanchang::draft(case),
        other => Err(format!("no draft of {other}")),
    }
}

fn system(case: &Value) -> Result<&str, String> {
    case["rules"].as_str().ok_or_else(|| "no rule system is named".into())
}
