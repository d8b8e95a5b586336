//! Plain data: values as JSON has them.

use std::ops::RangeInclusive;

use serde_json::Value;

/// A value of plain data: JSON, or what a program hands over in its place.
pub trait Plain: Sized + 'static {
    /// What stands for a value that is not there.
    const NOTHING: &'static Self;

    /// Whether it is nothing, such as `null`.
    fn is_nothing(&self) -> bool;

    /// The fields of an object, and none of anything else.
    fn entries(&self) -> impl Iterator<Item = (&str, &Self)>;

    /// A field of an object.
    fn get(&self, name: &str) -> Option<&Self> {
        self.entries().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// The items of a list.
    fn items(&self) -> Option<&[Self]>;

    /// A whole number.
    fn whole(&self) -> Option<i64>;
}

impl Plain for Value {
    const NOTHING: &'static Value = &Value::Null;

    fn is_nothing(&self) -> bool {
        self.is_null()
    }

    fn entries(&self) -> impl Iterator<Item = (&str, &Value)> {
        let fields = self.as_object().into_iter().flatten();
        fields.map(|(name, value)| (name.as_str(), value))
    }

    fn items(&self) -> Option<&[Value]> {
        self.as_array().map(Vec::as_slice)
    }

    fn whole(&self) -> Option<i64> {
        self.as_i64()
    }
}

/// A whole number in a range.
pub fn whole_in<T: TryFrom<i64>>(value: &impl Plain, range: RangeInclusive<i64>) -> Option<T> {
    value.whole().filter(|number| range.contains(number)).and_then(|number| number.try_into().ok())
}

/// A list of at most so many items, if each of them can be read.
pub fn list_of<'v, V: Plain, T>(
    value: &'v V,
    most: usize,
    read: impl Fn(&'v V) -> Option<T>,
) -> Option<Vec<T>> {
    value.items().filter(|items| items.len() <= most)?.iter().map(read).collect()
}
