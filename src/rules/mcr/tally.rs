//! What counts in one reading: the exclusions and the combining principles (§2.1).

use super::exclusion::{EVERY_73, EVERY_WIND_73, excluded_by, excludes_join};
use super::fans::FANS;
use super::fanset::Fans;
use super::joins::{Join, Joins};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;
use crate::reading::division::Form;
use crate::tiles::TileSet;

/// What counts in one reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// The sum without flowers.
    pub points: u16,
    /// The fans that count, the joining ones apart.
    pub counted: Fans,
    /// The joins that count.
    pub joins: Chosen,
    /// The pungs that count as fan 73.
    pub terminal_pungs: u8,
    /// The dragon pungs that fan 59 counts.
    pub dragon_pungs: u8,
    /// How many tile hogs count.
    pub hogs: u8,
}

/// What one occurrence of a fan is worth under the rulings.
#[inline]
pub(super) fn worth(fan: u8, f: &Facts) -> u16 {
    if fan == 48 && !f.on(Ruling::TwoConcealedKongs8) {
        return 6;
    }
    FANS[usize::from(fan) - 1].worth
}

impl Tally {
    /// The worth of the dearest single fan.
    pub fn dearest(&self, f: &Facts) -> u16 {
        let joins = self.joins.iter().map(|j| j.fan);
        self.counted.chain(joins).map(|fan| worth(fan, f)).max().unwrap_or(0)
    }

    /// How many occurrences count.
    pub fn len(&self) -> u32 {
        let once = self.counted.minus(super::detect::EACH).len();
        let each = self.terminal_pungs.count_ones() + self.dragon_pungs.count_ones();
        once + each + u32::from(self.hogs + self.joins.len)
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
    /// Chooses among the joins of a division.
    #[inline]
    pub fn new(f: &Facts, hand: Fans, joins: &Joins) -> Choices {
        let four = joins.last().copied().filter(|join| join.sets == 0b1111);
        let mut some = Choice::default();
        if !joins.is_empty() {
            let no_double_pung = hand.has(8) && excludes_join(8, 65, f);
            let excluded = if no_double_pung { 65 } else { 0 };
            choose(f, joins, excluded, Choice::default(), &mut some);
        }
        Choices { some, four }
    }
}

/// The best choice of what counts, of all that is true of a reading.
#[inline]
pub(super) fn tally(r: &Reading, fans: Fans, choices: &Choices) -> Tally {
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
fn settle(r: &Reading, fans: Fans, four: Option<Join>) -> Tally {
    let f = r.facts;
    let mut tally = Tally::default();
    // A fan of four sets comes before all that it excludes, and nothing excludes it.
    let mut excluded = four.map_or(Fans::NONE, |join| excluded_by(join.fan, f));
    let mut left = fans;
    // Dearest first: an excluded fan excludes nothing.
    while let Some(fan) = left.minus(excluded).next() {
        let bit = Fans::bit(fan);
        left.0 &= !(bit | (bit - 1));
        excluded = excluded.union(excluded_by(fan, f));
        tally.counted.0 |= bit;
        tally.points += match fan {
            59 => {
                tally.dragon_pungs = r.pungs_of(TileSet::DRAGONS);
                2 * tally.dragon_pungs.count_ones() as u16
            }
            64 => {
                tally.hogs = hogs(r, tally.counted);
                2 * u16::from(tally.hogs)
            }
            73 => {
                tally.terminal_pungs = terminal_pungs(r, tally.counted);
                tally.terminal_pungs.count_ones() as u16
            }
            // A flower counts only once the hand may win.
            81 => 0,
            _ => worth(fan, f),
        };
    }
    if let Some(four) = four {
        tally.joins.push(four);
        tally.points += worth(four.fan, f);
    }
    for (fan, none) in [(64, tally.hogs == 0), (73, tally.terminal_pungs == 0)] {
        if none {
            tally.counted.0 &= !Fans::bit(fan);
        }
    }
    tally
}

/// The pungs of terminals and winds that no counted fan excludes.
fn terminal_pungs(r: &Reading, counted: Fans) -> u8 {
    if counted.meets(EVERY_73) {
        return 0;
    }
    let found = super::sets::pung_of_terminals_or_honors(r);
    let mut pungs = found.map_or(0, |e| e.parts.0 as u8);
    if counted.meets(EVERY_WIND_73) {
        pungs &= !r.pungs_of(TileSet::WINDS);
    }
    if counted.has(4) {
        // Nine Gates has one pung of terminals by its nature.
        pungs =
            if r.facts.on(Ruling::NineGatesNeverTerminalPung) { 0 } else { pungs & (pungs - 1) };
    }
    pungs
}

/// How many kinds count as tile hogs.
fn hogs(r: &Reading, counted: Fans) -> u8 {
    let found = super::hands::tile_hog(r.facts).map_or(0, |e| e.tiles.len() as u8);
    let inevitable = r.division.form == Form::SevenPairs
        && counted.meets(Fans::of(&[3, 8]))
        && r.facts.on(Ruling::NoInevitableTileHog);
    found.saturating_sub(u8::from(inevitable))
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
fn choose(f: &Facts, left: &[Join], excluded: u8, chosen: Choice, best: &mut Choice) {
    if chosen.rank() > best.rank() {
        *best = chosen;
    }
    for (i, join) in left.iter().enumerate() {
        let fits = join.sets != 0b1111 && join.fan != excluded;
        if fits && chosen.joins.len < 3 && may_join(&chosen.joins, *join) {
            choose(f, &left[i + 1..], excluded, chosen.with(*join, f), best);
        }
    }
}
