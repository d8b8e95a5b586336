//! The parts of the screen that show a report: the summary above, the list that explains it, the
//! comparisons and the payments in panels, and the printed page.

pub mod beginning;
pub mod comparison;
pub mod discards;
pub mod expected_payments;
pub mod fans;
pub mod introduction;
pub mod ledger;
pub mod list;
pub mod live_region;
pub mod other_hands;
pub mod other_place;
pub mod paper;
pub mod readings;
pub mod splits;
pub mod summary;
pub mod to_win;
pub mod unfolded_fan;
pub mod waits;
pub mod what_if;

use leptos::prelude::*;

/// The views of the part of the program that shows a report.
#[derive(Clone, Copy, Debug)]
pub struct Views {
    /// The summary at the top.
    pub summary: fn() -> AnyView,
    /// The list of fans, waits or discards of the place that is looked at.
    pub list: fn() -> AnyView,
    /// The printed page.
    pub paper: fn() -> AnyView,
}
