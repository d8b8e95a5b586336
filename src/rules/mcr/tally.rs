//! What counts in one reading: the exclusions and the combining principles (§2.1).

use super::exclusion;
use super::fans::{self, CHICKEN_HAND, FLOWER_TILES, FanSet, REPEATING, Repeats, worth};
use super::joins::{Join, Joins};
use super::reading::{Facts, Reading};

/// What counts in one reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// The sum without flowers.
    pub points: u16,
    /// The fans that count, without those that join sets.
    pub counted: FanSet,
    /// The joins that count.
    pub joins: Chosen,
    /// The occurrences that count of each fan of [`REPEATING`]: bit `i` for its occurrence `i`.
    repeated: [u8; REPEATING.len()],
}

impl Tally {
    /// The worth of the dearest single fan.
    pub fn dearest(&self, f: &Facts) -> u16 {
        let joins = self.joins.iter().map(|j| j.fan);
        self.counted.chain(joins).map(|fan| worth(fan, f)).max().unwrap_or(0)
    }

    /// How many occurrences count.
    pub fn len(&self) -> u32 {
        let once = self.counted.minus(const { FanSet::of(&REPEATING) }).len();
        let repeated: u32 = self.repeated.iter().map(|occurrences| occurrences.count_ones()).sum();
        once + repeated + u32::from(self.joins.len)
    }

    /// How often a fan that counts and joins no sets does so, with so many flowers.
    pub fn times(&self, fan: u8, flowers: u8) -> u8 {
        match fans::repeats(fan) {
            Repeats::Once => 1,
            Repeats::EachFlower => flowers,
            Repeats::EachPart | Repeats::EachKind => {
                slot(fan).map_or(0, |slot| self.repeated[slot].count_ones() as u8)
            }
        }
    }

    /// Whether the occurrence of this index counts.
    pub fn counts(&self, fan: u8, occurrence: usize) -> bool {
        let slot = slot(fan);
        self.counted.has(fan) && slot.is_none_or(|slot| self.repeated[slot] >> occurrence & 1 == 1)
    }

    /// Whether this is the better choice for the player: more points, then the dearer single
    /// fan, then fewer fans (§2.2).
    pub fn beats(&self, other: &Tally, f: &Facts) -> bool {
        if self.points != other.points {
            return self.points > other.points;
        }
        let (mine, its) = (self.dearest(f), other.dearest(f));
        if mine == its { self.len() < other.len() } else { mine > its }
    }
}

/// The best choices of joins in one division, whichever part was completed.
pub(super) struct Choices {
    /// The best joins of two or three sets.
    some: Choice,
    /// The join of all four sets, which leaves nothing else to join.
    four: Option<Join>,
}

impl Choices {
    /// Chooses among the joins of a division. `hand` are the fans that are true of the hand.
    #[inline]
    pub fn new(f: &Facts, hand: FanSet, joins: &Joins) -> Choices {
        let four = joins.last().copied().filter(|join| join.sets == ALL_SETS);
        let mut some = Choice::default();
        if hand.intersection(FanSet::EXCLUDING_JOINS).is_empty() {
            choose(f, joins, Choice::default(), &mut some);
        } else {
            let excluded = |join: &&Join| { hand }.any(|by| exclusion::excludes(by, join.fan, f));
            let left: Joins = joins.iter().filter(|join| !excluded(join)).copied().collect();
            choose(f, &left, Choice::default(), &mut some);
        }
        Choices { some, four }
    }
}

/// The sets of a join of four sets.
const ALL_SETS: u8 = 0b1111;

/// The best choice of what counts, of all that is true of a reading.
#[inline]
pub(super) fn tally(r: &Reading, fans: FanSet, choices: &Choices) -> Tally {
    let mut without_four = settle(r, fans, None);
    without_four.points += choices.some.points;
    without_four.joins = choices.some.joins;
    // A fan of all four sets may also exclude other fans, so it is not always the better.
    match choices.four {
        None => without_four,
        Some(four) => {
            let with_four = settle(r, fans, Some(four));
            if without_four.beats(&with_four, r.facts) { without_four } else { with_four }
        }
    }
}

