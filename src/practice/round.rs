//! The state of one exercise while it is answered. Every change is a method without side effects.

use std::sync::Arc;

use crate::tiles::{BySeat, Seat, Tile, TileSet};

use super::answer::Answer;
use super::exercise::{Candidate, Exercise, Given, Marks, Task};
use super::tally::Tally;

/// An exercise, what was chosen so far, and the marks once it was answered.
#[derive(Clone, Debug)]
pub struct Round {
    /// The exercise.
    pub exercise: Arc<Exercise>,
    /// The chosen fans, in the order in which they were chosen.
    pub named: Vec<u8>,
    /// The total as it was typed.
    pub total: String,
    /// The amounts, as they were typed, where it is not asked by seat.
    pub amounts: Vec<String>,
    /// What each seat pays, as it was typed.
    pub pays: BySeat<String>,
    /// The chosen tiles.
    pub tiles: TileSet,
    /// The chosen groups or the chosen one of several possibilities.
    pub chosen: Vec<usize>,
    /// The marks, once the answer was given.
    pub marks: Option<Marks>,
}

impl Round {
    /// An exercise of which nothing has been answered.
    pub fn new(exercise: Exercise) -> Round {
        let amounts = match &exercise.task {
            Task::Worth { right, .. } => right.len(),
            _ => 0,
        };
        Round {
            amounts: vec![String::new(); amounts],
            exercise: Arc::new(exercise),
            named: Vec::new(),
            total: String::new(),
            pays: BySeat::default(),
            tiles: TileSet::EMPTY,
            chosen: Vec::new(),
            marks: None,
        }
    }

    /// Chooses a fan, or takes it back.
    pub fn flip_fan(&mut self, fan: u8) {
        match self.named.iter().position(|other| *other == fan) {
            Some(at) => drop(self.named.remove(at)),
            None => self.named.push(fan),
        }
    }

    /// Chooses a tile, or takes it back. Only one tile is discarded.
    pub fn flip_tile(&mut self, tile: Tile) {
        let one = TileSet::of(tile);
        self.tiles = match (&self.exercise.task, self.tiles.contains(tile)) {
            (_, true) => self.tiles.minus(one),
            (Task::Discard { .. }, false) => one,
            (_, false) => self.tiles.union(one),
        };
    }

    /// Chooses a group or a possibility, or takes it back. Of possibilities only one is chosen.
    pub fn flip(&mut self, index: usize) {
        let is_chosen = self.chosen.contains(&index);
        if !matches!(self.exercise.task, Task::Sets { .. }) {
            self.chosen.clear();
        }
        self.chosen.retain(|other| *other != index);
        if !is_chosen {
            self.chosen.push(index);
        }
    }

    /// The seats that may have to pay: all but the winner's.
    pub fn payers(&self) -> Vec<Seat> {
        let draft = &self.exercise.draft;
        let own = draft.seat(0);
        draft.seats().iter().copied().filter(|seat| Some(*seat) != own).collect()
    }

    /// What the chosen fans come to, where there are some to choose from.
    pub fn tally(&self) -> Option<Tally> {
        let Task::Fans { candidates, .. } = &self.exercise.task else { return None };
        if candidates.is_empty() {
            return None;
        }
        let rules = self.exercise.draft.system();
        let chosen = candidates.iter().filter(|candidate| self.named.contains(&candidate.fan));
        let worth = |Candidate { fan, times }: &Candidate| {
            let (fan, worth) = self.exercise.as_counted(rules.fan(*fan)?);
            Some((fan.unit, worth, *times))
        };
        Some(Tally::of(chosen.filter_map(worth)))
    }

    /// The answer so far. `None` as long as nothing is chosen where something has to be.
    pub fn given(&self) -> Option<Given> {
        match &self.exercise.task {
            Task::Sets { .. } => {
                (!self.chosen.is_empty()).then(|| Given::Groups(self.chosen.clone()))
            }
            Task::Win { .. } | Task::Reading { .. } => {
                self.chosen.first().copied().map(Given::Choice)
            }
            Task::Waits { .. } | Task::Discard { .. } => {
                (!self.tiles.is_empty()).then_some(Given::Tiles(self.tiles))
            }
            Task::Payment { candidates, .. } if !candidates.is_empty() => {
                self.chosen.first().copied().map(Given::Choice)
            }
            Task::Count { candidates, .. } if candidates.is_empty() => {
                self.total.trim().parse().ok().map(Given::Count)
            }
            Task::Worth { candidates, .. } if candidates.is_empty() => {
                let typed = self.amounts.iter().map(|text| text.trim().parse().ok());
                typed.collect::<Option<_>>().map(Given::Amounts)
            }
            Task::Count { .. } | Task::Worth { .. } => {
                self.chosen.first().copied().map(Given::Choice)
            }
            Task::Payment { right, .. } => Some(Given::Net(self.net(right))),
            Task::Fans { candidates, .. } => {
                let mut fans = self.named.clone();
                fans.sort_unstable();
                let has_answer = candidates.is_empty() || !fans.is_empty();
                let total = self.total.trim().parse().unwrap_or(0);
                has_answer.then_some(Given::Fans(Answer { fans, total }))
            }
        }
    }

    /// What each seat wins or loses according to the amounts: a payer loses the amount that was
    /// typed, and the winner gains the sum of all amounts and what lay on the table, for which nobody is asked.
    fn net(&self, right: &BySeat<i32>) -> BySeat<Option<i32>> {
        let amount = |seat: Seat| amount(&self.pays[seat]);
        let payers = self.payers();
        let from_table: i32 = right.iter().map(|(_, net)| net).sum();
        let gained = || payers.iter().map(|seat| amount(*seat)).sum::<i32>() + from_table;
        BySeat::from_fn(|seat| {
            if payers.contains(&seat) {
                return Some(-amount(seat));
            }
            Some(if right[seat] > 0 { gained() } else { 0 })
        })
    }

    /// Marks the answer. `None` if none was given, or if it was marked already.
    pub fn check(&self) -> Option<Marks> {
        if self.marks.is_some() {
            return None;
        }
        self.exercise.mark(&self.given()?)
    }
}

/// The amount that was typed, with either sign for minus; 0 if it is none.
fn amount(text: &str) -> i32 {
    text.trim().replace('−', "-").parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::amount;

    #[test]
    fn an_amount_has_either_sign() {
        let typed = ["12", " +8 ", "-4", "−4", "", "x"];
        assert_eq!(typed.map(amount), [12, 8, -4, -4, 0, 0]);
    }
}
