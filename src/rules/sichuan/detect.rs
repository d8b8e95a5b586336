//! Detects each fan in a reading of a hand, with its evidence or the obstacle: one function for
//! each row of the table.

use crate::reading::division::{Form, Part, Parts, Set};
use crate::scoring::{Evidence, Obstacle, PartRequirement, WinRequirement};
use crate::tiles::{TileSet, WinSource};

use super::fans::{FANS, ROOT};
use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;

/// Calls `each` with the number and the evidence of each fan that applies, once for each
/// occurrence.
pub(super) fn each_fan(r: &Reading, mut each: impl FnMut(u8, Evidence)) {
    for (fan, detect) in (1..).zip(DETECT) {
        if let Ok(found) = detect(r) {
            occurrences(fan, found).for_each(|evidence| each(fan, evidence));
        }
    }
}

/// The sum of the fans of a reading, before the limit (S15).
pub(super) fn sum_of_fans(r: &Reading) -> u8 {
    let mut fans = 0;
    each_fan(r, |fan, _| fans += FANS[usize::from(fan) - 1].worth as u8);
    fans
}

/// The evidence for each occurrence of a fan in a reading, or the obstacle. Returns `None` if no
/// fan has this number.
pub(super) fn why(r: &Reading, fan: u8) -> Option<Result<Vec<Evidence>, Obstacle>> {
    let detect = DETECT.get(usize::from(fan).checked_sub(1)?)?;
    Some(detect(r).map(|found| occurrences(fan, found).collect()))
}

/// The detections in the order of [`FANS`].
const DETECT: [fn(&Reading) -> Found; FANS.len()] = [
    root,
    all_pungs,
    golden_wait,
    full_flush,
    seven_pairs,
    win_after_kong,
    discard_after_kong,
    robbing_the_kong,
    under_the_sea,
];

/// A root counts once for each kind of which the hand has all four tiles; other fans count once.
fn occurrences(fan: u8, found: Evidence) -> impl Iterator<Item = Evidence> {
    let (one, roots) =
        if fan == ROOT { (None, found.tiles) } else { (Some(found), TileSet::EMPTY) };
    one.into_iter().chain(roots.map(|tile| Evidence::tiles(TileSet::of(tile))))
}

/// The hand has all four tiles of a kind, as a kong or not: Root 根 (S19).
fn root(r: &Reading) -> Found {
    let fours = r.facts.fours;
    if fours.is_empty() { Err(obstacles::NO_FOUR) } else { Ok(Evidence::tiles(fours)) }
}

/// Every set is a pung or a kong: All Pungs 对对胡 (S20).
fn all_pungs(r: &Reading) -> Found {
    let is_chow = |set: &Set| set.is_chow();
    let all = r.division.form == Form::FourSets && !r.division.sets.iter().any(is_chow);
    let wanted = PartRequirement::PUNG;
    if all { Ok(Evidence::parts(Parts::sets(0b1111))) } else { Err(Obstacle::Parts { wanted }) }
}

/// All four sets are declared, concealed kongs included, and the win completes the pair: Golden
/// Wait 金钩钓 (S21). By ruling the sets are any pungs or kongs, declared or not.
fn golden_wait(r: &Reading) -> Found {
    if r.facts.rulings.on(Ruling::GoldenWaitAnyPungs) {
        let sets = all_pungs(r)?;
        return match r.completed_part() {
            Part::PAIR => Ok(Evidence::parts(sets.parts.and(Part::PAIR))),
            part => Err(Obstacle::OtherPart { part }),
        };
    }
    let have = r.facts.hand.melds().len() as u8;
    let of = obstacles::DECLARED_SETS;
    if have < 4 {
        return Err(Obstacle::Count { of, have, wanted: 4 });
    }
    Ok(Evidence::parts(r.declared().and(Part::PAIR)))
}

/// All tiles are of one suit: Full Flush 清一色 (S22).
fn full_flush(r: &Reading) -> Found {
    match r.facts.count_suits() {
        1 => Ok(Evidence::tiles(r.facts.kinds)),
        _ => Err(Obstacle::Suits { most: 1, honors: false }),
    }
}

/// The hand is read as seven pairs: Seven Pairs 七对 (S23). Four identical tiles are two pairs, and
/// also a root.
fn seven_pairs(r: &Reading) -> Found {
    r.require_form(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).map(Part::pair).fold(Parts::NONE, Parts::and)))
}

fn circumstance(applies: bool, wanted: WinRequirement) -> Found {
    if applies { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted }) }
}

/// The winning tile replaced a kong: Win after Kong 杠上花 (S24).
fn win_after_kong(r: &Reading) -> Found {
    circumstance(r.facts.source == WinSource::Replacement, WinRequirement::REPLACEMENT)
}

/// The winning tile was discarded right after a kong: Discard after Kong 杠上炮 (S25).
fn discard_after_kong(r: &Reading) -> Found {
    circumstance(r.facts.source == WinSource::DiscardAfterKong, obstacles::DISCARD_AFTER_KONG)
}

/// Another player added the winning tile to a pung: Robbing the Kong 抢杠胡 (S26).
fn robbing_the_kong(r: &Reading) -> Found {
    circumstance(r.facts.source == WinSource::RobbedKong, WinRequirement::ROBBED_KONG)
}

/// The winning tile was the last of the wall, or the last discard: Under the Sea 海底 (S27).
fn under_the_sea(r: &Reading) -> Found {
    let drawn = r.facts.source.is_self_drawn();
    let wanted = if drawn { WinRequirement::LAST_OF_WALL } else { WinRequirement::LAST_DISCARD };
    circumstance(r.facts.last_tile, wanted)
}
