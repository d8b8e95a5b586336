//! The running totals as a chart: a line for each player, from the points at the start over every
//! deal. Distances are parts of the whole, so that screens and pictures of any size can draw it.

use std::fmt::Write;

use super::{Session, Sheet};
use crate::sorting::Sort;

/// The most lines of the scale.
const MOST_TICKS: i32 = 6;

/// The least number of points from the bottom to the top.
const LEAST_HEIGHT: i32 = 10;

/// A chart of the running totals.
///
/// ```
/// # use hule::rules;
/// use hule::session::{Chart, Deal, Entry, Origin, Session, Sheet};
///
/// let mcr = rules::system("mcr").unwrap();
/// let mut session = Session::new(mcr, ["Anna", "Ben", "Cem", "Dora"]);
/// session.deals.push(Deal::new(Entry::win(1, Origin::Player(2), 24)));
///
/// let chart = Chart::of(&session, &Sheet::of(&session, rules::engine(mcr).unwrap()));
/// assert_eq!(chart.lines[1], [0, 48]);
/// assert_eq!(chart.ticks, [-40, -20, 0, 20, 40, 60]);
/// assert_eq!((chart.x(0), chart.x(1)), (0.0, 1.0));
/// assert_eq!((chart.y(60), chart.y(-40)), (0.0, 1.0));
/// assert_eq!(chart.path(1, 200.0, 100.0), "M0.0 60.0L200.0 12.0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The totals of each player: at the start, and after each deal.
    pub lines: Vec<Vec<i32>>,
    /// The numbers of the scale, from the lowest. All totals are between the first and the last.
    pub ticks: Vec<i32>,
}

impl Chart {
    /// The chart of a session and its sheet.
    pub fn of(session: &Session, sheet: &Sheet) -> Chart {
        let total = |player: usize| {
            let after = sheet.deals.iter().map(move |row| row.totals[player]);
            [session.start].into_iter().chain(after).collect()
        };
        let lines: Vec<Vec<i32>> = (0..sheet.totals.len()).map(total).collect();
        let ticks = ticks(lines.iter().flatten().copied());
        Chart { lines, ticks }
    }

    /// The number of deals.
    pub fn deals(&self) -> usize {
        self.lines.first().map_or(0, |line| line.len() - 1)
    }

    /// How far to the right the totals after so many deals are: 0 at the start, 1 after the last.
    pub fn x(&self, after: usize) -> f64 {
        after as f64 / self.deals().max(1) as f64
    }

    /// How far below the top a total is: 0 for the highest number of the scale, 1 for the lowest.
    pub fn y(&self, total: i32) -> f64 {
        let (low, high) = (self.ticks[0], self.ticks[self.ticks.len() - 1]);
        f64::from(high - total) / f64::from(high - low)
    }

    /// The length of the longest number of the scale, in digits, with its sign. A drawing leaves so much room
    /// for them.
    pub fn longest_tick(&self) -> usize {
        self.ticks.iter().map(|tick| tick.to_string().len()).max().unwrap_or_default()
    }

    /// The line of a player as the data of a path in SVG, in a chart of this size.
    pub fn path(&self, player: usize, width: f64, height: f64) -> String {
        let mut path = String::new();
        for (after, total) in self.lines[player].iter().enumerate() {
            let (x, y) = (self.x(after) * width, self.y(*total) * height);
            let step = if after == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{step}{x:.1} {y:.1}");
        }
        path
    }

    /// How far below the top the name of each player stands beside the end of the line: as near as
    /// it can, `apart` from the other names, and within the chart.
    pub fn name_heights(&self, apart: f64) -> Vec<f64> {
        let ends: Vec<f64> = self.lines.iter().map(|line| self.y(line[line.len() - 1])).collect();
        let mut order: Vec<usize> = (0..ends.len()).collect();
        order.arrange_by(|a, b| ends[*a].total_cmp(&ends[*b]));
        let mut heights = ends;
        let mut free = 0.0;
        for player in &order {
            heights[*player] = f64::max(heights[*player], free);
            free = heights[*player] + apart;
        }
        // What was pushed out at the bottom pushes the others up again.
        let mut free = 1.0;
        for player in order.iter().rev() {
            heights[*player] = f64::min(heights[*player], free);
            free = heights[*player] - apart;
        }
        heights
    }
}

/// Round numbers with equal distances that enclose all totals.
fn ticks(totals: impl Iterator<Item = i32> + Clone) -> Vec<i32> {
    let low = totals.clone().min().unwrap_or_default();
    // Where nothing has changed yet, the line stands at the bottom of a scale.
    let high = totals.max().unwrap_or_default().max(low.saturating_add(LEAST_HEIGHT));
    let enclosing = |step: i32| {
        (low.div_euclid(step), high.div_euclid(step) + i32::from(high.rem_euclid(step) > 0))
    };
    let mut steps = (0..).flat_map(|power| {
        [1, 2, 5].map(|digit: i32| digit.saturating_mul(10_i32.saturating_pow(power)))
    });
    let fits = |step: &i32| {
        let (first, last) = enclosing(*step);
        last - first < MOST_TICKS
    };
    let step = steps.find(fits).unwrap_or(i32::MAX);
    let (first, last) = enclosing(step);
    (first..=last).map(|number| number.saturating_mul(step)).collect()
}
