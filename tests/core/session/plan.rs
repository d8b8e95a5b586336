//! The plan of a session: what it takes over from the table of the calculator.

use hule::entry::Draft;
use hule::rules;
use hule::session::Plan;
use hule::system::System;

fn riichi() -> &'static System {
    rules::system("riichi").expect("riichi")
}

/// The rulings of a calculator with this preset.
fn rulings(preset: &str) -> u64 {
    let mut draft = Draft::new(riichi());
    draft.set_preset(preset).expect("a preset");
    draft.rulings()
}

#[test]
fn a_preset_of_the_calculator_brings_its_options_along() {
    for preset in riichi().presets {
        let mut plan = Plan::new(riichi());
        plan.take_rulings(rulings(preset.key));
        let mut chosen = Plan::new(riichi());
        chosen.choose_preset(preset.key);
        assert_eq!(plan, chosen, "{}", preset.key);
        assert_eq!(plan.session(0).start, chosen.agreement.start(), "{}", preset.key);
    }
    let mut tenhou = Plan::new(riichi());
    tenhou.take_rulings(rulings("tenhou"));
    assert_ne!(tenhou.agreement.start(), Plan::new(riichi()).agreement.start());
}

#[test]
fn options_of_ones_own_stay_under_the_same_rulings() {
    let mut plan = Plan::new(riichi());
    plan.take_rulings(rulings("tenhou"));
    let start = riichi().game.start_option.expect("an option");
    plan.agree(start, start.parse("40000").expect("a start"));
    let last = Plan::like(&plan.session(0));
    let mut next = last.clone();
    next.take_rulings(rulings("tenhou"));
    assert_eq!((next.agreement.start(), &next), (40_000, &last));
    // Rulings that no preset has bring no options.
    next.take_rulings(rulings("tenhou") ^ 1);
    assert_eq!(next.agreement.start(), 40_000);
    assert_eq!(next.agreement.table().rulings(), rulings("tenhou") ^ 1);
}
