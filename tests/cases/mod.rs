//! Runs reference cases and compares their results with what the cases expect.

pub mod classical;
pub mod mcr;
pub mod nanchang;
pub mod session;
pub mod siamese;
pub mod sichuan;

use serde_json::Value;

/// Runs the case of one line. Returns a sentence for each difference.
pub fn run(line: &str) -> Result<Vec<String>, String> {
    let case: Value = serde_json::from_str(line).map_err(|e| e.to_string())?;
    match case["rules"].as_str() {
        Some("classical") => classical::run(&case),
        Some("mcr") => mcr::run(&case),
        Some("siamese") => siamese::run(&case),
        Some("sichuan") => sichuan::run(&case),
        Some("nanchang") => nanchang::run(&case),
        Some("session") => session::run(&case),
        Some(other) => Err(format!("no such rule system here: {other}")),
        None => Err("no rule system is named".into()),
    }
}
