//! The fields of a new session.

use hule::rules;
use hule::session::{Field, Plan, Value, option_answer, option_fields};
use hule::system::{Answer, AnswerKind};

use super::{line, text};

#[test]
fn options_are_chosen_or_typed() {
    let mut plan = Plan::new(rules::system("riichi").expect("riichi"));
    let line_of = |plan: &Plan, hook: &str| {
        plan.option_fields().iter().find(|field| field.hook == hook).map(line).expect("a field")
    };
    let field = |key: &str| Field::Option(key.to_owned());
    assert_eq!(line_of(&plan, "start-other"), "start-other = ");
    plan.enter(&field("start"), text("40000"));
    assert_eq!(line_of(&plan, "start-other"), "start-other = 40000");
    assert!(!line_of(&plan, "start").contains('['));
    let before = plan.clone();
    plan.enter(&field("start"), text("many"));
    plan.enter(&field("no-option"), text("40000"));
    assert_eq!(plan, before);
    plan.enter(&field("start"), Value::Answer(Answer::Number(25_000)));
    assert_eq!(line_of(&plan, "start-other"), "start-other = ");
    assert!(line_of(&plan, "start").contains("[25000]"));
    plan.enter(&field("uma"), text("25.5/4/-9.5/-20"));
    assert_eq!(line_of(&plan, "uma-other"), "uma-other = “25.5/4/-9.5/-20”");
    plan.enter(&Field::Name, text("Friday"));
    assert_eq!(
        (line(&plan.name_field()), &*plan.name),
        ("session-name = “Friday”".into(), "Friday")
    );
}

/// Whether somebody rests is asked beside the names.
#[test]
fn every_option_that_matters_has_fields_except_who_rests() {
    for system in rules::SYSTEMS {
        let plan = Plan::new(system);
        let fields = plan.option_fields();
        for option in plan.options() {
            let is_there = fields.iter().any(|field| field.hook == option.key);
            assert_eq!(is_there, Some(option) != system.game.resting_option, "{}", option.key);
            // What is wrong with an option is said once.
            let own = option_fields(option, option.default);
            assert_eq!(own.iter().filter(|field| field.says_faults).count(), 1, "{}", option.key);
            let default = option.default.expect("an answer");
            let typed = option_answer(option, &text(&default.to_string()));
            assert_eq!(typed, Some(default), "{}", option.key);
            assert_eq!(own.len() > 1, option.kind.is_choice() && option.kind != AnswerKind::Choice);
        }
    }
}
