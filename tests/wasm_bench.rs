//! Times the core in a browser's WebAssembly: `score` over the drafts that players would enter for the
//! reference cases and over random unfinished hands, and the search for ways to a win. `./run bench`
//! prints it. Nothing here can fail for being slow.
//!
//! A tap waits for what `quick` takes; what a long report says besides comes after the paint. A search
//! never keeps a tap waiting.
#![cfg(target_arch = "wasm32")]

mod support;

use std::hint::black_box;

use crate::support::flow::{engine, quick};
use hule::entry::{Draft, link};
use hule::explore::ways;
use hule::rules::score;
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

/// The milliseconds that something takes for a draft: of a few rounds that are long enough to be
/// measured the best.
fn time<T>(draft: &Draft, run: fn(&Draft) -> T) -> f64 {
    let round = |times: u32| {
        let start = now();
        (0..times).for_each(|_| {
            black_box(run(black_box(draft)));
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
async fn times<T>(drafts: &[Draft], run: fn(&Draft) -> T) -> (f64, f64, &Draft) {
    let mut times: Vec<(f64, u32)> = vec![];
    for draft in drafts {
        times.push((time(draft, run), 1));
        pause().await;
    }
    let worst = loop {
        let slowest = (0..times.len()).max_by(|a, b| times[*a].0.total_cmp(&times[*b].0));
        let worst = slowest.expect("some drafts");
        let (before, tries) = times[worst];
        if tries == 6 {
            break worst;
        }
        times[worst] = (before.min(time(&drafts[worst], run)), tries + 1);
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
async fn score_mcr() {
    print("mcr").await;
}

#[wasm_bindgen_test]
async fn score_siamese() {
    print("siamese").await;
}

#[wasm_bindgen_test]
async fn score_sichuan() {
    print("sichuan").await;
}

#[wasm_bindgen_test]
async fn score_classical() {
    print("classical").await;
}

#[wasm_bindgen_test]
async fn score_nanchang() {
    print("nanchang").await;
}

#[wasm_bindgen_test]
async fn score_riichi() {
    print("riichi").await;
}

/// Prints what it takes to find the ways of all hands of a kind.
#[wasm_bindgen_test]
async fn ways_to_a_win() {
    for Timed { name, budget, drafts } in timed::ways() {
        let (median, worst, slowest) = times(&drafts, |draft| ways::of(engine(draft), draft)).await;
        console_log!("slowest of {name}: #{}", link::encode(slowest));
        console_log!(
            "ways {name}: {} median {median:.3} worst {worst:.3} budget {budget}",
            drafts.len()
        );
    }
}
