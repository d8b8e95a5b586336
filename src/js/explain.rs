//! Explanations: why a fan of a reading counts, why not, and what else there is to say.

use serde::Serialize;

use crate::draft::Draft;
use crate::fan::Fan;
use crate::report::Report;
use crate::sheet::Sheet;
use crate::text::{Catalogue, explain};

use super::words::Said;

/// What becomes of a fan in a reading.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    /// It counts.
    Counts,
    /// It is true of the hand, and does not count.
    Dropped,
    /// It is not true of the hand.
    Absent,
}

/// A fan in a reading, in words.
#[derive(Serialize)]
pub struct Explained {
    fan: u8,
    key: &'static str,
    name: String,
    definition: Said,
    verdict: Verdict,
    /// How often it counts.
    times: usize,
    /// What it counts in all.
    points: u16,
    /// Why it applies, once for each time.
    why: Vec<Said>,
    /// Why it is not counted, or not more often.
    dropped: Vec<Dropped>,
    /// The first thing in its way.
    obstacle: Option<Said>,
}

/// Why something is not counted.
#[derive(Serialize)]
struct Dropped {
    /// The number of the fan in its way.
    by: Option<u8>,
    reason: Said,
    /// The principle of MCR behind it.
    principle: Option<String>,
}

/// Everything there is to say about a reading.
#[derive(Serialize)]
pub struct Explanation {
    fans: Vec<Explained>,
    notes: Vec<Said>,
    payments: Vec<Payment>,
}

/// A payment and its reason.
#[derive(Serialize)]
struct Payment {
    from: &'static str,
    to: Option<&'static str>,
    amount: i32,
    formula: String,
    reason: String,
}

/// A reading of a draft's report.
pub struct Reading<'a> {
    pub draft: &'a Draft,
    pub place: usize,
    pub index: usize,
    pub sheet: &'a Sheet,
    pub words: &'a Catalogue,
}

impl<'a> Reading<'a> {
    /// The reading with an index at a place.
    pub fn find(
        draft: &'a Draft,
        report: &'a Report,
        (place, index): (usize, usize),
        words: &'a Catalogue,
    ) -> Option<Reading<'a>> {
        let sheets = match place {
            0 => &report.sheets,
            _ => &report.others.iter().find(|other| other.place == place)?.sheets,
        };
        Some(Reading { draft, place, index, sheet: sheets.get(index)?, words })
    }

    /// A fan in it.
    pub fn fan(&self, fan: &'static Fan) -> Option<Explained> {
        let Reading { draft, sheet, words, .. } = *self;
        let rules = draft.rules();
        let why = rules.why_at(draft, self.place, self.index, fan.number)?;
        let counted: Vec<_> = sheet.counted.iter().filter(|c| c.fan == fan.number).collect();
        let mut explained = Explained {
            fan: fan.number,
            key: fan.key,
            name: explain::fan_name_in(words, rules, fan).to_owned(),
            definition: explain::definition(words, rules, fan).into(),
            verdict: if counted.is_empty() { Verdict::Absent } else { Verdict::Counts },
            times: counted.len(),
            points: counted.iter().map(|c| c.points).sum(),
            why: Vec::new(),
            dropped: Vec::new(),
            obstacle: None,
        };
        let win = draft.place(self.place).and_then(|tiles| tiles.win);
        let mut applies = |evidence| {
            let why = explain::why(words, rules, fan, evidence, &sheet.division, win);
            explained.why.push(why.into());
        };
        counted.iter().for_each(|c| applies(&c.evidence));
        for dropped in sheet.dropped.iter().filter(|d| d.fan == fan.number) {
            if counted.is_empty() {
                explained.verdict = Verdict::Dropped;
                applies(&dropped.evidence);
            }
            let principle = format!("principle.P{}", dropped.reason.principle());
            explained.dropped.push(Dropped {
                by: dropped.reason.by(),
                reason: explain::dropped(words, rules, fan, &dropped.reason).into(),
                principle: words.has(&principle).then(|| words.get(&principle).to_owned()),
            });
        }
        match why {
            Err(obstacle) => {
                let obstacle = explain::obstacle(words, &obstacle, &sheet.division);
                explained.obstacle = Some(obstacle.into());
            }
            // True, but a reading says nothing of it: it goes without saying.
            Ok(evidence) if explained.why.is_empty() => {
                explained.verdict = Verdict::Dropped;
                for evidence in &evidence {
                    let why = explain::why(words, rules, fan, evidence, &sheet.division, win);
                    explained.why.push(why.into());
                }
            }
            Ok(_) => {}
        }
        Some(explained)
    }

    /// All that counts, then all that was dropped, notes and payments.
    pub fn all(&self, report: &Report) -> Explanation {
        let mut numbers: Vec<u8> = Vec::new();
        let counted = self.sheet.counted.iter().map(|c| c.fan);
        for number in counted.chain(self.sheet.dropped.iter().map(|d| d.fan)) {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        let rules = self.draft.rules();
        let fans = numbers.into_iter().filter_map(|number| self.fan(rules.fan(number)?));
        Explanation { fans: fans.collect(), ..Explanation::besides(report, self.words) }
    }
}

impl Explanation {
    /// What there is to say of a report besides a reading.
    pub fn besides(report: &Report, words: &Catalogue) -> Explanation {
        let transfers = report.ledger.iter().flat_map(|ledger| &ledger.transfers);
        let payments = transfers.map(|transfer| Payment {
            from: transfer.from.letter(),
            to: transfer.to.map(|to| to.letter()),
            amount: transfer.amount,
            formula: transfer.formula.to_string(),
            reason: words.get(&format!("ledger.{}", transfer.reason)).to_owned(),
        });
        Explanation {
            fans: Vec::new(),
            notes: report.notes.iter().map(|note| note.sentence(words).into()).collect(),
            payments: payments.collect(),
        }
    }
}
