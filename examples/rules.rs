//! Prints what the rule systems say of themselves, with their names in every language, as JSON:
//! `cargo run --example rules`. The JavaScript package is made with it.

use hule::rules;
use hule::system::{AnswerKind, EventKind, Example, Fan, Place, Question, System};
use hule::text::{Catalogue, Language, explain};
use serde_json::{Map, Value, json};

/// The words of all languages.
struct Words(Vec<Catalogue>);

impl Words {
    /// The text of a key in every language.
    fn names(&self, key: &str) -> Value {
        self.each(|catalogue| catalogue.text(key, &[]))
    }

    fn each(&self, text: impl Fn(&Catalogue) -> String) -> Value {
        let one = |c: &Catalogue| (c.language().tag().to_owned(), Value::from(text(c)));
        Value::Object(self.0.iter().map(one).collect::<Map<_, _>>())
    }

    fn rules(&self, rules: &System) -> Value {
        let fan = |fan: &Fan| {
            json!({
                "number": fan.number, "key": fan.key, "worth": fan.worth, "unit": fan.unit,
                "name": self.each(|catalogue| explain::fan_name(catalogue, fan).to_owned()),
                "excludes": fan.excludes,
            })
        };
        let place = |place: &Place| json!({ "key": place.key, "name": self.names(&format!("place.{}", place.key)) });
        let event = |event: &EventKind| {
            json!({
                "key": event.key, "name": self.names(&format!("event.{}", event.key)),
                "seat": event.seat, "tile": event.tile, "questions": self.questions(event.questions),
            })
        };
        let ruling = |key: &&str| {
            let definition = self.names(&format!("ruling.{key}.definition"));
            json!({ "key": key, "name": self.names(&format!("ruling.{key}")), "definition": definition })
        };
        let (name, title) = (&rules.short_names, &rules.names);
        json!({
            "key": rules.key,
            "name": self.each(|catalogue| name.get(catalogue.language()).to_owned()),
            "title": self.each(|catalogue| title.get(catalogue.language()).to_owned()),
            "tiles": rules.tiles,
            "flowers": rules.has_flowers,
            "melds": rules.melds,
            "honor_chows": rules.honor_chows,
            "places": list(rules.places, place),
            "fans": list(rules.fans, fan),
            "questions": self.questions(rules.questions),
            "events": list(rules.events, event),
            "rulings": list(rules.rulings, ruling),
            "presets": list(rules.presets, |preset| {
                let on = |(i, key): (usize, &&'static str)| (preset.bits >> i & 1 == 1).then_some(*key);
                let rulings: Vec<_> = rules.rulings.iter().enumerate().filter_map(on).collect();
                let key = preset.key;
                json!({
                    "key": key, "name": self.names(&format!("preset.{key}")),
                    "definition": self.names(&format!("preset.{key}.definition")), "rulings": rulings,
                })
            }),
            "examples": list(rules.examples, |example: &Example| Value::from(example.link)),
        })
    }

    fn questions(&self, questions: &[Question]) -> Value {
        list(questions, |question| {
            let (kind, most) = match question.kind {
                // The answers besides the named ones are read from the same text.
                AnswerKind::Choice
                | AnswerKind::ChoiceOrNumber { .. }
                | AnswerKind::ChoiceOrTenths => ("choice", None),
                AnswerKind::Tile => ("tile", None),
                AnswerKind::Number { most } => ("number", Some(most)),
                AnswerKind::Tiles { most } => ("tiles", Some(most.into())),
                AnswerKind::Seats => ("seats", None),
            };
            // Those of a number are all up to the greatest; tiles and seats are combined as they are.
            let written = match question.kind {
                AnswerKind::Number { .. } | AnswerKind::Tiles { .. } | AnswerKind::Seats => {
                    Vec::new()
                }
                _ => question.all().collect(),
            };
            let answers = list(&written, |answer| {
                let name = |c: &Catalogue| explain::answer(c, question, *answer).to_string();
                json!({ "key": answer, "name": self.each(name) })
            });
            json!({
                "key": question.key, "name": self.names(&format!("ask.{}", question.key)),
                "kind": kind, "most": most, "answers": answers,
                "default": question.default, "places": question.places,
            })
        })
    }
}

fn list<T>(items: &[T], value: impl Fn(&T) -> Value) -> Value {
    items.iter().map(value).collect()
}

fn main() {
    let words: Vec<Catalogue> = Language::WRITTEN.iter().map(|l| Catalogue::of(*l)).collect();
    let all = rules::SYSTEMS.iter().map(|rules| {
        // Each in the words of its players.
        let words = words.iter().map(|catalogue| catalogue.clone().for_system(rules.key));
        Words(words.collect()).rules(rules)
    });
    println!("{}", all.collect::<Value>());
}
