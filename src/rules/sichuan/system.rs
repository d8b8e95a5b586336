//! The constant that describes Sichuan: everything that is known without running its engine.

use crate::system::names::names;
use crate::system::{Example, Place, Ranking, System, Tie};

use super::deal::{MELDS, TILES};
use super::fans::FANS;
use super::game::GAME;
use super::questions::{EVENTS, QUESTIONS};
use super::ruling::{Ruling, Rulings};

/// Sichuan Bloody Mahjong.
pub const SYSTEM: System = System {
    key: "sichuan",
    names: names!("rules.sichuan.name"),
    short_names: names!("rules.sichuan"),
    words: "sichuan",
    tiles: TILES,
    melds: MELDS,
    places: Place::FOUR_WINNING,
    fans: &FANS,
    ties: &[Tie::MostFans],
    ranking: Some(Ranking::Speed),
    rulings: Ruling::KEYS,
    newer_rulings: Rulings::NEWER,
    presets: Rulings::PRESETS,
    questions: QUESTIONS,
    events: EVENTS,
    game: GAME,
    examples: &[
        Example { name: "win", link: "1/sichuan/223355m667788p9p+9p?void=s&win=self-drawn" },
        Example { name: "ready", link: "1/sichuan/[222m][333m]7778899p?void=s" },
        Example {
            name: "deal",
            link: "1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/\
                   114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s\
                   &event=win.0.6m.from:N&event=wall-end.0.",
        },
    ],
    ..System::PLAIN
};
