//! What would differ: the rulings that would change the result of a hand, and what each would make
//! of it.
//!
//! Each ruling is switched alone, and the changed draft goes through the whole flow. A [`Search`]
//! does this step by step, for callers that may not block.
//!
//! ```
//! use hule::entry::link;
//! use hule::explore::ruling_changes;
//! use hule::rules::{self, SYSTEMS};
//!
//! // One melded and one concealed kong: 4 + 2 points, or a fan of 5.
//! let draft = link::decode("1/mcr/[3333m,1][7777p]88p23467s+5s?from=W", SYSTEMS).unwrap();
//! let engine = rules::engine(draft.system()).unwrap();
//! let changes = ruling_changes::of(engine, &draft, 0);
//! assert_eq!(changes[0].ruling, "melded-plus-concealed-kong-6");
//! assert_eq!((changes[0].on, changes[0].now.total - changes[0].then.total), (false, 1));
//! ```

use crate::entry::Draft;
use crate::scoring::{Engine, Report};

use super::count::Count;

/// What a report comes to for the player of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What the hand counts, or all hands together if one player makes them; 0 if nothing is
    /// counted.
    pub total: i32,
    /// Whether the hand wins.
    pub wins: bool,
    /// What the player wins or loses in the deal, if that is known.
    pub net: Option<i32>,
}

impl Outcome {
    /// The outcome for the hand of a place. `None` if it counts nothing and nothing is paid.
    fn of(draft: &Draft, report: &Report, place: usize) -> Option<Outcome> {
        let count = Count::of(draft, report, place);
        let seat = draft.seat(place);
        let net = report.ledger.as_ref().zip(seat).map(|(ledger, seat)| ledger.net[seat]);
        if count.is_none() && net.is_none() {
            return None;
        }
        let (total, wins) = count.map_or((0, false), |count| (count.total, count.wins));
        Some(Outcome { total, wins, net })
    }
}

/// A ruling that would change the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulingChange {
    /// The key of the ruling.
    pub ruling: &'static str,
    /// Whether the change is to switch it on.
    pub on: bool,
    /// The result as it is.
    pub now: Outcome,
    /// The result with the ruling switched.
    pub then: Outcome,
}

/// A search for the rulings that would change a result, in steps of which each takes about as long
/// as a report.
#[derive(Clone, Debug)]
pub struct Search {
    engine: &'static dyn Engine,
    draft: Draft,
    place: usize,
    /// The result as it is. `None` if there is none that could change.
    now: Option<Outcome>,
    /// The index of the next ruling.
    next: usize,
    found: Vec<RulingChange>,
}

impl Search {
    /// A search for the rulings that would change the result of the hand of a place.
    pub fn new(engine: &'static dyn Engine, draft: &Draft, place: usize) -> Search {
        let now = Outcome::of(draft, &engine.report_as_it_is(draft), place);
        Search { engine, draft: draft.clone(), place, now, next: 0, found: Vec::new() }
    }

    /// Does the next step. Returns `false` if there was none left.
    pub fn step(&mut self) -> bool {
        let rulings = self.draft.system().rulings;
        let (Some(now), Some(ruling)) = (self.now, rulings.get(self.next)) else { return false };
        let on = self.draft.rulings() >> self.next & 1 == 0;
        self.next += 1;
        let mut changed = self.draft.clone();
        if changed.set_ruling(ruling, on).is_ok() {
            let report = self.engine.report_as_it_is(&changed);
            // A ruling that makes the entry impossible is no other count of the same hand.
            let is_possible = report.faults.is_empty();
            let then = Outcome::of(&changed, &report, self.place).filter(|_| is_possible);
            let differs = |then: &Outcome| *then != now;
            self.found.extend(then.filter(differs).map(|then| RulingChange {
                ruling,
                on,
                now,
                then,
            }));
        }
        true
    }

    /// What the search has found, in the order of the rulings.
    pub fn found(self) -> Vec<RulingChange> {
        self.found
    }
}

/// The rulings that would change the result of the hand of a place, in their order.
pub fn of(engine: &'static dyn Engine, draft: &Draft, place: usize) -> Vec<RulingChange> {
    let mut search = Search::new(engine, draft, place);
    while search.step() {}
    search.found()
}
