//! From a draft to its report: the driver that runs the flow, the engines that it runs, and what
//! comes out of it: evidence and obstacles, sheets, ledgers, reports.
//!
//! [`Engine`] is what a rule system supplies; [`Report`] is what every caller reads. Comparisons and
//! the lookahead are made from reports.

mod after_deal;
pub mod comparison;
mod deal_result;
mod deal_rules;
mod detection;
pub mod driver;
mod engine;
mod entered_win;
mod every_reading;
mod evidence;
mod facts;
pub(crate) mod fan_table;
mod final_score;
mod flow;
mod formula;
mod game_rules;
mod hand_reading;
mod hand_state;
mod ledger;
pub mod lookahead;
mod marked_parts;
mod measure;
mod missing;
mod near_miss;
pub mod needs;
pub mod next_deal;
mod obstacle;
mod position;
pub mod progress;
mod report;
mod requirement;
pub(crate) mod row;
mod set_sort;
mod settled;
mod sheet;
mod shortfall;
pub mod split_comparison;
mod standing;
mod suggestion;
mod tie;
pub mod values;

pub use after_deal::{AfterDeal, DealEnd, EndedDeal, Turn};
pub use deal_result::{DealResult, DealWin};
pub use deal_rules::{DealRules, ReadForm};
pub use driver::Examined;
pub use engine::{Deal, Engine, Readings, Scored, Why};
pub use entered_win::EnteredWin;
pub use every_reading::{best_first, completes, completing_kinds, each_division, sheets, waits};
pub use evidence::Evidence;
pub use facts::{Facts, Kinds};
pub use final_score::{
    FinalScore, FinalScores, Leftover, Places, Rounding, Settlement, Ties, UNIT, in_units,
};
pub use flow::{Flow, Receiver};
pub use formula::{Formula, Limit};
pub use game_rules::{GameRules, dealer_where_east_stays};
pub use hand_reading::{Reading, WaitShape};
pub use hand_state::HandState;
pub use ledger::{Ledger, Transfer};
pub use measure::{Measure, WantedClasses, WantedKongs, pairs_of};
pub use missing::{EntryPoint, Missing};
pub use next_deal::NextDeal;
pub(crate) use obstacle::own_requirements;
pub use obstacle::{Obstacle, OwnObstacle, OwnRequirements};
pub use position::Position;
pub use report::{Note, OtherHand, Report, Share, Split};
pub use requirement::{Countable, PartRequirement, TileClass, WinRequirement};
pub use set_sort::SetSort;
pub use settled::Settled;
pub use sheet::{Counted, Counts, Dropped, Reason, Sheet};
pub use shortfall::Shortfall;
pub use standing::{Discard, Gain, Payment, Standing, Wait, Worth};
pub use suggestion::Suggestion;
