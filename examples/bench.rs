//! Times the core: `cargo run --release --example bench -- FILE` with a file of cases of MCR, the
//! hands that another program is timed over.
//!
//! Prints `name nanoseconds` lines for these: medians over several rounds of the mean time a hand.
//! Then a line for the whole reports of every rule system: what they are of, how many there are,
//! the median and the worst nanoseconds.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::time::Instant;

use hule::entry::Draft;
use hule::rules::mcr::{self, Deal};
use hule::rules::score;
use serde_json::Value;
use support::{cases, timed};

const ROUNDS: usize = 15;

/// The median over the rounds of the mean nanoseconds that `run` takes for an item.
fn time<T>(items: &[T], mut run: impl FnMut(&T)) -> f64 {
    let round = |_| {
        let start = Instant::now();
        items.iter().for_each(&mut run);
        start.elapsed().as_nanos() as f64 / items.len() as f64
    };
    median((0..ROUNDS).map(round).collect()).0
}

/// The median and the most.
fn median(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

/// The nanoseconds that a report takes, the best of a few tries.
fn report(draft: &Draft) -> f64 {
    let tries = (0..5).map(|_| {
        let start = Instant::now();
        black_box(score(black_box(draft)));
        start.elapsed().as_nanos() as f64
    });
    tries.fold(f64::INFINITY, f64::min)
}

fn main() {
    let file = std::env::args().nth(1).expect("a file of cases");
    let text = std::fs::read_to_string(file).expect("a file of cases");
    let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a case"));
    let deal = |case: Value| mcr::deal(&cases::draft(&case).expect("a case")).expect("a deal");
    let deals: Vec<Deal> = cases.map(deal).collect();
    println!("hands {}", deals.len());
    let best = time(&deals, |deal| {
        black_box(mcr::best(black_box(deal)));
    });
    println!("score-best-ns {best:.0}");
    let full = time(&deals, |deal| {
        black_box(mcr::sheets(black_box(deal)));
    });
    println!("full-report-ns {full:.0}");
    for timed in hule::rules::KEYS.iter().flat_map(|key| timed::of(key)) {
        let (median, worst) = median(timed.drafts.iter().map(report).collect());
        println!("report {} {} {median:.0} {worst:.0}", timed.name, timed.drafts.len());
    }
}
