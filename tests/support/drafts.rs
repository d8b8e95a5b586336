//! The drafts that players would enter for reference cases.

use hule::draft::Draft;
use hule::meld::Meld;
use hule::notation::{self, Tiles};
use hule::rules;
use hule::seat::{Seat, Wind};
use hule::tile::Tile;
use serde_json::Value;

fn draft(key: &str) -> Draft {
    Draft::new(rules::by_key(key).expect("a rule system"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn seat(value: &Value) -> Seat {
    Wind::from_letter(text(value)).expect("a seat")
}

fn tile(value: &Value) -> Tile {
    text(value).parse().expect("a tile")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// `pung EEE`, `kong 5555p` and so on, as the notation writes it.
fn meld(value: &Value) -> Meld {
    let (kind, tiles) = text(value).split_once(' ').expect("a kind and tiles");
    let text = match kind {
        "kong" => format!("[{tiles},1]"),
        "akong" => format!("[{tiles},5]"),
        _ => format!("[{tiles}]"),
    };
    notation::parse(&text).expect("a meld").melds[0]
}

fn tiles(player: &Value) -> Tiles {
    Tiles {
        standing: list(&player["concealed"]).map(tile).collect(),
        melds: list(&player["melds"]).map(meld).collect(),
        win: None,
        flowers: Vec::new(),
    }
}

fn put(draft: &mut Draft, key: &str, answer: &str) {
    draft.put(key, answer).expect("an answer");
}

/// Enters all four hands around that of a seat.
fn sit(draft: &mut Draft, first: Seat, case: &Value) {
    put(draft, "seat", first.letter());
    for place in 0..4 {
        let player = &case["players"][first.after(place).letter()];
        *draft.place_mut(place).expect("four places") = tiles(player);
    }
}

/// A case of Nanchang.
pub fn nanchang(case: &Value) -> Draft {
    let mut draft = draft("nanchang");
    let outcome = &case["outcome"];
    let won = outcome["type"] == "win";
    let winner = if won { seat(&outcome["winner"]) } else { Seat::East };
    sit(&mut draft, winner, case);
    put(&mut draft, "indicator", text(&case["jing"]));
    put(&mut draft, "dealer", text(&case["dealer"]));
    if case["chao_zhuang"] == true {
        put(&mut draft, "four-discards", "yes");
    }
    if case["indicator_usable"] == true {
        draft.set_ruling("indicator-in-play", true).expect("a ruling");
    }
    if !won {
        put(&mut draft, "ending", "draw");
        return draft;
    }
    let way = match text(&outcome["how"]) {
        "self_draw" => "self-drawn",
        "robbed_kong" => "robbed-kong",
        other => other,
    };
    put(&mut draft, "win", way);
    if !outcome["from"].is_null() {
        put(&mut draft, "from", text(&outcome["from"]));
    }
    if !outcome["special"].is_null() {
        put(&mut draft, "opening", text(&outcome["special"]));
    }
    draft.tiles.win = Some(tile(&outcome["win_tile"]));
    draft
}
