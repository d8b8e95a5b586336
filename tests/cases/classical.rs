//! Cases of Chinese Classical: whole deals with all four hands, payments and options.

use std::collections::BTreeMap;

use hule::entry::Draft;
use hule::rules;
use hule::scoring::{Counted, Report, Sheet};
use hule::system::Unit;
use hule::tiles::{Flower, Seat};
use serde_json::{Value, json};

use super::comparison::{Comparison, best, has_note, letter, net, noted_seat};
use super::entry::{empty, list, put, put_whether, said, seat, sit, switch, text, tile, yes};

/// The alternatives of the cases that are options, and the ruling of each.
const OPTIONS: [(&str, &str); 9] = [
    ("C-A1=per_match", "flower-doubles-twice"),
    ("C-A1=once", "flowers-double-once"),
    ("C-A3=any", "concealed-on-discard"),
    ("C-A4=strict", "no-points-at-all"),
    ("C-A5=drawn_or_discard", "last-tile-on-discard"),
    ("C-A7=one", "loser-one-pair"),
    ("C-A7=none", "loser-no-pairs"),
    ("C-A8=winner", "one-suit-winner-only"),
    ("C-A13=nearest", "nearest-claim-wins"),
];

/// The name that the cases use for a row of the table. Sets and pairs are named without the tile.
const NAMES: [&str; 44] = [
    "pair of own wind",
    "pair of round wind",
    "pair of dragons",
    "open pung",
    "concealed pung",
    "open pung",
    "concealed pung",
    "open kong",
    "concealed kong",
    "open kong",
    "concealed kong",
    "flower/season",
    "going out",
    "winning tile from the wall",
    "only possible tile",
    "dragon pung/kong",
    "own wind pung/kong",
    "round wind pung/kong",
    "one suit with honours",
    "one suit only",
    "own or round flower/season",
    "only pungs",
    "no points",
    "win on a free tile",
    "last tile before the dead wall",
    "robbing the kong",
    "three wind sets and wind pair",
    "two dragon sets and dragon pair",
    "terminal or honour in every set",
    "fully concealed",
    "two or three kongs",
    "last tile of its kind",
    "ready on the deal",
    "hidden treasure",
    "emperor's suite",
    "heads and tails",
    "imperial jade",
    "heavenly twins",
    "three great scholars",
    "four joys",
    "four by four",
    "thirteen wonders",
    "moon from the bottom of the sea",
    "grapes on the flat roof",
];

/// The rows up to this one are about a set or a pair, which the cases name with its tile.
const LAST_OF_SETS: u8 = 11;

/// The draft of a case, seen from the first player who claims the win.
pub fn draft(case: &Value) -> Result<Draft, String> {
    let mut draft = empty("classical")?;
    let outcome = &case["outcome"];
    let claims: Vec<Seat> = list(&outcome["claims"]).map(seat).collect::<Result<_, _>>()?;
    let first = claims.first().copied().unwrap_or(Seat::East);
    sit(&mut draft, first, case)?;
    for place in 0..4 {
        let player = &case["players"][first.after(place).letter()];
        for (key, offset) in [("flowers", 0), ("seasons", 4)] {
            for number in list(&player[key]) {
                let flower = number.as_u64().and_then(|n| Flower::from_number(n as u8 + offset));
                let flower = flower.ok_or_else(|| format!("no flower: {number}"))?;
                draft.place_mut(place).ok_or("no such place")?.flowers.push(flower);
            }
        }
    }
    put(&mut draft, "round", seat(&case["round_wind"])?.letter())?;
    put(&mut draft, "limit", &case["options"]["limit"].to_string())?;
    if outcome["type"] == "draw" {
        put(&mut draft, "ending", "draw")?;
        return Ok(draft);
    }
    for other in claims.iter().skip(1) {
        draft.set_at("claims", first.places_to(*other), "yes").map_err(said)?;
    }
    let source = match text(&outcome["source"])? {
        "wall" => "self-drawn",
        "free_tile" => "replacement",
        "discard" => "discard",
        "robbed_kong" => "robbed-kong",
        other => return Err(format!("no source: {other}")),
    };
    put(&mut draft, "win", source)?;
    if !outcome["from"].is_null() {
        put(&mut draft, "from", text(&outcome["from"])?)?;
    }
    let last = match (yes(outcome, "last_wall_tile")?, source) {
        (false, _) => "no",
        (true, "self-drawn" | "replacement") => "draw",
        (true, _) => "claim",
    };
    put(&mut draft, "last", last)?;
    for (key, said) in [
        ("last-copy", "last_of_kind"),
        ("ready-on-deal", "ready_on_deal"),
        ("ready", "declared_ready"),
    ] {
        put_whether(&mut draft, key, yes(outcome, said)?)?;
    }
    draft.tiles.win = Some(tile(&outcome["win_tile"])?);
    Ok(draft)
}

/// The rows of a unit that count: points, factors or limit hands.
fn counted(sheet: &Sheet, unit: Unit) -> impl Iterator<Item = &Counted> {
    sheet.counted.iter().filter(move |counted| counted.fan.unit == unit)
}

/// How many doubles a row is that multiplies by so much.
fn exponent(counted: &Counted) -> u32 {
    u32::from(counted.points).trailing_zeros()
}

