//! The architecture: which folder of `src` may use which other folders.
//!
//! The table below is read from top to bottom. A folder may use the folders in its row and nothing
//! else of the crate, so imports run one way, upward in the table.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::sources::source_files;

/// A folder of `src`, and the folders that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    // Sorting.
    ("sorting", &[]),
    // Plain data, field by field.
    ("fields", &[]),
    // Tiles, melds, seats and flowers.
    ("tiles", &[]),
    // The description of a rule system as data.
    ("system", &["tiles"]),
    // Drafts, notation, links and faults.
    ("entry", &["sorting", "tiles", "system"]),
    // Divisions, waits and shanten.
    ("reading", &["tiles", "system"]),
    // The flow and its results.
    ("scoring", &["sorting", "tiles", "system", "entry", "reading"]),
    // The rule systems, and the registry of them.
    ("rules", &["sorting", "tiles", "system", "entry", "reading", "scoring"]),
    // Questions about a draft that need several reports.
    ("explore", &["sorting", "tiles", "system", "entry", "scoring"]),
    // Score sheets of many deals.
    ("session", &["sorting", "fields", "tiles", "system", "entry", "scoring"]),
    // Words and sentences.
    ("text", &["sorting", "tiles", "system", "entry", "reading", "scoring", "explore", "session"]),
    // The rulebook.
    ("rulebook", &["sorting", "tiles", "system", "entry", "scoring", "rules", "text"]),
    // Questions about the rulebook, and its pages that answer them.
    ("search", &["sorting", "system", "rules", "text", "rulebook"]),
    // Exercises.
    ("practice", &["sorting", "tiles", "system", "entry", "reading", "scoring", "rules"]),
    // Hands that are kept.
    ("saved", &["fields", "tiles", "system", "entry"]),
    // The state of the app and its transitions.
    ("calculator", &["tiles", "system", "entry", "scoring"]),
    // A hand and a session as pictures.
    ("pictures", &["sorting", "tiles", "entry", "session", "text"]),
    // The JavaScript package.
    (
        "js",
        &[
            "fields", "tiles", "system", "entry", "scoring", "rules", "explore", "text", "session",
            "pictures",
        ],
    ),
    // The Leptos app.
    (
        "app",
        &[
            "sorting",
            "tiles",
            "system",
            "entry",
            "reading",
            "scoring",
            "explore",
            "rules",
            "session",
            "text",
            "rulebook",
            "search",
            "practice",
            "saved",
            "calculator",
            "pictures",
        ],
    ),
];

