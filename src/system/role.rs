//! What a question is about: its role, the places of which it is asked, when a player would want to know what another
//! answer had brought, and which answers it has in dealt hands. Also the answers to questions that many rule systems ask.

use serde::Serialize;

use crate::tiles::WinSource;

use super::Answer;

/// The places of which a question is asked; see [`System::places`](super::System::places).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Places {
    /// It is asked once, of the first place or of the whole deal.
    First,
    /// It is asked of each place but the first.
    Others,
    /// It is asked of each place.
    Every,
}

/// What a question is about, if that matters to every rule system in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Something that its rule system alone knows about.
    Other,
    /// The seat of the player whose hand it is.
    Seat,
    /// The dealer, in rule systems in which East need not deal.
    Dealer,
    /// The prevalent wind.
    Round,
    /// How the winning tile came.
    WinSource,
    /// The player who discarded the winning tile, or whose kong was robbed.
    Discarder,
    /// The winner, in events that name the winner apart from the player to whom they happen.
    Winner,
    /// What a win was worth, if that is entered instead of its tiles.
    Worth,
    /// A number that the table carries from deal to deal, such as the honba. A session sets it.
    Counter,
    /// Another player who takes part in the payments.
    OtherPlayer,
    /// Whether the winning tile was the last of the wall or the last discard.
    LastTile,
    /// Whether the winning tile was the last of its kind.
    LastCopy,
    /// The suit that a player does without.
    MissingSuit,
    /// The players who were ready when the wall was used up.
    Ready,
    /// Another circumstance of the win, or how the deal ended. An unfinished hand has neither.
    Ending,
}

impl Role {
    /// Whether it is about a win or the end of the deal, which an unfinished hand does not have.
    pub const fn is_about_the_end(self) -> bool {
        matches!(self, Role::Discarder | Role::LastTile | Role::LastCopy | Role::Ending)
    }
}

/// The answers to [`Question::last_tile`](super::Question::last_tile).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTile;

impl LastTile {
    /// The last tile of the wall, drawn.
    pub const DRAW: Answer = Answer::Word("draw");
    /// The last discard of the game, claimed.
    pub const CLAIM: Answer = Answer::Word("claim");

    pub(super) const ANSWERS: &'static [Answer] = &[Answer::No, LastTile::DRAW, LastTile::CLAIM];
}

/// The answers to [`Question::ending`](super::Question::ending).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended;

impl Ended {
    /// Somebody won.
    pub const WON: Answer = Answer::Word("win");
    /// Nobody won.
    pub const DRAWN: Answer = Answer::Word("draw");

    pub(super) const ANSWERS: &'static [Answer] = &[Ended::WON, Ended::DRAWN];
}

/// The answers to a question for the [`WinSource`], for systems without discards after a kong.
pub const WIN_SOURCES: &[Answer] = &[
    Answer::Word(WinSource::Discard.key()),
    Answer::Word(WinSource::SelfDrawn.key()),
    Answer::Word(WinSource::Replacement.key()),
    Answer::Word(WinSource::RobbedKong.key()),
];

/// When a player would ask what another answer had brought; see
/// [`what_if`](crate::explore::what_if).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Varies {
    /// Never: the question is about payments, other hands, or what was agreed on.
    Never,
    /// Only for a fan that is about it: it was settled before play, like the seat and the round.
    BeforePlay,
    /// Always: it came about in play. The first `common` answers are usual, the others take luck.
    /// The catalogues describe each as `near.<key>.<answer>`.
    InPlay {
        /// The number of usual answers.
        common: usize,
    },
}

/// Which answers hands have that are dealt for practice, where the answer is not the default one. A rule
/// system limits them to what happens at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealt {
    /// Any answer; of lists of tiles, those of one tile.
    Any,
    /// So many of the answers of a choice, from the first one on.
    First(usize),
    /// A number from the first to the second, or a list of so many tiles.
    Between(u16, u16),
}
