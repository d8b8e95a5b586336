//! The rulebook is complete, and each example shows the fan or rule that it is listed under.

use super::catalogues::catalogues;
use crate::support::flow;
use std::collections::BTreeSet;

use hule::calculator::{ChosenFan, highlight};
use hule::entry::{Draft, link};
use hule::rulebook::{Book, RuleKind, SECTIONS, TERMS, book_of};
use hule::rules;
use hule::rules::score;
use hule::scoring::Report;
use hule::system::Fan;
use hule::system::System;

fn books() -> impl Iterator<Item = (&'static System, &'static Book)> {
    rules::SYSTEMS.iter().map(|rules| (*rules, rules::book(rules).expect("a rulebook")))
}

#[test]
fn every_fan_has_its_page_where_the_fans_are_its_own() {
    for (rules, book) in books() {
        let own = rules.fans.iter().filter(|fan| book_of(rules, fan) == rules);
        let fans: Vec<&str> = own.map(|fan| fan.key).collect();
        // Of a fan of another system there may be examples.
        let is_own = |key: &&str| fans.contains(key);
        let pages: Vec<&str> = book.fans.iter().map(|page| page.fan).filter(is_own).collect();
        assert_eq!(pages, fans, "{}", rules.key);
        assert!(book.fans.iter().all(|page| !page.clause.is_empty()), "{}", rules.key);
    }
}

/// Whether the best reading counts the fan. A fan that is paid apart from a hand is on no sheet: it
/// applies to the winner's sheet, or it is paid when nobody wins.
fn shows(draft: &Draft, report: &Report, fan: &Fan) -> bool {
    let apart = !fan.is_counted;
    match report.sheets.first() {
        Some(_) if apart => matches!(flow::why(draft, 0, fan.number), Some(Ok(_))),
        Some(best) => best.counted.iter().any(|c| c.fan == fan),
        None => {
            let paid = report.ledger.iter().flat_map(|ledger| &ledger.transfers);
            apart && paid.into_iter().any(|transfer| transfer.reason == fan.key)
        }
    }
}

#[test]
fn the_best_reading_of_an_example_counts_its_fan() {
    for (rules, book) in books() {
        for page in book.fans {
            let fan = rules.fans.iter().find(|fan| fan.key == page.fan).expect("a fan");
            let at = |link: &str| format!("{} {}: {link}", rules.key, fan.key);
            assert!((2..=3).contains(&page.examples.len()), "{}", at("its examples"));
            assert_eq!(BTreeSet::from_iter(page.examples).len(), page.examples.len());
            for link in page.examples {
                let draft = link::decode(link, rules::SYSTEMS)
                    .unwrap_or_else(|e| panic!("{}: {e:?}", at(link)));
                assert_eq!(draft.system().key, rules.key, "{}", at(link));
                assert_eq!(link::encode(&draft), *link, "as it is written");
                let report = score(&draft);
                assert_eq!(report.faults, [], "{}", at(link));
                assert!(shows(&draft, &report, fan), "{}", at(link));
            }
        }
    }
}

/// Fans whose picture says what they are, although they are about no set: a hand of nothing, flowers, and kongs that
/// are paid apart from the hand.
const SEEN: [&str; 7] = [
    "chicken-hand",
    "flower-tiles",
    "flower",
    "own-flower",
    "open-kong",
    "concealed-kong",
    "jing-kong",
];

/// A fan that is told has no picture: its examples light no tile. Every other fan has one that says something.
#[test]
fn a_fan_is_told_where_no_tile_shows_it() {
    let mut wrong = Vec::new();
    for (rules, book) in books() {
        for page in book.fans {
            let fan = rules.fans.iter().find(|fan| fan.key == page.fan).expect("a fan");
            let draft = link::decode(page.examples[0], rules::SYSTEMS).expect("a hand");
            let report = score(&draft);
            let chosen = ChosenFan::Counted(fan.number);
            let sheet = report.sheets.first();
            let lit = sheet.and_then(|sheet| highlight(&draft.tiles, sheet, chosen));
            let is_seen = lit.is_some() || SEEN.contains(&page.fan);
            if is_seen == page.is_told {
                wrong.push(format!("{} {}", rules.key, page.fan));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn an_example_of_another_rule_can_be_opened() {
    for (rules, book) in books() {
        let keys: BTreeSet<&str> = book.rules.iter().map(|page| page.key).collect();
        assert_eq!(keys.len(), book.rules.len(), "{}: keys are different", rules.key);
        for page in book.rules {
            assert!(rules.fans.iter().all(|fan| fan.key != page.key), "{}", page.key);
            assert!(!page.clause.is_empty(), "{}", page.key);
            for link in page.examples {
                let at = format!("{} {}: {link}", rules.key, page.key);
                let draft =
                    link::decode(link, rules::SYSTEMS).unwrap_or_else(|e| panic!("{at}: {e:?}"));
                assert_eq!(draft.system().key, rules.key, "{at}");
                assert_eq!(link::encode(&draft), *link, "as it is written");
                assert_eq!(score(&draft).faults, [], "{at}");
            }
        }
        for kind in [RuleKind::Winning, RuleKind::Payment] {
            assert!(book.rules.iter().any(|page| page.kind == kind), "{}: {kind:?}", rules.key);
        }
    }
}

#[test]
fn there_are_words_for_everything_in_every_language_and_no_others() {
    let mut wanted: BTreeSet<String> = SECTIONS.iter().map(|s| format!("deal.{s}")).collect();
    wanted.extend(RuleKind::ALL.iter().map(|kind| format!("rule-kind.{}", kind.key())));
    for (rules, book) in books() {
        let key = rules.key;
        wanted.extend(SECTIONS.iter().map(|section| format!("deal.{key}.{section}")));
        wanted.extend(book.rules.iter().map(|page| format!("rule.{key}.{}", page.key)));
    }
    wanted.extend(TERMS.iter().map(|term| format!("term.{}", term.key)));
    for words in catalogues() {
        // Whether a rule system has its own wording depends on the language.
        let ours = |key: &&str| {
            let kinds = ["deal.", "rule-kind.", "rule.", "term."];
            !key.contains('@') && kinds.iter().any(|prefix| key.starts_with(prefix))
        };
        let have: BTreeSet<String> = words.keys().filter(ours).map(str::to_owned).collect();
        let tag = words.language().tag();
        assert_eq!(have.difference(&wanted).collect::<Vec<_>>(), [""; 0], "{tag}: too many");
        assert_eq!(wanted.difference(&have).collect::<Vec<_>>(), [""; 0], "{tag}: too few");
        for key in &wanted {
            let text = words.get(key);
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{tag}: {key}");
        }
    }
}

#[test]
fn terms_differ() {
    let keys: BTreeSet<&str> = TERMS.iter().map(|term| term.key).collect();
    assert_eq!(keys.len(), TERMS.len());
    assert!(TERMS.len() >= 40);
    for term in TERMS {
        assert!(term.names.iter().all(|(_, name)| !name.is_empty()), "{}", term.key);
    }
}
