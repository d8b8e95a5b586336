//! The report of an embedded hand for the page around it.

use crate::entry::{Draft, link};
use crate::scoring::{Report, Standing};
use crate::text::{explain, fault};

use crate::app::context::ui::Ui;
use crate::app::pieces::worth;
use crate::app::result::summary;
use crate::state::Notice;

/// Writes a text as JSON. Control characters become spaces.
fn quoted(text: &str) -> String {
    let mut json = String::from('"');
    for c in text.chars() {
        if matches!(c, '"' | '\\') {
            json.push('\\');
        }
        json.push(if c.is_control() { ' ' } else { c });
    }
    json.push('"');
    json
}

fn list(items: &[String]) -> String {
    ["[", &items.join(","), "]"].concat()
}

fn object(pairs: &[(&str, String)]) -> String {
    let pairs = pairs.iter().map(|(name, value)| [&*quoted(name), ":", value].concat());
    ["{", &Vec::from_iter(pairs).join(","), "}"].concat()
}

/// Writes the report as a JSON object: link, rules, standing, total, wins, summary, payment, fans,
/// faults.
pub fn report_json(ui: Ui, draft: &Draft, report: &Report, notice: Option<&Notice>) -> String {
    let (summary, words) = (summary::summarize(ui, draft, report, 0), ui.catalogue());
    let sheet = report.sheets.first();
    let total = report.splits.first().map(|split| split.total).or(sheet.map(|s| s.total));
    let wins = matches!(report.standing, Standing::Complete { wins: true, .. });
    let mut line = [&*summary.total, &*summary.unit].join(" ").trim().to_owned();
    if !summary.verdict.is_empty() {
        line = [&*line, &*summary.verdict].join(" · ");
    }
    let rows = sheet.map_or_else(Vec::new, |sheet| worth::counted_fans(draft.system(), sheet));
    let fans = rows.iter().map(|row| {
        object(&[
            ("number", row.fan.number.to_string()),
            ("key", quoted(row.fan.key)),
            ("name", quoted(explain::fan_name(&words, row.fan))),
            ("points", row.points.to_string()),
            ("times", row.times.to_string()),
        ])
    });
    let refusals = match notice {
        Some(Notice::Faults(_, faults)) => &faults[..],
        _ => &[],
    };
    let faults = report.faults.iter().chain(refusals);
    let faults = faults.map(|fault| quoted(&fault::sentence(fault, &words).to_string()));
    object(&[
        ("link", quoted(&link::encode(draft))),
        ("rules", quoted(draft.system().key)),
        ("standing", quoted(summary.tone)),
        ("total", total.map_or_else(|| "null".to_owned(), |total| total.to_string())),
        ("wins", wins.to_string()),
        ("summary", quoted(&line)),
        ("payment", quoted(&summary::paid(ui, draft, report).unwrap_or_default())),
        ("fans", list(&Vec::from_iter(fans))),
        ("faults", list(&Vec::from_iter(faults))),
    ])
}
