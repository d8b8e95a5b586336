//! Values of any kind, as a program hands them over, and the checks that name everything in them
//! that is of the wrong kind: the first step of reading a request.
//!
//! Requests are not deserialised with serde, which stops at the first thing that is wrong.

use std::fmt::Arguments;

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};

use crate::session::file::object;

use super::problem::SaidFault;

/// A longer text means nothing anywhere in a request.
const LONGEST: usize = 2000;
/// No deal has more of anything.
const MOST: usize = 500;

/// A value of any kind, with the fields of an object in their order.
#[derive(Debug, PartialEq)]
pub enum Value {
    /// `null`, `undefined`, or no such field.
    Nothing,
    /// `true` or `false`.
    Bool(bool),
    /// A number, whole or not.
    Number(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Value>),
    /// An object.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// A value of JavaScript. The package's module makes sure that it is plain data without
    /// circles: `www/package/plain.js`.
    pub fn of(value: &JsValue) -> Value {
        if let Some(text) = value.as_string() {
            Value::Text(text)
        } else if let Some(number) = value.as_f64() {
            Value::Number(number)
        } else if let Some(answer) = value.as_bool() {
            Value::Bool(answer)
        } else if let Some(list) = value.dyn_ref::<Array>() {
            Value::List(list.iter().map(|item| Value::of(&item)).collect())
        } else if let Some(object) = value.dyn_ref::<Object>() {
            let entry = |entry: JsValue| {
                let entry: Array = entry.unchecked_into();
                (entry.get(0).as_string().unwrap_or_default(), Value::of(&entry.get(1)))
            };
            Value::Object(Object::entries(object).iter().map(entry).collect())
        } else {
            Value::Nothing
        }
    }

    /// A field of an object; nothing where there is none.
    pub fn get(&self, name: &str) -> &Value {
        let Value::Object(fields) = self else { return &Value::Nothing };
        fields.iter().find(|(key, _)| key == name).map_or(&Value::Nothing, |(_, value)| value)
    }

    /// The value as JSON has it. A number that is not finite is nothing.
    pub fn json(&self) -> serde_json::Value {
        use serde_json::Value as Json;
        match self {
            Value::Nothing => Json::Null,
            Value::Bool(answer) => (*answer).into(),
            Value::Number(number) => {
                self.whole().map_or_else(|| Json::from(*number), serde_json::Value::from)
            }
            Value::Text(text) => text.as_str().into(),
            Value::List(items) => items.iter().map(Value::json).collect(),
            Value::Object(fields) => {
                object(fields.iter().map(|(key, value)| (key.clone(), value.json())))
            }
        }
    }

    /// The value, unless there is nothing.
    pub fn given(&self) -> Option<&Value> {
        if let Value::Nothing = self { None } else { Some(self) }
    }

    /// A whole number.
    pub fn whole(&self) -> Option<i64> {
        match *self {
            Value::Number(number) if number.fract() == 0.0 => Some(number as i64),
            _ => None,
        }
    }
}

/// Reads values of the kinds that are wanted. What is of another kind is noted with its path, and
/// reading goes on with an empty value.
#[derive(Default)]
pub struct Reader {
    /// What was of the wrong kind.
    pub faults: Vec<SaidFault>,
}

impl Reader {
    /// Notes what is wrong with the value at a path.
    pub fn bad(&mut self, path: Arguments, wanted: Arguments) {
        self.faults.push(SaidFault::bad_request(path, wanted));
    }

    /// Notes fields that mean nothing.
    pub fn known(&mut self, value: &Value, names: &[&str], path: Arguments) {
        let Value::Object(fields) = value else { return };
        let there = names.join(", ");
        for (key, _) in fields.iter().filter(|(key, _)| !names.contains(&key.as_str())) {
            self.bad(format_args!("{path}{key}"), format_args!("is not known: there are {there}"));
        }
    }

    /// A text.
    pub fn text(&mut self, value: &Value, path: Arguments) -> String {
        match value {
            Value::Text(text) if text.chars().nth(LONGEST).is_none() => return text.clone(),
            Value::Text(_) => {
                self.bad(path, format_args!("must have at most {LONGEST} characters"));
            }
            _ => self.bad(path, format_args!("must be a string")),
        }
        String::new()
    }

    /// The items of an array.
    pub fn list<'v>(&mut self, value: &'v Value, path: Arguments) -> &'v [Value] {
        match value {
            Value::Nothing => {}
            Value::List(items) if items.len() <= MOST => return items,
            Value::List(_) => self.bad(path, format_args!("must have at most {MOST} items")),
            _ => self.bad(path, format_args!("must be an array")),
        }
        &[]
    }

    /// The keys and values of an object.
    pub fn entries<'v>(&mut self, value: &'v Value, path: Arguments) -> &'v [(String, Value)] {
        match value {
            Value::Nothing => {}
            Value::Object(fields) if fields.len() <= MOST => return fields,
            Value::Object(_) => self.bad(path, format_args!("must have at most {MOST} entries")),
            _ => self.bad(path, format_args!("must be an object")),
        }
        &[]
    }

    /// A whole number; 0 where there is nothing.
    pub fn whole(&mut self, value: &Value, path: Arguments) -> i64 {
        let Some(value) = value.given() else { return 0 };
        value.whole().unwrap_or_else(|| {
            self.bad(path, format_args!("must be a whole number"));
            0
        })
    }

    /// An answer to a question: a text, a whole number, yes and no, or a list of tiles or seats.
    pub fn answer(&mut self, value: &Value, path: Arguments) -> String {
        match value {
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(_) => self.whole(value, path).to_string(),
            Value::List(_) => {
                let items = self.list(value, path).iter();
                items.map(|item| self.text(item, path)).collect()
            }
            _ => self.text(value, path),
        }
    }
}
