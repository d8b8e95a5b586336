//! The best total of a hand by trying everything: every reading, every choice of joins that the
//! principles allow, and the exclusions straight from the table of fans.
//!
//! Only the detection of single fans is the library's. Readings, waits, joins and the counted fans
//! are found here again, slowly.

mod waits;

use hule::reading::division::{Division, Form, Part, Set, Shape};
use hule::rules::mcr::fans::*;
use hule::rules::mcr::{self, Deal, Ruling};
use hule::scoring::Sheet;
use hule::tiles::Tile;

use super::random::suit;
use super::readings::{completed, copies, divisions};
use waits::OtherWaits;

/// An occurrence of a fan that joins sets: its number, and bit `i` for set `i`.
pub type Join = (u8, u8);

/// The fans that join sets (§2.1).
pub const JOINING: [u8; 19] = [
    PURE_TERMINAL_CHOWS,
    QUADRUPLE_CHOW,
    FOUR_PURE_SHIFTED_PUNGS,
    FOUR_PURE_SHIFTED_CHOWS,
    PURE_TRIPLE_CHOW,
    PURE_SHIFTED_PUNGS,
    PURE_STRAIGHT,
    THREE_SUITED_TERMINAL_CHOWS,
    PURE_SHIFTED_CHOWS,
    TRIPLE_PUNG,
    MIXED_STRAIGHT,
    MIXED_TRIPLE_CHOW,
    MIXED_SHIFTED_PUNGS,
    MIXED_SHIFTED_CHOWS,
    DOUBLE_PUNG,
    PURE_DOUBLE_CHOW,
    MIXED_DOUBLE_CHOW,
    SHORT_STRAIGHT,
    TWO_TERMINAL_CHOWS,
];

/// The fans of special hands that may be fully concealed (§5).
const SPECIAL: [u8; 7] = [
    NINE_GATES,
    SEVEN_SHIFTED_PAIRS,
    THIRTEEN_ORPHANS,
    FOUR_CONCEALED_PUNGS,
    SEVEN_PAIRS,
    GREATER_HONORS_AND_KNITTED_TILES,
    LESSER_HONORS_AND_KNITTED_TILES,
];

/// The number of every fan.
fn numbers() -> impl Iterator<Item = u8> {
    FANS.iter().map(|fan| fan.number)
}

/// The winning tile, which every deal in these tests has.
fn winning(deal: &Deal) -> Tile {
    deal.tile().expect("a deal with its winning tile")
}

/// The best points without flowers; `None` if the hand is not complete.
pub fn best_points(deal: &Deal) -> Option<i32> {
    let standing = copies(deal.hand().standing_and_win().tiles());
    let all = divisions(&standing, deal.hand().melds());
    let other_waits = OtherWaits::of(deal, &standing);
    let readings = all.into_iter().flat_map(|division| {
        let parts = completed(&division, winning(deal));
        parts.into_iter().map(move |won| (division.clone(), won))
    });
    let best = readings.map(|(division, won)| points(deal, division, won, &other_waits)).max()?;
    Some(if best == 0 { 8 } else { best })
}

/// The fans of a reading that do not join sets, each with how often it counts.
struct Facts<'a> {
    deal: &'a Deal,
    times: [u8; FANS.len() + 1],
    division: Division,
    /// The kinds of the pungs that are a Pung of Terminals or Honors.
    terminal_pungs: Vec<Tile>,
    concealed_kongs: usize,
}

