//! Short forms of the flow for tests.

use hule::entry::{Asked, Draft, Fault, link};
use hule::rules;
use hule::scoring::{Engine, Examined, Report, Why};
use hule::system::Answer;
use hule::text::{Catalogue, missing};

/// The engine of a draft's rule system.
pub fn engine(draft: &Draft) -> &'static dyn Engine {
    rules::engine(draft.system()).expect("a system of the registry")
}

/// The report of a draft with its deal, without the parts that take long to find.
pub fn examine(draft: &Draft) -> Examined {
    engine(draft).examine(draft)
}

/// The report of a draft, without the parts that take long to find.
pub fn quick(draft: &Draft) -> Report {
    examine(draft).report
}

/// What the player of a draft earns: the least and the most, while it is open who pays. `None` if
/// nothing is known of the payments.
pub fn earned(draft: &Draft) -> Option<(i32, i32)> {
    let (report, seat) = (quick(draft), draft.own_seat());
    let ledger = report.ledger.iter().map(|ledger| ledger.net[seat]);
    let nets: Vec<i32> = ledger.chain(report.payments.iter().map(|p| p.net[seat])).collect();
    Some((*nets.iter().min()?, *nets.iter().max()?))
}

/// Whether both are known and the second draft earns less than the first, in the least or in the most.
pub fn earns_less(now: &Draft, then: &Draft) -> bool {
    let both = earned(now).zip(earned(then));
    both.is_some_and(|(now, then)| then.0 < now.0 || then.1 < now.1)
}

/// The faults of a draft.
pub fn faults(draft: &Draft) -> Vec<Fault> {
    engine(draft).faults(draft)
}

/// The questions of a draft, with the answers that are impossible.
pub fn asked(draft: &Draft) -> Vec<Asked> {
    engine(draft).asked(draft)
}

/// Why a fan applies to a sheet of the first place.
pub fn why(draft: &Draft, sheet: usize, fan: u8) -> Option<Why> {
    why_at(draft, 0, sheet, fan)
}

/// Why a fan applies to a sheet of a place.
pub fn why_at(draft: &Draft, place: usize, sheet: usize, fan: u8) -> Option<Why> {
    examine(draft).why(place, sheet, fan)
}

/// What is missing of a fan that does not apply to a sheet of the first place, in words.
pub fn missing(catalogue: &Catalogue, draft: &Draft, sheet: usize, fan: u8) -> String {
    missing_at(catalogue, &examine(draft), 0, sheet, fan)
}

/// Like [`missing`], for a place of a draft that was examined.
pub fn missing_at(
    catalogue: &Catalogue,
    examined: &Examined,
    place: usize,
    sheet: usize,
    fan: u8,
) -> String {
    match examined.why_or_nearest(place, sheet, fan) {
        Some(Err(shortfall)) => {
            let sheets = examined.report.sheets_at(place);
            missing::missing(catalogue, &shortfall, sheets, sheet).to_string()
        }
        other => panic!("fan {fan}: {other:?}"),
    }
}

/// Answers a question with an answer that is written as text, and reconciles the others.
pub fn answer(draft: &mut Draft, key: &str, answer: &str) {
    answer_at(draft, key, 0, answer);
}

/// Like [`answer`], for a place.
pub fn answer_at(draft: &mut Draft, key: &str, place: usize, answer: &str) {
    let question = draft.system().question(key).expect("a question");
    let answer = question.parse(answer).expect("an answer");
    engine(draft).answer(draft, question, place, answer).expect("asked of this place");
}

/// The answer to the question with this key, if the rule system has one.
pub fn answer_to(draft: &Draft, key: &str) -> Option<Answer> {
    draft.answer(draft.system().question(key)?)
}

/// Takes back the answer to the question with this key, if the rule system has one.
pub fn forget(draft: &mut Draft, key: &str) {
    if let Some(question) = draft.system().question(key) {
        draft.forget(question, 0);
    }
}

/// The draft of a link.
pub fn decode(link: &str) -> Result<Draft, Vec<Fault>> {
    Ok(link::decode(link, rules::SYSTEMS)?)
}
