//! Ways to a win: which tiles would have to go, and which to come, until a hand may win, and what it
//! is then worth. At most two tiles come.
//!
//! A hand of thirteen tiles draws, discards, and draws the tile that wins; a hand of fourteen
//! discards first. Each hand of thirteen tiles on the way goes through the flow, and the waits of its
//! report say what wins. A [`Search`] does this step by step, for callers that may not block.
//!
//! ```
//! use hule::entry::Draft;
//! use hule::explore::ways;
//! use hule::rules;
//!
//! // Complete, but worth less than the 8 points that a win needs.
//! let mcr = rules::system("mcr").unwrap();
//! let mut draft = Draft::new(mcr);
//! draft.read(0, "[456m]12m234p678s99s+3m").unwrap();
//!
//! let engine = rules::engine(mcr).unwrap();
//! let ways = ways::of(engine, &draft);
//! let won = engine.report(&ways[0].carried_out(&draft));
//! assert_eq!(won.sheets[0].total, ways[0].total());
//! assert!(won.sheets[0].points >= 8);
//! ```

mod chance;
mod discards;
mod found;
mod hands;
mod search;

pub use chance::Chance;
pub use discards::RankedDiscard;
pub use found::{Way, brings};
pub use search::{Progress, Search, is_asked};

use crate::entry::Draft;
use crate::scoring::Engine;

/// The shortest ways to a win of the first place's hand, the likeliest first.
pub fn of(engine: &'static dyn Engine, draft: &Draft) -> Vec<Way> {
    let mut search = Search::new(engine, draft);
    while !search.step(usize::MAX).is_done() {}
    search.ways()
}
