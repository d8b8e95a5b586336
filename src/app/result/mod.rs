//! The parts of the screen that show a report: the summary above, the list that explains it, the
//! comparisons and the payments in panels, and the printed page.

pub mod beginning;
pub mod comparison;
pub mod discards;
pub mod expected_payments;
pub mod fans;
pub mod ledger;
pub mod list;
pub mod live_region;
pub mod paper;
pub mod places;
pub mod readings;
pub mod splits;
pub mod summary;
pub mod unfolded_fan;
pub mod waits;
pub mod what_if;

use leptos::prelude::*;

/// The views of the part of the program that shows a report's details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Views {
    /// The list of fans, waits or discards of the place that is looked at.
    pub list: fn() -> AnyView,
    /// The printed page.
    pub paper: fn() -> AnyView,
}

// Until its callers are views.
fn elements(view: impl IntoView) -> Vec<crate::app::dom::El> {
    use leptos::tachys::view::{Mountable, Render};
    let state = view.into_view().into_any().build();
    let elements = state.elements().into_iter().map(crate::app::dom::El).collect();
    StoredValue::new_local(Box::new(state) as Box<dyn std::any::Any>);
    elements
}
