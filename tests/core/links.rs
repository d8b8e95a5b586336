//! A link keeps its meaning forever. `tests/data/links.txt` has links of each version with the
//! draft that they stand for.

use hule::entry::GivenAnswer;
use std::collections::BTreeMap;
use std::fmt::Write;

use hule::entry::{Draft, link};
use hule::rules;

/// The elements of other pages have a reader of their own.
#[test]
fn the_elements_know_the_newest_version_of_links() {
    let reader = include_str!("../../www/embed/notation/address.js");
    assert!(reader.contains(&format!("const VERSION = {};\n", link::VERSION)));
}

/// The draft as text, one line for each property.
fn described(draft: &Draft) -> String {
    let mut text = format!("  rules {}\n", draft.system().key);
    for place in 0..draft.system().places.len() {
        let tiles = draft.place(place).expect("a place").text(draft.complete(place));
        if !tiles.is_empty() {
            let _ = writeln!(text, "  place {place} {tiles}");
        }
    }
    for GivenAnswer { question, place, answer } in draft.given() {
        let _ = writeln!(text, "  answer {}.{place} {answer}", question.key);
    }
    for event in &draft.events {
        let tile = event.tile.map(|tile| format!(" {tile}")).unwrap_or_default();
        let given = event.given().map(|(question, answer)| format!(" {}:{answer}", question.key));
        let given: String = given.collect();
        let _ = writeln!(text, "  event {} {}{tile}{given}", event.kind.key, event.place);
    }
    let on: Vec<&str> = draft.rulings_on().collect();
    text + format!("  rulings {}", on.join(" ")).trim_end() + "\n"
}

/// The blocks of the file: a first line and the indented lines below it.
fn blocks() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/links.txt");
    let text = std::fs::read_to_string(path).expect("the file of links");
    let mut blocks: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match blocks.last_mut().filter(|_| line.starts_with(' ')) {
            Some((_, below)) => {
                below.push_str(line);
                below.push('\n');
            }
            None => blocks.push((line.to_owned(), String::new())),
        }
    }
    blocks
}

#[test]
fn links_of_every_version_keep_their_meaning() {
    let mut versions: BTreeMap<String, usize> = BTreeMap::new();
    for (line, said) in blocks() {
        let Some(text) = line.strip_prefix("link ") else { continue };
        let draft = link::decode(text, rules::SYSTEMS)
            .unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
        assert_eq!(described(&draft), said, "{text} now says\n{}", described(&draft));
        // The link written again has the same draft.
        let again = link::decode(&link::encode(&draft), rules::SYSTEMS).expect("a link of its own");
        assert_eq!(described(&again), said, "{text}");
        let version = text.trim_start_matches('#').split('/').next().unwrap_or_default();
        *versions.entry(version.to_owned()).or_default() += 1;
    }
    for version in 1..=link::VERSION {
        let links = versions.get(&version.to_string()).copied().unwrap_or(0);
        assert!(links >= 15, "{links} links of version {version}");
    }
}

/// A link without rulings, or with a preset, has the rulings of its version. A change of a preset,
/// or a new ruling, needs a higher `link::VERSION`, and `link::decode` must give older links the
/// rulings in the file.
#[test]
fn links_of_this_version_have_its_rulings() {
    let mut said = BTreeMap::new();
    for (line, below) in blocks() {
        if let Some(rest) = line.strip_prefix(&format!("rulings {} ", link::VERSION)) {
            said.insert(rest.to_owned(), below);
        }
    }
    for rules in rules::SYSTEMS {
        let mut now = format!("  known {}\n", rules.rulings.join(" "));
        for preset in rules.presets {
            let mut draft = Draft::new(rules);
            draft.set_preset(preset.key).expect("a preset");
            let on: Vec<&str> = draft.rulings_on().collect();
            let _ = writeln!(now, "  preset {} {}", preset.key, on.join(" "));
        }
        let said = said.remove(rules.key).unwrap_or_default();
        let why = "these rulings are no longer those of the links that are out there";
        assert_eq!(now.replace(" \n", "\n"), said, "{}: {why}", rules.key);
    }
    assert!(said.is_empty(), "{said:?}");
}

#[test]
fn links_of_a_future_version_are_refused_as_such() {
    let next = link::VERSION + 1;
    let faults =
        link::decode(&format!("{next}/mcr/123m"), rules::SYSTEMS).expect_err("not known yet");
    assert_eq!(faults[0].code.key(), "link-version");
    // What no program ever writes is no newer version.
    for version in ["0", "01"] {
        let link = format!("{version}/mcr/123m");
        let faults = link::decode(&link, rules::SYSTEMS).expect_err("no version");
        assert_eq!((faults[0].code.key(), &*faults[0].value), ("damaged-link", &*link));
    }
}

/// Hands with all four copies of a five. In some of them the marked copy is written, in others none is.
const FIVES: [&str; 10] = [
    "[5555s]123m456p78sEE+9s",
    "[0555s]123m456p78sEE+9s",
    "[5555p,1]123s456s789pE+E",
    "[0555p,5]1s",
    "[555p][567p]1s",
    "[555s]5s",
    "5555p",
    "5505p",
    "123456p555s1199s+5s",
    "123456p055s1199s+5s",
];

/// Which fives are red depends on the rulings, wherever a link has them: what is read is what was written, under
/// every combination of the rulings on red fives, as rulings that are set one by one and as a preset.
#[test]
fn a_link_marks_the_red_fives_of_its_rulings() {
    let mut plain = 0;
    for system in ["riichi", "sanma"].map(|key| rules::system(key).expect("a system")) {
        let keys: Vec<&str> =
            system.rulings.iter().copied().filter(|key| key.starts_with("red-fives")).collect();
        assert!(!keys.is_empty(), "{}", system.key);
        let mut tables: Vec<u64> = (0..1 << keys.len())
            .map(|chosen: u32| {
                let mut table = Draft::new(system);
                for (at, key) in keys.iter().enumerate() {
                    table.set_ruling(key, false).expect("a ruling");
                    if chosen >> at & 1 == 1 {
                        table.set_ruling(key, true).expect("a ruling");
                    }
                }
                table.rulings()
            })
            .collect();
        tables.extend(system.presets.iter().map(|preset| preset.bits));
        for (rulings, hand) in tables.iter().flat_map(|table| FIVES.map(|hand| (*table, hand))) {
            let mut draft = Draft::new(system);
            draft.set_rulings(rulings);
            draft.read(0, hand).expect("a hand");
            let text = link::encode(&draft);
            let again = link::decode(&text, rules::SYSTEMS).expect("a link of its own");
            assert_eq!(link::encode(&again), text);
            assert_eq!(described(&again), described(&draft), "{text}");
            assert_eq!(again.tiles.marked(), draft.tiles.marked(), "{text}");
            // The same wherever the rulings stand among the answers.
            let (hands, answers) = text.split_once('?').unwrap_or((&text, ""));
            let moved = format!("{hands}?seat=S&{answers}");
            draft.set("seat", "S").expect("an answer");
            let moved = link::decode(&moved, rules::SYSTEMS).expect("the same link");
            assert_eq!(described(&moved), described(&draft), "{text}");
            let is_plain = draft.marked_in_play().is_empty() && !hand.contains('0');
            if is_plain {
                assert!(draft.tiles.marked().is_empty(), "{text}");
                plain += 1;
            }
        }
    }
    assert!(plain > 20, "{plain}");
}
