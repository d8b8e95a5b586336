//! Detects each row of the table in a reading of a hand, with its evidence or the obstacle: one
//! function for each row of the win, and one for what is paid separately.

use crate::reading::division::{Form, Part, Parts, Set};
use crate::scoring::{Countable, Evidence, Obstacle, PartRequirement, WinRequirement};
use crate::tiles::{TileSet, WinSource, Wind};

use super::fans;
use super::obstacles;
use super::payments::{holding, jing_held};
use super::reading::{Found, Reading};
use super::record::Opening;
use super::ruling::Ruling;

fn circumstance(applies: bool, wanted: WinRequirement) -> Found {
    if applies { Ok(Evidence::CIRCUMSTANCE) } else { Err(Obstacle::Coming { wanted }) }
}

/// 自摸: the winning tile was self-drawn, also as a replacement tile (N14, N17).
fn self_drawn(r: &Reading) -> Found {
    circumstance(r.win.source.is_self_drawn(), WinRequirement::SELF_DRAWN)
}

/// 搶槓: the winning tile was added to another player's pung (N16).
fn robbing_the_kong(r: &Reading) -> Found {
    circumstance(r.win.source == WinSource::RobbedKong, WinRequirement::ROBBED_KONG)
}

/// 槓開: the winning tile replaced a kong (N17).
fn win_after_kong(r: &Reading) -> Found {
    circumstance(r.win.source == WinSource::Replacement, WinRequirement::REPLACEMENT)
}

/// 大七対: four pungs or kongs and a pair (N18).
fn all_pungs(r: &Reading) -> Found {
    let is_chow = |set: &Set| set.is_chow();
    let all = r.division.form == Form::FourSets && !r.division.sets.iter().any(is_chow);
    let found = || Evidence::parts(Parts::sets(0b1111).and(Part::PAIR));
    let wanted = PartRequirement::PUNG;
    if all { Ok(found()) } else { Err(Obstacle::Parts { wanted }) }
}

/// 小七対: seven pairs (N19).
fn seven_pairs(r: &Reading) -> Found {
    r.require_form(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).fold(Parts::NONE, |parts, i| parts.and(Part::pair(i)))))
}

/// 十三爛: fourteen unrelated tiles (N20).
fn thirteen_misfits(r: &Reading) -> Found {
    r.require_form(Form::Misfits)?;
    Ok(Evidence::tiles(r.division.singles))
}

/// 七星: thirteen misfits with all seven honors, none of them a wild jing (N21).
fn seven_stars(r: &Reading) -> Found {
    thirteen_misfits(r)?;
    let wild: TileSet = r.division.wilds.iter().map(|wild| wild.stands_for).collect();
    let missing = TileSet::HONORS.minus(r.division.singles);
    if !missing.is_empty() {
        // No jing may stand for an honor: those are missing, too.
        let kinds = missing.union(wild.intersection(TileSet::HONORS));
        return Err(Obstacle::Lacks { kinds });
    }
    match r.division.wilds.iter().find(|w| w.stands_for.is_honor()) {
        Some(w) => Err(obstacles::jing_wild(w.tile, w.stands_for)),
        None => Ok(Evidence::tiles(TileSet::HONORS)),
    }
}

/// 徳国: every jing in the hand is at face value, or the hand has none (N22).
fn german(r: &Reading) -> Found {
    match r.division.wilds.first() {
        Some(w) => Err(obstacles::jing_wild(w.tile, w.stands_for)),
        None => Ok(Evidence::tiles(r.hand.all().kinds().intersection(r.deal.jing().kinds()))),
    }
}

/// 徳中徳: the hand is German, and no other player has a jing (N23).
fn double_german(r: &Reading) -> Found {
    let found = german(r)?;
    let others = Wind::ALL.into_iter().filter(|seat| *seat != r.win.seat);
    match others.into_iter().find(|seat| jing_held(r.deal, *seat) > 0) {
        Some(seat) => Err(obstacles::jing_held(seat)),
        None => Ok(found),
    }
}

/// 精釣: the self-drawn tile made a pair with a lone jing (N24).
fn jing_fishing(r: &Reading) -> Found {
    self_drawn(r)?;
    if r.is_lone_jing(r.won) {
        Ok(Evidence::parts(Parts::of(r.won)))
    } else {
        Err(obstacles::NO_LONE_JING)
    }
}

/// 天胡: a win with the dealer's dealt hand (N26).
fn heavenly_win(r: &Reading) -> Found {
    if r.win.seat != r.deal.dealer() {
        return Err(obstacles::NOT_DEALER);
    }
    circumstance(r.win.opening == Some(Opening::Heavenly), obstacles::DEALT)
}

/// 地胡: a win on the dealer's first discard (N26).
fn earthly_win(r: &Reading) -> Found {
    circumstance(r.win.opening == Some(Opening::Earthly), obstacles::FIRST_DISCARD)
}

