//! Detects each row of the table in a reading of a hand, and finds how often it counts.

use crate::reading::division::Parts;
use crate::scoring::{Evidence, Obstacle};

use super::fans::{self, FANS};
use super::reading::{Found, Reading};
use super::{doubles, limit_hands, points, ways};

/// The detections in the order of [`FANS`].
const DETECT: [fn(&Reading) -> Found; FANS.len()] = [
    points::pair_of_own_wind,
    points::pair_of_round_wind,
    points::pair_of_dragons,
    points::open_pung,
    points::concealed_pung,
    points::open_outer_pung,
    points::concealed_outer_pung,
    points::open_kong,
    points::concealed_kong,
    points::open_outer_kong,
    points::concealed_outer_kong,
    points::flower,
    points::going_out,
    points::from_the_wall,
    points::only_possible_tile,
    doubles::dragon_pung,
    doubles::own_wind_pung,
    doubles::round_wind_pung,
    doubles::one_suit_with_honors,
    doubles::one_suit_only,
    doubles::own_flower,
    doubles::only_pungs,
    doubles::no_points,
    ways::free_tile,
    ways::last_tile,
    ways::robbing_the_kong,
    doubles::three_winds_and_pair,
    doubles::two_dragons_and_pair,
    doubles::terminal_or_honor_in_every_set,
    ways::fully_concealed,
    doubles::two_or_three_kongs,
    ways::last_of_its_kind,
    ways::ready_on_first_deal,
    limit_hands::hidden_treasure,
    limit_hands::emperors_suite,
    limit_hands::heads_and_tails,
    limit_hands::imperial_jade,
    limit_hands::heavenly_twins,
    limit_hands::three_great_scholars,
    limit_hands::four_joys,
    limit_hands::four_by_four,
    limit_hands::thirteen_wonders,
    ways::moon,
    ways::grapes,
];

/// Calls `each` with the evidence for each occurrence of a row in a reading.
///
/// # Errors
/// Returns the first obstacle if the row does not apply.
pub(super) fn each_occurrence(
    r: &Reading,
    fan: u8,
    mut each: impl FnMut(Evidence),
) -> Result<(), Obstacle> {
    let Some(detect) = DETECT.get(usize::from(fan).wrapping_sub(1)) else { return Ok(()) };
    let found = detect(r)?;
    match fan {
        // Each pair of dragons counts, each pung or kong counts for its points, and each pung or
        // kong of dragons also doubles.
        fans::PAIR_OF_DRAGONS..=fans::CONCEALED_KONG_OF_TERMINALS_OR_HONORS | fans::DRAGON_PUNG => {
            found.parts.iter().for_each(|part| each(Evidence::parts(Parts::of(part))))
        }
        fans::FLOWER => r.facts.flowers.iter().for_each(|_| each(found)),
        fans::OWN_FLOWER => (0..doubles::flower_doubles(r.facts)).for_each(|_| each(found)),
        _ => each(found),
    }
    Ok(())
}
