//! Cases of Siamese MCR: best first wins, best splits, second wins, whole deals.
//!
//! In a case of a whole deal the worth of each hand is what the calculator says of that hand alone.
//! It is entered as an earlier win, as players at a table enter it.

use std::collections::BTreeMap;

use hule::entry::{Draft, Event};
use hule::rules;
use hule::scoring::{DealWin, Note, Report, Split, Standing, Transfer};
use hule::tiles::{Seat, Tile};
use serde_json::{Map, Value, json};

use super::comparison::{Comparison, letter, net, noted_seat};
use super::entry::{empty, list, melds, put, put_whether, said, seat, switch, text, tile};

/// The presets whose values the cases expect.
const PRESETS: [&str; 2] = ["green-book", "competition-1998"];

/// The alternative that is an option, and its ruling, which the alternative switches off.
const NO_MINIMUM: (&str, &str) = ("M-A5=none", "siamese-minimum");

/// The draft of a case. In a case of a whole deal it is the one of the deal, under the first preset.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let rulings = empty("siamese")?;
    match task(case)? {
        "deal" => Ok(Deal::of(case, &rulings, &mut Comparison::new(case))?.draft),
        _ => hands(case, &rulings),
    }
}

fn task(case: &Value) -> Result<&str, String> {
    text(&case["task"])
}

/// An empty draft with the rulings of another one, at the table of a case.
fn table(case: &Value, rulings: &Draft) -> Result<Draft, String> {
    let mut draft = empty("siamese")?;
    draft.copy_rulings(rulings);
    put(&mut draft, "round", seat(&case["round_wind"])?.letter())?;
    if case["players_number"] == 2 {
        put(&mut draft, "players", "2")?;
    }
    Ok(draft)
}

/// The hands of a player before or after a first win.
fn hands(case: &Value, rulings: &Draft) -> Result<Draft, String> {
    let mut draft = table(case, rulings)?;
    put(&mut draft, "seat", seat(&case["seat"])?.letter())?;
    flags(&mut draft, case)?;
    if let Some(value) = case["first_value"].as_i64() {
        let own = seat(&case["seat"])?;
        earlier_win(&mut draft, own, value as i32, "self-drawn", None)?;
    }
    draft.tiles.standing = list(&case["concealed"]).map(tile).collect::<Result<_, _>>()?;
    draft.tiles.win = Some(tile(&case["win_tile"])?);
    let (a, b) = match case["melds"].is_array() {
        true => (&case["melds"], &Value::Null),
        false => (&case["melds"]["A"], &case["melds"]["B"]),
    };
    draft.tiles.melds = melds(a)?;
    draft.others[0].melds = melds(b)?;
    Ok(draft)
}

/// The answers for how a tile came.
fn flags(draft: &mut Draft, case: &Value) -> Result<(), String> {
    let yes = |key: &str| case["flags"][key] == true;
    let drawn = yes("self_drawn");
    let source = match (drawn, yes("about_kong")) {
        (true, false) => "self-drawn",
        (true, true) => "replacement",
        (false, false) => "discard",
        (false, true) => "robbed-kong",
    };
    put(draft, "win", source)?;
    if yes("last_of_wall") {
        put(draft, "last", if drawn { "draw" } else { "claim" })?;
    }
    put_whether(draft, "last-copy", yes("last_of_kind"))
}

/// Enters a win that came before.
fn earlier_win(
    draft: &mut Draft,
    winner: Seat,
    value: i32,
    source: &str,
    from: Option<Seat>,
) -> Result<(), String> {
    let kind = draft.system().events.iter().find(|kind| kind.key == "won");
    let mut event = Event::new(kind.ok_or("no event for a win")?, 0);
    let value = value.to_string();
    let answers = [
        ("player", Some(winner.letter())),
        ("value", Some(value.as_str())),
        ("win", Some(source)),
        ("from", from.map(Seat::letter)),
    ];
    for (key, answer) in answers {
        if let Some(answer) = answer {
            event.set(key, answer).map_err(said)?;
        }
    }
    draft.events.push(event);
    Ok(())
}

/// A case of a whole deal: the draft of its wins, and the points that each of them has.
struct Deal {
    draft: Draft,
    /// The points of each win; `None` for a hand that is not complete, which the draft leaves out.
    points: Vec<Option<i32>>,
}

