//! Every reference case comes out as expected, and no case is missing. `./run test cases` runs this
//! test alone and shows what it prints.

use std::thread;

use hule::rules;

use crate::support::cases::{self, CASES};

/// The number of cases of score sheets.
const SESSIONS: usize = 300;

/// The number of whole games of riichi.
const RIICHI_GAMES: usize = 60;

/// Runs the cases of a file on all processors. Returns their number, and the cases that differ as
/// the case runner prints them.
fn run(name: &str, text: &str) -> (usize, Vec<String>) {
    let lines: Vec<(usize, &str)> =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let case = |&(number, line): &(usize, &str)| match cases::run(line) {
        Ok(mismatches) => mismatches.join("\n"),
        Err(error) => format!("{name}:{}: cannot be read: {error}", number + 1),
    };
    let wrong = thread::scope(|scope| {
        let parts: Vec<_> = lines
            .chunks(lines.len().div_ceil(threads).max(1))
            .map(|part| scope.spawn(move || part.iter().map(case).collect::<Vec<_>>()))
            .collect();
        parts
            .into_iter()
            .flat_map(|part| part.join().expect("a thread of cases"))
            .collect::<Vec<_>>()
    });
    (lines.len(), wrong.into_iter().filter(|mismatches| !mismatches.is_empty()).collect())
}

#[test]
fn every_reference_case() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of cases")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "jsonl"))
        .collect();
    files.sort();
    let (mut counts, mut mismatches, mut number_wrong) = (vec![], vec![], 0);
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a file of cases");
        let (number, wrong) = run(&name, &text);
        println!("{name}:\n{} passed, {} failed", number - wrong.len(), wrong.len());
        counts.push((name, number));
        number_wrong += wrong.len();
        // Some of each file: many of one rule system would hide those of another.
        mismatches.extend(wrong.into_iter().take(5));
    }
    assert!(mismatches.is_empty(), "{number_wrong} mismatches:\n{}", mismatches.join("\n"));
    let mut expected: Vec<(String, usize)> =
        CASES.iter().map(|cases| (format!("{}.jsonl", cases.rules), cases.number)).collect();
    expected.push(("session.jsonl".to_owned(), SESSIONS));
    expected.push(("riichi-games.jsonl".to_owned(), RIICHI_GAMES));
    expected.sort();
    assert_eq!(counts, expected);
    for key in rules::KEYS {
        assert!(CASES.iter().any(|cases| cases.rules == *key), "no cases of {key}");
    }
}
