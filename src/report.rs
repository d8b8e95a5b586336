//! The report: everything there is to say about a draft, in one serialisable value.
//!
//! ```json
//! { "rules": "mcr", "preset": "green-book", "rulings": ["…"], "faults": [],
//!   "standing": { "kind": "complete", "wins": true, "needed": 8 },
//!   "sheets": [ { "division": …, "won": …, "counted": […], "dropped": […], "total": 34 } ],
//!   "ledger": { "transfers": […], "net": { "E": -8, … } }, "asked": […] }
//! ```

use serde::Serialize;

use crate::error::Fault;
use crate::ledger::Ledger;
use crate::ruleset::Asked;
use crate::sheet::Sheet;
use crate::tile::{Tile, TileSet};

/// Everything there is to say about a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The key of the rule system.
    pub rules: &'static str,
    /// The preset whose rulings are in force; `None` for a choice of one's own.
    pub preset: Option<&'static str>,
    /// The rulings that are on.
    pub rulings: Vec<&'static str>,
    /// Everything that is wrong; then there is nothing else to say.
    pub faults: Vec<Fault>,
    /// How far the hand is.
    pub standing: Standing,
    /// A complete hand's readings, the best first.
    pub sheets: Vec<Sheet>,
    /// Who pays whom, once it is known.
    pub ledger: Option<Ledger>,
    /// What is asked besides the tiles.
    pub asked: Vec<Asked>,
}

/// How far a hand is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Standing {
    /// Something is wrong with what was entered.
    Faulty,
    /// There are fewer than thirteen tiles.
    Entering {
        /// How many are missing to thirteen.
        missing: u8,
    },
    /// Thirteen tiles, not ready.
    Unready {
        /// How many tiles have to be exchanged until it is ready: at least 1.
        shanten: u8,
        /// The kinds that bring it nearer.
        useful: TileSet,
        /// How many copies of them are not in the hand.
        copies: u8,
    },
    /// Fourteen tiles that are no winning hand.
    Discarding {
        /// How far from ready it is after the best discard; 0 is ready.
        shanten: u8,
        /// What to discard, the best first.
        discards: Vec<Discard>,
    },
    /// Thirteen tiles; one more completes the hand.
    Ready {
        /// The winning tiles.
        waits: Vec<Wait>,
    },
    /// A complete hand.
    Complete {
        /// Whether it is worth enough to win.
        wins: bool,
        /// How many points it must have without flowers.
        needed: u16,
    },
}

/// A discard from fourteen tiles, and what it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// How far from ready the rest is; 0 is ready.
    pub shanten: u8,
    /// The kinds that bring the rest nearer, or complete it.
    pub useful: TileSet,
    /// How many copies of them are not in the hand.
    pub copies: u8,
}

/// A tile that completes the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many copies are not in the hand.
    pub copies: u8,
    /// What it is worth claimed from a discard.
    pub discard: Worth,
    /// What it is worth self-drawn.
    pub self_drawn: Worth,
}

/// What a win would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// The total with flowers.
    pub total: u16,
    /// Whether it is enough to win.
    pub wins: bool,
}
