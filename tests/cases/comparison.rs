//! Compares the report of a case with what the case expects.

use hule::entry::{Draft, link};
use hule::rules;
use hule::scoring::{Examined, Report, Sheet, Transfer};
use hule::tiles::{BySeat, Seat};
use serde_json::{Value, json};

/// The differences between a case and what the calculator says.
pub struct Comparison {
    id: String,
    mismatches: Vec<String>,
}

impl Comparison {
    /// Nothing compared yet.
    pub fn new(case: &Value) -> Comparison {
        Comparison { id: case["id"].as_str().unwrap_or("?").to_owned(), mismatches: Vec::new() }
    }

    /// Notes a difference unless both are the same.
    pub fn same(&mut self, what: &str, expected: &Value, got: impl Into<Value>) {
        let got = got.into();
        if *expected != got {
            self.differs(what, &format!("expected {expected}, got {got}"));
        }
    }

    /// Notes a difference unless something holds.
    pub fn holds(&mut self, what: &str, holds: bool) {
        if !holds {
            self.differs(what, "does not hold");
        }
    }

    fn differs(&mut self, what: &str, how: &str) {
        self.mismatches.push(format!("{}: {what}: {how}", self.id));
    }

    /// A sentence for each difference.
    pub fn differences(self) -> Vec<String> {
        self.mismatches
    }

    /// The report of a draft, compared with itself: it has no faults, its payments sum to what was taken from the
    /// table, its
    /// link leads back to it, and every fan that counts in the best reading of a hand says why.
    ///
    /// # Errors
    /// The rule system has no engine.
    pub fn report(&mut self, what: &str, draft: &Draft) -> Result<Report, String> {
        let engine = rules::engine(draft.system()).ok_or("no engine")?;
        let mut examined = engine.examine(draft);
        examined.finish();
        let faults: Vec<String> = examined.report.faults.iter().map(ToString::to_string).collect();
        self.same(&format!("{what} faults"), &json!([]), json!(faults));
        if let Some(ledger) = &examined.report.ledger {
            let all: i32 = ledger.net.iter().map(|(_, net)| net).sum();
            self.same(
                &format!("{what} sum with the bank"),
                &json!(ledger.taken),
                all + ledger.bank,
            );
            let mut net = BySeat::from_fn(|_| 0);
            for transfer in &ledger.transfers {
                if let Some(from) = transfer.from {
                    net[from] -= transfer.formula.amount();
                }
                if let Some(to) = transfer.to {
                    net[to] += transfer.formula.amount();
                }
            }
            self.same(&format!("{what} sum of the payments"), &by_seat(&ledger.net), by_seat(&net));
            let is_said = |t: &Transfer| t.amount > 0 && t.amount == t.formula.amount();
            self.holds(&format!("{what} formulas"), ledger.transfers.iter().all(is_said));
        }
        self.link_leads_back(what, draft, &examined.report);
        self.fans_say_why(what, &examined);
        Ok(examined.report)
    }

    /// The link of a draft means the same draft, or one with the same report.
    fn link_leads_back(&mut self, what: &str, draft: &Draft, report: &Report) {
        let link = link::encode(draft);
        let same = link::decode(&link, rules::SYSTEMS)
            .is_ok_and(|again| again == *draft || rules::score(&again) == *report);
        self.holds(&format!("{what} link {link}"), same);
    }

    fn fans_say_why(&mut self, what: &str, examined: &Examined) {
        let others = examined.report.others.iter().map(|other| other.place);
        for place in std::iter::once(0).chain(others) {
            for counted in examined.report.sheets_at(place).first().map_or(&[][..], |s| &s.counted)
            {
                let why = examined.why(place, 0, counted.fan.number).and_then(Result::ok);
                let says = why.is_some_and(|evidence| evidence.contains(&counted.evidence));
                self.holds(&format!("{what} fan {} of place {place}", counted.fan.number), says);
            }
        }
    }
}

/// The net of each seat by its letter, 0 while nothing is paid.
pub fn net(report: &Report) -> Value {
    by_seat(&report.ledger.as_ref().map(|ledger| ledger.net).unwrap_or_default())
}

/// Values by the letters of the seats.
pub fn by_seat<T: Into<Value> + Copy>(values: &BySeat<T>) -> Value {
    values.iter().map(|(seat, value)| (seat.letter().to_owned(), (*value).into())).collect()
}

/// The letter of a seat, or null.
pub fn letter(seat: Option<Seat>) -> Value {
    seat.map(Seat::letter).into()
}

/// The best reading of the hand of a seat.
pub fn best<'a>(draft: &Draft, report: &'a Report, seat: Seat) -> Option<&'a Sheet> {
    let own = draft.seat(0)?;
    report.sheets_at(own.places_to(seat)).first()
}

/// Whether there is a note with a key that begins like this.
pub fn has_note(report: &Report, key: &str) -> bool {
    report.notes.iter().any(|note| note.key.starts_with(key))
}

/// The player that the note with this key is about.
pub fn noted_seat(report: &Report, key: &str) -> Option<Seat> {
    report.notes.iter().find(|note| note.key == key)?.seat
}
