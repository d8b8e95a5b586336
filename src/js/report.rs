//! Reports as the package gives them: the core's report, with each fan named and each count where a
//! program looks for it.

use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};

use crate::scoring::comparison::together;
use crate::scoring::{Evidence, Reason, Sheet};
use crate::system::{Fan, System, Unit};
use crate::text::fans::counted_fans;
use crate::text::{Catalogue, explain};

use super::problem::said;
use super::request::Asked;
use super::{Answer, plain};

/// A fan that counts, or was dropped for one reason, with all its occurrences.
#[derive(Serialize)]
struct Row<'a> {
    fan: u8,
    key: &'static str,
    name: &'a str,
    times: usize,
    /// What it is worth in all.
    points: i32,
    unit: Unit,
    evidence: Vec<Evidence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a Reason>,
}

/// Scores a hand. A hand that is impossible gives its faults.
pub fn score(asked: &Asked) -> Answer {
    let mut report = asked.engine.report(&asked.draft);
    report.asked = Vec::new();
    let (system, words) = (asked.draft.system(), asked.words());
    let answer = plain(&report)?;
    set(&answer, "faults", plain(&said(&report.faults, &words))?)?;
    add_to_sheets(&answer, &report.sheets, system, &words)?;
    let others = Array::from(&Reflect::get(&answer, &"others".into())?);
    for (other, object) in report.others.iter().zip(others.iter()) {
        add_to_sheets(&object, &other.sheets, system, &words)?;
    }
    let best = Array::from(&Reflect::get(&answer, &"sheets".into())?).get(0);
    set(&answer, "best", if best.is_undefined() { JsValue::NULL } else { best })?;
    if asked.options.asked {
        set(&answer, "asked", plain(&asked.engine.asked(&asked.draft))?)?;
    } else {
        Reflect::delete_property(answer.unchecked_ref::<Object>(), &"asked".into())?;
    }
    Ok(answer)
}

/// Adds to the sheets of a plain object what each of them counts, by name.
fn add_to_sheets(
    owner: &JsValue,
    sheets: &[Sheet],
    system: &System,
    words: &Catalogue,
) -> Result<(), JsValue> {
    let plain_sheets = Array::from(&Reflect::get(owner, &"sheets".into())?);
    for (sheet, object) in sheets.iter().zip(plain_sheets.iter()) {
        set(&object, "counted", plain(&counted(sheet, words))?)?;
        set(&object, "dropped", plain(&dropped(sheet, words))?)?;
        if let Some(table) = system.score_table {
            let main: u16 = points_in(sheet, table.main);
            let counts = sheet.counts(table);
            let minor = table.minor.key();
            set_count(&object, table.main.key(), Some(main).filter(|main| *main > 0))?;
            set_count(&object, minor, counts.map(|counts| counts.minor))?;
            set_count(&object, &format!("{minor}_unrounded"), counts.map(|counts| counts.sum))?;
        }
    }
    Ok(())
}

fn points_in(sheet: &Sheet, unit: Unit) -> u16 {
    let rows = sheet.counted.iter().filter(|row| row.fan.unit == unit);
    rows.map(|row| row.points).sum()
}

fn row<'a>(fan: &'static Fan, words: &'a Catalogue) -> Row<'a> {
    let name = explain::fan_name(words, fan);
    let Fan { number, key, unit, .. } = *fan;
    Row { fan: number, key, name, times: 0, points: 0, unit, evidence: Vec::new(), reason: None }
}

fn counted<'a>(sheet: &Sheet, words: &'a Catalogue) -> Vec<Row<'a>> {
    let rows = counted_fans(sheet).into_iter().map(|counted| Row {
        times: counted.times,
        points: counted.points,
        evidence: evidence(sheet.counted.iter().map(|row| (row.fan, row.evidence)), counted.fan),
        ..row(counted.fan, words)
    });
    rows.collect()
}

fn evidence(
    rows: impl Iterator<Item = (&'static Fan, Evidence)>,
    fan: &'static Fan,
) -> Vec<Evidence> {
    rows.filter(|(other, _)| *other == fan).map(|(_, evidence)| evidence).collect()
}

fn dropped<'a>(sheet: &'a Sheet, words: &'a Catalogue) -> Vec<Row<'a>> {
    let rows = sheet.dropped_once().map(|first| {
        let (fan, reason) = (sheet.dropped[first].fan, &sheet.dropped[first].reason);
        let evidence: Vec<Evidence> = sheet.dropped_like(first).map(|row| row.evidence).collect();
        let points = together(fan.unit, sheet.dropped_like(first).map(|row| i32::from(row.points)));
        Row { times: evidence.len(), points, evidence, reason: Some(reason), ..row(fan, words) }
    });
    rows.collect()
}

fn set_count(object: &JsValue, field: &str, count: Option<u16>) -> Result<(), JsValue> {
    set(object, field, count.map_or(JsValue::NULL, JsValue::from))
}

fn set(object: &JsValue, field: &str, value: JsValue) -> Result<(), JsValue> {
    Reflect::set(object, &field.into(), &value).map(|_| ())
}