fn points(deal: &Deal, division: Division, won: Part, other_waits: &OtherWaits) -> i32 {
    let sheet = Sheet {
        division,
        won: Some(won),
        counted: vec![],
        dropped: vec![],
        points: 0,
        total: 0,
        limit: None,
        formula: None,
    };
    let mut times = [0; FANS.len() + 1];
    let mut terminal_pungs = vec![];
    for fan in numbers()
        .filter(|fan| !JOINING.contains(fan) && ![CHICKEN_HAND, FLOWER_TILES].contains(fan))
    {
        let Ok(found) = mcr::why(deal, &sheet, fan) else { continue };
        times[usize::from(fan)] = found.len() as u8;
        if fan == PUNG_OF_TERMINALS_OR_HONORS {
            let pungs = found.iter().flat_map(|e| e.parts.iter()).filter_map(Part::as_set);
            terminal_pungs = pungs.map(|i| sheet.division.sets[i].tile).collect();
        }
    }
    let kinds = [EDGE_WAIT, CLOSED_WAIT, SINGLE_WAIT];
    let waits = kinds.map(|fan| times[usize::from(fan)] > 0);
    let wait = other_waits.wait(deal, &sheet.division, won);
    assert_eq!(waits, kinds.map(|fan| wait == Some(fan)), "{:?}", deal.hand());
    let Sheet { division, .. } = sheet;
    let kongs = deal.hand().melds().iter().map(|m| m.kind());
    let concealed_kongs = kongs.filter(|k| k.is_kong() && !k.is_claimed()).count();
    let facts = Facts { deal, times, division, terminal_pungs, concealed_kongs };
    let mut best = 0;
    each_choice(&joins(&facts.division), &mut Vec::new(), &mut |chosen| {
        best = best.max(facts.worth(chosen).unwrap_or(0));
    });
    best
}

impl Facts<'_> {
    /// The points of a choice of joins with everything else that counts. `None` if a counted fan
    /// excludes one of the joins.
    fn worth(&self, chosen: &[Join]) -> Option<i32> {
        let mut known = [None; FANS.len() + 1];
        if chosen.iter().any(|(fan, _)| !self.counts(*fan, chosen, &mut known)) {
            return None;
        }
        let joined: i32 = chosen.iter().map(|(fan, _)| self.points_of(*fan)).sum();
        let mut counted = |fan: u8| self.counts(fan, chosen, &mut known);
        let mut sum = joined;
        for fan in numbers() {
            let times = i32::from(self.times[usize::from(fan)]);
            if times == 0 || !counted(fan) {
                continue;
            }
            sum += self.points_of(fan)
                * match fan {
                    PUNG_OF_TERMINALS_OR_HONORS => self.terminal_pungs(&mut counted),
                    TILE_HOG => times - self.inevitable_hogs(&mut counted),
                    _ => times,
                };
        }
        Some(sum)
    }

    fn on(&self, ruling: Ruling) -> bool {
        self.deal.rulings().on(ruling)
    }

    fn points_of(&self, fan: u8) -> i32 {
        if fan == TWO_CONCEALED_KONGS && !self.on(Ruling::TwoConcealedKongs8) {
            return 6;
        }
        FANS[usize::from(fan) - 1].worth.into()
    }

    /// A fan counts if it is true (or a chosen join) and no counted fan excludes it.
    fn counts(&self, fan: u8, chosen: &[Join], known: &mut [Option<bool>; FANS.len() + 1]) -> bool {
        if let Some(known) = known[usize::from(fan)] {
            return known;
        }
        let there = |fan: u8| {
            self.times[usize::from(fan)] > 0 || chosen.iter().any(|(join, _)| *join == fan)
        };
        // Exclusions form no cycle among fans that are true together.
        let counts = there(fan)
            && !numbers().any(|by| {
                by != fan && there(by) && self.excludes(by, fan) && self.counts(by, chosen, known)
            });
        known[usize::from(fan)] = Some(counts);
        counts
    }

    /// The table of §4, as the rulings of §5 change it.
    fn excludes(&self, by: u8, fan: u8) -> bool {
        match (by, fan) {
            // This is decided pung by pung, see below.
            (_, PUNG_OF_TERMINALS_OR_HONORS) => false,
            // The choice decides about joined sets, except for an exclusion by the whole hand.
            (_, PURE_TRIPLE_CHOW | PURE_SHIFTED_PUNGS | PURE_SHIFTED_CHOWS) => false,
            (_, PURE_DOUBLE_CHOW..=TWO_TERMINAL_CHOWS) => false,
            (TRIPLE_PUNG, DOUBLE_PUNG) => false,
            (_, FULLY_CONCEALED_HAND) if SPECIAL.contains(&by) => {
                !self.on(Ruling::SpecialHandsFullyConcealed)
            }
            (KNITTED_STRAIGHT, CONCEALED_HAND) => self.on(Ruling::KnittedStraightNoConcealedHand),
            (ALL_GREEN, HALF_FLUSH) => !self.on(Ruling::AllGreenPlusHalfFlush),
            (ALL_TERMINALS, DOUBLE_PUNG) => !self.on(Ruling::AllTerminalsPlusDoublePung),
            (REVERSIBLE_TILES, ONE_VOIDED_SUIT) => !self.on(Ruling::ReversiblePlusOneVoidedSuit),
            (FOUR_KONGS, CONCEALED_KONG) => {
                let adds = self.on(Ruling::FourKongsPlusConcealedKong)
                    || self.on(Ruling::ConcealedKongsAdd);
                !(self.concealed_kongs == 1 && adds)
            }
            (THREE_KONGS, CONCEALED_KONG) => {
                !(self.concealed_kongs == 1 && self.on(Ruling::ConcealedKongsAdd))
            }
            (THREE_KONGS | FOUR_KONGS, TWO_CONCEALED_KONGS) => {
                !(self.concealed_kongs == 2 && self.on(Ruling::ConcealedKongsAdd))
            }
            _ => FANS[usize::from(by) - 1].excludes.contains(&fan),
        }
    }

    /// How often Pung of Terminals or Honors counts. Fans of winds exclude the pungs of winds; Nine
    /// Gates excludes one pung, or all.
    fn terminal_pungs(&self, counted: &mut impl FnMut(u8) -> bool) -> i32 {
        if [ALL_TERMINALS, ALL_HONORS, ALL_TERMINALS_AND_HONORS].into_iter().any(&mut *counted) {
            return 0;
        }
        let winds =
            [BIG_FOUR_WINDS, LITTLE_FOUR_WINDS, BIG_THREE_WINDS].into_iter().any(&mut *counted);
        let pungs = self.terminal_pungs.iter().filter(|t| !(winds && t.is_wind())).count() as i32;
        match (counted(NINE_GATES), self.on(Ruling::NineGatesNeverTerminalPung)) {
            (true, true) => 0,
            (true, false) => pungs - 1,
            _ => pungs,
        }
    }

    fn inevitable_hogs(&self, counted: &mut impl FnMut(u8) -> bool) -> i32 {
        let pairs = self.division.form == Form::SevenPairs;
        let ruled = self.on(Ruling::NoInevitableTileHog) && pairs;
        i32::from(ruled && [ALL_GREEN, ALL_TERMINALS].into_iter().any(counted))
    }
}

