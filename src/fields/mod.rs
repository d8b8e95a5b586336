//! Reads plain data leniently: what is not as it should be is noted with its path, and everything else is read.
//!
//! Files of sessions and of hands and the requests of the JavaScript package are read by this. Each of them makes
//! faults of its own of the [`Note`]s.
//!
//! A value is read at its place, [`At`]: the names of its fields are said once, in [`At::fields`], and then each of
//! them is read.
//!
//! ```text
//! let notes = Notes::default();
//! let win = notes.root(&value);
//! let [winner, points] = win.fields(["winner", "points"], &[]);
//! let (winner, points) = (winner.needed(player), points.optional(number));
//! for note in notes.take() { … }
//! ```

mod at;
mod notes;
mod path;
pub mod plain;

pub use at::At;
pub use notes::{Note, Notes, Wrong};
pub use plain::{list_of, whole_in};
