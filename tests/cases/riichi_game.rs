//! Cases of whole riichi games: dealers, honba, sticks and totals from deal to deal, the end with its
//! reason, and the final scores with their parts. Each is recorded deal by deal.

use hule::rules;
use hule::scoring::{FinalScore, Position, in_units};
use hule::session::{
    AbortedEntry, Change, Deal, Entry, HandEntry, History, NetEntry, NextDealer, Session,
    ValuesEntry,
};
use hule::tiles::Seat;
use serde_json::{Value, json};

use super::session::{by_player, player, seats, win};

/// The players that a list names.
fn players(value: &Value) -> Result<Vec<usize>, String> {
    value.as_array().into_iter().flatten().map(player).collect()
}

/// The letters of the seats of these players.
fn letters(list: &Value, position: &Position) -> Result<String, String> {
    let seat = |player| position.seat_of(player).map(Seat::letter);
    let letter = |player| seat(player).ok_or_else(|| format!("no seat of {player}"));
    players(list)?.into_iter().map(letter).collect()
}

fn net(case: &Value, position: &Position) -> Result<NetEntry, String> {
    let points = |name: &str| case["net"][name].as_i64().and_then(|n| i32::try_from(n).ok());
    let net = ["A", "B", "C", "D"].into_iter().map(points).collect::<Option<_>>();
    let winner = Some(&case["winner"]).filter(|winner| !winner.is_null());
    let dealer = position.player_at(Seat::East).ok_or("nobody deals")?;
    let next_dealer = match case["stays"].as_bool() {
        Some(true) => NextDealer::Player(dealer),
        Some(false) => NextDealer::Passes,
        None => NextDealer::ByRules,
    };
    let winner = winner.map(player).transpose()?;
    Ok(NetEntry { net: net.ok_or("no changes")?, winner, next_dealer })
}

/// A used-up wall as the calculator enters it.
fn draw(case: &Value, position: &Position) -> Result<HandEntry, String> {
    let mut link = "1/riichi/?ending=draw".to_owned();
    for (key, list) in [("tenpai", "ready"), ("nagashi", "nagashi"), ("declared", "riichi")] {
        let seats = letters(&case[list], position)?;
        if !seats.is_empty() {
            link += &format!("&{key}={seats}");
        }
    }
    Ok(HandEntry { link, seats: None })
}

/// The deal of a case at its position.
fn deal(case: &Value, position: &Position) -> Result<Deal, String> {
    let put_down = players(&case["riichi"])?;
    let entry = match case["type"].as_str() {
        Some("win") => {
            let wins = case["wins"].as_array().ok_or("no wins")?.iter().map(win);
            let wins = wins.collect::<Result<_, _>>()?;
            Entry::Values(ValuesEntry { wins, put_down, ..ValuesEntry::default() })
        }
        Some("draw") => Entry::Hand(draw(case, position)?),
        Some("abort") => {
            let kinds = rules::riichi::SYSTEM.game.aborts.ok_or("no abortive draws")?.kinds;
            let kind = kinds.iter().copied().find(|kind| case["kind"] == *kind);
            Entry::Aborted(AbortedEntry { kind, put_down })
        }
        Some("chombo") => Entry::Void(players(&case["players"])?),
        Some("net") => Entry::Net(net(case, position)?),
        other => return Err(format!("no such deal: {other:?}")),
    };
    Ok(Deal { ends: case["dealer_ends"] == true, ..Deal::new(entry) })
}

/// The session of a case before its first deal.
fn begun(case: &Value) -> Result<Session, String> {
    let names = case["players"].as_array().ok_or("no players")?.iter().filter_map(Value::as_str);
    let mut session = Session::new(&rules::riichi::SYSTEM, names);
    let agreement = &mut session.agreement;
    let preset = case["preset"].as_str().ok_or("no preset")?;
    agreement.choose_preset(preset).map_err(|fault| fault.to_string())?;
    for (key, answer) in case["options"].as_object().into_iter().flatten() {
        let answer = match answer {
            Value::String(word) => word.clone(),
            Value::Bool(answer) => if *answer { "yes" } else { "no" }.to_owned(),
            Value::Null => "no".to_owned(),
            Value::Array(list) => list.iter().map(Value::to_string).collect::<Vec<_>>().join("/"),
            number => number.to_string(),
        };
        agreement.set(key, &answer).map_err(|fault| fault.to_string())?;
    }
    session.start = session.agreement.start();
    Ok(session)
}

/// A case as a session with its sheet.
pub fn played(case: &Value) -> Result<History, String> {
    let session = begun(case)?;
    let engine = rules::engine(session.system()).ok_or("no engine")?;
    let mut history = History::new(session, engine);
    let apply = |history: &mut History, change: Change, what: &str| {
        let done = history.apply(&change, engine);
        done.map(drop).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            format!("{what}: {}", faults.join("; "))
        })
    };
    for (number, entered) in (1..).zip(case["deals"].as_array().ok_or("no deals")?) {
        let next = history.sheet().next.as_ref();
        let position = next.ok_or_else(|| format!("the game is over before deal {number}"))?;
        let deal = deal(entered, position)?;
        apply(&mut history, Change::Record(deal), &format!("deal {number}"))?;
    }
    if case["ended"] == true {
        apply(&mut history, Change::End(true), "the end")?;
    }
    if let Some(chips) = case["chips"].as_object() {
        let number = |chips: &Value| chips.as_i64().and_then(|chips| i32::try_from(chips).ok());
        let chips = chips.values().map(number).collect::<Option<_>>().ok_or("no chips")?;
        apply(&mut history, Change::Chips(chips), "the chips")?;
    }
    Ok(history)
}

