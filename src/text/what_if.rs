//! Sentences on what one change would make of a hand.

use crate::explore::what_if::{Change, Possibility};
use crate::system::System;
use crate::tiles::Tile;

use super::explain::fan_name;
use super::{Catalogue, Language, Sentence, Slot};

/// A difference with its sign: `+2`, `−3`, `±0`.
pub fn signed(difference: i32) -> String {
    match difference {
        0 => "±0".to_owned(),
        1.. => format!("+{difference}"),
        _ => format!("−{}", difference.unsigned_abs()),
    }
}

/// The names of some fans.
fn names(catalogue: &Catalogue, rules: &System, fans: &[u8]) -> String {
    let names = fans.iter().filter_map(|number| rules.fan(*number));
    let name = |fan| match catalogue.language() {
        // Else a name would read on in the sentence: they are in the nominative.
        Language::Ru => format!("«{}»", fan_name(catalogue, fan)),
        _ => fan_name(catalogue, fan).to_owned(),
    };
    names.map(name).collect::<Vec<_>>().join(catalogue.language().comma())
}

/// What is changed: “Self-drawn”, “With 9s in place of 6s”.
pub fn change(catalogue: &Catalogue, change: &Change) -> Sentence {
    let tile = |tile: &Tile| Slot::tiles(&[*tile]);
    match change {
        Change::Answer { key, answer, .. } => {
            catalogue.sentence(&format!("near.{key}.{answer}"), &[])
        }
        Change::CameLast { tile: t } => catalogue.sentence("near.came-last", &[("tile", tile(t))]),
        Change::WonOn { tile: t, instead } => {
            catalogue.sentence("near.won-on", &[("tile", tile(t)), ("instead", tile(instead))])
        }
        Change::Exchanged { tile: t, instead } => {
            catalogue.sentence("near.exchanged", &[("tile", tile(t)), ("instead", tile(instead))])
        }
        Change::Unclaimed { meld } => {
            catalogue.sentence("near.unclaimed", &[("meld", Slot::tiles(&meld.tiles()))])
        }
    }
}

/// What one change would bring and cost: “Self-drawn, it would also count Fully Concealed Hand:
/// +2”.
pub fn near(catalogue: &Catalogue, rules: &System, near: &Possibility) -> Sentence {
    let change = change(catalogue, &near.change);
    let fans = names(catalogue, rules, &near.fans_gained);
    let said = change.to_string().to_ascii_lowercase().contains(&fans.to_ascii_lowercase());
    let key = match (near.fans_gained.is_empty(), near.fans_lost.is_empty()) {
        // What is changed has the fan's name: that is enough.
        (false, true) if said => "near.plainly",
        (false, true) => "near.also",
        (false, false) => "near.instead",
        (true, false) => "near.without",
        (true, true) => "near.comes-to",
    };
    let slots = [
        ("change", Slot::Sentence(change)),
        ("fans", Slot::text(fans)),
        ("losses", Slot::text(names(catalogue, rules, &near.fans_lost))),
        ("total", Slot::Number(i64::from(near.new_total))),
        ("difference", Slot::text(signed(near.total_change))),
    ];
    let sentence = catalogue.sentence(key, &slots);
    if near.becomes_winning {
        return catalogue.sentence("near.becomes_winning", &[("near", Slot::Sentence(sentence))]);
    }
    sentence
}
