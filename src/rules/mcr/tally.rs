//! Chooses the fans that count in one reading by the exclusions and the combining principles
//! (§2.1).

use super::exclusion;
use super::fans::{CHICKEN_HAND, FLOWER_TILES, FanSet, REPEATING, worth};
use super::joins::{Join, Joins};
use super::reading::{Facts, Reading};

/// The fans that count in one reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// The points without flowers.
    pub points: u16,
    /// The counted fans that do not join sets.
    pub counted: FanSet,
    /// The counted joins.
    pub joins: ChosenJoins,
    /// The counted occurrences of each fan of [`REPEATING`]: bit `i` stands for occurrence `i`.
    repeated: [u8; REPEATING.len()],
}

impl Tally {
    /// The worth of the most valuable single fan.
    pub fn dearest(&self, f: &Facts) -> u16 {
        let joins = self.joins.iter().map(|j| j.fan);
        self.counted.into_iter().chain(joins).map(|fan| worth(fan, f)).max().unwrap_or(0)
    }

    /// The number of counted occurrences.
    pub fn len(&self) -> u32 {
        let once = self.counted.minus(const { FanSet::of(&REPEATING) }).len();
        let repeated: u32 = self.repeated.iter().map(|occurrences| occurrences.count_ones()).sum();
        once + repeated + u32::from(self.joins.len)
    }

    /// How often a counted fan that does not join sets counts.
    pub fn times(&self, fan: u8, flowers: u8) -> u8 {
        match repeating_index(fan) {
            Some(slot) => self.repeated[slot].count_ones() as u8,
            None if fan == FLOWER_TILES => flowers,
            None => 1,
        }
    }

    /// Whether this occurrence of the fan counts.
    pub fn counts(&self, fan: u8, occurrence: usize) -> bool {
        let slot = repeating_index(fan);
        self.counted.has(fan) && slot.is_none_or(|slot| self.repeated[slot] >> occurrence & 1 == 1)
    }

    /// Whether this tally is better for the player: more points, then the more valuable single fan,
    /// then fewer fans (§2.2).
    pub fn beats(&self, other: &Tally, f: &Facts) -> bool {
        if self.points != other.points {
            return self.points > other.points;
        }
        let (mine, its) = (self.dearest(f), other.dearest(f));
        if mine == its { self.len() < other.len() } else { mine > its }
    }
}

/// The best choices of joins in one division. They do not depend on the winning tile.
pub(super) struct JoinChoices {
    /// The best joins of two or three sets.
    some: JoinChoice,
    /// The join of all four sets. Nothing else can be joined beside it.
    four: Option<Join>,
}

impl JoinChoices {
    /// Chooses among the joins of a division. `hand` has the fans that are true of the hand.
    #[inline]
    pub fn new(f: &Facts, hand: FanSet, joins: &Joins) -> JoinChoices {
        let four = joins.last().copied().filter(|join| join.sets == ALL_SETS);
        let mut some = JoinChoice::default();
        if hand.intersection(FanSet::EXCLUDING_JOINS).is_empty() {
            choose(f, joins, JoinChoice::default(), &mut some);
        } else {
            let excluded =
                |join: &&Join| hand.into_iter().any(|by| exclusion::excludes(by, join.fan, f));
            let left: Joins = joins.iter().filter(|join| !excluded(join)).copied().collect();
            choose(f, &left, JoinChoice::default(), &mut some);
        }
        JoinChoices { some, four }
    }
}

/// The bits of all four sets.
const ALL_SETS: u8 = 0b1111;

/// The best tally of a reading with these fans.
#[inline]
pub(super) fn tally(r: &Reading, fans: FanSet, choices: &JoinChoices) -> Tally {
    let mut without_four = count_fans(r, fans, None);
    without_four.points += choices.some.points;
    without_four.joins = choices.some.joins;
    // A fan of four sets may exclude other fans, so counting it is not always better.
    match choices.four {
        None => without_four,
        Some(four) => {
            let with_four = count_fans(r, fans, Some(four));
            if without_four.beats(&with_four, r.facts) { without_four } else { with_four }
        }
    }
}

/// Counts the fans after it is decided whether one fan joins all four sets.
fn count_fans(r: &Reading, fans: FanSet, four: Option<Join>) -> Tally {
    let f = r.facts;
    let mut tally = Tally::default();
    let mut excluded = FanSet::NONE;
    let mut left = fans;
    // A fan of four sets is counted before all that it excludes, and no fan excludes it.
    if let Some(four) = four {
        tally.joins.push(four);
        tally.points += worth(four.fan, f);
        excluded = FanSet::excluded_by(four.fan, f);
    }
    // The most valuable fans come first, because an excluded fan excludes nothing.
    while let Some(fan) = left.minus(excluded).first() {
        left = left.after(fan);
        let times = match repeating_index(fan) {
            Some(slot) => {
                let occurrences = exclusion::occurrences_left(r, fan, tally.counted);
                if occurrences == 0 {
                    continue;
                }
                tally.repeated[slot] = occurrences;
                occurrences.count_ones() as u16
            }
            // Flowers count only after the hand has enough points to win.
            None if fan == FLOWER_TILES => 0,
            None => 1,
        };
        tally.counted = tally.counted.with(fan);
        tally.points += times * worth(fan, f);
        excluded = excluded.union(FanSet::excluded_by(fan, f));
    }
    tally
}

/// The index of a fan in [`REPEATING`].
#[inline]
fn repeating_index(fan: u8) -> Option<usize> {
    REPEATING.iter().position(|repeating| *repeating == fan)
}

/// Joins that count together. Four sets allow at most three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ChosenJoins {
    joins: [Join; 3],
    len: u8,
}

impl ChosenJoins {
    fn push(&mut self, join: Join) {
        self.joins[usize::from(self.len)] = join;
        self.len += 1;
    }
}

impl std::ops::Deref for ChosenJoins {
    type Target = [Join];

    #[inline]
    fn deref(&self) -> &[Join] {
        &self.joins[..usize::from(self.len)]
    }
}

/// A choice of joins with its value.
#[derive(Clone, Copy, Default)]
struct JoinChoice {
    points: u16,
    dearest: u16,
    joins: ChosenJoins,
}

impl JoinChoice {
    #[inline]
    fn rank(&self) -> (u16, u16, std::cmp::Reverse<u8>) {
        (self.points, self.dearest, std::cmp::Reverse(self.joins.len))
    }

    /// The same choice with one more join.
    #[inline]
    fn with(mut self, join: Join, f: &Facts) -> JoinChoice {
        let points = worth(join.fan, f);
        self.points += points;
        self.dearest = self.dearest.max(points);
        self.joins.push(join);
        self
    }
}

/// Whether a join may count beside those chosen: its sets are in different groups (P5), and none of
/// them is part of another join by the same fan (P3).
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
    // The join may meet each group in one set only.
    groups.iter().all(|group| (group & join.sets).count_ones() <= 1)
}

/// Tries every choice of the joins of two or three sets. There are at most ten such joins.
fn choose(f: &Facts, left: &[Join], chosen: JoinChoice, best: &mut JoinChoice) {
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

/// The points of a hand. If no fan counts, it is a Chicken Hand.
pub(super) fn or_chicken(points: u16, facts: &Facts) -> u16 {
    if points == 0 { worth(CHICKEN_HAND, facts) } else { points }
}

/// The points of the flowers.
pub(super) fn flower_points(facts: &Facts) -> u16 {
    u16::from(facts.deal.situation().flowers) * worth(FLOWER_TILES, facts)
}
