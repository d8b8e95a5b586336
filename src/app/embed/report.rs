//! The report of an embedded hand, for the page around it.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::app::context::I18n;
use crate::calculator::Notice;
use crate::entry::{Draft, link};
use crate::scoring::{Report, Standing};
use crate::text::fans::{CountedFan, counted_fans};
use crate::text::summary::Summary;
use crate::text::{Catalogue, explain, fault, payments};

/// How it is given: as JSON would have it, so objects are plain and nothing is `undefined`.
const PLAIN: Serializer = Serializer::json_compatible();

/// What a page is told of a hand: the detail of the event `hule-report`, and of the element's `hule-change`. `www/embed/README.md`
/// documents the fields.
#[derive(Serialize)]
pub struct PageReport {
    link: String,
    rules: &'static str,
    standing: &'static str,
    total: Option<i32>,
    wins: bool,
    summary: String,
    payment: String,
    fans: Vec<PageFan>,
    faults: Vec<String>,
}

/// A counted fan, with all its occurrences.
#[derive(Serialize)]
struct PageFan {
    number: u8,
    key: &'static str,
    name: String,
    points: i32,
    times: usize,
}

impl PageFan {
    fn new(counted: CountedFan, words: &Catalogue) -> PageFan {
        let CountedFan { fan, times, points } = counted;
        let name = explain::fan_name(words, fan).to_owned();
        PageFan { number: fan.number, key: fan.key, name, points, times }
    }
}

impl PageReport {
    /// Puts a report in words. Where a notice says why there is no hand, because what was to be shown
    /// can't be read, that is what is wrong. A hand that stays as it is has no part in what was refused.
    pub fn new(i18n: I18n, draft: &Draft, report: &Report, notice: Option<&Notice>) -> PageReport {
        let words = i18n.catalogue();
        let refusals = match notice {
            Some(Notice::Faults(_, faults)) if !draft.has_hand() => &faults[..],
            _ => &[],
        };
        let summary = match refusals {
            [] => Summary::of(draft, report, 0, &words),
            _ => Summary::impossible(&words),
        };
        let mut line = summary.total_with_unit();
        if !summary.verdict.is_empty() {
            line = [&*line, &*summary.verdict].join(" · ");
        }
        let sheet = report.sheets.first();
        let counted = sheet.map_or_else(Vec::new, counted_fans);
        let faults = report.faults.iter().chain(refusals);
        PageReport {
            link: link::encode(draft),
            rules: draft.system().key,
            standing: summary.tone.key(),
            total: report.splits.first().map(|split| split.total).or(sheet.map(|s| s.total)),
            wins: matches!(report.standing, Standing::Complete { wins: true, .. }),
            summary: line,
            payment: payments::of_report(report, &words).unwrap_or_default(),
            fans: counted.into_iter().map(|fan| PageFan::new(fan, &words)).collect(),
            faults: faults.map(|fault| fault::sentence(fault, &words).to_string()).collect(),
        }
    }

    /// The report as a plain object.
    pub fn plain(&self) -> JsValue {
        // Texts, numbers and lists of them can always be given.
        self.serialize(&PLAIN).unwrap_or_default()
    }
}
