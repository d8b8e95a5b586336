//! Every key of the catalogues is used: the sources have it in one piece, or make it from pieces.

use std::collections::BTreeSet;

use super::catalogues::wanted;
use super::text_files::files;
use crate::support::sources::source_files;
use hule::text::Language;

/// What says words on the first screen before the program is there.
const FIRST_SCREEN: &str = include_str!("../../tools/first-screen.mjs");

/// The string literals of the sources, without those of comments.
fn literals() -> BTreeSet<String> {
    let sources = source_files("").into_iter().map(|(_, text)| text);
    let texts: Vec<String> = sources.chain([FIRST_SCREEN.to_owned()]).collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let code = lines.map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    code.flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned).collect()
}

/// The pieces of the literals that keys are made from: `near.` and `.` of `near.{key}.{answer}`.
fn pieces(literals: &BTreeSet<String>) -> BTreeSet<&str> {
    let is_of_keys = |piece: &&str| {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
        (piece.len() > 1 || *piece == ".") && piece.chars().all(fits)
    };
    literals.iter().flat_map(|literal| literal.split(['{', '}'])).filter(is_of_keys).collect()
}

/// Whether a part of a key is the name of a value: a number, a tile or a wind.
fn is_value(part: &str) -> bool {
    part.parse::<u16>().is_ok()
        || part.len() == 1
        || (part.len() == 2 && part.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a key can be made from the pieces, the first of which ends with a dot.
fn is_made_from(pieces: &BTreeSet<&str>, key: &str) -> bool {
    let mut reached = vec![false; key.len() + 1];
    for end in 1..=key.len() {
        reached[end] = key[..end].ends_with('.') && end > 2 && pieces.contains(&key[..end]);
        reached[end] |= (1..end).filter(|from| reached[*from]).any(|from| {
            let part = &key[from..end];
            let is_whole =
                key[..from].ends_with('.') && key[end..].chars().next().is_none_or(|c| c == '.');
            pieces.contains(part) || (is_whole && is_value(part))
        });
    }
    reached[key.len()]
}

#[test]
fn every_key_is_used() {
    let literals = literals();
    let pieces = pieces(&literals);
    let mut used: BTreeSet<String> = wanted().into_iter().collect();
    let entries: Vec<(String, String)> = files(Language::En).into_iter().flatten().collect();
    let references = entries.iter().flat_map(|(_, text)| text.split("$t(").skip(1));
    used.extend(references.filter_map(|reference| Some(reference.split_once(',')?.0.to_owned())));
    let keys: BTreeSet<&str> = entries
        .iter()
        // What a rule system says otherwise is used where the words in common are.
        .map(|(key, _)| key.split(['_', '@']).next().expect("a first part"))
        .filter(|key| !key.starts_with("otherwise.") && !key.starts_with("japanese."))
        // The words of some rule systems are used where their key is.
        .map(|key| key.split_once('@').map_or(key, |(key, _)| key))
        .collect();
    let unused: Vec<&&str> = keys
        .iter()
        .filter(|key| !used.contains(**key) && !literals.contains(**key))
        .filter(|key| !is_made_from(&pieces, key))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn a_key_is_made_from_whole_pieces() {
    let pieces =
        BTreeSet::from(["ui.", "ui.practice.", "right", "-fan", "ask.", ".", "win", ".short"]);
    for key in
        ["ui.practice.right-fan", "ask.win", "ask.win.short", "ask.win.E", "ask.win.5m.short"]
    {
        assert!(is_made_from(&pieces, key), "{key}");
    }
    for key in ["ui.practice.wrong-fan", "ask.wins", "other.win", "ui.practice.", "right-fan"] {
        assert!(!is_made_from(&pieces, key) || key.ends_with('.'), "{key}");
    }
}
