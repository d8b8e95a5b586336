//! The sentences that explain a hand, word for word in each language: why each fan counts or does
//! not, which fans are one change away, and how two readings differ. They are in
//! `tests/snapshots/teaching.<language>.txt`. After an intended change write them again with
//! `HULE_SNAPSHOTS=write cargo test --test core teaching::` and read the difference.

use crate::support::flow;
use std::fmt::Write;

use crate::support::drafts;
use hule::entry::{Draft, link};
use hule::explore::what_if::{Change, Possibility, Search};
use hule::rules;
use hule::scoring::comparison::{Comparison, Verdict};
use hule::scoring::{Evidence, Sheet, Shortfall};
use hule::system::System;
use hule::system::{Preset, Tie, Varies};
use hule::text::{
    Catalogue, Language, comparison as comparison_words, explain, missing, what_if as what_if_words,
};

/// A hand, and a fan that applies to it or does not.
struct Shown {
    rules: &'static System,
    fan: u8,
    link: String,
    sheets: Vec<Sheet>,
    win: Option<hule::tiles::Tile>,
    why: Result<Vec<Evidence>, Shortfall>,
}

/// The first case of each fan that applies, and of each that does not. Those of MCR, whose words
/// Siamese MCR has, too, are in `tests/core/sentences.rs`.
fn shown() -> Vec<Shown> {
    let mut all = Vec::new();
    for rules in rules::SYSTEMS.iter().copied().filter(|system| system.words != "mcr") {
        let mut wanted: Vec<(u8, bool)> =
            rules.fans.iter().flat_map(|fan| [(fan.number, true), (fan.number, false)]).collect();
        let drafts = drafts::of(rules);
        let of_preset = |preset: &'static Preset| drafts.iter().map(move |draft| (preset, draft));
        for (preset, draft) in rules.presets.iter().flat_map(of_preset) {
            let mut draft = draft.clone();
            draft.set_preset(preset.key).expect("a preset");
            let examined = flow::examine(&draft);
            if examined.report.sheets.is_empty() {
                continue;
            }
            wanted.retain(|(fan, applies)| {
                let why = examined.why_or_nearest(0, 0, *fan).expect("a sheet");
                if why.is_ok() != *applies {
                    return true;
                }
                let (link, sheets) = (link::encode(&draft), examined.report.sheets.clone());
                let win = examined.winning_tile(&draft, 0);
                all.push(Shown { rules, fan: *fan, link, sheets, win, why });
                false
            });
        }
        // A hand that won has no drawn deal, and every hand of riichi has the base of the fu. In sanma only pungs
        // are called, so no called hand has the fu of one that is all chows.
        assert!(wanted.len() <= 2, "{rules:?}: {wanted:?}");
    }
    all.sort_by_key(|shown| (shown.rules.key, shown.why.is_err(), shown.fan));
    all
}

/// Hands with fans that are one change away.
const NEAR: &[(&str, &[u8])] = &[
    // Self-drawn; an exchange for the straight; the seat.
    ("1/mcr/123456678m99pEE+E?seat=S&round=S&from=W", &[28, 43, 56, 61, 79, 55]),
    ("1/mcr/[789s]123m456p99sEE+E?seat=S&round=S&from=W", &[56, 62, 53]),
    ("1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S", &[44, 46]),
    ("1/sichuan/[222m][333m]7778899p+9p?void=s&from=W", &[4, 7, 9]),
    ("1/classical/[PPP]123m456p5578s+9s?seat=S&from=W", &[7, 14, 15, 26, 33]),
    ("1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W", &[1, 8, 11, 12]),
];

