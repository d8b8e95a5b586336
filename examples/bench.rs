//! Times the core over a file of cases: `cargo run --release --example bench -- FILE [SKIP]`.
//!
//! Prints `name nanoseconds` lines: medians over several rounds of the mean time a hand, or the
//! median and the worst of single deals. SKIP is a file of case ids of MCR to leave out, so that
//! another program can be timed over the same hands.

#[allow(dead_code)]
#[path = "../tests/cases/mod.rs"]
mod cases;

use std::collections::HashSet;
use std::hint::black_box;
use std::time::Instant;

use hule::hand::Hand;
use hule::rules::classical;
use hule::rules::mcr::{self, Deal, Rulings};
use hule::rules::siamese::{self, Holding};
use hule::rules::sichuan;
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

/// Times whole tables of Chinese Classical: checked, counted and settled.
fn classical_tables(cases: &[Value]) {
    let record = |case| cases::classical::record(case, classical::Rulings::AS_WRITTEN);
    let records: Vec<_> = cases.iter().map(|case| record(case).expect("a deal")).collect();
    let (median, worst) = time_each(&records, |record| {
        let deal = classical::Deal::new(black_box(record)).expect("a deal");
        black_box(classical::score(&deal));
    });
    println!("tables {}", records.len());
    println!("classical-median-ns {median:.0}\nclassical-worst-ns {worst:.0}");
}

/// Nanchang: whole deals, the waits of their winners, and the hands with seven jing.
fn nanchang(cases: &[Value]) {
    use hule::rules::nanchang::{self, Deal, Entered, Rulings, Setup};

    let setups: Vec<Setup> = cases
        .iter()
        .map(|case| cases::nanchang::setup(case, Rulings::DEFAULT).expect("a setup"))
        .collect();
    let checked = |setup: &Setup| Deal::new(setup).ok();
    let deals: Vec<Deal> = setups.iter().filter_map(checked).collect();
    println!("deals {}", deals.len());
    let print = |what: &str, (median, worst): (f64, f64)| {
        println!("nanchang{what}-median-ns {median:.0}\nnanchang{what}-worst-ns {worst:.0}");
    };
    let score = |deal: &Deal| {
        black_box(nanchang::score(black_box(deal)));
    };
    print("", time_each(&deals, score));
    // Every winner's hand once more, with all the jing that it can have and nobody else.
    let seven = setups.iter().filter_map(|setup| {
        let mut setup = setup.clone();
        let (win, jing) = (setup.wins.first()?.seat, nanchang::Jing::turned_up(setup.primary?));
        let Entered::Tiles(mut tiles) = std::mem::take(&mut setup.hands[win]) else {
            return None;
        };
        let mut copies = [(jing.primary, 3), (jing.secondary, 4)];
        let all: Vec<_> =
            tiles.win.iter().copied().chain(tiles.melds.iter().flat_map(|m| m.tiles())).collect();
        copies
            .iter_mut()
            .for_each(|(kind, n)| *n -= all.iter().filter(|t| *t == kind).count().min(*n));
        let mut more = copies.iter().flat_map(|(kind, n)| std::iter::repeat_n(*kind, *n));
        tiles.standing.iter_mut().for_each(|tile| *tile = more.next().unwrap_or(*tile));
        setup.hands = hule::seat::BySeat::from_fn(|_| Entered::Nothing);
        setup.hands[win] = Entered::Tiles(tiles);
        checked(&setup)
    });
    let seven: Vec<Deal> = seven.collect();
    println!("seven-jing-deals {}", seven.len());
    print("-seven-jing", time_each(&seven, score));
    // What the same hands wait for without their winning tiles.
    let ready = |deals: &[Deal]| -> Vec<(Deal, hule::seat::Seat)> {
        deals.iter().filter_map(|deal| Some((deal.before_win()?, deal.win()?.seat))).collect()
    };
    for (what, deals) in [("-waits", &deals), ("-seven-jing-waits", &seven)] {
        let times = time_each(&ready(deals), |(deal, seat)| {
            black_box(nanchang::waits(black_box(deal), *seat));
        });
        print(what, times);
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file of cases");
    let skip = arguments.next().map(|file| std::fs::read_to_string(file).expect("a file of ids"));
    let skip: HashSet<&str> = skip.as_deref().unwrap_or_default().split_whitespace().collect();
    let text = std::fs::read_to_string(file).expect("a file of cases");
    let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a case"));
    let cases: Vec<Value> = cases.collect();
    match cases.first().and_then(|case| case["rules"].as_str()) {
        Some("siamese") => siamese(&cases),
        Some("sichuan") => sichuan(&cases),
        Some("classical") => classical_tables(&cases),
        Some("nanchang") => nanchang(&cases),
        _ => mcr(&cases, &skip),
    }
}

/// The best double win and the best first win out of 28 tiles.
fn siamese(cases: &[Value]) {
    let holdings = |task: &'static str| {
        let of_task = cases.iter().filter(move |case| case["task"] == task);
        of_task.map(|case| cases::siamese::holding(case, Default::default()).expect("a holding"))
    };
    let doubles: Vec<Holding> = holdings("double_win").filter(Holding::self_drawn).collect();
    let (median, worst) = time_each(&doubles, |holding| {
        black_box(siamese::double_win(black_box(holding), 5));
    });
    println!("siamese-median-ns {median:.0}\nsiamese-worst-ns {worst:.0}");
    let all: Vec<Holding> = holdings("first_win").chain(holdings("double_win")).collect();
    let (median, worst) = time_each(&all, |holding| {
        black_box(siamese::first_win(black_box(holding)));
    });
    println!("siamese-first-median-ns {median:.0}\nsiamese-first-worst-ns {worst:.0}");
}

/// Whole deals, from what was entered to the settlement with every reading.
fn sichuan(cases: &[Value]) {
    let table = |case| cases::sichuan::table(case).expect("a table");
    let tables: Vec<sichuan::Table> = cases.iter().map(table).collect();
    println!("deals {}", tables.len());
    let (median, worst) = time_each(&tables, |table| {
        let deal = sichuan::Deal::new(black_box(table).clone(), sichuan::Rulings::WMSG);
        black_box(sichuan::settle(&deal.expect("a deal")));
    });
    println!("sichuan-median-ns {median:.0}\nsichuan-worst-ns {worst:.0}");
}

fn mcr(cases: &[Value], skip: &HashSet<&str>) {
    let deals: Vec<Deal> = cases
        .iter()
        .filter(|case| !skip.contains(case["id"].as_str().unwrap_or_default()))
        .map(|case| cases::mcr::deal(case, Rulings::default()).expect("a deal"))
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
    let ready: Vec<(Hand, &Deal)> =
        deals.iter().map(|deal| (deal.hand().with_win(None), deal)).collect();
    let (median, worst) = time_each(&ready, |(hand, deal)| {
        black_box(mcr::waits(black_box(hand), deal.situation(), deal.rulings()));
    });
    println!("waits-median-ns {median:.0}\nwaits-worst-ns {worst:.0}");
}
