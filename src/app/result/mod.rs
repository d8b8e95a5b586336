//! The parts of the screen that show a report: the summary above, the list that explains it, the
//! comparisons and the payments in panels, and the printed page.

pub mod answer_bar;
pub mod beginning;
pub mod comparison;
pub mod discards;
pub mod fans;
pub mod ledger;
pub mod list;
pub mod live_region;
pub mod missing;
pub mod next_limit;
pub mod other_hands;
pub mod other_place;
pub mod paper;
pub mod readings;
pub mod rulings;
pub mod splits;
pub mod summary;
pub mod to_win;
pub mod unfolded_fan;
pub mod waits;
pub mod what_if;
