//! The law: every reference case comes out as it says, and none has been lost.

#[path = "cases/mod.rs"]
mod cases;

/// How many cases each file of `tests/data` has.
const EXPECTED: [(&str, usize); 5] = [
    ("classical.jsonl", 600),
    ("mcr.jsonl", 4_008),
    ("nanchang.jsonl", 600),
    ("siamese.jsonl", 150),
    ("sichuan.jsonl", 600),
];

#[test]
fn every_reference_case() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of cases")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "jsonl"))
        .collect();
    files.sort();
    let mut counts = vec![];
    let mut mismatches = vec![];
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a file of cases");
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let number = lines
            .map(|line| match cases::run(line) {
                Ok(found) => mismatches.extend(found),
                Err(error) => mismatches.push(format!("{name}: cannot be read: {error}")),
            })
            .count();
        counts.push((name, number));
    }
    let first: Vec<&str> = mismatches.iter().map(String::as_str).take(20).collect();
    assert!(first.is_empty(), "{} mismatches:\n{}", mismatches.len(), first.join("\n"));
    assert_eq!(counts, EXPECTED.map(|(name, number)| (name.to_owned(), number)));
}
