//! Hands as objects: tiles in lists, each of which has tiles of one kind.

use crate::entry::notation::{self, Tiles};
use crate::fields::At;
use crate::tiles::TileSet;

use super::value::Value;

/// The notation of tiles that stand in lists.
pub fn joined(hand: &At<Value>) -> String {
    let [standing, melds, win, flowers] = hand.fields(["standing", "melds", "win", "flowers"], &[]);
    let mut text = String::new();
    for (tiles, kind) in
        [(melds, Kind::Melds), (standing, Kind::Standing), (flowers, Kind::Flowers)]
    {
        let part = tiles.texts();
        kind.check(&part, &tiles);
        text += &part;
    }
    if win.given().is_some() {
        text += "+";
        text += win.wanted(ONE_TILE, one_tile).unwrap_or_default();
    }
    text
}

const ONE_TILE: &str = "must be one tile, such as 5p";

/// The text of a single tile.
fn one_tile(value: &Value) -> Option<&str> {
    let text = value.as_text()?;
    let (tiles, _) = notation::parse_as_written(text, TileSet::EMPTY).ok()?;
    let Tiles { standing, melds, win, flowers, .. } = tiles;
    let is_bare = melds.is_empty() && win.is_none() && flowers.is_empty();
    (standing.len() == 1 && is_bare).then_some(text)
}

/// What stands in a list of tiles.
#[derive(Clone, Copy)]
enum Kind {
    Melds,
    Standing,
    Flowers,
}

impl Kind {
    /// Notes tiles of another kind: in the notation of a hand they would be what they look like there.
    /// What can't be read is a fault of the whole hand.
    fn check(self, text: &str, at: &At<Value>) {
        let Ok((tiles, _)) = notation::parse_as_written(text, TileSet::EMPTY) else { return };
        let stand = !tiles.standing.is_empty() || tiles.win.is_some();
        let (melds, flowers) = (!tiles.melds.is_empty(), !tiles.flowers.is_empty());
        let (is_other, wanted) = match self {
            Kind::Melds => (stand || flowers, "must be declared sets in brackets, such as [555p]"),
            Kind::Standing => (melds || flowers, "must be concealed tiles, such as 5p"),
            Kind::Flowers => (stand || melds, "must be flowers and seasons, 1h to 8h"),
        };
        if is_other {
            at.bad(wanted);
        }
    }
}
