//! Cases of Siamese MCR: best first wins, best splits, second wins, whole deals.

use hule::rules::mcr::{self, Situation};
use hule::rules::siamese::{
    self, ByHand, Deal, DeclaredHand, DeclaredWorth, EnteredTiles, Event, Finale, HandId,
    InvalidWin, Outcome, PlayerTiles, Players, Rulings,
};
use hule::tiles::{Tile, Win, WinSource, Wind};
use serde_json::{Value, json};

fn wind(value: &Value) -> Result<Wind, String> {
    value.as_str().and_then(Wind::from_letter).ok_or(format!("no wind: {value}"))
}

fn tiles(value: &Value) -> Result<Vec<Tile>, String> {
    let tile = |t: &Value| t.as_str().and_then(|t| t.parse().ok()).ok_or(format!("no tile: {t}"));
    value.as_array().ok_or("no tiles")?.iter().map(tile).collect()
}

fn melds(value: &Value) -> Result<Vec<hule::tiles::Meld>, String> {
    let melds = value.as_array().ok_or("no melds")?.iter();
    melds.map(|m| super::mcr::meld(m.as_str().unwrap_or_default())).collect()
}

fn faults(faults: Vec<hule::entry::Fault>) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn win(flags: &Value) -> Win {
    let yes = |key: &str| flags[key] == true;
    let source = match (yes("self_drawn"), yes("about_kong")) {
        (true, false) => WinSource::SelfDrawn,
        (true, true) => WinSource::Replacement,
        (false, false) => WinSource::Discard,
        (false, true) => WinSource::RobbedKong,
    };
    let (last_of_wall, last_copy) = (yes("last_of_wall"), yes("last_of_kind"));
    Win { source, from: None, last_of_wall, last_copy }
}

/// The tiles of the player in a `first_win` or `double_win` case.
pub fn player_tiles(case: &Value, rulings: Rulings) -> Result<PlayerTiles, String> {
    let entry = EnteredTiles {
        melds: ByHand { a: melds(&case["melds"]["A"])?, b: melds(&case["melds"]["B"])? },
        concealed: tiles(&case["concealed"])?,
        tile: Some(tiles(&json!([case["win_tile"]]))?[0]),
        situation: Situation {
            seat: wind(&case["seat"])?,
            round: wind(&case["round_wind"])?,
            win: win(&case["flags"]),
            flowers: 0,
        },
        players: Players::Three,
        pins: ByHand::default(),
        rulings,
    };
    PlayerTiles::new(entry).map_err(faults)
}

/// The deal of a `deal` case, or of a `second_win` case with its first win.
pub fn deal(case: &Value, rulings: Rulings) -> Result<Deal, String> {
    let players = if case["players_number"] == 2 { Players::Two } else { Players::Three };
    let events = match case["task"].as_str() {
        Some("second_win") => {
            let points = case["first_value"].as_u64().ok_or("no first value")? as u16;
            let first = Event::Win {
                seat: wind(&case["seat"])?,
                source: WinSource::SelfDrawn,
                from: None,
                worth: DeclaredWorth::Points(points),
            };
            vec![first, event(case, wind(&case["seat"])?, None)?]
        }
        _ => {
            let wins = case["wins"].as_array().ok_or("no wins")?.iter();
            let event = |win: &Value| {
                let from = win["from"].as_str().map(|_| wind(&win["from"])).transpose()?;
                event(win, wind(&win["seat"])?, from)
            };
            wins.map(event).collect::<Result<_, _>>()?
        }
    };
    Deal::new(players, wind(&case["round_wind"])?, rulings, events).map_err(faults)
}

fn event(case: &Value, seat: Wind, from: Option<Wind>) -> Result<Event, String> {
    if let Some(points) = case["value"].as_u64() {
        let source =
            if case["how"] == "self_draw" { WinSource::SelfDrawn } else { WinSource::Discard };
        return Ok(Event::Win { seat, source, from, worth: DeclaredWorth::Points(points as u16) });
    }
    let Win { source, last_of_wall, last_copy, .. } = win(&case["flags"]);
    let tile =
        if case["win_tile"].is_null() { None } else { Some(tiles(&json!([case["win_tile"]]))?[0]) };
    let hand = DeclaredHand {
        melds: melds(&case["melds"])?,
        concealed: tiles(&case["concealed"])?,
        tile,
        last_of_wall,
        last_copy,
    };
    Ok(Event::Win { seat, source, from, worth: DeclaredWorth::Hand(hand) })
}

