//! Times `score` in a browser's WebAssembly, over the drafts that players would enter for the
//! reference cases: `./run bench` prints it. Nothing here can fail for being slow.
//!
//! A tap waits for what `quick` takes; what a long report says besides comes after the paint.
#![cfg(target_arch = "wasm32")]

#[path = "support/drafts.rs"]
mod drafts;

use std::hint::black_box;

use hule::draft::Draft;
use hule::link;
use hule::notation::Tiles;
use hule::report::Report;
use hule::rules::nanchang::Jing;
use hule::score::{quick, score};
use js_sys::{Function, Promise, Reflect};
use serde_json::Value;
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

fn cases(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a case"))
}

/// Prints the median and the worst, and the draft that is the worst; the budget is the worst that
/// there may be.
async fn print(what: &str, budget: &str, drafts: impl Iterator<Item = Draft>) {
    let (mut times, mut tap) = (vec![], 0.0_f64);
    let mut worst = (0.0, String::new());
    for draft in drafts {
        let whole = time(&draft, score);
        tap = tap.max(time(&draft, quick));
        if whole > worst.0 {
            worst = (whole, link::encode(&draft));
        }
        times.push(whole);
        pause().await;
    }
    times.sort_by(f64::total_cmp);
    let (number, median) = (times.len(), times[times.len() / 2]);
    let (worst, text) = worst;
    console_log!("slowest of {what}: #{text}");
    console_log!(
        "score {what}: {number} median {median:.3} worst {worst:.3} tap {tap:.3} budget {budget}"
    );
}

#[wasm_bindgen_test]
async fn sichuan() {
    let cases = cases(include_str!("data/sichuan.jsonl"));
    print("sichuan", "1", cases.map(|case| drafts::sichuan(&case))).await;
}

#[wasm_bindgen_test]
async fn classical() {
    let cases = cases(include_str!("data/classical.jsonl"));
    print("classical", "1", cases.map(|case| drafts::classical(&case))).await;
}

/// The winner's hand with as many jing as it can have, and nobody else.
fn seven_jing(case: &Value) -> Option<Draft> {
    let mut draft = drafts::nanchang(case);
    let win = draft.tiles.win?;
    let jing = Jing::turned_up(case["jing"].as_str()?.parse().ok()?);
    draft.others.iter_mut().for_each(|tiles| *tiles = Tiles::default());
    let melds: Vec<_> = draft.tiles.melds.iter().flat_map(|meld| meld.tiles()).collect();
    let left = |kind, copies: usize| {
        let used = melds.iter().chain([&win]).filter(|tile| **tile == kind).count();
        std::iter::repeat_n(kind, copies.saturating_sub(used))
    };
    let mut more = left(jing.primary, 3).chain(left(jing.secondary, 4));
    let standing = draft.tiles.standing.iter_mut();
    standing.for_each(|tile| *tile = more.next().unwrap_or(*tile));
    score(&draft).faults.is_empty().then_some(draft)
}

#[wasm_bindgen_test]
async fn nanchang() {
    let text = include_str!("data/nanchang.jsonl");
    print("nanchang", "20", cases(text).map(|case| drafts::nanchang(&case))).await;
    print("nanchang-seven-jing", "20", cases(text).filter_map(|case| seven_jing(&case))).await;
}

/// Two hands of 28 tiles, none of them declared.
#[wasm_bindgen_test]
async fn siamese() {
    let doubles = cases(include_str!("data/siamese.jsonl")).filter(|case| {
        case["task"] == "double_win" && case["concealed"].as_array().is_some_and(|a| a.len() == 27)
    });
    print("siamese-double", "50", doubles.map(|case| drafts::siamese(&case, "green-book"))).await;
}

#[wasm_bindgen_test]
async fn mcr() {
    let links = include_str!("snapshots/reports.jsonl").lines();
    let links = links.map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let texts = links.map(|line| line["link"].as_str().expect("a link").to_owned());
    let texts = texts.filter(|text| text.starts_with("1/mcr/"));
    print("mcr", "–", texts.map(|text| link::decode(&text).expect("a link"))).await;
}
