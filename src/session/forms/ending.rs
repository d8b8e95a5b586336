//! How a deal ended, as far as a form without tiles can say it.

use crate::entry::Agreement;
use crate::system::{Aborts, Answer, Values};

/// How a deal ended, as far as it can be entered without tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody won, and the values of the hands are known.
    Won,
    /// What it changed for each player is known.
    Changed,
    /// Nobody won.
    Draw,
    /// A draw that the rules know ended it early.
    Aborted,
    /// A player committed an offence. The deal is void, and is played again.
    Void,
    /// It was not played to the end.
    Abandoned,
}

impl Ending {
    /// The endings that can be entered in a game.
    pub fn of(agreement: &Agreement) -> Vec<Ending> {
        let game = &agreement.system().game;
        let is_on = |aborts: Aborts| agreement.answer(aborts.option) == Some(Answer::Yes);
        let endings = [
            (Ending::Won, game.values != Values::None),
            (Ending::Changed, true),
            (Ending::Draw, true),
            (Ending::Aborted, game.aborts.is_some_and(is_on)),
            (Ending::Void, game.voids),
            (Ending::Abandoned, true),
        ];
        endings.into_iter().filter(|(_, is_there)| *is_there).map(|(ending, _)| ending).collect()
    }

    /// The end of the key of its words, `session.ending.<key>`.
    pub const fn key(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Changed => "changed",
            Ending::Draw => "draw",
            Ending::Aborted => "aborted",
            Ending::Void => "void",
            Ending::Abandoned => "abandoned",
        }
    }
}
