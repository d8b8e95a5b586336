//! What is said of fans of riichi where three players play by other rules.

use crate::rules::{riichi, sanma};
use crate::system::System;
use crate::text::{Language, explain};

use super::*;

/// Fans whose definitions of four players would be wrong here, and what those of three speak of in English.
const OTHERWISE: [(&str, &str); 13] = [
    ("double-riichi", "A pulled North breaks the go-round"),
    ("ippatsu", "A pulled North breaks the go-round"),
    ("tenhou", "A pulled North breaks the go-round"),
    ("chiihou", "A pulled North breaks the go-round"),
    ("renhou", "baiman"),
    ("rinshan", "After a Kong also for a North"),
    ("pinfu", "North is a yaku for everybody"),
    ("chiitoitsu", "40 fu"),
    ("fu-seven-pairs", "40 fu"),
    ("fu-concealed-discard", "pulled North"),
    ("fu-self-drawn", "After a Kong"),
    ("dora", "in characters"),
    ("red-five", "every 5"),
];

#[test]
fn fans_that_differ_are_defined_as_they_are_played() {
    for (key, speaks_of) in OTHERWISE {
        let fan = sanma::FANS.iter().find(|fan| fan.key == key).expect(key);
        for language in Language::WRITTEN {
            let said = |system: &System| {
                let words = Catalogue::of(*language).for_system(system.key);
                explain::definition(&words, system, fan).to_string()
            };
            let (own, of_four) = (said(&sanma::SYSTEM), said(&riichi::SYSTEM));
            assert_ne!(own, of_four, "{key}");
            if *language == Language::En {
                assert!(own.contains(speaks_of) && !of_four.contains(speaks_of), "{own}");
            }
        }
    }
}

#[test]
fn a_tile_drawn_for_a_north_is_not_said_to_come_after_a_kong() {
    let hand = "234567p345s99m78s+6s?seat=S&riichi=riichi&win=north-replacement&norths=1";
    let draft = draft(hand, PARLOUR);
    let examined = rules::engine(draft.system()).unwrap().examine(&draft);
    let rinshan = sanma::FANS.iter().find(|fan| fan.key == "rinshan").unwrap();
    let words = Catalogue::english().for_system("sanma");
    let said = explain::explain_fan(&words, &draft, &examined, rinshan).unwrap().to_string();
    assert_eq!(said, "6s was drawn as the replacement tile after a kong or a pulled North.");
    // What is not said otherwise is said in the words of riichi.
    assert_eq!(words.get("ui.search"), "Find a yaku");
}
