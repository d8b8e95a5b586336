//! The functions of the rows that are paid separately from the win (N27–N32): each detects a row for a
//! seat, with its evidence or the obstacle, or measures what is missing of it for the winner.

use crate::reading::shanten::HandTiles;
use crate::reading::target::Exchangeable;
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Countable, Evidence, Measure, Obstacle, Shortfall, WantedKongs};
use crate::tiles::{Counts, Seat, Tile, TileSet};

use super::deal::Deal;
use super::declared::HandCounts;
use super::detect::no_other_jing;
use super::held::{SURGES_FROM, hand_counts, jing_held, points_by_kind};
use super::obstacles;
use super::reading::{Found, Reading};
use super::ruling::Ruling;
use super::shanten::ShantenMeasure;
use super::winning_tiles::WinningTiles;

/// Checks that a seat has at least `wanted` of something that is paid separately from the win.
fn at_least(have: i32, wanted: i32, of: Countable) -> Result<(), Obstacle> {
    let small = |n: i32| n.clamp(0, 255) as u8;
    let missing = Obstacle::Count { of, have: small(have), wanted: small(wanted) };
    if have >= wanted { Ok(()) } else { Err(missing) }
}

/// Whether a seat has kongs of a sort. A seat whose only kongs are of jing has none of another sort.
fn ordinary_kong(holding: &HandCounts, have: u8, of: Countable) -> Found {
    if holding.jing_kongs > 0 && holding.open_kongs + holding.concealed_kongs == 0 {
        return Err(obstacles::KONG_OF_JING);
    }
    at_least(have.into(), 1, of)?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// 明槓: an open kong of tiles other than jing (N27).
pub(super) fn open_kong(deal: &Deal, seat: Seat) -> Found {
    let holding = hand_counts(deal, seat);
    ordinary_kong(&holding, holding.open_kongs, Countable::MELDED_KONGS)
}

/// 暗槓: a concealed kong of tiles other than jing (N27).
pub(super) fn concealed_kong(deal: &Deal, seat: Seat) -> Found {
    let holding = hand_counts(deal, seat);
    ordinary_kong(&holding, holding.concealed_kongs, Countable::CONCEALED_KONGS)
}

/// What is missing for an open or concealed kong, which is of other tiles than jing.
pub(super) fn missing_kong(miss: &NearMiss<Reading>) -> Shortfall {
    let ordinary = TileSet::ALL.minus(miss.reading.deal.jing().kinds());
    match miss.obstacle {
        Obstacle::Count { of, wanted, .. } => {
            let wanted = WantedKongs::counted_as(of, wanted);
            wanted.map_or_else(
                || miss.shortfall(),
                |kong| kongs(miss, WantedKongs { of: ordinary, ..kong }),
            )
        }
        _ => miss.shortfall(),
    }
}

/// 槓精: a kong of jing (N31).
pub(super) fn jing_kong(deal: &Deal, seat: Seat) -> Found {
    at_least(hand_counts(deal, seat).jing_kongs.into(), 1, obstacles::JING_KONGS)?;
    Ok(Evidence::CIRCUMSTANCE)
}

/// What is missing for a kong of jing. Without the indicator, there is none of primary jing (N4).
pub(super) fn missing_jing_kong(miss: &NearMiss<Reading>) -> Shortfall {
    let deal = miss.reading.deal;
    let indicator: TileSet = deal.indicator_out_of_play().into_iter().collect();
    let of = deal.jing().kinds().minus(indicator);
    match miss.obstacle {
        Obstacle::Count { wanted, .. } => {
            kongs(miss, WantedKongs { of, ..WantedKongs::of_any_sort(wanted) })
        }
        _ => miss.shortfall(),
    }
}

/// What is missing for kongs, which are of jing at face value only. Beside them a jing stands for any
/// tile, and honors make chows.
fn kongs(miss: &NearMiss<Reading>, wanted: WantedKongs) -> Shortfall {
    let Some(winning) = WinningTiles::new(miss.reading.deal) else { return miss.obstacle.into() };
    // A claimed tile makes no concealed kong.
    let wanted = if wanted.concealed > 0 { wanted.but(miss.claimed) } else { wanted };
    let concealed = winning.at_face_value(winning.jing_counts);
    let hand = Exchangeable { concealed, wild: 0, ..miss.measure.hand.clone() };
    let measure = Measure { hand, ..miss.measure.clone() };
    measure.kongs(miss.obstacle, wanted, |hand| {
        let melded: Counts = hand.melds.iter().flat_map(|set| set.tiles()).collect();
        let of = ShantenMeasure::new(winning.jing, &Counts::EMPTY);
        let (tiles, melded, melds) = (&hand.concealed, &melded, hand.melds.len());
        Some(of.distance(HandTiles { tiles, melded, melds }).missing)
    })
}

/// Whether a seat has jing of one kind.
fn jing_of(have: u8, tile: Tile, of: Countable) -> Found {
    at_least(have.into(), 1, of)?;
    Ok(Evidence::tiles(TileSet::of(tile)))
}

/// 正精: primary jing (N28).
pub(super) fn primary_jing(deal: &Deal, seat: Seat) -> Found {
    jing_of(hand_counts(deal, seat).primary, deal.jing().primary, obstacles::PRIMARY_JING)
}

/// 副精: secondary jing (N28).
pub(super) fn secondary_jing(deal: &Deal, seat: Seat) -> Found {
    jing_of(hand_counts(deal, seat).secondary, deal.jing().secondary, obstacles::SECONDARY_JING)
}

/// 冲関: enough points for jing (N29).
pub(super) fn surge(deal: &Deal, seat: Seat) -> Found {
    let counts = hand_counts(deal, seat);
    let (primary, secondary) = points_by_kind(counts.primary, counts.secondary);
    at_least(primary + secondary, SURGES_FROM, obstacles::JING_POINTS)?;
    Ok(Evidence::tiles(deal.jing().kinds()))
}

/// 覇王: nobody else has a jing (N30).
pub(super) fn sole_holder(deal: &Deal, seat: Seat) -> Found {
    at_least(jing_held(deal, seat).into(), 1, obstacles::JING)?;
    no_other_jing(deal, seat)?;
    Ok(Evidence::tiles(deal.jing().kinds()))
}

/// 抄荘: the first four discards were identical (N32).
pub(super) fn chao_zhuang(deal: &Deal, _: Seat) -> Found {
    if deal.chao_zhuang() {
        Ok(Evidence::CIRCUMSTANCE)
    } else {
        Err(obstacles::FIRST_DISCARDS_DIFFER)
    }
}

/// 流局: nobody won, and by a ruling the dealer pays.
pub(super) fn drawn_hand(deal: &Deal, _: Seat) -> Found {
    let ruling = Ruling::DealerPaysDrawnHand;
    if deal.win().is_some() {
        return Err(obstacles::HAND_WON);
    }
    if deal.on(ruling) {
        Ok(Evidence::CIRCUMSTANCE)
    } else {
        Err(Obstacle::Ruled { ruling: ruling.key() })
    }
}
