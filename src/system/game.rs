//! What a rule system says of a game, which is many deals in a row.

use arrayvec::ArrayVec;

use super::{Answer, Question};

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
    /// The options that a preset of the rulings brings with it, as far as they differ from their defaults.
    /// Empty where the presets are about hands alone.
    pub presets: &'static [GamePreset],
    /// What games agreed on that were recorded before the rules had all of these options. `None` if the
    /// rules have always had them.
    pub older: Option<OlderGame>,
    /// The points that every player begins with.
    pub start: i32,
    /// The option whose number they begin with instead.
    pub start_option: Option<&'static Question>,
    /// How a deal can be entered without tiles.
    pub values: Values,
    /// Whether a deal goes on after a win, so that another win may be on the same tile or on another one.
    pub goes_on: bool,
    /// Whether a player wins at most once in a deal, and can't be the discarder of a later win either.
    pub wins_once: bool,
    /// What a player commits who declares a win with a complete hand that may not win. `None` if the
    /// rules punish nothing of the kind.
    pub false_win: Option<FalseWin>,
    /// The question who put something on the table in a deal, such as a stick, for a later winner to
    /// take. It is asked of a deal without tiles, too.
    pub put_down: Option<&'static Question>,
    /// The points that a player puts on the table so; 0 if nobody puts anything there.
    pub stake: i32,
    /// The draws that end a deal before the wall is used up. `None` if the rules have none.
    pub aborts: Option<Aborts>,
    /// The option what a chip is worth, where players can agree to play for chips. It is answered by a
    /// number, or by no.
    pub chip_option: Option<&'static Question>,
    /// The option whether one player more than there are seats takes part, so that each deal has one who rests.
    /// It is answered by yes or no. `None` where nobody ever rests.
    pub resting_option: Option<&'static Question>,
    /// Whether a deal is void and replayed after an offence, which is then an end of the deal.
    pub voids: bool,
    /// The further questions about a win without tiles, besides who won, where the tile came from and what the hand
    /// was worth. The answers are words, yes and no, or seats; a form offers the players who sit there. A link has the
    /// answers in the order of the questions, so a new question stands at the end.
    pub win_questions: &'static [Question],
    /// The fine that a player may lose to nobody, so that the net of a deal can be as many times
    /// its points below 0. `None` if there is none.
    pub fine: Option<Fine>,
    /// The table points by rank: one list for each number of players that has any.
    pub table_points: &'static [&'static [i32]],
    /// The offences that are punished after a deal.
    pub offences: &'static [Offence],
}

impl Game {
    /// A game without options and offences, in which everybody begins with nothing.
    pub const PLAIN: Game = Game {
        options: &[],
        presets: &[],
        older: None,
        start: 0,
        start_option: None,
        values: Values::None,
        goes_on: false,
        wins_once: false,
        false_win: None,
        put_down: None,
        stake: 0,
        aborts: None,
        chip_option: None,
        resting_option: None,
        voids: false,
        win_questions: &[],
        fine: None,
        table_points: &[],
        offences: &[],
    };

    /// The table points by rank among so many players. Empty if there are none.
    pub fn table_points(&self, players: usize) -> &'static [i32] {
        self.table_points.iter().copied().find(|points| points.len() == players).unwrap_or_default()
    }

    /// The options that a preset brings with it. Empty if they are the defaults.
    pub fn options_of(&self, preset: &str) -> &'static [(&'static Question, Answer)] {
        let mut presets = self.presets.iter();
        presets.find(|of| of.preset == preset).map_or(&[], |of| of.options)
    }

    /// The answer to an option under a preset, if nothing else is agreed on.
    pub fn answer_of(&self, preset: &str, option: &Question) -> Option<Answer> {
        let mut options = self.options_of(preset).iter();
        options.find(|(other, _)| *other == option).map(|(_, answer)| *answer).or(option.default)
    }

    /// The offence with this key.
    pub fn offence(&self, key: &str) -> Option<&'static Offence> {
        self.offences.iter().find(|offence| offence.key == key)
    }
}

/// The options of a game that a preset of the rulings brings with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePreset {
    /// The key of the preset.
    pub preset: &'static str,
    /// The options with another answer than the default.
    pub options: &'static [(&'static Question, Answer)],
}

/// What games agreed on before the rules had the options of today. Their files and links say less, and keep
/// their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OlderGame {
    /// The first version of files that has the options of today.
    pub until: u32,
    /// The options that there were.
    pub options: &'static [&'static Question],
    /// The answers that went without saying and are not the defaults of today.
    pub answers: &'static [(&'static Question, Answer)],
}

/// Draws that end a deal before the wall is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aborts {
    /// The option whether there are any. It is answered by yes or no.
    pub option: &'static Question,
    /// The keys of the kinds. Nothing depends on the kind; its name in the catalogues is `abort.<key>`.
    pub kinds: &'static [&'static str],
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

/// What a declared win with a complete hand that may not win comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FalseWin {
    /// It is punished as the [`Offence`] with this key, and the deal goes on.
    Offence(&'static str),
    /// The deal is void, and replayed: [`Game::voids`].
    VoidsDeal,
}

/// An offence, and what it costs. Its name in the catalogues is `offence.<key>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offence {
    /// The stable key.
    pub key: &'static str,
    /// What it costs.
    pub cost: Cost,
    /// Whether it is no longer given: it is there for games in which it was.
    pub is_past: bool,
}

impl Offence {
    /// An offence with this key.
    pub const fn new(key: &'static str, cost: Cost) -> Offence {
        Offence { key, cost, is_past: false }
    }

    /// The same, which is no longer given.
    #[must_use]
    pub const fn past(self) -> Offence {
        Offence { is_past: true, ..self }
    }
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

/// A fine that nobody receives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fine {
    /// The points that it costs.
    pub points: i32,
    /// The key of the ruling under which a winner can pay it as well, and a player more than once in a deal.
    /// Otherwise each player who has not won pays it once at most.
    pub repeated_by: Option<&'static str>,
}

impl Fine {
    /// Whether so many players, of whom these `winners` have won, can lose `sum` together in fines. `rulings` are
    /// the keys of those that are on.
    pub fn can_sum_to(
        self,
        sum: i32,
        players: usize,
        winners: usize,
        mut rulings: impl Iterator<Item = &'static str>,
    ) -> bool {
        let is_repeated = rulings.any(|key| Some(key) == self.repeated_by);
        let most = players.saturating_sub(winners) as i32;
        sum < 0 && sum % self.points == 0 && (is_repeated || -sum <= most * self.points)
    }
}
