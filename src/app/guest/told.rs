//! What the page around a guest is told of its hand.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::draft::Draft;
use crate::link;
use crate::report::{Report, Standing};
use crate::text::explain;

use super::super::kit::Ui;
use super::super::state::Notice;
use super::super::{summary, worth};

fn put(object: &Object, name: &str, value: impl Into<JsValue>) {
    // A plain object takes everything.
    let _ = Reflect::set(object, &name.into(), &value.into());
}

/// A plain object: link, rules, standing, total, wins, summary, payment, fans, faults.
pub fn told(ui: Ui, draft: &Draft, report: &Report, notice: Option<&Notice>) -> Object {
    let told = Object::new();
    let summary = summary::summarize(ui, draft, report, 0);
    let sheet = report.sheets.first();
    let total = report.splits.first().map(|split| split.total).or(sheet.map(|s| s.total));
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let paid = report.ledger.as_ref().map(|ledger| summary::who_pays(ui, draft, ledger));
    let mut words = [&*summary.total, &*summary.unit].join(" ").trim().to_owned();
    if !summary.verdict.is_empty() {
        words = [&*words, &*summary.verdict].join(" · ");
    }
    put(&told, "link", link::encode(draft));
    put(&told, "rules", draft.rules().key());
    put(&told, "standing", summary.tone);
    put(&told, "total", total.map_or(JsValue::NULL, |total| f64::from(total).into()));
    put(&told, "wins", wins);
    put(&told, "summary", words);
    put(&told, "payment", paid.unwrap_or_default());
    let (fans, faults) = (Array::new(), Array::new());
    let catalogue = ui.catalogue();
    for row in sheet.map_or_else(Vec::new, |sheet| worth::rows(draft.rules(), sheet)) {
        let fan = Object::new();
        put(&fan, "number", row.fan.number);
        put(&fan, "key", row.fan.key);
        put(&fan, "name", explain::fan_name(&catalogue, row.fan));
        put(&fan, "points", row.points);
        put(&fan, "times", row.times as f64);
        fans.push(&fan);
    }
    let said = match notice {
        Some(Notice::Faults(_, faults)) => &faults[..],
        _ => &[],
    };
    for fault in report.faults.iter().chain(said) {
        faults.push(&fault.sentence(&catalogue).to_string().into());
    }
    put(&told, "fans", fans);
    put(&told, "faults", faults);
    told
}
