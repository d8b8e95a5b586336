//! From a checked draft to its report: fans with evidence, sheets, the ledger, and the driver
//! that runs the flow for every rule system.

pub mod comparison;
pub mod driver;
mod engine;
mod evidence;
mod ledger;
pub mod lookahead;
mod obstacle;
pub mod progress;
mod report;
mod requirement;
mod sheet;
pub mod split_comparison;
mod tie;

pub use driver::Examined;
pub use engine::{Deal, Engine, Hands, Settled, Why};
pub use evidence::Evidence;
pub use ledger::{Formula, Ledger, Transfer};
pub use obstacle::{Obstacle, OwnObstacle, OwnRequirements};
pub use report::{Discard, Note, OtherHand, Payment, Report, Share, Split, Standing, Wait, Worth};

pub use requirement::{Countable, PartRequirement, TileClass, WinRequirement};
pub use sheet::{Counted, Dropped, Reason, Sheet};