impl Deal {
    fn of(case: &Value, rulings: &Draft, comparison: &mut Comparison) -> Result<Deal, String> {
        let mut deal = Deal { draft: table(case, rulings)?, points: Vec::new() };
        for win in case["wins"].as_array().ok_or("no wins")? {
            let points = match win["value"].as_i64() {
                Some(points) => Some(points as i32),
                None => points_of_hand(case, win, rulings, comparison)?,
            };
            deal.points.push(points);
            let source = match (text(&win["how"])?, win["flags"]["about_kong"] == true) {
                ("self_draw", false) => "self-drawn",
                ("self_draw", true) => "replacement",
                (_, false) => "discard",
                (_, true) => "robbed-kong",
            };
            if let Some(points) = points {
                let from = win["from"].as_str().map(|_| seat(&win["from"])).transpose()?;
                earlier_win(&mut deal.draft, seat(&win["seat"])?, points, source, from)?;
            }
        }
        Ok(deal)
    }
}

/// The points of a declared hand, or `None` if it is not complete.
fn points_of_hand(
    case: &Value,
    win: &Value,
    rulings: &Draft,
    comparison: &mut Comparison,
) -> Result<Option<i32>, String> {
    let mut draft = table(case, rulings)?;
    put(&mut draft, "seat", seat(&win["seat"])?.letter())?;
    flags(&mut draft, win)?;
    draft.tiles.standing = list(&win["concealed"]).map(tile).collect::<Result<_, _>>()?;
    draft.tiles.melds = melds(&win["melds"])?;
    if win["win_tile"].is_null() {
        return points_without_drawn_tile(draft, comparison);
    }
    // After an own win that is valid there is one hand left, which is counted as it stands.
    draft.tiles.win = Some(tile(&win["win_tile"])?);
    earlier_win(&mut draft, seat(&win["seat"])?, 8, "self-drawn", None)?;
    let report = comparison.report("declared hand", &draft)?;
    Ok(report.sheets.first().map(|sheet| sheet.points))
}

/// The points of a hand that does not use the drawn tile. Hand B gets six pairs and a tile, and the
/// drawn tile is one that helps neither hand.
fn points_without_drawn_tile(
    mut draft: Draft,
    comparison: &mut Comparison,
) -> Result<Option<i32>, String> {
    let others: Vec<Tile> = Tile::all().filter(|t| draft.tiles.copies(*t) == 0).collect();
    let (pairs, rest) = others.split_at_checked(6).ok_or("too many kinds in a hand")?;
    let (single, rest) = rest.split_first().ok_or("too many kinds in a hand")?;
    draft.others[0].standing = pairs.iter().flat_map(|kind| [*kind; 2]).chain([*single]).collect();
    for drawn in rest.iter().rev() {
        draft.tiles.win = Some(*drawn);
        let report = rules::engine(draft.system()).ok_or("no engine")?.examine(&draft).report;
        let split = report.splits.first().map(|split| &split.hands[..]);
        if matches!(split, Some([hand]) if hand.place == 0 && !hand.uses_win) {
            let report = comparison.report("declared hand", &draft)?;
            return Ok(report.sheets.first().map(|sheet| sheet.points));
        }
    }
    Ok(None)
}

/// The points that a win needs.
fn needed(report: &Report) -> i32 {
    match report.standing {
        Standing::Complete { needed, .. } => needed,
        _ => 0,
    }
}

fn wins(report: &Report) -> bool {
    matches!(report.standing, Standing::Complete { wins: true, .. })
}

/// The best way to win with both hands.
fn double(report: &Report) -> Option<&Split> {
    report.splits.iter().find(|split| split.hands.len() == 2)
}

/// The shares of the first split are worth what their sheets say.
fn compare_shares(what: &str, report: &Report, comparison: &mut Comparison) {
    for share in report.splits.iter().take(1).flat_map(|split| &split.hands) {
        let sheet = report.sheets_at(share.place).first();
        let points = sheet.map(|sheet| sheet.points);
        comparison.same(
            &format!("{what} sheet of place {}", share.place),
            &json!(share.points),
            points,
        );
    }
}

