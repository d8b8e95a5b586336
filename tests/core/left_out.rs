//! What a rule system cannot take over of a hand of another one: nothing is lost unsaid.

use std::collections::BTreeMap;

use crate::catalogues::catalogues;
use crate::support::drafts;
use hule::entry::notation::Tiles;
use hule::entry::{CarriedOver, Draft, link};
use hule::rules;
use hule::text::{Catalogue, left_out};
use hule::tiles::Tile;

fn read(text: &str) -> Draft {
    link::decode(text, rules::SYSTEMS).expect("a link")
}

fn said(from: &str, to: &str) -> String {
    let draft = read(from);
    let lacks = draft.carried_over_to(rules::system(to).expect("a system")).left_out;
    left_out::sentence(&lacks, draft.system(), &Catalogue::english()).to_string()
}

#[test]
fn what_is_left_out_is_said_in_words() {
    assert_eq!(
        said("1/mcr/[123s][789p]5p456789s1h5h+5p?round=S", "sichuan"),
        "The complete hand is kept under MCR. Not carried over: melds: 123s 789p (kept as concealed \
         tiles); flowers: plum, spring; answers: Round."
    );
    assert_eq!(
        said("1/sichuan/2344566m/[888m]111p?event=win.0.6m.from:N", "mcr"),
        "The complete hand is kept under Sichuan. Not carried over: the other hands; the events of \
         the deal."
    );
    assert_eq!(
        said("1/nanchang/[ESN][CFP]1m?indicator=2m", "mcr"),
        "The complete hand is kept under Nanchang. Not carried over: melds: ESN CFP (kept as \
         concealed tiles); answers: Turned-up tile, the primary jing."
    );
    assert_eq!(
        said("1/mcr/123456789m123pE+E", "siamese"),
        "The complete hand is kept under MCR. Not carried over: E as the winning tile."
    );
}

/// Drafts of reference cases.
fn reference_drafts() -> Vec<Draft> {
    let files = [
        include_str!("../data/sichuan.jsonl"),
        include_str!("../data/classical.jsonl"),
        include_str!("../data/nanchang.jsonl"),
        include_str!("../data/siamese.jsonl"),
    ];
    files.into_iter().flat_map(|text| drafts::of_lines(text.lines().step_by(10))).collect()
}

/// How many tiles of each kind there are, a kong counted as three.
fn count(tiles: &Tiles) -> BTreeMap<Tile, i32> {
    let mut counts = BTreeMap::new();
    let melded = tiles.melds.iter().flat_map(|meld| meld.tiles().into_iter().take(3));
    for tile in tiles.standing.iter().copied().chain(melded).chain(tiles.win) {
        *counts.entry(tile).or_default() += 1;
    }
    counts
}

#[test]
fn what_is_taken_over_and_what_is_left_out_are_the_whole_hand() {
    let mut lacking = 0;
    for draft in reference_drafts() {
        for system in rules::SYSTEMS.iter().filter(|system| **system != draft.system()) {
            let CarriedOver { draft: other, left_out: lacks } = draft.carried_over_to(system);
            assert_eq!(draft.for_system(system), other);
            let mut counts = count(&other.tiles);
            // Tiles of other places that are kept may be left out, too: only the first hand is counted.
            if lacks.other_hands || draft.others.iter().all(Tiles::is_empty) {
                for tile in &lacks.tiles {
                    *counts.entry(*tile).or_default() += 1;
                }
                assert_eq!(counts, count(&draft.tiles), "{}", link::encode(&draft));
            }
            assert_eq!(lacks.events, !draft.events.is_empty());
            let kept = other.given().count();
            assert_eq!(kept == draft.given().count(), lacks.answers.is_empty());
            if lacks.is_empty() {
                continue;
            }
            lacking += 1;
            for catalogue in catalogues() {
                let sentence = left_out::sentence(&lacks, draft.system(), &catalogue).to_string();
                assert!(!sentence.contains("{{") && !sentence.contains("ask."), "{sentence}");
            }
        }
    }
    assert!(lacking > 100, "{lacking}");
}