/// A folder of the app, and the folders of the app that it may use. The screen is made from the
/// bottom up: a part that others show stands above all of them.
const APP_MAY_USE: &[(&str, &[&str])] = &[
    // What the app asks of the browser.
    ("browser", &[]),
    // What all parts of the screen share: signals, words, what is fetched.
    ("context", &["browser"]),
    // Tiles, icons, sentences, readings, questions.
    ("pieces", &["browser", "context"]),
    // The hand, the palette and the circumstances.
    ("entry", &["browser", "context", "pieces"]),
    // What a hand comes to: summary, fans, waits, payments.
    ("result", &["browser", "context", "pieces"]),
    // What would make a hand win.
    ("ways", &["browser", "context", "pieces", "result"]),
    // The panels over the screen.
    ("panels", &["browser", "context", "pieces", "entry", "result"]),
    // The rulebook.
    ("rulebook", &["browser", "context", "pieces"]),
    // The answers to questions about the rules.
    ("ask", &["context", "pieces"]),
    // Exercises.
    ("practice", &["browser", "context", "pieces", "result"]),
    // Sharing, and saved hands.
    ("share", &["browser", "context", "pieces"]),
    // The app in other pages.
    ("embed", &["browser", "context", "pieces"]),
    // Score sheets, and recording deals on them.
    ("session", &["browser", "context", "pieces", "panels"]),
    // The start, the address, and the arrangement of the screen.
    (
        "shell",
        &[
            "browser", "context", "pieces", "entry", "result", "ways", "panels", "rulebook", "ask",
            "practice", "share", "embed", "session",
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
    let after = |(at, _): (usize, _)| first_names(&code[at + prefix.len()..]);
    code.match_indices(prefix).flat_map(after).collect()
}

/// The name with which a text begins, or the first names in the list in braces with which it begins.
fn first_names(text: &str) -> Vec<&str> {
    let Some(list) = text.strip_prefix('{') else {
        return vec![&text[..text.find(|c| !is_name(c)).unwrap_or(text.len())]];
    };
    let mut names = Vec::new();
    let list = &list[..list.find(';').unwrap_or(list.len())];
    let mut depth = 0;
    for part in list.split_inclusive(['{', '}', ',']) {
        let name = part.trim().trim_end_matches(['{', '}', ',', ':']);
        if depth == 0 && !name.is_empty() {
            names.push(name.split("::").next().unwrap_or(name).trim());
        }
        depth += i32::from(part.ends_with('{')) - i32::from(part.ends_with('}'));
    }
    names
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
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
    check_table(MAY_USE, "", "crate::");
}

#[test]
fn folders_of_the_app_use_only_what_they_may() {
    check_table(APP_MAY_USE, "app/", "crate::app::");
}

/// Checks what the files below a folder use after a prefix against the table of the folders in it.
fn check_table(table: &[(&str, &[&str])], below: &str, prefix: &str) {
    let rows: BTreeMap<&str, BTreeSet<&str>> =
        table.iter().map(|(folder, uses)| (*folder, uses.iter().copied().collect())).collect();
    let (mut wrong, mut seen) = (Vec::new(), BTreeSet::new());
    for (path, text) in files() {
        let Some(rest) = path.strip_prefix(below) else { continue };
        let Some((folder, _)) = rest.split_once('/') else { continue };
        let row = rows.get(folder).unwrap_or_else(|| panic!("{folder} has no row in the table"));
        for used in names_after(&code(&text), prefix) {
            seen.insert((folder.to_owned(), used.to_owned()));
            if used != folder && !row.contains(used) {
                wrong.push(format!("{path} may not use {prefix}{used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // A row must not allow more than is used.
    for (folder, uses) in table {
        for used in *uses {
            let is_used = seen.contains(&((*folder).to_owned(), (*used).to_owned()));
            assert!(is_used, "{folder} doesn't use {used}: take it out of the table");
        }
    }
}

#[test]
fn the_tables_have_no_circle() {
    for table in [MAY_USE, APP_MAY_USE] {
        let mut above = BTreeSet::new();
        for (folder, uses) in table {
            for used in *uses {
                assert!(above.contains(used), "{folder} stands above {used}");
            }
            above.insert(*folder);
        }
    }
}

/// Each stable sort of the standard library, and each by a key, is compiled for itself: see `sorting`.
#[test]
fn what_is_sorted_by_a_key_is_sorted_by_one_sort() {
    let is_other = |path: &str, code: &str| {
        !path.starts_with("sorting/")
            && [".sort_by", ".sort_unstable_by"].iter().any(|sort| code.contains(sort))
    };
    let all = files().into_iter().filter(|(path, text)| is_other(path, &code(text)));
    let paths: Vec<String> = all.map(|(path, _)| path).collect();
    assert!(paths.is_empty(), "use crate::sorting::Sort in {paths:?}");
}

/// The files and folders of one folder do not use one another in a circle. What a file deep inside a folder uses
/// counts as used by that folder. A file and the folder that it is in may use each other.
#[test]
fn no_circle_of_files_and_folders() {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let files = files();
    let modules: BTreeSet<String> = files.iter().map(|(path, _)| module(path)).collect();
    for (path, text) in &files {
        let this = module(path);
        for used in paths_in(&code(text), &this) {
            let used = within(&used, &modules);
            let (mut one, mut other) = (this.split('/'), used.split('/'));
            let mut beside = String::new();
            // The folder in which both are, and what of it each of them is in.
            while let (Some(own), Some(their)) = (one.next(), other.next()) {
                if own != their {
                    let (own, their) = (format!("{beside}{own}"), format!("{beside}{their}"));
                    uses.entry(own).or_default().insert(their);
                    break;
                }
                beside += own;
                beside += "/";
            }
        }
    }
    let mut circles = BTreeSet::new();
    for start in uses.keys() {
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

/// The paths of the crate that are named in the code of a module, with `/` between their parts.
fn paths_in(code: &str, module: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for (at, root) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        // Only the first `super` of several begins a path.
        if code[..at].ends_with(|c: char| is_name(c) || c == ':') {
            continue;
        }
        let mut path: Vec<&str> =
            if root == "super::" { module.split('/').collect() } else { Vec::new() };
        let mut rest = &code[at..];
        while let Some((part, after)) =
            rest.split_once("::").filter(|(part, _)| part.chars().all(is_name))
        {
            match part {
                "crate" => {}
                "super" => _ = path.pop(),
                _ => path.push(part),
            }
            rest = after;
        }
        let path = path.join("/");
        paths.extend(first_names(rest).into_iter().map(|name| format!("{path}/{name}")));
    }
    paths
}

/// The module in which a path of the crate is.
fn within(path: &str, modules: &BTreeSet<String>) -> String {
    let mut path = path.trim_start_matches('/');
    while !path.is_empty() && !modules.contains(path) {
        path = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    }
    path.to_owned()
}
