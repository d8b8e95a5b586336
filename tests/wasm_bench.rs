//! Times `score` in a browser's WebAssembly, over the drafts that players would enter for the
//! reference cases and over random unfinished hands: `./run bench` prints it. Nothing here can
//! fail for being slow.
//!
//! A tap waits for what `quick` takes; what a long report says besides comes after the paint.
#![cfg(target_arch = "wasm32")]

mod support;

use std::hint::black_box;

use crate::support::flow::quick;
use hule::entry::{Draft, link};
use hule::rules::score;
use hule::scoring::Report;
use js_sys::{Function, Promise, Reflect};
use support::timed::{self, Timed};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Milliseconds; browsers round them to a tenth or so.
fn now() -> f64 {
    let window = js_sys::global();
    let get = |of, key: &str| Reflect::get(of, &key.into()).expect("a browser");
    let performance = get(&window, "performance");
    let now = Function::from(get(&performance, "now")).call0(&performance);
    now.expect("a clock").as_f64().expect("a number")
}

/// Lets the browser do something else: the driver gives up on a page that is long busy.
async fn pause() {
    let promise = Promise::new(&mut |done, _| {
        let window = js_sys::global();
        let timeout = Reflect::get(&window, &"setTimeout".into()).expect("a browser");
        Function::from(timeout).call1(&window, &done).expect("a timer");
    });
    JsFuture::from(promise).await.expect("it is kept");
}

/// The milliseconds that a report takes: of a few rounds that are long enough to be measured the
/// best.
fn time(draft: &Draft, report: fn(&Draft) -> Report) -> f64 {
    let round = |times: u32| {
        let start = now();
        (0..times).for_each(|_| {
            black_box(report(black_box(draft)));
        });
        now() - start
    };
    let mut times = 1;
    while round(times) < 3.0 {
        times *= 2;
    }
    (0..3).map(|_| round(times) / f64::from(times)).fold(f64::INFINITY, f64::min)
}

/// The median of the times of drafts, the worst, and the draft that took it. Whatever seems to be
/// the slowest is timed again, as something else may have kept the machine busy.
async fn times(drafts: &[Draft], report: fn(&Draft) -> Report) -> (f64, f64, &Draft) {
    let mut times: Vec<(f64, u32)> = vec![];
    for draft in drafts {
        times.push((time(draft, report), 1));
        pause().await;
    }
    let worst = loop {
        let slowest = (0..times.len()).max_by(|a, b| times[*a].0.total_cmp(&times[*b].0));
        let worst = slowest.expect("some drafts");
        let (before, tries) = times[worst];
        if tries == 6 {
            break worst;
        }
        times[worst] = (before.min(time(&drafts[worst], report)), tries + 1);
        pause().await;
    };
    let slowest = (times[worst].0, &drafts[worst]);
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    (times[times.len() / 2].0, slowest.0, slowest.1)
}

/// Prints what a rule system takes; the budget is the worst that there may be.
async fn print(rules: &str) {
    for Timed { name, budget, drafts } in timed::of(rules) {
        let (median, worst, slowest) = times(&drafts, score).await;
        let pending = drafts.iter().any(|draft| quick(draft).pending);
        let tap = if pending { times(&drafts, quick).await.1 } else { worst };
        console_log!("slowest of {name}: #{}", link::encode(slowest));
        console_log!(
            "score {name}: {} median {median:.3} worst {worst:.3} tap {tap:.3} budget {budget}",
            drafts.len()
        );
    }
}

#[wasm_bindgen_test]
async fn mcr() {
    print("mcr").await;
}

#[wasm_bindgen_test]
async fn siamese() {
    print("siamese").await;
}

#[wasm_bindgen_test]
async fn sichuan() {
    print("sichuan").await;
}

#[wasm_bindgen_test]
async fn classical() {
    print("classical").await;
}

#[wasm_bindgen_test]
async fn nanchang() {
    print("nanchang").await;
}
