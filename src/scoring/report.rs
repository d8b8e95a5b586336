//! The report: everything there is to say about a draft, in one serialisable value.
//!
//! ```json
//! { "rules": "mcr", "preset": "green-book", "rulings": ["…"], "faults": [],
//!   "standing": { "kind": "complete", "wins": true, "needed": 8 },
//!   "sheets": [ { "division": …, "won": …, "counted": […], "dropped": […], "total": 34 } ],
//!   "ledger": { "transfers": […], "net": { "E": -8, … } }, "asked": […] }
//! ```

use std::ops::Deref;

use serde::Serialize;

use crate::entry::{Asked, Draft, Fault};
use crate::scoring::{Settled, Sheet, Standing};
use crate::tiles::{Seat, Tile, TileSet};

/// Everything there is to say about a draft.
///
/// [`rules::score`](crate::rules::score) makes it. If there are faults, the rest of the report is
/// empty; otherwise [`standing`](Settled::standing) says how far the hand is, and tells which other fields are
/// filled.
///
/// ```
/// use hule::entry::{Draft, FaultCode};
/// use hule::rules;
/// use hule::scoring::Standing;
///
/// let mut draft = Draft::new(rules::system("mcr").unwrap());
/// draft.read(0, "123m123p123s78s99p+9s").unwrap();
/// let report = rules::score(&draft);
/// assert!(matches!(report.standing, Standing::Complete { wins: true, .. }));
/// assert_eq!(report.sheets[0].total, 17);
///
/// draft.read(0, "11111m").unwrap();
/// let report = rules::score(&draft);
/// assert_eq!(report.faults[0].code, FaultCode::FIVE_OF_A_KIND);
/// assert!(report.sheets.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Report {
    /// The key of the rule system.
    pub rules: &'static str,
    /// The key of the preset with exactly these rulings; `None` if no preset has them.
    pub preset: Option<&'static str>,
    /// The keys of the rulings that are on.
    pub rulings: Vec<&'static str>,
    /// Everything that is wrong with the draft. If there is anything, nothing is scored.
    pub faults: Vec<Fault>,
    /// The wild tiles: those that may stand for other tiles. Most rule systems have none.
    #[serde(skip_serializing_if = "is_empty")]
    pub wild: TileSet,
    /// What the deal comes to. Its fields are those of the report: `report.standing`.
    #[serde(flatten)]
    pub settled: Settled,
    /// The questions that matter for the draft. Impossible answers are not marked here; the method
    /// `asked` of an [`Engine`](crate::scoring::Engine) marks them.
    pub asked: Vec<Asked>,
}

/// Whether a set of tiles is empty, for serde.
fn is_empty(tiles: &TileSet) -> bool {
    tiles.is_empty()
}

impl Report {
    /// A report with the rule system, its rulings and the questions, and with nothing scored.
    pub fn new(draft: &Draft, asked: Vec<Asked>) -> Report {
        Report {
            rules: draft.system().key,
            preset: draft.preset(),
            rulings: draft.rulings_on().collect(),
            faults: Vec::new(),
            wild: TileSet::EMPTY,
            settled: Settled::new(Standing::Faulty),
            asked,
        }
    }
}

impl Report {
    /// Whether the hand is not impossible but something of it has not been entered yet, such as an
    /// answer without which nothing can be scored.
    pub fn is_open(&self) -> bool {
        !self.faults.is_empty() && self.faults.iter().all(|fault| fault.code.is_open())
    }
}

impl Deref for Report {
    type Target = Settled;

    fn deref(&self) -> &Settled {
        &self.settled
    }
}

/// The hand of another place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherHand {
    /// The place, from 1 on.
    pub place: usize,
    /// The seat of its player, if that is known.
    pub seat: Option<Seat>,
    /// Its readings, the best first. Empty if its tiles were not entered.
    pub sheets: Vec<Sheet>,
}

/// A way to split shared tiles among the hands of several places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Split {
    /// The hands that win with this split, in the order in which they are declared.
    pub hands: Vec<Share>,
    /// The sum of what the hands are worth.
    pub total: i32,
}

/// The part of the shared tiles that one place has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The place.
    pub place: usize,
    /// Its tiles outside melds, including the winning tile if the hand uses it.
    pub tiles: Vec<Tile>,
    /// Whether the hand uses the winning tile.
    pub uses_win: bool,
    /// What the hand is worth, in points.
    pub points: i32,
}

/// A remark on the result. [`text::note`](crate::text::note) makes a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The key of its sentence in the catalogues, such as `gap.hand`.
    pub key: String,
    /// The player that it is about.
    pub seat: Option<Seat>,
    /// The tiles that it is about.
    pub tiles: Vec<Tile>,
    /// The number that it is about.
    pub value: i32,
    /// The number that it is compared with.
    pub other: i32,
    /// The point of the rules on which tables differ and that it is about. Such a note stands beside the
    /// payments.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<&'static str>,
}

impl Note {
    /// A note about nobody in particular.
    pub fn new(key: impl Into<String>) -> Note {
        Note { key: key.into(), seat: None, tiles: Vec::new(), value: 0, other: 0, ruling: None }
    }

    /// Whether it says that something is missing of the deal and what is assumed instead.
    pub fn is_gap(&self) -> bool {
        self.key.starts_with("gap.") || self.is_of_absent_hand()
    }

    /// Whether it says that a player's hand was not entered and counts nothing.
    pub fn is_of_absent_hand(&self) -> bool {
        matches!(&*self.key, "not-entered" | "gap.hand-worth-nothing")
    }

    /// Whether its sentence names nothing but tiles: no player and no number.
    pub fn is_about_tiles_alone(&self) -> bool {
        self.seat.is_none() && self.value == 0 && self.other == 0
    }

    /// A note about a player.
    pub fn of(key: impl Into<String>, seat: Seat) -> Note {
        Note { seat: Some(seat), ..Note::new(key) }
    }

    /// About these tiles.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Note {
        self.tiles = tiles.into_iter().collect();
        self
    }

    /// About this point of the rules.
    #[must_use]
    pub fn about(mut self, ruling: &'static str) -> Note {
        self.ruling = Some(ruling);
        self
    }

    /// About this number.
    #[must_use]
    pub fn value(mut self, value: i32) -> Note {
        self.value = value;
        self
    }
}
