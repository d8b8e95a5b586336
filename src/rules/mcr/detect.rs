//! The detection of each fan: one for each row of the table.

use crate::reading::division::Parts;
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::TileSet;

use super::fanset::Fans;
use super::reading::{Facts, Found, Reading};
use super::{hands, joins, sets, ways};

/// How a fan is detected.
#[derive(Clone, Copy)]
pub(super) enum Detect {
    /// In the hand, however it is read.
    Hand(fn(&Facts) -> Found),
    /// In one reading.
    Reading(fn(&Reading) -> Found),
    /// In sets joined together: see [`joins`].
    Joining,
    /// Only where nothing else counts.
    Chicken,
}

/// Fans that are counted once for each part or kind of their evidence.
pub(super) const EACH: Fans = Fans::of(&[59, 64, 73]);

macro_rules! detections {
    (hand { $($hand_fan:literal $hand:path,)* } reading { $($fan:literal $detect:path,)* }) => {
        /// The fans of the hand that apply. Their evidence is not asked for, so the compiler
        /// leaves it out; [`detect`] calls the very same functions for it.
        #[inline]
        pub(super) fn hand_fans(f: &Facts) -> Fans {
            let mut bits = 0u64;
            $(bits |= if $hand(f).is_ok() { const { Fans::bit($hand_fan) } } else { 0 };)*
            Fans(bits)
        }

        /// The fans of the reading that apply.
        #[inline]
        pub(super) fn reading_fans(r: &Reading) -> Fans {
            let mut bits = 0u64;
            $(bits |= if $detect(r).is_ok() { const { Fans::bit($fan) } } else { 0 };)*
            Fans(bits)
        }

        /// The detection of a fan.
        pub(super) fn detection(fan: u8) -> Detect {
            match fan {
                $($hand_fan => Detect::Hand($hand),)*
                $($fan => Detect::Reading($detect),)*
                43 => Detect::Chicken,
                _ => Detect::Joining,
            }
        }
    };
}

detections! {
    hand {
        3 hands::all_green,
        4 hands::nine_gates,
        5 hands::four_kongs,
        8 hands::all_terminals,
        11 hands::all_honors,
        17 hands::three_kongs,
        18 hands::all_terminals_and_honors,
        22 hands::full_flush,
        25 hands::upper_tiles,
        26 hands::middle_tiles,
        27 hands::lower_tiles,
        36 hands::upper_four,
        37 hands::lower_four,
        40 hands::reversible_tiles,
        44 ways::last_tile_draw,
        45 ways::last_tile_claim,
        46 ways::out_with_replacement_tile,
        47 ways::robbing_the_kong,
        48 hands::two_concealed_kongs,
        50 hands::half_flush,
        52 hands::all_types,
        56 ways::fully_concealed_hand,
        57 hands::two_melded_kongs,
        58 ways::last_tile,
        62 ways::concealed_hand,
        64 hands::tile_hog,
        67 hands::concealed_kong,
        68 hands::all_simples,
        74 hands::melded_kong,
        75 hands::one_voided_suit,
        76 hands::no_honors,
        80 ways::self_drawn,
        81 hands::flower_tiles,
        82 hands::melded_and_concealed_kong,
    }
    reading {
        1 sets::big_four_winds,
        2 sets::big_three_dragons,
        6 sets::seven_shifted_pairs,
        7 sets::thirteen_orphans,
        9 sets::little_four_winds,
        10 sets::little_three_dragons,
        12 sets::four_concealed_pungs,
        19 sets::seven_pairs,
        20 sets::greater_honors_and_knitted_tiles,
        21 sets::all_even_pungs,
        31 sets::all_fives,
        33 sets::three_concealed_pungs,
        34 sets::lesser_honors_and_knitted_tiles,
        35 sets::knitted_straight,
        38 sets::big_three_winds,
        49 sets::all_pungs,
        53 sets::melded_hand,
        54 sets::two_dragon_pungs,
        55 sets::outside_hand,
        59 sets::dragon_pung,
        60 sets::prevalent_wind,
        61 sets::seat_wind,
        63 sets::all_chows,
        66 sets::two_concealed_pungs,
        73 sets::pung_of_terminals_or_honors,
        77 ways::edge_wait,
        78 ways::closed_wait,
        79 ways::single_wait,
    }
}

/// Why a fan applies to the reading, once or several times, or what is in the way.
pub(super) fn detect(r: &Reading, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    let found = match detection(fan) {
        Detect::Hand(detect) => detect(r.facts)?,
        Detect::Reading(detect) => detect(r)?,
        Detect::Chicken => return Err(Obstacle::OtherFans),
        Detect::Joining => {
            let joins = joins::joins(r.division);
            let mine = joins.iter().filter(|j| j.fan == fan);
            let found: Vec<_> = mine.map(|j| Evidence::parts(Parts::sets(j.sets))).collect();
            let none = found.is_empty();
            return if none { Err(joins::obstacle(r.division, fan)) } else { Ok(found) };
        }
    };
    Ok(occurrences(fan, found))
}

/// One evidence for each time that a fan counts.
pub(super) fn occurrences(fan: u8, found: Evidence) -> Vec<Evidence> {
    if !EACH.has(fan) {
        vec![found]
    } else if found.parts == Parts::NONE {
        found.tiles.map(|t| Evidence::tiles(TileSet::of(t))).collect()
    } else {
        found.parts.iter().map(|p| Evidence::parts(Parts::of(p))).collect()
    }
}
