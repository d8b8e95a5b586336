//! Practice: an exercise is drawn, the player answers it, and the answer is marked.
//!
//! An [`Exercise`] is a question about a hand that was drawn; its [`Address`] holds that hand, so that a
//! link repeats it. The hand of the [day](day) is drawn from the date. The [`Facts`] are what is shown of
//! a hand: all that the answer depends on. A [`Round`] is the state of one exercise: what was chosen so
//! far, and the marks. The [`Progress`] is what is kept of all of them; it says what was missed and should
//! come again. Nothing here knows a rule: the right answers are those of the [`Report`], and what
//! beginners meet, and the steps of the path, are part of each [rule system](crate::rules::learning).

mod address;
mod answer;
mod date;
pub mod day;
mod dealt;
mod draw;
mod exchange;
mod exercise;
mod facts;
mod groups;
mod hands;
mod known;
mod progress;
mod random;
mod round;
mod schedule;
mod shape;
mod source;
mod tally;
mod task;
mod wish;

use crate::entry::Draft;
use crate::scoring::Report;

pub use crate::rules::learning::{Drill, Kind, Level, Step, is_asked};
pub use address::{Address, VERSION};
pub use answer::{Answer, FanMarks, counted_sheets, mark};
pub use date::Date;
pub use draw::{ask, ask_otherwise, at, draw, draw_seeded, kinds};
pub use exercise::{Candidate, Exercise, Given, Marks, Task, TileMarks};
pub use facts::Facts;
pub use known::first_example;
pub use progress::Progress;
pub use random::Random;
pub use round::Round;
pub use schedule::{Schedule, Subject};
pub use tally::Tally;
pub use wish::Wish;

/// A hand that was drawn, and its report.
struct DrawnHand {
    draft: Draft,
    report: Report,
}
