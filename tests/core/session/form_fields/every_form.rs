//! What is so of the fields of every form, in every rule system.

use std::collections::BTreeSet;

use hule::rules;
use hule::session::{Ending, Field, FormField, Origin, PenaltyForm, Plan, Session, Table, Value};
use hule::text::session::label_words;
use hule::text::{Catalogue, Language};

use super::{AtTable, engine, every, session, text};

/// The fields of all forms of a system, with each ending, offence and number of wins.
fn forms_of(session: &Session) -> Vec<Vec<FormField>> {
    let (system, engine) = (session.system(), engine(session));
    let mut forms = vec![Plan::new(system).option_fields(), vec![Plan::new(system).name_field()]];
    let endings = Ending::of(&session.agreement);
    for ending in endings {
        let mut at_table = AtTable::of(session.clone());
        at_table.enter(Field::Deal, Value::Ending(ending));
        at_table.win(0, 1, Origin::Player(0)).enter(Field::Points(0), text("32000"));
        at_table.enter(Field::Wins, Value::Pressed);
        at_table.enter(Field::Main(1), Value::Count(1));
        forms.push(at_table.fields());
    }
    let form = PenaltyForm::new(&Table::new(session.clone(), engine), 0);
    for offence in form.fields()[0].kind.choices() {
        let mut form = form.clone();
        form.enter(&Field::Penalty(0), offence.value.clone());
        forms.push(form.fields());
    }
    forms
}

#[test]
fn no_two_fields_of_a_form_are_taken_for_one_another() {
    for key in rules::KEYS {
        for fields in forms_of(&session(key)) {
            let all = every(&fields);
            let keys: BTreeSet<String> =
                all.iter().map(|field| format!("{:?}", field.key())).collect();
            assert_eq!(keys.len(), all.len(), "{key}: {keys:?}");
            for field in all {
                let choices = field.kind.choices();
                let names: BTreeSet<_> = choices.iter().map(|choice| choice.value.name()).collect();
                assert_eq!(names.len(), choices.len(), "{key}: {}", field.name);
                let chosen = choices.iter().filter(|choice| choice.is_chosen);
                assert!(chosen.map(|choice| &choice.value).all(|v| field.kind.is_chosen(v)));
            }
        }
    }
}

#[test]
fn every_field_and_every_choice_has_words_in_every_language() {
    let names = ["Anna", "Ben", "Cem", "Dora"].map(str::to_owned);
    for words in Language::WRITTEN.iter().map(|language| Catalogue::of(*language)) {
        for key in rules::KEYS {
            let words = words.clone().for_system(key);
            for fields in forms_of(&session(key)) {
                for field in every(&fields) {
                    let choices = field.kind.choices().iter().map(|choice| &choice.label);
                    for label in choices.chain([&field.label]) {
                        let said = label_words(label, &names, &words);
                        let is_key = said.starts_with("session.") || said.starts_with("ask.");
                        assert!(!said.is_empty() && !is_key, "{key}: {} {said:?}", field.name);
                    }
                }
            }
        }
    }
}