/// The items of a unit as the cases list them: each name with its sum, in their order.
fn items(sheet: &Sheet, unit: Unit) -> Value {
    let mut sums = BTreeMap::<String, u32>::new();
    for counted in counted(sheet, unit) {
        let mut name = NAMES[usize::from(counted.fan.number) - 1].to_owned();
        if counted.fan.number <= LAST_OF_SETS {
            let part = counted.evidence.parts.iter().next();
            let tiles = part.map(|part| sheet.division.tiles(part)).unwrap_or_default();
            name += &format!(" {}", tiles[0]);
        }
        let double = unit == Unit::Factor;
        let worth = if double { exponent(counted) } else { u32::from(counted.points) };
        *sums.entry(name).or_default() += worth;
    }
    json!(sums.into_iter().collect::<Vec<_>>())
}

/// A hand, as the cases describe it.
fn hand(sheet: &Sheet) -> Value {
    let limits: Vec<&str> =
        counted(sheet, Unit::Limit).map(|c| NAMES[usize::from(c.fan.number) - 1]).collect();
    json!({
        "points_items": items(sheet, Unit::Points),
        "points": sheet.points,
        "double_items": items(sheet, Unit::Factor),
        "doubles": doubles(sheet),
        "limit_hand": if limits.is_empty() { Value::Null } else { json!(limits.join(",")) },
        "raw": sheet.formula.as_ref().map(|formula| formula.amount()),
        "value": sheet.total,
    })
}

fn doubles(sheet: &Sheet) -> u32 {
    counted(sheet, Unit::Factor).map(exponent).sum()
}

/// Whether the items of a sheet add up to its formula.
fn adds_up(sheet: &Sheet) -> bool {
    let points: i32 = counted(sheet, Unit::Points).map(|c| i32::from(c.points)).sum();
    let limit = counted(sheet, Unit::Limit).map(|c| i64::from(c.points)).next();
    let raw = limit.unwrap_or_else(|| i64::from(points) << doubles(sheet));
    points == sheet.points
        && sheet.formula.as_ref().is_some_and(|formula| i64::from(formula.amount()) == raw)
}

/// The payments between each two players, in the order of their seats.
fn pairwise(report: &Report) -> Value {
    let transfers = report.ledger.iter().flat_map(|ledger| &ledger.transfers);
    let mut all: Vec<_> =
        transfers.filter_map(|t| Some((t.from?, t.to, i64::from(t.amount)))).collect();
    all.sort();
    json!(all)
}

fn expected_pairwise(expected: &Value) -> Result<Value, String> {
    let mut paid = Vec::new();
    for transfer in expected["pairwise"].as_array().ok_or("pairwise is missing")? {
        let points = transfer["points"].as_i64().ok_or("no points")?;
        paid.push((seat(&transfer["from"])?, Some(seat(&transfer["to"])?), points));
    }
    paid.sort();
    Ok(json!(paid))
}

/// The winner, also one whose win does not count.
fn winner(draft: &Draft, report: &Report) -> Result<Option<Seat>, String> {
    let engine = rules::engine(draft.system()).ok_or("no engine")?;
    let result = engine.result(draft).map_err(|faults| format!("{faults:?}"))?;
    let won = result.and_then(|result| Some(result.wins.first()?.seat));
    Ok(won.or_else(|| noted_seat(report, "classical.not-ready")))
}

/// Whether somebody wins, or nobody can any more.
fn is_valid(report: &Report) -> bool {
    report.ledger.is_some() || has_note(report, "classical.drawn")
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let expected = &case["expected"];
    let entered = draft(case)?;
    let report = comparison.report("as written", &entered)?;
    comparison.same("valid", &expected["valid"], is_valid(&report));
    comparison.same("winner", &expected["winner"], letter(winner(&entered, &report)?));
    comparison.same("net", &expected["net"], net(&report));
    let stays = report.next_dealer.map(|dealer| dealer == Seat::East);
    let expected_to_stay = expected.get("east_stays").unwrap_or(&Value::Null);
    comparison.same("east stays", expected_to_stay, stays);
    let hands = expected["hands"].as_object().ok_or("hands are missing")?;
    let sheets = Seat::ALL.map(|seat| (seat, best(&entered, &report, seat)));
    for (seat, sheet) in sheets {
        let (expected, sheet) = match (hands.get(seat.letter()), sheet) {
            (Some(expected), Some(sheet)) => (expected, sheet),
            (None, None) => continue,
            (expected, _) => {
                comparison.holds(&format!("{seat} counted: {}", expected.is_some()), false);
                continue;
            }
        };
        // A loser's items do not depend on the reading.
        let unique = expected["items_unique"] != false;
        for (key, got) in hand(sheet).as_object().into_iter().flatten() {
            if unique || matches!(key.as_str(), "raw" | "value") {
                comparison.same(&format!("{seat} {key}"), &expected[key], got.clone());
            }
        }
        comparison.holds(&format!("{seat} sum of its rows"), adds_up(sheet));
    }
    comparison.same("pairwise", &expected_pairwise(expected)?, pairwise(&report));
    for (name, ruling) in OPTIONS {
        let Some(alternative) = case["alternatives"].get(name) else { continue };
        let mut draft = entered.clone();
        switch(&mut draft, ruling, true)?;
        let report = rules::score(&draft);
        let winner = letter(winner(&draft, &report)?);
        comparison.same(&format!("{name} winner"), &alternative["winner"], winner);
        comparison.same(&format!("{name} net"), &alternative["net"], net(&report));
        comparison.same(&format!("{name} valid"), &alternative["valid"], report.ledger.is_some());
    }
    Ok(comparison.differences())
}
