//! The functions of the rows of a win: each detects a row in a reading of the winner's hand, with its
//! evidence or the obstacle, or measures what is missing of it. A jing can stand for any tile, so each
//! saves an exchange.

use crate::reading::division::{Form, Part, Parts, Set};
use crate::scoring::fan_table::NearMiss;
use crate::scoring::{Evidence, Obstacle, PartRequirement, Shortfall, WinRequirement, pairs_of};
use crate::tiles::{Counts, Seat, TileSet, WinSource, Wind};

use super::deal::Deal;
use super::declared::{DeclaredWin, Opening};
use super::held::jing_held;
use super::obstacles;
use super::reading::{Found, Reading};
use super::special_forms::unrelated;
use super::winning_tiles::WinningTiles;

/// 自摸: the winning tile was self-drawn, also as a replacement tile (N14, N17).
pub(super) fn self_drawn(_: &Deal, win: &DeclaredWin) -> Found {
    WinRequirement::SELF_DRAWN.met_if(win.source.is_self_drawn())
}

/// 搶槓: the winning tile was added to another player's pung (N16).
pub(super) fn robbing_the_kong(_: &Deal, win: &DeclaredWin) -> Found {
    WinRequirement::ROBBED_KONG.met_if(win.source == WinSource::RobbedKong)
}

/// 槓開: the winning tile replaced a kong (N17).
pub(super) fn win_after_kong(_: &Deal, win: &DeclaredWin) -> Found {
    WinRequirement::REPLACEMENT.met_if(win.source == WinSource::Replacement)
}

/// 大七対: four pungs or kongs and a pair (N18).
pub(super) fn all_pungs(r: &Reading) -> Found {
    let is_chow = |set: &Set| set.is_chow();
    let all = r.division.form == Form::FourSets && !r.division.sets.iter().any(is_chow);
    let found = || Evidence::parts(Parts::sets(0b1111).and(Part::PAIR));
    let wanted = PartRequirement::PUNG;
    if all { Ok(found()) } else { Err(Obstacle::Parts { wanted }) }
}

/// 小七対: seven pairs (N19).
pub(super) fn seven_pairs(r: &Reading) -> Found {
    r.require_form(Form::SevenPairs)?;
    Ok(Evidence::parts((0..7).fold(Parts::NONE, |parts, i| parts.and(Part::pair(i)))))
}

/// The pairs that there are.
pub(super) fn missing_seven_pairs(miss: &NearMiss<Reading>) -> Shortfall {
    let mut shortfall = miss.shortfall();
    if let Some(winning) = miss.reading.concealed() {
        // Two jing of a kind are a pair, too.
        shortfall.have = pairs_of(&winning.at_face_value(winning.jing_counts));
    }
    shortfall
}

/// 十三爛: fourteen unrelated tiles (N20).
pub(super) fn thirteen_misfits(r: &Reading) -> Found {
    r.require_form(Form::Misfits)?;
    Ok(Evidence::tiles(r.division.singles))
}

/// The tiles that do not fit beside the others.
pub(super) fn missing_misfits(miss: &NearMiss<Reading>) -> Shortfall {
    match miss.reading.concealed() {
        Some(winning) => {
            let others =
                unrelated(winning.ordinary.kinds()).iter().fold(winning.ordinary, Counts::without);
            let exchanges = Some(others.len() as u8);
            Shortfall { exchanges, ..miss.shortfall().with_tiles(others.tiles()) }
        }
        None => miss.shortfall(),
    }
}

