//! Values of any kind, as a program hands them over, and what a request reads of them. Where a value is of another
//! kind, that is noted, and reading goes on with an empty value.
//!
//! Requests are not deserialised with serde, which stops at the first thing that is wrong.

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};

use crate::fields::At;
use crate::fields::plain::Plain;
use crate::session::file::object;

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

    /// A text.
    pub fn as_text(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// Yes or no.
    pub fn as_bool(&self) -> Option<bool> {
        if let Value::Bool(answer) = self { Some(*answer) } else { None }
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
}

impl Plain for Value {
    const NOTHING: &'static Value = &Value::Nothing;

    fn is_nothing(&self) -> bool {
        matches!(self, Value::Nothing)
    }

    fn entries(&self) -> impl Iterator<Item = (&str, &Value)> {
        let fields = if let Value::Object(fields) = self { &fields[..] } else { &[] };
        fields.iter().map(|(name, value)| (name.as_str(), value))
    }

    fn items(&self) -> Option<&[Value]> {
        if let Value::List(items) = self { Some(items) } else { None }
    }

    fn whole(&self) -> Option<i64> {
        match *self {
            Value::Number(number) if number.fract() == 0.0 => Some(number as i64),
            _ => None,
        }
    }
}

impl<'v> At<'_, 'v, Value> {
    /// What is read of the value, if it is given. If it can't be read, it is noted what it must be.
    pub fn wanted<T>(
        &self,
        wanted: &'static str,
        read: impl FnOnce(&'v Value) -> Option<T>,
    ) -> Option<T> {
        let read = read(self.given()?);
        if read.is_none() {
            self.bad(wanted);
        }
        read
    }

    /// A text.
    pub fn text(&self) -> String {
        self.text_of(self.value())
    }

    /// The text of a part that has no path of its own.
    fn text_of(&self, part: &Value) -> String {
        match part {
            Value::Text(text) if text.chars().nth(LONGEST).is_none() => return text.clone(),
            Value::Text(_) => self.bad(format!("must have at most {LONGEST} characters")),
            _ => self.bad("must be a string"),
        }
        String::new()
    }

    /// A text, or the texts of an array as one.
    pub fn texts(&self) -> String {
        match self.value() {
            Value::Nothing => return String::new(),
            Value::Text(_) => return self.text(),
            Value::List(_) => return self.items().map(|item| item.text()).collect(),
            _ => self.bad("must be an array or a string"),
        }
        String::new()
    }

    /// The items of an array.
    pub fn items(&self) -> impl Iterator<Item = At<'_, 'v, Value>> {
        self.given().and_then(|_| self.list(MOST)).into_iter().flatten()
    }

    /// The keys and values of an object.
    pub fn entries(&self) -> impl Iterator<Item = (&'v str, At<'_, 'v, Value>)> {
        let fields = match self.value() {
            Value::Nothing => &[],
            Value::Object(fields) if fields.len() <= MOST => &fields[..],
            Value::Object(_) => {
                self.bad(format!("must have at most {MOST} entries"));
                &[]
            }
            _ => {
                self.bad("must be a plain object");
                &[]
            }
        };
        fields.iter().map(|(name, value)| (name.as_str(), self.entry(name, value)))
    }

    /// A whole number; 0 where there is nothing.
    pub fn whole(&self) -> i64 {
        let Some(value) = self.given() else { return 0 };
        value.whole().unwrap_or_else(|| {
            self.bad("must be a whole number");
            0
        })
    }

    /// An answer to a question: a text, a whole number, yes and no, or a list of tiles or seats.
    pub fn answer(&self) -> String {
        match self.value() {
            Value::Bool(true) => "yes".to_owned(),
            Value::Bool(false) => "no".to_owned(),
            Value::Number(_) => self.whole().to_string(),
            Value::List(_) => self.items().map(|item| self.text_of(item.value())).collect(),
            Value::Text(_) => self.text(),
            Value::Nothing | Value::Object(_) => {
                self.bad("must be a string, a number, true, false, or an array");
                String::new()
            }
        }
    }
}
