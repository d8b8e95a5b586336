//! Reads what the cases of several rule systems write in the same way, and enters it.

use hule::entry::notation::{self, Tiles};
use hule::entry::{Draft, Fault};
use hule::rules;
use hule::tiles::{Meld, Seat, Tile, Wind};
use serde_json::Value;

/// An empty draft of a rule system.
pub fn empty(key: &str) -> Result<Draft, String> {
    rules::system(key).map(Draft::new).ok_or_else(|| format!("no rule system: {key}"))
}

/// The text of a value.
pub fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("no text: {value}"))
}

/// The elements of a list; none if it is absent.
pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A seat, of its letter.
pub fn seat(value: &Value) -> Result<Seat, String> {
    value.as_str().and_then(Wind::from_letter).ok_or_else(|| format!("no seat: {value}"))
}

/// A tile in notation.
pub fn tile(value: &Value) -> Result<Tile, String> {
    text(value)?.parse().map_err(|_| format!("no tile: {value}"))
}

/// Whether the case says yes under a key.
///
/// # Errors
/// It says neither yes nor no.
pub fn yes(value: &Value, key: &str) -> Result<bool, String> {
    value[key].as_bool().ok_or_else(|| format!("{key} is missing"))
}

/// A meld such as `pung EEE` or `ckong 5555p`.
pub fn meld(value: &Value) -> Result<Meld, String> {
    let (kind, tiles) = text(value)?.split_once(' ').ok_or_else(|| format!("no meld: {value}"))?;
    let note = match kind {
        "chow" | "pung" | "ckong" => "",
        "kong" => ",1",
        "akong" => ",5",
        _ => return Err(format!("no kind of meld: {kind}")),
    };
    let read = notation::parse(&format!("[{tiles}{note}]")).map_err(|f| format!("{f:?}"))?;
    read.melds.first().copied().ok_or_else(|| format!("no meld: {value}"))
}

/// The melds of a list.
pub fn melds(value: &Value) -> Result<Vec<Meld>, String> {
    list(value).map(meld).collect()
}

/// The tiles of a player: `concealed` and `melds`, both of them lists.
pub fn tiles(player: &Value) -> Result<Tiles, String> {
    let concealed = player["concealed"].as_array().ok_or("concealed is missing")?;
    let standing = concealed.iter().map(tile).collect::<Result<_, _>>()?;
    let melds = player["melds"].as_array().ok_or("melds are missing")?;
    let melds = melds.iter().map(meld).collect::<Result<_, _>>()?;
    Ok(Tiles { standing, melds, ..Tiles::default() })
}

/// Answers a question for the first place.
pub fn put(draft: &mut Draft, key: &str, answer: &str) -> Result<(), String> {
    draft.set(key, answer).map_err(said)
}

/// Answers a yes-or-no question for the first place.
pub fn put_whether(draft: &mut Draft, key: &str, is_so: bool) -> Result<(), String> {
    put(draft, key, if is_so { "yes" } else { "no" })
}

/// Switches a ruling.
pub fn switch(draft: &mut Draft, ruling: &str, on: bool) -> Result<(), String> {
    draft.set_ruling(ruling, on).map_err(said)
}

/// Enters the hands of all four `players`, starting with that of a seat.
pub fn sit(draft: &mut Draft, first: Seat, case: &Value) -> Result<(), String> {
    put(draft, "seat", first.letter())?;
    for place in 0..4 {
        let player = &case["players"][first.after(place).letter()];
        *draft.place_mut(place).ok_or("there are fewer than four places")? = tiles(player)?;
    }
    Ok(())
}

/// A fault as an error of the runner.
pub fn said(fault: Fault) -> String {
    fault.to_string()
}