/// 七星: thirteen misfits with all seven honors, none of them a wild jing (N21).
pub(super) fn seven_stars(r: &Reading) -> Found {
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

/// The tiles that do not fit, and the honors that are missing.
pub(super) fn missing_seven_stars(miss: &NearMiss<Reading>) -> Shortfall {
    let (Some(winning), misfits) = (miss.reading.concealed(), missing_misfits(miss)) else {
        return miss.shortfall();
    };
    match miss.obstacle {
        Obstacle::Form { .. } => with_seven_stars(misfits, &winning),
        Obstacle::Lacks { .. } => {
            let exchanges = with_seven_stars(misfits, &winning).exchanges;
            Shortfall { exchanges, ..miss.shortfall() }
        }
        _ => miss.shortfall(),
    }
}

/// What is missing of thirteen misfits with all seven honors, none of which a jing stands for (N21).
fn with_seven_stars(misfits: Shortfall, winning: &WinningTiles) -> Shortfall {
    // The kinds that fit, without jing.
    let stay = unrelated(winning.ordinary.kinds());
    let kinds = [winning.jing.primary, winning.jing.secondary];
    // A jing that is an honor is one of the seven.
    let honors = |at: usize| winning.jing_counts[at].min(u8::from(kinds[at].is_honor()));
    let at_face_value = [honors(0), honors(1)];
    let missing = TileSet::HONORS.minus(winning.at_face_value(at_face_value).kinds());
    let suited = stay.minus(TileSet::HONORS).len() + usize::from(winning.wild(at_face_value));
    let exchanges = missing.len() + 7usize.saturating_sub(suited);
    let lacks = Shortfall {
        needed: vec![missing.iter().collect()],
        ..Obstacle::Lacks { kinds: missing }.into()
    };
    Shortfall { exchanges: Some(exchanges as u8), ..misfits }
        .and(Some(lacks).filter(|_| !missing.is_empty()))
}

/// 徳国: every jing in the hand is at face value, or the hand has none (N22).
pub(super) fn german(r: &Reading) -> Found {
    match r.division.wilds.first() {
        Some(w) => Err(obstacles::jing_wild(w.tile, w.stands_for)),
        None => Ok(Evidence::tiles(r.hand.all().kinds().intersection(r.deal.jing().kinds()))),
    }
}

/// 徳中徳: the hand is German, and no other player has a jing (N23).
pub(super) fn double_german(r: &Reading) -> Found {
    let found = german(r)?;
    no_other_jing(r.deal, r.win.seat)?;
    Ok(found)
}

/// Whether nobody but the winner has a jing.
pub(super) fn has_all_jing(deal: &Deal) -> bool {
    deal.win().is_some_and(|win| no_other_jing(deal, win.seat).is_ok())
}

/// Checks that no other player has a jing. The obstacle names the first who is known to have one.
pub(super) fn no_other_jing(deal: &Deal, seat: Seat) -> Result<(), Obstacle> {
    let mut others = Wind::ALL.into_iter().filter(|other| *other != seat);
    if let Some(other) = others.find(|other| jing_held(deal, *other) > 0) {
        return Err(obstacles::jing_held(other));
    }
    let is_robbed = deal.robbed_pung().is_some_and(|pung| deal.jing().has(pung.tile));
    if is_robbed { Err(obstacles::JING_ROBBED) } else { Ok(()) }
}

/// 精釣: the self-drawn tile made a pair with a lone jing (N24).
pub(super) fn jing_fishing(r: &Reading) -> Found {
    self_drawn(r.deal, r.win)?;
    if r.is_lone_jing(r.won) {
        Ok(Evidence::parts(Parts::of(r.won)))
    } else {
        Err(obstacles::NO_LONE_JING)
    }
}

/// 天胡: a win with the dealer's dealt hand (N26).
pub(super) fn heavenly_win(deal: &Deal, win: &DeclaredWin) -> Found {
    if win.seat != deal.dealer() {
        return Err(obstacles::NOT_DEALER);
    }
    obstacles::DEALT.met_if(win.opening == Some(Opening::Heavenly))
}

/// 地胡: a win on the dealer's first discard (N26).
pub(super) fn earthly_win(_: &Deal, win: &DeclaredWin) -> Found {
    obstacles::FIRST_DISCARD.met_if(win.opening == Some(Opening::Earthly))
}

/// 荘家: the dealer pays or receives double for every win (N13) that is not paid with a flat amount.
pub(super) fn dealer(_: &Deal, win: &DeclaredWin) -> Found {
    if win.opening.is_some() { Err(obstacles::FLAT_PAYMENT) } else { Ok(Evidence::CIRCUMSTANCE) }
}

/// 点炮: the discarder pays double (N15).
pub(super) fn discarder(_: &Deal, win: &DeclaredWin) -> Found {
    let found = obstacles::DISCARD.met_if(win.source == WinSource::Discard)?;
    if win.opening.is_some() { Err(obstacles::FLAT_PAYMENT) } else { Ok(found) }
}
