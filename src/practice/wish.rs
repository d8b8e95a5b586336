//! What exercise is wished for.

use crate::rules::learning::{Drill, Kind, Level};
use crate::system::System;

/// What exercise is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What it asks.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// The number of the fan that its hand counts, whatever else its level promises. Only for
    /// questions about winning hands.
    pub fan: Option<u8>,
    /// The key of the question whose answer decides whether its hand wins. Only for the question for a win.
    pub question: Option<&'static str>,
    /// The index of the step of the path that it belongs to: it has no fan that no step has named so far.
    pub step: Option<usize>,
    /// The rulings that hold, as bits; `None` for those of the rule system.
    pub rulings: Option<u64>,
}

impl Wish {
    /// An exercise of a kind and a level.
    pub const fn new(kind: Kind, level: Level) -> Wish {
        Wish { kind, level, fan: None, question: None, step: None, rulings: None }
    }

    /// The exercise of a step of the path.
    pub fn of_step(system: &System, index: usize, drill: &Drill) -> Wish {
        let fan = system.fans.iter().find(|fan| Some(fan.key) == drill.fan);
        Wish {
            fan: fan.map(|fan| fan.number),
            question: drill.question,
            step: Some(index),
            ..Wish::new(drill.kind, drill.level)
        }
    }
}
