//! The chart of the running totals: a line for each player, with the name at its end. The score sheet
//! is the table behind it, so it is a picture with a short description for screen readers.

use leptos::prelude::*;

use super::shown::{Shown, words_of};
use crate::app::context::use_i18n;
use crate::pictures::shortened;
use crate::session::Chart;
use crate::text::session::standing;
use crate::text::{Catalogue, Slot, whole};

/// The size of the drawing in its own units, and what is kept free behind, above and below the lines.
const WIDE: f64 = 360.0;
const HIGH: f64 = 216.0;
const RIGHT: f64 = 94.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 26.0;

/// The width of a digit or a sign of the scale.
const DIGIT: f64 = 6.8;

/// What is kept free between the numbers of the scale and the lines, and before the numbers.
const GAP: f64 = 6.0;

/// The width of a name, in letters.
const NAME: usize = 10;

/// The most numbers of deals below the lines.
const MOST_NUMBERS: usize = 8;

/// The chart. Nothing before the first deal.
#[component]
pub fn ChartView(#[prop(into)] shown: Signal<Shown>) -> impl IntoView {
    let i18n = use_i18n();
    let drawn = move || {
        let shown = shown.get();
        let chart = Chart::of(&shown.session, &shown.sheet);
        (chart.deals() > 0).then(|| {
            let words = words_of(i18n, &shown.session);
            let totals = standing(&shown.session, &shown.sheet.totals, &words);
            let area = Area::of(&chart);
            let label = words.text("session.chart.about", &[("totals", Slot::text(totals))]);
            view! {
                <figure class="chart" data-part="chart">
                    <svg viewBox=format!("0 0 {WIDE} {HIGH}") role="img" aria-label=label>
                        {scale(&chart, &area)}
                        {numbers(&chart, &area)}
                        {lines(&shown, &chart, &area, &words)}
                    </svg>
                </figure>
            }
        })
    };
    view! { {drawn} }
}

/// Where the lines are: from where to the right, and how wide.
struct Area {
    left: f64,
    width: f64,
}

impl Area {
    /// What the longest number of the scale leaves of the drawing.
    fn of(chart: &Chart) -> Area {
        let left = chart.longest_tick() as f64 * DIGIT + 2.0 * GAP;
        Area { left, width: WIDE - left - RIGHT }
    }
}

const HEIGHT: f64 = HIGH - TOP - BOTTOM;

/// The numbers of the scale with their lines.
fn scale(chart: &Chart, area: &Area) -> impl IntoView + use<> {
    let Area { left, width } = *area;
    let line = |tick: &i32| {
        let y = TOP + chart.y(*tick) * HEIGHT;
        view! {
            <path class="tick" data-zero=(*tick == 0).then_some("") d=format!("M{left:.1} {y:.1}h{width:.1}")></path>
            <text class="scale" x=format!("{:.1}", left - GAP) y=y + 4.0 text-anchor="end">{whole(*tick)}</text>
        }
    };
    chart.ticks.iter().map(line).collect_view()
}

/// The numbers of some deals.
fn numbers(chart: &Chart, area: &Area) -> impl IntoView + use<> {
    let Area { left, width } = *area;
    let every = chart.deals().div_ceil(MOST_NUMBERS).max(1);
    let number = |deal: usize| {
        let x = left + chart.x(deal) * width;
        view! { <text class="scale" x=format!("{x:.1}") y=HIGH - 6.0 text-anchor="middle">{deal}</text> }
    };
    (1..=chart.deals()).filter(|deal| deal.is_multiple_of(every)).map(number).collect_view()
}

/// The lines with a mark at their ends, and the names.
fn lines(shown: &Shown, chart: &Chart, area: &Area, words: &Catalogue) -> impl IntoView + use<> {
    let Area { left, width } = *area;
    let heights = chart.name_heights(14.0 / HEIGHT);
    let line = |player: usize| {
        let end = chart.y(shown.sheet.totals[player]) * HEIGHT + TOP;
        let x = left + width;
        let y = heights[player] * HEIGHT + TOP + 4.0;
        view! {
            <g data-line=player>
                <path
                    class="line"
                    d=chart.path(player, width, HEIGHT)
                    transform=format!("translate({left:.1} {TOP})")
                ></path>
                <circle class="end" cx=format!("{x:.1}") cy=format!("{end:.1}") r="3"></circle>
                <text class="name" x=format!("{:.1}", x + 8.0) y=format!("{y:.1}")>{shortened(&shown.name(player, words), NAME)}</text>
            </g>
        }
    };
    shown.players().map(line).collect_view()
}
