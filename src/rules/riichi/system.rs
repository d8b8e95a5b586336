//! The constant that describes riichi: everything that is known without running its engine.

use crate::system::names::names;
use crate::system::{Example, Place, Ranking, ScoreTable, System, Tie};
use crate::tiles::{Suit, Tile, TileSet};

use super::also_won;
use super::fans::FANS_OF_FOUR;
use super::game::GAME;
use super::questions::QUESTIONS;
use super::ruling::{RULING_CHOICES, Ruling, Rulings};
use super::score_table;
use super::terms::{Terms, Variant};

/// The kinds of which one copy is red (R2).
const RED_FIVES: TileSet = TileSet::of(Tile::suited(Suit::Characters, 5))
    .union(TileSet::of(Tile::suited(Suit::Dots, 5)))
    .union(TileSet::of(Tile::suited(Suit::Bamboo, 5)));

/// The table of han and fu.
static SCORE_TABLE: ScoreTable = score_table::table(
    &[5, 6, 8, 11, 13],
    |rulings, is_dealer| score_table::yakuman(Terms::of(&VARIANT, rulings), is_dealer),
    |rulings, is_dealer, han, fu| {
        score_table::worth(Terms::of(&VARIANT, rulings), is_dealer, han, fu)
    },
);

/// Riichi of four players, the form that others differ from.
pub static VARIANT: Variant = Variant {
    system: &SYSTEM,
    rulings: Ruling::FOUR,
    always: &[Ruling::Liability],
    faults: |_, _, _| Vec::new(),
};

/// Riichi mahjong.
pub const SYSTEM: System = System {
    key: "riichi",
    names: names!("rules.riichi.name"),
    short_names: names!("rules.riichi"),
    words: "riichi",
    tiles: TileSet::ALL,
    marked: RED_FIVES,
    marked_ruling: Some(Ruling::RedFives.key()),
    places: &[Place::winning("hand")],
    fans: FANS_OF_FOUR,
    ties: &[Tie::LimitHand, Tie::MostFans, Tie::MostFu, Tie::FirstFans],
    ranking: Some(Ranking::Speed),
    score_table: Some(&SCORE_TABLE),
    rulings: Ruling::KEYS_OF_FOUR,
    ruling_choices: RULING_CHOICES,
    presets: Rulings::PRESETS,
    names_preset: true,
    former_presets: Rulings::FORMER_PRESETS,
    questions: QUESTIONS,
    events: also_won::EVENTS,
    game: GAME,
    examples: &[
        Example {
            name: "win",
            link: "1/riichi/234567m345p78s99m+6s?seat=S&riichi=riichi&from=W&dora=1m",
        },
        Example { name: "ready", link: "1/riichi/[CCC]234m567p99s56s?seat=S&dora=4p" },
        Example { name: "special", link: "1/riichi/19m19p19sESWNCFP+P?from=S" },
    ],
    ..System::PLAIN
};
