//! The app's own tests run with the library's, without Leptos (`src/lib.rs` names the files that
//! need none). A test anywhere else in the app would run nowhere, and is found here.

use std::collections::BTreeSet;
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// The Rust files in a folder and its folders.
fn files(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, to);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            to.push(path);
        }
    }
}

/// The files and folders that `src/lib.rs` names for a build without Leptos, below `src` and
/// without an ending: `app/state`.
fn without_leptos() -> BTreeSet<String> {
    let library = read_to_string(format!("{SOURCES}/lib.rs")).expect("the library");
    let (_, block) = library.split_once("cfg(all(test, not(feature = \"app\")))").expect("a block");
    let (mut path, mut found) = (Vec::new(), BTreeSet::new());
    for line in block.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("mod ") {
            match name.strip_suffix(" {") {
                Some(name) => path.push(name),
                None => {
                    let name = name.trim_end_matches(';');
                    found.insert([&path[..], &[name]].concat().join("/"));
                }
            }
        } else if line == "}" {
            path.pop();
            if path.is_empty() {
                break;
            }
        }
    }
    found
}

#[test]
fn every_test_of_the_app_runs_without_leptos() {
    let named = without_leptos();
    assert!(named.len() > 1, "{named:?}");
    let mut all = Vec::new();
    files(&Path::new(SOURCES).join("app"), &mut all);
    let tested = all.into_iter().filter(|path| {
        let text = read_to_string(path).expect("a file");
        text.lines().any(|line| line.trim() == "#[test]")
    });
    let mut number = 0;
    for path in tested {
        let name = path.strip_prefix(SOURCES).expect("below src").with_extension("");
        assert!(
            name.ancestors().any(|part| named.contains(&*part.to_string_lossy())),
            "the tests in src/{}.rs run nowhere",
            name.display()
        );
        number += 1;
    }
    assert!(number > 1, "the app has tests");
}
