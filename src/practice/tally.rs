//! The sum of chosen fans, which grows while an answer is given.

use crate::system::Unit;

/// What chosen fans come to, by unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The sum of those that are counted in points.
    pub points: u32,
    /// The sum of those that are counted in fans.
    pub fans: u32,
    /// The sum of those that are counted in han.
    pub han: u32,
    /// The sum of those that are counted in fu.
    pub fu: u32,
    /// The product of those that are factors; 1 if there is none.
    pub factor: u32,
    /// Whether one of them is a limit hand.
    pub is_limit: bool,
    /// The sum of those that are counted in yakuman.
    pub yakuman: u32,
}

impl Tally {
    /// Adds up chosen fans: of each its unit, what it is worth once, and how many times it is chosen.
    pub fn of(chosen: impl Iterator<Item = (Unit, u16, usize)>) -> Tally {
        let mut tally =
            Tally { points: 0, fans: 0, han: 0, fu: 0, factor: 1, is_limit: false, yakuman: 0 };
        for (unit, worth, times) in chosen {
            let worth = u32::from(worth);
            match unit {
                Unit::Points => tally.points += worth * times as u32,
                Unit::Fans => tally.fans += worth * times as u32,
                Unit::Han => tally.han += worth * times as u32,
                Unit::Fu => tally.fu += worth * times as u32,
                Unit::Factor => tally.factor *= worth.pow(times as u32),
                Unit::Limit => tally.is_limit = true,
                Unit::Yakuman => tally.yakuman += worth * times as u32,
            }
        }
        tally
    }

    /// The units that something was chosen of.
    pub fn parts(&self) -> Vec<(Unit, u32)> {
        let all = [
            (Unit::Points, self.points, 0),
            (Unit::Fans, self.fans, 0),
            (Unit::Han, self.han, 0),
            (Unit::Fu, self.fu, 0),
            (Unit::Factor, self.factor, 1),
            (Unit::Limit, u32::from(self.is_limit), 0),
            (Unit::Yakuman, self.yakuman, 0),
        ];
        let some = all.into_iter().filter(|(_, sum, nothing)| sum != nothing);
        some.map(|(unit, sum, _)| (unit, sum)).collect()
    }
}
