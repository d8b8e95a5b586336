//! Cases of Nanchang: the win, kong and jing points, nets, and the nets under the options.

use std::collections::BTreeMap;

use hule::entry::Draft;
use hule::rules;
use hule::scoring::{Report, Transfer};
use hule::tiles::{BySeat, Seat};
use serde_json::{Value, json};

use super::comparison::{Comparison, by_seat, has_note, letter, net, noted_seat};
use super::entry::{empty, put, seat, sit, switch, text, tile};

/// The alternatives of the cases that are options, and the ruling of each.
const OPTIONS: [(&str, &str); 2] =
    [("N-A4=multiplied", "opening-wins-doubled"), ("N-A6=yes", "dealer-pays-drawn-hand")];

/// The reasons of the payments for a win.
const WIN: &[&str] =
    &["self-drawn", "discard", "robbed-kong", "win-of-another", "heavenly-win", "earthly-win"];

/// The parts of a settlement, and the reasons of the ledger that belong to each.
const PARTS: [(&str, &[&str]); 6] = [
    ("win", WIN),
    ("kong", &["open-kong", "concealed-kong"]),
    ("jing", &["jing"]),
    ("jing_kong", &["jing-kong"]),
    ("chao_zhuang", &["chao-zhuang"]),
    ("draw", &["drawn-hand"]),
];

/// The draft of a case, seen from the winner, or from East if nobody wins.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let mut draft = empty("nanchang")?;
    let outcome = &case["outcome"];
    let won = outcome["type"] == "win";
    let winner = if won { seat(&outcome["winner"])? } else { Seat::East };
    sit(&mut draft, winner, case)?;
    put(&mut draft, "indicator", text(&case["jing"])?)?;
    put(&mut draft, "dealer", text(&case["dealer"])?)?;
    if case["chao_zhuang"] == true {
        put(&mut draft, "four-discards", "yes")?;
    }
    switch(&mut draft, "indicator-in-play", case["indicator_usable"] == true)?;
    if !won {
        put(&mut draft, "ending", "draw")?;
        return Ok(draft);
    }
    let source = match text(&outcome["how"])? {
        "self_draw" => "self-drawn",
        "robbed_kong" => "robbed-kong",
        other => other,
    };
    put(&mut draft, "win", source)?;
    for (key, value) in [("from", &outcome["from"]), ("opening", &outcome["special"])] {
        if !value.is_null() {
            put(&mut draft, key, text(value)?)?;
        }
    }
    draft.tiles.win = Some(tile(&outcome["win_tile"])?);
    Ok(draft)
}

/// What the cases call an item: its key in words.
fn item(draft: &Draft, fan: u8) -> String {
    match draft.system().fan(fan).map_or("?", |fan| fan.key) {
        "self-drawn" => "self-draw".into(),
        key => key.replace('-', " "),
    }
}

/// The settlement as the cases write it, but for how many jing of each kind a seat holds, which the
/// report does not count.
fn settlement(draft: &Draft, report: &Report) -> Result<Value, String> {
    let jing = report.notes.iter().find(|note| note.key == "nanchang.jing").ok_or("no jing")?;
    let valid = !has_note(report, "no-win.");
    let mut all = json!({
        "valid": valid,
        "secondary_jing": jing.tiles.get(1),
        "net": net(report),
        "parts": {},
    });
    if !valid {
        return Ok(all);
    }
    let transfers = &report.ledger.as_ref().ok_or("no ledger")?.transfers;
    for (part, reasons) in PARTS {
        all["parts"][part] = by_seat(&net_of(transfers, reasons)?);
    }
    let belongs = |t: &Transfer| PARTS.iter().any(|(_, reasons)| reasons.contains(&t.reason));
    if !transfers.iter().all(belongs) {
        return Err("a payment belongs to no part".into());
    }
    let sole_holder = noted_seat(report, "nanchang.sole-holder");
    for seat in Seat::ALL {
        all["jing"][seat.letter()] = jing_of(report, transfers, sole_holder, seat)?;
    }
    all["sole_holder"] = letter(sole_holder);
    all["next_dealer"] = letter(report.next_dealer);
    if let Some(sheet) = report.sheets.first() {
        let mut items: Vec<String> =
            sheet.counted.iter().map(|c| item(draft, c.fan.number)).collect();
        items.sort_unstable();
        let wins = transfers.iter().filter(|t| WIN.contains(&t.reason));
        let pays: BTreeMap<&str, i32> =
            wins.map(|t| (t.from.map_or("", Seat::letter), t.amount)).collect();
        let seat = draft.own_seat().letter();
        all["win"] = json!({ "seat": seat, "items": items, "pays": pays, "total": sheet.total });
    }
    Ok(all)
}

/// What each seat wins or loses by payments for these reasons.
fn net_of(transfers: &[Transfer], reasons: &[&str]) -> Result<BySeat<i32>, String> {
    let mut net = BySeat::from_fn(|_| 0);
    for transfer in transfers.iter().filter(|t| reasons.contains(&t.reason)) {
        net[transfer.from.ok_or("from the table")?] -= transfer.amount;
        net[transfer.to.ok_or("a fine")?] += transfer.amount;
    }
    Ok(net)
}

/// What each of the others pays a seat for its jing, and the points before surge and sole holder.
fn jing_of(
    report: &Report,
    transfers: &[Transfer],
    sole_holder: Option<Seat>,
    seat: Seat,
) -> Result<Value, String> {
    let paid = transfers.iter().filter(|t| t.reason == "jing" && t.to == Some(seat));
    let paid: BTreeMap<Seat, i32> = paid.filter_map(|t| Some((t.from?, t.amount))).collect();
    let points = paid.values().next().copied().unwrap_or(0);
    if !(paid.is_empty() || paid.len() == 3 && paid.values().all(|amount| *amount == points)) {
        return Err(format!("the others do not pay {seat} the same for jing"));
    }
    let surge = report.notes.iter().find(|n| n.key == "nanchang.surge" && n.seat == Some(seat));
    let raw = match surge {
        Some(note) => note.value,
        None if sole_holder == Some(seat) => points / 2,
        None => points,
    };
    Ok(json!({ "raw": raw, "points": points }))
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let entered = draft(case)?;
    let report = comparison.report("as written", &entered)?;
    let got = settlement(&entered, &report)?;
    let mut expected = case["expected"].clone();
    if let Some(win) = expected.get_mut("win").and_then(Value::as_object_mut)
        && win.remove("items_unique") == Some(Value::Bool(false))
    {
        win.insert("items".into(), got["win"]["items"].clone());
    }
    for jing in expected["jing"].as_object_mut().into_iter().flatten() {
        if let Some(jing) = jing.1.as_object_mut() {
            jing.retain(|key, _| key == "raw" || key == "points");
        }
    }
    let mut keys: Vec<&String> =
        expected.as_object().ok_or("nothing is expected")?.keys().collect();
    keys.extend(got.as_object().ok_or("nothing is there")?.keys());
    keys.sort_unstable();
    keys.dedup();
    for key in keys {
        comparison.same(key, &expected[key], got[key].clone());
    }
    for (name, ruling) in OPTIONS {
        let Some(alternative) = case["alternatives"].get(name) else { continue };
        let mut draft = entered.clone();
        switch(&mut draft, ruling, true)?;
        let report = rules::score(&draft);
        let valid = report.ledger.is_some() && !has_note(&report, "no-win.");
        comparison.same(&format!("{name} net"), &alternative["net"], net(&report));
        comparison.same(&format!("{name} valid"), &alternative["valid"], valid);
    }
    Ok(comparison.differences())
}
