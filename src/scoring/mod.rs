//! From a draft to its report: the driver that runs the flow, the engines that it runs, and what
//! comes out of it: evidence and obstacles, sheets, ledgers, reports.
//!
//! [`Engine`] is what a rule system supplies; [`Report`] is what every caller reads. Comparisons and
//! the lookahead are made from reports.

pub mod comparison;
pub mod driver;
mod engine;
mod evidence;
mod ledger;
pub mod lookahead;
mod measure;
mod obstacle;
pub mod progress;
mod report;
mod requirement;
mod sheet;
mod shortfall;
pub mod split_comparison;
mod tie;

pub use driver::Examined;
pub use engine::{Deal, Engine, Hands, Settled, Why};
pub use evidence::Evidence;
pub use ledger::{Formula, Ledger, Transfer};
pub use measure::Measure;
pub use obstacle::{Obstacle, OwnObstacle, OwnRequirements};
pub use report::{Discard, Note, OtherHand, Payment, Report, Share, Split, Standing, Wait, Worth};

pub use requirement::{Countable, PartRequirement, TileClass, WinRequirement};
pub use sheet::{Counted, Dropped, Reason, Sheet};
pub use shortfall::Shortfall;
