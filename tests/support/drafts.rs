//! The drafts that players would enter for reference cases.

use hule::entry::notation::{self, Tiles};
use hule::entry::{Draft, Event};
use hule::rules;
use hule::tiles::{Flower, Meld, Seat, Tile, Wind};
use serde_json::Value;

fn draft(key: &str) -> Draft {
    Draft::new(rules::system(key).expect("a rule system"))
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

/// A meld such as `pung EEE` or `kong 5555p` in the notation of links.
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
    draft.set(key, answer).expect("an answer");
}

/// Enters all four hands, starting with that of a seat.
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
    let source = match text(&outcome["how"]) {
        "self_draw" => "self-drawn",
        "robbed_kong" => "robbed-kong",
        other => other,
    };
    put(&mut draft, "win", source);
    if !outcome["from"].is_null() {
        put(&mut draft, "from", text(&outcome["from"]));
    }
    if !outcome["special"].is_null() {
        put(&mut draft, "opening", text(&outcome["special"]));
    }
    draft.tiles.win = Some(tile(&outcome["win_tile"]));
    draft
}

/// A case of Sichuan: a whole deal, event by event, seen from East.
pub fn sichuan(case: &Value) -> Draft {
    let mut draft = draft("sichuan");
    sit(&mut draft, Seat::East, case);
    put(&mut draft, "dealer", text(&case["dealer"]));
    for place in 0..4 {
        let player = &case["players"][Seat::East.after(place).letter()];
        if let Some(void) = player["missing_suit"].as_str() {
            draft.set_at("void", place, void).expect("a suit");
        }
    }
    for event in list(&case["events"]) {
        let yes = |key: &str| event[key] == true;
        let winners: Vec<&Value> = match event["type"].as_str() {
            Some("win") => list(&event["winners"]).collect(),
            _ => vec![&event["seat"]],
        };
        for (i, seat_of) in winners.into_iter().enumerate() {
            let kind = text(&event["type"]).replace('_', "-");
            let place = if seat_of.is_null() { 0 } else { Seat::East.places_to(seat(seat_of)) };
            let kind = draft.system().events.iter().find(|k| k.key == kind).expect("a kind");
            let mut entered = Event::new(kind, place);
            let mut set = |key: &str, answer: &str| {
                entered.set(draft.system(), key, answer).expect("an answer");
            };
            if kind.key == "kong" {
                let kind = match text(&event["kind"]) {
                    "added" if !yes("immediate") => "late",
                    kind => kind,
                };
                set("kong", kind);
            }
            if kind.key == "win" {
                set(
                    "win",
                    match (text(&event["how"]), yes("after_kong")) {
                        ("self_draw", false) => "self-drawn",
                        ("self_draw", true) => "replacement",
                        ("discard", false) => "discard",
                        ("discard", true) => "discard-after-kong",
                        _ => "robbed-kong",
                    },
                );
                set("sea", if yes("last_tile") { "yes" } else { "no" });
                if let Some(value) = event["passed_value"].as_u64() {
                    set("passed", &value.to_string());
                }
                set("same-tile", if i > 0 { "yes" } else { "no" });
            }
            if !event["from"].is_null() {
                set("from", text(&event["from"]));
            }
            if !event["tile"].is_null() {
                entered.tile = Some(tile(&event["tile"]));
            }
            draft.events.push(entered);
        }
    }
    draft
}