/// 荘家: the dealer pays or receives double for every win (N13) that is not paid with a flat amount.
fn dealer(r: &Reading) -> Found {
    if r.win.opening.is_some() { Err(obstacles::FLAT_PAYMENT) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// 点炮: the discarder pays double (N15).
fn discarder(r: &Reading) -> Found {
    let found = circumstance(r.win.source == WinSource::Discard, obstacles::DISCARD)?;
    if r.win.opening.is_some() { Err(obstacles::FLAT_PAYMENT) } else { Ok(found) }
}

/// Checks that a seat has at least `wanted` of something that is paid separately from the win.
fn at_least(have: i32, wanted: i32, of: Countable) -> Result<(), Obstacle> {
    let small = |n: i32| n.clamp(0, 255) as u8;
    let missing = Obstacle::Count { of, have: small(have), wanted: small(wanted) };
    if have >= wanted { Ok(()) } else { Err(missing) }
}

/// The evidence for a row in a reading of the winner's hand, or the first obstacle. Rows that are
/// paid separately from the win are checked for the winner's seat;
/// [`detect_for_seat`] checks them for any seat.
pub(super) fn detect(r: &Reading, fan: u8) -> Found {
    match fan {
        fans::SELF_DRAWN => self_drawn(r),
        fans::ROBBING_THE_KONG => robbing_the_kong(r),
        fans::WIN_AFTER_KONG => win_after_kong(r),
        fans::ALL_PUNGS => all_pungs(r),
        fans::SEVEN_PAIRS => seven_pairs(r),
        fans::THIRTEEN_MISFITS => thirteen_misfits(r),
        fans::SEVEN_STARS => seven_stars(r),
        fans::GERMAN => german(r),
        fans::DOUBLE_GERMAN => double_german(r),
        fans::JING_FISHING => jing_fishing(r),
        fans::HEAVENLY_WIN => heavenly_win(r),
        fans::EARTHLY_WIN => earthly_win(r),
        fans::DEALER => dealer(r),
        fans::DISCARDER => discarder(r),
        _ => detect_for_seat(r.deal, r.win.seat, fan),
    }
}

/// The evidence for a row that is paid separately from the win, for a seat, or the first obstacle:
/// the rows from Open Kong on (N27–N32). The dealer's payments do not depend on the seat.
pub(super) fn detect_for_seat(deal: &super::Deal, seat: crate::tiles::Seat, fan: u8) -> Found {
    let holding = holding(deal, seat);
    let (primary, secondary) = (i32::from(holding.primary), i32::from(holding.secondary));
    let jing = deal.jing();
    let of = |tile| Evidence::tiles(TileSet::of(tile));
    match fan {
        fans::OPEN_KONG | fans::CONCEALED_KONG
            if holding.jing_kongs > 0 && holding.open_kongs + holding.concealed_kongs == 0 =>
        {
            Err(obstacles::KONG_OF_JING)
        }
        fans::OPEN_KONG => {
            at_least(holding.open_kongs.into(), 1, Countable::MELDED_KONGS)?;
            Ok(Evidence::CIRCUMSTANCE)
        }
        fans::CONCEALED_KONG => {
            at_least(holding.concealed_kongs.into(), 1, Countable::CONCEALED_KONGS)?;
            Ok(Evidence::CIRCUMSTANCE)
        }
        fans::JING_KONG => {
            at_least(holding.jing_kongs.into(), 1, obstacles::JING_KONGS)?;
            Ok(Evidence::CIRCUMSTANCE)
        }
        fans::PRIMARY_JING => {
            at_least(primary, 1, obstacles::PRIMARY_JING)?;
            Ok(of(jing.primary))
        }
        fans::SECONDARY_JING => {
            at_least(secondary, 1, obstacles::SECONDARY_JING)?;
            Ok(of(jing.secondary))
        }
        fans::SURGE => {
            at_least(holding.raw(), super::payments::SURGES_FROM, obstacles::JING_POINTS)?;
            Ok(Evidence::tiles(jing.kinds()))
        }
        fans::SOLE_HOLDER => {
            at_least(primary + secondary, 1, obstacles::JING)?;
            let mut others = Wind::ALL.into_iter().filter(|other| *other != seat);
            match others.find(|other| jing_held(deal, *other) > 0) {
                Some(seat) => Err(obstacles::jing_held(seat)),
                None => Ok(Evidence::tiles(jing.kinds())),
            }
        }
        fans::CHAO_ZHUANG if !deal.chao_zhuang() => Err(obstacles::FIRST_DISCARDS_DIFFER),
        fans::DRAWN_HAND if deal.win().is_some() => Err(obstacles::HAND_WON),
        fans::DRAWN_HAND if !deal.on(Ruling::DealerPaysDrawnHand) => {
            Err(Obstacle::Ruled { ruling: Ruling::DealerPaysDrawnHand.key() })
        }
        fans::CHAO_ZHUANG | fans::DRAWN_HAND => Ok(Evidence::CIRCUMSTANCE),
        _ => Err(obstacles::HAND_DRAWN),
    }
}
