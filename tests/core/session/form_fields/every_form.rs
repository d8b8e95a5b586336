//! What is so of the fields of every form, in every rule system.

use std::collections::BTreeSet;

use crate::catalogues::catalogues;
use hule::rules;
use hule::session::{
    Ending, Field, FormField, Label, Origin, PenaltyForm, Plan, Session, Table, Value,
};
use hule::system::Preset;
use hule::text::session::label_words;

use super::{AtTable, engine, every, session, text};

/// A session under each preset of a system.
fn sessions_of(key: &str) -> Vec<Session> {
    let presets = rules::system(key).expect("a system").presets.iter();
    let under = |preset: &Preset| {
        let mut session = session(key);
        session.agreement.choose_preset(preset.key).expect("one of its presets");
        session
    };
    presets.map(under).collect()
}

/// The fields of all forms of a session, with each ending and each offence, and of a deal with two wins.
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
        for fields in sessions_of(key).iter().flat_map(forms_of) {
            let all = every(&fields);
            let keys: BTreeSet<String> =
                all.iter().map(|field| format!("{:?}", field.key())).collect();
            assert_eq!(keys.len(), all.len(), "{key}: {keys:?}");
            for field in all {
                let choices = field.kind.choices();
                let hooks: BTreeSet<_> = choices.iter().map(|choice| choice.value.hook()).collect();
                assert_eq!(hooks.len(), choices.len(), "{key}: {}", field.hook);
            }
        }
    }
}

#[test]
fn every_field_and_every_choice_has_words_in_every_language() {
    let names = ["Anna", "Ben", "Cem", "Dora"].map(str::to_owned);
    for words in catalogues() {
        for key in rules::KEYS {
            let words = words.clone().for_system(key);
            for fields in sessions_of(key).iter().flat_map(forms_of) {
                for field in every(&fields) {
                    let choices = field.kind.choices().iter().map(|choice| &choice.label);
                    for label in choices.chain([&field.label]) {
                        let has_words = match label {
                            Label::Words(key) => words.has(key),
                            Label::Numbered(key, _) => words.has(key),
                            _ => !label_words(label, &names, &words).starts_with("ask."),
                        };
                        let said = label_words(label, &names, &words);
                        assert!(has_words && !said.is_empty(), "{key}: {} {said:?}", field.hook);
                    }
                }
            }
        }
    }
}
