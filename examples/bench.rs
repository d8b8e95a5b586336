//! Times the core over a file of MCR cases: `cargo run --release --example bench -- FILE [SKIP]`.
//!
//! Prints `name nanoseconds` lines: medians over several rounds of the mean time a hand. SKIP is
//! a file of case ids to leave out, so that another program can be timed over the same hands.

#[allow(dead_code)]
#[path = "../tests/cases/mod.rs"]
mod cases;

use std::collections::HashSet;
use std::hint::black_box;
use std::time::Instant;

use hule::hand::Hand;
use hule::rules::mcr::{self, Deal, Rulings};
use serde_json::Value;

const ROUNDS: usize = 15;

/// The median over the rounds of the mean nanoseconds that `run` takes for an item.
fn time<T>(items: &[T], mut run: impl FnMut(&T)) -> f64 {
    let mut means: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            items.iter().for_each(&mut run);
            start.elapsed().as_nanos() as f64 / items.len() as f64
        })
        .collect();
    means.sort_by(f64::total_cmp);
    means[ROUNDS / 2]
}

/// The median and the worst of the times of single items, each the best of a few tries.
fn time_each<T>(items: &[T], mut run: impl FnMut(&T)) -> (f64, f64) {
    let mut best_of = |item: &T| {
        let tries = (0..5).map(|_| {
            let start = Instant::now();
            run(item);
            start.elapsed().as_nanos() as f64
        });
        tries.fold(f64::INFINITY, f64::min)
    };
    let mut times: Vec<f64> = items.iter().map(&mut best_of).collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() - 1])
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file of cases");
    let skip = arguments
        .next()
        .map(|file| std::fs::read_to_string(file).expect("a file of ids"));
    let skip: HashSet<&str> = skip
        .as_deref()
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let text = std::fs::read_to_string(file).expect("a file of cases");
    let cases = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a case"));
    let deals: Vec<Deal> = cases
        .filter(|case| !skip.contains(case["id"].as_str().unwrap_or_default()))
        .map(|case| cases::mcr::deal(&case, Rulings::default()).expect("a deal"))
        .collect();
    println!("hands {}", deals.len());
    let best = time(&deals, |deal| {
        black_box(mcr::best(black_box(deal)));
    });
    println!("score-best-ns {best:.0}");
    let report = time(&deals, |deal| {
        black_box(mcr::score(black_box(deal)));
    });
    println!("full-report-ns {report:.0}");
    let ready: Vec<(Hand, &Deal)> = deals
        .iter()
        .map(|deal| (deal.hand().with_win(None), deal))
        .collect();
    let (median, worst) = time_each(&ready, |(hand, deal)| {
        black_box(mcr::waits(
            black_box(hand),
            deal.situation(),
            deal.rulings(),
        ));
    });
    println!("waits-median-ns {median:.0}\nwaits-worst-ns {worst:.0}");
}
