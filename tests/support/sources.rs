//! The project's own source, for tests that look at it.

use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// The Rust files below a folder of `src`, the folders in it among them: path below `src`, text.
pub fn source_files(folder: &str) -> Vec<(String, String)> {
    let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let mut found = Vec::new();
    let mut folders = vec![source.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(source).expect("below src").display().to_string();
                found.push((name, read_to_string(&path).expect("a text")));
            }
        }
    }
    found.sort();
    found
}
