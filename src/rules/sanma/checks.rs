//! What cannot be with Norths that are laid aside (SN6, SN8, SN10).

use crate::entry::FaultCode;
use crate::rules::riichi::ruling::Ruling;
use crate::rules::riichi::situation::Situation;
use crate::rules::riichi::terms::Terms;
use crate::tiles::{Tile, WinSource};

use super::faults::{
    NO_NORTH_REPLACED, NORTHS_NOT_PULLED, PULLED_NORTH_NOT_WON, PULLED_NORTH_OTHER_TILE,
};

/// The contradictions between what was answered about Norths, the winning tile and the rulings.
pub(super) fn faults(situation: &Situation, win: Option<Tile>, terms: Terms) -> Vec<FaultCode> {
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
