//! The score table of a rule system in which two counts of a hand, such as han and fu, make its worth.

use super::Unit;

/// What hands are worth by two counts, each the sum of the fans of a unit.
#[derive(Clone, Copy, Debug)]
pub struct ScoreTable {
    /// The unit of the first count, of which a few more make a limit hand.
    pub main: Unit,
    /// The unit of the second count.
    pub minor: Unit,
    /// The first counts of hands below the limits, in ascending order.
    pub mains: &'static [u16],
    /// The second counts, in ascending order.
    pub minors: &'static [u16],
    /// The first counts with which a limit begins, whatever the second count is.
    pub limits: &'static [u16],
    /// The numbers of the fans with which the second count is always the same, so that no more of it can
    /// reach a limit.
    pub fixes_minor: &'static [u8],
    /// The second count that the fans of a hand come to.
    pub round: fn(u16) -> u16,
    /// What the smallest limit hand is worth that is not counted, given the rulings as bits and whether its
    /// owner deals.
    pub uncounted: fn(u64, bool) -> TableWorth,
    /// What a hand is worth, given the rulings as bits, whether its owner deals, and the two counts.
    pub worth: fn(u64, bool, u16, u16) -> TableWorth,
}

/// What a hand of a score table is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableWorth {
    /// The key of its limit, if it is worth one: `limit.<key>` in the catalogues.
    pub limit: Option<&'static str>,
    /// What the discarder pays. `None` if no hand with these counts wins on a discard.
    pub discard: Option<i32>,
    /// What each of the others, and the dealer, pay for a self-drawn win. `None` if no such win has
    /// these counts.
    pub self_drawn: Option<[i32; 2]>,
}

/// A limit that a hand has not reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextLimit {
    /// The key of the limit.
    pub key: &'static str,
    /// How much more of the first count reaches it.
    pub main: u16,
    /// The second count that reaches it with the present first one, if one does.
    pub minor: Option<u16>,
}

impl ScoreTable {
    /// The next limit after what a hand with these counts is worth. `None` if there is none.
    pub fn next_limit(&self, rulings: u64, main: u16, minor: u16) -> Option<NextLimit> {
        let limit = |main, minor| (self.worth)(rulings, false, main, minor).limit;
        let present = limit(main, minor);
        let last = *self.limits.last()?;
        let (more, key) = (main + 1..=last).find_map(|more| {
            let next = limit(more, minor).filter(|next| Some(*next) != present)?;
            Some((more - main, next))
        })?;
        let larger = self.minors.iter().copied().filter(|other| *other > minor);
        let minor = larger.into_iter().find(|other| limit(main, *other) == Some(key));
        Some(NextLimit { key, main: more, minor })
    }
}