/// A case of Chinese Classical, seen from the first player who claims the win.
pub fn classical(case: &Value) -> Draft {
    let mut draft = draft("classical");
    let outcome = &case["outcome"];
    let claims: Vec<Seat> = list(&outcome["claims"]).map(seat).collect();
    let first = claims.first().copied().unwrap_or(Seat::East);
    sit(&mut draft, first, case);
    for place in 0..4 {
        let player = &case["players"][first.after(place).letter()];
        let tiles = draft.place_mut(place).expect("four places");
        for (key, offset) in [("flowers", 0), ("seasons", 4)] {
            let number = |n: &Value| Flower::from_number(n.as_u64()? as u8 + offset);
            tiles.flowers.extend(list(&player[key]).filter_map(number));
        }
    }
    put(&mut draft, "round", text(&case["round_wind"]));
    put(&mut draft, "limit", &case["options"]["limit"].to_string());
    if outcome["type"] == "draw" {
        put(&mut draft, "ending", "draw");
        return draft;
    }
    for other in claims.iter().skip(1) {
        draft.set_at("claims", first.places_to(*other), "yes").expect("an answer");
    }
    let source = match text(&outcome["source"]) {
        "wall" => "self-drawn",
        "free_tile" => "replacement",
        "robbed_kong" => "robbed-kong",
        _ => "discard",
    };
    put(&mut draft, "win", source);
    if !outcome["from"].is_null() {
        put(&mut draft, "from", text(&outcome["from"]));
    }
    let last = match (outcome["last_wall_tile"] == true, source) {
        (false, _) => "no",
        (true, "self-drawn" | "replacement") => "draw",
        (true, _) => "claim",
    };
    put(&mut draft, "last", last);
    for (key, said) in [
        ("last-copy", "last_of_kind"),
        ("ready-on-deal", "ready_on_deal"),
        ("ready", "declared_ready"),
    ] {
        put(&mut draft, key, if outcome[said] == true { "yes" } else { "no" });
    }
    draft.tiles.win = Some(tile(&outcome["win_tile"]));
    draft
}

/// The answers for how a tile came, in a case of Siamese MCR.
fn flags(draft: &mut Draft, case: &Value) {
    let yes = |key: &str| case["flags"][key] == true;
    let drawn = yes("self_drawn");
    let source = match (drawn, yes("about_kong")) {
        (true, false) => "self-drawn",
        (true, true) => "replacement",
        (false, false) => "discard",
        (false, true) => "robbed-kong",
    };
    put(draft, "win", source);
    if yes("last_of_wall") {
        put(draft, "last", if drawn { "draw" } else { "claim" });
    }
    put(draft, "last-copy", if yes("last_of_kind") { "yes" } else { "no" });
}

/// An earlier win.
fn won(draft: &mut Draft, seat: &str, value: u64, how: &str, from: &Value) {
    let kind = &draft.system().events[0];
    let mut event = Event::new(kind, 0);
    let mut set = |key: &str, answer: &str| {
        event.set(draft.system(), key, answer).expect("an answer");
    };
    set("player", seat);
    set("value", &value.to_string());
    set("win", how);
    if let Some(from) = from.as_str() {
        set("from", from);
    }
    draft.events.push(event);
}

/// A case of Siamese MCR under a preset. In a case of a whole deal each win has its expected value.
pub fn siamese(case: &Value, preset: &str) -> Draft {
    let mut draft = draft("siamese");
    draft.set_preset(preset).expect("a preset");
    put(&mut draft, "round", text(&case["round_wind"]));
    if case["players_number"] == 2 {
        put(&mut draft, "players", "2");
    }
    if case["task"] == "deal" {
        let wins = list(&case["wins"]).zip(list(&case["expected"][preset]["wins"]));
        for (win, expected) in wins {
            let how = match text(&expected["how"]) {
                "self_draw" => "self-drawn",
                _ => "discard",
            };
            let value = expected["value"].as_u64().unwrap_or(0);
            won(&mut draft, text(&win["seat"]), value, how, &win["from"]);
        }
        return draft;
    }
    put(&mut draft, "seat", text(&case["seat"]));
    flags(&mut draft, case);
    if let Some(value) = case["first_value"].as_u64() {
        won(&mut draft, text(&case["seat"]), value, "self-drawn", &Value::Null);
    }
    draft.tiles.standing = list(&case["concealed"]).map(tile).collect();
    draft.tiles.win = Some(tile(&case["win_tile"]));
    let (a, b) = match case["melds"].is_array() {
        true => (&case["melds"], &Value::Null),
        false => (&case["melds"]["A"], &case["melds"]["B"]),
    };
    draft.tiles.melds = list(a).map(meld).collect();
    draft.others[0].melds = list(b).map(meld).collect();
    draft
}
