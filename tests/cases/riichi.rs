//! Cases of riichi: han, fu, yaku, limits and payments under the five presets, and with single rulings
//! switched.

use std::collections::BTreeMap;

use hule::entry::Draft;
use hule::rules;
use hule::scoring::{Counted, Report, Sheet, Standing};
use hule::system::{Fan, Unit};
use hule::tiles::Wind;
use serde_json::{Value, json};

use super::comparison::{Comparison, net};
use super::entry::{empty, list, put, put_whether, switch, text, yes};

/// The row of the Blessing of Man.
const RENHOU: &str = "renhou";

/// The draft of a case, under the rulings that a new draft has.
pub fn draft(case: &Value) -> Result<Draft, String> {
    enter("riichi", case)
}

/// The draft of a case of a form of riichi.
pub fn enter(rules: &str, case: &Value) -> Result<Draft, String> {
    let mut draft = empty(rules)?;
    if !case["draw"].is_null() {
        put(&mut draft, "ending", "draw")?;
        for (question, key) in [("tenpai", "ready"), ("nagashi", "nagashi")] {
            let seats: Result<String, String> = list(&case["draw"][key]).map(text).collect();
            put(&mut draft, question, &seats?)?;
        }
        return Ok(draft);
    }
    let melds: Result<String, String> = list(&case["melds"]).map(meld).collect();
    let tiles = format!("{}{}+{}", melds?, text(&case["concealed"])?, text(&case["win"])?);
    draft.read(0, &tiles).map_err(|faults| faults.to_string())?;
    for key in ["seat", "round", "dora", "ura"] {
        put(&mut draft, key, text(&case[key])?)?;
    }
    let source = text(&case["how"])?;
    put(&mut draft, "win", source)?;
    if !case["from"].is_null() {
        put(&mut draft, "from", text(&case["from"])?)?;
    }
    let riichi = match text(&case["riichi"])? {
        "none" => "no",
        riichi => riichi,
    };
    put(&mut draft, "riichi", riichi)?;
    for (question, key) in [("ippatsu", "ippatsu"), ("first-turn", "first_turn")] {
        put_whether(&mut draft, question, yes(case, key)?)?;
    }
    let last = match (yes(case, "last")?, source) {
        (false, _) => "no",
        (true, "self-drawn" | "replacement" | "north-replacement") => "draw",
        (true, _) => "claim",
    };
    put(&mut draft, "last", last)?;
    for key in ["honba", "sticks"] {
        put(&mut draft, key, &case[key].to_string())?;
    }
    if let Some(liable) = case.get("liable").filter(|liable| !liable.is_null()) {
        put(&mut draft, "liable", text(&liable["seat"])?)?;
        put(&mut draft, "liable-for", text(&liable["yaku"])?)?;
    }
    Ok(draft)
}

/// A meld such as `kong 0555s` in notation.
fn meld(value: &Value) -> Result<String, String> {
    let (kind, tiles) = text(value)?.split_once(' ').ok_or_else(|| format!("no meld: {value}"))?;
    let note = if kind == "kong" { ",1" } else { "" };
    Ok(format!("[{tiles}{note}]"))
}

/// What a row that counts is worth in han. The cases write thirteen for a yakuman.
fn han(counted: &Counted) -> u16 {
    match counted.fan.unit {
        Unit::Yakuman => 13 * counted.points,
        _ => counted.points,
    }
}

/// The yaku and dora of a sheet, each with its han.
fn yaku(sheet: &Sheet) -> Value {
    let mut sums: BTreeMap<&str, u16> = BTreeMap::new();
    for counted in sheet.counted.iter().filter(|counted| counted.fan.unit != Unit::Fu) {
        *sums.entry(counted.fan.key).or_default() += han(counted);
    }
    json!(sums)
}

