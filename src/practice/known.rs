//! What a learner knows at a step of the path: the fans that were named, and the questions that were
//! explained.

use crate::entry::{Draft, link};
use crate::rules;
use crate::rules::learning::{Path, is_asked};
use crate::system::{AnswerKind, Question, Role, System};

/// The link of the first example of a fan or another rule, given its key, in the rulebook of a rule system.
/// `None` if it has no such entry or example.
pub fn first_example(system: &System, key: &str) -> Option<&'static str> {
    let book = rules::book(system)?;
    let fan = book.fans.iter().find(|page| page.fan == key).map(|page| page.examples);
    let rule = || book.rules.iter().find(|page| page.key == key).map(|page| page.examples);
    fan.or_else(rule)?.first().copied()
}

/// The numbers of the fans with these keys that are asked for.
pub(super) fn numbers(system: &System, keys: &[&str]) -> Vec<u8> {
    let fans = system.fans.iter().filter(|fan| is_asked(fan) && keys.contains(&fan.key));
    fans.map(|fan| fan.number).collect()
}

/// The questions for tiles on the table, and for what it carries from deal to deal, that no example of the
/// path answers up to a step.
pub(super) fn unexplained(
    system: &'static System,
    path: &Path,
    step: usize,
) -> Vec<&'static Question> {
    let examples = path.steps.iter().take(step + 1);
    let drafts: Vec<Draft> = examples
        .filter_map(|step| first_example(system, step.example))
        .filter_map(|example| link::decode(example, &[system]).ok())
        .collect();
    let is_explained = |question: &Question| {
        let is_given = |draft: &Draft| draft.given().any(|given| given.question == question);
        drafts.iter().any(is_given)
    };
    let is_of_table = |question: &&Question| {
        question.role == Role::Counter || matches!(question.kind, AnswerKind::Tiles { .. })
    };
    let all = system.questions.iter().filter(is_of_table);
    all.filter(|question| !is_explained(question)).collect()
}
