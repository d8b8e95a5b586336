//! Prints what is said of hands in every language, a line of JSON for each hand and language:
//! `cargo run --example said -- COUNT <LINKS`, of the first COUNT reference cases of each rule
//! system and then of the links of standard input, one a line. The JavaScript package must say the
//! same (`tests/package/said.test.mjs`).

#[path = "../tests/support/mod.rs"]
mod support;

use hule::scoring::Examined;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use hule::entry::{Draft, Fault, link};
use hule::rules;
use hule::scoring::{Evidence, Report, Sheet, Shortfall};
use hule::system::Fan;
use hule::system::System;
use hule::text::summary::notes;
use hule::text::{Catalogue, Language, Sentence, explain, fault, missing, payments, transfers};
use hule::tiles::Tile;
use serde_json::{Value, json};
use support::drafts;

/// So many readings of a place are explained: all sentences are in the first of them.
const READINGS: usize = 3;

/// A reading of the hand at a place.
struct Reading<'a> {
    place: usize,
    index: usize,
    sheet: &'a Sheet,
    win: Option<Tile>,
    sheets: &'a [Sheet],
    fans: Vec<(&'static Fan, Why)>,
}

/// Why a fan applies, or what is missing of it in the reading that comes nearest.
type Why = Result<Vec<Evidence>, Shortfall>;

impl Reading<'_> {
    /// The first readings of all places.
    fn all<'a>(draft: &Draft, examined: &'a Examined) -> Vec<Reading<'a>> {
        let (rules, report) = (draft.system(), &examined.report);
        let of = |place: usize, (index, sheet): (usize, &'a Sheet)| {
            let why =
                |fan: &'static Fan| Some((fan, examined.why_or_nearest(place, index, fan.number)?));
            let fans = rules.fans.iter().filter_map(why).collect();
            let (win, sheets) = (examined.winning_tile(draft, place), report.sheets_at(place));
            Reading { place, index, sheet, win, sheets, fans }
        };
        let others = report.others.iter().map(|other| (other.place, &other.sheets));
        let places = std::iter::once((0, &report.sheets)).chain(others);
        let first = |(place, sheets): (usize, &'a Vec<Sheet>)| {
            sheets.iter().take(READINGS).enumerate().map(move |sheet| of(place, sheet))
        };
        places.flat_map(first).collect()
    }

    fn said(&self, words: &Catalogue, rules: &System) -> Value {
        let fans = self.fans.iter().map(|(fan, found)| self.fan(words, rules, fan, found));
        json!({ "place": self.place, "sheet": self.index, "fans": fans.collect::<Value>() })
    }

    /// Why a fan applies, why it does not count, and what is in its way.
    fn fan(&self, words: &Catalogue, rules: &System, fan: &Fan, found: &Why) -> Value {
        let (sheet, division) = (self.sheet, &self.sheet.division);
        let counted = sheet.counted.iter().filter(|row| row.fan == fan);
        let dropped: Vec<_> = sheet.dropped.iter().filter(|row| row.fan == fan).collect();
        let mut applies: Vec<Evidence> = counted.map(|row| row.evidence).collect();
        if applies.is_empty() {
            applies.extend(dropped.iter().map(|row| row.evidence));
        }
        if applies.is_empty() {
            applies = found.clone().unwrap_or_default();
        }
        let why = explain::reasons(words, rules, fan, &applies, division, self.win);
        let reasons = sheet.dropped_once().map(|first| &sheet.dropped[first]);
        let reasons = reasons.filter(|row| row.fan == fan).map(|row| {
            let reason = explain::dropped(words, fan, &row.reason);
            let principle = words.find(&format!("principle.P{}", row.reason.principle()));
            let principle = principle.filter(|_| rules.has_principles);
            json!({ "reason": plain(&reason), "principle": principle })
        });
        let missing = |found| missing::missing(words, found, self.sheets, self.index);
        let obstacle = found.as_ref().err().map(missing);
        json!({
            "fan": fan.number,
            "name": explain::fan_name(words, fan),
            "definition": plain(&explain::definition(words, rules, fan)),
            "why": why.iter().map(plain).collect::<Value>(),
            "dropped": reasons.collect::<Value>(),
            "obstacle": obstacle.as_ref().map(plain),
        })
    }
}

