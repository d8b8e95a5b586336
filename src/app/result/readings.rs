//! The other readings of a hand.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Button, Division};
use crate::calculator::Action;
use crate::scoring::Sheet;

/// The largest number of other readings that are listed.
const MOST: usize = 12;

/// The readings that are not shown, each with its total; nothing if there are none.
#[component]
pub fn OtherReadings(
    /// All readings, the best first.
    sheets: Vec<Sheet>,
    /// The index of the shown one.
    reading: usize,
) -> impl IntoView {
    let i18n = use_i18n();
    if sheets.len() < 2 {
        return None;
    }
    let best = sheets[0].total;
    let others = sheets.into_iter().enumerate().take(MOST).filter(|(i, _)| *i != reading);
    let rows = others.map(|(index, sheet)| view! { <ReadingRow index sheet best/> });
    let rows = rows.collect_view();
    Some(view! {
        <h2>{i18n.t("ui.readings")}</h2>
        <div class="readings">{rows}</div>
    })
}

/// A reading, with how much less than the best it is worth. A tap shows it.
#[component]
fn ReadingRow(
    index: usize,
    sheet: Sheet,
    /// The total of the best reading.
    best: i32,
) -> impl IntoView {
    let total = sheet.total;
    let less = match best - total {
        0 => "=".to_owned(),
        less => format!("−{less}"),
    };
    view! {
        <Button class="reading" hook=("data-reading", index) press=Action::Reading(index)>
            <b class="points">{total.to_string()}</b>
            <Division sheet/>
            <span class="less">{less}</span>
        </Button>
    }
}
