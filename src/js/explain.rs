//! Explanations: why the fans of a reading count, or what is in their way, in words.

use serde::Serialize;

use crate::scoring::comparison::points;
use crate::scoring::driver::Examined;
use crate::scoring::{Evidence, Reason, Sheet, Standing, Transfer, Wait, Worth};
use crate::system::{Fan, System, Unit};
use crate::text::summary::notes;
use crate::text::{Catalogue, Sentence, explain as text, missing, note, payments, transfers};
use crate::tiles::{Seat, Tile};

use super::problem::Problem;
use super::request::Asked;
use super::{Answer, plain};

/// Everything there is to say about a reading.
#[derive(Serialize)]
struct Explanation<'a> {
    language: &'static str,
    fans: Vec<FanExplanation<'a>>,
    waits: Vec<BarredWait>,
    notes: Vec<Said>,
    missing: Vec<Said>,
    payments: Vec<Payment>,
    /// Who pays whom in all, in words; empty while that is open.
    paid: String,
}

/// A fan of a reading, in words.
#[derive(Serialize)]
struct FanExplanation<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'static str>,
    fan: u8,
    key: &'static str,
    name: &'a str,
    definition: Said,
    verdict: &'static str,
    times: usize,
    points: i32,
    unit: Unit,
    why: Vec<Said>,
    dropped: Vec<Dropped<'a>>,
    obstacle: Option<Said>,
}

#[derive(Serialize)]
struct Dropped<'a> {
    by: Option<u8>,
    reason: Said,
    principle: Option<&'a str>,
}

/// Why a wait does not win by discard, or self-drawn.
#[derive(Serialize)]
struct BarredWait {
    tile: Tile,
    discard: Option<Said>,
    self_drawn: Option<Said>,
}

impl BarredWait {
    /// What is said of a wait; `None` if it wins in both ways.
    fn of(wait: &Wait, words: &Catalogue) -> Option<BarredWait> {
        let why = |worth: &Worth| Some(note::sentence(worth.why.as_ref()?, words).into());
        let (discard, self_drawn) = (why(&wait.discard), why(&wait.self_drawn));
        let is_barred = discard.is_some() || self_drawn.is_some();
        is_barred.then_some(BarredWait { tile: wait.tile, discard, self_drawn })
    }
}

/// Transfers that differ only in who pays or in who is paid.
#[derive(Serialize)]
struct Payment {
    /// Empty: the table pays.
    from: Vec<Seat>,
    /// Empty: nobody is paid, as of a fine, or it is put on the table, as a stick is.
    to: Vec<Seat>,
    amount: i32,
    formula: String,
    reason: String,
    text: String,
}

impl Payment {
    fn new(row: transfers::Row, words: &Catalogue) -> Payment {
        let seats = |side: fn(&Transfer) -> Option<Seat>| {
            let mut seats: Vec<Seat> = row.transfers.iter().filter_map(side).collect();
            seats.dedup();
            seats
        };
        Payment {
            from: seats(|transfer| transfer.from),
            to: seats(|transfer| transfer.to),
            amount: row.transfers[0].amount,
            text: row.sentence(words),
            formula: row.formula,
            reason: row.reason,
        }
    }
}

/// A sentence: as text, and in pieces with the tiles apart.
#[derive(Serialize)]
struct Said {
    text: String,
    spans: Sentence,
}

impl From<Sentence> for Said {
    fn from(spans: Sentence) -> Said {
        Said { text: spans.to_string(), spans }
    }
}

/// Explains the fan that is asked about, or else all that counts and all that was dropped.
pub fn explain(asked: &Asked) -> Answer {
    let examined = asked.examine()?;
    let report = &examined.report;
    let words = asked.words();
    let options = &asked.options;
    let reading = AskedReading::find(asked, &examined, &words);
    if let Some(fan) = &options.fan {
        let rules = asked.draft.system();
        let fan = find(rules, fan).ok_or_else(|| Problem::unknown_fan(fan, rules))?;
        let said =
            reading.and_then(|reading| reading.explain(fan)).ok_or_else(Problem::no_sheet)?;
        return plain(&FanExplanation { language: Some(words.language().tag()), ..said });
    }
    // An unfinished hand has no reading, but notes and payments all the same.
    if reading.is_none() && (options.place, options.sheet) != (0, 0) {
        return Err(Problem::no_sheet().into());
    }
    plain(&Explanation {
        language: words.language().tag(),
        fans: reading.map_or_else(Vec::new, |reading| reading.explain_all()),
        waits: match &report.standing {
            Standing::Ready { waits } => {
                waits.iter().filter_map(|wait| BarredWait::of(wait, &words)).collect()
            }
            _ => Vec::new(),
        },
        notes: notes(&asked.draft, report, options.sheet, &words)
            .into_iter()
            .map(Said::from)
            .collect(),
        missing: report
            .missing
            .iter()
            .map(|missing| note::sentence(&missing.note, &words).into())
            .collect(),
        payments: report.ledger.as_ref().map_or_else(Vec::new, |ledger| {
            let rows = transfers::rows(ledger, &words).into_iter();
            rows.map(|row| Payment::new(row, &words)).collect()
        }),
        paid: payments::of_report(report, &words).unwrap_or_default(),
    })
}

