//! Makes fourteen tiles of sets and a pair. Whether they win, the rule system decides.

use crate::entry::notation::Tiles;
use crate::tiles::{Meld, MeldKind, Tile, TileSet};

use super::random::Random;

/// Returns four sets and a pair of these tiles, with the winning tile among them; `None` if there
/// are no tiles.
pub(super) fn sets_of(random: &mut Random, tiles: TileSet, melds: &[MeldKind]) -> Option<Tiles> {
    let kinds: Vec<Tile> = tiles.iter().collect();
    if kinds.is_empty() {
        return None;
    }
    let mut hand = Tiles::default();
    (0..4).for_each(|_| set(random, &kinds, melds, &mut hand));
    hand.standing.extend([random.pick(&kinds); 2]);
    let last = random.below(hand.standing.len());
    hand.win = Some(hand.standing.swap_remove(last));
    Some(hand)
}

/// Adds a set, sometimes a declared one.
fn set(random: &mut Random, kinds: &[Tile], melds: &[MeldKind], hand: &mut Tiles) {
    let tile = random.pick(kinds);
    let is_chow = !random.one_in(3);
    let chow =
        Meld::chow(tile).filter(|meld| is_chow && meld.kinds().iter().all(|t| kinds.contains(&t)));
    let meld = chow.unwrap_or_else(|| {
        // About one in six is a kong, if the system has kongs.
        let mut kinds: Vec<MeldKind> = melds.iter().copied().filter(|k| k.is_kong()).collect();
        kinds.resize(kinds.len().max(1) * 6, MeldKind::Pung);
        Meld::of(random.pick(&kinds), tile).unwrap_or(Meld::pung(tile))
    });
    if meld.kind().is_kong() || melds.contains(&meld.kind()) && random.one_in(4) {
        hand.melds.push(meld);
    } else {
        hand.standing.extend(meld.tiles());
    }
}
