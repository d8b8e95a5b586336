//! Cases of Sichuan: whole deals with their wins, the end of the wall, the ledger and the next
//! dealer, and the difference that each option makes.

use std::collections::BTreeMap;

use hule::entry::{Draft, Event};
use hule::rules;
use hule::scoring::{Report, Sheet, Transfer};
use hule::tiles::Seat;
use serde_json::{Map, Value, json};

use super::comparison::{Comparison, best, has_note, letter, net};
use super::entry::{empty, list, put, said, seat, sit, switch, text, tile};

/// The options that the alternatives of the cases test.
const OPTIONS: [(&str, &str); 5] = [
    ("S-A1=feeder", "feeder-pays-after-open-kong"),
    ("S-A5=yes", "flower-pig-pays-ready"),
    ("S-A6=no", "flower-pig-keeps-kongs"),
    ("S-A8=plus_one", "maximum-plus-one"),
    ("S-A12=winner", "kong-to-winner"),
];

/// The draft of a case: a whole deal, event by event, seen from East.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let mut draft = empty("sichuan")?;
    sit(&mut draft, Seat::East, case)?;
    put(&mut draft, "dealer", text(&case["dealer"])?)?;
    for seat in Seat::ALL {
        if let Some(void) = case["players"][seat.letter()]["missing_suit"].as_str() {
            draft.set_at("void", Seat::East.places_to(seat), void).map_err(said)?;
        }
    }
    for entered in list(&case["events"]) {
        if entered["type"] == "win" {
            for (i, winner) in list(&entered["winners"]).enumerate() {
                draft.events.push(win(&draft, entered, seat(winner)?, i > 0)?);
            }
        } else {
            draft.events.push(event(&draft, entered)?);
        }
    }
    Ok(draft)
}

/// An event of a kind at the place of a seat, with the tile that the case names.
fn begun(draft: &Draft, kind: &str, at: Seat, entered: &Value) -> Result<Event, String> {
    let kind = draft.system().events.iter().find(|other| other.key == kind);
    let kind = kind.ok_or_else(|| format!("no such event: {entered}"))?;
    let mut event = Event::new(kind, Seat::East.places_to(at));
    if !entered["tile"].is_null() {
        event.tile = Some(tile(&entered["tile"])?);
    }
    Ok(event)
}

/// Enters from whom the tile of an event came, if the case names somebody.
fn put_from(event: &mut Event, entered: &Value) -> Result<(), String> {
    match entered["from"].as_str() {
        Some(from) => event.set("from", from).map_err(said),
        None => Ok(()),
    }
}

fn event(draft: &Draft, entered: &Value) -> Result<Event, String> {
    match text(&entered["type"])? {
        "wall_end" => begun(draft, "wall-end", Seat::East, entered),
        "false_win" => begun(draft, "false-win", seat(&entered["seat"])?, entered),
        "kong" => {
            let mut event = begun(draft, "kong", seat(&entered["seat"])?, entered)?;
            let kind = match text(&entered["kind"])? {
                "added" if entered["immediate"] != true => "late",
                kind => kind,
            };
            event.set("kong", kind).map_err(said)?;
            put_from(&mut event, entered)?;
            Ok(event)
        }
        other => Err(format!("no event: {other}")),
    }
}

/// The win of one of the players who win with the same tile; `again` for all but the first.
fn win(draft: &Draft, entered: &Value, winner: Seat, again: bool) -> Result<Event, String> {
    let mut event = begun(draft, "win", winner, entered)?;
    let source = match (text(&entered["how"])?, entered["after_kong"] == true) {
        ("self_draw", false) => "self-drawn",
        ("self_draw", true) => "replacement",
        ("discard", false) => "discard",
        ("discard", true) => "discard-after-kong",
        ("robbed_kong", false) => "robbed-kong",
        _ => return Err(format!("no way to win: {entered}")),
    };
    let whether = |is_so: bool| if is_so { "yes" } else { "no" };
    let passed = entered["passed_value"].as_u64().map(|value| value.to_string());
    let answers = [
        ("win", Some(source)),
        ("sea", Some(whether(entered["last_tile"] == true))),
        ("passed", passed.as_deref()),
        ("same-tile", Some(whether(again))),
    ];
    for (key, answer) in answers {
        if let Some(answer) = answer {
            event.set(key, answer).map_err(said)?;
        }
    }
    put_from(&mut event, entered)?;
    Ok(event)
}

