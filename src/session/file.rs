//! A session as JSON: a file to keep, and what the device's store holds.
//!
//! ```json
//! { "hule": "session", "version": 1, "rules": "mcr", "preset": "green-book", "options": {},
//!   "name": "Friday", "time": 1700000000, "start": 0, "ended": false,
//!   "players": ["Anna", "Ben", "Cem", "Dora"],
//!   "deals": [
//!     { "type": "hand", "link": "1/mcr/123m…", "seats": [0, 1, 2, 3] },
//!     { "type": "wins", "wins": [{ "winner": 1, "from": 2, "points": 24 }] },
//!     { "type": "net", "net": [-8, 24, -8, -8], "winner": 1, "next_dealer": 1 },
//!     { "type": "aborted", "kind": "four-winds", "put_down": [0] },
//!     { "type": "void", "players": [2] },
//!     { "type": "draw", "penalties": [{ "kind": "late-pung", "player": 3 }] } ] }
//! ```
//!
//! A player is the index in `players`, from 0: who sits East in the first deal is 0. `link` is that of a kept hand
//! (see `saved`), and `seats` the players by seat when it was entered. `from` is
//! `null` for a self-drawn tile, `"unknown"` for an unknown discarder, as if there were no `from`, and `"same-tile"`
//! for the tile that the win before was won on, too; `next_dealer` is `"passes"` where the deal passes on whoever won. Beside
//! `wins`, `hands` are the values of all hands, and `put_down` the players who put a stick on the table. A win may
//! have answers to the further questions of the rules, each under the key of its question with `_` for `-`: in riichi
//! `liable`, the player who is liable for it, and `liable_for`, the part of the hand that this player is liable for.
//!
//! A deal that could not be read is written as it was. If penalties were given after it since then, it is
//! `{ "type": "damaged", "deal": "…", "penalties": […] }`, where `deal` is the JSON that was there, as a text.
//!
//! A deal has `"ends": true` where the dealer, who was asked, ended the game after it. `chips` are those that
//! each player has won or lost. `options` are those that differ from the options of the preset; a list of
//! numbers in tenths is written as a list of numbers.
//!
//! The version is also that of the rulings, and the same as that of a [link]
//! with these rulings. A file is written in the oldest version that has them. Version 3 has the options that
//! come with a preset: older files, which don't have them, keep what went without saying then. A file
//! without a version is one of the newest.

use crate::entry::link;

mod import;
mod noted;
mod read;
mod write;

pub use import::{Import, PutAside};
pub(super) use read::deal::penalties as read_penalties;
pub use read::{from_value, read};
pub(crate) use write::object;
pub(super) use write::{damaged, penalties as write_penalties};
pub use write::{to_value, write};

/// The type of a deal that could not be read when something was added to it.
const DAMAGED: &str = "damaged";

/// The fields that every deal has, however it ended.
const COMMON: &[&str] = &["type", "penalties", "ends"];

/// The newest version of the format.
pub const VERSION: u32 = link::VERSION;

/// The `from` of a win whose discarder is not known.
const UNKNOWN: &str = "unknown";

/// The `from` of a win on the tile of the win before.
const SAME_TILE: &str = "same-tile";

/// The `next_dealer` of a deal that passes on whoever won.
const PASSES: &str = "passes";
