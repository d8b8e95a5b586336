//! What a rule system says of a game, which is many deals in a row.

use arrayvec::ArrayVec;

use super::Question;

/// What the table carries from deal to deal besides the points of the players, such as honba and
/// sticks: the numbers of the questions with the role [`Role::Counter`](super::Role::Counter),
/// in the order of these questions.
pub type Counters = ArrayVec<u16, 2>;

/// What is known of a system's games without running code. How a deal passes on is code:
/// [`GameRules::pass_on`](crate::scoring::GameRules::pass_on).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the players agree on before the first deal, besides the questions of a hand that
    /// [stay](Question::stays). The words of an option in the catalogues are `ask.<key>`, like
    /// those of a question.
    pub options: &'static [Question],
    /// The points that every player begins with.
    pub start: i32,
    /// The option whose number they begin with instead.
    pub start_option: Option<&'static Question>,
    /// How a deal can be entered without tiles.
    pub values: Values,
    /// The question who put something on the table in a deal, such as a stick, for a later winner to
    /// take. It is asked of a deal without tiles, too.
    pub put_down: Option<&'static Question>,
    /// The questions about a player who is liable for a win. They are also asked when a win is entered
    /// without tiles. `None` if the rules know no liability.
    pub liability: Option<Liability>,
    /// The fine that a player may lose to nobody, so that the net of a deal can be as many times
    /// this amount below 0; 0 if there is none.
    pub fine: i32,
    /// The table points by rank: one list for each number of players that has any.
    pub table_points: &'static [&'static [i32]],
    /// The offences that are punished after a deal.
    pub offences: &'static [Offence],
}

impl Game {
    /// A game without options and offences, in which everybody begins with nothing.
    pub const PLAIN: Game = Game {
        options: &[],
        start: 0,
        start_option: None,
        values: Values::None,
        put_down: None,
        liability: None,
        fine: 0,
        table_points: &[],
        offences: &[],
    };

    /// The table points by rank among so many players. Empty if there are none.
    pub fn table_points(&self, players: usize) -> &'static [i32] {
        self.table_points.iter().copied().find(|points| points.len() == players).unwrap_or_default()
    }

    /// The offence with this key.
    pub fn offence(&self, key: &str) -> Option<&'static Offence> {
        self.offences.iter().find(|offence| offence.key == key)
    }
}

/// The questions about a liable player: one who has to pay for a win although somebody else discarded the
/// winning tile, or although it was self-drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Liability {
    /// Which player is liable. The answers are nobody and the seats.
    pub who: &'static Question,
    /// Which part of the hand this player is liable for. It is asked if the hand can have several such parts.
    pub part: &'static Question,
}

/// How a deal can be entered without tiles, apart from what it changed for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Not at all: the payments depend on more than the value of a win.
    None,
    /// By the value of each win. There may be so many wins.
    Wins(usize),
    /// By the value of the winning hand and of every other hand.
    Hands,
}

impl Values {
    /// The most wins that a deal may have.
    pub const fn most_wins(self) -> usize {
        match self {
            Values::None => 0,
            Values::Wins(most) => most,
            Values::Hands => 1,
        }
    }
}

/// An offence, and what it costs. Its name in the catalogues is `offence.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offence {
    /// The stable key.
    pub key: &'static str,
    /// What it costs.
    pub cost: Cost,
}

/// What an offence costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many points to each of the other players, or to those of them who are named.
    ToEach(i32),
    /// Points that the player loses and nobody receives. The first time is only a warning; every time
    /// after the second costs twice as much as the time before.
    Mounting {
        /// What the second time costs.
        second: i32,
        /// Whether it is counted within a round. Otherwise it is counted within the game.
        by_round: bool,
    },
    /// So many points to each of the others, where the dealer pays and receives another number.
    ByDealer {
        /// What the dealer pays to each, and what each pays to the dealer.
        dealer: i32,
        /// What the others pay to each other.
        others: i32,
    },
    /// Points that the player loses and nobody receives.
    Lost(i32),
    /// Points to the player who was wronged, as the referee decides.
    ToOne {
        /// The fewest points.
        least: i32,
        /// The most points.
        most: i32,
    },
}
