//! Two lists of the result: the exchanges of tiles after which a hand would win, and its discards,
//! ranked by worth or by speed. One search finds both while the browser is idle.

mod discards;
mod rows;
mod running_search;

use leptos::prelude::*;

use crate::app::result::to_win::Views;

/// The views of this part of the program.
pub const VIEWS: Views = Views {
    ways: || view! { <rows::Ways search=running_search::begin()/> }.into_any(),
    discards: |discards| view! { <discards::RankedDiscards discards/> }.into_any(),
};