/// What counts once it is decided whether all four sets are joined by one fan.
fn settle(r: &Reading, fans: FanSet, four: Option<Join>) -> Tally {
    let f = r.facts;
    let mut tally = Tally::default();
    let mut excluded = FanSet::NONE;
    let mut left = fans;
    // A fan of four sets comes before all that it excludes, and nothing excludes it.
    if let Some(four) = four {
        tally.joins.push(four);
        tally.points += worth(four.fan, f);
        excluded = FanSet::excluded_by(four.fan, f);
    }
    // Dearest first: an excluded fan excludes nothing.
    while let Some(fan) = left.minus(excluded).next() {
        left = left.after(fan);
        let times = match fans::repeats(fan) {
            Repeats::Once => 1,
            // A flower counts only once the hand may win.
            Repeats::EachFlower => 0,
            Repeats::EachPart | Repeats::EachKind => {
                let occurrences = exclusion::occurrences_left(r, fan, tally.counted);
                if occurrences == 0 {
                    continue;
                }
                if let Some(slot) = slot(fan) {
                    tally.repeated[slot] = occurrences;
                }
                occurrences.count_ones() as u16
            }
        };
        tally.counted = tally.counted.with(fan);
        tally.points += times * worth(fan, f);
        excluded = excluded.union(FanSet::excluded_by(fan, f));
    }
    tally
}

/// The index of a fan among those that repeat.
#[inline]
fn slot(fan: u8) -> Option<usize> {
    REPEATING.iter().position(|repeating| *repeating == fan)
}

/// Some joins that may be counted together: four sets carry three at the most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    joins: [Join; 3],
    len: u8,
}

impl Chosen {
    fn push(&mut self, join: Join) {
        self.joins[usize::from(self.len)] = join;
        self.len += 1;
    }
}

impl std::ops::Deref for Chosen {
    type Target = [Join];

    #[inline]
    fn deref(&self) -> &[Join] {
        &self.joins[..usize::from(self.len)]
    }
}

/// A choice of joins, and what it is worth.
#[derive(Clone, Copy, Default)]
struct Choice {
    points: u16,
    dearest: u16,
    joins: Chosen,
}

impl Choice {
    #[inline]
    fn rank(&self) -> (u16, u16, std::cmp::Reverse<u8>) {
        (self.points, self.dearest, std::cmp::Reverse(self.joins.len))
    }

    /// With one join more.
    #[inline]
    fn with(mut self, join: Join, f: &Facts) -> Choice {
        let points = worth(join.fan, f);
        self.points += points;
        self.dearest = self.dearest.max(points);
        self.joins.push(join);
        self
    }
}

/// Whether a join may be counted beside those chosen: its sets lie in different groups (P5),
/// and none of them has made the same fan (P3).
#[inline]
pub(super) fn may_join(chosen: &[Join], join: Join) -> bool {
    let mut groups = [1u8, 2, 4, 8];
    for other in chosen {
        if other.fan == join.fan && other.sets & join.sets != 0 {
            return false;
        }
        let merged = groups.iter().filter(|g| **g & other.sets != 0).fold(0, |m, g| m | g);
        for group in &mut groups {
            if *group & merged != 0 {
                *group = merged;
            }
        }
    }
    // Each group that the join meets, it meets in one set.
    groups.iter().all(|group| (group & join.sets).count_ones() <= 1)
}

/// Tries every choice of the joins of two or three sets; there are at most ten.
fn choose(f: &Facts, left: &[Join], chosen: Choice, best: &mut Choice) {
    if chosen.rank() > best.rank() {
        *best = chosen;
    }
    for (i, join) in left.iter().enumerate() {
        let fits = join.sets != ALL_SETS && chosen.joins.len < 3;
        if fits && may_join(&chosen.joins, *join) {
            choose(f, &left[i + 1..], chosen.with(*join, f), best);
        }
    }
}

/// The points of a hand; one in which nothing counts is a Chicken Hand.
pub(super) fn or_chicken(points: u16, facts: &Facts) -> u16 {
    if points == 0 { worth(CHICKEN_HAND, facts) } else { points }
}

/// What the flowers add to the points.
pub(super) fn flower_points(facts: &Facts) -> u16 {
    u16::from(facts.deal.situation().flowers) * worth(FLOWER_TILES, facts)
}
