//! What would make a hand win, and its discards by worth or by speed. Both are searched for while the
//! browser has nothing else to do.

mod counting;
mod discards;
mod rows;

use leptos::prelude::*;

use crate::app::result::to_win::Views;

/// The views of this part of the program.
pub const VIEWS: Views = Views {
    ways: || view! { <rows::Ways counted=counting::count()/> }.into_any(),
    discards: |discards| view! { <discards::RankedDiscards discards/> }.into_any(),
};
