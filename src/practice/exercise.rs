//! An exercise, the answers that can be given, and their marks.

use std::sync::Arc;

use crate::entry::{Draft, link};
use crate::rules::learning::{Kind, Level};
use crate::scoring::Report;
use crate::system::{Fan, Unit};
use crate::tiles::{BySeat, Seat, Tile, TileSet};

use super::address::Address;
use super::answer::{Answer, FanMarks, counted_sheets, mark_nearest};
use super::facts::Facts;
use super::groups;
use super::schedule::Subject;

/// A fan to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its number.
    pub fan: u8,
    /// How many times it would count.
    pub times: usize,
}

/// What is asked of a hand, with the right answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Which of these groups are sets: the indices of those that are.
    Sets {
        /// The groups, of three tiles each.
        groups: Vec<[Tile; 3]>,
        /// The indices of the sets.
        right: Vec<usize>,
    },
    /// Whether the hand wins.
    Win {
        /// Whether it does.
        wins: bool,
    },
    /// Which tiles complete the hand.
    Waits {
        /// The tiles to choose from.
        candidates: TileSet,
        /// Those that complete it.
        right: TileSet,
    },
    /// Which discard leaves the most tiles that help. Any of several that are equally good is right.
    Discard {
        /// The best discards.
        right: TileSet,
    },
    /// Which of two readings is better.
    Reading {
        /// The indices of the readings in the report, in the order in which they are shown.
        readings: [usize; 2],
        /// Which of the two is better.
        right: usize,
    },
    /// Which fans count.
    Fans {
        /// The fans to choose from. If it is empty, all fans are, and the total is asked, too.
        candidates: Vec<Candidate>,
        /// The right answers, of which one is enough.
        right: Vec<Answer>,
    },
    /// What the hand comes to in one of the two counts of a score table.
    Count {
        /// The unit of the count.
        unit: Unit,
        /// The counts to choose from. If it is empty, the count is asked.
        candidates: Vec<u16>,
        /// What the hand comes to.
        right: u16,
    },
    /// What is paid for two counts.
    Worth {
        /// The two counts, the first one first.
        counts: [u16; 2],
        /// The amounts to choose from. If it is empty, the amounts are asked.
        candidates: Vec<Vec<i32>>,
        /// What the discarder pays; or what each of the others pays; or what each of the others and the
        /// dealer pay.
        right: Vec<i32>,
    },
    /// Who pays how much.
    Payment {
        /// What each seat wins or loses, to choose from. If it is empty, the amounts are asked.
        candidates: Vec<BySeat<i32>>,
        /// What each seat wins or loses.
        right: BySeat<i32>,
    },
}

/// An exercise: a hand and what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What kind of question it is.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// The hand with its circumstances. A question about single groups has no hand.
    pub draft: Draft,
    /// The report of the draft.
    pub report: Arc<Report>,
    /// The question and its right answers.
    pub task: Task,
}

impl Exercise {
    /// A fan as the hand counts it, and what it is worth there. A fan that does not count has the worth
    /// that the table gives it in such a hand.
    pub fn as_counted(&self, fan: &'static Fan) -> (&'static Fan, u16) {
        let mut counted = counted_sheets(&self.report).flat_map(|sheet| &sheet.counted);
        if let Some(counted) = counted.find(|counted| counted.fan.number == fan.number) {
            return (counted.fan, counted.points);
        }
        (fan, fan.worth_if(self.draft.tiles.is_concealed()).unwrap_or(fan.worth))
    }
}

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The index of one of two or more possibilities. For a question of yes or no, 0 is yes.
    Choice(usize),
    /// The indices of groups, in any order.
    Groups(Vec<usize>),
    /// Tiles.
    Tiles(TileSet),
    /// Fans, with a total if one is asked.
    Fans(Answer),
    /// A count.
    Count(u16),
    /// Amounts, in their order.
    Amounts(Vec<i32>),
    /// What each seat wins or loses; `None` where nothing was said.
    Net(BySeat<Option<i32>>),
}

/// The marks of tiles or groups that were chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileMarks {
    /// Those that were chosen rightly.
    pub right: TileSet,
    /// Those that should have been chosen. For a discard, all that would have been right.
    pub missed: TileSet,
    /// Those that should not have been chosen.
    pub wrong: TileSet,
}

/// The marks of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Whether the choice was right, or the answer if no more is known of it.
    Choice(bool),
    /// The groups that were missed or chosen by mistake.
    Groups {
        /// Sets that were not chosen.
        missed: Vec<usize>,
        /// Groups that were chosen and are no sets.
        wrong: Vec<usize>,
    },
    /// Tiles.
    Tiles(TileMarks),
    /// Fans and total.
    Fans(FanMarks),
    /// The seats with a wrong or missing amount, each with the right one.
    Net(Vec<(Seat, i32)>),
}

