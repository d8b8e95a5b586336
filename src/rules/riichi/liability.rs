//! Liability: who discarded the tile for the last called set of a yakuman pays for it (R18).

use arrayvec::ArrayVec;

use crate::tiles::{Meld, TileSet};

use super::fans::{DAISANGEN, DAISUUSHII, SUUKANTSU};
use super::ruling::{Ruling, Rulings};
use super::sheet::HandSheet;
use super::situation::Liable;

/// The yakuman that declared sets show, so that somebody may be liable for them: all dragons, all winds
/// or four kongs, at least one of them called.
pub(super) fn shown_by(melds: &[Meld]) -> ArrayVec<u8, 2> {
    let declared = |is: &dyn Fn(&Meld) -> bool| {
        let called = melds.iter().any(|meld| is(meld) && meld.kind().is_claimed());
        if called { melds.iter().filter(|meld| is(meld)).count() } else { 0 }
    };
    let of =
        |kinds: TileSet| declared(&|meld| meld.kinds().len() == 1 && kinds.contains(meld.tile()));
    let all = [
        (DAISUUSHII, of(TileSet::WINDS) == 4),
        (DAISANGEN, of(TileSet::DRAGONS) == 3),
        (SUUKANTSU, declared(&|meld| meld.kind().is_kong()) == 4),
    ];
    // Four sets are not both all winds and all dragons.
    all.into_iter().filter(|(_, is_shown)| *is_shown).map(|(fan, _)| fan).collect()
}

/// For how many of the yakuman units of a hand a player is liable; 0 if the yakuman does not count there,
/// or if a ruling makes nobody liable for it.
pub(super) fn units(liable: Liable, sheet: &HandSheet, rulings: Rulings) -> u16 {
    let is_ruled = liable.fan != SUUKANTSU || rulings.on(Ruling::LiabilityFourKongs);
    match sheet.units_of(liable.fan) {
        units if units == 0 || !is_ruled => 0,
        _ if rulings.on(Ruling::LiabilityWholeHand) => sheet.units,
        units => units,
    }
}