/// Calls `each` with every choice of joins that P3 and P5 allow.
pub fn each_choice(left: &[Join], chosen: &mut Vec<Join>, each: &mut impl FnMut(&[Join])) {
    if !allowed(chosen) {
        return;
    }
    each(chosen);
    for (i, join) in left.iter().enumerate() {
        chosen.push(*join);
        each_choice(&left[i + 1..], chosen, each);
        chosen.pop();
    }
}

/// P3: two joins of one fan share no set. P5: every join of k sets merges k groups into one, so
/// after all of them exactly 4 − Σ(k − 1) groups are left.
pub fn allowed(joins: &[Join]) -> bool {
    let alike = |(i, a): (usize, &Join)| joins[..i].iter().any(|b| a.0 == b.0 && a.1 & b.1 != 0);
    if joins.iter().enumerate().any(alike) {
        return false;
    }
    let mut group = [0, 1, 2, 3];
    for (_, sets) in joins {
        let mine: Vec<usize> = (0..4).filter(|i| sets >> i & 1 == 1).collect();
        for set in &mine[1..] {
            let (from, to) = (group[*set], group[mine[0]]);
            group.iter_mut().filter(|g| **g == from).for_each(|g| *g = to);
        }
    }
    let groups = (0..4).filter(|g| group.contains(g)).count() as u32;
    let merged: u32 = joins.iter().map(|(_, sets)| sets.count_ones() - 1).sum();
    groups + merged == 4
}