/// Compares a `first_win` case: what each hand is worth alone. If both hands can win at once, the
/// report has that instead, and only whether there is a win is compared.
fn compare_first_win(
    what: &str,
    draft: &Draft,
    report: &Report,
    expected: &Value,
    comparison: &mut Comparison,
) {
    // An alternative gives just the values.
    let value = |id: &str| match &expected["hands"] {
        Value::Null => expected[id].clone(),
        hands => hands[id]["value"].clone(),
    };
    let alone = |place: usize| {
        let single = report.splits.iter().filter(|split| split.hands.len() == 1);
        let points = single.map(|split| &split.hands[0]).find(|share| share.place == place);
        points.map(|share| share.points).filter(|points| *points >= needed(report))
    };
    if let Some(valid) = expected.get("valid") {
        comparison.same(&format!("{what} valid"), valid, wins(report));
    }
    if double(report).is_some() {
        return;
    }
    // Hands that only differ in being called A or B are given once.
    let alike = draft.tiles.melds.is_empty() && draft.others[0].is_empty();
    let places = if alike { [0, 0] } else { [0, 1] };
    for (id, place) in ["A", "B"].into_iter().zip(places) {
        comparison.same(&format!("{what} hand {id}"), &value(id), alone(place));
    }
    if let Some(best) = expected.get("best_value") {
        comparison.same(
            &format!("{what} best"),
            best,
            places.map(alone).into_iter().max().flatten(),
        );
    }
}

fn compare_double_win(what: &str, report: &Report, expected: &Value, comparison: &mut Comparison) {
    let double = double(report);
    comparison.same(&format!("{what} valid"), &expected["valid"], double.is_some());
    let total = match &expected["best"] {
        Value::Null => &expected["total"],
        best => &best["total"],
    };
    comparison.same(&format!("{what} total"), total, double.map(|split| split.total));
    match double {
        Some(split) => {
            let points: Vec<i32> = split.hands.iter().map(|share| share.points).collect();
            comparison.holds(&format!("{what} order of the wins"), points[0] <= points[1]);
            let total: i32 = points.iter().sum();
            comparison.holds(&format!("{what} sum of the wins"), total == split.total);
        }
        None => {
            let why = |note: &Note| note.key.starts_with("siamese.no-double.");
            let said = report.splits.is_empty() || report.notes.iter().any(why);
            comparison.holds(&format!("{what} reason for no double win"), said);
        }
    }
}

/// Why a win is not valid, in the words of the cases.
fn reason(key: &str) -> Option<&'static str> {
    Some(match key.strip_prefix("siamese.invalid.")? {
        "below-minimum" => "below 8 points",
        "below-first" => "below the first win",
        "deal-over" => "the deal is over",
        _ => "?",
    })
}

fn compare_second_win(what: &str, report: &Report, expected: &Value, comparison: &mut Comparison) {
    let points = report.sheets.first().map(|sheet| sheet.points);
    comparison.same(&format!("{what} value"), &expected["value"], points);
    comparison.same(&format!("{what} valid"), &expected["valid"], wins(report));
    if let Some(expected) = expected.get("reason") {
        let given = match points {
            None => Some("not a winning hand"),
            Some(_) => report.notes.iter().find_map(|note| reason(&note.key)),
        };
        comparison.same(&format!("{what} reason"), expected, given);
    }
}

/// Compares a deal with what is expected of it; an alternative says less.
fn compare_deal(
    what: &str,
    case: &Value,
    rulings: &Draft,
    expected: &Value,
    comparison: &mut Comparison,
) -> Result<(), String> {
    let deal = Deal::of(case, rulings, comparison)?;
    let report = comparison.report(what, &deal.draft)?;
    let nets = net(&report);
    let nets: Map<String, Value> = expected["net"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(seat, _)| (seat.clone(), nets[seat].clone()))
        .collect();
    comparison.same(&format!("{what} net"), &expected["net"], nets);
    let refused = report.notes.iter().any(|note| reason(&note.key).is_some());
    let valid = !refused && deal.points.iter().all(Option::is_some);
    comparison.same(&format!("{what} valid"), &expected["valid"], valid);
    if expected["finale"].is_null() {
        return Ok(());
    }
    let doubler = noted_seat(&report, "siamese.finale.two-wins");
    let finale = if doubler.is_some() { "two wins" } else { "wall end" };
    comparison.same(&format!("{what} finale"), &expected["finale"], finale);
    comparison.same(&format!("{what} doubler"), &expected["doubler"], letter(doubler));
    let got = outcomes(case, &deal, &report)?;
    let expected = expected["wins"].as_array().ok_or("no wins are expected")?;
    comparison.same(&format!("{what} wins"), &json!(expected.len()), got.len());
    for (i, (expected, got)) in expected.iter().zip(&got).enumerate() {
        for key in ["value", "valid", "reason", "pays"] {
            comparison.same(&format!("{what} win {i} {key}"), &expected[key], got[key].clone());
        }
    }
    Ok(())
}

