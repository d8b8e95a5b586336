//! How far a hand is: what it is missing, what it waits for, and what that would be worth.

use serde::Serialize;

use crate::entry::Hand;
use crate::scoring::Note;
use crate::tiles::{BySeat, Seat, Tile, TileSet, WinSource};

/// How far a hand is: faulty, unfinished, ready or complete.
///
/// ```
/// use hule::entry::Draft;
/// use hule::rules;
/// use hule::scoring::Standing;
///
/// let mut draft = Draft::new(rules::system("mcr").unwrap());
/// draft.read(0, "123456m789p2355s").unwrap();
/// let report = rules::score(&draft);
/// let Standing::Ready { waits } = &report.standing else { panic!("it is ready") };
///
/// // The hand waits for 1s and 4s, but 4s is not worth the 8 points that a win needs.
/// let tiles: Vec<String> = waits.iter().map(|wait| wait.tile.to_string()).collect();
/// assert_eq!(tiles, ["1s", "4s"]);
/// assert_eq!((waits[0].copies, waits[0].discard.total, waits[0].self_drawn.total), (4, 13, 15));
/// assert!(!waits[1].discard.wins);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Standing {
    /// The draft has faults.
    Faulty,
    /// There are fewer than thirteen tiles.
    Entering {
        /// How many tiles are missing to thirteen.
        missing: u8,
    },
    /// Thirteen tiles that are not ready.
    Unready {
        /// How many tiles have to be exchanged until it is ready: at least 1.
        shanten: u8,
        /// The kinds that lower the shanten number.
        useful: TileSet,
        /// How many copies of them are not in the hand.
        copies: u8,
    },
    /// Fourteen tiles that are not a complete hand.
    Discarding {
        /// The shanten number after the best discard; 0 is ready.
        shanten: u8,
        /// The best discards, the best first.
        discards: Vec<Discard>,
    },
    /// Thirteen tiles that one more tile completes.
    Ready {
        /// The winning tiles.
        waits: Vec<Wait>,
    },
    /// A complete hand.
    Complete {
        /// Whether it wins: it is worth enough, and no other winner takes precedence.
        wins: bool,
        /// How many points a win needs, not counting flowers.
        needed: i32,
        /// Why it does not win, if that is not that it has too few points.
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<Note>,
    },
}

impl Standing {
    /// Whether the hand is complete and may win.
    pub fn wins(&self) -> bool {
        matches!(self, Standing::Complete { wins: true, .. })
    }

    /// A complete hand that needs so many points to win, 0 if it needs none.
    pub fn complete(wins: bool, needed: i32) -> Standing {
        Standing::Complete { wins, needed, why: None }
    }

    /// A complete hand that does not win, for the reason that the note gives.
    pub fn barred(why: Note) -> Standing {
        Standing::Complete { wins: false, needed: 0, why: Some(why) }
    }
}

/// A discard from fourteen tiles, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The tile.
    pub tile: Tile,
    /// The shanten number of the remaining thirteen tiles; 0 is ready.
    pub shanten: u8,
    /// The kinds that lower that number, or complete the hand if it is ready.
    pub useful: TileSet,
    /// How many copies of them are not in the hand.
    pub copies: u8,
    /// The waits of the remaining tiles, without payments. Only given if they are ready, and if
    /// the waits are quick to find.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waits: Vec<Wait>,
}

/// A tile that completes a ready hand, and what the win would be worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Tile,
    /// How many copies of the tile are not in the hand.
    pub copies: u8,
    /// What the win is worth by discard.
    pub discard: Worth,
    /// What the win is worth self-drawn.
    pub self_drawn: Worth,
    /// The payments of each way to win with it: by a discard of each other player, where it matters
    /// who that is, and self-drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub payments: Vec<Payment>,
}

impl Wait {
    /// A wait of a hand, whose payments are found later.
    pub fn new(hand: &Hand, tile: Tile, discard: Worth, self_drawn: Worth) -> Wait {
        let copies = 4u8.saturating_sub(hand.all().get(tile));
        Wait { tile, copies, discard, self_drawn, payments: Vec::new() }
    }

    /// Whether the hand may win with the tile, self-drawn or by discard.
    pub fn wins(&self) -> bool {
        self.discard.wins || self.self_drawn.wins
    }
}

/// What a win would be worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// The total, flowers included.
    pub total: i32,
    /// Whether the hand may win.
    pub wins: bool,
    /// Why the hand may not win, if that is so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Note>,
}

impl Worth {
    /// The worth of a hand that may win.
    pub fn winning(total: i32) -> Worth {
        Worth { total, wins: true, why: None }
    }

    /// The worth of a hand that may not win, for the reason that the note gives.
    pub fn barred(total: i32, why: Note) -> Worth {
        Worth { total, wins: false, why: Some(why) }
    }

    /// The worth of a hand that needs `needed` points to win. Flowers count in `total`, but not in
    /// `points`.
    pub fn needing(needed: i32, points: i32, total: i32) -> Worth {
        if points >= needed {
            return Worth::winning(total);
        }
        let key = if points == total { Worth::BELOW[0] } else { Worth::BELOW[1] };
        let why = Note::new(key).value(points);
        Worth::barred(total, Note { other: needed, ..why })
    }

    /// The keys of the notes that the points are too few, and that they are without the flowers.
    const BELOW: [&str; 2] = ["wait.below", "wait.below-without-flowers"];

    /// How many points a win needs, if the hand may not win because it has fewer.
    pub fn missed_minimum(&self) -> Option<i32> {
        self.why.as_ref().filter(|why| Worth::BELOW.contains(&&*why.key)).map(|why| why.other)
    }
}

/// A part of what the winner gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gain {
    /// What it is paid for. Its sentence is `gain.<key>` in the catalogues.
    #[serde(rename = "for")]
    pub key: &'static str,
    /// What each of the other players pays for it; less than 0 if that player receives something.
    pub from: BySeat<i32>,
}

impl Gain {
    /// What it brings from all players together.
    pub fn amount(&self) -> i32 {
        self.from.iter().map(|(_, paid)| paid).sum()
    }
}

/// The payments of a win that has not come yet, or of which not everything is known, together with
/// everything settled with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    /// How the winning tile comes: self-drawn or by discard.
    #[serde(rename = "way")]
    pub source: WinSource,
    /// Who discards the tile. `None` if it is drawn, and if everybody pays the same no matter who
    /// discards it.
    pub from: Option<Seat>,
    /// What each seat wins or loses in total.
    pub net: BySeat<i32>,
}
