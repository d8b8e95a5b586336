//! The report: everything there is to say about a draft, in one serialisable value.
//!
//! ```json
//! { "rules": "mcr", "preset": "green-book", "rulings": ["…"], "faults": [],
//!   "standing": { "kind": "complete", "wins": true, "needed": 8 },
//!   "sheets": [ { "division": …, "won": …, "counted": […], "dropped": […], "total": 34 } ],
//!   "ledger": { "transfers": […], "net": { "E": -8, … } }, "asked": […] }
//! ```

use serde::Serialize;

use crate::entry::{Asked, Draft, Fault};
use crate::scoring::{Ledger, Sheet};
use crate::tiles::{BySeat, Seat, Tile, TileSet, WinSource};

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
    /// The hands of other places, where they are counted too.
    pub others: Vec<OtherHand>,
    /// The ways to deal out tiles that several places share, the chosen one first; only where
    /// places do share tiles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub splits: Vec<Split>,
    /// What is said besides: what was not entered, what became of a claim.
    pub notes: Vec<Note>,
    /// Who pays whom, once it is known.
    pub ledger: Option<Ledger>,
    /// Who deals next, where the rules say so and it is certain.
    pub next_dealer: Option<Seat>,
    /// What is asked besides the tiles. Which answers are impossible is not judged here, but by
    /// [`Engine::asked`](crate::scoring::Engine).
    pub asked: Vec<Asked>,
    /// Whether there is more to say that takes long to find: the standing, by
    /// [`Examined::finish`](crate::scoring::Examined::finish).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pending: bool,
}

impl Report {
    /// A report of nothing yet: the rule system, its rulings, and what is asked.
    pub fn new(draft: &Draft, asked: Vec<Asked>) -> Report {
        Report {
            rules: draft.system().key,
            preset: draft.preset(),
            rulings: draft.rulings_on().collect(),
            faults: Vec::new(),
            standing: Standing::Faulty,
            sheets: Vec::new(),
            others: Vec::new(),
            splits: Vec::new(),
            notes: Vec::new(),
            ledger: None,
            next_dealer: None,
            asked,
            pending: false,
        }
    }
}

impl Report {
    /// The readings of the hand of a place, the best first; none where it is not counted.
    pub fn sheets_at(&self, place: usize) -> &[Sheet] {
        match place {
            0 => &self.sheets,
            _ => self.others.iter().find(|o| o.place == place).map_or(&[], |o| &o.sheets),
        }
    }
}

/// The hand of another place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherHand {
    /// The place, from 1 on.
    pub place: usize,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Its readings, the best first; none where it was not entered.
    pub sheets: Vec<Sheet>,
}

/// A way to deal out shared tiles to the hands of several places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Split {
    /// The hands that win with it, in the order in which they are declared.
    pub hands: Vec<Share>,
    /// What they are worth together.
    pub total: u16,
}

/// What one place has of the shared tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The place.
    pub place: usize,
    /// Its tiles outside melds, the winning tile among them if it is used.
    pub tiles: Vec<Tile>,
    /// Whether it uses the winning tile.
    pub uses_win: bool,
    /// What it is worth.
    pub points: u16,
}

/// Something to say about the result; [`text::note`](crate::text::note) makes a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What: its key in the catalogues, such as `gap.hand`.
    pub key: String,
    /// The player that it is about.
    pub seat: Option<Seat>,
    /// The tiles that it is about.
    pub tiles: Vec<Tile>,
    /// The number that it is about.
    pub value: i32,
    /// The number that it is compared with.
    pub other: i32,
}

impl Note {
    /// A note about nobody in particular.
    pub fn new(key: impl Into<String>) -> Note {
        Note { key: key.into(), seat: None, tiles: Vec::new(), value: 0, other: 0 }
    }

    /// A note about a player.
    pub fn of(key: impl Into<String>, seat: Seat) -> Note {
        Note { seat: Some(seat), ..Note::new(key) }
    }

    /// About these tiles.
    #[must_use]
    pub fn tiles(mut self, tiles: impl IntoIterator<Item = Tile>) -> Note {
        self.tiles = tiles.into_iter().collect();
        self
    }

    /// About this number.
    #[must_use]
    pub fn value(mut self, value: i32) -> Note {
        self.value = value;
        self
    }
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// How far from ready the rest is; 0 is ready.
    pub shanten: u8,
    /// The kinds that bring the rest nearer, or complete it.
    pub useful: TileSet,
    /// How many copies of them are not in the hand.
    pub copies: u8,
    /// What the rest then waits for, without the payments; only where it is ready, and quick to
    /// find.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waits: Vec<Wait>,
}

/// A tile that completes the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many copies are not in the hand.
    pub copies: u8,
    /// What it is worth claimed from a discard.
    pub discard: Worth,
    /// What it is worth self-drawn.
    pub self_drawn: Worth,
    /// What is paid for it in each way in which it may win: for each who may discard it, as far
    /// as that matters, and self-drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub payments: Vec<Payment>,
}

/// What a win would be worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// The total with flowers.
    pub total: u16,
    /// Whether it may win.
    pub wins: bool,
    /// Why it may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Note>,
}

impl Worth {
    /// Of a hand that may win.
    pub fn winning(total: u16) -> Worth {
        Worth { total, wins: true, why: None }
    }

    /// Of a hand that may not win, for this reason.
    pub fn barred(total: u16, why: Note) -> Worth {
        Worth { total, wins: false, why: Some(why) }
    }

    /// Of a hand that must have so many points, of which flowers are none.
    pub fn needing(needed: u16, points: u16, total: u16) -> Worth {
        if points >= needed {
            return Worth::winning(total);
        }
        let why = Note::new("wait.below").value(i32::from(points));
        Worth::barred(total, Note { other: i32::from(needed), ..why })
    }
}

/// What is paid for a win that has not come yet, with all that is settled with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    /// How the winning tile comes: self-drawn, or as a discard.
    #[serde(rename = "way")]
    pub source: WinSource,
    /// Who discards it; `None` where it is drawn, and where all pay the same whoever it is.
    pub from: Option<Seat>,
    /// What each seat wins or loses in all.
    pub net: BySeat<i32>,
}
