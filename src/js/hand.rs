//! Hands as objects: tiles in lists, each of which has tiles of one kind.

use std::fmt::Arguments;

use crate::entry::notation;

use super::value::{Reader, Value};

const HAND: &[&str] = &["standing", "melds", "win", "flowers"];

/// The notation of tiles that stand in lists.
pub fn joined(value: &Value, path: &str, reader: &mut Reader) -> String {
    reader.known(value, HAND, format_args!("{path}."));
    let mut text = String::new();
    for (field, kind) in
        [("melds", Kind::Melds), ("standing", Kind::Standing), ("flowers", Kind::Flowers)]
    {
        let tiles = value.get(field);
        let mut part = String::new();
        if let Value::Text(_) = tiles {
            part = reader.text(tiles, format_args!("{path}.{field}"));
        } else {
            for (i, item) in reader.list(tiles, format_args!("{path}.{field}")).iter().enumerate() {
                part += &reader.text(item, format_args!("{path}.{field}[{i}]"));
            }
        }
        kind.check(&part, format_args!("{path}.{field}"), reader);
        text += &part;
    }
    if let Some(win) = value.get("win").given() {
        let win = ["+", &*reader.text(win, format_args!("{path}.win"))].concat();
        Kind::Win.check(&win, format_args!("{path}.win"), reader);
        text += &win;
    }
    text
}

/// What stands in a list of tiles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Melds,
    Standing,
    Flowers,
    Win,
}

impl Kind {
    /// Notes tiles of another kind: in the notation of a hand they would be what they look like there.
    /// What can't be read is a fault of the whole hand.
    fn check(self, text: &str, path: Arguments, reader: &mut Reader) {
        let Ok((tiles, _)) = notation::parse_as_written(text) else { return };
        let stand = !tiles.standing.is_empty() || self != Kind::Win && tiles.win.is_some();
        let (melds, flowers) = (!tiles.melds.is_empty(), !tiles.flowers.is_empty());
        let (is_other, wanted) = match self {
            Kind::Melds => (stand || flowers, "must be declared sets in brackets, such as [555p]"),
            Kind::Standing => (melds || flowers, "must be concealed tiles, such as 5p"),
            Kind::Flowers => (stand || melds, "must be flowers and seasons, 1h to 8h"),
            Kind::Win => (stand || melds || flowers, "must be one tile, such as 5p"),
        };
        if is_other {
            reader.bad(path, format_args!("{wanted}"));
        }
    }
}