/// The words that the cases use for the reason why a win is not valid.
fn reason(invalid: InvalidWin) -> &'static str {
    match invalid {
        InvalidWin::NotComplete => "not a winning hand",
        InvalidWin::BelowMinimum => "below 8 points",
        InvalidWin::BelowFirst => "below the first win",
        InvalidWin::DealOver => "the deal is over",
    }
}

/// The result of a `first_win` case: the points of each hand.
fn first_win(case: &Value, rulings: Rulings) -> Result<Value, String> {
    let player_tiles = player_tiles(case, rulings)?;
    let best = siamese::first_win(&player_tiles);
    let mut hands = json!({});
    for id in HandId::BOTH {
        let enough = best[id].filter(|chosen| rulings.enough(chosen.points));
        hands[format!("{id:?}")] = json!(enough.map(|chosen| chosen.points));
        if let Some(chosen) = enough {
            // The sheet is another way to the same figure.
            let sheets = mcr::sheets(&chosen.deal(&player_tiles));
            if sheets[0].points != chosen.points {
                return Err(format!("the sheet says {}", sheets[0].points));
            }
        }
    }
    Ok(hands)
}

/// The result of a `double_win` case.
fn double_win(case: &Value, rulings: Rulings) -> Result<Value, String> {
    let player_tiles = player_tiles(case, rulings)?;
    let doubles = siamese::double_win(&player_tiles, 3);
    let drawn = player_tiles.self_drawn();
    let best = doubles.best.first();
    if let Some(split) = best {
        let points = |id: HandId| split.hands[id].points;
        for id in HandId::BOTH {
            let sheets = mcr::sheets(&split.hands[id].deal(&player_tiles));
            if sheets[0].points != points(id) {
                return Err(format!("the sheet says {}", sheets[0].points));
            }
        }
        if points(split.first) > points(split.first.other()) {
            return Err("the first win is worth more than the second".into());
        }
    }
    Ok(json!({
        "valid": best.is_some(),
        "total": best.map(|split| split.total),
        "splits": drawn.then_some(doubles.splits),
    }))
}

fn compare(what: &str, expected: &Value, got: &Value, mismatches: &mut Vec<String>) {
    if expected != got {
        mismatches.push(format!("{what}: expected {expected}, got {got}"));
    }
}

/// Compares a deal with what is expected of it; an alternative says less.
fn compare_deal(
    what: &str,
    expected: &Value,
    settlement: &siamese::Settlement,
    mismatches: &mut Vec<String>,
) {
    let mut net = json!({});
    for (seat, _) in expected["net"].as_object().into_iter().flatten() {
        net[seat] = json!(Wind::from_letter(seat).map(|seat| settlement.ledger.net[seat]));
    }
    compare(&format!("{what} net"), &expected["net"], &net, mismatches);
    let sum: i32 = settlement.ledger.net.iter().map(|(_, n)| n).sum();
    compare(&format!("{what} sum"), &json!(0), &json!(sum), mismatches);
    compare(&format!("{what} valid"), &expected["valid"], &json!(settlement.valid), mismatches);
    if expected["finale"].is_null() {
        return;
    }
    let (finale, doubler) = match settlement.finale {
        Finale::TwoWins { seat } => ("two wins", Some(seat.letter())),
        Finale::WallEnd => ("wall end", None),
    };
    compare(&format!("{what} finale"), &expected["finale"], &json!(finale), mismatches);
    compare(&format!("{what} doubler"), &expected["doubler"], &json!(doubler), mismatches);
    // Every transfer of a win stands with the others of its winner, in the order of the wins.
    let mut transfers = settlement.ledger.transfers.iter();
    let wins = expected["wins"].as_array().into_iter().flatten();
    for (i, (win, expected)) in settlement.wins.iter().zip(wins).enumerate() {
        let what = format!("{what} win {i}");
        compare(&format!("{what} value"), &expected["value"], &json!(win.points), mismatches);
        let (valid, reason) = match win.outcome {
            Outcome::Invalid { reason: why } => (false, Some(reason(why))),
            _ => (true, None),
        };
        compare(&format!("{what} valid"), &expected["valid"], &json!(valid), mismatches);
        compare(&format!("{what} reason"), &expected["reason"], &json!(reason), mismatches);
        let mut pays = json!({});
        for (payer, _) in expected["pays"].as_object().into_iter().flatten() {
            let transfer = transfers.next();
            if let Some(transfer) = transfer {
                pays[transfer.from.letter()] = json!(transfer.amount);
                compare(
                    &format!("{what} payee"),
                    &json!(win.seat),
                    &json!(transfer.to),
                    mismatches,
                );
            } else {
                mismatches.push(format!("{what}: no transfer from {payer}"));
            }
        }
        if win.outcome == Outcome::Paid {
            compare(&format!("{what} pays"), &expected["pays"], &pays, mismatches);
        } else {
            compare(&format!("{what} pays"), &expected["pays"], &Value::Null, mismatches);
        }
    }
    compare(&format!("{what} more transfers"), &json!(0), &json!(transfers.count()), mismatches);
    let (wins, expected) = (settlement.wins.len(), expected["wins"].as_array().map(Vec::len));
    compare(&format!("{what} wins"), &json!(expected), &json!(wins), mismatches);
}

