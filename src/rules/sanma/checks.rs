//! What is wrong with a draft in sanma alone: tiles and sets that it does not have, and what cannot be with
//! Norths that are laid aside (SN1, SN2, SN6, SN8, SN10).

use crate::entry::{Draft, Fault, FaultCode};
use crate::rules::riichi::ruling::Ruling;
use crate::rules::riichi::situation::Situation;
use crate::rules::riichi::terms::Terms;
use crate::tiles::{Meld, Tile, TileSet, WinSource};

use super::faults::{
    CHOW_CALLED, NO_NORTH_REPLACED, NORTHS_NOT_PULLED, PULLED_NORTH_NOT_WON,
    PULLED_NORTH_OTHER_TILE,
};

/// Everything that is wrong in sanma alone.
pub(super) fn faults(draft: &Draft, situation: &Situation, terms: Terms) -> Vec<Fault> {
    let mut faults = of_tiles(draft);
    if !draft.is_drawn() {
        let (_, win) = draft.tiles.split_win();
        faults.extend(of_norths(situation, win, terms).into_iter().map(Fault::new));
    }
    faults
}

/// Tiles that are not played with, in the hand and among the indicators, and chows that were called.
fn of_tiles(draft: &Draft) -> Vec<Fault> {
    let melds = &draft.tiles.melds;
    let in_hand = draft.tiles.standing.iter().copied().chain(draft.tiles.win);
    let in_melds = melds.iter().flat_map(Meld::tiles);
    let all: TileSet = in_hand.chain(in_melds).chain(draft.in_view()).collect();
    let foreign = all.minus(draft.system().tiles);
    let chow = melds.iter().find(|meld| !draft.system().has_meld(meld));
    let foreign = (!foreign.is_empty()).then(|| Fault::new(FaultCode::FOREIGN_TILE).tiles(foreign));
    foreign
        .into_iter()
        .chain(chow.map(|meld| Fault::new(CHOW_CALLED).tiles(meld.tiles())))
        .collect()
}

/// The contradictions between what was answered about Norths, the winning tile and the rulings.
fn of_norths(situation: &Situation, win: Option<Tile>, terms: Terms) -> Vec<FaultCode> {
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
