//! Cases of Sichuan: whole deals with their wins, the end of the wall, the ledger and the next
//! dealer, and the difference that each option makes.

use hule::tiles::WinSource;
use std::collections::BTreeMap;

use hule::rules::sichuan::{
    Claim, Deal, Event, FANS, JudgedClaim, Kong, KongKind, Player, Refusal, Ruling, Rulings,
    Settlement, Table, Verdict, WallEndState, Win, settle,
};
use hule::tiles::{BySeat, Seat, Suit, Tile};
use serde_json::{Value, json};

use super::mcr::meld;

/// The options that the alternatives of the cases test.
const OPTIONS: [(&str, Ruling); 5] = [
    ("S-A1=feeder", Ruling::FeederPaysAfterOpenKong),
    ("S-A5=yes", Ruling::FlowerPigPaysReady),
    ("S-A6=no", Ruling::FlowerPigKeepsKongs),
    ("S-A8=plus_one", Ruling::MaximumPlusOne),
    ("S-A12=winner", Ruling::KongToWinner),
];

fn seat(value: &Value) -> Result<Seat, String> {
    value.as_str().and_then(Seat::from_letter).ok_or(format!("no seat: {value}"))
}

fn tile(value: &Value) -> Result<Tile, String> {
    value.as_str().and_then(|t| t.parse().ok()).ok_or(format!("no tile: {value}"))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn player(value: &Value) -> Result<Player, String> {
    let letter = value["missing_suit"].as_str();
    Ok(Player {
        missing_suit: Suit::ALL
            .into_iter()
            .find(|s| Some(s.letter().to_string().as_str()) == letter),
        standing: list(&value["concealed"]).map(tile).collect::<Result<_, _>>()?,
        melds: list(&value["melds"])
            .map(|m| meld(m.as_str().unwrap_or_default()))
            .collect::<Result<_, _>>()?,
    })
}

fn event(value: &Value) -> Result<Event, String> {
    let yes = |key: &str| value[key].as_bool().unwrap_or(false);
    let from = || seat(&value["from"]);
    Ok(match value["type"].as_str() {
        Some("kong") => {
            let kind = match value["kind"].as_str() {
                Some("open") => KongKind::Open { from: Some(from()?) },
                Some("added") => KongKind::Added { immediate: yes("immediate") },
                Some("concealed") => KongKind::Concealed,
                _ => return Err(format!("no kong: {value}")),
            };
            Event::Kong(Kong { seat: seat(&value["seat"])?, tile: tile(&value["tile"])?, kind })
        }
        Some("win") => {
            let source = match (value["how"].as_str(), yes("after_kong")) {
                (Some("self_draw"), false) => WinSource::SelfDrawn,
                (Some("self_draw"), true) => WinSource::Replacement,
                (Some("discard"), false) => WinSource::Discard,
                (Some("discard"), true) => WinSource::DiscardAfterKong,
                (Some("robbed_kong"), false) => WinSource::RobbedKong,
                _ => return Err(format!("no way to win: {value}")),
            };
            let passed = value["passed_value"].as_u64().map(|v| v as u8);
            let claim = |winner| seat(winner).map(|seat| Claim { seat, passed });
            Event::Win(Win {
                tile: tile(&value["tile"])?,
                source,
                from: if source.is_self_drawn() { None } else { Some(from()?) },
                last_tile: yes("last_tile"),
                claims: list(&value["winners"]).map(claim).collect::<Result<_, _>>()?,
            })
        }
        Some("false_win") => Event::FalseWin { seat: seat(&value["seat"])? },
        Some("wall_end") => Event::WallEnd,
        _ => return Err(format!("no event: {value}")),
    })
}

/// The table of a case.
pub fn table(case: &Value) -> Result<Table, String> {
    let mut players = BySeat::from_fn(|_| Player::default());
    for seat in Seat::ALL {
        players[seat] = player(&case["players"][seat.letter()])?;
    }
    let events = list(&case["events"]).map(event).collect::<Result<_, _>>()?;
    Ok(Table { dealer: seat(&case["dealer"])?, players, already_won: Vec::new(), events })
}

/// The deal of a case, under some rulings.
pub fn deal(case: &Value, rulings: Rulings) -> Result<Deal, String> {
    Deal::new(table(case)?, rulings)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

fn net(settlement: &Settlement) -> Value {
    let net = settlement.ledger.net;
    json!({ "E": net.east, "S": net.south, "W": net.west, "N": net.north })
}

fn claim_value(judged: &JudgedClaim, paid: Vec<(Seat, i32)>) -> Value {
    let seat = judged.seat.letter();
    match &judged.verdict {
        Verdict::Won { value, readings } => {
            let mut fans = BTreeMap::<String, u16>::new();
            for counted in &readings[0].sheet.counted {
                let key = FANS[usize::from(counted.fan) - 1].key.replace('-', " ");
                *fans.entry(key).or_default() += counted.points;
            }
            let fans: Vec<(String, u16)> = fans.into_iter().collect();
            let paid: BTreeMap<&str, i32> = paid.iter().map(|(s, p)| (s.letter(), *p)).collect();
            json!({ "seat": seat, "valid": true, "fans": fans, "fan_total": value.fans,
                    "value": value.value, "paid_by": paid })
        }
        Verdict::Refused { refusal: Refusal::Passed { .. } } => {
            json!({ "seat": seat, "valid": false, "reason": "passed win" })
        }
        Verdict::Refused { .. } => {
            json!({ "seat": seat, "valid": false, "reason": "not a winning hand" })
        }
        Verdict::Unvalued { .. } => json!({ "seat": seat }),
    }
}

/// The claims in the form of the cases, with the payment to each winner in the event's step.
fn claims(settlement: &Settlement) -> Value {
    let value = |judged: &JudgedClaim| {
        let before = judged.event.checked_sub(1).map_or(0, |e| settlement.steps[e].transfers);
        let step = &settlement.ledger.transfers[before..settlement.steps[judged.event].transfers];
        let wins =
            step.iter().filter(|t| t.to == Some(judged.seat) && !t.reason.starts_with("kong-"));
        claim_value(judged, wins.map(|t| (t.from, t.amount)).collect())
    };
    settlement.claims.iter().map(value).collect()
}

fn end(settlement: &Settlement) -> Option<Value> {
    let end = settlement.wall_end?;
    let mut states = BTreeMap::new();
    for (seat, state) in end.states.iter().filter_map(|(seat, s)| Some((seat, (*s)?))) {
        let state = match state {
            WallEndState::Ready => "ready",
            WallEndState::NotReady => "not ready",
            WallEndState::FlowerPig => "flower pig",
        };
        states.insert(seat.letter(), state);
    }
    let maxima = end.maxima.iter().filter_map(|(seat, m)| Some((seat.letter(), (*m)?)));
    let best: BTreeMap<&str, Value> =
        maxima.map(|(seat, m)| (seat, json!({ "value": m.value.value }))).collect();
    Some(json!({ "states": states, "best": best }))
}

fn ledger(settlement: &Settlement) -> Vec<String> {
    let line = |t: &hule::scoring::Transfer| {
        let why = match t.reason {
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
        };
        let to = t.to.map_or("bank", |to| to.letter());
        let points = t.amount;
        json!({ "from": t.from.letter(), "to": to, "points": points, "why": why }).to_string()
    };
    let mut lines: Vec<String> = settlement.ledger.transfers.iter().map(line).collect();
    lines.sort();
    lines
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let expected = &case["expected"];
    let mut mismatches = Vec::new();
    let mut compare = |what: &str, expected: Value, got: Value| {
        if expected != got {
            mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
        }
    };
    let settlement = settle(&deal(case, Rulings::WMSG)?);
    compare("wins", expected["wins"].clone(), claims(&settlement));
    let refused = |j: &JudgedClaim| matches!(j.verdict, Verdict::Refused { .. });
    let valid = !settlement.claims.iter().any(refused);
    compare("valid", expected["valid"].clone(), valid.into());
    compare("end", expected["end"].clone(), end(&settlement).unwrap_or_default());
    let dealer = settlement.next_dealer.map(|s| s.letter());
    compare("next dealer", expected["next_dealer"].clone(), json!(dealer));
    let mut lines: Vec<String> = list(&expected["ledger"]).map(Value::to_string).collect();
    lines.sort();
    compare("ledger", json!(lines), json!(ledger(&settlement)));
    compare("net", expected["net"].clone(), net(&settlement));
    let all: i32 = settlement.ledger.net.iter().map(|(_, net)| net).sum();
    compare("sum with the bank", 0.into(), (all + settlement.ledger.bank).into());
    for (name, ruling) in OPTIONS {
        let other = settle(&deal(case, Rulings::WMSG.with(ruling, true))?);
        // If the case names no alternative, the option must make no difference.
        let alternative = case["alternatives"].get(name);
        let net_then = alternative.map_or(&expected["net"], |a| &a["net"]);
        compare(name, net_then.clone(), net(&other));
    }
    Ok(mismatches)
}
