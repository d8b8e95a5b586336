//! Questions asked of the flow: what one change would bring to a hand, what would make it win, and
//! how to make another split of shared tiles the declared one.
//!
//! Everything here changes a draft and asks an engine for its report.

pub mod both_ways;
mod count;
pub mod keep_split;
pub mod ruling_changes;
pub mod ways;
pub mod what_if;