/// What became of each win of a deal: its points, whether it is valid, else why not, and who pays
/// what. The notes, the paid wins and the payments of a report have the order of the wins.
fn outcomes(case: &Value, deal: &Deal, report: &Report) -> Result<Vec<Value>, String> {
    let engine = rules::engine(deal.draft.system()).ok_or("no engine")?;
    let result = engine.result(&deal.draft).map_err(|faults| format!("{faults:?}"))?;
    let mut paid = result.map(|result| result.wins).unwrap_or_default().into_iter().peekable();
    let of_a_win =
        |note: &&Note| reason(&note.key).is_some() || note.key.starts_with("siamese.outcome.");
    let mut notes = report.notes.iter().filter(of_a_win).peekable();
    let transfers = report.ledger.as_ref().map_or(&[][..], |ledger| &ledger.transfers);
    let mut transfers = transfers.iter().peekable();
    let mut all = Vec::new();
    for (win, points) in case["wins"].as_array().ok_or("no wins")?.iter().zip(&deal.points) {
        let seat = seat(&win["seat"])?;
        let mut outcome = json!({ "value": points, "valid": true });
        let is_this = |win: &DealWin| win.seat == seat && Some(win.points) == *points;
        if points.is_none() {
            outcome["valid"] = false.into();
            outcome["reason"] = "not a winning hand".into();
        } else if paid.next_if(is_this).is_some() {
            // Two wins in a row of one player are told apart by the second payment of a player.
            let mut pays = BTreeMap::new();
            while let Some(Transfer { from, amount, .. }) = transfers.next_if(|t| {
                t.to == Some(seat) && !pays.contains_key(t.from.map_or("", Seat::letter))
            }) {
                pays.insert(from.map_or("", Seat::letter), *amount);
            }
            outcome["pays"] = json!(pays);
        } else {
            let note =
                notes.next_if(|note| note.seat == Some(seat)).ok_or("a win without outcome")?;
            if let Some(reason) = reason(&note.key) {
                outcome["valid"] = false.into();
                outcome["reason"] = reason.into();
            }
        }
        all.push(outcome);
    }
    if paid.next().is_some() || notes.next().is_some() || transfers.next().is_some() {
        return Err("a payment or an outcome of no win".into());
    }
    Ok(all)
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    for preset in PRESETS {
        let mut rulings = empty("siamese")?;
        rulings.set_preset(preset).map_err(said)?;
        compare(preset, case, &rulings, &case["expected"][preset], &mut comparison)?;
    }
    let (name, ruling) = NO_MINIMUM;
    if let Some(expected) = case["alternatives"].get(name) {
        let mut rulings = empty("siamese")?;
        switch(&mut rulings, ruling, false)?;
        compare(name, case, &rulings, expected, &mut comparison)?;
    }
    Ok(comparison.differences())
}

/// Compares the result of a case under the rulings of a draft.
fn compare(
    what: &str,
    case: &Value,
    rulings: &Draft,
    expected: &Value,
    comparison: &mut Comparison,
) -> Result<(), String> {
    let task = task(case)?;
    if task == "deal" {
        return compare_deal(what, case, rulings, expected, comparison);
    }
    let draft = hands(case, rulings)?;
    let report = comparison.report(what, &draft)?;
    compare_shares(what, &report, comparison);
    match task {
        "first_win" => compare_first_win(what, &draft, &report, expected, comparison),
        "double_win" => compare_double_win(what, &report, expected, comparison),
        "second_win" => compare_second_win(what, &report, expected, comparison),
        other => return Err(format!("no such task: {other}")),
    }
    Ok(())
}
