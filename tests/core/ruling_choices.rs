//! Points of the rules with several values: each value can be chosen, presets have the values that the rules say,
//! and it is said which has which.

use hule::entry::Draft;
use hule::rules::{self, SYSTEMS};
use hule::text::Catalogue;
use hule::text::rulings::choice_by_whom;

#[test]
fn every_value_can_be_chosen_and_leaves_other_rulings_alone() {
    for system in SYSTEMS {
        for choice in system.ruling_choices {
            let known = |key: &str| system.ruling_bit(key).is_some();
            assert!(choice.rulings().all(known), "{system:?} {}", choice.key);
            let own = choice.rulings().filter_map(|key| system.ruling_bit(key));
            let own = own.fold(0, |bits, bit| bits | bit);
            for preset in system.presets {
                for value in choice.values {
                    let bits = choice.with(system, value, preset.bits);
                    assert_eq!(choice.value_of(system, bits), value, "{system:?} {}", choice.key);
                    assert_eq!(bits & !own, preset.bits & !own);
                }
                // What is in force already changes nothing.
                let value = choice.value_of(system, preset.bits);
                assert_eq!(choice.with(system, value, preset.bits), preset.bits);
            }
        }
    }
}

/// Rulings that are values of one point, by the word before the dot, are those of one choice, and exclude each
/// other.
#[test]
fn one_value_of_a_point_is_on() {
    for system in SYSTEMS {
        for key in system.rulings.iter().filter(|key| key.contains('.')) {
            let choice = system.choice_with(key).expect("a choice");
            let others = choice.rulings().filter(|other| other != key);
            let bits =
                others.filter_map(|other| system.ruling_bit(other)).fold(0, |all, bit| all | bit);
            assert_eq!(system.values_beside(key), bits, "{system:?} {key}");
            let mut draft = Draft::new(system);
            choice.rulings().for_each(|other| draft.set_ruling(other, true).expect("a ruling"));
            draft.set_ruling(key, true).expect("a ruling");
            let on: Vec<_> =
                draft.rulings_on().filter(|on| choice.rulings().any(|of| of == *on)).collect();
            assert_eq!(on, [*key], "{system:?}");
        }
    }
}

/// The table of rulings and presets of sanma.
#[test]
fn presets_of_sanma_have_the_values_of_the_rules() {
    let system = &rules::sanma::SYSTEM;
    let expected = [
        ("self-draw", ["loss", "loss", "split", "full"]),
        ("honba", ["200", "200", "1000", "1000-each"]),
        ("red-fives", ["2", "2", "2", "all"]),
        ("win-on-pulled-north", ["any", "any", "any", "yakuman"]),
        ("counted-yakuman", ["13", "13", "13", "14"]),
        ("renhou", ["none", "none", "baiman", "none"]),
        ("several-winners", ["all"; 4]),
    ];
    let found = system.ruling_choices.iter().map(|choice| {
        let value = |bits| choice.value_of(system, bits).key;
        (choice.key, [0, 1, 2, 3].map(|preset: usize| value(system.presets[preset].bits)))
    });
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

#[test]
fn it_is_said_which_preset_has_which_value() {
    let words = Catalogue::english().for_system("riichi");
    let system = rules::system("riichi").expect("a system");
    let choice = system.choice_with("three-winners-annul").expect("a choice");
    assert_eq!(
        choice_by_whom(&words, system, choice, &[("Club", 0)]),
        "All: EMA 2025, Mahjong Soul · Not three: Tenhou · First only: WRC 2025, M.League, Club"
    );
}
