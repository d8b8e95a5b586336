//! The faults that only sanma finds: their codes, and what cannot be with Norths that are laid aside (SN6, SN8, SN10).
//! All others are those of riichi.

use crate::entry::{FaultCode, fault_codes};
use crate::rules::riichi::ruling::Ruling;
use crate::rules::riichi::situation::Situation;
use crate::rules::riichi::terms::Terms;
use crate::tiles::{Tile, WinSource};

fault_codes! {
    /// Norths were laid aside, which the rulings do not allow.
    NORTHS_NOT_PULLED = FaultCode::new("norths-not-pulled"),
    /// A win on the tile drawn for a North, but no North was laid aside.
    NO_NORTH_REPLACED = FaultCode::new("no-north-replaced"),
    /// A win on a North that another player lays aside, but with another tile.
    PULLED_NORTH_OTHER_TILE = FaultCode::new("pulled-north-other-tile"),
    /// A win on a North that another player lays aside, which the rulings do not allow.
    PULLED_NORTH_NOT_WON = FaultCode::new("pulled-north-not-won"),
}

/// The contradictions between what was answered about Norths, the winning tile and the rulings.
pub(super) fn about_norths(
    situation: &Situation,
    win: Option<Tile>,
    terms: Terms,
) -> Vec<FaultCode> {
    let is_replacement = situation.win.source == WinSource::NorthReplacement;
    let is_pulled = situation.win.source == WinSource::PulledNorth;
    let is_allowed = terms.on(Ruling::PulledNorths);
    let may_win = terms.on(Ruling::PulledNorthAny) || terms.on(Ruling::PulledNorthYakuman);
    let is_other = win.is_some_and(|tile| tile != Tile::NORTH);
    let is_any = situation.norths > 0 || is_replacement || is_pulled;
    let checks = [
        (is_any && !is_allowed, NORTHS_NOT_PULLED),
        (is_allowed && is_replacement && situation.norths == 0, NO_NORTH_REPLACED),
        (is_pulled && is_other, PULLED_NORTH_OTHER_TILE),
        (is_allowed && is_pulled && !may_win, PULLED_NORTH_NOT_WON),
    ];
    checks.into_iter().filter(|(is_there, _)| *is_there).map(|(_, code)| code).collect()
}
