//! The constant that describes sanma: everything that is known without running its engine, where it differs
//! from riichi.

use crate::rules::riichi::terms::Terms;
use crate::rules::riichi::{self, Variant, score_table};
use crate::system::names::names;
use crate::system::{Example, ScoreTable, Seats, System};
use crate::tiles::{MeldKind, Suit, TileSet};

use super::fans::FANS;
use super::faults::about_norths;
use super::game::GAME;
use super::questions::{EVENTS, QUESTIONS};
use super::ruling::{CHOICES, KEYS, PRESETS, RULINGS};

/// All kinds but the characters from 2 to 8 (SN1).
const TILES: TileSet =
    TileSet::ALL.minus(TileSet::of_suit(Suit::Characters).minus(TileSet::TERMINALS));

/// The table of han and fu. With 13 han there can be two limits (SN26).
static SCORE_TABLE: ScoreTable = score_table::table(
    &[5, 6, 8, 11, 13, 14],
    |rulings, is_dealer| score_table::yakuman(terms(rulings), is_dealer),
    |rulings, is_dealer, han, fu| score_table::worth(terms(rulings), is_dealer, han, fu),
);

/// What three players have of their own that their system does not say.
pub(super) static VARIANT: Variant =
    Variant { system: &SYSTEM, rulings: RULINGS, always: &[], faults: about_norths };

/// The rulings of these bits.
fn terms(bits: u64) -> Terms {
    Terms::of(&VARIANT, bits)
}

/// Sanma.
pub const SYSTEM: System = System {
    key: "sanma",
    names: names!("rules.sanma.name"),
    short_names: names!("rules.sanma"),
    tiles: TILES,
    // By a ruling each five is red (SN12).
    marked: riichi::SYSTEM.marked.intersection(TILES),
    marked_ruling: Some("red-fives.2"),
    // Nobody calls a chow (SN2).
    melds: MeldKind::ALL_BUT_CHOW,
    seats: Seats::Three,
    fans: &FANS,
    score_table: Some(&SCORE_TABLE),
    rulings: &KEYS,
    ruling_choices: CHOICES,
    presets: PRESETS,
    former_presets: &[],
    questions: QUESTIONS,
    events: EVENTS,
    game: GAME,
    examples: &[
        Example {
            name: "win",
            link: "1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn&norths=1&dora=3p",
        },
        Example { name: "ready", link: "1/sanma/[CCC]234p567p99s56s?seat=S&dora=4p&norths=1" },
        Example { name: "special", link: "1/sanma/19m19p19sESWNCFP+P?from=S" },
    ],
    ..riichi::SYSTEM
};
