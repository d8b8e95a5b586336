//! What is not counted beside what (§2.1 P1, §4), with the rulings that change the table (§5).

use crate::book::ByRuling;

use super::fans::FANS;
use super::fanset::Fans;
use super::reading::Facts;
use super::ruling::Ruling;

/// An exclusion that holds only while a ruling is on, or off.
struct Ruled {
    fans: &'static [u8],
    excludes: u8,
    ruling: Ruling,
    while_on: bool,
}

const RULED: [Ruled; 5] = [
    Ruled {
        fans: &[4, 6, 7, 12, 19, 20, 34],
        excludes: 56,
        ruling: Ruling::SpecialHandsFullyConcealed,
        while_on: false,
    },
    Ruled {
        fans: &[35],
        excludes: 62,
        ruling: Ruling::KnittedStraightNoConcealedHand,
        while_on: true,
    },
    Ruled { fans: &[3], excludes: 50, ruling: Ruling::AllGreenPlusHalfFlush, while_on: false },
    Ruled { fans: &[8], excludes: 65, ruling: Ruling::AllTerminalsPlusDoublePung, while_on: false },
    Ruled {
        fans: &[40],
        excludes: 75,
        ruling: Ruling::ReversiblePlusOneVoidedSuit,
        while_on: false,
    },
];

/// The same for the rulebook, with the two that depend on the hand as well.
pub(super) static BY_RULING: [ByRuling; RULED.len() + 2] = {
    const fn by(fans: &'static [u8], excludes: u8, ruling: Ruling) -> ByRuling {
        ByRuling { fans, excludes, ruling: ruling.key() }
    }
    let mut all = [by(&[5], 67, Ruling::FourKongsPlusConcealedKong); RULED.len() + 2];
    let mut i = 0;
    while i < RULED.len() {
        all[i] = by(RULED[i].fans, RULED[i].excludes, RULED[i].ruling);
        i += 1;
    }
    all[i] = by(&[4], 73, Ruling::NineGatesNeverTerminalPung);
    all
};

/// Fans whose exclusions depend on a ruling: all others are done with one look at the table.
const DEPENDS: Fans = Fans::of(&[3, 4, 5, 6, 7, 8, 12, 19, 20, 34, 35, 40]);

/// The fans that exclude 73 for every wind pung, and for no other (§4). Those of one wind, 60 and
/// 61, exclude it for their own pung, which is not a 73 to begin with.
pub(super) const EVERY_WIND_73: Fans = Fans::of(&[1, 9, 38]);

/// The table's rows as bits. 73 is not in them: which pungs of it are excluded is decided in
/// the tally. Nor are the joining fans, which are excluded among the sets of the fan itself and
/// so by P5, nor what stands in [`RULED`].
static TABLE: [Fans; 83] = {
    let mut table = [Fans::NONE; 83];
    let mut i = 0;
    while i < FANS.len() {
        let mut row = Fans::of(FANS[i].excludes).0 & !Fans::bit(73);
        let mut k = 0;
        while k < RULED.len() {
            let mut j = 0;
            while j < RULED[k].fans.len() {
                if RULED[k].fans[j] == FANS[i].number {
                    row &= !Fans::bit(RULED[k].excludes);
                }
                j += 1;
            }
            k += 1;
        }
        table[FANS[i].number as usize] = Fans(row);
        i += 1;
    }
    table
};

/// The fans that exclude every occurrence of 73, apart from what Nine Gates does by ruling.
pub(super) const EVERY_73: Fans = Fans::of(&[8, 11, 18]);

/// The fans that a counted fan excludes in this hand, but for 73 and for joining fans.
#[inline]
pub(super) fn excluded_by(fan: u8, f: &Facts) -> Fans {
    let row = TABLE[usize::from(fan)];
    if DEPENDS.has(fan) { row.union(ruled(fan, f)) } else { row }
}

fn ruled(fan: u8, f: &Facts) -> Fans {
    let mut row = Fans::NONE;
    for rule in &RULED {
        if rule.fans.contains(&fan) && f.on(rule.ruling) == rule.while_on {
            row = row.union(Fans::of(&[rule.excludes]));
        }
    }
    // Beside Four Kongs, a Concealed Kong counts only if it is the one that is concealed.
    let lone = f.concealed_kongs.is_power_of_two() && f.on(Ruling::FourKongsPlusConcealedKong);
    if fan == 5 && !lone {
        row = row.union(Fans::of(&[67]));
    }
    row
}

/// Whether a fan that joins no sets excludes one that does: only All Terminals may, by ruling.
#[inline]
pub(super) fn excludes_join(fan: u8, join: u8, f: &Facts) -> bool {
    (fan, join) == (8, 65) && !f.on(Ruling::AllTerminalsPlusDoublePung)
}

/// The ruling by which one fan excludes another in this hand, if it is by a ruling: the other
/// way it would count.
pub(super) fn ruling_between(by: u8, fan: u8, f: &Facts) -> Option<Ruling> {
    let rule = RULED.iter().find(|r| r.excludes == fan && r.fans.contains(&by));
    match (by, fan) {
        (5, 67) => {
            let lone = f.concealed_kongs.is_power_of_two();
            lone.then_some(Ruling::FourKongsPlusConcealedKong)
        }
        (4, 73) => {
            let ruling = Ruling::NineGatesNeverTerminalPung;
            f.on(ruling).then_some(ruling)
        }
        _ => rule.map(|r| r.ruling),
    }
}
