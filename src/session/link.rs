//! A session as a link: the part of an address after `#`, which is never sent to a server.
//!
//! For instance `session/2/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;d;!late-pung.3;h0123~1/123m…`: the version
//! of the format and the rule system, then parts separated by `;`:
//!
//! - `p=` the names, `n=` the name of the session, `t=` when it began, `s=` the points at the start
//!   unless they are those of the rules, `r=` the preset or `q=` the rulings that are on, `o=`
//!   the options, `e` when it was ended, `c=` the chips;
//! - a deal each: `h` the players by seat, `~` and the [link] of the hand without
//!   its rules, or `~~` and the whole link with escapes; `w` the wins
//!   (winner; discarder, nothing, `x` for one who is not known, or `s` for the tile of the win before; points; then
//!   the answers to the further questions about the win, in the order of these),
//!   after `~` the values of all hands, and after another `~` who put down a stick; `n` the changes,
//!   then `~` winner and `~` next dealer; `d` nobody won; `b` one of the draws that the rules know, by
//!   its key, then `~` who put down a stick; `v` the players because of whom the deal is void; `a` abandoned;
//!   `x` what could not be read, as text;
//! - `*` the dealer ended the game after the deal before it;
//! - `!` a penalty of the deal before it: kind, player, points, receivers, reason.
//!
//! Players are numbered from 0. In names, `_2c` stands for the character with that number. A link
//! is read as the [JSON](super::file) that it stands for, so what is damaged in it is named and put
//! aside in the same way.
//!
//! In version 1 the hands were written without their version, because there was only one of them.
//! Version 3 has the rulings that links of hands have since their version 2. Version 4 has those of their
//! version 3, and the options that come with a preset, as [files](super::file) have since their version 3. A
//! link is written in the oldest version from 2 on that can say what was agreed on.

use crate::entry::link;

mod read;
mod write;

pub use read::{decode, is_link};
pub use write::{TooLong, encode};

/// The newest version of links.
pub const VERSION: u32 = link::VERSION + 1;

/// The first version, in which every hand is a link of [`HAND_VERSION`].
const FIRST_VERSION: u32 = 1;

/// The version of the hands in links of the first version.
const HAND_VERSION: &str = "1";

/// What every link begins with.
pub const PREFIX: &str = "session/";

/// The longest link that is written or read, in bytes of an address.
pub const LONGEST: usize = 8 * 1024;

/// The discarder of a win who is not known.
const UNKNOWN: &str = "x";

/// Where a winning tile came from that the win before was won on, too.
const SAME_TILE: &str = "s";

/// The next dealer where the deal passes on whoever won.
const PASSES: &str = "p";

/// The version of links of hands whose rulings and presets a version of links of sessions has.
fn version_of_rulings(version: u32) -> u32 {
    version.saturating_sub(1).max(1)
}
