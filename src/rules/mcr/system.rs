//! The description of MCR as data: everything that is known without running code.

use crate::system::names::names;
use crate::system::{Example, Place, Ranking, System, Tie};
use crate::tiles::TileSet;

use super::fans::FANS;
use super::game::GAME;
use super::questions::QUESTIONS;
use super::ruling::{Ruling, Rulings};

/// Mahjong Competition Rules.
pub const SYSTEM: System = System {
    key: "mcr",
    names: names!("rules.mcr.name"),
    short_names: names!("rules.mcr"),
    words: "mcr",
    tiles: TileSet::ALL,
    has_flowers: true,
    places: &[Place::winning("hand")],
    fans: &FANS,
    ties: &[Tie::DearestFan, Tie::FewestFans],
    has_principles: true,
    ranking: Some(Ranking::Worth),
    rulings: Ruling::KEYS,
    newer_rulings: Rulings::NEWER,
    presets: Rulings::PRESETS,
    questions: QUESTIONS,
    game: GAME,
    examples: &[
        Example { name: "win", link: "1/mcr/[CCC]123456789m5p+5p?seat=S&win=self-drawn" },
        Example { name: "ready", link: "1/mcr/[234p]2345678m234s" },
        Example { name: "special", link: "1/mcr/19m19p19sESWNCFP+P?from=S" },
    ],
    ..System::PLAIN
};
