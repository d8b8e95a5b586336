//! Practice: an exercise is drawn, the player answers it, and the answer is marked.
//!
//! An [`Exercise`] is drawn from a seed, so that a link repeats it, or from a date: the hand of the
//! [day](day). A [`Round`] is the state of one exercise: what was chosen so far, and the marks. The
//! [`Progress`] is what is kept of all of them; it says what was missed and should come again. Nothing
//! here knows a rule: the right answers are those of the [`Report`], and what beginners meet, and the
//! steps of the path, are part of each [rule system](crate::rules::learning).

mod address;
mod answer;
pub mod day;
mod draw;
mod exchange;
mod exercise;
mod first_dealing;
mod hands;
mod progress;
mod random;
mod record;
mod round;
mod schedule;
mod shape;
mod tally;
mod task;

use crate::entry::Draft;
use crate::scoring::Report;

pub use crate::rules::learning::{Drill, Kind, Level, Step};
pub use address::{Address, Aim};
pub use answer::{Answer, FanMarks, counted_sheets, mark, mark_payment};
pub use draw::{Wish, ask_otherwise, draw, draw_seeded, kinds, of_dealt};
pub use exercise::{Candidate, Exercise, Given, Marks, Task, TileMarks};
pub use first_dealing::{deal, deal_for, deal_with};
pub use progress::Progress;
pub use random::Random;
pub use record::Record;
pub use round::Round;
pub use schedule::{Schedule, Subject};
pub use tally::Tally;

/// The version of the addresses, and of the way in which their exercises are drawn. A new version
/// draws other exercises from the same seed.
pub const VERSION: u8 = 2;

/// A hand that was dealt, and its report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtHand {
    /// The hand with its circumstances.
    pub draft: Draft,
    /// The report of the draft.
    pub report: Report,
}
