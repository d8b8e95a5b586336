//! Sentences about possibilities: what one change would make of a hand.

use crate::explore::what_if::{Change, Possibility};
use crate::system::Fan;
use crate::tiles::Tile;

use super::explain::fan_name;
use super::{Catalogue, Sentence, Slot};

/// Writes a difference with its sign: `+2`, `−3`, `±0`.
pub fn signed(difference: i32) -> String {
    match difference {
        0 => "±0".to_owned(),
        1.. => format!("+{difference}"),
        _ => format!("−{}", difference.unsigned_abs()),
    }
}

/// Lists the names of fans.
fn names(catalogue: &Catalogue, fans: &[&Fan]) -> String {
    let name =
        |fan: &&Fan| catalogue.text("near.fan", &[("fan", Slot::text(fan_name(catalogue, fan)))]);
    fans.iter().map(name).collect::<Vec<_>>().join(catalogue.language().comma())
}

/// Says what is changed: “If self-drawn”, “6s → 9s”.
pub fn change(catalogue: &Catalogue, change: &Change) -> Sentence {
    let tile = |tile: &Tile| Slot::tiles(&[*tile]);
    match change {
        Change::Answer { question, answer, .. } => {
            catalogue.sentence(&format!("near.{}.{answer}", question.key), &[])
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

/// Says what one change would gain and lose: “6m → 9m: Pure Straight, +15”, “If self-drawn, the hand
/// would also score Fully Concealed Hand: +2”.
pub fn possibility(catalogue: &Catalogue, possibility: &Possibility) -> Sentence {
    let change = change(catalogue, &possibility.change);
    let fans = names(catalogue, &possibility.fans_gained);
    let is_named = change.to_string().to_ascii_lowercase().contains(&fans.to_ascii_lowercase());
    let gains = !possibility.fans_gained.is_empty();
    let loses = !possibility.fans_lost.is_empty();
    let key = match (possibility.change.is_exchange(), gains, loses) {
        // Tiles are shown and not told, and what they bring stands beside them.
        (true, true, false) => "near.also.tile",
        (true, true, true) => "near.instead.tile",
        (true, false, true) => "near.without.tile",
        (true, false, false) => "near.comes-to.tile",
        // The change already has the name of the fan.
        (false, true, false) if is_named => "near.plainly",
        (false, true, false) => "near.also",
        (false, true, true) => "near.instead",
        (false, false, true) => "near.without",
        (false, false, false) => "near.comes-to",
    };
    let slots = [
        ("change", Slot::Sentence(change)),
        ("fans", Slot::text(fans)),
        ("losses", Slot::text(names(catalogue, &possibility.fans_lost))),
        ("total", Slot::Number(i64::from(possibility.new_total))),
        ("difference", Slot::text(signed(possibility.total_change))),
    ];
    let sentence = catalogue.sentence(key, &slots);
    if possibility.becomes_winning {
        return catalogue.sentence("near.wins", &[("near", Slot::Sentence(sentence))]);
    }
    sentence
}