/// A sentence as text and in pieces.
fn plain(sentence: &Sentence) -> Value {
    json!({ "text": sentence.to_string(), "spans": sentence })
}

/// Everything there is to say about a draft, with what takes long to find.
fn examine(draft: &Draft) -> Examined {
    let engine = rules::engine(draft.system()).expect("a system of the registry");
    let mut examined = engine.examine(draft);
    examined.finish();
    examined
}

/// What there is to say of a link.
enum Said {
    Faults(Vec<Fault>, Option<&'static str>),
    Hand(Draft, Box<Examined>),
}

impl Said {
    fn of(link: &str) -> Said {
        match link::decode(link, rules::SYSTEMS).map(|draft| (examine(&draft), draft)) {
            Err(faults) => Said::Faults(faults.into(), None),
            Ok((Examined { report, .. }, draft)) if !report.faults.is_empty() => {
                Said::Faults(report.faults, Some(draft.system().key))
            }
            Ok((examined, draft)) => Said::Hand(draft, Box::new(examined)),
        }
    }

    /// In all languages.
    fn plain(&self, words: &[Catalogue]) -> Vec<Value> {
        match self {
            Said::Faults(faults, rules) => {
                let spoken = |words: &Catalogue| match rules {
                    Some(rules) => words.clone().for_system(rules),
                    None => words.clone(),
                };
                words.iter().map(|words| wrong(&spoken(words), faults)).collect()
            }
            Said::Hand(draft, examined) => {
                let readings = Reading::all(draft, examined);
                let report = &examined.report;
                let rules = draft.system();
                let spoken = |words: &Catalogue| words.clone().for_system(rules.key);
                words.iter().map(|words| hand(&spoken(words), draft, report, &readings)).collect()
            }
        }
    }
}

fn wrong(words: &Catalogue, faults: &[Fault]) -> Value {
    let said = faults.iter().map(|fault| fault::sentence(fault, words).to_string());
    json!({ "faults": said.collect::<Vec<_>>() })
}

fn hand(words: &Catalogue, draft: &Draft, report: &Report, readings: &[Reading]) -> Value {
    let rules = draft.system();
    let rows = report.ledger.iter().flat_map(|ledger| transfers::rows(ledger, words));
    let payments = rows.map(
        |row| json!({ "text": row.sentence(words), "formula": row.formula, "reason": row.reason }),
    );
    json!({
        "sheets": report.sheets.iter().map(figures).collect::<Value>(),
        "net": report.ledger.as_ref().map(|ledger| ledger.net),
        "readings": readings.iter().map(|reading| reading.said(words, rules)).collect::<Value>(),
        "notes": notes(draft, report, 0, words).iter().map(plain).collect::<Value>(),
        "payments": payments.collect::<Value>(),
        "paid": payments::of_report(report, words).unwrap_or_default(),
    })
}

/// What a reading comes to, and the numbers of the fans that count, each as often as it does.
fn figures(sheet: &Sheet) -> Value {
    let fans = sheet.counted.iter().map(|row| row.fan.number);
    json!({ "points": sheet.points, "total": sheet.total, "fans": fans.collect::<Vec<_>>() })
}

fn run(count: usize) -> io::Result<()> {
    let words: Vec<Catalogue> = Language::WRITTEN.iter().map(|l| Catalogue::of(*l)).collect();
    let cases = rules::SYSTEMS.iter().flat_map(|rules| drafts::of(rules).into_iter().take(count));
    let links = cases.map(|draft| Ok(link::encode(&draft))).chain(io::stdin().lines());
    let mut out = BufWriter::new(io::stdout().lock());
    for link in links {
        let link = link?;
        for (words, said) in words.iter().zip(Said::of(&link).plain(&words)) {
            let language = words.language().tag();
            writeln!(out, "{}", json!({ "link": link, "language": language, "said": said }))?;
        }
    }
    out.flush()
}

fn main() -> ExitCode {
    let count = std::env::args().nth(1).map_or(Ok(0), |count| count.parse());
    let Ok(count) = count else {
        eprintln!("usage: said [COUNT] (links on standard input, one a line)");
        return ExitCode::from(2);
    };
    match run(count) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("said: {error}");
            ExitCode::FAILURE
        }
    }
}
