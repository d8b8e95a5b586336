//! What has to hold in WebAssembly as well: `./run test wasm`, in Node, whose engine is that of Chromium.
#![cfg(target_arch = "wasm32")]

#[path = "cases/mod.rs"]
#[allow(dead_code)]
mod cases;

use hule::entry::link;
use hule::rules;
use hule::rules::score;
use hule::text::{Catalogue, Language, Slot, fault};
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn pointers_are_32_bits_wide() {
    assert_eq!(size_of::<usize>(), 4);
}

/// A worked example of each rule system, with who wins and loses what, from East on.
const EXAMPLES: &[(&str, [i32; 4])] = &[
    ("1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn", [87, -29, -29, -29]),
    ("1/riichi/234567m345p78s99m+6s?seat=S&riichi=riichi&from=W", [0, 2000, -2000, 0]),
    ("1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn", [-1300, 2000, -700, 0]),
    ("1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S", [134, -67, -67, 0]),
    (
        "1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s\
         ?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.",
        [1, 2, -2, -49],
    ),
    (
        "1/classical/[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/1478m258p369sESW\
         ?seat=S&from=W",
        [-140, 200, -30, -30],
    ),
    ("1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W", [-32, 85, -37, -16]),
];

#[wasm_bindgen_test]
fn every_rule_system_scores() {
    assert_eq!(EXAMPLES.len(), rules::SYSTEMS.len());
    for ((text, expected), rules) in EXAMPLES.iter().zip(hule::rules::SYSTEMS) {
        let draft = link::decode(text, rules::SYSTEMS).expect("a link");
        assert_eq!(draft.system().key, rules.key);
        let report = score(&draft);
        assert!(report.faults.is_empty(), "{text}: {:?}", report.faults);
        let net = report.settled.ledger.expect("it is paid").net;
        assert_eq!([net.east, net.south, net.west, net.north], *expected, "{text}");
    }
}

/// Every thirteenth reference case of each rule system.
#[wasm_bindgen_test]
fn cases_of_every_rule_system_come_out_as_they_say() {
    let run = |line| cases::run(line).unwrap_or_else(|error| vec![error]);
    for cases in cases::CASES {
        assert_eq!(cases.text.lines().count(), cases.number);
        let wrong: Vec<String> = cases.text.lines().step_by(13).flat_map(run).collect();
        assert!(wrong.is_empty(), "{} mismatches:\n{}", wrong.len(), wrong.join("\n"));
    }
}

/// The native reports, byte for byte the same values: see `tests/core/reports.rs`.
#[wasm_bindgen_test]
fn reports_are_the_native_ones() {
    for line in include_str!("snapshots/reports.jsonl").lines() {
        let expected: Value = serde_json::from_str(line).expect("JSON");
        let text = expected["link"].as_str().expect("a link");
        let draft = link::decode(text, rules::SYSTEMS).expect("a link");
        assert_eq!(json!({ "link": text, "report": score(&draft) }), expected, "{text}");
    }
}

#[wasm_bindgen_test]
fn hands_come_back_from_links() {
    for line in cases::of_rules("mcr").expect("its cases").text.lines().step_by(13) {
        let case: Value = serde_json::from_str(line).expect("a case");
        let mut draft =
            link::decode("1/mcr/?win=self-drawn&seat=S", rules::SYSTEMS).expect("a link");
        draft.tiles = cases::draft(&case).expect("a draft").tiles;
        draft.tiles.flowers.clear();
        draft.tiles.standing.sort_unstable();
        let again = link::decode(&link::encode(&draft), rules::SYSTEMS);
        assert_eq!(again.as_ref(), Ok(&draft));
        assert_eq!(score(&draft), score(&again.expect("the same")));
    }
}

#[wasm_bindgen_test]
fn damaged_links_have_sentences() {
    for text in ["", "%", "9/mcr/", "1/chess/e4", "1/mcr/12x", "1/mcr/123m?win=theft"] {
        let faults = link::decode(text, rules::SYSTEMS).expect_err("it is damaged");
        for catalogue in Language::WRITTEN.iter().map(|language| Catalogue::of(*language)) {
            assert!(
                faults.iter().all(|f| fault::sentence(f, &catalogue).to_string().len() > 20),
                "{text}"
            );
        }
    }
}

/// Numbers have the plural categories that a browser's engine gives them.
#[wasm_bindgen_test]
fn plurals_are_those_of_the_engine() {
    let all = ["zero", "one", "two", "few", "many", "other"];
    let forms: serde_json::Map<String, Value> =
        all.into_iter().map(|category| (format!("n_{category}"), category.into())).collect();
    let forms = Value::from(forms).to_string();
    for language in Language::WRITTEN {
        let catalogue = Catalogue::parse(*language, &forms);
        let tags = js_sys::Array::of1(&language.tag().into());
        let engine = js_sys::Intl::PluralRules::new(&tags, &js_sys::Object::new());
        for n in 0..=1000 {
            let ours = catalogue.text("n", &[("n", Slot::Number(n))]);
            let theirs = engine.select(n as f64).as_string();
            assert_eq!(Some(ours), theirs, "{n} in {}", language.tag());
        }
    }
}
