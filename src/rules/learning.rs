//! What a rule system says to learners: the fans that beginners meet, and a path of short steps from
//! the tiles to reading a score. Each system has its own in its folder, in `path.rs`.
//!
//! A step has no numbers and no results: its words are in the catalogues, as
//! `path.<system>.<step>`, its example is one of the rulebook, which is scored when it is shown, and
//! its exercise is drawn.

use serde::Serialize;

use crate::system::{Fan, Question, key_enum};

key_enum! {
    /// What an exercise asks.
    Kind {
        /// Which of these groups of tiles are sets.
        Sets = "sets",
        /// Whether this hand wins.
        Win = "win",
        /// Which tiles complete a hand.
        Waits = "waits",
        /// Which discard leaves the most tiles that help.
        Discard = "discard",
        /// Which of two readings is better.
        Reading = "reading",
        /// Which fans a hand counts.
        Fans = "fans",
        /// What the fans of a hand come to in the first count of a score table, such as its han.
        Main = "main",
        /// What a hand comes to in the second count, such as its fu.
        Minor = "minor",
        /// What is paid for two counts of a score table.
        Worth = "worth",
        /// What a hand is worth, and who pays how much.
        Payment = "payment",
    }
}

impl Kind {
    /// Whether it is asked only where there is a score table.
    pub const fn is_about_table(self) -> bool {
        matches!(self, Kind::Main | Kind::Minor | Kind::Worth)
    }

    /// Whether it is about what a hand that wins counts.
    pub const fn is_about_counted(self) -> bool {
        matches!(self, Kind::Fans | Kind::Payment | Kind::Main | Kind::Minor)
    }

    /// The kind with a key.
    pub fn from_key(key: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.key() == key)
    }
}

key_enum! {
    /// How hard an exercise is.
    Level {
        /// Ordinary hands with fans that beginners meet, and a few answers to choose from.
        First = "first",
        /// Ordinary hands with any fan; nothing is given to choose from.
        Second = "second",
        /// Every hand and every fan.
        Third = "third",
    }
}

impl Level {
    /// The level with a key.
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.key() == key)
    }
}

/// The exercise of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Drill {
    /// What it asks.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// The key of the fan that its hand counts, if it is about one.
    pub fan: Option<&'static str>,
    /// The key of the question whose answer decides whether its hand wins, if it is about one.
    pub question: Option<&'static str>,
}

impl Drill {
    /// An exercise of the first level.
    pub const fn easy(kind: Kind) -> Option<Drill> {
        Some(Drill { kind, level: Level::First, fan: None, question: None })
    }

    /// An exercise of the second level.
    pub const fn medium(kind: Kind) -> Option<Drill> {
        Some(Drill { kind, level: Level::Second, fan: None, question: None })
    }

    /// A hand with a fan, whose fans are asked.
    pub const fn with(fan: &'static str) -> Option<Drill> {
        Some(Drill { kind: Kind::Fans, level: Level::First, fan: Some(fan), question: None })
    }

    /// A hand with a fan, of which it is asked who pays what.
    pub const fn paid_with(fan: &'static str) -> Option<Drill> {
        Some(Drill { kind: Kind::Payment, level: Level::First, fan: Some(fan), question: None })
    }

    /// A complete hand that wins or does not, according to the answer to a question.
    pub const fn decided_by(question: &'static Question) -> Option<Drill> {
        let question = Some(question.key);
        Some(Drill { kind: Kind::Win, level: Level::First, fan: None, question })
    }
}

/// A step of the path: a rule, an example and, if it explains something to ask about, an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The stable key. Its words are `path.<system>.<key>` and `path.<system>.<key>.rule`.
    pub key: &'static str,
    /// The key of the fan or rule of the rulebook whose first example is shown.
    pub example: &'static str,
    /// The exercise. `None` as long as there is nothing to ask yet.
    pub drill: Option<Drill>,
    /// The keys of the fans that it names first. Its exercise, and those of the steps before, ask for no
    /// fan that no step has named.
    pub names: &'static [&'static str],
}

/// What a rule system says to learners.
#[derive(Debug)]
pub struct Path {
    /// The keys of the fans that beginners meet, all of which four sets and a pair can have. There are
    /// at least six, so that there is something to choose from.
    pub beginners: &'static [&'static str],
    /// Whether beginners know these fans already, because they are those of another rule system.
    pub is_of_known_fans: bool,
    /// The steps, in order.
    pub steps: &'static [Step],
}

impl Path {
    /// The keys of the fans that were named up to the step with this index.
    pub fn named(&self, index: usize) -> Vec<&'static str> {
        let known: &[&str] = if self.is_of_known_fans { self.beginners } else { &[] };
        let named = self.steps.iter().take(index + 1).flat_map(|step| step.names);
        known.iter().chain(named).copied().collect()
    }

    /// Whether the score of a hand means something to a learner at the step with this index: from the
    /// first step on that asks for fans or payments.
    pub fn has_explained_scores(&self, index: usize) -> bool {
        let asks = |drill: &Drill| drill.kind.is_about_counted();
        self.steps.iter().take(index + 1).any(|step| step.drill.as_ref().is_some_and(asks))
    }
}

/// Whether it is asked of a fan if a hand counts it: not of those that are paid apart from the hand, and not
/// of those of the second count, which are asked for by their sum.
pub fn is_asked(fan: &Fan) -> bool {
    fan.is_counted && !fan.unit.is_second_count()
}

/// Defines the steps of a path. Each line has the key, the key of the example, and the
/// exercise, if there is one, then the fans that it names.
macro_rules! steps {
    ($($key:literal $example:literal $drill:expr $(, names $($fan:literal)+)?;)*) => {
        &[$($crate::rules::learning::Step {
            key: $key,
            example: $example,
            drill: $drill,
            names: &[$($($fan,)+)?],
        },)*]
    };
}
pub(crate) use steps;