impl Marks {
    /// Whether everything is right.
    pub fn is_right(&self) -> bool {
        match self {
            Marks::Choice(right) => *right,
            Marks::Groups { missed, wrong } => missed.is_empty() && wrong.is_empty(),
            Marks::Tiles(marks) => marks.missed.is_empty() && marks.wrong.is_empty(),
            Marks::Fans(marks) => marks.all_right(),
            Marks::Net(wrong) => wrong.is_empty(),
        }
    }
}

impl Exercise {
    /// Its address, which [`at`](super::at) reads, without `#`.
    pub fn address(&self) -> String {
        let (kind, level) = (self.kind, self.level);
        match &self.task {
            Task::Sets { groups, .. } => {
                let (rules, groups) = (self.draft.system().key, groups::text(groups));
                Address::Sets { rules, level, groups: &groups }.text()
            }
            Task::Worth { counts, .. } => {
                Address::Worth { level, counts: *counts, link: &link::encode(&self.draft) }.text()
            }
            _ => Address::Hand { kind, level, link: &link::encode(&self.draft) }.text(),
        }
    }

    /// What is shown of the deal.
    pub fn facts(&self) -> Facts {
        Facts::of(self.kind, &self.draft, &self.report)
    }

    /// Marks an answer. `None` if it is no answer to this question.
    pub fn mark(&self, given: &Given) -> Option<Marks> {
        Some(match (&self.task, given) {
            (Task::Sets { right, .. }, Given::Groups(chosen)) => {
                let without = |some: &[usize], others: &[usize]| {
                    some.iter().copied().filter(|one| !others.contains(one)).collect()
                };
                Marks::Groups { missed: without(right, chosen), wrong: without(chosen, right) }
            }
            (Task::Win { wins }, Given::Choice(index)) => Marks::Choice(*wins == (*index == 0)),
            (Task::Reading { right, .. }, Given::Choice(index)) => Marks::Choice(right == index),
            (Task::Waits { right, .. }, Given::Tiles(chosen)) => Marks::Tiles(TileMarks {
                right: right.intersection(*chosen),
                missed: right.minus(*chosen),
                wrong: chosen.minus(*right),
            }),
            (Task::Discard { right }, Given::Tiles(chosen)) => {
                let is_right = !right.intersection(*chosen).is_empty();
                Marks::Tiles(TileMarks {
                    right: right.intersection(*chosen),
                    missed: if is_right { TileSet::EMPTY } else { *right },
                    wrong: chosen.minus(*right),
                })
            }
            (Task::Fans { candidates, right }, Given::Fans(answer)) => {
                let mut marks = mark_nearest(right, answer);
                // The total adds up by itself where there is something to choose from.
                marks.total |= !candidates.is_empty();
                Marks::Fans(marks)
            }
            (Task::Count { candidates, right, .. }, Given::Choice(index)) => {
                Marks::Choice(candidates.get(*index) == Some(right))
            }
            (Task::Count { right, .. }, Given::Count(count)) => Marks::Choice(right == count),
            (Task::Worth { candidates, right, .. }, Given::Choice(index)) => {
                Marks::Choice(candidates.get(*index) == Some(right))
            }
            (Task::Worth { right, .. }, Given::Amounts(amounts)) => Marks::Choice(right == amounts),
            (Task::Payment { candidates, right }, Given::Choice(index)) => {
                Marks::Choice(candidates.get(*index) == Some(right))
            }
            (Task::Payment { right, .. }, Given::Net(given)) => {
                let wrong = right.iter().filter(|(seat, net)| given[*seat] != Some(**net));
                Marks::Net(wrong.map(|(seat, net)| (seat, *net)).collect())
            }
            _ => return None,
        })
    }

    /// What this exercise trains, each as something that can be repeated.
    pub fn subjects(&self) -> Vec<Subject> {
        let about = match &self.task {
            Task::Sets { .. } => vec![0],
            Task::Win { wins } => vec![u8::from(*wins)],
            Task::Waits { right, .. } => vec![right.len().min(9) as u8],
            Task::Discard { right } => vec![right.len().min(4) as u8],
            Task::Reading { .. } => vec![0],
            Task::Fans { right, .. } => {
                right.first().map_or(Vec::new(), |right| right.fans.clone())
            }
            Task::Count { right, .. } => vec![(*right).min(255) as u8],
            Task::Worth { counts: [main, _], .. } => vec![(*main).min(255) as u8],
            Task::Payment { .. } => vec![u8::from(self.draft.win_source().is_self_drawn())],
        };
        about.into_iter().map(|about| Subject { kind: self.kind, about }).collect()
    }

    /// The subjects that an answer showed to be known, and those that it showed not to be.
    pub fn learned(&self, marks: &Marks) -> (Vec<Subject>, Vec<Subject>) {
        let of = |fans: &[u8]| -> Vec<Subject> {
            fans.iter().map(|fan| Subject { kind: self.kind, about: *fan }).collect()
        };
        match marks {
            Marks::Fans(marks) => {
                (of(&marks.right), of(&[&marks.missed[..], &marks.wrong].concat()))
            }
            marks if marks.is_right() => (self.subjects(), Vec::new()),
            _ => (Vec::new(), self.subjects()),
        }
    }
}
