//! Cases of sessions: many deals in a row, with dealers, rounds, seats, totals, ranks and table
//! points. Each is recorded deal by deal, as players at a table do it.

use hule::rules;
use hule::scoring::Position;
use hule::session::{
    Change, Deal, Entry, History, NetEntry, NextDealer, Origin, Penalty, Session, ValuesEntry, Win,
};
use hule::tiles::Wind;
use serde_json::{Map, Value, json};

/// The names of the players of a case.
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

pub fn player(value: &Value) -> Result<usize, String> {
    let name = value.as_str().ok_or_else(|| format!("no player: {value}"))?;
    NAMES.iter().position(|other| *other == name).ok_or_else(|| format!("no player: {name}"))
}

/// The player at a seat.
fn at(position: &Position, seat: &Value) -> Result<usize, String> {
    let wind = seat.as_str().and_then(Wind::from_letter);
    wind.and_then(|seat| position.player_at(seat)).ok_or_else(|| format!("nobody at {seat}"))
}

pub fn win(case: &Value) -> Result<Win, String> {
    let from = match &case["from"] {
        Value::Null => Origin::Wall,
        from => Origin::Player(player(from)?),
    };
    let points = case["points"].as_u64().and_then(|points| i32::try_from(points).ok());
    Ok(Win::new(player(&case["winner"])?, from, points.ok_or("no points")?))
}

fn net(case: &Value, position: &Position) -> Result<NetEntry, String> {
    let mut net = vec![0; position.players.len()];
    for (seat, points) in case["net"].as_object().into_iter().flatten() {
        let points = points.as_i64().and_then(|points| i32::try_from(points).ok());
        net[at(position, &json!(seat))?] = points.ok_or("no points")?;
    }
    let winner = case.get("winner").filter(|winner| !winner.is_null());
    let next_dealer = match case.get("next_dealer") {
        Some(seat) if !seat.is_null() => NextDealer::Player(at(position, seat)?),
        _ if case["same_first_discards"] == true => NextDealer::Passes,
        _ => NextDealer::ByRules,
    };
    Ok(NetEntry {
        net,
        winner: winner.map(|winner| at(position, winner)).transpose()?,
        next_dealer,
    })
}

fn penalty(case: &Value) -> Result<Penalty, String> {
    let mut penalty =
        Penalty::new(case["kind"].as_str().ok_or("no kind")?, player(&case["player"])?);
    penalty.points = case["points"].as_i64().and_then(|points| i32::try_from(points).ok());
    if let Some(to) = case.get("to").filter(|to| !to.is_null()) {
        penalty.to = vec![player(to)?];
    }
    Ok(penalty)
}

/// The deal of a case at its position.
fn deal(case: &Value, position: &Position) -> Result<Deal, String> {
    let entry = if let Some(wins) = case["wins"].as_array() {
        let wins: Vec<Win> = wins.iter().map(win).collect::<Result<_, _>>()?;
        match wins.is_empty() {
            true => Entry::Draw,
            false => Entry::Values(ValuesEntry { wins, ..ValuesEntry::default() }),
        }
    } else if case["points"].is_number() {
        Entry::Values(ValuesEntry { wins: vec![win(case)?], ..ValuesEntry::default() })
    } else if case["net"].is_object() || case["same_first_discards"] == true {
        Entry::Net(net(case, position)?)
    } else {
        Entry::Draw
    };
    let penalties = case["penalties"].as_array().into_iter().flatten();
    Ok(Deal { penalties: penalties.map(penalty).collect::<Result<_, _>>()?, ..Deal::new(entry) })
}

/// The session of a case before its first deal.
fn begun(case: &Value) -> Result<Session, String> {
    let key = case["system"].as_str().ok_or("no system")?;
    let names: Vec<&str> =
        case["players"].as_array().ok_or("no players")?.iter().filter_map(Value::as_str).collect();
    let mut session = Session::new(rules::system(key).ok_or("no such system")?, names.clone());
    if key == "siamese" {
        let number = names.len().to_string();
        session.agreement.set("players", &number).map_err(|fault| fault.to_string())?;
    }
    for (key, answer) in case["options"].as_object().into_iter().flatten() {
        let answer = answer.as_str().map_or_else(|| answer.to_string(), str::to_owned);
        let done = session.agreement.set(&key.replace('_', "-"), &answer);
        done.map_err(|fault| fault.to_string())?;
    }
    Ok(session)
}

/// A case as a session with its sheet.
pub fn played(case: &Value) -> Result<History, String> {
    let session = begun(case)?;
    let engine = rules::engine(session.system()).ok_or("no engine")?;
    let mut history = History::new(session, engine);
    for (number, entered) in (1..).zip(case["deals"].as_array().ok_or("no deals")?) {
        let next = history.sheet().next.as_ref();
        let position = next.ok_or_else(|| format!("the game is over before deal {number}"))?;
        let change = Change::Record(deal(entered, position)?);
        if let Err(faults) = history.apply(&change, engine) {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            return Err(format!("deal {number}: {}", faults.join("; ")));
        }
    }
    Ok(history)
}

/// Values by player, as the cases have them.
pub fn by_player<T: Into<Value> + Clone>(values: &[T]) -> Value {
    let named = NAMES.iter().zip(values);
    Value::Object(named.map(|(name, value)| ((*name).to_owned(), value.clone().into())).collect())
}

pub fn seats(position: &Position) -> Value {
    let seated = Wind::ALL.iter().zip(&position.players);
    let seated: Map<_, _> = seated
        .map(|(seat, player)| (seat.letter().to_owned(), json!(NAMES[usize::from(*player)])))
        .collect();
    Value::Object(seated)
}

/// Table points, whole ones without a fraction.
fn table_points(points: &Option<Vec<f64>>) -> Value {
    let plain = |points: &f64| {
        if points.fract() == 0.0 { json!(*points as i64) } else { json!(points) }
    };
    points.as_ref().map_or(Value::Null, |all| by_player(&all.iter().map(plain).collect::<Vec<_>>()))
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let history = played(case)?;
    let sheet = history.sheet();
    let mut mismatches = Vec::new();
    let mut same = |what: &str, expected: &Value, got: Value| {
        if *expected != got {
            mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
        }
    };
    let expected = &case["expected"];
    let deals = expected["deals"].as_array().ok_or("no deals are expected")?;
    same("number of deals", &json!(deals.len()), json!(sheet.deals.len()));
    for (index, (expected, row)) in deals.iter().zip(&sheet.deals).enumerate() {
        let of = |what: &str| format!("deal {}: {what}", index + 1);
        same(&of("number"), &expected["number"], json!(row.position.number));
        same(&of("round"), &expected["round"], json!(row.position.round));
        same(&of("seats"), &expected["seats"], seats(&row.position));
        same(&of("change"), &expected["change"], by_player(&row.change));
        same(&of("totals"), &expected["totals"], by_player(&row.totals));
    }
    same("complete", &expected["complete"], json!(sheet.complete));
    same("ranks", &expected["ranks"], by_player(&sheet.ranks));
    same("table points", &expected["table_points"], table_points(&sheet.table_points));
    Ok(mismatches)
}