/// The fan of a key or a number.
fn find(rules: &System, fan: &str) -> Option<&'static Fan> {
    rules.fans.iter().find(|f| f.key == fan || f.number.to_string() == fan)
}

/// The reading of a hand that is asked about, with what its answers need.
struct AskedReading<'a> {
    asked: &'a Asked,
    examined: &'a Examined,
    sheet: &'a Sheet,
    words: &'a Catalogue,
}

impl<'a> AskedReading<'a> {
    /// The reading that is asked about.
    fn find(
        asked: &'a Asked,
        examined: &'a Examined,
        words: &'a Catalogue,
    ) -> Option<AskedReading<'a>> {
        let sheet = examined.report.sheets_at(asked.options.place).get(asked.options.sheet)?;
        Some(AskedReading { asked, examined, sheet, words })
    }

    /// All that counts, then all that was dropped, each fan once.
    fn explain_all(&self) -> Vec<FanExplanation<'a>> {
        let mut fans: Vec<&'static Fan> = Vec::new();
        let counted = self.sheet.counted.iter().map(|row| row.fan);
        for fan in counted.chain(self.sheet.dropped.iter().map(|row| row.fan)) {
            if !fans.contains(&fan) {
                fans.push(fan);
            }
        }
        fans.into_iter().filter_map(|fan| self.explain(fan)).collect()
    }

    /// What is said of a fan; `None` where the reading has nothing to say of it.
    fn explain(&self, fan: &'static Fan) -> Option<FanExplanation<'a>> {
        let AskedReading { asked, examined, sheet, words } = *self;
        let (draft, place) = (&asked.draft, asked.options.place);
        let rules = draft.system();
        let counted: Vec<_> = sheet.counted.iter().filter(|row| row.fan == fan).collect();
        let dropped: Vec<_> = sheet.dropped.iter().filter(|row| row.fan == fan).collect();
        let (verdict, evidence, obstacle): (_, Vec<Evidence>, _) = if !counted.is_empty() {
            ("counts", counted.iter().map(|row| row.evidence).collect(), None)
        } else if !dropped.is_empty() {
            ("dropped", dropped.iter().map(|row| row.evidence).collect(), None)
        } else {
            match examined.why_or_nearest(place, asked.options.sheet, fan.number)? {
                // It is not part of the win.
                Ok(evidence) if !fan.is_counted => ("apart", evidence, None),
                // It is true of the hand, but the sheet has no row for it.
                Ok(evidence) => ("dropped", evidence, None),
                Err(missing) => ("absent", Vec::new(), Some(missing)),
            }
        };
        let win = examined.winning_tile(draft, place);
        let why = text::reasons(words, rules, fan, &evidence, &sheet.division, win);
        // What is dropped several times for one reason is told once.
        let reasons = sheet.dropped_once().map(|first| &sheet.dropped[first]);
        let dropped = reasons.filter(|row| row.fan == fan);
        Some(FanExplanation {
            language: None,
            fan: fan.number,
            key: fan.key,
            name: text::fan_name(words, fan),
            definition: text::definition(words, rules, fan).into(),
            verdict,
            times: counted.len(),
            points: points(sheet, fan),
            unit: counted.first().map_or(fan.unit, |row| row.fan.unit),
            why: why.into_iter().map(Into::into).collect(),
            dropped: dropped
                .map(|row| Dropped {
                    by: row.reason.by().map(|by| by.number),
                    reason: text::dropped(words, fan, &row.reason).into(),
                    principle: principle(rules, &row.reason, words),
                })
                .collect(),
            obstacle: obstacle.map(|found| {
                let sheets = examined.report.sheets_at(place);
                missing::missing(words, &found, sheets, asked.options.sheet).into()
            }),
        })
    }
}

/// The name of the principle of the rules by which a fan does not count. `None` if they have none for it.
fn principle<'a>(rules: &System, reason: &Reason, words: &'a Catalogue) -> Option<&'a str> {
    let key = format!("principle.P{}", reason.principle());
    words.find(&key).filter(|_| rules.has_principles)
}