/// What the cases call a payment's reason.
fn why(reason: &str) -> &str {
    match reason {
        "kong-fed" => "open kong",
        "added-kong" => "added kong",
        "concealed-kong" => "concealed kong",
        "discard" | "self-drawn" | "robbed-kong" => "win",
        "kong-returned-discard" => "kong returned after feeding a win",
        "kong-returned-wall" => "kong returned at wall end",
        "flower-pig" => "flower pig",
        "not-ready" => "not ready",
        "false-win" => "false win",
        other => other,
    }
}

fn transfers(report: &Report) -> &[Transfer] {
    report.ledger.as_ref().map_or(&[], |ledger| &ledger.transfers)
}

/// The ledger as the cases write it, in no particular order.
fn ledger(report: &Report) -> Value {
    let line = |t: &Transfer| {
        let to = t.to.map_or("bank", |to| to.letter());
        json!({ "from": t.from.map_or("", Seat::letter), "to": to, "points": t.amount, "why": why(t.reason) })
    };
    sorted(transfers(report).iter().map(line))
}

fn sorted(lines: impl Iterator<Item = Value>) -> Value {
    let mut lines: Vec<String> = lines.map(|line| line.to_string()).collect();
    lines.sort();
    json!(lines)
}

/// A win as the cases write it. Nobody wins twice, so all payments for a win are for this one.
fn won(report: &Report, seat: Seat, sheet: &Sheet) -> Value {
    let mut fans = BTreeMap::<String, u16>::new();
    for counted in &sheet.counted {
        let key = counted.fan.key;
        *fans.entry(key.replace('-', " ")).or_default() += counted.points;
    }
    let fans: Vec<(String, u16)> = fans.into_iter().collect();
    let paid = transfers(report).iter().filter(|t| t.to == Some(seat) && why(t.reason) == "win");
    let paid: BTreeMap<&str, i32> =
        paid.map(|t| (t.from.map_or("", Seat::letter), t.amount)).collect();
    json!({ "seat": seat.letter(), "valid": true, "fans": fans, "fan_total": sheet.points,
            "value": sheet.total, "paid_by": paid })
}

/// Every claim as the cases write it, in order. The refused claims of a player come before the one
/// that wins.
fn claims(draft: &Draft, report: &Report) -> Value {
    let mut refusals: Vec<_> =
        report.notes.iter().filter(|note| note.key.starts_with("refusal.")).collect();
    let own = draft.own_seat();
    let claim = |event: &Event| {
        let seat = own.after(event.place);
        if let Some(at) = refusals.iter().position(|note| note.seat == Some(seat)) {
            let reason = match refusals.remove(at).key.as_str() {
                "refusal.passed" => "passed win",
                _ => "not a winning hand",
            };
            return json!({ "seat": seat.letter(), "valid": false, "reason": reason });
        }
        match best(draft, report, seat) {
            Some(sheet) => won(report, seat, sheet),
            None => json!({ "seat": seat.letter() }),
        }
    };
    draft.events.iter().filter(|event| event.kind.key == "win").map(claim).collect()
}

/// The states at the end of the wall, and the highest value of each ready player. Null if the wall
/// was not settled.
fn end(report: &Report) -> Value {
    let (mut states, mut highest) = (Map::new(), Map::new());
    for note in &report.notes {
        let (Some(state), Some(seat)) = (note.key.strip_prefix("wall-end."), note.seat) else {
            continue;
        };
        states.insert(seat.letter().to_owned(), state.replace('-', " ").into());
        if state == "ready" {
            highest.insert(seat.letter().to_owned(), json!({ "value": note.value }));
        }
    }
    if states.is_empty() { Value::Null } else { json!({ "states": states, "best": highest }) }
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let expected = &case["expected"];
    let entered = draft(case)?;
    let report = comparison.report("as written", &entered)?;
    comparison.same("wins", &expected["wins"], claims(&entered, &report));
    comparison.same("valid", &expected["valid"], !has_note(&report, "refusal."));
    comparison.same("end", &expected["end"], end(&report));
    comparison.same("next dealer", &expected["next_dealer"], letter(report.next_dealer));
    comparison.same("ledger", &sorted(list(&expected["ledger"]).cloned()), ledger(&report));
    comparison.same("net", &expected["net"], net(&report));
    for (name, ruling) in OPTIONS {
        let mut draft = entered.clone();
        switch(&mut draft, ruling, true)?;
        // If the case names no alternative, the option must make no difference.
        let alternative = case["alternatives"].get(name).map_or(&expected["net"], |a| &a["net"]);
        comparison.same(name, alternative, net(&rules::score(&draft)));
    }
    Ok(comparison.differences())
}