/// Compares the result of a case under some rulings.
fn compare_case(
    what: &str,
    case: &Value,
    expected: &Value,
    rulings: Rulings,
    mismatches: &mut Vec<String>,
) -> Result<(), String> {
    match case["task"].as_str() {
        Some("first_win") => {
            let got = first_win(case, rulings)?;
            let hands = match &expected["hands"] {
                // An alternative gives just the values.
                Value::Null => expected.clone(),
                hands => json!({"A": hands["A"]["value"], "B": hands["B"]["value"]}),
            };
            compare(what, &hands, &got, mismatches);
            if let Some(best) = expected.get("best_value") {
                let points = ["A", "B"].map(|id| got[id].as_u64());
                let most = points.into_iter().flatten().max();
                compare(&format!("{what} best"), best, &json!(most), mismatches);
                let valid = &expected["valid"];
                compare(&format!("{what} valid"), valid, &json!(most.is_some()), mismatches);
            }
        }
        Some("double_win") => {
            let got = double_win(case, rulings)?;
            compare(&format!("{what} valid"), &expected["valid"], &got["valid"], mismatches);
            let total = match &expected["best"] {
                Value::Null => &expected["total"],
                best => &best["total"],
            };
            compare(&format!("{what} total"), total, &got["total"], mismatches);
            if let Some(splits) = expected.get("splits") {
                compare(&format!("{what} splits"), splits, &got["splits"], mismatches);
            }
        }
        Some("second_win") => {
            let settlement = siamese::settle(&deal(case, rulings)?);
            let second = settlement.wins.last().ok_or("no win")?;
            let (valid, reason) = match second.outcome {
                Outcome::Invalid { reason: why } => (false, Some(reason(why))),
                _ => (true, None),
            };
            compare(&format!("{what} valid"), &expected["valid"], &json!(valid), mismatches);
            compare(
                &format!("{what} value"),
                &expected["value"],
                &json!(second.points),
                mismatches,
            );
            if let Some(expected) = expected.get("reason") {
                compare(&format!("{what} reason"), expected, &json!(reason), mismatches);
            }
        }
        Some("deal") => {
            let settlement = siamese::settle(&deal(case, rulings)?);
            compare_deal(what, expected, &settlement, mismatches);
        }
        _ => return Err("no such task".into()),
    }
    Ok(())
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let mut mismatches = Vec::new();
    for preset in Rulings::PRESETS {
        let what = format!("{id}: {}", preset.key);
        let rulings = Rulings::from_bits(preset.bits);
        compare_case(&what, case, &case["expected"][preset.key], rulings, &mut mismatches)?;
    }
    // This one of the open questions is an option.
    let option = "M-A5=none";
    if let Some(expected) = case["alternatives"].get(option) {
        let rulings = Rulings { minimum: false, ..Rulings::default() };
        compare_case(&format!("{id}: {option}"), case, expected, rulings, &mut mismatches)?;
    }
    Ok(mismatches)
}
