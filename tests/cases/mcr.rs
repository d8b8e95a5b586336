//! Cases of MCR: totals and fan sets under both presets, and with one ruling changed.

use std::collections::BTreeMap;

use hule::entry::{Hand, notation};
use hule::rules::mcr::{self, Deal, Ruling, Rulings, Situation};
use hule::tiles::{Meld, Tile, Win, WinSource, Wind};
use serde_json::Value;

/// The deal of a case, under some rulings.
pub fn deal(case: &Value, rulings: Rulings) -> Result<Deal, String> {
    let text = |key: &str| case[key].as_str().ok_or(format!("{key} is missing"));
    let yes = |key: &str| case[key].as_bool().ok_or(format!("{key} is missing"));
    let wind = |key: &str| Wind::from_letter(text(key)?).ok_or(format!("{key} is no wind"));
    let tiles = |text: &str| notation::parse(text).map_err(|f| format!("{text}: {f:?}"));
    let concealed = text("concealed")?;
    let standing = if concealed.is_empty() { vec![] } else { tiles(concealed)?.standing };
    let melds = case["melds"].as_array().ok_or("melds are missing")?;
    let melds = melds.iter().map(|m| meld(m.as_str().unwrap_or_default()));
    let melds = melds.collect::<Result<Vec<_>, _>>()?;
    let win: Tile = text("win")?.parse().map_err(|_| "no winning tile")?;
    let source = match (yes("self_drawn")?, yes("kong")?) {
        (true, false) => WinSource::SelfDrawn,
        (true, true) => WinSource::Replacement,
        (false, false) => WinSource::Discard,
        (false, true) => WinSource::RobbedKong,
    };
    let last = (yes("last_wall")?, yes("last_copy")?);
    let win_of = Win { source, from: None, last_of_wall: last.0, last_copy: last.1 };
    let flowers = case["flowers"].as_u64().ok_or("flowers are missing")? as u8;
    let situation = Situation { seat: wind("seat")?, round: wind("round")?, win: win_of, flowers };
    let faults = |f: Vec<hule::entry::Fault>| {
        f.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let hand = Hand::new(&standing, &melds, Some(win)).map_err(faults)?;
    Deal::new(hand, situation, rulings).map_err(faults)
}

/// A meld in the notation of the cases: `ckong 1111s`.
pub fn meld(text: &str) -> Result<Meld, String> {
    let (kind, tiles) = text.split_once(' ').ok_or(format!("no meld: {text}"))?;
    let note = match kind {
        "chow" | "pung" | "ckong" => "",
        "kong" => ",1",
        "akong" => ",5",
        _ => return Err(format!("no kind of meld: {kind}")),
    };
    let read = notation::parse(&format!("[{tiles}{note}]")).map_err(|f| format!("{f:?}"))?;
    read.melds.first().copied().ok_or(format!("no meld: {text}"))
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let mut mismatches = Vec::new();
    let mut differs = |what: &str, expected: String, got: String| {
        mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
    };
    let presets =
        [("green-book", Rulings::GREEN_BOOK), ("competition-1998", Rulings::COMPETITION_1998)];
    for (preset, rulings) in presets {
        let deal = deal(case, rulings)?;
        let expected = &case["expected"][preset];
        let Some(best) = mcr::best(&deal) else {
            differs(preset, expected["total"].to_string(), "not a winning hand".into());
            continue;
        };
        if expected["total"] != best.total {
            differs(preset, expected["total"].to_string(), best.total.to_string());
        }
        let fans: BTreeMap<String, u8> =
            best.fans.iter().map(|(fan, times)| (fan.to_string(), *times)).collect();
        let fans = serde_json::to_value(fans).expect("numbers and counts");
        let right = expected["fans"].as_array().is_some_and(|sets| sets.contains(&fans));
        if !right {
            differs(&format!("{preset} fans"), expected["fans"].to_string(), fans.to_string());
        }
        // The report must have the same figures.
        let scored = mcr::score(&deal).ok_or("no sheet")?;
        let sheet = &scored.sheets[0];
        let mut counted = BTreeMap::<String, u8>::new();
        sheet.counted.iter().for_each(|c| *counted.entry(c.fan.to_string()).or_default() += 1);
        let sum: u16 = sheet.counted.iter().map(|c| c.points).sum();
        let counted = serde_json::to_value(counted).expect("numbers and counts");
        if counted != fans || sheet.total != best.total || sum != best.total {
            differs(&format!("{preset} report"), fans.to_string(), counted.to_string());
        }
    }
    let changed = case["one_ruling_changed"].as_object();
    for (key, total) in changed.into_iter().flatten() {
        let ruling = Ruling::ALL.iter().find(|r| r.key() == key);
        let ruling = *ruling.ok_or(format!("no such ruling: {key}"))?;
        let practice = Rulings::COMPETITION_1998;
        let deal = deal(case, practice.with(ruling, !practice.on(ruling)))?;
        let got = mcr::best(&deal).map_or(0, |best| best.total);
        if *total != got {
            differs(key, total.to_string(), got.to_string());
        }
    }
    Ok(mismatches)
}
