//! Paths: where a value stands.

use std::fmt;

/// Where a value stands in the value that is read. It is written as `wins[0].from`.
#[derive(Clone, Copy, Debug)]
pub enum Path<'p> {
    /// The whole value.
    Root,
    /// A field of an object.
    Field(&'p Path<'p>, &'p str),
    /// An item of a list.
    Item(&'p Path<'p>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Root => Ok(()),
            Path::Field(Path::Root, name) => f.write_str(name),
            Path::Field(owner, name) => write!(f, "{owner}.{name}"),
            Path::Item(list, index) => write!(f, "{list}[{index}]"),
        }
    }
}
