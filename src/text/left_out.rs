//! Sentences about what another rule system could not take over of a hand.

use crate::entry::LeftOut;
use crate::system::System;
use crate::tiles::Tile;

use super::{Catalogue, Sentence, Slot, Span};

/// Says which system keeps the whole hand, and what the hand lacks in the other one.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
/// use hule::text::{Catalogue, left_out};
///
/// let draft = link::decode("1/mcr/[123s]1hEE", rules::SYSTEMS).unwrap();
/// let lacks = draft.carried_over_to(rules::system("sichuan").unwrap()).left_out;
/// let sentence = left_out::sentence(&lacks, draft.system(), &Catalogue::english());
/// assert_eq!(
///     sentence.to_string(),
///     "The complete hand is kept under MCR. Not carried over: melds: 123s (kept as concealed \
///      tiles); tiles: EE; flowers: plum."
/// );
/// ```
pub fn sentence(left_out: &LeftOut, from: &System, catalogue: &Catalogue) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    let mut add = |is_there: bool, key: &str, slots: &[(&str, Slot)]| {
        if is_there {
            parts.push(catalogue.sentence(key, slots));
        }
    };
    let names = |keys: Vec<String>| {
        let names: Vec<&str> = keys.iter().map(|key| catalogue.get(key)).collect();
        Slot::text(names.join(catalogue.language().comma()))
    };
    let LeftOut { melds, tiles, flowers, winning_tile, other_hands, events, answers } = left_out;
    let melds: Vec<Vec<Tile>> = melds.iter().map(|meld| meld.tiles().to_vec()).collect();
    add(!melds.is_empty(), "left-out.melds", &[("tiles", Slot::Tiles(melds))]);
    add(!tiles.is_empty(), "left-out.tiles", &[("tiles", Slot::tiles(tiles))]);
    let flower_names = names(flowers.iter().map(|flower| format!("flower.{flower}")).collect());
    add(!flowers.is_empty(), "left-out.flowers", &[("flowers", flower_names)]);
    let win = Slot::tiles(winning_tile.as_slice());
    add(winning_tile.is_some(), "left-out.winning-tile", &[("tile", win)]);
    add(*other_hands, "left-out.other-hands", &[]);
    add(*events, "left-out.events", &[]);
    let questions = names(answers.iter().map(|key| format!("ask.{key}")).collect());
    add(!answers.is_empty(), "left-out.answers", &[("questions", questions)]);
    let slots = [
        ("system", Slot::text(from.short_names.get(catalogue.language()))),
        ("parts", Slot::Sentence(joined(parts, catalogue.get("left-out.separator")))),
    ];
    catalogue.sentence("left-out", &slots)
}

/// Sentences with a separator between them.
fn joined(parts: Vec<Sentence>, separator: &str) -> Sentence {
    let mut whole = Sentence::default();
    for part in parts {
        if !whole.0.is_empty() {
            whole.0.push(Span::Text(separator.to_owned()));
        }
        whole.0.extend(part.0);
    }
    whole
}