/// One of each change, with every answer that can vary.
fn changes() -> Vec<Change> {
    let tile = |text: &str| text.parse().expect("a tile");
    let meld = hule::entry::notation::parse("[789s]").expect("a meld").melds[0];
    let mut all = vec![
        Change::CameLast { tile: tile("2m") },
        Change::WonOn { tile: tile("9m"), instead: tile("6m") },
        Change::Exchanged { tile: tile("9m"), instead: tile("6m") },
        Change::Unclaimed { meld },
    ];
    for rules in rules::SYSTEMS {
        let varying = rules.questions.iter().filter(|q| q.varies != Varies::Never);
        for question in varying {
            for answer in question.all() {
                let change = Change::Answer { question, place: 0, answer, lucky: false };
                if !all.contains(&change) {
                    all.push(change);
                }
            }
        }
    }
    all
}

fn verdicts() -> Vec<Verdict> {
    let ties = Tie::ALL.iter().map(|tie| Verdict::Tie(*tie));
    [Verdict::Total].into_iter().chain(ties).chain([Verdict::Order]).collect()
}

/// Hands with several readings, and the reading that is compared with the best.
const VERSUS: &[(&str, usize)] = &[
    ("1/mcr/222333444m678p5s+5s?win=self-drawn", 1),
    ("1/classical/222333444m678p5s+5s?win=self-drawn", 1),
    ("1/sichuan/2233445566778m+8m?void=s&win=self-drawn", 1),
];

fn nears(draft: &Draft, fans: &[u8]) -> Vec<(Option<u8>, Possibility)> {
    let (mut all, engine) = (Vec::new(), flow::engine(draft));
    all.extend(Search::improvements(engine, draft, 0).run(3).into_iter().map(|near| (None, near)));
    for fan in fans {
        let of_fan = Search::of_fan(engine, draft, 0, *fan).run(3);
        all.extend(of_fan.into_iter().map(|near| (Some(*fan), near)));
    }
    all
}

fn everything(catalogue: &Catalogue, shown: &[Shown]) -> String {
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a string grows");
    line("# Why a fan applies, and what is in its way: the first of the reference cases".into());
    for Shown { rules, fan, link, sheets, win, why } in shown {
        let fan = rules.fan(*fan).expect("a fan");
        let name = explain::fan_name(catalogue, fan);
        let said = match why {
            Ok(evidence) => {
                let why =
                    explain::why(catalogue, rules, fan, &evidence[0], &sheets[0].division, *win);
                why.to_string()
            }
            Err(shortfall) => {
                let not = missing::missing(catalogue, shortfall, sheets, 0);
                format!("– {not}")
            }
        };
        assert!(!said.contains("  ") && !said.starts_with(' '), "{}: {said}", fan.key);
        let hand = link.split(['/', '?']).nth(2).unwrap_or_default();
        line(format!("{} {} {name} [{hand}]: {said}", rules.key, fan.number));
    }
    line("\n# What is near".into());
    for (link, fans) in NEAR {
        let draft = link::decode(link, rules::SYSTEMS).expect("a link");
        line((*link).to_owned());
        for (fan, near) in nears(&draft, fans) {
            let fan = fan.map_or(String::new(), |fan| format!("{fan} "));
            line(format!("  {fan}{}", what_if_words::possibility(catalogue, &near)));
        }
    }
    line("\n# Every change, and every way to say what it brings".into());
    let (link, _) = NEAR[0];
    let draft = link::decode(link, rules::SYSTEMS).expect("a link");
    for change in changes() {
        line(what_if_words::change(catalogue, &change).to_string());
    }
    for (fans_gained, fans_lost, total_change, becomes_winning) in [
        (vec![56], vec![], 2, false),
        (vec![28, 76], vec![], 17, true),
        (vec![55], vec![76, 63], 0, false),
        (vec![], vec![76], -1, false),
        (vec![], vec![], 3, false),
    ] {
        let fans = |numbers: &[u8]| -> Vec<_> {
            numbers.iter().filter_map(|number| draft.system().fan(*number)).collect()
        };
        for change in [changes()[0], changes()[1], changes()[2]] {
            let near = Possibility {
                change,
                draft: draft.clone(),
                fans_gained: fans(&fans_gained),
                fans_lost: fans(&fans_lost),
                new_total: 21,
                total_change,
                becomes_winning,
            };
            line(what_if_words::possibility(catalogue, &near).to_string());
        }
    }
    line("\n# Two readings side by side".into());
    for (link, second) in VERSUS {
        let draft = link::decode(link, rules::SYSTEMS).expect("a link");
        let examined = flow::examine(&draft);
        let versus = Comparison::new(draft.system(), &examined, 0, [0, *second]);
        let versus = versus.expect("two readings");
        let sheets = &examined.report.sheets;
        line(format!("{link}: {}", comparison_words::verdict(catalogue, &versus)));
        for (list, less) in [(&versus.gains, *second), (&versus.losses, 0)] {
            for difference in list {
                let fan = difference.fan;
                let [one, other] = difference.points;
                let name = explain::fan_name(catalogue, fan);
                let why = comparison_words::without(catalogue, difference, &sheets[less]);
                let why = why.map_or(String::new(), |why| format!(": {why}"));
                line(format!("  {name} {one}/{other}{why}"));
            }
        }
    }
    line("\n# Everything that decides".into());
    for verdict in verdicts() {
        let versus = Comparison {
            parts: Default::default(),
            gains: vec![],
            losses: vec![],
            counted_in_both: vec![],
            totals: [24, if verdict == Verdict::Total { 22 } else { 24 }],
            verdict,
        };
        line(comparison_words::verdict(catalogue, &versus).to_string());
    }
    out
}

