//! Measures missing pungs of certain kinds, and concealed ones.

use crate::reading::division::{Set, Shape};
use crate::reading::target::Target;
use crate::tiles::{Tile, TileSet};

use super::Measure;

impl Measure<'_> {
    /// The number of tiles to exchange until a target is met together with `number` more pungs of
    /// these kinds, or with as many of them as there is room for.
    fn pungs_beside(&self, target: &Target, kinds: TileSet, number: usize) -> Option<u8> {
        let with = |kinds: TileSet| {
            let sets = target.sets.iter().copied().chain(pungs(kinds)).collect();
            Target { sets, ..target.clone() }
        };
        let number = number.min(4 - target.sets.len());
        choices(kinds, number).into_iter().filter_map(|kinds| self.exchanges(&with(kinds))).min()
    }

    /// The number of tiles to exchange until there are so many concealed pungs and kongs. Another player's
    /// winning tile completes none of them; a pung of its kind is concealed if it completes a chow.
    pub fn exchanges_to_concealed_pungs(&self, wanted: u8, claimed: Option<Tile>) -> Option<u8> {
        let melds = &self.hand.melds;
        let kongs = melds.iter().filter(|set| set.is_kong() && !set.claimed).count();
        let melded: TileSet =
            melds.iter().filter(|set| !set.is_chow()).map(|set| set.tile).collect();
        let others = self.hand.concealed.kinds().minus(melded);
        let kinds = others.minus(claimed.into_iter().collect());
        let wanted = usize::from(wanted).saturating_sub(kongs);
        let drawn = self.pungs_beside(&Target::with_sets([], None), kinds, wanted);
        let in_melds: TileSet = melds.iter().flat_map(|set| set.tiles()).collect();
        let in_a_chow = claimed.filter(|tile| !in_melds.contains(*tile)).and_then(|tile| {
            let pung = Set::standing(Shape::Pung, tile);
            let target = Target { sets: [pung].into_iter().collect(), ..Target::with_all_of(tile) };
            self.pungs_beside(&target, kinds, wanted.saturating_sub(1))
        });
        drawn.into_iter().chain(in_a_chow).min()
    }
}

/// The pungs of these kinds.
pub(super) fn pungs(kinds: TileSet) -> impl Iterator<Item = Set> {
    kinds.iter().map(|tile| Set::standing(Shape::Pung, tile))
}

/// Every choice of this many kinds.
pub(super) fn choices(kinds: TileSet, wanted: usize) -> Vec<TileSet> {
    let Some(tile) = kinds.first().filter(|_| wanted > 0) else {
        return if wanted == 0 { vec![TileSet::EMPTY] } else { Vec::new() };
    };
    let rest = kinds.minus(TileSet::of(tile));
    let with = choices(rest, wanted - 1).into_iter().map(|rest| rest.union(TileSet::of(tile)));
    with.chain(choices(rest, wanted)).collect()
}
