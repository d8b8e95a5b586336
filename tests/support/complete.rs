//! Whether tiles can be a complete hand at all. Tests that try very many hands ask this first, and read only the few
//! that can be.

use hule::entry::notation::Tiles;
use hule::reading::shanten::{Forms, HandTiles, distance};
use hule::tiles::{Counts, TileSet};

/// The forms that win in any rule system.
const FORMS: Forms =
    Forms { pairs: &[TileSet::ALL], different_pairs: false, thirteen_orphans: true, knitted: true };

/// Whether these concealed tiles and the melds of a hand make a complete one in some rule system without wild
/// tiles.
pub fn may_be_complete(concealed: &Counts, hand: &Tiles) -> bool {
    let melded = hand.melds.iter().flat_map(|meld| meld.tiles()).collect();
    let hand = HandTiles { tiles: concealed, melded: &melded, melds: hand.melds.len() };
    distance(hand, FORMS).missing == 0
}