#[test]
fn explanations_are_those_of_the_snapshot() {
    let shown = shown();
    for language in Language::WRITTEN {
        let catalogue = Catalogue::of(*language);
        let tag = language.tag();
        let path = format!("{}/tests/snapshots/teaching.{tag}.txt", env!("CARGO_MANIFEST_DIR"));
        let said = everything(&catalogue, &shown);
        assert!(!said.contains(['{', '}']), "a slot stays open in {tag}");
        if std::env::var_os("HULE_SNAPSHOTS").is_some_and(|v| v == "write") {
            std::fs::write(&path, &said).expect("the snapshot can be written");
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (was, is)) in expected.lines().zip(said.lines()).enumerate() {
            assert_eq!(is, was, "teaching.{tag}.txt:{}", number + 1);
        }
        assert_eq!(said.lines().count(), expected.lines().count(), "lines of teaching.{tag}.txt");
    }
}

/// There are words for every change and verdict.
#[test]
fn every_change_and_verdict_has_words() {
    for language in Language::WRITTEN {
        let catalogue = Catalogue::of(*language);
        for change in changes() {
            let said = what_if_words::change(&catalogue, &change).to_string();
            assert!(!said.starts_with("near."), "{said}");
        }
        for tie in Tie::ALL {
            assert!(catalogue.has(&format!("versus.{}", tie.key())), "{tie:?}");
        }
    }
}

/// A fan that only another player's hand has is not said to be in the player's own.
#[test]
fn the_hands_of_opponents_are_not_explained() {
    let classical = rules::system("classical").expect("Classical");
    let words = Catalogue::english();
    let mut only_there = 0;
    for draft in drafts::of(classical).into_iter().step_by(4) {
        let examined = flow::examine(&draft);
        let Some(own) = examined.report.sheets.first() else { continue };
        for fan in classical.fans {
            let counts = |sheet: &Sheet| sheet.counted.iter().any(|c| c.fan == fan);
            let others = examined.report.others.iter().filter_map(|other| other.sheets.first());
            if counts(own) || own.dropped.iter().any(|d| d.fan == fan) {
                continue;
            }
            let said = explain::explain_fan(&words, &draft, &examined, fan).expect("a sentence");
            let missing = flow::missing_at(&words, &examined, 0, 0, fan.number);
            assert_eq!(said.to_string(), missing, "{} {}", draft.tiles, fan.key);
            only_there += usize::from(others.into_iter().any(counts));
        }
    }
    assert!(only_there > 20, "{only_there}");
}