/// Whether two values are the same, numbers compared to a tenth.
fn is_same(expected: &Value, got: &Value) -> bool {
    match (expected, got) {
        (Value::Object(expected), Value::Object(got)) => {
            let same = |(key, value): (&String, &Value)| {
                got.get(key).is_some_and(|other| is_same(value, other))
            };
            expected.len() == got.len() && expected.iter().all(same)
        }
        _ => match (expected.as_f64(), got.as_f64()) {
            (Some(expected), Some(got)) => (expected - got).abs() < 0.01,
            _ => expected == got,
        },
    }
}

/// The round and the number of the dealer in it.
fn round_and_hand(position: &Position) -> (Value, Value) {
    (json!(position.round), json!(position.passes % 4 + 1))
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let id = case["id"].as_str().unwrap_or("?");
    let history = played(case)?;
    let sheet = history.sheet();
    let mut mismatches = Vec::new();
    let mut same = |what: &str, expected: &Value, got: Value| {
        if !is_same(expected, &got) {
            mismatches.push(format!("{id}: {what}: expected {expected}, got {got}"));
        }
    };
    let expected = &case["expected"];
    let deals = expected["deals"].as_array().ok_or("no deals are expected")?;
    same("number of deals", &json!(deals.len()), json!(sheet.deals.len()));
    let last = sheet.deals.len().saturating_sub(1);
    let why = |index: usize| match &sheet.why {
        Some(why) if index == last => json!(why.key),
        _ => Value::Null,
    };
    for (index, (expected, row)) in deals.iter().zip(&sheet.deals).enumerate() {
        let of = |what: &str| format!("deal {}: {what}", index + 1);
        let (round, hand) = round_and_hand(&row.position);
        same(&of("number"), &expected["number"], json!(row.position.number));
        same(&of("round"), &expected["round"], round);
        same(&of("hand"), &expected["hand"], hand);
        same(&of("seats"), &expected["seats"], seats(&row.position));
        same(&of("honba"), &expected["honba"], json!(row.position.counters[0]));
        same(&of("sticks"), &expected["sticks"], json!(row.position.counters[1]));
        let paid: Vec<Value> = row.wins.iter().map(|win| name(win.winner)).collect();
        if !expected["paid"].is_null() {
            same(&of("paid"), &expected["paid"], json!(paid));
        }
        same(&of("change"), &expected["change"], by_player(&row.change));
        same(&of("totals"), &expected["totals"], by_player(&row.totals));
        if !expected["below_1000"].is_null() {
            let below: Vec<Value> = row.put_down_below.iter().map(|player| name(*player)).collect();
            same(&of("below 1000"), &expected["below_1000"], json!(below));
        }
        let asked = if row.asks_dealer { json!("dealer-may-end") } else { Value::Null };
        same(&of("asked"), &expected["asked"], asked);
        let is_by_rules = sheet.complete;
        same(&of("ends"), &expected["ends"], if is_by_rules { why(index) } else { Value::Null });
    }
    let is_over = sheet.complete || history.session().ended;
    same("complete", &expected["complete"], json!(is_over));
    same("why", &expected["why"], why(last));
    same("honba on the table", &expected["honba"], json!(sheet.counters[0]));
    same("sticks on the table", &expected["sticks"], json!(sheet.counters[1]));
    if let Some(next) = expected.get("next").filter(|next| !next.is_null()) {
        let position = sheet.next.as_ref().ok_or("the game is over")?;
        let (round, hand) = round_and_hand(position);
        same("next round", &next["round"], round);
        same("next hand", &next["hand"], hand);
        same("next seats", &next["seats"], seats(position));
        same("ranks", &expected["ranks"], by_player(&sheet.ranks));
    }
    if let Some(end) = expected.get("end").filter(|end| !end.is_null()) {
        let scores = sheet.final_scores.as_ref().ok_or("no final scores")?;
        let part = |of: fn(&FinalScore) -> f64| {
            by_player(&scores.players.iter().map(of).collect::<Vec<_>>())
        };
        same("ranks", &end["ranks"], by_player(&sheet.ranks));
        same("left to", &end["left_to"], part(|player| player.left.into()));
        same("totals at the end", &end["totals"], part(|player| player.total.into()));
        same("points", &end["points"], part(|player| in_units(player.points)));
        same("place", &end["place"], part(|player| in_units(player.place)));
        same("chombo", &end["chombo"], part(|player| in_units(player.voids)));
        same("chips", &end["chips"], part(|player| in_units(player.chips)));
        same("scores", &end["scores"], part(|player| in_units(player.score)));
        same("sum", &end["sum"], json!(in_units(scores.sum)));
    }
    Ok(mismatches)
}

fn name(player: usize) -> Value {
    json!(["A", "B", "C", "D"][player])
}
