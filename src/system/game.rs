//! What a rule system says of a game, which is many deals in a row.

use super::Question;

/// What is known of a system's games without running code. How a deal passes on is code:
/// [`Engine::pass_on`](crate::scoring::Engine::pass_on).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the players agree on before the first deal, besides the questions of a hand that
    /// [stay](Question::stays).
    pub options: &'static [Question],
    /// The points that every player begins with.
    pub start: i32,
}

impl Game {
    /// A game without options, in which everybody begins with nothing.
    pub const PLAIN: Game = Game { options: &[], start: 0 };
}
