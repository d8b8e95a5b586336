//! The fields of an option of a game: its answers to choose from, and where others are possible, a field for one of
//! those.

use crate::system::{Answer, AnswerKind, Question};

use super::super::fault::Field;
use super::field::{FieldKind, FormChoice, FormField, Label, Value};

/// The fields of an option, given what is agreed on now.
pub fn option_fields(option: &'static Question, now: Option<Answer>) -> Vec<FormField> {
    let key = option.key;
    let field = || Field::Option(key.to_owned());
    let words = Label::of(&["ask.", key]);
    let written = |answer: Option<Answer>| answer.map(|it| it.to_string()).unwrap_or_default();
    if option.kind.is_number() {
        return vec![FormField::number(field(), key, words, written(now))];
    }
    let choices = option.all().map(|answer| {
        let is_chosen = now == Some(answer);
        FormChoice::new(Value::Answer(answer), Label::Answer(option, answer), is_chosen)
    });
    let choices = FormField::choice(field(), key, words, choices);
    // An answer without a button of its own stands in the second field.
    let other = || written(now.filter(|now| option.all().all(|answer| answer != *now)));
    let name = [key, "-other"].concat();
    let other = match option.kind {
        AnswerKind::ChoiceOrNumber { .. } => {
            FormField::number(field(), name, "session.options.other", other())
        }
        AnswerKind::ChoiceOrTenths => {
            let kind = FieldKind::Numbers(other());
            FormField::new(field(), name, "session.options.other-places", kind)
        }
        _ => return vec![choices],
    };
    vec![choices.silent(), other]
}

/// The answer that was entered in a field of an option. `None` if the option has no such answer.
pub fn option_answer(option: &Question, value: &Value) -> Option<Answer> {
    match value {
        Value::Answer(answer) => Some(*answer).filter(|answer| option.has(*answer)),
        Value::Text(text) => option.parse(text),
        _ => None,
    }
}
