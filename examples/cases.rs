//! Runs files of reference cases: `cargo run --release --example cases -- FILE…`.
//!
//! Prints a line for every mismatch (case, what, expected, got) and closes with
//! `N passed, M failed`; exits with 1 on a failure and with 2 if a file cannot be read.

#[allow(dead_code, reason = "tests also ask for the drafts")]
#[path = "../tests/cases/mod.rs"]
mod cases;

use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: cases FILE… (files of cases, one JSON object a line)");
        return ExitCode::from(2);
    }
    for file in files {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        };
        for (number, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
            let mismatches = cases::run(line).unwrap_or_else(|error| {
                vec![format!("{file}:{}: cannot be read: {error}", number + 1)]
            });
            mismatches.iter().for_each(|m| println!("{m}"));
            if mismatches.is_empty() { passed += 1 } else { failed += 1 }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