/// The fu of a sheet. `None` if they do not decide what the hand is worth.
fn fu(sheet: &Sheet) -> Option<u16> {
    let is_alone = |fan: &Fan| fan.unit == Unit::Yakuman || fan.key == RENHOU;
    if sheet.counted.iter().any(|counted| is_alone(counted.fan)) {
        return None;
    }
    let fu = sheet.counted.iter().filter(|counted| counted.fan.unit == Unit::Fu);
    match fu.map(|counted| counted.points).sum::<u16>() {
        25 => Some(25),
        fu => Some(fu.next_multiple_of(10)),
    }
}

/// Whether the han of the rows are those of the sheet.
fn adds_up(sheet: &Sheet) -> bool {
    let counted = sheet.counted.iter().filter(|counted| counted.fan.unit != Unit::Fu);
    counted.map(|counted| i32::from(han(counted))).sum::<i32>() == sheet.points
}

/// What the winner receives: the hand, the honba and the sticks. Null if the hand does not win.
pub fn received(case: &Value, report: &Report) -> Value {
    let seat = case["seat"].as_str().unwrap_or_default();
    report.ledger.as_ref().map_or(Value::Null, |_| net(report)[seat].clone())
}

/// Compares the report with what is expected under a preset.
pub fn compare(
    comparison: &mut Comparison,
    what: &str,
    case: &Value,
    expected: &Value,
    (report, pay): (&Report, Value),
) {
    let mut same = |key: &str, expected: &Value, got: Value| {
        comparison.same(&format!("{what} {key}"), expected, got);
    };
    if expected.is_null() {
        let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
        same("wins", &json!(false), json!(wins));
        return;
    }
    same("pay", &expected["pay"], pay);
    if !case["draw"].is_null() {
        return;
    }
    let Some(sheet) = report.sheets.first() else {
        same("sheets", &json!(1), json!(0));
        return;
    };
    same("han", &expected["han"], json!(sheet.points));
    same("fu", &expected["fu"], json!(fu(sheet)));
    same("limit", &expected["limit"], json!(sheet.limit));
    let formula = sheet.formula.as_ref().map(|formula| formula.amount());
    same("base", &expected["base"], json!(formula));
    same("total", &expected["total"], received(case, report));
    let got = yaku(sheet);
    if !list(&expected["also"]).any(|also| *also == got) {
        same("yaku", &expected["yaku"], got);
    }
    comparison.holds(&format!("{what} sum of its rows"), adds_up(sheet));
    let on_top = report.ledger.as_ref().map_or(0, |ledger| {
        let seat = case["seat"].as_str().and_then(Wind::from_letter).unwrap_or(Wind::East);
        ledger.received(seat, &["honba", "sticks"])
    });
    let total = json!(sheet.total + on_top);
    comparison.same(&format!("{what} total of the sheet"), &expected["total"], total);
}

/// Switches a ruling as the cases name it.
fn switch_ruling(draft: &mut Draft, name: &str) -> Result<(), String> {
    let ruling = match name {
        "renhou" => "renhou-mangan",
        "renhou=yakuman" => "renhou-yakuman",
        other => other,
    };
    let is_on = draft.rulings_on().any(|on| on == ruling);
    switch(draft, ruling, !is_on)
}

/// Runs a case and returns the differences.
pub fn run(case: &Value) -> Result<Vec<String>, String> {
    let mut comparison = Comparison::new(case);
    let entered = draft(case)?;
    for preset in entered.system().presets {
        let mut draft = entered.clone();
        draft.set_preset(preset.key).map_err(|fault| fault.to_string())?;
        let report = comparison.report(preset.key, &draft)?;
        let expected = &case["expected"][preset.key];
        compare(&mut comparison, preset.key, case, expected, (&report, net(&report)));
    }
    for (key, of) in [("one_ruling_changed", false), ("one_ruling_changed_pay", true)] {
        for (ruling, expected) in case[key].as_object().into_iter().flatten() {
            let mut draft = entered.clone();
            switch_ruling(&mut draft, ruling)?;
            let report = rules::score(&draft);
            let got = if of { net(&report) } else { received(case, &report) };
            comparison.same(&format!("{ruling} switched"), expected, got);
        }
    }
    Ok(comparison.differences())
}
