//! The architecture: which folder of `src` may use which other folders.
//!
//! The table below is read from top to bottom. A folder may use the folders in its row and nothing
//! else of the crate, so imports run one way, upward in the table.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::sources::source_files;

/// A folder of `src`, and the folders that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    // Tiles, melds, seats and flowers.
    ("tiles", &[]),
    // The description of a rule system as data.
    ("system", &["tiles"]),
    // Drafts, notation, links and faults.
    ("entry", &["tiles", "system"]),
    // Divisions, waits and shanten.
    ("reading", &["tiles", "system"]),
    // The flow and its results.
    ("scoring", &["tiles", "system", "entry", "reading"]),
    // The rule systems, and the registry of them.
    ("rules", &["tiles", "system", "entry", "reading", "scoring"]),
    // Questions about a draft that need several reports.
    ("explore", &["tiles", "system", "entry", "scoring"]),
    // Words and sentences.
    ("text", &["tiles", "system", "entry", "reading", "scoring", "explore"]),
    // The rulebook.
    ("book", &["system", "rules", "text"]),
    // Exercises.
    ("practice", &["tiles", "system", "entry", "scoring", "rules"]),
    // Hands that are kept.
    ("saved", &["tiles", "system", "entry"]),
    // The state of the app and its transitions.
    ("state", &["tiles", "system", "entry", "scoring"]),
    // A hand as a message and as a picture for sharing.
    ("sharing", &["tiles", "entry"]),
    // The JavaScript package.
    ("js", &["tiles", "system", "entry", "scoring", "rules", "text"]),
    // The Leptos app.
    (
        "app",
        &[
            "tiles", "system", "entry", "reading", "scoring", "explore", "rules", "text", "book",
            "practice", "saved", "state", "sharing",
        ],
    ),
];

/// The code of a file without its tests and comments.
fn code(text: &str) -> String {
    let tests = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    let lines = text[..tests].lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The first names after each occurrence of `prefix`, one level of braces opened.
fn names_after<'a>(code: &'a str, prefix: &str) -> Vec<&'a str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = &list[..list.find(';').unwrap_or(list.len())];
                let mut depth = 0;
                for part in list.split_inclusive(['{', '}', ',']) {
                    let name = part.trim().trim_end_matches(['{', '}', ',', ':']);
                    if depth == 0 && !name.is_empty() {
                        names.push(name.split("::").next().unwrap_or(name).trim());
                    }
                    depth += i32::from(part.ends_with('{')) - i32::from(part.ends_with('}'));
                }
            }
            None => names.push(&rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())]),
        }
    }
    names
}

/// All source files except tests in files of their own.
fn files() -> Vec<(String, String)> {
    let mut files = source_files("");
    files.retain(|(path, _)| !path.contains("tests"));
    files
}

#[test]
fn the_root_holds_folders_alone() {
    let loose: Vec<String> = files()
        .into_iter()
        .map(|(path, _)| path)
        .filter(|path| !path.contains('/') && path != "lib.rs" && path != "main.rs")
        .collect();
    assert!(loose.is_empty(), "put these into a folder: {loose:?}");
}

#[test]
fn folders_use_only_what_they_may() {
    let rows: BTreeMap<&str, BTreeSet<&str>> =
        MAY_USE.iter().map(|(folder, uses)| (*folder, uses.iter().copied().collect())).collect();
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for (path, text) in files() {
        let Some((folder, _)) = path.split_once('/') else { continue };
        let row = rows.get(folder).unwrap_or_else(|| panic!("{folder} has no row in the table"));
        for used in names_after(&code(&text), "crate::") {
            seen.insert((folder.to_owned(), used.to_owned()));
            if used != folder && !row.contains(used) {
                wrong.push(format!("{path} may not use crate::{used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A row must not allow more than is used.
    for (folder, uses) in MAY_USE {
        for used in *uses {
            let is_used = seen.contains(&((*folder).to_owned(), (*used).to_owned()));
            assert!(is_used, "{folder} doesn't use {used}: take it out of the table");
        }
    }
}

#[test]
fn the_table_has_no_circle() {
    let mut above = BTreeSet::new();
    for (folder, uses) in MAY_USE {
        for used in *uses {
            assert!(above.contains(used), "{folder} stands above {used}");
        }
        above.insert(*folder);
    }
}

/// The files that may use one another in circles: the app's screens, until they are ported to views.
const HAS_CIRCLES: &str = "app/";

/// Within a folder, and within each folder inside it, files do not use one another in a circle. A
/// file and the folder that it is in may.
#[test]
fn no_circle_of_files_within_a_folder() {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let files = files();
    let modules: BTreeSet<String> = files.iter().map(|(path, _)| module(path)).collect();
    for (path, text) in &files {
        let this = module(path);
        let (folder, _) = this.rsplit_once('/').unwrap_or(("", &this));
        let is_folder = path.ends_with("/mod.rs");
        let here = if is_folder { this.as_str() } else { folder };
        let code = code(text);
        let beside = names_after(&code, "super::").into_iter().map(|name| match is_folder {
            true => format!("{folder}/{name}"),
            false => format!("{here}/{name}"),
        });
        let full = format!("crate::{}::", here.replace('/', "::"));
        let named = names_after(&code, &full).into_iter().map(|name| format!("{here}/{name}"));
        let used = beside.chain(named).filter(|used| modules.contains(used) && *used != this);
        uses.entry(this.clone()).or_default().extend(used);
    }
    let mut circles = BTreeSet::new();
    for start in uses.keys().filter(|file| !file.starts_with(HAS_CIRCLES)) {
        let (mut open, mut reached) = (vec![start], BTreeSet::new());
        while let Some(file) = open.pop() {
            for used in uses.get(file).into_iter().flatten() {
                if used == start {
                    circles.insert(format!("{start} and {file} use one another"));
                }
                if reached.insert(used) {
                    open.push(used);
                }
            }
        }
    }
    assert!(circles.is_empty(), "{}", Vec::from_iter(circles).join("\n"));
}

/// `tiles/meld.rs` is `tiles/meld`, `rules/mcr/mod.rs` is `rules/mcr`.
fn module(path: &str) -> String {
    path.trim_end_matches(".rs").trim_end_matches("/mod").to_owned()
}