/// Every join in a division: at most one for each choice of two to four chows, or of two to four
/// pungs and kongs.
pub fn joins(division: &Division) -> Vec<Join> {
    if division.form != Form::FourSets {
        return vec![];
    }
    let mut joins = vec![];
    for bits in 1..16u8 {
        let chosen = division.sets.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        let sets: Vec<Set> = chosen.map(|(_, set)| *set).collect();
        let mut places: Vec<(u8, usize)> =
            sets.iter().filter_map(|s| Some((s.tile.rank(), suit(s.tile)?))).collect();
        if sets.len() < 2 || places.len() < sets.len() {
            continue;
        }
        places.sort_unstable();
        let pair = division.pairs[0];
        let fan = if sets.iter().all(|s| s.shape == Shape::Chow) {
            chows(&places, (pair.rank(), suit(pair)))
        } else if sets.iter().all(|s| s.shape != Shape::Chow) {
            pungs(&places)
        } else {
            None
        };
        joins.extend(fan.map(|fan| (fan, bits)));
    }
    joins
}

/// The number of different suits.
fn suits(places: &[(u8, usize)]) -> usize {
    (0..3).filter(|s| places.iter().any(|(_, suit)| suit == s)).count()
}

fn chows(places: &[(u8, usize)], pair: (u8, Option<usize>)) -> Option<u8> {
    let ranks: Vec<u8> = places.iter().map(|(rank, _)| *rank).collect();
    let ends = [(1, 0), (7, 0)].map(|(rank, _)| ranks.iter().filter(|r| **r == rank).count());
    let other = pair.0 == 5 && places.iter().all(|(_, s)| Some(*s) != pair.1);
    let steps: Vec<u8> = ranks.windows(2).map(|w| w[1] - w[0]).collect();
    let all = |step: u8| steps.iter().all(|s| *s == step);
    Some(match (places.len(), suits(places)) {
        (2, 1) if all(0) => PURE_DOUBLE_CHOW,
        (2, 2) if all(0) => MIXED_DOUBLE_CHOW,
        (2, 1) if all(3) => SHORT_STRAIGHT,
        (2, 1) if all(6) => TWO_TERMINAL_CHOWS,
        (3, 1) if all(0) => PURE_TRIPLE_CHOW,
        (3, 1) if all(3) => PURE_STRAIGHT,
        (3, 1) if all(1) || all(2) => PURE_SHIFTED_CHOWS,
        (3, 3) if all(3) => MIXED_STRAIGHT,
        (3, 3) if all(0) => MIXED_TRIPLE_CHOW,
        (3, 3) if all(1) => MIXED_SHIFTED_CHOWS,
        (4, 1) if all(0) => QUADRUPLE_CHOW,
        (4, 1) if all(1) || all(2) => FOUR_PURE_SHIFTED_CHOWS,
        (4, 1) if ends == [2, 2] && pair.0 == 5 && pair.1 == Some(places[0].1) => {
            PURE_TERMINAL_CHOWS
        }
        (4, 2)
            if ends == [2, 2]
                && other
                && places[0].1 != places[1].1
                && places[2].1 != places[3].1 =>
        {
            THREE_SUITED_TERMINAL_CHOWS
        }
        _ => return None,
    })
}

fn pungs(places: &[(u8, usize)]) -> Option<u8> {
    let rise = |step: u8| places.windows(2).all(|w| w[1].0 == w[0].0 + step);
    Some(match (places.len(), suits(places)) {
        (2, 2) if rise(0) => DOUBLE_PUNG,
        (3, 1) if rise(1) => PURE_SHIFTED_PUNGS,
        (3, 3) if rise(0) => TRIPLE_PUNG,
        (3, 3) if rise(1) => MIXED_SHIFTED_PUNGS,
        (4, 1) if rise(1) => FOUR_PURE_SHIFTED_PUNGS,
        _ => return None,
    })
}
